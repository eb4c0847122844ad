//! Editing the tree of a game.

use dames3d::game::{Command, CommandError, CommentPlace, Event, Game, Session};
use dames3d::game_tree::{Arrow, Mark, MarkColor, MoveSign, NodeId, NodePath};
use dames3d::rules::{Ply, Side, Variant, WinReason};

use super::{after, carry_out, last_text, play, refuse, set_up, square, win};

fn path(text: &str) -> NodePath {
    text.parse().expect("a path")
}

/// The tree as moves: the continuation of a line first, each variation in brackets after the move it replaces.
fn written(game: &Game) -> String {
    fn write(game: &Game, parent: NodeId, words: &mut Vec<String>) {
        let Some((first, variations)) = game.tree().node(parent).children().split_first() else {
            return;
        };
        words.push(game.text(*first));
        for &variation in variations {
            words.push(format!("({}", game.text(variation)));
            write(game, variation, words);
            words.push(")".to_owned());
        }
        write(game, *first, words);
    }
    let mut words = Vec::new();
    write(game, game.tree().root(), &mut words);
    words.join(" ").replace(" )", ")")
}

/// 32-28 18-22 37-32, with the variation 19-23 28x19 at ply 2, shown at its end.
fn with_variation() -> Session {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    carry_out(&mut session, Command::Show(Ply(1)));
    carry_out(&mut session, play("19-23"));
    carry_out(&mut session, play("28x19"));
    assert_eq!(written(session.game()), "32-28 18-22 (19-23 28x19) 37-32");
    session
}

#[test]
fn a_variation_is_promoted_and_demoted_from_anywhere_in_it() {
    let mut session = with_variation();
    let shown = session.game().current_node();
    let events = carry_out(&mut session, Command::Promote(path("2:1 3")));
    assert_eq!(events, [Event::VariationMoved(path("3"))]);
    assert_eq!(written(session.game()), "32-28 19-23 (18-22 37-32) 28x19");
    assert_eq!(session.game().current_node(), shown);
    let error = refuse(&mut session, Command::Promote(path("3")));
    assert_eq!(error, CommandError::IsMainLine);
    let error = refuse(&mut session, Command::Demote(path("2:1 3")));
    assert_eq!(error, CommandError::NoVariationBelow);
    let events = carry_out(&mut session, Command::Demote(path("3")));
    assert_eq!(events, [Event::VariationMoved(path("2:1 3"))]);
    assert_eq!(written(session.game()), "32-28 18-22 (19-23 28x19) 37-32");
    let error = refuse(&mut session, Command::Promote(path("0")));
    assert_eq!(error, CommandError::NoTurnAtStart);
}

#[test]
fn a_line_within_variations_becomes_the_main_line_at_once() {
    let mut session = with_variation();
    carry_out(&mut session, Command::GoTo(path("2:1 2")));
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, play("19-23"));
    carry_out(&mut session, play("28x19"));
    carry_out(&mut session, play("14x23"));
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, play("13x24"));
    let before = session.game().tree().clone();
    carry_out(&mut session, Command::MakeMainLine(path("2:1 4:1 4")));
    assert_eq!(written(session.game()), "32-28 19-23 (18-22 37-32) 28x19 13x24 (14x23)");
    let error = refuse(&mut session, Command::MakeMainLine(path("4")));
    assert_eq!(error, CommandError::IsMainLine);
    let events = carry_out(&mut session, Command::UndoEdit);
    assert_eq!(events, [Event::EditUndone]);
    assert_eq!(*session.game().tree(), before);
}

#[test]
fn a_variation_is_deleted_and_the_position_before_it_is_shown() {
    let mut session = with_variation();
    let before = session.game().tree().clone();
    carry_out(&mut session, Command::OfferDraw);
    let events = carry_out(&mut session, Command::Delete(path("2:1 2")));
    assert_eq!(events, [Event::Deleted(path("2:1 2")), Event::DrawDeclined, Event::Shown(Ply(1))]);
    assert_eq!(written(session.game()), "32-28 18-22 37-32");
    assert_eq!(session.game().last_ply(), Ply(3), "the line goes on");
    carry_out(&mut session, Command::UndoEdit);
    assert_eq!(*session.game().tree(), before);
    carry_out(&mut session, Command::RedoEdit);
    assert_eq!(written(session.game()), "32-28 18-22 37-32");
    for wrong in ["2:1 2", "4", "3:1 3"] {
        let error = refuse(&mut session, Command::Delete(path(wrong)));
        assert_eq!(error, CommandError::NoSuchNode(path(wrong)));
    }
    let error = refuse(&mut session, Command::Delete(path("0")));
    assert_eq!(error, CommandError::NoTurnAtStart);
}

