use super::PlayerSpecError;

/// The words of a text, parted by spaces outside quotation marks.
pub(super) fn words(text: &str) -> Result<Vec<String>, PlayerSpecError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(closing) if c == closing => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quote {
        None => Ok(words),
        Some(quote) => Err(PlayerSpecError::UnclosedQuote(quote)),
    }
}
