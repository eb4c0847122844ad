//! Words of a text in PDN that look like moves, found without the reader that is tested.

/// Number of words that look like moves; `None` for a text in which a reader must find an error. Words are only counted
/// where nobody can doubt them, so there may be more moves.
pub fn count(text: &[u8]) -> Option<usize> {
    let text = String::from_utf8_lossy(text).to_lowercase();
    // With this tag, a result may look like a move.
    if text.contains("resultformat") {
        return None;
    }
    let bare = without_remarks(text.trim_start_matches('\u{feff}'))?;
    let words = bare.split(|c: char| c.is_whitespace() || "()".contains(c));
    Some(words.filter(|word| is_move(word)).count())
}

/// Returns `true` for a text in which two different results stand one behind the other, after a move of a main line.
pub fn has_two_results(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text).to_lowercase();
    // In a variation, a result is a comment.
    if text.contains('(') {
        return false;
    }
    let bare = without_remarks(text.trim_start_matches('\u{feff}')).unwrap_or_default();
    bare.split(is_line_end).any(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_result = |word: &str| ["2-0", "1-1", "0-2"].contains(&word);
        words.array_windows().any(|[before, first, second]| {
            is_move(before) && is_result(first) && is_result(second) && first != second
        })
    })
}

const fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r')
}

/// The text without comments, tags, positions and skipped lines. A tag or a position leaves the end of a line, because
/// it may begin a game; others leave a space.
fn without_remarks(text: &str) -> Option<String> {
    let mut bare = String::new();
    let mut rest = text;
    let mut is_line_start = true;
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '{' => rest.find('}')? + 1,
            '[' => length_of_tag(rest)?,
            '/' => rest[1..].find(|c| is_line_end(c) || c == '/')? + 2,
            ';' => rest.find(is_line_end).unwrap_or(rest.len()),
            '%' if is_line_start => rest.find(is_line_end).unwrap_or(rest.len()),
            c => {
                bare.push(c);
                is_line_start = is_line_end(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        bare.push(if matches!(c, '[' | '/') { '\n' } else { ' ' });
        is_line_start = false;
        rest = &rest[length..];
    }
    Some(bare)
}

/// The length of a tag at the start of the text: to the bracket behind the quotation mark that is not escaped.
fn length_of_tag(text: &str) -> Option<usize> {
    let start = text.find('"')? + 1;
    let mut is_escaped = false;
    let quote = text[start..].find(|c| {
        let is_end = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        is_end
    })?;
    let end = start + quote + 1;
    let spaces = text[end..].len() - text[end..].trim_start().len();
    let has_bracket = text[end + spaces..].starts_with(']');
    has_bracket.then_some(end + spaces + 1)
}

/// Returns `true` for `32-28`, `28x19`, `28*19`, `3228`, `c3-d4` and `47x38x24`, with the number and the signs of a move,
/// and for no result.
fn is_move(word: &str) -> bool {
    let number = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let word = match number.strip_prefix('.') {
        Some(after) => after.trim_start_matches('.'),
        None => word,
    };
    let word = word.trim_end_matches(['!', '?']);
    if !word.is_ascii() || word.is_empty() {
        return false;
    }
    let is_number = |text: &str| {
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        is_digits && (1..=2).contains(&text.len())
    };
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        let squares = word.as_bytes().as_chunks::<2>();
        let is_square = |digits: &[u8; 2]| (1..=50).contains(&number_of(digits));
        return squares.1.is_empty()
            && (2..=8).contains(&squares.0.len())
            && squares.0.iter().all(is_square);
    }
    let separators: &[char] = if word.contains('*') { &['*'] } else { &['-', 'x', ':'] };
    let squares: Vec<&str> = word.split(separators).collect();
    let is_lettered =
        |text: &&str| text.starts_with(|c| ('a'..='j').contains(&c)) && is_number(&text[1..]);
    if !(2..=8).contains(&squares.len()) {
        return false;
    }
    if squares.iter().all(is_lettered) {
        return true;
    }
    let numbers: Vec<u8> = squares.iter().map(|text| number_of(text.as_bytes())).collect();
    let is_result = matches!(numbers[..], [1 | 2, 0] | [0, 1 | 2] | [1, 1] | [0, 0]);
    squares.iter().all(|text| is_number(text)) && !(is_result && word.contains('-'))
}

/// The number of one or two digits.
fn number_of(digits: &[u8]) -> u8 {
    let value = |sum: u8, digit: &u8| sum.wrapping_mul(10).wrapping_add(digit.wrapping_sub(b'0'));
    digits.iter().fold(0, value)
}
