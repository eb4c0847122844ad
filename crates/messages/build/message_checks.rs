//! Checks of the messages, which `build.rs` runs before generating functions: each language has the keys and arguments
//! of English, names the same buttons by reference, and each plural has a text for every number.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The language whose keys and arguments the others must have.
const REFERENCE: &str = "en";

/// The numbers for which a plural must have a text. The plural rules of most languages repeat within them, except those
/// about millions.
const COUNTED: std::ops::RangeInclusive<u32> = 0..=1000;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) file: PathBuf,
    /// The key of the message; empty for a fault of the whole file.
    pub(crate) key: String,
    pub(crate) problem: Problem,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    Syntax(String),
    /// The language of the folder has no known plural rules.
    UnknownLanguage,
    Duplicate,
    /// English has the key and this language does not.
    Missing,
    /// This language has the key and English does not.
    Superfluous,
    Arguments {
        expected: BTreeSet<String>,
        found: BTreeSet<String>,
    },
    /// The messages that it refers to, such as the words of a button, are not those of English.
    References {
        expected: BTreeSet<String>,
        found: BTreeSet<String>,
    },
    /// It refers to a message that does not exist.
    UnknownReference(String),
    /// A plural has no variant for this category, which the language uses for the number.
    PluralLacks {
        category: &'static str,
        /// The smallest such number.
        number: u32,
    },
    /// A plural has a variant for a category that the language never uses.
    PluralUnused(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { file, key, problem } = self;
        write!(f, "{}: ", file.display())?;
        if !key.is_empty() {
            write!(f, "{key}: ")?;
        }
        let list = |names: &BTreeSet<String>| {
            if names.is_empty() {
                "none".to_owned()
            } else {
                names.iter().cloned().collect::<Vec<_>>().join(", ")
            }
        };
        match problem {
            Problem::Syntax(error) => write!(f, "syntax error: {error}"),
            Problem::UnknownLanguage => write!(f, "no plural rules for this language"),
            Problem::Duplicate => write!(f, "defined twice"),
            Problem::Missing => write!(f, "missing; {REFERENCE} has it"),
            Problem::Superfluous => write!(f, "superfluous; {REFERENCE} has no such key"),
            Problem::Arguments { expected, found } => {
                write!(f, "expected the arguments {}, found {}", list(expected), list(found))
            }
            Problem::References { expected, found } => {
                write!(f, "expected the messages {} in it, found {}", list(expected), list(found))
            }
            Problem::UnknownReference(key) => write!(f, "there is no message {key}"),
            Problem::PluralLacks { category, number } => {
                write!(f, "the plural lacks [{category}], which {number} needs")
            }
            Problem::PluralUnused(category) => {
                write!(f, "the plural has [{category}], which this language never uses")
            }
        }
    }
}

/// Returns the faults in the messages of a folder that has a folder for each language.
pub(crate) fn faults(folder: &Path) -> io::Result<Vec<Fault>> {
    let mut languages = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        languages.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    let mut faults = Vec::new();
    let path = |language: &str| folder.join(language).join("messages.ftl");
    let reference_path = path(REFERENCE);
    let text = fs::read_to_string(&reference_path)?;
    let reference = Messages::parse(&text, &reference_path, &mut faults);
    for language in &languages {
        let file = path(language);
        let text = fs::read_to_string(&file)?;
        let messages = if language == REFERENCE {
            &reference
        } else {
            &Messages::parse(&text, &file, &mut faults)
        };
        let mut report = |key: &str, problem| {
            let (file, key) = (file.clone(), key.to_owned());
            faults.push(Fault { file, key, problem });
        };
        let Some(rules) = plural_rules(language) else {
            report("", Problem::UnknownLanguage);
            continue;
        };
        for key in reference.0.keys().filter(|key| !messages.0.contains_key(*key)) {
            report(key, Problem::Missing);
        }
        for (key, message) in &messages.0 {
            let Some(expected) = reference.0.get(key) else {
                report(key, Problem::Superfluous);
                continue;
            };
            if message.arguments != expected.arguments {
                let (expected, found) = (expected.arguments.clone(), message.arguments.clone());
                report(key, Problem::Arguments { expected, found });
            }
            if message.references != expected.references {
                let (expected, found) = (expected.references.clone(), message.references.clone());
                report(key, Problem::References { expected, found });
            }
            for unknown in message.references.iter().filter(|key| !reference.0.contains_key(*key)) {
                report(key, Problem::UnknownReference(unknown.clone()));
            }
            for plural in &message.selects {
                let counts = plural.shows_argument && expected.has_plural_of(&plural.argument);
                if plural.is_plural() || counts {
                    for problem in plural.problems(&rules) {
                        report(key, problem);
                    }
                }
            }
        }
    }
    Ok(faults)
}

