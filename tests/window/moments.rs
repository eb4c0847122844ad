//! The moments of a game: a landing, a capture, a crowning, the first capture on a side, and the evaluation bar. With
//! motion and without.

use accesskit::Role;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::prelude::*;
use dames3d::game::Command;
use dames3d::i18n::{Language, Messages};
use dames3d::preferences::PreferencesFile;
use dames3d::rules::{PieceKind, Side, Variant};
use dames3d::viewer::features::analysis::actions::AnalysisAction;
use dames3d::viewer::kernel::analysis::CurrentAnalysis;
use dames3d::viewer::kernel::frame::Motion;
use dames3d::viewer::kernel::messages::{GameCommand, View};
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::kernel::settings::{AnimationSpeed, Onboarding, ViewerSettings};
use dames3d::viewer::scene::camera::{BoardOrientation, PanelInsets};
use dames3d::viewer::scene::geometry::{Relief, square_top};
use dames3d::viewer::scene::move_animation::MoveAnimation;
use dames3d::viewer::scene::pieces::{KING_HEIGHT, MAN_HEIGHT, OnSquare};
use dames3d::viewer::ui::bindings::Gauge;

use crate::messages::ANY_NUMBER;
use crate::persistence::fresh;
use crate::test_app::{TestApp, square};

impl TestApp {
    /// The place of the piece of a square.
    fn piece_on(&mut self, number: u8) -> Transform {
        let world = self.world();
        let mut pieces = world.query::<(&OnSquare, &Transform)>();
        let on = square(number);
        let found = pieces.iter(world).find(|(stands, _)| stands.0 == on);
        *found.expect("a piece").1
    }

    /// The place of a piece that stands on a square.
    fn standing(&self, number: u8) -> Transform {
        let relief = self.resource::<Relief>().get();
        Transform::from_translation(square_top(square(number), relief))
    }

    pub(crate) fn white_share(&mut self) -> f32 {
        let world = self.world();
        let mut gauges = world.query::<&Gauge>();
        gauges.single(world).expect("one bar").goal()
    }

    pub(crate) fn shows_bar(&mut self) -> bool {
        self.frames(2);
        !self.rects_named("Evaluation bar").iter().all(Rect::is_empty)
    }

    /// Turns analysis on and waits for its first line.
    fn analyze_until_known(&mut self) {
        self.press(AnalysisAction::Cycle);
        self.wait_until(|app| {
            let analysis = app.resource::<CurrentAnalysis>().get();
            analysis.is_some_and(|analysis| analysis.info.is_some())
        });
        self.frames(3);
    }
}

#[test]
fn a_piece_is_carried_lands_and_lies_flat() {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::International));
    app.rest();
    app.play(&["32-28"]);
    let standing = app.standing(28);
    let mut highest = 0.0_f32;
    let mut tilts = false;
    while app.resource::<MoveAnimation>().is_running() {
        let at = app.piece_on(28);
        highest = highest.max(at.translation.y - standing.translation.y);
        tilts |= at.rotation != Quat::IDENTITY;
        // It never sinks into its square, and there is no bounce that squashes it.
        assert_eq!(at.scale, Vec3::ONE);
        app.frames(1);
    }
    assert!(highest > 0.15, "{highest}");
    assert!(tilts);
    assert_eq!(app.piece_on(28), standing);
}

#[test]
fn a_man_grows_into_a_king_after_it_has_landed() {
    let mut app = TestApp::new();
    app.set_up("W:W7,50:B21,45");
    app.play(&["7-1"]);
    let height = |app: &mut TestApp| {
        let scale = app.piece_on(1).scale.y;
        let kings = app.pieces_shown();
        let (_, piece) = kings.iter().find(|(on, _)| *on == square(1)).expect("it");
        match piece.kind {
            PieceKind::Man => MAN_HEIGHT * scale,
            PieceKind::King => KING_HEIGHT * scale,
        }
    };
    let mut heights = Vec::new();
    while app.resource::<MoveAnimation>().is_running() {
        heights.push(height(&mut app));
        app.frames(1);
    }
    assert_eq!(heights[0], MAN_HEIGHT);
    let is_growing = heights.windows(2).all(|pair| pair[1] >= pair[0] - 1e-4);
    assert!(is_growing, "{heights:?}");
    let between =
        heights.iter().filter(|&&height| height > 1.1 * MAN_HEIGHT && height < 0.9 * KING_HEIGHT);
    assert!(between.count() >= 3, "{heights:?}");
    assert_eq!(height(&mut app), KING_HEIGHT);
    assert_eq!(app.piece_on(1), app.standing(1));
}

