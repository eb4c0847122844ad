//! Buttons and keys carry out what their labels say, and the panels show the state of the game.

use std::fs;
use std::path::Path;

use bevy::clipboard::Clipboard;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::picking::pointer::{PointerAction, PointerButton};
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};
use bevy::ui_widgets::Activate;
use bevy::window::{PrimaryWindow, WindowCloseRequested};

use dames3d::board::Face;
use dames3d::game::Command;
use dames3d::i18n::{Language, Localizer, Messages, Phrase};
use dames3d::rules::{FewAgainstKing, Geometry, Ply, Side, Variant};
use dames3d::viewer::board::actions::ViewAction;
use dames3d::viewer::features::play::actions::{NEW_GAME, NewGameAction, PlayAction};
use dames3d::viewer::features::play::new_game::choices::{Choice, CollapsedSection};
use dames3d::viewer::kernel::actions::{AnyAction, FeatureAction};
use dames3d::viewer::kernel::dialogs::{CONFIRMATION, OpenDialogs, RESULT};
use dames3d::viewer::kernel::game_actions::GameAction;
use dames3d::viewer::kernel::keys::{self, KeyGroup};
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::kernel::registry::{AddActions, Keys};
use dames3d::viewer::kernel::settings::{Localization, ViewerSettings};
use dames3d::viewer::scene::cubes::Spotlight;
use dames3d::viewer::shell::actions::{ClipboardAction, HELP, SettingsAction, ShellAction};
use dames3d::viewer::ui::action_button::ActionButton;
use dames3d::viewer::ui::palette;
use dames3d::viewer::ui::slots::{FillSlots, UiSlot};
use dames3d::viewer::ui::widgets::UiAssets;

use crate::test_app::TestApp;

/// A session in French.
pub(crate) fn session() -> TestApp {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::French));
    app.frames(2);
    app
}

impl TestApp {
    pub(crate) fn button(&mut self, action: impl Into<AnyAction>) -> Entity {
        let action = action.into();
        let world = self.world();
        let mut buttons = world.query::<(Entity, &ActionButton, &ComputedNode)>();
        let found = buttons.iter(world).filter(|(_, asks, _)| asks.0 == action);
        // Rather one that is on the screen.
        let found = found.min_by_key(|(.., node)| node.is_empty());
        found.unwrap_or_else(|| panic!("no button asks for {action:?}")).0
    }

    pub(crate) fn press(&mut self, action: impl Into<AnyAction>) {
        let entity = self.button(action);
        self.world().trigger(Activate { entity });
        self.frames(2);
    }

    pub(crate) fn has<C: Component>(&mut self, action: impl Into<AnyAction>) -> bool {
        let entity = self.button(action);
        self.world().entity(entity).contains::<C>()
    }

    pub(crate) fn is_disabled(&mut self, action: impl Into<AnyAction>) -> bool {
        self.has::<InteractionDisabled>(action)
    }

    pub(crate) fn key(&mut self, logical_key: Key, key_code: KeyCode) {
        self.strike(logical_key, key_code, ButtonState::Pressed);
        self.frames(2);
    }