#[test]
fn the_rest_of_a_line_is_deleted_with_its_variations() {
    let mut session = with_variation();
    let before = session.game().tree().clone();
    carry_out(&mut session, Command::DeleteRest(path("1")));
    assert_eq!(written(session.game()), "32-28");
    assert_eq!(session.game().current_ply(), Ply(1));
    let error = refuse(&mut session, Command::DeleteRest(path("1")));
    assert_eq!(error, CommandError::NothingFollows);
    carry_out(&mut session, Command::UndoEdit);
    assert_eq!(*session.game().tree(), before);
}

fn comment(node: &str, place: CommentPlace, text: &str) -> Command {
    Command::SetComment { node: path(node), place, text: text.to_owned() }
}

#[test]
fn comments_are_set_before_and_after_turns() {
    let mut session = with_variation();
    let events = carry_out(&mut session, comment("2:1 3", CommentPlace::Before, " why? "));
    assert_eq!(events, [Event::CommentChanged(path("2:1 3"))]);
    carry_out(&mut session, comment("2:1 3", CommentPlace::After, "forced"));
    carry_out(&mut session, comment("0", CommentPlace::After, "Our game"));
    let noted = &session.game().shown_node().annotations;
    assert_eq!((noted.comment_before.as_str(), noted.comment_after.as_str()), ("why?", "forced"));
    let events = carry_out(&mut session, comment("0", CommentPlace::After, "Our game "));
    assert_eq!(events, [], "it says so already");
    let error = refuse(&mut session, comment("0", CommentPlace::Before, "x"));
    assert_eq!(error, CommandError::NoTurnAtStart);
    let long = "é".repeat(5000);
    assert_eq!(
        refuse(&mut session, comment("1", CommentPlace::After, &long)),
        CommandError::CommentTooLong { bytes: 10_000, most: 8192 }
    );
    carry_out(&mut session, comment("2:1 3", CommentPlace::Before, ""));
    assert_eq!(session.game().shown_node().annotations.comment_before, "");
    carry_out(&mut session, Command::UndoEdit);
    assert_eq!(session.game().shown_node().annotations.comment_before, "why?");
}

#[test]
fn a_move_has_one_sign_or_none() {
    let mut session = with_variation();
    let sign = |node: &str, sign| Command::SetSign { node: path(node), sign };
    for value in MoveSign::ALL {
        let events = carry_out(&mut session, sign("2:1 3", Some(value)));
        assert_eq!(events, [Event::SignChanged(path("2:1 3"))]);
        assert_eq!(session.game().shown_node().annotations.sign, Some(value));
    }
    carry_out(&mut session, sign("2:1 3", None));
    assert_eq!(session.game().shown_node().annotations.sign, None);
    let error = refuse(&mut session, sign("0", Some(MoveSign::Good)));
    assert_eq!(error, CommandError::NoTurnAtStart);
}

