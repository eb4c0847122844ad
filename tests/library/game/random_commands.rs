//! Random commands: refused commands change nothing, and the others replay to the same session.

use dames3d::board::Square;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{Command, Session, TableRules, recording};
use dames3d::notation::MoveRequest;
use dames3d::rules::{HandAction, Ply, Side, Variant};

use crate::clocks::any_control;
use crate::random::{Random, amount};

fn any_square(random: &mut Random) -> Square {
    Square::from_index(random.below(Square::COUNT))
}

pub(crate) fn any_command(random: &mut Random, session: &Session) -> Command {
    let game = session.game();
    let position = game.position();
    match random.below(46) {
        40 => Command::SetClock(ClockSettings {
            white: any_control(random),
            black: any_control(random),
            start: [ClockStart::AtOnce, ClockStart::AfterFirstMoves][random.below(2)],
        }),
        41 => Command::PauseClock,
        42 => Command::ResumeClock,
        43 => Command::AddTime { side: random.side(), milliseconds: random.below(60_000) as u64 },
        44 | 45 => Command::Wait(random.below(20_000) as u64),
        0 => Command::SwitchGame(Variant::ALL[random.below(Variant::ALL.len())]),
        1 if random.chance(50) => Command::TakeBack,
        1 => Command::Undo,
        2 => Command::Redo,
        3 => Command::Show(Ply(random.below(12) as u16)),
        4 => Command::OfferDraw,
        5 => Command::AnswerDraw { accept: random.chance(30) },
        6 if random.chance(20) => Command::Resign(random.side()),
        7 if random.chance(20) => Command::FlagFall(Side::White),
        8 if random.chance(30) => Command::NewGame,
        9 => Command::SetTableRules(TableRules {
            touch_move: random.chance(50),
            by_hand: random.chance(60),
        }),
        10 => Command::Adjust,
        11 | 12 => Command::Touch(any_square(random)),
        13 => Command::Huff(game.huffable().first().unwrap_or(any_square(random))),
        14 | 15 => Command::Place(any_square(random)),
        16 => Command::PlaceRandomly(random.next()),
        17 => Command::PutBack,
        18..=20 => Command::EndTurn,
        21 | 22 => Command::ResolveIrregularity { keep: random.chance(50) },
        23..=27 => {
            let pieces: Vec<_> = game.current_setup().pieces_on_squares().collect();
            let from = random.pick(&pieces).map_or(any_square(random), |(square, _)| square);
            Command::Hand(if random.chance(70) {
                HandAction::Carry { from, to: any_square(random) }
            } else {
                HandAction::Remove(from)
            })
        }
        _ => {
            let request = random
                .pick(&position.playable_moves())
                .and_then(|mv| Some(MoveRequest::from_route(mv, &position.route(mv)?)));
            request.map_or(Command::NewGame, Command::Play)
        }
    }
}

#[test]
fn every_session_replays_and_refused_commands_change_nothing() {
    let mut random = Random::for_test("every_session_replays");
    let (mut done, mut refused, mut kept, mut huffed) = (0, 0, 0, 0);
    for _ in 0..amount(12) {
        let mut session = Session::default();
        let mut recorded = String::new();
        for _ in 0..400 {
            let command = any_command(&mut random, &session);
            let before = session.clone();
            let line = recording::line(&command);
            match session.apply(command) {
                Ok(_) => {
                    recorded += &(line + "\n");
                    done += 1;
                    let last = session.game().shown_node();
                    kept += usize::from(last.turn().is_some_and(|turn| turn.mv().is_none()));
                    huffed += usize::from(last.huffed().is_some());
                }
                Err(_) => {
                    assert_eq!(session, before, "{line}");
                    refused += 1;
                }
            }
        }
        let mut again = Session::default();
        for command in recording::read(recorded.as_bytes()) {
            let (_, command) = command.expect("a command");
            again.apply(command).expect("carried out before");
        }
        assert_eq!(again, session);
    }
    assert!(
        done > 500 && refused > 200 && kept > 1 && huffed > 0,
        "{done} {refused} {kept} {huffed}"
    );
}