    pub(crate) fn strike(&mut self, logical_key: Key, key_code: KeyCode, state: ButtonState) {
        self.world().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    /// A letter with Ctrl, struck and released within one frame.
    pub(crate) fn chord(&mut self, letter: &str, key_code: KeyCode) {
        let key = || Key::Character(letter.into());
        self.strike(Key::Control, KeyCode::ControlLeft, ButtonState::Pressed);
        self.strike(key(), key_code, ButtonState::Pressed);
        self.strike(key(), key_code, ButtonState::Released);
        self.strike(Key::Control, KeyCode::ControlLeft, ButtonState::Released);
        self.frames(2);
    }

    pub(crate) fn play(&mut self, moves: &[&str]) {
        for text in moves {
            let request = text.parse().expect("a move");
            self.command(Command::Play(request));
        }
    }

    pub(crate) fn shown(&self) -> Ply {
        self.game().current_ply()
    }

    pub(crate) fn open(&mut self) -> OpenDialogs {
        self.world().resource::<OpenDialogs>().clone()
    }

    /// Returns `true` if this question is open.
    pub(crate) fn asks(&self, question: impl Fn(&Localizer) -> String) -> bool {
        let asked = self.resource::<OpenDialogs>().get(CONFIRMATION);
        asked.is_some_and(|asked| asked.words(self.words()) == question(self.words()))
    }

    /// Returns `true` if the button for this action is visible.
    pub(crate) fn shows(&mut self, action: impl Into<AnyAction>) -> bool {
        let button = self.button(action);
        let node = self.world().entity(button).get::<ComputedNode>();
        node.is_some_and(|node| !node.is_empty())
    }
}

#[test]
fn undo_takes_back_a_move_and_is_disabled_at_the_start() {
    let mut app = session();
    assert!(app.is_disabled(GameAction::Undo));
    app.play(&["32-28", "19-23"]);
    assert!(!app.is_disabled(GameAction::Undo));
    assert!(app.is_disabled(GameAction::Redo));
    app.press(GameAction::Undo);
    assert_eq!(app.shown(), Ply(1));
    assert!(!app.is_disabled(GameAction::Redo));
}

#[test]
fn the_panel_tells_whose_turn_it_is_and_what_must_be_taken() {
    let mut app = session();
    assert!(app.says(Messages::turn_white));
    app.play(&["32-28"]);
    assert!(app.says(Messages::turn_black));
    app.play(&["19-23"]);
    assert!(app.says(|messages| messages.capture_due(1)));
}

#[test]
fn moves_are_listed_and_a_click_shows_the_position() {
    let mut app = session();
    app.play(&["32-28", "19-23", "28x19"]);
    for text in ["32-28", "19-23", "28×19"] {
        assert!(app.says_text(text), "{:?}", app.said());
    }
    let [first, .., last] = app.game().line().to_vec()[..] else {
        panic!("three moves");
    };
    assert!(app.has::<Checked>(GameAction::ShowNode(last)));
    app.press(GameAction::ShowNode(first));
    assert_eq!(app.shown(), Ply(1));
    assert!(app.has::<Checked>(GameAction::ShowNode(first)));
    assert!(!app.has::<Checked>(GameAction::ShowNode(last)));
}

#[test]
fn moves_played_after_going_back_become_a_variation() {
    let mut app = session();
    app.play(&["32-28", "19-23"]);
    app.press(GameAction::Undo);
    app.play(&["18-23"]);
    assert!(app.says_text("18-23") && app.says_text("19-23"), "{:?}", app.said());
    assert!(app.says_text("1...\u{a0}"), "the variation has a number");
}

#[test]
fn each_table_keeps_its_game() {
    let mut app = session();
    app.play(&["32-28"]);
    app.press(GameAction::Switch(Variant::International));
    assert!(!app.says_text("32-28"));
    assert!(app.has::<Checked>(GameAction::Switch(Variant::International)));
    assert!(app.is_disabled(ViewAction::ToggleRelief));
    app.key(Key::Tab, KeyCode::Tab);
    assert!(app.says_text("32-28"));
}

#[test]
fn a_draw_is_offered_and_answered() {
    let mut app = session();
    app.press(PlayAction::OfferDraw);
    assert!(app.says(Messages::ask_draw_white));
    app.press(ShellAction::Confirm(true));
    assert!(app.says(Messages::draw_offered_white));
    assert!(app.is_disabled(PlayAction::OfferDraw));
    app.press(PlayAction::AnswerDraw(true));
    assert!(app.says(|messages| messages.result_draw_in(0)) && app.says(Messages::draw_agreement));
    assert!(app.open().has(RESULT));
    app.press(PlayAction::CloseResult);
    assert!(!app.open().has(RESULT));
}

#[test]
fn giving_up_is_asked_once() {
    let mut app = session();
    app.press(PlayAction::Resign);
    assert!(app.asks(|words| words.ask_resign(Variant::Dames3d, Side::White)));
    assert!(app.says(Messages::ask_resign_white));
    app.press(ShellAction::Confirm(false));
    assert!(app.game().outcome().is_none());
    app.press(PlayAction::Resign);
    app.press(ShellAction::Confirm(true));
    assert!(app.game().outcome().is_some());
    assert!(app.says(|messages| messages.result_black_in(0)));
}

#[test]
fn letters_are_found_by_what_the_key_says() {
    let mut app = session();
    let numbers = |app: &mut TestApp| app.world().resource::<ViewerSettings>().numbers;
    assert!(numbers(&mut app));
    // N on a layout where it is somewhere else.
    app.key(Key::Character("N".into()), KeyCode::KeyP);
    assert!(!numbers(&mut app));
    app.key(Key::Character("x".into()), KeyCode::KeyN);
    assert!(!numbers(&mut app));
}

#[test]
fn a_chord_is_a_chord_however_quick() {
    let mut app = session();
    app.play(&["32-28"]);
    app.chord("n", KeyCode::KeyN);
    assert!(app.open().has(NEW_GAME));
    assert!(app.world().resource::<ViewerSettings>().numbers);
}

#[test]
fn keys_show_views_and_escape_cancels() {
    let mut app = session();
    app.key(Key::F2, KeyCode::F2);
    app.rest();
    assert_eq!(*app.world().resource::<Spotlight>(), Spotlight(Some(Face::SouthWest)));
    app.look(View::Top);
    app.click(32);
    assert!(app.selection().move_input().is_some());
    app.key(Key::Escape, KeyCode::Escape);
    assert!(app.selection().move_input().is_none());
}

#[test]
fn help_lists_every_key_and_escape_closes_it() {
    let mut app = session();
    app.key(Key::Character("?".into()), KeyCode::Comma);
    let said = app.said().join("\n");
    for binding in app.resource::<Keys>().all().to_vec() {
        let words = app.world().resource::<Localization>();
        let label = binding.key.label(words);
        assert!(said.contains(&label), "{label} is not in the help");
        assert!(said.contains(&words.text(binding.action.phrase())));
    }
    app.key(Key::Escape, KeyCode::Escape);
    assert!(!app.open().has(HELP));
}

#[test]
fn the_help_begins_with_what_saves_most_and_has_a_heading_for_each_task() {
    let mut app = TestApp::new();
    app.key(Key::F1, KeyCode::F1);
    app.frames(2);
    let messages = Localizer::new(Language::English).messages;
    let mut place = |wanted: &str| {
        let texts = app.drawn_texts();
        let found = texts.into_iter().find(|(_, words, ..)| words == wanted);
        let (text, ..) = found.unwrap_or_else(|| panic!("{wanted} is not in the help"));
        app.rect_of(text)
    };
    let [type_a_move, peek] = [messages.type_key(), messages.peek_key()].map(|words| place(&words));
    assert!(type_a_move.max.y <= peek.min.y);
    for group in KeyGroup::ALL {
        let heading = (group.heading())(&messages);
        assert!(peek.max.y <= place(&heading).min.y, "{heading}");
    }
    let undo = place(&messages.undo());
    let [play, variations] =
        [messages.help_play(), messages.help_variations()].map(|words| place(&words));
    assert!(play.max.y <= undo.min.y);
    assert!(variations.min.y > undo.max.y || variations.min.x > undo.max.x);
}

/// The form of a key's name in the guide: `<kbd>Ctrl</kbd>+<kbd>Z</kbd>`, `<kbd>5</kbd> on the number pad`.
fn in_the_guide(label: &str) -> String {
    match (label.strip_prefix("pad "), label.split_once('+')) {
        (Some(key), _) => format!("<kbd>{key}</kbd> on the number pad"),
        (None, Some((held, rest))) if !rest.is_empty() => {
            format!("<kbd>{held}</kbd>+{}", in_the_guide(rest))
        }
        _ => format!("<kbd>{label}</kbd>"),
    }
}

#[test]
fn the_guide_names_every_key() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/guide.md");
    let guide = fs::read_to_string(guide).expect("the guide");
    let keys = guide.split("\n## ").find(|section| section.starts_with("Keys\n"));
    let keys = keys.expect("the keys");
    let app = TestApp::new();
    let words = Localization::new(Language::English);
    let labels = app.resource::<Keys>().all().iter();
    let labels = labels.map(|binding| binding.key.label(&words));
    let missing: Vec<_> = labels.filter(|label| !keys.contains(&in_the_guide(label))).collect();
    assert_eq!(missing, [""; 0], "not in docs/guide.md");
}

