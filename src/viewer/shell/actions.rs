//! The shell's actions, and the handling of those about dialogs and quitting.

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use crate::i18n::{Language, Localizer, Messages, Phrase};
use crate::preferences::{AnimationSpeed, PointerEntry, Quality, TextSize};
use crate::rules::Variant;
use crate::themes::ThemeName;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::selection::Selection;
use crate::viewer::kernel::actions::{
    ActionRequest, CarryOut, FeatureAction, PassActions, Situation,
};
use crate::viewer::kernel::autosave::GamesAtRisk;
use crate::viewer::kernel::dialogs::{
    CONFIRMATION, Confirmation, DialogHeight, DialogId, Modality, OpenDialogs, RESULT, SETTINGS,
};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::messages::{BoardInput, PracticeCommand, any_read};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::ui::modal::ClickedOutside;
use crate::viewer::ui::slots::ToolGroup;

/// The list of keys.
pub const HELP: DialogId<()> = DialogId::new("help", Modality::Cover, DialogHeight::Page);

pub const RULES: DialogId<()> = DialogId::new("rules", Modality::Card, DialogHeight::Page);

pub const LEARNING: DialogId<()> = DialogId::new("learning", Modality::Cover, DialogHeight::Page);

/// The open group of the toolbar, if the groups do not fit side by side.
pub const TOOLS: DialogId<ToolGroup> = DialogId::new("tools", Modality::Card, DialogHeight::Menu);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShellAction {
    /// Closes the topmost dialog or, without one, deselects the piece.
    Cancel,
    /// Answers the confirmation dialog.
    Confirm(bool),
    /// Shows or hides the list of keys.
    ToggleHelp,
    /// Opens or closes this group of the toolbar, if the groups do not fit side by side.
    ToggleTools(ToolGroup),
    /// Expands or collapses the sheet of a portrait window.
    ToggleSheet,
    FocusButtons,
    /// Closes the window, after a confirmation if a game is in progress.
    Quit,
}

impl FeatureAction for ShellAction {
    const KEYS: &'static [(Key, ShellAction)] = &[
        (Key::code(KeyCode::F1), ShellAction::ToggleHelp),
        (Key::character('?'), ShellAction::ToggleHelp),
        (Key::code(KeyCode::F10), ShellAction::FocusButtons),
        (Key::ctrl('q'), ShellAction::Quit),
        (Key::code(KeyCode::Escape), ShellAction::Cancel),
    ];

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ShellAction::Cancel => Messages::cancel,
            ShellAction::Confirm(true) => Messages::yes,
            ShellAction::Confirm(false) => Messages::no,
            ShellAction::ToggleHelp => Messages::help,
            ShellAction::ToggleTools(_) => Messages::tools_open,
            ShellAction::ToggleSheet => Messages::sheet_pull,
            ShellAction::FocusButtons => Messages::focus,
            ShellAction::Quit => Messages::quit,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            ShellAction::Cancel
            | ShellAction::ToggleSheet
            | ShellAction::FocusButtons
            | ShellAction::Quit => true,
            ShellAction::Confirm(_) => now.dialogs.has(CONFIRMATION),
            ShellAction::ToggleHelp | ShellAction::ToggleTools(_) => now.is_free(),
        }
    }

    fn leaves_pages_open(self) -> bool {
        matches!(
            self,
            // Esc closes them in the order of all dialogs.
            ShellAction::Cancel
                | ShellAction::ToggleSheet
                | ShellAction::FocusButtons
                | ShellAction::Quit
        )
    }
}

/// An action on the pages beside the board that explain the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageAction {
    ToggleRules,
    ToggleLearning,
}

impl FeatureAction for PageAction {
    const KEYS: &'static [(Key, PageAction)] = &[
        (Key::code(KeyCode::F9), PageAction::ToggleRules),
        (Key::character('q'), PageAction::ToggleLearning),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Learning;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            PageAction::ToggleRules => Messages::rules_open,
            PageAction::ToggleLearning => Messages::learn_title,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            PageAction::ToggleRules => now.is_in(&[BoardMode::Game, BoardMode::Editor]),
            PageAction::ToggleLearning => now.is_game(),
        }
    }

    fn leaves_pages_open(self) -> bool {
        true
    }
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipboardAction {
    /// Copies the position shown as FEN.
    CopyFen,
    /// Sets up the position on the clipboard, after a confirmation if a game is in progress.
    PasteFen,
}

impl FeatureAction for ClipboardAction {
    const KEYS: &'static [(Key, ClipboardAction)] =
        &[(Key::ctrl('c'), ClipboardAction::CopyFen), (Key::ctrl('v'), ClipboardAction::PasteFen)];

    const KEY_GROUP: KeyGroup = KeyGroup::Games;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            ClipboardAction::CopyFen => Messages::copy_fen,
            ClipboardAction::PasteFen => Messages::paste_fen,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_in(&[BoardMode::Game, BoardMode::Editor])
    }
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    Open,
    Speed(AnimationSpeed),
    TextSize(TextSize),
    /// Toggles high contrast for texts and edges.
    ToggleContrast,
    /// Toggles steps as high as the cubes are wide.
    ToggleHighSteps,
    ToggleFullScreen,
    Theme(ThemeName),
    Quality(Quality),
    Language(Language),
    ToggleSound,
    /// Lowers the volume by a step.
    Softer,
    /// Raises the volume by a step.
    Louder,
    /// Sets the time limit for analyzing one position, in minutes; 0 for none.
    AnalysisMinutes(u16),
    /// Sets the way of entering moves.
    Entry(PointerEntry),
    /// Toggles confirming moves before they are played.
    ToggleConfirm,
}