fn plural_rules(language: &str) -> Option<PluralRules> {
    let language: LanguageIdentifier = language.parse().ok()?;
    PluralRules::create(language, PluralRuleType::CARDINAL).ok()
}

struct Messages(BTreeMap<String, Message>);

/// The arguments and references of a message, and its selections.
#[derive(Default)]
struct Message {
    arguments: BTreeSet<String>,
    references: BTreeSet<String>,
    selects: Vec<Select>,
}

/// A selection of a text by an argument.
struct Select {
    argument: String,
    /// The default text has the argument in it, and so must agree with the number.
    shows_argument: bool,
    keys: Vec<String>,
}

impl Messages {
    fn parse(text: &str, file: &Path, faults: &mut Vec<Fault>) -> Messages {
        let mut report = |key: &str, problem| {
            let (file, key) = (file.to_owned(), key.to_owned());
            faults.push(Fault { file, key, problem });
        };
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                report("", Problem::Syntax(error.to_string()));
            }
            resource
        });
        let mut messages = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(parsed) = entry else {
                continue;
            };
            let mut message = Message::default();
            for attribute in &parsed.attributes {
                message.read_pattern(&attribute.value);
            }
            if let Some(value) = &parsed.value {
                message.read_pattern(value);
            }
            if messages.insert(parsed.id.name.to_owned(), message).is_some() {
                report(parsed.id.name, Problem::Duplicate);
            }
        }
        Messages(messages)
    }
}

impl Message {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read_pattern(&variant.value);
                }
                if let InlineExpression::VariableReference { id } = selector {
                    let mut default_text = Message::default();
                    for variant in variants.iter().filter(|variant| variant.default) {
                        default_text.read_pattern(&variant.value);
                    }
                    self.selects.push(Select {
                        argument: id.name.to_owned(),
                        shows_argument: default_text.arguments.contains(id.name),
                        keys: variants.iter().map(key).collect(),
                    });
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.read_call(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                self.read_call(arguments)
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_call(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.read_inline(argument);
        }
        for argument in &arguments.named {
            self.read_inline(&argument.value);
        }
    }

    fn has_plural_of(&self, argument: &str) -> bool {
        let of_argument = |select: &&Select| select.argument == argument;
        self.selects.iter().filter(of_argument).any(Select::is_plural)
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}

impl Select {
    /// Returns `true` if the text depends on a plural category.
    fn is_plural(&self) -> bool {
        let categories = ["zero", "one", "two", "few", "many"];
        self.keys.iter().any(|key| categories.contains(&key.as_str()))
    }

    /// Returns the missing categories, and those that no number has.
    fn problems(&self, rules: &PluralRules) -> Vec<Problem> {
        let mut lacking = BTreeMap::new();
        let mut used = BTreeSet::from(["other"]);
        for number in COUNTED {
            let category = category(rules, number.into());
            used.insert(category);
            let has = |name: &str| self.keys.iter().any(|key| key == name);
            if !has(category) && !has(&number.to_string()) {
                lacking.entry(category).or_insert(number);
            }
        }
        used.insert(category(rules, 1e6));
        let lacks =
            lacking.into_iter().map(|(category, number)| Problem::PluralLacks { category, number });
        let is_unused = |key: &&String| key.parse::<f64>().is_err() && !used.contains(key.as_str());
        let unused = self.keys.iter().filter(is_unused).cloned();
        lacks.chain(unused.map(Problem::PluralUnused)).collect()
    }
}

fn category(rules: &PluralRules, number: f64) -> &'static str {
    match rules.select(number) {
        Ok(PluralCategory::ZERO) => "zero",
        Ok(PluralCategory::ONE) => "one",
        Ok(PluralCategory::TWO) => "two",
        Ok(PluralCategory::FEW) => "few",
        Ok(PluralCategory::MANY) => "many",
        Ok(PluralCategory::OTHER) | Err(_) => "other",
    }
}
