//! Dialogs stay inside their window and leave some of it free, their answers are in sight, and the settings leave the
//! board in sight.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use dames3d::i18n::Language;
use dames3d::preferences::TextSize;
use dames3d::viewer::kernel::dialogs::{OpenDialogs, SETTINGS};
use dames3d::viewer::kernel::settings::{Localization, ViewerSettings};
use dames3d::viewer::scene::camera::PanelInsets;
use dames3d::viewer::shell::actions::SettingsAction;
use dames3d::viewer::shell::welcome::{WELCOME, Welcome};
use dames3d::viewer::ui::action_button::ActionButton;

use crate::legibility::openings;
use crate::test_app::TestApp;
use crate::window_size::SMALLEST;

/// The smallest window, the usual one, and a large one, in logical pixels.
const USUAL: Vec2 = Vec2::new(1280.0, 800.0);
const SIZES: [Vec2; 3] = [SMALLEST, USUAL, Vec2::new(1920.0, 1080.0)];

/// By how much rounding may move an edge.
const TOLERANCE: f32 = 0.6;

fn holds(outer: Rect, inner: Rect) -> bool {
    outer.inflate(TOLERANCE).contains(inner.min) && outer.inflate(TOLERANCE).contains(inner.max)
}

impl TestApp {
    /// The cards on the screen, with their places in logical pixels of the interface.
    fn cards(&mut self) -> Vec<(Entity, Rect)> {
        let mut nodes = self.world().query::<(Entity, &Name, &ComputedNode)>();
        let cards: Vec<_> = nodes
            .iter(self.world_ref())
            .filter(|(_, name, node)| name.as_str() == "Card" && !node.is_empty())
            .map(|(entity, ..)| entity)
            .collect();
        let place = |card| (card, self.rect_of(card));
        cards.into_iter().map(place).collect()
    }

    /// The buttons on a card that do not scroll with its content: its answers.
    fn answers_of(&mut self, card: Entity) -> Vec<Rect> {
        let buttons = self.world().query_filtered::<(Entity, &ComputedNode), With<ActionButton>>();
        let world = self.world_ref();
        let shown = buttons.iter_manual(world).filter(|(_, node)| !node.is_empty());
        let answers: Vec<_> = shown
            .map(|(button, _)| button)
            .filter(|&button| {
                let mut around = std::iter::successors(Some(button), |&entity| {
                    world.get::<ChildOf>(entity).map(ChildOf::parent)
                });
                let mut scrolls = false;
                let is_on_card = around.any(|entity| {
                    scrolls |= world.get::<ScrollArea>(entity).is_some();
                    entity == card
                });
                is_on_card && !scrolls
            })
            .collect();
        answers.into_iter().map(|button| self.rect_of(button)).collect()
    }

    /// The misplaced cards in a window of this size.
    fn misplaced(&mut self, size: Vec2) -> Vec<String> {
        let scale = self.resource::<UiScale>().0;
        let window = Rect::from_corners(Vec2::ZERO, size / scale);
        let mut found = Vec::new();
        for (card, place) in self.cards() {
            if !holds(window, place) {
                found.push(format!("{place:?} leaves the window {window:?}"));
            }
            let free = window.width() * window.height() - place.width() * place.height();
            if free < 0.03 * window.width() * window.height() {
                found.push(format!("{place:?} covers the window {window:?}"));
            }
            let answers = self.answers_of(card);
            if answers.is_empty() {
                found.push("it has no answers".to_owned());
            }
            for answer in answers {
                if !holds(place, answer) {
                    found.push(format!("the answer at {answer:?} is cut by {place:?}"));
                }
            }
        }
        found
    }
}

#[test]
fn dialogs_neither_leave_nor_cover_their_window_and_show_their_answers() {
    let mut misplaced = Vec::new();
    let mut cards = 0;
    let mut dialogs = Vec::new();
    for (name, actions) in openings() {
        let mut app = TestApp::new();
        app.command(dames3d::game::Command::Play("31-26".parse().expect("a move")));
        for action in actions {
            app.ask(action);
            app.frames(4);
        }
        if app.cards().is_empty() {
            continue;
        }
        dialogs.push(name);
        for size in SIZES {
            app.resize(size);
            for text_size in [TextSize::Percent100, TextSize::Percent200] {
                let mut settings = app.world().resource_mut::<ViewerSettings>();
                settings.display.text_size = text_size;
                for language in Language::ALL {
                    app.world().insert_resource(Localization::new(language));
                    app.frames(4);
                    cards += app.cards().len();
                    let found = app.misplaced(size).into_iter();
                    let percent = text_size.percent();
                    misplaced.extend(
                        found.map(|what| format!("{name}, {language} {size} {percent}: {what}")),
                    );
                }
            }
        }
    }
    assert_eq!(
        dialogs,
        [
            "the new game",
            "the new game with a friend",
            "the offer to a friend",
            "joining a friend",
            "the games with friends",
            "the settings",
            "the keys",
            "what there is to learn",
            "the game's particulars",
            "sharing",
            "the list of games",
            "earlier games",
            "a comment",
            "resigning",
            "a draw",
        ]
    );
    assert_eq!(cards, dialogs.len() * SIZES.len() * 2 * Language::ALL.len());
    assert!(misplaced.is_empty(), "{} {misplaced:#?}", misplaced.len());
}

#[test]
fn the_card_of_the_first_start_stays_inside_its_window() {
    let mut app = TestApp::with(|app| {
        app.insert_resource(Welcome::Due);
    });
    for size in SIZES {
        app.resize(size);
        for percent in [TextSize::Percent100, TextSize::Percent200] {
            let mut settings = app.world().resource_mut::<ViewerSettings>();
            settings.display.text_size = percent;
            app.frames(4);
            assert!(app.resource::<OpenDialogs>().has(WELCOME));
            let scale = app.resource::<UiScale>().0;
            let window = Rect::from_corners(Vec2::ZERO, size / scale);
            let cards = app.cards();
            assert_eq!(cards.len(), 1);
            assert!(holds(window, cards[0].1), "{size}: {:?}", cards[0].1);
        }
    }
}

#[test]
fn the_settings_leave_the_board_in_sight_and_its_colors_as_they_are() {
    for size in SIZES {
        let mut app = TestApp::new();
        if size != USUAL {
            app.resize(size);
        }
        app.press(SettingsAction::Open);
        app.frames(4);
        let card = app.rect_named("Card");
        let panel = app.resource::<PanelInsets>().right;
        assert!(card.min.x >= size.x - panel - TOLERANCE, "{card:?}");
        for number in 1..=50 {
            let at = app.pixel(number);
            assert!(!card.contains(at), "{number} is under the settings");
        }
        let mut shades = app.world().query::<(&Name, &BackgroundColor)>();
        let shade = shades
            .iter(app.world_ref())
            .find(|(name, _)| name.as_str() == "Settings")
            .expect("the settings");
        assert!(shade.1.0.is_fully_transparent());
        // A click beside them closes them.
        app.click_pixel(Vec2::new(40.0, 40.0));
        assert!(!app.resource::<OpenDialogs>().has(SETTINGS));
    }
}
