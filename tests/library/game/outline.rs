//! Games as rows of text.

use dames3d::game::{Command, CommentPlace, Game, OutlineItem, OutlineRow, Session, move_count};
use dames3d::game_tree::MoveSign;
use dames3d::notation::move_text;

use super::{after, carry_out, play};

/// The rows, a line each: the main line in pairs, variations with their depth and letters.
fn rows(game: &Game) -> Vec<String> {
    let write = |row: &OutlineRow| match row {
        OutlineRow::Moves { number, cells } => {
            let cells = cells.each_ref().map(|cell| {
                let text = cell.as_ref().map(|turn| turn.signed_text());
                text.unwrap_or_else(|| "…".to_owned())
            });
            format!("{number}. {} {}", cells[0], cells[1])
        }
        OutlineRow::Comment(text) => format!("{{{text}}}"),
        OutlineRow::Variation { depth, label, items } => {
            let items: Vec<_> = items
                .iter()
                .map(|item| match item {
                    OutlineItem::Turn(Some(number), turn) => {
                        format!("{number} {}", turn.signed_text())
                    }
                    OutlineItem::Turn(None, turn) => turn.signed_text(),
                    OutlineItem::Comment(text) => format!("{{{text}}}"),
                })
                .collect();
            let label = label.as_deref().unwrap_or("-");
            format!("{}{label} {}", "  ".repeat(*depth), items.join(" "))
        }
    };
    game.outline().iter().map(write).collect()
}

fn go_to(session: &mut Session, path: &str) {
    carry_out(session, Command::GoTo(path.parse().expect("a path")));
}

fn comment(session: &mut Session, node: &str, place: CommentPlace, text: &str) {
    let node = node.parse().expect("a path");
    let text = text.to_owned();
    carry_out(session, Command::SetComment { node, place, text });
}

#[test]
fn a_game_without_variations_is_pairs_of_moves() {
    let session = after(&["32-28", "18-22", "37-32"]);
    assert_eq!(rows(session.game()), ["1. 32-28 18-22", "2. 37-32 …"]);
    assert!(rows(Session::default().game()).is_empty());
}

#[test]
fn moves_are_counted_as_they_are_numbered() {
    assert_eq!(move_count(Session::default().game().tree()), 0);
    for moves in [&["32-28"][..], &["32-28", "18-22"], &["32-28", "18-22", "37-32"]] {
        let session = after(moves);
        let count = move_count(session.game().tree());
        assert_eq!(count, rows(session.game()).len(), "{moves:?}");
    }
    // Black begins: its move is half of the first.
    let mut session = Session::default();
    carry_out(&mut session, Command::SetUp("B:W41,46:B1,6".to_owned()));
    carry_out(&mut session, play("1-7"));
    carry_out(&mut session, play("41-36"));
    assert_eq!(rows(session.game()).len(), 2);
    assert_eq!(move_count(session.game().tree()), 2);
}

#[test]
fn variations_stand_below_the_moves_they_replace() {
    let mut session = after(&["32-28", "18-22", "37-32", "20-24"]);
    go_to(&mut session, "1");
    for text in ["19-23", "28x19", "14x23"] {
        carry_out(&mut session, play(text));
    }
    go_to(&mut session, "2:1 3");
    carry_out(&mut session, play("13x24"));
    carry_out(&mut session, play("37-32"));
    go_to(&mut session, "2:1 3");
    carry_out(&mut session, play("14x23"));
    carry_out(&mut session, play("34-30"));
    go_to(&mut session, "0");
    carry_out(&mut session, play("34-30"));
    assert_eq!(
        rows(session.game()),
        [
            "1. 32-28 …",
            "  A 1. 34-30",
            "1. … 18-22",
            "  B 1... 19-23 2. 28x19 14x23",
            "    C 2... 13x24 3. 37-32",
            "  - 3. 34-30",
            "2. 37-32 20-24",
        ]
    );
    let game = session.game();
    let text = |label| game.variation_with_label(label).map(|node| game.text(node));
    assert_eq!(text("A").as_deref(), Some("34-30"));
    assert_eq!(text("c").as_deref(), Some("13x24"));
    assert_eq!(text("D"), None);
}

#[test]
fn comments_divide_the_main_line_and_signs_follow_moves() {
    let mut session = after(&["32-28", "18-22", "37-32", "20-24"]);
    comment(&mut session, "0", CommentPlace::After, "A game");
    comment(&mut session, "2", CommentPlace::Before, "why");
    comment(&mut session, "3", CommentPlace::After, "safe");
    let (node, sign) = ("3".parse().expect("a path"), Some(MoveSign::Dubious));
    carry_out(&mut session, Command::SetSign { node, sign });
    go_to(&mut session, "3");
    carry_out(&mut session, play("19-23"));
    comment(&mut session, "4:1 4", CommentPlace::Before, "or");
    comment(&mut session, "4:1 4", CommentPlace::After, "to lose");
    assert_eq!(
        rows(session.game()),
        [
            "{A game}",
            "1. 32-28 …",
            "{why}",
            "1. … 18-22",
            "2. 37-32?! …",
            "{safe}",
            "2. … 20-24",
            "  A {or} 2... 19-23 {to lose}",
        ]
    );
}

#[test]
fn the_letters_go_on_after_z() {
    let mut session = after(&["32-28"]);
    let mut labels = Vec::new();
    for first in move_text::write_all(session.game().start()) {
        go_to(&mut session, "0");
        carry_out(&mut session, play(&first));
        let replies = move_text::write_all(session.game().position());
        for reply in replies.into_iter().take(6) {
            let here = session.game().tree().path_of(session.game().current_node());
            carry_out(&mut session, play(&reply));
            carry_out(&mut session, Command::GoTo(here));
        }
    }
    for row in session.game().outline() {
        if let OutlineRow::Variation { label, .. } = row {
            labels.extend(label);
        }
    }
    assert!(labels.len() > 28, "{labels:?}");
    assert_eq!(labels[25..29], ["Z", "AA", "AB", "AC"]);
}

#[test]
fn moves_are_counted_on_from_the_game_before_the_start() {
    let mut session = Session::default();
    let text = r#"[FEN "W:W31,36:B2,7:H0:F41"] 41. 31-26 2-8 42. 36-31 *"#;
    carry_out(&mut session, Command::Load(text.to_owned()));
    assert_eq!(rows(session.game()), ["41. 31-26 2-8", "42. 36-31 …"]);
}