#[test]
fn captured_pieces_stay_as_ghosts_and_leave_together() {
    let mut app = TestApp::new();
    app.set_up("W:W31:B21,7,45");
    let before = app.pieces_in_scene();
    app.play(&["31x2"]);
    app.wait_until(|app| {
        let animation = app.resource::<MoveAnimation>();
        animation.progress().is_none_or(|move_| move_.gone > 0.0)
    });
    assert_eq!(app.pieces_in_scene(), before, "both leave now");
    app.rest();
    assert_eq!(app.pieces_in_scene(), before - 2);
}

/// After a lost connection, the moves played meanwhile come in one frame.
#[test]
fn exchanges_of_one_frame_leave_the_pieces_of_the_game() {
    let mut app = TestApp::new();
    app.command(Command::SwitchGame(Variant::International));
    for text in ["32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28"] {
        let request = text.parse().expect("a move");
        app.world().write_message(GameCommand(Command::Play(request)));
    }
    app.rest();
    let expected: Vec<_> = app.game().position().pieces_on_squares().collect();
    assert_eq!(expected.len(), 36);
    assert_eq!(app.pieces_shown(), expected);
    assert_eq!(app.pieces_in_scene(), 36);
}

/// Two ways of showing no motion: the settings of the window, and those of the system.
fn without_motion(app: &mut TestApp, of_the_system: bool) {
    if of_the_system {
        app.world().resource_mut::<Motion>().instant = true
    } else {
        let mut settings = app.world().resource_mut::<ViewerSettings>();
        settings.animation_speed = AnimationSpeed::None;
    }
}

#[test]
fn without_motion_everything_is_there_at_once() {
    for of_the_system in [false, true] {
        let mut app = TestApp::new();
        without_motion(&mut app, of_the_system);
        app.set_up("W:W7,50:B21,45");
        app.play(&["7-1"]);
        assert!(!app.resource::<MoveAnimation>().is_running());
        assert_eq!(app.piece_on(1), app.standing(1));
        let kings = app.pieces_shown();
        let crowned = kings.iter().find(|(on, _)| *on == square(1));
        assert_eq!(crowned.expect("it").1.kind, PieceKind::King);

        app.set_up("W:W31:B21,7,45");
        app.play(&["31x2"]);
        assert_eq!(app.pieces_in_scene(), 2);
        assert!(app.says(Messages::first_side_capture), "{:?}", app.said());
    }
}

#[test]
fn a_move_cut_short_leaves_its_piece_upright_and_full_grown() {
    let mut app = TestApp::new();
    app.set_up("W:W7,50:B21,45");
    app.play(&["7-1"]);
    while app.piece_on(1).scale == Vec3::ONE {
        app.frames(1);
    }
    app.play(&["21-26"]);
    app.frames(2);
    assert_eq!(app.piece_on(1), app.standing(1));
    app.rest();
    assert_eq!(app.piece_on(26), app.standing(26));
}

#[test]
fn the_first_capture_on_a_side_is_pointed_out_once_ever() {
    let file = fresh("first-side-capture");
    let open = || {
        TestApp::with(|app| {
            let file = PreferencesFile::new(file.clone());
            persistence::plugin(app, file, Some(Language::English));
        })
    };
    let mut app = open();
    // On the top alone there is nothing to point out.
    app.set_up("W:W32,50:B28,1");
    app.play(&["32x23"]);
    app.rest();
    assert!(!app.says(Messages::first_side_capture));
    app.set_up("W:W31:B21,7,45");
    app.play(&["31x2"]);
    app.frames(2);
    assert!(!app.says(Messages::first_side_capture), "it waits for the landing");
    app.wait_until(|app| !app.resource::<MoveAnimation>().is_running());
    app.frames(2);
    assert!(app.says(Messages::first_side_capture), "{:?}", app.said());
    assert!(app.resource::<Onboarding>().side_capture);
    drop(app);
    // The next session knows.
    let mut app = open();
    app.set_up("W:W31:B21,7,45");
    app.play(&["31x2"]);
    app.wait_until(|app| !app.resource::<MoveAnimation>().is_running());
    app.frames(2);
    assert!(!app.says(Messages::first_side_capture), "{:?}", app.said());
}

