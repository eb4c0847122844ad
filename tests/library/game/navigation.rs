//! Undo, redo, and earlier positions.

use dames3d::game::{Command, CommandError, Event, Session};
use dames3d::rules::{DrawReason, Outcome, Ply, Side, Variant, WinReason};

use super::{after, carry_out, fen_of, last_text, play, refuse, set_up, win};

#[test]
fn undo_and_redo_go_through_the_game() {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    let positions: Vec<_> = (0..=3)
        .map(|ply| {
            carry_out(&mut session, Command::Show(Ply(ply)));
            *session.game().position()
        })
        .collect();
    for ply in (0..3).rev() {
        let events = carry_out(&mut session, Command::Undo);
        assert_eq!(events, [Event::Shown(Ply(ply))]);
        assert_eq!(*session.game().position(), positions[usize::from(ply)]);
    }
    let error = refuse(&mut session, Command::Undo);
    assert_eq!(error, CommandError::NothingToUndo);
    for ply in 1..=3 {
        let events = carry_out(&mut session, Command::Redo);
        assert_eq!(events, [Event::Shown(Ply(ply))]);
        assert_eq!(*session.game().position(), positions[usize::from(ply)]);
        assert_eq!(
            session.game().position_at(Ply(ply - 1)),
            Some(&positions[usize::from(ply) - 1])
        );
    }
    let error = refuse(&mut session, Command::Redo);
    assert_eq!(error, CommandError::NothingToRedo);
    assert_eq!(session.game().turns().len(), 3);
}

#[test]
fn only_plies_of_the_game_can_be_shown() {
    let mut session = after(&["32-28", "18-22"]);
    for ply in [3, 4, u16::MAX] {
        let error = refuse(&mut session, Command::Show(Ply(ply)));
        assert_eq!(error, CommandError::NoSuchPly { asked: Ply(ply), last: Ply(2) });
    }
}

/// The main line, and the first turns of its variations.
fn lines_of(session: &Session) -> (Vec<String>, Vec<String>) {
    let (game, tree) = (session.game(), session.game().tree());
    let main = tree.main_line();
    let aside = main.iter().flat_map(|&node| {
        let parent = tree.node(node).parent().expect("a turn");
        &tree.node(parent).children()[1..]
    });
    let texts = |nodes: Vec<_>| nodes.into_iter().map(|node| game.text(node)).collect();
    (texts(main.clone()), texts(aside.copied().collect()))
}

#[test]
fn what_is_played_after_a_move_was_taken_back_is_the_main_line() {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    carry_out(&mut session, Command::TakeBack);
    let events = carry_out(&mut session, Command::TakeBack);
    assert_eq!(events, [Event::Shown(Ply(1))]);
    // One move too many was taken back.
    carry_out(&mut session, Command::TakeBack);
    carry_out(&mut session, Command::Redo);
    let events = carry_out(&mut session, play("19-23"));
    assert!(matches!(events[..], [Event::Played { .. }]), "{events:?}");
    assert!(session.game().is_live());
    carry_out(&mut session, play("28x19"));
    let (main, aside) = lines_of(&session);
    assert_eq!(main, ["32-28", "19-23", "28x19"]);
    assert_eq!(aside, ["18-22"]);

    // Moves taken back that are played after all come first again.
    carry_out(&mut session, Command::TakeBack);
    carry_out(&mut session, Command::TakeBack);
    carry_out(&mut session, play("18-22"));
    assert_eq!(lines_of(&session).0, ["32-28", "18-22", "37-32"]);
    assert_eq!(session.game().current_ply(), Ply(2));
    // The order can be undone like another edit.
    carry_out(&mut session, Command::UndoEdit);
    assert_eq!(lines_of(&session).0, ["32-28", "19-23", "28x19"]);

    let error = refuse(&mut Session::default(), Command::TakeBack);
    assert_eq!(error, CommandError::NothingToUndo);
}

