//! Names of players and events, each once.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::spelling::latin;

/// Texts with numbers. A text that occurs in many games is kept once.
#[derive(Debug, Default)]
pub(super) struct NameTable {
    text: String,
    /// The end of each name in `text`.
    ends: Vec<u32>,
    /// The names without accents and in lower case, from the first search on.
    folded: OnceLock<Vec<Box<str>>>,
}

impl PartialEq for NameTable {
    fn eq(&self, other: &NameTable) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for NameTable {}

impl NameTable {
    /// The name with this number; empty if there is none.
    pub(super) fn get(&self, number: u32) -> &str {
        let number = number as usize;
        let Some(&end) = self.ends.get(number) else {
            return "";
        };
        let start = match number {
            0 => 0,
            _ => self.ends[number - 1],
        };
        &self.text[start as usize..end as usize]
    }

    /// All names, in the order of their numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len() as u32).map(|number| self.get(number))
    }

    /// All names without accents, in lower case, in the order of their numbers.
    pub(super) fn folded(&self) -> &[Box<str>] {
        let fold_all = || self.iter().map(|name| latin(name).into()).collect();
        self.folded.get_or_init(fold_all)
    }

    /// Bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        let folded = self.folded.get().into_iter().flatten();
        let folded = folded.map(|name| name.len() + size_of::<Box<str>>());
        self.text.len() + 4 * self.ends.len() + folded.sum::<usize>()
    }

    /// The text and the ends of the names in it, to be written.
    pub(super) fn parts(&self) -> (&str, &[u32]) {
        (&self.text, &self.ends)
    }

    /// The table of these parts; `None` if they do not fit each other.
    pub(super) fn from_parts(text: String, ends: Vec<u32>) -> Option<NameTable> {
        let is_rising = ends.is_sorted();
        let is_whole = ends.last().map_or(0, |&end| end as usize) == text.len();
        let is_text = ends.iter().all(|&end| text.is_char_boundary(end as usize));
        (is_rising && is_whole && is_text).then_some(NameTable {
            text,
            ends,
            folded: OnceLock::new(),
        })
    }
}

/// A [`NameTable`] while names are added.
#[derive(Debug, Default)]
pub(super) struct NameTableBuilder {
    table: NameTable,
    numbers: HashMap<Box<str>, u32>,
}

/// The longest name that is kept, in bytes; longer ones are cut.
const MAX_NAME_BYTES: usize = 200;

impl NameTableBuilder {
    /// The number of this name, which is added if it is new. Where all of them would be too long for the table, it is
    /// left out.
    pub(super) fn number(&mut self, name: &str) -> u32 {
        let name = &name[..name.floor_char_boundary(MAX_NAME_BYTES)];
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let number = self.table.ends.len() as u32;
        let Ok(end) = u32::try_from(self.table.text.len() + name.len()) else {
            return u32::MAX;
        };
        self.table.text += name;
        self.table.ends.push(end);
        self.numbers.insert(name.into(), number);
        number
    }

    pub(super) fn finish(self) -> NameTable {
        self.table
    }
}
