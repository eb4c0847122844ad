use std::io::{self, BufReader, Read};

use dames3d::game::{Command, Event, RecordingError, Session, recording};
use dames3d::notation::move_text;
use dames3d::rules::{FewAgainstKing, Ply, Side, Variant};

use super::play;
use crate::random::{Random, amount};

fn every_command() -> Vec<Command> {
    vec![
        play("32-28"),
        play("3x20x29x1"),
        Command::Undo,
        Command::Redo,
        Command::Show(Ply(7)),
        Command::OfferDraw,
        Command::AnswerDraw { accept: true },
        Command::AnswerDraw { accept: false },
        Command::Resign(Side::White),
        Command::Resign(Side::Black),
        Command::NewGame,
        Command::SetUp("W:W31,\"é\"\n".to_owned()),
        Command::SetFewAgainstKing(FewAgainstKing::DrawAtOnce),
        Command::SetFewAgainstKing(FewAgainstKing::FEDERATION),
        Command::SwitchGame(Variant::International),
        Command::SwitchGame(Variant::Dames3d),
    ]
}

#[test]
fn every_command_is_one_line_and_is_read_back() {
    let text: String = every_command()
        .iter()
        .map(|command| recording::line(command) + "\n")
        .collect();
    assert_eq!(text.lines().count(), every_command().len());
    let read: Vec<_> = recording::read(text.as_bytes())
        .map(|read| read.expect("a command"))
        .collect();
    let numbered: Vec<_> = (1..).zip(every_command()).collect();
    assert_eq!(read, numbered);
}

#[test]
fn the_lines_stay_as_they_are_so_that_old_recordings_can_be_read() {
    let lines: Vec<_> = every_command().iter().map(recording::line).collect();
    let expected = [
        r#"{"Play":"32-28"}"#,
        r#"{"Play":"3x20x29x1"}"#,
        r#""Undo""#,
        r#""Redo""#,
        r#"{"Show":7}"#,
        r#""OfferDraw""#,
        r#"{"AnswerDraw":{"accept":true}}"#,
        r#"{"AnswerDraw":{"accept":false}}"#,
        r#"{"Resign":"White"}"#,
        r#"{"Resign":"Black"}"#,
        r#""NewGame""#,
        r#"{"SetUp":"W:W31,\"é\"\n"}"#,
        r#"{"CountFewAgainstKing":"DrawAtOnce"}"#,
        r#"{"CountFewAgainstKing":{"DrawAfter":10}}"#,
        r#"{"SitAt":"international"}"#,
        r#"{"SitAt":"dames3d"}"#,
    ];
    assert_eq!(lines, expected);
}

/// Sessions of anything the players may do, refused commands left out, replayed from what was written down.
#[test]
fn a_recorded_session_replays_to_the_same_games_and_the_same_events() {
    let mut random =
        Random::for_test("a_recorded_session_replays_to_the_same_games_and_the_same_events");
    for _ in 0..amount(30) {
        let mut session = Session::default();
        let (mut written, mut events) = (String::new(), Vec::<Event>::new());
        for _ in 0..150 {
            let command = match random.below(12) {
                0..9 => {
                    let position = *session.game().position();
                    let Some(mv) = random.pick(&position.legal_moves()) else {
                        continue;
                    };
                    play(&move_text::write(&position, mv))
                }
                9 => every_command()[random.below(16)].clone(),
                10 => Command::Show(Ply(random.below(40) as u16)),
                _ => every_command()[random.between(2, 9)].clone(),
            };
            let before = session.clone();
            match session.apply(command.clone()) {
                Ok(happened) => {
                    written += &(recording::line(&command) + "\n");
                    events.extend(happened);
                }
                Err(_) => assert_eq!(session, before, "{command:?}"),
            }
        }
        let mut replayed = Session::default();
        let mut events_again = Vec::new();
        for command in recording::read(written.as_bytes()) {
            let (_, command) = command.expect("as written");
            events_again.extend(replayed.apply(command).expect("as it was"));
        }
        assert_eq!(replayed, session, "{written}");
        assert_eq!(events_again, events);
        let text = serde_json::to_string(&events).expect("events are text too");
        assert_eq!(
            serde_json::from_str::<Vec<Event>>(&text).expect("as written"),
            events
        );
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_line_and_the_rest_goes_on() {
    let text = "\"Undo\"\n\n{\"Play\":\"32-99\"}\n  \n\"Redo\"\r\nUndo\n";
    let read: Vec<_> = recording::read(text.as_bytes())
        .map(|read| match read {
            Ok((line, command)) => format!("{line} {command:?}"),
            Err(error) => error.to_string(),
        })
        .collect();
    assert_eq!(
        read,
        [
            "1 Undo",
            "line 3: expected a command such as {\"Play\":\"32-28\"}: column 4: expected a square from 1 to 50, \
             found “99”",
            "5 Redo",
            "line 6: expected a command such as {\"Play\":\"32-28\"}: column 1: expected value",
        ]
    );
}

struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk is gone"))
    }
}

#[test]
fn a_recording_that_cannot_be_read_on_says_so_and_ends() {
    let both = io::Cursor::new("\"Undo\"\n").chain(Broken);
    let mut read = recording::read(BufReader::new(both));
    assert!(matches!(read.next(), Some(Ok((1, Command::Undo)))));
    assert!(matches!(
        read.next(),
        Some(Err(RecordingError::Io { line: 2, .. }))
    ));
    assert!(read.next().is_none());
}