#[test]
fn marks_and_arrows_are_put_on_replaced_and_taken_off() {
    let mut session = with_variation();
    let mark = |color, number| Command::ToggleMark {
        node: path("0"),
        mark: Mark { color, square: square(number) },
    };
    let arrow = |color, from, to| Command::ToggleArrow {
        node: path("0"),
        arrow: Arrow { color, from: square(from), to: square(to) },
    };
    let counts = |session: &Session| {
        let tree = session.game().tree();
        let noted = &tree.node(tree.root()).annotations;
        (noted.marks.len(), noted.arrows.len())
    };
    carry_out(&mut session, mark(MarkColor::Red, 12));
    carry_out(&mut session, mark(MarkColor::Red, 13));
    carry_out(&mut session, mark(MarkColor::Blue, 12));
    assert_eq!(counts(&session), (2, 0));
    carry_out(&mut session, mark(MarkColor::Blue, 12));
    carry_out(&mut session, arrow(MarkColor::Green, 12, 23));
    carry_out(&mut session, arrow(MarkColor::Green, 23, 12));
    carry_out(&mut session, arrow(MarkColor::Yellow, 12, 23));
    assert_eq!(counts(&session), (1, 2));
    carry_out(&mut session, arrow(MarkColor::Yellow, 12, 23));
    assert_eq!(counts(&session), (1, 1));
    let error = refuse(&mut session, arrow(MarkColor::Red, 7, 7));
    assert_eq!(error, CommandError::ArrowToItself(square(7)));
    for _ in 0..8 {
        carry_out(&mut session, Command::UndoEdit);
    }
    assert_eq!(counts(&session), (0, 0));
    let error = refuse(&mut session, Command::UndoEdit);
    assert_eq!(error, CommandError::NothingToUndoEdit);
    for _ in 0..8 {
        carry_out(&mut session, Command::RedoEdit);
    }
    assert_eq!(counts(&session), (1, 1));
    let error = refuse(&mut session, Command::RedoEdit);
    assert_eq!(error, CommandError::NothingToRedoEdit);
}

#[test]
fn an_ending_stays_at_its_position() {
    let mut session = with_variation();
    let lost = win(Side::White, WinReason::Resignation);
    carry_out(&mut session, Command::Resign(Side::Black));
    carry_out(&mut session, Command::GoTo(path("3")));
    assert_eq!(session.game().outcome(), None, "another line");
    let events = carry_out(&mut session, Command::GoTo(path("2:1 3")));
    assert_eq!(events, [Event::Shown(Ply(3)), Event::Ended(lost)]);
    // Replayed to the same position, the game goes on there.
    carry_out(&mut session, Command::Show(Ply(2)));
    carry_out(&mut session, play("28x19"));
    assert_eq!(session.game().outcome(), None);
    assert_eq!(session.game().tree().len(), 5);
}

#[test]
fn a_huff_in_an_earlier_position_begins_a_variation() {
    let mut session = set_up("W:W32,48,50:B1,28", Variant::Family(dames3d::rules::Geometry::Flat));
    carry_out(&mut session, play("48-43"));
    carry_out(&mut session, play("1-6"));
    carry_out(&mut session, Command::Undo);
    carry_out(&mut session, Command::Huff(square(32)));
    assert_eq!(written(session.game()), "48-43 (48-43 (×32)) 1-6");
    carry_out(&mut session, Command::GoTo(path("1")));
    carry_out(&mut session, Command::Huff(square(32)));
    assert_eq!(session.game().tree().len(), 3, "the same variation");
    // The same turn is followed to the position before the huff.
    carry_out(&mut session, Command::Show(Ply(0)));
    carry_out(&mut session, play("48-43"));
    assert_eq!(last_text(session.game()).as_deref(), Some("48-43"));
}

#[test]
fn one_steps_from_variation_to_variation() {
    let mut session = with_variation();
    carry_out(&mut session, Command::GoTo(path("1")));
    carry_out(&mut session, play("20-24"));
    carry_out(&mut session, Command::GoTo(path("3")));
    carry_out(&mut session, Command::GoTo(path("0")));
    let mut step = |next: bool| {
        let game = session.game();
        let node = if next { game.next_variation() } else { game.previous_variation() };
        let path = node.map(|node| game.tree().path_of(node))?;
        carry_out(&mut session, Command::GoTo(path));
        last_text(session.game())
    };
    let steps: Vec<_> = (0..4).map(|_| step(true)).collect();
    let texts = ["18-22", "19-23", "20-24"].map(|text| Some(text.to_owned()));
    assert_eq!(steps[..3], texts);
    assert_eq!(steps[3], None, "there are no more");
    let back: Vec<_> = (0..3).map(|_| step(false)).collect();
    assert_eq!(back, [texts[1].clone(), texts[0].clone(), None]);
}
