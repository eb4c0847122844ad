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
}

impl Preferences {
    pub(super) fn loaded(sections: Map<String, Value>) -> Preferences {
        Preferences { before: sections.clone(), now: sections }
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
