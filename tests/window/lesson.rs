//! The first lesson in the window: every stage by clicks to success and to failure, by the keyboard, and its progress.

use std::path::Path;

use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, Mesh3d, Name, Vec2};
use dames3d::board::Face;
use dames3d::engine::Level;
use dames3d::i18n::{Language, Messages};
use dames3d::lessons::{AttemptState, ExplainedRule, LessonRun, TaskAttempt};
use dames3d::players::Player;
use dames3d::preferences::PreferencesFile;
use dames3d::progress::Stars;
use dames3d::rules::{Move, Side, Variant};
use dames3d::viewer::board::move_entry::MoveEntry;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::lesson::state::{LessonsProgress, OpenLesson};
use dames3d::viewer::features::play::new_game::options::ChosenOptions;
use dames3d::viewer::features::rules::rule_hints::RuleCard;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::kernel::frame::Motion;
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::messages::{BoardInput, FaceClicked, Orbit, View};
use dames3d::viewer::kernel::persistence;
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::kernel::settings::{Localization, Onboarding};
use dames3d::viewer::scene::move_animation::MoveAnimation;
use dames3d::viewer::shell::actions::ShellAction;
use dames3d::viewer::shell::welcome::{WELCOME, Welcome};

use crate::messages::ANY_NUMBER;
use crate::persistence::fresh;
use crate::test_app::{TestApp, square};

const OPEN: LessonAction = LessonAction::Open;

impl TestApp {
    pub(crate) fn send_lesson(&mut self, action: LessonAction) {
        self.world().resource_mut::<Motion>().instant = true;
        self.ask(action);
        self.frames(6);
        // Moves are clicked where nothing hides a square.
        self.look(View::Top);
    }

    fn run(&self) -> &LessonRun {
        self.resource::<OpenLesson>().run()
    }

    fn attempt_state(&self) -> AttemptState {
        self.run().attempt().state()
    }

    /// Clicks a move, hop by hop where it has several ways.
    pub(crate) fn click_move(&mut self, mv: Move) {
        self.click(mv.from().number());
        self.click(mv.to().number());
        self.frames(3);
        if self.selection().move_input().is_some() {
            let route = self.game().position().route(mv).expect("a way");
            for landing in route.landings() {
                self.click(landing.number());
            }
        }
        self.frames(3);
    }

    /// Reaches or misses the goal of the task.
    pub(crate) fn end_task(&mut self, wanted: fn(AttemptState) -> bool) {
        if let Some(face) = self.run().side_to_look_at() {
            let face = if wanted(AttemptState::Reached) { face } else { face.opposite() };
            for _ in 0..4 {
                if self.attempt_state() == AttemptState::GoingOn {
                    self.world().write_message(FaceClicked(face));
                    self.frames(2);
                }
            }
            return;
        }
        for mv in way(self.run().attempt(), wanted).expect("a way") {
            self.click_move(mv);
            self.frames(6);
        }
    }
}

/// The moves of a way to a state.
fn way(attempt: &TaskAttempt, wanted: fn(AttemptState) -> bool) -> Option<Vec<Move>> {
    for mv in &attempt.position().legal_moves() {
        let mut next = attempt.clone();
        let state = next.play(mv).state;
        if wanted(state) {
            return Some(vec![mv]);
        }
        if state == AttemptState::GoingOn
            && let Some(rest) = way(&next, wanted)
        {
            return Some([vec![mv], rest].concat());
        }
    }
    None
}

pub(crate) fn is_reached(state: AttemptState) -> bool {
    state == AttemptState::Reached
}

const fn is_failed(state: AttemptState) -> bool {
    matches!(state, AttemptState::Failed(_))
}