#[test]
fn no_key_means_two_things() {
    let app = session();
    let keys = app.resource::<Keys>().all();
    // Enter begins a walk where no turn is played by hand, and the walk reads it itself.
    let of_table = |key: &keys::Key| !key.is_read_by_feature;
    let keys: Vec<_> = keys.iter().filter(|binding| of_table(&binding.key)).collect();
    for (place, binding) in keys.iter().enumerate() {
        let mut others = keys[place + 1..].iter();
        assert!(!others.any(|other| other.key == binding.key), "{binding:?}");
    }
}

/// Wants the key of the lines.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
struct AnotherAction;

impl FeatureAction for AnotherAction {
    const KEYS: &'static [(keys::Key, AnotherAction)] =
        &[(keys::Key::character('l'), AnotherAction)];

    fn phrase(self) -> Phrase {
        Phrase(Messages::lines)
    }
}

#[test]
#[should_panic(expected = "means both ToggleLines and AnotherAction")]
fn a_feature_whose_key_is_taken_is_not_added() {
    App::new().add_actions::<ViewAction>().add_actions::<AnotherAction>();
}

#[test]
#[should_panic(expected = "Result has two parts at \"close\"")]
fn a_place_of_a_slot_is_filled_once() {
    let part = |_: &UiAssets| Name::new("Part");
    App::new().fill(UiSlot::Result, "close", part).fill(UiSlot::Result, "close", part);
}

