//! Changes of a JSON value that preserve its unknown parts.

use serde_json::{Map, Value};

/// The known part of a value: the entries of an object, or the elements of an array, that fit. `None` if nothing fits.
pub(super) fn known_part(value: &Value, fits: &dyn Fn(&Value) -> bool) -> Option<Value> {
    if fits(value) {
        return Some(value.clone());
    }
    let part = match value {
        Value::Object(fields) => {
            let known = fields.iter().filter_map(|(name, value)| {
                let alone = |value: &Value| {
                    fits(&Value::Object(Map::from_iter([(name.clone(), value.clone())])))
                };
                Some((name.clone(), known_part(value, &alone)?))
            });
            Value::Object(known.collect())
        }
        Value::Array(elements) => {
            let fits_alone = |element: &&Value| fits(&Value::Array(vec![(*element).clone()]));
            Value::Array(elements.iter().filter(fits_alone).cloned().collect())
        }
        _ => return None,
    };
    fits(&part).then_some(part)
}

/// Applies the difference between two values to a third one, which may hold more than the first of them did: other
/// fields stay, and so do other elements of an array, which counts as a set.
pub(super) fn merge(before: &Value, after: &Value, target: &mut Value) {
    if before == after {
        return;
    }
    match (before, after, &mut *target) {
        (Value::Object(before), Value::Object(after), Value::Object(fields)) => {
            fields.retain(|name, _| after.contains_key(name) || !before.contains_key(name));
            for (name, after) in after {
                match (before.get(name), fields.get_mut(name)) {
                    (Some(before), Some(field)) => merge(before, after, field),
                    (Some(before), None) if before == after => {}
                    _ => {
                        fields.insert(name.clone(), after.clone());
                    }
                }
            }
        }
        (Value::Array(before), Value::Array(after), Value::Array(elements)) => {
            elements.retain(|element| after.contains(element) || !before.contains(element));
            let added = after.iter().filter(|element| !before.contains(element));
            let added: Vec<_> =
                added.filter(|element| !elements.contains(element)).cloned().collect();
            elements.extend(added);
        }
        _ => *target = after.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_not_known_stays_where_it_is() {
        let mut target = json!({
            "new": {"a": [1]},
            "board": {"solved": [3, "x", 1], "streak": 2, "rank": "gold"},
            "gone": 1,
        });
        let before = json!({"board": {"solved": [1, 3], "streak": 2}, "gone": 1, "default": 0});
        let after = json!({"board": {"solved": [1, 4], "streak": 3}, "default": 0});
        merge(&before, &after, &mut target);
        let expected = json!({
            "new": {"a": [1]},
            "board": {"solved": ["x", 1, 4], "streak": 3, "rank": "gold"},
        });
        assert_eq!(target, expected);
    }

    #[test]
    fn a_value_of_another_kind_is_replaced_only_when_it_changes() {
        let mut target = json!({"streak": "many", "best": "most"});
        let before = json!({"streak": 0, "best": 0});
        merge(&before, &json!({"streak": 1, "best": 0}), &mut target);
        assert_eq!(target, json!({"streak": 1, "best": "most"}));
    }

    #[test]
    fn the_entries_and_elements_that_fit_are_known() {
        // Numbers in arrays in objects fit.
        fn fits(value: &Value) -> bool {
            let fields = value.as_object();
            fields.is_some_and(|fields| {
                fields.values().all(|field| {
                    let elements = field.as_array();
                    elements.is_some_and(|all| all.iter().all(Value::is_number))
                })
            })
        }
        let value = json!({"a": [1, 2], "b": [3, "x"], "c": "y"});
        assert_eq!(known_part(&value, &fits), Some(json!({"a": [1, 2], "b": [3]})));
        assert_eq!(known_part(&json!([1]), &fits), None);
        assert_eq!(known_part(&json!("y"), &fits), None);
    }
}
