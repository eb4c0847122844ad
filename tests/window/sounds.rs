//! The sounds of the window: each comes in the frame of its contact, and with something that is seen.

use bevy::prelude::*;

use dames3d::board::Square;
use dames3d::game::clocks::ClockSettings;
use dames3d::game::{Command, TableRules};
use dames3d::players::Player;
use dames3d::rules::{HandAction, PieceKind, Side, Variant};
use dames3d::sound::Sound;
use dames3d::viewer::kernel::dialogs::RESULT;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::PlaySound;
use dames3d::viewer::kernel::seats::PlayerSeats;
use dames3d::viewer::kernel::settings::{AnimationSpeed, ViewerSettings};
use dames3d::viewer::scene::geometry::{Relief, square_top};
use dames3d::viewer::scene::move_animation::MoveAnimation;
use dames3d::viewer::scene::pieces::OnSquare;

use crate::engine_bridge::seat;
use crate::test_app::{TestApp, square};

/// The sounds since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<Sound>);

fn collect(mut heard: ResMut<Heard>, mut sounds: MessageReader<PlaySound>) {
    heard.0.extend(sounds.read().map(|PlaySound(sound)| *sound));
}

fn session() -> TestApp {
    let mut app = TestApp::with(|app| {
        app.init_resource::<Heard>().add_systems(Last, collect);
    });
    app.rest();
    app.heard();
    app
}

impl TestApp {
    /// The sounds since the last call.
    fn heard(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.world().resource_mut::<Heard>().0)
    }

    /// Runs frame after frame, at most 200, until a sound is heard. Returns all of that frame.
    fn next_sounds(&mut self) -> Vec<Sound> {
        for _ in 0..200 {
            self.frames(1);
            let heard = self.heard();
            if !heard.is_empty() {
                return heard;
            }
        }
        panic!("silence");
    }

    /// The distance of the piece of a square from its place.
    fn distance_from(&mut self, on: Square) -> f32 {
        let place = square_top(on, self.resource::<Relief>().get());
        let world = self.world();
        let mut pieces = world.query::<(&OnSquare, &Transform)>();
        let piece = pieces.iter(world).find(|(stands, _)| stands.0 == on);
        piece.expect("a piece").1.translation.distance(place)
    }

    /// Returns `true` if the node of this name takes room on the screen.
    pub(crate) fn shows_node(&mut self, name: &str) -> bool {
        let world = self.world();
        let mut nodes = world.query::<(&Name, &ComputedNode)>();
        let mut named = nodes.iter(world).filter(|(own, _)| own.as_str() == name);
        named.any(|(_, node)| !node.is_empty())
    }
}

fn tap() -> Vec<Sound> {
    vec![Sound::Place(PieceKind::Man)]
}

#[test]
fn a_piece_is_heard_when_it_is_chosen_and_is_marked_then() {
    let mut app = session();
    app.click(32);
    assert_eq!(app.heard(), [Sound::Lift]);
    assert!(app.selection().move_input().is_some());
    app.click(33);
    assert_eq!(app.heard(), [Sound::Lift], "another one is chosen");
    app.click(33);
    assert_eq!(app.heard(), [], "none is chosen any more");
}

#[test]
fn a_man_is_heard_in_the_frame_in_which_it_lands() {
    let mut app = session();
    app.command(Command::Play("32-28".parse().expect("a move")));
    assert_eq!(app.heard(), []);
    assert!(app.distance_from(square(28)) > 0.1, "it is on its way");
    assert_eq!(app.next_sounds(), tap());
    assert!(app.distance_from(square(28)) < 0.02, "it has landed");
    app.rest();
    assert_eq!(app.heard(), []);
}

#[test]
fn a_king_sounds_like_a_king() {
    let mut app = session();
    app.set_up("W:WK46:B1");
    app.heard();
    app.command(Command::Play("46-41".parse().expect("a move")));
    assert_eq!(app.next_sounds(), [Sound::Place(PieceKind::King)]);
}

#[test]
fn each_hop_of_a_capture_is_heard_and_then_the_pieces_that_leave() {
    let mut app = session();
    app.set_up("W:W26:B18,22,24,29,34,36,38,40,41,44,5");
    app.heard();
    let moves = app.game().position().legal_moves();
    app.click(26);
    assert_eq!(app.heard(), [Sound::Lift]);
    app.click(moves[0].to().number());
    let on_board = app.pieces_in_scene();
    for number in 1..=10 {
        let kind = PieceKind::Man;
        assert_eq!(app.next_sounds(), [Sound::Hop { number, kind }]);
        let animation = app.resource::<MoveAnimation>();
        let progress = animation.progress().expect("a move");
        assert!(progress.jumped >= usize::from(number), "hop {number}");
        assert!(progress.part > 0.99, "hop {number} has landed");
    }
    assert_eq!(app.pieces_in_scene(), on_board, "no piece has left");
    assert_eq!(app.next_sounds(), [Sound::Captured { count: 10 }]);
    app.rest();
    assert_eq!(app.pieces_in_scene(), on_board - 10);
}

#[test]
fn a_new_king_is_heard_with_its_crown() {
    let mut app = session();
    app.set_up("W:W7,50:B21,45");
    app.heard();
    app.command(Command::Play("7-1".parse().expect("a move")));
    assert_eq!(app.next_sounds(), tap());
    assert_eq!(app.next_sounds(), [Sound::Crown]);
    let pieces = app.pieces_shown();
    let crowned = pieces.iter().find(|(on, _)| *on == square(1));
    assert_eq!(crowned.expect("it").1.kind, PieceKind::King);
}