#[test]
#[should_panic(expected = "Result has no place \"attic\"")]
fn a_place_that_a_slot_lacks_is_not_filled() {
    App::new().fill(UiSlot::Result, "attic", |_| Name::new("Part"));
}

#[test]
fn the_language_changes_at_once() {
    let mut app = session();
    app.press(SettingsAction::Open);
    app.press(SettingsAction::Language(Language::English));
    assert!(app.says_text("White to move") && !app.says_text("Trait aux blancs"));
}

#[test]
fn a_bad_position_on_the_clipboard_is_told_and_changes_nothing() {
    let mut app = session();
    app.play(&["32-28"]);
    let mut clipboard = app.world().resource_mut::<Clipboard>();
    if clipboard.set_text("W:W31:B99").is_err() {
        return; // No clipboard on this machine.
    }
    app.press(ClipboardAction::PasteFen);
    let misread = app.message_form(|messages, any| messages.misread(8, any, any));
    assert!(app.said().iter().any(|text| text.contains("99") && misread.is_in(text)));
    assert_eq!(app.shown(), Ply(1));
}

#[test]
fn a_refused_command_is_told_in_words() {
    let mut app = session();
    app.command(Command::Undo);
    assert!(app.says(Messages::refused_nothing_to_undo));
}

/// The choice is made for the table of international draughts, whichever table is shown when the card opens.
#[test]
fn a_new_game_of_international_draughts_keeps_its_rule_for_few_kings() {
    let mut app = session();
    let rule = NewGameAction::Choose(Choice::FederationRule);
    let table_rules = NewGameAction::Choose(Choice::Expand(CollapsedSection::TableRules));
    let flat = NewGameAction::Choose(Choice::Board(Geometry::Flat));
    app.press(NewGameAction::Open);
    app.press(table_rules);
    assert!(app.is_disabled(rule), "on the pyramid");
    assert!(!app.has::<Checked>(rule), "on the pyramid");
    app.press(flat);
    assert!(app.has::<Checked>(rule), "five moves at first");
    app.press(rule);
    app.press(NewGameAction::Start);
    let in_force = |app: &mut TestApp| app.game().rules().draws.few_against_king;
    assert_eq!(in_force(&mut app), Some(FewAgainstKing::SHEET));

    app.press(GameAction::Switch(Variant::Dames3d));
    app.press(NewGameAction::Open);
    app.press(table_rules);
    app.press(flat);
    assert!(!app.has::<Checked>(rule), "as chosen before");
    app.press(rule);
    app.press(NewGameAction::Start);
    assert_eq!(in_force(&mut app), Some(FewAgainstKing::FEDERATION));
}

#[test]
fn the_federations_count_is_for_international_draughts() {
    let mut app = session();
    app.press(GameAction::Switch(Variant::International));
    assert!(app.has::<Checked>(PlayAction::ToggleFederationRule));
    app.press(PlayAction::ToggleFederationRule);
    assert!(!app.has::<Checked>(PlayAction::ToggleFederationRule));
    app.press(PlayAction::ToggleFederationRule);
    assert!(app.has::<Checked>(PlayAction::ToggleFederationRule));
}

#[test]
fn a_refused_click_is_told_in_words() {
    let mut app = session();
    app.look(View::Top);
    app.click(50);
    assert!(app.says(|messages| messages.refusal_shut_in(50)), "{:?}", app.said());
}