#[test]
fn a_game_played_on_from_an_earlier_position_is_the_main_line() {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    carry_out(&mut session, Command::Show(Ply(1)));
    carry_out(&mut session, Command::PlayOn);
    carry_out(&mut session, play("19-23"));
    assert_eq!(lines_of(&session).0, ["32-28", "19-23"]);
    // Another position was looked at in between.
    carry_out(&mut session, Command::TakeBack);
    carry_out(&mut session, Command::Show(Ply(0)));
    carry_out(&mut session, play("33-28"));
    let (main, aside) = lines_of(&session);
    assert_eq!(main, ["32-28", "19-23"]);
    assert_eq!(aside, ["33-28", "18-22"]);
}

#[test]
fn a_line_with_a_result_stays_the_main_line_when_moves_are_taken_back() {
    // White wins by either capture.
    let mut session = set_up("W:W32,33:B28", Variant::International);
    carry_out(&mut session, play("32x23"));
    assert!(session.game().outcome().is_some());
    carry_out(&mut session, Command::TakeBack);
    carry_out(&mut session, play("33x22"));
    let (main, aside) = lines_of(&session);
    assert_eq!((main, aside), (vec!["32x23".into()], vec!["33x22".into()]));

    let mut session = set_up("W:W32,46:B27,1", Variant::International);
    carry_out(&mut session, play("32x21"));
    carry_out(&mut session, play("1-6"));
    carry_out(&mut session, Command::Resign(Side::Black));
    carry_out(&mut session, Command::Undo);
    assert_eq!(session.game().outcome(), None, "the resignation is taken back");
    carry_out(&mut session, Command::Resign(Side::Black));
    carry_out(&mut session, Command::Show(Ply(1)));
    carry_out(&mut session, Command::PlayOn);
    carry_out(&mut session, play("1-7"));
    let (main, aside) = lines_of(&session);
    assert_eq!((main, aside), (vec!["32x21".into(), "1-6".into()], vec!["1-7".into()]));
}

#[test]
fn a_move_from_an_earlier_position_begins_a_variation() {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    carry_out(&mut session, Command::Show(Ply(1)));
    carry_out(&mut session, play("19-23"));
    let texts = |session: &Session| {
        let game = session.game();
        let texts = game.line().iter().map(|&node| game.text(node));
        texts.collect::<Vec<_>>()
    };
    assert_eq!(texts(&session), ["32-28", "19-23"]);
    assert_eq!(session.game().current_ply(), Ply(2));
    let error = refuse(&mut session, Command::Redo);
    assert_eq!(error, CommandError::NothingToRedo);
    // The moves before are still there.
    let main_line = "3".parse().expect("a path");
    carry_out(&mut session, Command::GoTo(main_line));
    assert_eq!(texts(&session), ["32-28", "18-22", "37-32"]);
}

#[test]
fn a_move_that_was_played_before_is_followed() {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    carry_out(&mut session, Command::Show(Ply(0)));
    let events = carry_out(&mut session, play("32-28"));
    assert!(matches!(events[..], [Event::Played { ply: Ply(1), .. }]));
    let game = session.game();
    assert_eq!((game.tree().len(), game.last_ply()), (3, Ply(3)));
    assert!(game.is_live(), "the other side may answer");
    let events = carry_out(&mut session, Command::Redo);
    assert_eq!(events, [Event::Shown(Ply(2))]);
    assert!(!session.game().is_live(), "an earlier position is shown");
}

#[test]
fn redo_goes_on_along_the_line_played_last() {
    let mut session = after(&["32-28", "18-22"]);
    carry_out(&mut session, Command::Show(Ply(0)));
    carry_out(&mut session, play("34-30"));
    carry_out(&mut session, play("20-25"));
    carry_out(&mut session, Command::Show(Ply(0)));
    carry_out(&mut session, Command::Redo);
    assert_eq!(last_text(session.game()).as_deref(), Some("34-30"));
}

#[test]
fn undo_of_the_last_move_reopens_the_game() {
    let mut session = set_up("W:W31:B21", Variant::Dames3d);
    carry_out(&mut session, play("31x11"));
    let won = win(Side::White, WinReason::NoPieces);
    assert_eq!(session.game().outcome(), Some(won));
    let events = carry_out(&mut session, Command::Undo);
    assert_eq!(events, [Event::Shown(Ply(0))]);
    assert_eq!((session.game().outcome(), fen_of(session.game()).as_str()), (None, "W:W31:B21"));
    let events = carry_out(&mut session, Command::Redo);
    assert_eq!(events, [Event::Shown(Ply(1)), Event::Ended(won)]);
}

