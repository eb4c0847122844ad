//! The page of what there is to learn: it opens what it offers, and says how far the player is.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::lessons::LessonProgress;
use dames3d::progress::Stars;
use dames3d::rules::Geometry;
use dames3d::viewer::features::editor::actions::EditorAction;
use dames3d::viewer::features::endgames::state::EndgamePractice;
use dames3d::viewer::features::lesson::actions::LessonAction;
use dames3d::viewer::features::lesson::state::{LessonsProgress, OpenLesson};
use dames3d::viewer::features::shots::state::ShotsPractice;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::features::vision::state::{VisionPractice, VisionScores};
use dames3d::viewer::kernel::actions::AnyAction;
use dames3d::viewer::kernel::dialogs::OpenDialogs;
use dames3d::viewer::shell::actions::{LEARNING, PageAction, RULES};
use dames3d::vision::{QuestionKind, RoundResult};

use crate::test_app::TestApp;

const PAGE: PageAction = PageAction::ToggleLearning;

impl TestApp {
    fn is_learning_page_open(&self) -> bool {
        self.resource::<OpenDialogs>().has(LEARNING)
    }

    fn click_card(&mut self, name: &str) {
        self.frames(2);
        let at = self.rect_named(name).center();
        self.click_pixel(at);
        self.frames(3);
    }

    /// Number of texts on the screen with these words in them.
    fn texts_with(&mut self, words: &str) -> usize {
        let texts = self.drawn_texts();
        texts.iter().filter(|(_, text, ..)| text.contains(words)).count()
    }
}

#[test]
fn each_card_opens_its_subject_and_closes_the_page() {
    let mut app = TestApp::new();
    app.press(PAGE);
    assert!(app.is_learning_page_open());
    app.click_card("First lesson");
    assert!(!app.is_learning_page_open());
    assert!(app.is_open::<OpenLesson>());

    let mut app = TestApp::new();
    app.press(PAGE);
    app.click_card("Shots to solve");
    assert!(!app.is_learning_page_open());
    assert!(app.is_open::<ShotsPractice>());

    let mut app = TestApp::new();
    app.press(PAGE);
    app.click_card("Seeing the boards");
    assert!(!app.is_learning_page_open());
    assert!(app.is_open::<VisionPractice>());

    let mut app = TestApp::new();
    app.press(PAGE);
    app.click_card("Endgames");
    assert!(!app.is_learning_page_open());
    assert!(app.is_open::<EndgamePractice>());
}

#[test]
fn a_key_opens_it_and_esc_closes_it() {
    let mut app = TestApp::new();
    app.key(Key::Character("q".into()), KeyCode::KeyQ);
    assert!(app.is_learning_page_open());
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.is_learning_page_open());
}

#[test]
fn enter_begins_the_lesson() {
    let mut app = TestApp::new();
    app.key(Key::Character("q".into()), KeyCode::KeyQ);
    app.frames(2);
    app.key(Key::Enter, KeyCode::Enter);
    app.frames(3);
    assert!(app.is_open::<OpenLesson>());
}

#[test]
fn it_takes_the_place_of_the_rules_and_of_the_keys() {
    let mut app = TestApp::new();
    app.press(PageAction::ToggleRules);
    app.press(PAGE);
    assert!(app.is_learning_page_open() && !app.resource::<OpenDialogs>().has(RULES));
    app.press(PageAction::ToggleRules);
    assert!(!app.is_learning_page_open() && app.resource::<OpenDialogs>().has(RULES));
}

#[test]
fn it_stays_closed_while_something_is_practiced_or_set_up() {
    for action in [
        AnyAction::from(LessonAction::Open),
        VisionAction::Toggle.into(),
        EditorAction::Open.into(),
    ] {
        let mut app = TestApp::new();
        app.ask(&action);
        app.frames(4);
        assert!(app.is_disabled(PAGE), "{action:?}");
        app.key(Key::Character("q".into()), KeyCode::KeyQ);
        assert!(!app.is_learning_page_open(), "{action:?}");
    }
}

#[test]
fn the_cards_say_how_far_the_player_is() {
    let mut app = TestApp::new();
    app.press(PAGE);
    app.frames(2);
    let third_stage = app.message(|messages| messages.lesson_stage(3, 8));
    assert_eq!(app.texts_with(&third_stage), 0);
    app.world().resource_mut::<LessonsProgress>().0.pyramid =
        LessonProgress { stage: 2, stars: vec![Stars::default(); 2] };
    let result = RoundResult {
        kind: QuestionKind::NameSquare,
        geometry: Geometry::Pyramid,
        right: 41,
        wrong: 0,
        longest_streak: 41,
    };
    app.world().resource_mut::<VisionScores>().0.record(&result);
    app.frames(3);
    assert_eq!(app.texts_with(&third_stage), 1);
    let best = app.message(|messages| messages.vision_best(41));
    assert_eq!(app.texts_with(&best), 1);
}