#[test]
fn a_button_is_pressed_however_slow_the_frame() {
    let mut app = session();
    let help = app.button(ShellAction::ToggleHelp);
    app.click_button_at_once(help);
    assert!(app.open().has(HELP));
    assert!(!app.has::<Pressed>(ShellAction::ToggleHelp));
}

#[test]
fn a_button_is_pressed_where_the_pointer_lets_go_of_it() {
    let mut app = session();
    let help = app.button(ShellAction::ToggleHelp);
    let at = app.middle_of(help);
    for (elsewhere, opens) in [(Vec2::ZERO, true), (Vec2::new(0.0, -80.0), false)] {
        app.move_to(at);
        app.act(PointerAction::Press(PointerButton::Primary));
        assert!(app.has::<Pressed>(ShellAction::ToggleHelp));
        app.move_to(at + elsewhere);
        app.act(PointerAction::Release(PointerButton::Primary));
        app.frames(2);
        assert!(!app.has::<Pressed>(ShellAction::ToggleHelp));
        assert_eq!(app.open().has(HELP), opens);
        app.key(Key::Escape, KeyCode::Escape);
    }
}

#[test]
fn only_the_primary_button_presses_and_only_what_applies() {
    let mut app = session();
    let help = app.button(ShellAction::ToggleHelp);
    let at = app.middle_of(help);
    app.move_to(at);
    app.act(PointerAction::Press(PointerButton::Secondary));
    app.act(PointerAction::Release(PointerButton::Secondary));
    app.frames(2);
    assert!(!app.open().has(HELP));
    let redo = app.button(GameAction::Redo);
    app.click_button_at_once(redo);
    assert!(!app.says(Messages::refused_nothing_to_redo));
}

#[test]
fn the_windows_own_button_asks_before_a_game_is_lost() {
    let mut app = session();
    app.play(&["32-28"]);
    let mut windows = app.world().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).expect("one window");
    app.world().write_message(WindowCloseRequested { window });
    app.frames(2);
    assert!(app.asks(|words| words.messages.ask_quit()));
    assert!(windows.single(app.world()).is_ok());
}

/// In a question the answer that changes nothing is the one that shines, and the one Enter gives.
#[test]
fn the_safe_answer_shines() {
    let mut app = session();
    app.press(PlayAction::Resign);
    for (yes, color) in [(false, palette::ACCENT), (true, palette::BUTTON)] {
        let button = app.button(ShellAction::Confirm(yes));
        let fill = app.world().entity(button).get::<BackgroundColor>();
        assert_eq!(fill, Some(&BackgroundColor(color)), "{yes}");
    }
    app.key(Key::Enter, KeyCode::Enter);
    assert!(!app.open().has(CONFIRMATION));
    assert!(app.game().outcome().is_none());
}

#[test]
fn the_side_that_begins_opens_the_first_line() {
    let mut app = session();
    app.press(GameAction::Switch(Variant::Dames3d));
    app.set_up("B:W31-50:B1-20");
    app.play(&["19-23"]);
    assert!(app.says_text("…"), "White was to begin: {:?}", app.said());
    app.command(Command::SwitchGame(Variant::Family(Geometry::Flat)));
    app.play(&["19-23", "32-28"]);
    assert!(app.says_text("19-23") && app.says_text("32-28"));
    assert!(!app.says_text("…"), "{:?}", app.said());
    assert!(!app.says_text("2."));
}

#[test]
fn the_result_waits_for_the_last_move_to_be_seen() {
    let mut app = session();
    app.set_up("W:WK1,46:B7,8,13,21,27");
    app.play(&["1x28"]);
    assert!(app.game().outcome().is_some());
    assert!(!app.open().has(RESULT));
    app.rest();
    assert!(app.open().has(RESULT));
    app.press(PlayAction::CloseResult);
    app.press(GameAction::Undo);
    app.rest();
    assert!(!app.open().has(RESULT));
}

#[test]
fn the_board_steps_back_for_the_result() {
    let mut app = session();
    let before = app.pixel(5);
    app.command(Command::Resign(Side::White));
    app.rest();
    let after = app.pixel(5);
    assert!(after.y > 78.0, "{after} is under the card");
    assert!(after.y > before.y);
    app.press(PlayAction::CloseResult);
    app.rest();
    assert_eq!(app.pixel(5), before);
}
