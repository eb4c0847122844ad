use std::collections::BTreeSet;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::platform::known_value;

/// The preferences as JSON, a section for each owner.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preferences {
    /// The sections as they were loaded and understood, to find what has changed.
    pub(super) before: Map<String, Value>,
    pub(super) now: Map<String, Value>,
    /// The sections of records.
    records: BTreeSet<String>,
}

impl Preferences {
    pub(super) fn loaded(sections: Map<String, Value>) -> Preferences {
        Preferences { before: sections.clone(), now: sections, ..Preferences::default() }
    }

    /// Reads a section for its owner. Missing and unknown values have their defaults, which does not count as a change.
    pub fn take<T: DeserializeOwned + Serialize + Default>(&mut self, section: &str) -> T {
        let json = self.now.get(section);
        let value: T = json.and_then(known_value).unwrap_or_default();
        self.settle(section, &value);
        value
    }

    /// Sets a section as its owner has understood it, which does not count as a change.
    pub fn settle<T: Serialize>(&mut self, section: &str, value: &T) {
        self.set(section, value);
        if let Some(json) = self.now.get(section) {
            self.before.insert(section.to_owned(), json.clone());
        }
    }

    pub fn set<T: Serialize>(&mut self, section: &str, value: &T) {
        if let Ok(json) = serde_json::to_value(value) {
            self.now.insert(section.to_owned(), json);
        }
    }

    /// Makes this a section of records: of a number that two windows have changed, the higher one is kept.
    pub fn keep_best(&mut self, section: &str) {
        self.records.insert(section.to_owned());
    }

    /// Adds to the records to save what other windows have saved since.
    pub(super) fn merge_records(
        &self,
        before: &Map<String, Value>,
        after: &mut Map<String, Value>,
        saved: &Map<String, Value>,
    ) {
        for section in &self.records {
            if let (Some(after), Some(saved)) = (after.get_mut(section), saved.get(section)) {
                merge_best(before.get(section).unwrap_or(&Value::Null), after, saved);
            }
        }
    }
}

/// Adds to records what has been saved since `before`: numbers that have not been changed here, or less.
fn merge_best(before: &Value, after: &mut Value, saved: &Value) {
    match (after, saved) {
        (Value::Object(after), Value::Object(saved)) => {
            for (name, after) in after {
                if let Some(saved) = saved.get(name) {
                    merge_best(&before[name], after, saved);
                }
            }
        }
        (Value::Array(after), Value::Array(saved)) => {
            after.resize(after.len().max(saved.len()), Value::Null);
            for (index, (after, saved)) in after.iter_mut().zip(saved).enumerate() {
                merge_best(&before[index], after, saved);
            }
        }
        (after, saved) => {
            let is_better = saved != before && saved.as_u64() > after.as_u64();
            if after == before || is_better {
                after.clone_from(saved);
            }
        }
    }
}

/// Applies the difference between two values to a third one, whose other fields stay.
pub(super) fn apply_change(before: &Value, after: &Value, target: &mut Value) {
    match (before, after) {
        _ if before == after => {}
        (Value::Object(before), Value::Object(after)) => {
            if !target.is_object() {
                *target = Value::Object(Map::new());
            }
            let Value::Object(fields) = target else {
                return;
            };
            fields.retain(|name, _| after.contains_key(name) || !before.contains_key(name));
            for (name, after) in after {
                let before = before.get(name).unwrap_or(&Value::Null);
                if before != after {
                    apply_change(before, after, fields.entry(name).or_insert(Value::Null));
                }
            }
        }
        _ => *target = after.clone(),
    }
}