#[test]
fn every_stage_is_played_by_clicks_to_success() {
    for variant in Variant::STANDARD {
        let mut app = TestApp::new();
        app.ask(GameAction::Switch(variant));
        app.frames(3);
        app.send_lesson(LessonAction::Open);
        let stages = app.run().lesson().stages.len();
        let mut tasks = 0;
        loop {
            tasks += 1;
            assert!(tasks < 40, "the lesson ends");
            let place = (app.run().stage_index(), app.run().task_index());
            app.end_task(is_reached);
            assert_eq!(app.attempt_state(), AttemptState::Reached, "{variant:?} {place:?}");
            let is_last = app.run().is_finished();
            app.send_lesson(LessonAction::Next);
            if is_last {
                break;
            }
        }
        assert!(!app.is_open::<OpenLesson>());
        assert!(!app.resource::<CurrentSession>().is_practicing());
        let progress = app.resource::<LessonsProgress>();
        let progress = &progress.0[variant.geometry()];
        assert_eq!(progress.stars.len(), stages);
        assert_eq!(progress.total(), 3 * stages, "{variant:?}");
    }
}

#[test]
fn every_task_can_be_missed_by_clicks_and_begins_again_by_itself() {
    for variant in Variant::STANDARD {
        let mut app = TestApp::new();
        app.ask(GameAction::Switch(variant));
        app.frames(3);
        app.send_lesson(LessonAction::Open);
        for stage in 0..app.run().lesson().stages.len() {
            app.send_lesson(LessonAction::Stage(stage));
            app.end_task(is_failed);
            assert!(is_failed(app.attempt_state()), "{variant:?} {stage}");
            app.wait_until(|app| app.attempt_state() == AttemptState::GoingOn);
            assert_eq!(app.run().attempt().moves(), 0);
            app.frames(6);
            assert_eq!(app.game().position(), app.run().attempt().position());
        }
    }
}

#[test]
fn the_first_task_shows_its_move_and_marks_its_squares() {
    let mut app = TestApp::new();
    app.send_lesson(LessonAction::Open);
    let noted = |app: &TestApp| app.game().shown_node().annotations.clone();
    assert_eq!((noted(&app).marks.len(), noted(&app).arrows.len()), (2, 1));
    let mv = app.run().shown_move().expect("a move");
    app.click_move(mv);
    app.rest();
    assert_eq!((noted(&app).marks.len(), noted(&app).arrows.len()), (1, 1));
    let mv = app.run().shown_move().expect("a move");
    app.click_move(mv);
    assert_eq!(app.attempt_state(), AttemptState::Reached);
    app.send_lesson(LessonAction::Next);
    assert_eq!((noted(&app).marks.len(), noted(&app).arrows.len()), (2, 0));
}

#[test]
fn escape_asks_before_it_leaves_the_lesson_and_the_game_is_as_it_was() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    app.rest();
    let (game, pieces) = (app.game().clone(), app.pieces_shown());
    app.send_lesson(LessonAction::Open);
    app.end_task(is_reached);
    for leaves in [false, true] {
        app.key(Key::Escape, KeyCode::Escape);
        app.rest();
        assert!(app.asks(|words| words.messages.ask_leave_lesson()));
        app.press(ShellAction::Confirm(leaves));
        app.rest();
        assert_eq!(!app.is_open::<OpenLesson>(), leaves);
    }
    assert_eq!(*app.game(), game);
    assert_eq!(app.pieces_shown(), pieces);
}

#[test]
fn a_task_is_played_with_the_keyboard_alone() {
    let mut app = TestApp::new();
    app.send_lesson(LessonAction::Open);
    // The only piece that may move, its destination, and so on.
    for _ in 0..2 {
        app.key(Key::Character("/".into()), KeyCode::Slash);
        let mv = app.run().shown_move().expect("a move");
        for character in format!("{}-{}", mv.from(), mv.to()).chars() {
            let code = match character {
                '-' => KeyCode::Minus,
                _ => KeyCode::Digit1,
            };
            app.key(Key::Character(character.to_string().into()), code);
        }
        app.key(Key::Enter, KeyCode::Enter);
        app.rest();
    }
    assert_eq!(app.attempt_state(), AttemptState::Reached);
}

