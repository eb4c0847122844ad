//! The messages on a page, which embeds only those in English: a player needs one language, and the others would be a
//! twentieth of the download.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Locale, Messages};

const ENGLISH: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/en.ftl"));

/// The files that were added, by the names of their languages.
type Files = BTreeMap<String, Vec<u8>>;

static ADDED: Mutex<Files> = Mutex::new(BTreeMap::new());

fn added() -> MutexGuard<'static, Files> {
    ADDED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns `true` if the messages of a language are loaded.
pub fn has(locale: Locale) -> bool {
    locale == Locale::En || added().contains_key(locale.as_ref())
}

/// Adds the messages of a language from its file, which must be of this build. Returns `false` if the file has none.
pub fn add(locale: Locale, file: Vec<u8>) -> bool {
    let is_read = Messages::new(locale, &file).is_ok();
    if is_read {
        added().insert(locale.as_ref().to_owned(), file);
    }
    is_read
}

/// The messages of a language; those in English until it is loaded.
pub fn load(locale: Locale) -> Messages {
    let messages = match added().get(locale.as_ref()) {
        Some(file) => Messages::new(locale, file),
        None => Messages::new(Locale::En, ENGLISH),
    };
    messages.expect("they were read before, or when the program was built")
}