#[test]
fn undo_takes_back_a_resignation_first() {
    let mut session = after(&["32-28", "18-22"]);
    let before = session.game().clone();
    let lost = win(Side::Black, WinReason::Resignation);
    let events = carry_out(&mut session, Command::Resign(Side::White));
    assert_eq!(events, [Event::Ended(lost)]);
    let error = refuse(&mut session, play("37-32"));
    assert_eq!(error, CommandError::GameOver(lost));
    let events = carry_out(&mut session, Command::Undo);
    assert_eq!(events, [Event::Shown(Ply(2))]);
    assert_eq!(*session.game(), before);
    carry_out(&mut session, Command::Undo);
    assert_eq!(session.game().current_ply(), Ply(1));
}

#[test]
fn play_goes_on_from_earlier_positions_of_a_resigned_game() {
    let mut session = after(&["32-28", "18-22"]);
    let lost = win(Side::White, WinReason::Resignation);
    carry_out(&mut session, Command::Resign(Side::Black));
    let events = carry_out(&mut session, Command::Show(Ply(1)));
    assert_eq!(events, [Event::Shown(Ply(1))]);
    assert_eq!(session.game().outcome(), None);
    let events = carry_out(&mut session, Command::Redo);
    assert_eq!(events, [Event::Shown(Ply(2)), Event::Ended(lost)]);
    carry_out(&mut session, Command::Show(Ply(0)));
    carry_out(&mut session, play("34-30"));
    assert_eq!((session.game().outcome(), session.game().last_ply()), (None, Ply(1)));
}

#[test]
fn threefold_repetition_is_drawn_and_undo_uncounts_it() {
    let shuffle = ["47-42", "4-9", "42-47", "9-4"];
    let mut session = set_up("W:WK47,35:BK4,6", Variant::International);
    let start = *session.game().position();
    for text in shuffle.iter().chain(&shuffle[..3]) {
        assert!(carry_out(&mut session, play(text)).len() == 1);
    }
    let drawn = Outcome::Draw(DrawReason::Repetition);
    for _ in 0..2 {
        let events = carry_out(&mut session, play(shuffle[3]));
        assert_eq!(events[1..], [Event::Ended(drawn)]);
        assert_eq!((*session.game().position(), session.game().counters().repetitions), (start, 3));
        carry_out(&mut session, Command::Undo);
        assert_eq!(session.game().outcome(), None);
    }
    // Another move leads to a new position.
    carry_out(&mut session, play("9-3"));
    assert_eq!(session.game().counters().repetitions, 1);
}

/// A side resigns while an earlier position is shown.
#[test]
fn resignation_keeps_the_moves_taken_back() {
    let mut session = after(&["32-28", "18-22", "37-32"]);
    carry_out(&mut session, Command::Show(Ply(1)));
    carry_out(&mut session, Command::Resign(Side::Black));
    assert!(session.game().outcome().is_some());
    carry_out(&mut session, Command::Undo);
    assert_eq!(session.game().outcome(), None);
    carry_out(&mut session, Command::Show(Ply(3)));
    assert_eq!(session.game().turns().len(), 3);
}

#[test]
fn an_offer_lapses_when_another_position_is_shown() {
    let mut session = after(&["32-28"]);
    carry_out(&mut session, Command::OfferDraw);
    let events = carry_out(&mut session, Command::Undo);
    assert_eq!(events, [Event::DrawDeclined, Event::Shown(Ply(0))]);
    assert_eq!(session.game().draw_offer(), None);
}

#[test]
fn a_side_without_pieces_loses_even_to_a_side_without_moves() {
    let mut session = after(&[]);
    let everywhere = "W:WK1-50:B";
    let events = carry_out(&mut session, Command::SetUp(everywhere.to_owned()));
    let white_wins = win(Side::White, WinReason::NoPieces);
    assert_eq!(events, [Event::Started, Event::Ended(white_wins)]);
}
