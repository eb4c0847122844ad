use std::fmt;
use std::str::FromStr;

use crate::notation::{Expected, ParseError, Reader};

/// A line of the protocol: `level moves=9 time=291.587`.
///
/// A value with anything special in it stands in double quotes, and so does an empty one; it cannot have double
/// quotes in it, which are written as single ones. Read leniently: spaces around any sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HubLine {
    command: String,
    arguments: Vec<Argument>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Argument {
    name: String,
    /// A flag has none.
    value: Option<String>,
}

impl HubLine {
    /// A command alone; a single word.
    pub fn new(command: &str) -> HubLine {
        HubLine {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(self, name: &str, value: impl ToString) -> HubLine {
        self.with_argument(name, Some(value.to_string()))
    }

    /// The same with one more argument that has no value.
    #[must_use]
    pub fn with_flag(self, name: &str) -> HubLine {
        self.with_argument(name, None)
    }

    fn with_argument(mut self, name: &str, value: Option<String>) -> HubLine {
        let name = name.to_owned();
        self.arguments.push(Argument { name, value });
        self
    }

    /// The command.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of an argument: empty for a flag, none where there is no such argument. The last one counts.
    pub fn value(&self, name: &str) -> Option<&str> {
        let argument = self.arguments.iter().rfind(|other| other.name == name);
        argument.map(|argument| argument.value.as_deref().unwrap_or_default())
    }

    /// Whether there is such an argument, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

fn is_bare(c: char) -> bool {
    !c.is_control() && !c.is_whitespace() && c != '=' && c != '"'
}

impl fmt::Display for HubLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.command)?;
        for Argument { name, value } in &self.arguments {
            match value {
                None => write!(f, " {name}")?,
                Some(value) if !value.is_empty() && value.chars().all(is_bare) => {
                    write!(f, " {name}={value}")?;
                }
                Some(value) => {
                    let value = value.replace('"', "'").replace(char::is_control, " ");
                    write!(f, " {name}=\"{value}\"")?;
                }
            }
        }
        Ok(())
    }
}

impl FromStr for HubLine {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<HubLine, ParseError> {
        let mut reader = Reader::new(text);
        let mut line = HubLine::new(parse_word(&mut reader, "a command")?);
        loop {
            reader.skip_spaces();
            if reader.is_at_end() {
                return Ok(line);
            }
            let name = parse_word(&mut reader, "the name of an argument")?;
            reader.skip_spaces();
            let value = match reader.take(&['=']) {
                Some(_) => Some(parse_value(&mut reader)?.to_owned()),
                None => None,
            };
            line = line.with_argument(name, value);
        }
    }
}

fn parse_word<'a>(reader: &mut Reader<'a>, expected: &'static str) -> Result<&'a str, ParseError> {
    reader.skip_spaces();
    match reader.take_while(is_bare) {
        "" => Err(reader.expected(Expected::Protocol(expected))),
        word => Ok(word),
    }
}

fn parse_value<'a>(reader: &mut Reader<'a>) -> Result<&'a str, ParseError> {
    reader.skip_spaces();
    if reader.take(&['"']).is_none() {
        return parse_word(reader, "a value");
    }
    let value = reader.take_while(|c| c != '"');
    match reader.take(&['"']) {
        Some(_) => Ok(value),
        None => Err(reader.expected(Expected::Protocol("a closing quotation mark"))),
    }
}