#[test]
fn without_animation_only_the_last_landing_of_a_capture_is_heard_at_once() {
    let mut app = session();
    let mut settings = app.world().resource_mut::<ViewerSettings>();
    settings.animation_speed = AnimationSpeed::None;
    app.set_up("W:W26:B18,22,24,29,34,36,38,40,41,44,5");
    app.heard();
    let mv = app.game().position().legal_moves()[0];
    app.click(26);
    app.click(mv.to().number());
    let hop = Sound::Hop { number: 10, kind: PieceKind::Man };
    let leave = Sound::Captured { count: 10 };
    assert_eq!(app.heard(), [Sound::Lift, hop, leave]);
}

#[test]
fn a_refusal_is_heard_and_read() {
    let mut app = session();
    app.click(46);
    assert_eq!(app.heard(), [Sound::Refused]);
    app.frames(2);
    assert!(app.shows_node("Notice"));
}

#[test]
fn a_dragged_piece_that_goes_back_is_heard() {
    let mut app = session();
    app.drag(33, 24);
    let heard = app.heard();
    assert_eq!(heard[0], Sound::Lift);
    assert!(heard.contains(&Sound::Refused), "{heard:?}");
    assert!(app.distance_from(square(33)) < 0.01);
}

#[test]
fn pieces_slide_to_another_position() {
    let mut app = session();
    app.play(&["32-28", "19-23"]);
    app.rest();
    app.heard();
    app.press(GameAction::Undo);
    assert_eq!(app.heard(), [Sound::Slide]);
    assert!(app.pieces_shown().iter().any(|(on, _)| *on == square(19)));
    app.press(GameAction::Undo);
    assert_eq!(app.heard(), [], "leafing does not hiss");
}

#[test]
fn pieces_moved_by_hand_are_heard() {
    let mut app = session();
    app.command(Command::SetTableRules(TableRules { by_hand: true, ..TableRules::default() }));
    app.heard();
    let (from, to) = (square(32), square(28));
    app.command(Command::Hand(HandAction::Carry { from, to }));
    assert_eq!(app.heard(), tap());
    app.command(Command::Hand(HandAction::Remove(to)));
    assert_eq!(app.heard(), [Sound::Captured { count: 1 }]);
    app.command(Command::PutBack);
    assert_eq!(app.heard(), [Sound::Slide]);
    assert!(app.pieces_shown().iter().any(|(on, _)| *on == from));
}

#[test]
fn an_end_is_heard_when_its_card_opens_and_as_the_person_sees_it() {
    for (computer, resigns, expected) in [
        (None, Some(Side::White), Sound::Won),
        (Some(Side::Black), Some(Side::Black), Sound::Won),
        (Some(Side::Black), Some(Side::White), Sound::Lost),
        (None, None, Sound::Drawn),
    ] {
        let mut app = session();
        if let Some(side) = computer {
            seat(&mut app, Variant::Dames3d, side, 1);
        }
        match resigns {
            Some(side) => app.command(Command::Resign(side)),
            None => {
                app.command(Command::OfferDraw);
                app.command(Command::AnswerDraw { accept: true });
            }
        }
        app.frames(1);
        assert_eq!(app.heard(), [expected]);
        assert!(app.open().has(RESULT));
    }
}

#[test]
fn the_end_waits_for_the_last_landing() {
    let mut app = session();
    app.set_up("W:W31:B27");
    app.heard();
    let mv = app.game().position().legal_moves()[0];
    app.click(31);
    app.click(mv.to().number());
    app.heard();
    assert!(matches!(app.next_sounds()[..], [Sound::Hop { .. }]));
    assert!(matches!(app.next_sounds()[..], [Sound::Captured { .. }]));
    assert_eq!(app.next_sounds(), [Sound::Won]);
    assert!(app.open().has(RESULT));
}

/// The computer's side of a game whose clocks are paused, so that the test moves in its place.
fn computers_turn() -> TestApp {
    let mut app = session();
    let control = "5".parse().expect("a time control");
    app.command(Command::SetClock(ClockSettings::both(control)));
    app.play(&["32-28", "19-23", "28x19"]);
    app.command(Command::PauseClock);
    seat(&mut app, Variant::Dames3d, Side::Black, 1);
    app.rest();
    app.heard();
    app
}

#[test]
fn a_persons_turn_is_heard_after_long_thought_only() {
    for (thought, is_announced) in [(1100, true), (0, false)] {
        let mut app = computers_turn();
        app.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(thought));
        let mv = app.game().position().legal_moves()[0];
        let request = dames3d::notation::MoveRequest::from_route(
            mv,
            &app.game().position().route(mv).expect("a route"),
        );
        if !is_announced {
            // A reply at once.
            app.world().resource_mut::<PlayerSeats>().set(
                Variant::Dames3d,
                dames3d::rules::BySide { white: Player::Person, black: Player::Person },
            );
            app.frames(1);
            seat(&mut app, Variant::Dames3d, Side::Black, 1);
        }
        app.command(Command::Play(request));
        app.rest();
        let heard = app.heard();
        assert_eq!(heard[0], Sound::Lift, "the computer's hand");
        assert_eq!(heard.contains(&Sound::YourTurn), is_announced, "{heard:?}");
        assert_eq!(app.game().side_to_move(), Side::White);
    }
}
