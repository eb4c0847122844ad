use bevy::input::keyboard::Key;
use bevy::prelude::*;
use dames3d::board::{Face, Square};
use dames3d::i18n::{Language, Messages};
use dames3d::viewer::board::layers::ShownBoard;
use dames3d::viewer::board::marking::marks::SquareMark;
use dames3d::viewer::board::move_entry::MoveEntry;
use dames3d::viewer::board::walk::WalkAction;
use dames3d::viewer::features::accessibility::BoardCell;
use dames3d::viewer::features::vision::state::VisionPractice;
use dames3d::viewer::kernel::messages::Announcement;
use dames3d::viewer::kernel::settings::Localization;
use dames3d::vision::{Pick, QuestionKind};

use super::{TOGGLE, in_round, training};
use crate::test_app::TestApp;

/// The words announced so far.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear(mut heard: ResMut<Heard>, mut announcements: MessageReader<Announcement>) {
    heard.0.extend(announcements.read().map(|Announcement(words)| words.clone()));
}

impl TestApp {
    fn digit(&mut self, digit: u8) {
        self.key(Key::Character(digit.to_string().into()), KeyCode::KeyA);
    }

    fn enter(&mut self) {
        self.key(Key::Enter, KeyCode::Enter);
    }

    fn escape(&mut self) {
        self.key(Key::Escape, KeyCode::Escape);
    }

    /// Walks to a square with the arrows, as seen from above with White at the bottom.
    fn walk_to(&mut self, target: Square) {
        if self.selection().walker().is_none() {
            self.key(Key::ArrowUp, KeyCode::ArrowUp);
        }
        for _ in 0..60 {
            let at = self.selection().walker().expect("a walk");
            if at == target {
                return;
            }
            let (key, code) = match (target.row().cmp(&at.row()), target.column() > at.column()) {
                (std::cmp::Ordering::Greater, _) => (Key::ArrowUp, KeyCode::ArrowUp),
                (std::cmp::Ordering::Less, _) => (Key::ArrowDown, KeyCode::ArrowDown),
                (std::cmp::Ordering::Equal, true) => (Key::ArrowRight, KeyCode::ArrowRight),
                (std::cmp::Ordering::Equal, false) => (Key::ArrowLeft, KeyCode::ArrowLeft),
            };
            self.key(key, code);
        }
        panic!("{target} was not reached");
    }

    /// Gives a part of an answer with the keyboard.
    fn type_answer(&mut self, pick: Pick) {
        let kind = self.round().question().kind();
        match pick {
            Pick::Side(side) => {
                let place = Face::SIDES.iter().position(|other| *other == side);
                self.digit(place.expect("a side") as u8 + 1);
            }
            Pick::Square(square) if kind == QuestionKind::NameSquare => {
                for digit in square.number().to_string().bytes() {
                    self.digit(digit - b'0');
                }
                if self.round().is_asking() {
                    self.enter();
                }
            }
            Pick::Square(square) => {
                self.walk_to(square);
                self.enter();
            }
        }
    }
}

#[test]
fn a_round_of_each_kind_is_begun_answered_and_left_with_the_keyboard() {
    for (place, kind) in QuestionKind::ALL.into_iter().enumerate() {
        let mut app = TestApp::new();
        app.key(Key::Character("v".into()), KeyCode::KeyV);
        assert!(app.is_open::<VisionPractice>());
        app.digit(place as u8 + 1);
        assert_eq!(app.round().question().kind(), kind);
        for pick in app.solution() {
            app.type_answer(pick);
        }
        app.next_question();
        let wrong = app.wrong_pick();
        app.type_answer(wrong);
        assert_eq!(app.round().mistake(), Some(wrong), "{kind:?}");
        app.next_question();
        app.end_time();
        app.enter();
        assert!(app.round().is_asking(), "another round");
        app.escape();
        assert!(app.is_open::<VisionPractice>() && app.vision().round().is_none());
        app.escape();
        assert!(!app.is_open::<VisionPractice>());
        app.frames(2);
        assert!(app.selection().walker().is_none());
    }
}

