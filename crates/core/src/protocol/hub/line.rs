use std::fmt;
use std::str::FromStr;

use winnow::Parser;
use winnow::combinator::{alt, cut_err, delimited, eof, opt, preceded, repeat_till, terminated};
use winnow::error::ErrMode;
use winnow::token::{take_till, take_while};

use crate::notation::parse_error::{Input, Mismatch, Parsed, parse, spaces};
use crate::notation::{Expected, ParseError};

/// A line of the protocol, a command and its arguments: `level moves=9 time=291.587`.
///
/// A value that is empty or contains spaces, `=` or the like stands in double quotes. It cannot contain double quotes,
/// which are written as single ones; control characters are written as spaces. Spaces may stand around any token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HubLine {
    command: String,
    arguments: Vec<Argument>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Argument {
    name: String,
    /// `None` for a flag.
    value: Option<String>,
}

impl HubLine {
    /// A command of a single word, without arguments.
    pub fn new(command: &str) -> HubLine {
        HubLine {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(self, name: &str, value: impl ToString) -> HubLine {
        self.with_argument(name, Some(value.to_string()))
    }

    /// Adds an argument without a value.
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

    /// The value of an argument, empty for a flag; `None` if the line does not have it. Of several, the last counts.
    pub fn value(&self, name: &str) -> Option<&str> {
        let argument = self.arguments.iter().rfind(|other| other.name == name);
        argument.map(|argument| argument.value.as_deref().unwrap_or_default())
    }

    /// The name of an argument that is none of these; `None` if there is no other.
    pub fn other_than(&self, names: &[&str]) -> Option<&str> {
        let mut found = self.arguments.iter().map(|argument| &*argument.name);
        found.find(|name| !names.contains(name))
    }

    /// Returns `true` if the line has this argument, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }
}

/// Returns `true` for a character of a command, a name or a value without quotes.
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
        parse(hub_line, Expected::Protocol("the end"), text)
    }
}

fn hub_line(input: &mut Input<'_>) -> Parsed<HubLine> {
    let command = delimited(spaces, word("a command"), spaces).parse_next(input)?;
    let (arguments, _) = repeat_till(0.., argument, eof).parse_next(input)?;
    Ok(HubLine {
        command: command.to_owned(),
        arguments,
    })
}

fn argument(input: &mut Input<'_>) -> Parsed<Argument> {
    let name = terminated(word("the name of an argument"), spaces).parse_next(input)?;
    let value = opt(preceded(('=', spaces), cut_err(value))).parse_next(input)?;
    spaces.parse_next(input)?;
    Ok(Argument {
        name: name.to_owned(),
        value: value.map(str::to_owned),
    })
}

fn value<'a>(input: &mut Input<'a>) -> Parsed<&'a str> {
    let quote = '"'.context(Expected::Protocol("a closing quotation mark"));
    let quoted = delimited('"', take_till(0.., '"'), cut_err(quote));
    alt((quoted, word("a value"))).parse_next(input)
}

fn word<'a>(expected: &'static str) -> impl Parser<Input<'a>, &'a str, ErrMode<Mismatch>> {
    take_while(1.., is_bare).context(Expected::Protocol(expected))
}