impl FeatureAction for SettingsAction {
    const KEYS: &'static [(Key, SettingsAction)] = &[
        (Key::ctrl(','), SettingsAction::Open),
        (Key::code(KeyCode::F11), SettingsAction::ToggleFullScreen),
    ];

    fn phrase(self) -> Phrase {
        Phrase(match self {
            SettingsAction::Open => Messages::settings_open,
            SettingsAction::Speed(_) => Messages::pace,
            SettingsAction::TextSize(_) => Messages::settings_text_size,
            SettingsAction::ToggleContrast => Messages::settings_contrast,
            SettingsAction::ToggleHighSteps => Messages::settings_high_steps,
            SettingsAction::ToggleFullScreen => Messages::settings_full_screen,
            SettingsAction::Theme(_) => Messages::settings_theme,
            SettingsAction::Quality(_) => Messages::settings_quality,
            SettingsAction::Language(_) => Messages::language,
            SettingsAction::ToggleSound => Messages::settings_sound,
            SettingsAction::Softer => Messages::settings_softer,
            SettingsAction::Louder => Messages::settings_louder,
            SettingsAction::AnalysisMinutes(_) => Messages::settings_analysis,
            SettingsAction::Entry(_) => Messages::settings_entry,
            SettingsAction::ToggleConfirm => Messages::settings_confirm,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            SettingsAction::ToggleFullScreen => true,
            SettingsAction::Open => now.is_free(),
            _ => now.dialogs.has(SETTINGS) && !now.dialogs.has(CONFIRMATION),
        }
    }

    fn leaves_pages_open(self) -> bool {
        true
    }
}

/// Closes the topmost element (dialog, previewed line or practice), or deselects the piece.
fn cancel(
    mut actions: MessageReader<ShellAction>,
    session: Res<CurrentSession>,
    selection: Res<Selection>,
    mut dialogs: ResMut<OpenDialogs>,
    mut preview: ResMut<LinePreview>,
    mut board: MessageWriter<BoardInput>,
    mut practice: MessageWriter<PracticeCommand>,
) {
    let cancels = |action: &&ShellAction| **action == ShellAction::Cancel;
    for _ in actions.read().filter(cancels) {
        let is_closed = dialogs.close_topmost() || (preview.held().is_some() && preview.close());
        if is_closed {
            continue;
        }
        if session.is_practicing() && !selection.has_piece() {
            practice.write(PracticeCommand::End);
        } else {
            board.write(BoardInput::Cancel);
        }
    }
}

fn carry_out(
    mut actions: MessageReader<ShellAction>,
    at_risk: GamesAtRisk,
    mut dialogs: ResMut<OpenDialogs>,
    mut exits: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    for &action in actions.read() {
        match action {
            // Handled by the keyboard and by the sheet.
            ShellAction::Cancel | ShellAction::ToggleSheet | ShellAction::FocusButtons => {}
            ShellAction::Confirm(yes) => {
                if let Some(question) = dialogs.close(CONFIRMATION).filter(|_| yes) {
                    commands.queue(move |world: &mut World| question.confirm(world));
                }
            }
            ShellAction::ToggleHelp => dialogs.toggle(HELP),
            ShellAction::ToggleTools(group) => {
                let is_open = dialogs.get(TOOLS) == Some(&group);
                dialogs.set(TOOLS, (!is_open).then_some(group));
            }
            // Asks first if a game in progress that is not on disk would be lost.
            ShellAction::Quit => {
                let mut variants = Variant::ALL.into_iter();
                if variants.any(|variant| at_risk.contains(variant)) {
                    let words = |localizer: &Localizer| localizer.messages.ask_quit();
                    let question = Confirmation::new(words, Messages::yes_quit, AppExit::Success);
                    dialogs.open(CONFIRMATION, question);
                } else {
                    exits.write(AppExit::Success);
                }
            }
        }
    }
}

/// The window's close button acts like the key.
fn quit_on_close_request(
    mut requests: MessageReader<WindowCloseRequested>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if requests.read().count() > 0 {
        actions.write(ActionRequest::new(ShellAction::Quit));
    }
}

/// Closes dialogs on a click outside unless a text would be lost, and the result card on a click on the board.
fn close_from_outside(
    mut outside: MessageReader<ClickedOutside>,
    mut board: MessageReader<BoardInput>,
    mut dialogs: ResMut<OpenDialogs>,
    mut actions: MessageWriter<ActionRequest>,
) {
    if outside.read().count() > 0 && !dialogs.has_form() {
        actions.write(ActionRequest::new(ShellAction::Cancel));
    }
    if any_read(&mut board, BoardInput::is_click) && dialogs.has(RESULT) && !dialogs.is_modal() {
        dialogs.close(RESULT);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (quit_on_close_request, close_from_outside).before(PassActions),
            (cancel, carry_out).chain().in_set(CarryOut),
        ),
    );
}
