//! Clocks of games in PDN: the time controls in the tags, the times with the turns, and playing on from a file.

use dames3d::archive::Archive;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::game::{Command, Game, Session};
use dames3d::notation::pdn::{GameResult, PdnGame, Tags};
use dames3d::rules::{Ply, Side, Variant};

use super::{control, seconds};
use crate::random::Random;

fn apply(session: &mut Session, command: Command) {
    session.apply(command).expect("carried out");
}

/// A game by these clocks, with a few turns that took some time.
fn timed_game(settings: ClockSettings, random: &mut Random) -> Session {
    let mut session = Session::default();
    apply(&mut session, Command::SwitchGame(Variant::International));
    apply(&mut session, Command::SetClock(settings));
    for _ in 0..20 {
        apply(&mut session, Command::Wait(1000 * random.below(9) as u64));
        let moves = session.game().legal_moves();
        let mv = moves[random.below(moves.len())];
        let route = session.game().position().route(mv).expect("a route");
        let request = dames3d::notation::MoveRequest::from_route(mv, &route);
        apply(&mut session, Command::Play(request));
    }
    session
}

/// The game as a file of its tags, turns and times.
fn file(game: &Game) -> PdnGame {
    let mut tags = Tags::new();
    for (name, value) in game.clock_tags() {
        tags.push(name, value);
    }
    PdnGame { tags, tree: game.tree().clone(), result: GameResult::Unfinished }
}

#[test]
fn a_game_opened_from_its_pdn_has_the_clocks_that_it_had_at_every_position() {
    let mut random = Random::for_test("a_game_opened_from_its_pdn_has_the_clocks");
    for text in ["300+5", "4/60:8/30:20+2", "600", "300b5", "300d5", "*900", "=30"] {
        for start in [ClockStart::AtOnce, ClockStart::AfterFirstMoves] {
            let settings = ClockSettings { start, ..ClockSettings::both(control(text)) };
            let mut played = timed_game(settings.clone(), &mut random);
            let pdn = file(played.game());
            let mut opened = Session::default();
            apply(&mut opened, Command::from(&pdn));
            let clock = opened.game().clock().expect("clocks");
            assert_eq!(clock.settings(), &settings, "{text}");
            assert_eq!(opened.game().running_clock(), None, "{text}");
            for ply in (0..=20).rev() {
                apply(&mut played, Command::Show(Ply(ply)));
                apply(&mut opened, Command::Show(Ply(ply)));
                // In an hourglass, the time that one side uses goes to the other, which only notes its own.
                if !text.starts_with('*') {
                    let state =
                        |session: &Session| session.game().clock().map(|clock| clock.state());
                    assert_eq!(state(&opened), state(&played), "{text} {start:?} {ply}");
                }
            }
        }
    }
}

#[test]
fn a_side_without_a_clock_keeps_none_and_each_has_its_own_control() {
    let settings = ClockSettings { black: control("-"), ..ClockSettings::both(control("300+5")) };
    let mut random = Random::for_test("a_side_without_a_clock_keeps_none");
    let played = timed_game(settings.clone(), &mut random);
    let pdn = file(played.game());
    assert_eq!(pdn.tags.get("TimeControlWhite"), Some("300+5"));
    assert_eq!(pdn.tags.get("TimeControlBlack"), Some("-"));
    let mut opened = Session::default();
    apply(&mut opened, Command::from(&pdn));
    let clock = opened.game().clock().expect("clocks");
    assert_eq!(clock.left(Side::Black), None);
    assert_eq!(clock.left(Side::White), Some(seconds(300)));
}

#[test]
fn an_opened_game_goes_on_by_its_clocks() {
    let text = "[GameType \"20,W,10,10,N2,0\"]\n[TimeControl \"300+5\"]\n\n\
                1. 32-28 {[%clk 0:04:50]} 19-23 {[%clk 0:03:20]} 2. 28x19 {[%clk 0:04:40]} *";
    let mut session = Session::default();
    apply(&mut session, Command::Load(text.to_owned()));
    apply(&mut session, Command::Show(Ply(3)));
    let left = |session: &Session, side| session.game().clock().and_then(|clock| clock.left(side));
    assert_eq!(left(&session, Side::White), Some(seconds(280)));
    assert_eq!(left(&session, Side::Black), Some(seconds(200)));
    apply(&mut session, Command::Wait(7_000));
    assert_eq!(left(&session, Side::Black), Some(seconds(200)), "paused");
    apply(&mut session, Command::ResumeClock);
    apply(&mut session, Command::Wait(7_000));
    apply(&mut session, Command::Play("14x23".parse().expect("a move")));
    assert_eq!(left(&session, Side::Black), Some(seconds(198)));
    assert_eq!(session.game().running_clock(), Some(Side::White));
}

#[test]
fn games_without_a_readable_time_control_are_opened_without_clocks() {
    for tag in ["", "[TimeControl \"-\"]\n", "[TimeControl \"?\"]\n", "[TimeControl \"soon\"]\n"] {
        let text = format!("[GameType \"20,W,10,10,N2,0\"]\n{tag}\n1. 32-28 19-23 *");
        let mut session = Session::default();
        apply(&mut session, Command::Load(text));
        assert!(session.game().clock().is_none(), "{tag}");
    }
}

#[test]
fn filed_games_have_the_tags_of_their_clocks() {
    let folder = std::env::temp_dir().join(format!("dames3d-clocks-{}", std::process::id()));
    let archive = Archive::in_folder(folder.clone());
    let mut log = dames3d::archive::SessionLog::new(archive.clone());
    let mut session = Session::default();
    let settings = ClockSettings::both(control("40/7200:3600"));
    for command in [
        Command::SetClock(settings),
        Command::Play("32-28".parse().expect("a move")),
        Command::Resign(Side::Black),
    ] {
        crate::archive::apply(&mut log, &mut session, command).expect("carried out");
    }
    let games = archive.earlier_games(1);
    std::fs::remove_dir_all(folder).expect("removed");
    assert_eq!(games[0].pdn.tags.get("TimeControl"), Some("40/7200:3600"));
}