#[test]
fn a_side_is_found_by_turning_the_camera_to_it_and_missed_by_staying_at_another() {
    let mut app = TestApp::new();
    app.send_lesson(LessonAction::Open);
    app.send_lesson(LessonAction::Stage(3));
    assert_eq!(app.run().side_to_look_at(), Some(Face::SouthWest));
    for view in [View::NorthEast, View::SouthEast, View::NorthEast] {
        assert_eq!(app.attempt_state(), AttemptState::GoingOn);
        app.look(view);
        app.frames(30);
    }
    assert!(is_failed(app.attempt_state()));
    app.wait_until(|app| app.attempt_state() == AttemptState::GoingOn);
    app.look(View::SouthWest);
    app.frames(12);
    assert_eq!(app.attempt_state(), AttemptState::Reached);
}

#[test]
fn a_side_is_found_by_dragging_the_board_to_it_and_stays_that_began_before_a_task_do_not_count() {
    let mut app = TestApp::new();
    app.send_lesson(LessonAction::Open);
    app.send_lesson(LessonAction::Stage(3));
    app.look(View::Home);
    app.frames(60);
    assert_eq!(app.run().attempt().moves(), 0, "home is at no side");
    // By 67° to White's left.
    app.world().write_message(Orbit { delta: Vec2::new(195.0, 0.0) });
    app.frames(2);
    assert_eq!(app.attempt_state(), AttemptState::Reached);
    app.ask(LessonAction::Next);
    app.frames(60);
    assert_eq!(app.run().side_to_look_at(), Some(Face::NorthEast));
    assert_eq!(app.run().attempt().moves(), 0);
    app.world().write_message(Orbit { delta: Vec2::new(524.0, 0.0) });
    app.frames(2);
    assert_eq!(app.attempt_state(), AttemptState::Reached);
}

#[test]
fn the_lesson_is_resumed_after_a_restart() {
    let file = fresh("lesson");
    let session = |file: &Path| {
        let file = PreferencesFile::new(file.to_owned());
        TestApp::with(|app| persistence::plugin(app, file, Some(Language::English)))
    };
    let mut app = session(&file);
    app.send_lesson(LessonAction::Open);
    for _ in 0..2 {
        app.end_task(is_reached);
        app.send_lesson(LessonAction::Next);
    }
    assert_eq!(app.run().stage_index(), 1);
    drop(app);
    let mut app = session(&file);
    app.send_lesson(LessonAction::Open);
    assert_eq!(app.run().stage_index(), 1);
    assert_eq!(app.run().progress().stars_of(0), Stars::from(3));
}

#[test]
fn a_failure_stays_on_the_panel_and_the_marks_come_back_with_the_new_try() {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.ask(OPEN);
    app.rest();
    app.look(View::Top);
    // To the other side.
    app.click(38);
    app.click(32);
    app.wait_until(|app| app.run().last_failure().is_some() && app.run().attempt().moves() == 0);
    app.rest();
    assert!(app.mentions(Messages::lesson_failed_out_of_reach), "{:?}", app.said());
    let world = app.world();
    let mut marks = world.query::<(&Name, &Mesh3d)>();
    let marks = marks.iter(world);
    let marked = marks.filter(|(name, _)| name.as_str().starts_with("Marked"));
    assert_eq!(marked.count(), 2);
}

#[test]
fn a_click_on_a_small_board_looks_at_its_side_and_refuses_nothing() {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.ask(OPEN);
    app.rest();
    app.send_lesson(LessonAction::Stage(3));
    let face = app.run().side_to_look_at().expect("a side");
    let notices = app.notices().len();
    app.world().write_message(FaceClicked(face));
    app.world().write_message(BoardInput::Click(square(23)));
    app.frames(3);
    assert_eq!(app.attempt_state(), AttemptState::Reached);
    assert!(app.rejections().is_empty());
    assert_eq!(app.notices().len(), notices);
}

#[test]
fn the_first_start_offers_the_lesson_and_its_words_are_shown() {
    let mut app = TestApp::with(|app| {
        app.insert_resource(Welcome::Due).insert_resource(Localization::new(Language::English));
    });
    assert!(app.resource::<OpenDialogs>().has(WELCOME));
    app.ask(OPEN);
    app.rest();
    assert!(!app.resource::<OpenDialogs>().has(WELCOME));
    assert!(app.says(|messages| messages.lesson_goal_visit(2)), "{:?}", app.said());
    let number = app.says(|messages| format!("{} · 1/2", messages.lesson_stage(1, 8)));
    assert!(number, "{:?}", app.said());
}