#[test]
fn a_digit_that_is_typed_can_be_removed() {
    let mut app = in_round(QuestionKind::NameSquare);
    app.digit(4);
    assert_eq!(app.vision().typed(), Some(4));
    app.key(Key::Backspace, KeyCode::Backspace);
    assert_eq!(app.vision().typed(), None);
    assert!(app.round().is_asking());
}

#[test]
fn a_question_that_is_typed_begins_no_round() {
    let mut app = training();
    app.ask(WalkAction::OpenEntry);
    app.frames(2);
    assert!(app.resource::<MoveEntry>().is_open());
    app.digit(4);
    assert!(app.vision().round().is_none());
    assert_eq!(app.resource::<MoveEntry>().text.as_deref(), Some("4"));
}

#[test]
fn tab_and_enter_press_the_buttons() {
    let mut app = training();
    let presses = |app: &TestApp| app.vision().round().is_some();
    for _ in 0..12 {
        app.key(Key::Tab, KeyCode::Tab);
        if presses(&app) || !app.is_open::<VisionPractice>() {
            break;
        }
    }
    assert!(app.is_open::<VisionPractice>(), "Tab presses nothing");
}

#[test]
fn screen_readers_hear_questions_verdicts_the_time_and_the_result() {
    let mut app = TestApp::with(|app| {
        app.init_resource::<Heard>().add_systems(Last, hear);
    });
    app.world().insert_resource(Localization::new(Language::English));
    app.ask(TOGGLE);
    app.frames(4);
    app.digit(1);
    let Pick::Square(square) = app.solution()[0] else {
        panic!("a square");
    };
    app.click(square.number());
    app.next_question();
    let Pick::Square(second) = app.solution()[0] else {
        panic!("a square");
    };
    app.pass_time(21);
    app.end_time();
    let heard = app.resource::<Heard>().0.join(" | ");
    let expected = [
        app.message(Messages::vision_title),
        app.message(|messages| messages.ask_find_square(square.number())),
        app.message(Messages::vision_right),
        app.message(|messages| messages.ask_find_square(second.number())),
        app.message(|messages| messages.vision_seconds_left(10)),
        app.message(|messages| {
            let end = [
                messages.vision_time_up(),
                messages.vision_answer_was(second.to_string()),
                messages.vision_points(1),
                messages.vision_new_best(),
            ];
            end.join(". ")
        }),
    ];
    let mut rest = heard.as_str();
    for words in expected {
        let at = rest.find(&words);
        let at = at.unwrap_or_else(|| panic!("“{words}” is not in {heard}"));
        rest = &rest[at..];
    }
    assert!(!heard.contains(&app.message(Messages::turn_white)), "no game: {heard}");
    // The board points at it, but not as at a right answer.
    let shown = app.resource::<ShownBoard>().marks.clone();
    assert!(shown.contains(&(SquareMark::Asked, second)), "{shown:?}");
    assert!(!shown.contains(&(SquareMark::Right, second)), "{shown:?}");
}

#[test]
fn the_cells_for_screen_readers_say_places_where_numbers_are_the_answer() {
    use accesskit::Node as AccessNode;
    use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.world().insert_resource(AccessibilityRequested::default());
    app.resource::<AccessibilityRequested>().set(true);
    app.ask(TOGGLE);
    app.frames(4);
    app.digit(1);
    let mut cells = app.world().query::<(&BoardCell, &AccessibilityNode)>();
    let labels: Vec<String> = cells
        .iter(app.world())
        .map(|(_, node)| {
            let node: &AccessNode = node;
            node.label().unwrap_or_default().to_owned()
        })
        .collect();
    assert_eq!(labels.len(), 50);
    assert_eq!(labels[0], app.message(|messages| messages.ask_place_words(10, 1)));
    assert_eq!(labels[49], app.message(|messages| messages.ask_place_words(1, 5)));
}
