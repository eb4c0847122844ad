//! Names that players go by.

use dames3d_core::game::Session;
use dames3d_online::{
    Entry, EntryNumber, Fact, GameSettings, InvalidName, OnlineGame, PlayerName, Refusal, Request,
    Role,
};
use dames3d_rules::rules::{Side, Variant};

use crate::Table;

const WHITE: Role = Role::Seat(Side::White);
const BLACK: Role = Role::Seat(Side::Black);

fn called(name: &str) -> Request {
    Request::Name(name.to_owned())
}

#[test]
fn a_name_is_one_visible_line_of_at_most_forty_characters() {
    let longest = "é".repeat(PlayerName::MAX_CHARS);
    for (typed, name) in [
        ("Anna", "Anna"),
        ("  Anna   Lee ", "Anna Lee"),
        ("Ольга-2", "Ольга-2"),
        ("小林", "小林"),
        (longest.as_str(), longest.as_str()),
    ] {
        let read: PlayerName = typed.parse().expect("a name");
        assert_eq!(read.as_str(), name);
        // As it is kept, it is read again.
        assert_eq!(read.as_str().parse(), Ok(read.clone()));
    }
    let too_long = "é".repeat(PlayerName::MAX_CHARS + 1);
    for typed in [
        "",
        "   ",
        "\u{a0}",
        "\u{200b}",
        "An\nna",
        "An\tna",
        "\u{1b}[2J",
        "\u{202e}annA",
        "a\u{2066}b",
        &too_long,
    ] {
        assert_eq!(typed.parse::<PlayerName>(), Err(InvalidName), "{typed:?}");
    }
}

#[test]
fn the_last_name_of_a_player_counts_and_an_invalid_one_changes_nothing() {
    let mut table = Table::new(GameSettings::new(Variant::Dames3d));
    assert_eq!(table.game.names()[Side::White], None);
    table.ask(WHITE, called("Anna")).expect("a name");
    table.ask(BLACK, called("Ben")).expect("a name");
    table.ask(WHITE, called(" Anna Lee")).expect("a name");
    let before = table.game.clone();
    assert_eq!(table.ask(WHITE, called("\u{202e}")), Err(Refusal::Name));
    assert_eq!(table.game, before);
    let names = table.game.names().clone();
    assert_eq!(names.white.expect("a name").as_str(), "Anna Lee");
    assert_eq!(names.black.expect("a name").as_str(), "Ben");
}

#[test]
fn a_game_that_is_over_carries_the_names_in_its_tags() {
    let mut table = Table::new(GameSettings::new(Variant::International));
    table.ask(BLACK, called("Ben")).expect("a name");
    table.play(Side::White, "32-28").expect("legal");
    table.ask(WHITE, Request::Resign).expect("resigns");
    let mut session = Session::default();
    for command in OnlineGame::commands_of(&table.log).expect("a log") {
        session.apply(command).expect("a command of the game");
    }
    let tags = session.game().tags();
    assert_eq!((tags.get("White"), tags.get("Black")), (None, Some("Ben")));
}

#[test]
fn a_log_with_a_name_that_is_none_is_not_read() {
    let named = |name: &str| {
        format!(r#"{{"number":2,"fact":{{"Named":{{"by":"White","name":"{name}"}}}}}}"#)
    };
    let entry: Entry = serde_json::from_str(&named("Anna")).expect("an entry");
    let name = "Anna".parse().expect("a name");
    let by = Side::White;
    assert_eq!(entry.fact, Fact::Named { by, name });
    assert_eq!(entry.number, EntryNumber(2));
    assert!(serde_json::from_str::<Entry>(&named("\\u202e")).is_err());
}