#[test]
fn the_bar_shows_who_is_ahead_and_takes_no_room() {
    let mut app = TestApp::new();
    app.set_up("W:W31,32,33,34,37,38,39,40:B1,5");
    assert!(!app.shows_bar());
    let insets = *app.resource::<PanelInsets>();
    app.analyze_until_known();
    assert!(app.shows_bar());
    assert!(app.white_share() > 0.9, "{}", app.white_share());
    assert_eq!(*app.resource::<PanelInsets>(), insets);
    let bar = app.rect_named("Evaluation bar");
    let panel = app.rect_named("Panel");
    assert!(bar.max.x <= panel.min.x && bar.width() < 30.0, "{bar:?}");
    // White is at the bottom of the board, and so of the bar.
    let white = app.rect_named("White’s share");
    assert!(white.max.y > bar.max.y - 3.0, "{white:?} {bar:?}");
    app.world().resource_mut::<BoardOrientation>().0 = Side::Black;
    app.rest();
    let (bar, white) = (app.rect_named("Evaluation bar"), app.rect_named("White’s share"));
    assert!(white.min.y < bar.min.y + 3.0, "{white:?} {bar:?}");
    app.press(AnalysisAction::Cycle);
    assert!(!app.shows_bar());
}

#[test]
fn the_bar_has_words_for_those_who_do_not_see_it() {
    let mut app = TestApp::new();
    app.world().resource::<AccessibilityRequested>().set(true);
    app.set_up("B:W31,32:B1,2,3,4,5,6,7,8,9,10");
    app.analyze_until_known();
    let world = app.world();
    let mut bars = world.query::<(&Name, &AccessibilityNode)>();
    let (_, node) =
        bars.iter(world).find(|(name, _)| name.as_str() == "Evaluation bar").expect("a bar");
    assert_eq!(node.role(), Role::Meter);
    let label = node.label().expect("words").to_owned();
    assert!(!node.is_hidden());
    let evaluation = app.message_form(|messages, any| {
        messages.review_evaluation(format!("{} {any}", messages.side_black()), ANY_NUMBER)
    });
    assert!(evaluation.is(&label), "{label}");
}

#[test]
fn no_hint_no_solved_game_and_no_end_has_a_bar() {
    let mut app = TestApp::new();
    app.press(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.is_over)
    });
    assert!(!app.shows_bar());
    app.analyze_until_known();
    assert!(app.shows_bar());
    app.command(Command::SwitchGame(Variant::WolfAndSheep));
    assert!(!app.shows_bar());
}

#[test]
fn the_bar_rests_when_the_analysis_does() {
    let mut app = TestApp::new();
    app.set_up("W:W31,32,33,34,37,38,39,40:B1,5");
    app.look(View::Home);
    app.analyze_until_known();
    app.press(AnalysisAction::Cycle);
    app.rest();
    assert!(!app.resource::<Motion>().is_running());
    // Without motion, it is there at once.
    app.world().resource_mut::<Motion>().instant = true;
    app.analyze_until_known();
    let height = app.rect_named("White’s share").height();
    let whole = app.rect_named("Evaluation bar").height() - 2.0;
    let share = app.white_share();
    assert!((height - share * whole).abs() < 1.5, "{height} of {whole}");
}

#[test]
fn on_a_phone_the_bar_is_slim_and_the_hint_is_read_over_the_board() {
    let mut app = TestApp::new();
    app.resize(Vec2::new(390.0, 844.0));
    app.ask(AnalysisAction::Hint);
    app.wait_until(|app| {
        let analysis = app.resource::<CurrentAnalysis>().get();
        analysis.is_some_and(|analysis| analysis.is_over)
    });
    app.frames(4);
    let note = app.rect_named("Hint note");
    assert!(!note.is_empty() && note.min.x >= 0.0 && note.max.x <= 390.0, "{note:?}");
    app.ask(AnalysisAction::Cycle);
    app.frames(6);
    assert!(app.rects_named("Hint note").iter().all(Rect::is_empty));
    assert!(app.shows_bar());
    let bar = app.rect_named("Evaluation bar");
    assert!(bar.max.x <= 390.0, "{bar:?}");
    for (square, _) in app.pieces_shown() {
        let at = app.pixel(square.number());
        assert!(!bar.contains(at), "{square} at {at}: {bar:?}");
    }
}
