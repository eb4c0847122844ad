//! The names of controls.

/// Returns the name of a button with these texts, whose action has this name. `is_named` is `true` if the name is in
/// its tooltip: then the texts are only a sign or the state.
pub(super) fn button_name(texts: &[String], action: Option<&str>, is_named: bool) -> String {
    let texts = texts.join(", ");
    let letters = texts.chars().filter(|sign| sign.is_alphabetic()).count();
    match action {
        Some(action) if letters < 2 => action.to_owned(),
        Some(action) if is_named && texts != action => format!("{action}: {texts}"),
        _ => texts,
    }
}

#[cfg(test)]
mod tests {
    use super::button_name;

    #[test]
    fn a_button_is_named_by_its_words_and_a_sign_by_its_action() {
        let name = |texts: &[&str], action, is_named| {
            let texts: Vec<_> = texts.iter().map(|&text| text.to_owned()).collect();
            button_name(&texts, action, is_named)
        };
        assert_eq!(name(&["Resign"], Some("Resign"), false), "Resign");
        assert_eq!(name(&["28"], Some("Numbers"), true), "Numbers");
        assert_eq!(name(&[], Some("Hint"), true), "Hint");
        assert_eq!(name(&["EN"], Some("Language"), true), "Language: EN");
        assert_eq!(
            name(&["White", "Person"], Some("Who plays"), false),
            "White, Person"
        );
    }
}