#[test]
fn a_rule_is_explained_with_the_legal_moves_when_it_first_refuses_one_in_a_game() {
    let file = fresh("first-refusal");
    let preferences = PreferencesFile::new(file.clone());
    let mut app = TestApp::with(|app| {
        persistence::plugin(app, preferences, Some(Language::English));
    });
    app.play(&["32-28", "19-23"]);
    app.rest();
    // White must capture, and this man cannot.
    app.click(35);
    app.frames(3);
    let card = app.resource::<RuleCard>().0.clone().expect("a card");
    assert_eq!(card.rule, ExplainedRule::CompulsoryCapture);
    assert!(card.arrows.iter().any(|arrow| arrow.from.number() == 28));
    assert!(app.mentions(Messages::lesson_rule_capture), "{:?}", app.said());
    app.click(28);
    app.click(19);
    app.rest();
    assert_eq!(app.resource::<RuleCard>().0, None);
    app.play(&["14x23"]);
    app.rest();
    // Once is enough, in the next session too.
    let rules = app.resource::<Onboarding>().rules.clone();
    assert_eq!(rules, [ExplainedRule::CompulsoryCapture]);
    drop(app);
    let mut file = PreferencesFile::new(file);
    let mut kept = file.load().expect("readable");
    assert_eq!(kept.take::<Onboarding>("onboarding").rules, rules);
}

#[test]
fn escape_closes_the_card_of_a_rule_and_it_does_not_come_again() {
    let mut app = TestApp::new();
    app.play(&["32-28", "19-23"]);
    app.rest();
    app.click(35);
    app.frames(3);
    assert!(app.resource::<RuleCard>().0.is_some());
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(2);
    assert!(app.resource::<RuleCard>().0.is_none());
    app.click(35);
    app.frames(3);
    assert!(app.resource::<RuleCard>().0.is_none());
}

#[test]
fn a_wrong_capture_says_at_once_that_the_task_is_missed_and_lights_try_again() {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.send_lesson(LessonAction::Open);
    app.send_lesson(LessonAction::Stage(1));
    app.end_task(is_reached);
    app.send_lesson(LessonAction::Next);
    assert_eq!((app.run().stage_index(), app.run().task_index()), (1, 1));
    assert!(!app.is_laid_out("Retry after a failure"));
    let wrong = app.run().attempt().solution_move("27x36");
    app.click_move(wrong.expect("a legal capture"));
    assert!(is_failed(app.attempt_state()));
    assert!(app.says(Messages::lesson_failed_capture_all));
    assert!(app.is_laid_out("Retry after a failure"));
}

#[test]
fn a_click_after_the_goal_says_how_to_go_on_and_not_whose_piece_it_is() {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.send_lesson(LessonAction::Open);
    app.end_task(is_reached);
    app.click(29);
    app.frames(3);
    assert!(app.says(Messages::lesson_task_done));
}

#[test]
fn a_click_on_a_marked_square_says_to_click_the_piece_first() {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.send_lesson(LessonAction::Open);
    app.click(29);
    app.frames(3);
    assert!(app.says(|messages| messages.refusal_click_piece_first(29)));
}

/// A lesson in English at this task of a stage, with moves that are animated.
fn animated_task(stage: usize, task: usize) -> TestApp {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.send_lesson(LessonAction::Open);
    app.send_lesson(LessonAction::Stage(stage));
    for _ in 0..task {
        app.end_task(is_reached);
        app.send_lesson(LessonAction::Next);
    }
    app.world().resource_mut::<Motion>().instant = false;
    app
}

#[test]
fn the_praise_comes_once_the_capture_has_been_animated() {
    let mut app = animated_task(1, 0);
    let moves = way(app.run().attempt(), is_reached).expect("a way");
    let (mv, before) = moves.split_last().expect("a move");
    for &mv in before {
        app.click_move(mv);
        app.rest();
    }
    app.click(mv.from().number());
    app.click(mv.to().number());
    app.wait_until(|app| app.attempt_state() == AttemptState::Reached);
    assert!(app.resource::<MoveAnimation>().is_running());
    assert!(!app.mentions(Messages::lesson_reached), "{:?}", app.said());
    app.rest();
    assert!(app.mentions(Messages::lesson_reached), "{:?}", app.said());
}

