//! Names of the players, event and date of a game.

use dames3d::game::{AboutTag, Command, CommandError, Event, Session};
use dames3d::notation::pdn::{GameResult, PdnGame};
use dames3d::rules::Variant;

use super::{after, carry_out, play, refuse, square};

fn say(tag: AboutTag, value: &str) -> Command {
    Command::SetTags(vec![(tag, value.to_owned())])
}

fn tag(session: &Session, tag: AboutTag) -> Option<&str> {
    session.game().tags().get(tag.name())
}

#[test]
fn names_are_set_changed_and_removed_and_each_edit_is_undone() {
    let mut session = after(&["32-28"]);
    let names =
        vec![(AboutTag::White, " Anna\n Berg ".to_owned()), (AboutTag::Black, "Bruno".to_owned())];
    let events = carry_out(&mut session, Command::SetTags(names));
    assert_eq!(events, [Event::TagsChanged]);
    assert_eq!(tag(&session, AboutTag::White), Some("Anna Berg"));
    assert_eq!(tag(&session, AboutTag::Black), Some("Bruno"));
    assert_eq!(carry_out(&mut session, say(AboutTag::Black, "Bruno")), []);
    carry_out(&mut session, say(AboutTag::White, ""));
    assert_eq!(tag(&session, AboutTag::White), None);
    // Moves stay when an edit is undone.
    carry_out(&mut session, play("19-23"));
    carry_out(&mut session, Command::UndoEdit);
    assert_eq!(tag(&session, AboutTag::White), Some("Anna Berg"));
    assert_eq!(session.game().turns().len(), 2);
    carry_out(&mut session, Command::UndoEdit);
    assert!(session.game().tags().is_empty());
    carry_out(&mut session, Command::RedoEdit);
    assert_eq!(tag(&session, AboutTag::Black), Some("Bruno"));
    let pdn = PdnGame {
        tags: session.game().tags().clone(),
        tree: session.game().tree().clone(),
        result: GameResult::Unfinished,
    };
    assert!(pdn.to_string().contains("[White \"Anna Berg\"]"));
}

#[test]
fn a_date_is_written_as_pdn_does_and_other_words_stay() {
    let mut session = Session::default();
    for (typed, written) in [
        ("17/8/2024", "2024.08.17"),
        ("2024-08-17", "2024.08.17"),
        ("2024.08.17", "2024.08.17"),
        ("2024", "2024"),
        ("????.??.??", "????.??.??"),
        ("31/13/2024", "31/13/2024"),
        ("in summer", "in summer"),
    ] {
        carry_out(&mut session, say(AboutTag::Date, typed));
        assert_eq!(tag(&session, AboutTag::Date), Some(written));
        carry_out(&mut session, say(AboutTag::Date, ""));
    }
    carry_out(&mut session, say(AboutTag::Round, "17/8/2024"));
    assert_eq!(tag(&session, AboutTag::Round), Some("17/8/2024"));
}

#[test]
fn a_tag_that_is_too_long_is_refused_and_changes_nothing() {
    let mut session = Session::default();
    let values = vec![(AboutTag::White, "Anna".to_owned()), (AboutTag::Event, "é".repeat(201))];
    let error = refuse(&mut session, Command::SetTags(values));
    assert_eq!(error, CommandError::TagTooLong { bytes: 402, most: 400 });
    assert!(session.game().tags().is_empty());
}

#[test]
fn changed_tags_of_an_opened_game_are_changes_and_a_new_game_has_none() {
    let mut session = Session::default();
    let text = "[White \"Anna\"] [GameType \"20\"] 1. 32-28 19-23 2-0";
    carry_out(&mut session, Command::Load(text.to_owned()));
    assert!(!session.game().has_changes());
    carry_out(&mut session, say(AboutTag::Black, "Bruno"));
    assert!(session.game().has_changes());
    carry_out(&mut session, Command::UndoEdit);
    assert!(!session.game().has_changes());
    carry_out(&mut session, Command::NewGame);
    assert!(session.game().tags().is_empty());
}

#[test]
fn names_said_before_wolf_and_sheep_are_placed_stay() {
    let mut session = Session::default();
    carry_out(&mut session, Command::SwitchGame(Variant::WolfAndSheep));
    carry_out(&mut session, say(AboutTag::White, "Anna"));
    for number in [46, 47, 48, 49, 28] {
        carry_out(&mut session, Command::Place(square(number)));
    }
    assert_eq!(session.game().placement(), None);
    assert_eq!(tag(&session, AboutTag::White), Some("Anna"));
}
