//! A whole game played by clicks, however they fall on the frames: none is lost, also while moves are animated.

use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use dames3d::game::Command;
use dames3d::game::clocks::{ClockSettings, ClockStart};
use dames3d::rules::Variant;
use dames3d::viewer::kernel::messages::View;

use crate::autosave::window;
use crate::test_app::TestApp;

/// The squares clicked in a game of international draughts.
const CLICKS: [(u8, u8); 40] = [
    (33, 28),
    (17, 21),
    (39, 33),
    (21, 26),
    (44, 39),
    (11, 17),
    (28, 23),
    (19, 28),
    (33, 11),
    (6, 17),
    (50, 44),
    (14, 19),
    (39, 33),
    (7, 11),
    (32, 28),
    (10, 14),
    (37, 32),
    (26, 37),
    (42, 31),
    (20, 24),
    (44, 39),
    (5, 10),
    (34, 30),
    (18, 23),
    (30, 25),
    (12, 18),
    (41, 37),
    (18, 22),
    (49, 44),
    (24, 29),
    (33, 24),
    (22, 42),
    (47, 38),
    (19, 30),
    (25, 34),
    (13, 18),
    (34, 29),
    (23, 34),
    (40, 29),
    (1, 6),
];

/// Plays the game. After each message of the pointer, up to `most` frames follow.
fn play(app: &mut TestApp, random: &mut fastrand::Rng, most: usize) {
    for (from, to) in CLICKS {
        for number in [from, to] {
            let at = app.pixel(number);
            let delta = Vec2::ZERO;
            for action in [
                PointerAction::Move { delta },
                PointerAction::Press(PointerButton::Primary),
                PointerAction::Release(PointerButton::Primary),
            ] {
                app.post(at, action);
                (0..random.usize(0..=most)).for_each(|_| {
                    app.frame();
                });
            }
        }
    }
}

#[test]
fn no_click_is_lost_while_moves_are_animated() {
    for seed in 0..4 {
        let mut random = fastrand::Rng::with_seed(seed);
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = window(folder.path());
        app.command(Command::SwitchGame(Variant::International));
        app.command(Command::SetClock(ClockSettings {
            start: ClockStart::AtOnce,
            ..ClockSettings::from_minutes("15+10").expect("a time control")
        }));
        app.look(View::Top);
        app.rest();
        play(&mut app, &mut random, seed as usize % 4 + 1);
        app.rest();
        let played = app.game().turns().len();
        assert_eq!(played, CLICKS.len(), "seed {seed}: {:?}", app.said());
    }
}