#[test]
fn enter_is_next_and_the_frame_of_the_keyboard_ends_with_its_position() {
    let mut app = TestApp::new();
    app.send_lesson(LessonAction::Open);
    let enter = |app: &mut TestApp| app.key(Key::Enter, KeyCode::Enter);
    enter(&mut app);
    assert!(app.selection().walker().is_some(), "a walk begins");
    app.end_task(is_reached);
    assert_eq!(app.attempt_state(), AttemptState::Reached);
    enter(&mut app);
    app.frames(6);
    assert_eq!((app.run().stage_index(), app.run().task_index()), (0, 1));
    assert_eq!(app.selection().walker(), None);
}

#[test]
fn a_lesson_with_stages_left_names_them_and_its_game_is_against_the_computer() {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.send_lesson(LessonAction::Open);
    let last = app.run().lesson().stages.len() - 1;
    app.send_lesson(LessonAction::Stage(last));
    while !app.run().is_finished() {
        app.end_task(is_reached);
        if !app.run().is_finished() {
            app.send_lesson(LessonAction::Next);
        }
    }
    app.frames(3);
    let topic = app.run().lesson().stages[0].topic;
    let first = topic.words(app.words());
    let is_all = app.mentions_form(|messages, _| messages.lesson_finished(ANY_NUMBER, ANY_NUMBER));
    assert!(!is_all, "{:?}", app.said());
    let still_to_do = app.mentions_form(|messages, any| {
        messages.lesson_finished_some(ANY_NUMBER, ANY_NUMBER, format!("{first}{any}"))
    });
    assert!(still_to_do, "{:?}", app.said());
    app.ask(LessonAction::Next);
    app.frames(6);
    let options = app.resource::<ChosenOptions>().0.clone().expect("the options of a game");
    assert_eq!(options.players[Side::White], Player::Person);
    assert_eq!(options.players[Side::Black], Player::Computer(Level::default()));
}

#[test]
fn the_first_card_comes_back_after_the_lesson_it_has_opened() {
    let mut app = TestApp::with(|app| {
        app.insert_resource(Welcome::Due);
    });
    app.press(OPEN);
    app.frames(6);
    assert!(app.is_practicing() && !app.resource::<OpenDialogs>().has(WELCOME));
    app.key(Key::Escape, KeyCode::Escape);
    app.frames(3);
    app.press(ShellAction::Confirm(true));
    app.frames(6);
    assert!(!app.is_practicing() && app.resource::<OpenDialogs>().has(WELCOME));
}

#[test]
fn a_move_typed_after_a_failure_is_played_in_the_new_try() {
    let mut app = animated_task(1, 1);
    let right = way(app.run().attempt(), is_reached).expect("a way")[0];
    let start = *app.run().attempt().position();
    let wrong = app.run().attempt().solution_move("27x36").expect("legal");
    app.click_move(wrong);
    assert!(is_failed(app.attempt_state()));
    app.type_ahead((start, right));
    app.wait_until(|app| !is_failed(app.attempt_state()) && app.run().attempt().moves() == 1);
    app.rest();
    assert!(!app.resource::<MoveEntry>().is_open());
}

#[test]
fn the_tooltip_of_a_stage_covers_neither_the_reason_of_a_failure_nor_the_goal() {
    let mut app = animated_task(1, 1);
    let wrong = app.run().attempt().solution_move("27x36").expect("legal");
    app.click_move(wrong);
    app.wait_until(|app| app.run().last_failure().is_some());
    app.rest();
    assert!(app.is_laid_out("Failure"));
    for stage in 0..app.run().lesson().stages.len() {
        assert_ne!(app.tooltip(LessonAction::Stage(stage)), "");
        let tooltip = app.rect_named("Tooltip");
        for words in ["Failure", "Words", "Buttons"] {
            for covered in app.rects_named(words) {
                let common = tooltip.intersect(covered);
                assert!(common.is_empty(), "{stage}: {words}, {tooltip:?}, {covered:?}");
            }
        }
    }
}
