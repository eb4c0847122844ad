/// Wraps a text to this width at breaking spaces. A longer word gets its own line.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_ascii_whitespace() {
        let is_full = lines.last().is_some_and(|line| {
            !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width
        });
        if is_full {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// Width of the command column in a list with descriptions.
const COMMAND_COLUMNS: usize = 21;
/// Minimum terminal width for two columns.
const MIN_TWO_COLUMNS: usize = 50;

/// Wraps a list of commands, each followed by two or more spaces and its description. A line that begins with spaces
/// continues the previous description. The description stands beside a short command, otherwise below it.
pub(super) fn wrap_commands(text: &str, width: usize) -> Vec<String> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for line in text.lines() {
        let (command, description) = line.split_once("  ").unwrap_or((line, ""));
        match entries.last_mut() {
            Some((_, all)) if command.trim().is_empty() => {
                all.push(' ');
                all.push_str(description);
            }
            _ => entries.push((command.trim(), description.to_owned())),
        }
    }
    let has_columns = width >= MIN_TWO_COLUMNS;
    let indent = if has_columns { COMMAND_COLUMNS } else { 2 };
    let mut lines = Vec::new();
    for (command, description) in entries {
        let is_beside = has_columns && command.chars().count() < COMMAND_COLUMNS;
        if !is_beside {
            lines.push(command.to_owned());
        }
        let description = wrap(&description, width.saturating_sub(indent));
        for (index, line) in description.iter().enumerate() {
            let command = if index == 0 && is_beside { command } else { "" };
            lines.push(format!("{command:indent$}{line}"));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const HELP: &str = "\
32-28                play a move; 28x19x10 names every landing square
table hand           free moves by hand, on or off: carry 31 27, off 22,
                     back, done
quit                 leave";

    #[test]
    fn descriptions_are_wrapped_beside_their_commands() {
        assert_eq!(
            wrap_commands(HELP, 60),
            [
                "32-28                play a move; 28x19x10 names every",
                "                     landing square",
                "table hand           free moves by hand, on or off: carry 31",
                "                     27, off 22, back, done",
                "quit                 leave",
            ]
        );
    }

    #[test]
    fn french_punctuation_stays_with_its_word() {
        let text = "Prise obligatoire\u{202f}: 2 pièces";
        assert_eq!(wrap(text, 17), ["Prise", "obligatoire\u{202f}: 2", "pièces"]);
    }

    #[test]
    fn descriptions_stand_below_their_commands_on_a_narrow_terminal() {
        assert_eq!(
            wrap_commands("quit                 leave the game", 12),
            ["quit", "  leave the", "  game"]
        );
    }
}
