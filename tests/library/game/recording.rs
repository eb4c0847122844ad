//! Recordings of sessions.

use std::io::{self, BufReader, Read};

use dames3d::game::clocks::ClockSettings;
use dames3d::game::{
    AboutTag, Command, CommentPlace, Event, RecordingError, Session, TableRules, TurnNote,
    recording,
};
use dames3d::game_tree::{AnnotatedScore, Arrow, Mark, MarkColor, MoveSign, NodePath};
use dames3d::notation::move_text;
use dames3d::rules::{FewAgainstKing, HandAction, Ply, Side, Variant};

use super::{play, square};
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
        Command::FlagFall(Side::White),
        Command::SetTableRules(TableRules { touch_move: true, by_hand: false }),
        Command::Touch(square(32)),
        Command::Adjust,
        Command::Hand(HandAction::Carry { from: square(32), to: square(28) }),
        Command::Hand(HandAction::Remove(square(19))),
        Command::PutBack,
        Command::EndTurn,
        Command::ResolveIrregularity { keep: true },
        Command::Huff(square(5)),
        Command::Place(square(46)),
        Command::PlaceRandomly(7),
        Command::SetClock(ClockSettings::both("40/7200+30:900".parse().expect("a control"))),
        Command::PauseClock,
        Command::ResumeClock,
        Command::AddTime { side: Side::Black, milliseconds: 60_000 },
        Command::Wait(1234),
        Command::Note(vec![
            TurnNote {
                node: path("1"),
                evaluation: Some(AnnotatedScore::Centimen(-12)),
                sign: Some(MoveSign::Blunder),
                comment: "Better: 31-27.".to_owned(),
            },
            TurnNote {
                node: path("0"),
                evaluation: Some(AnnotatedScore::WinIn { winner: Side::Black, moves: 3 }),
                sign: None,
                comment: String::new(),
            },
        ]),
        Command::GoTo(path("5:1 8")),
        Command::Promote(path("2:1 2")),
        Command::MakeMainLine(path("2:1 2")),
        Command::Demote(path("2")),
        Command::Delete(path("2:3 4:1 6")),
        Command::DeleteRest(path("0")),
        Command::SetTags(vec![(AboutTag::White, "Anna".to_owned())]),
        Command::SetComment {
            node: path("1"),
            place: CommentPlace::Before,
            text: "“why”\n".to_owned(),
        },
        Command::SetComment { node: path("1"), place: CommentPlace::After, text: String::new() },
        Command::SetSign { node: path("1"), sign: Some(MoveSign::Interesting) },
        Command::SetSign { node: path("1"), sign: None },
        Command::ToggleMark {
            node: path("1"),
            mark: Mark { color: MarkColor::Red, square: square(12) },
        },
        Command::ToggleArrow {
            node: path("1"),
            arrow: Arrow { color: MarkColor::Green, from: square(12), to: square(23) },
        },
        Command::UndoEdit,
        Command::RedoEdit,
        Command::Load("[White \"Anna\"]\n\n1. 32-28 *".to_owned()),
    ]
}

fn path(text: &str) -> NodePath {
    text.parse().expect("a path")
}

#[test]
fn every_command_is_one_line_and_reads_back() {
    let text: String =
        every_command().iter().map(|command| recording::line(command) + "\n").collect();
    assert_eq!(text.lines().count(), every_command().len());
    let read: Vec<_> =
        recording::read(text.as_bytes()).map(|read| read.expect("a command")).collect();
    let numbered: Vec<_> = (1..).zip(every_command()).collect();
    assert_eq!(read, numbered);
}

#[test]
fn recorded_lines_never_change_so_that_old_recordings_replay() {
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
        r#"{"FlagFall":"White"}"#,
        r#"{"Manners":{"touch_move":true,"over_the_board":false}}"#,
        r#"{"Touch":32}"#,
        r#""Adjust""#,
        r#"{"Hand":{"Carry":{"from":32,"to":28}}}"#,
        r#"{"Hand":{"TakeOff":19}}"#,
        r#""PutBack""#,
        r#""Done""#,
        r#"{"Decide":{"keep":true}}"#,
        r#"{"Huff":5}"#,
        r#"{"Place":46}"#,
        r#"{"DrawLots":7}"#,
        r#"{"SetClock":{"white":"40/7200+30:900","black":"40/7200+30:900","start":"AfterFirstMoves"}}"#,
        r#""PauseClock""#,
        r#""ResumeClock""#,
        r#"{"AddTime":{"side":"Black","milliseconds":60000}}"#,
        r#"{"Wait":1234}"#,
        r#"{"Note":[{"node":"1","evaluation":{"Centimen":-12},"sign":"Blunder","comment":"Better: 31-27."},{"node":"0","evaluation":{"WinIn":{"winner":"Black","moves":3}}}]}"#,
        r#"{"GoTo":"5:1 8"}"#,
        r#"{"Promote":"2:1 2"}"#,
        r#"{"MakeMainLine":"2:1 2"}"#,
        r#"{"Demote":"2"}"#,
        r#"{"Delete":"2:3 4:1 6"}"#,
        r#"{"DeleteRest":"0"}"#,
        r#"{"SetTags":[["White","Anna"]]}"#,
        r#"{"SetComment":{"node":"1","place":"Before","text":"“why”\n"}}"#,
        r#"{"SetComment":{"node":"1","place":"After","text":""}}"#,
        r#"{"SetSign":{"node":"1","sign":"Interesting"}}"#,
        r#"{"SetSign":{"node":"1","sign":null}}"#,
        r#"{"ToggleMark":{"node":"1","mark":{"color":"Red","square":12}}}"#,
        r#"{"ToggleArrow":{"node":"1","arrow":{"color":"Green","from":12,"to":23}}}"#,
        r#""UndoEdit""#,
        r#""RedoEdit""#,
        r#"{"Load":"[White \"Anna\"]\n\n1. 32-28 *"}"#,
    ];
    assert_eq!(lines, expected);
}

/// Random sessions are replayed from their recordings, which leave out refused commands.
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
        assert_eq!(serde_json::from_str::<Vec<Event>>(&text).expect("as written"), events);
    }
}

#[test]
fn an_invalid_line_is_reported_with_its_number_and_reading_goes_on() {
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
fn a_recording_ends_with_an_error_of_the_system() {
    let both = io::Cursor::new("\"Undo\"\n").chain(Broken);
    let mut read = recording::read(BufReader::new(both));
    assert!(matches!(read.next(), Some(Ok((1, Command::Undo)))));
    assert!(matches!(read.next(), Some(Err(RecordingError::Io { line: 2, .. }))));
    assert!(read.next().is_none());
}
