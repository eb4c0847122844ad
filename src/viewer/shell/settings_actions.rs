//! The actions on the settings: each changes one, and everything follows.

use bevy::prelude::*;

use super::dispatcher::DispatchActions;
use crate::i18n::{MessageFn, Messages};
use crate::rules::PieceKind;
use crate::sound::Sound;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Action, PlaySound, SettingsAction};
use crate::viewer::kernel::settings::ViewerSettings;

impl SettingsAction {
    /// The message that describes the action.
    pub(super) const fn message(self) -> MessageFn {
        match self {
            SettingsAction::Open => Messages::settings_open,
            SettingsAction::Speed(_) => Messages::pace,
            SettingsAction::TextSize(_) => Messages::settings_text_size,
            SettingsAction::ToggleContrast => Messages::settings_contrast,
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
            SettingsAction::AnswerMove(true) => Messages::settings_play_move,
            SettingsAction::AnswerMove(false) => Messages::settings_discard_move,
        }
    }

    /// Returns `true` if the action is possible while these dialogs are open.
    pub(super) fn is_allowed(self, dialogs: &OpenDialogs) -> bool {
        match self {
            SettingsAction::ToggleFullScreen => true,
            SettingsAction::Open | SettingsAction::AnswerMove(_) => !dialogs.is_modal(),
            _ => dialogs.settings && dialogs.confirmation.is_none(),
        }
    }
}

fn carry_out(
    mut actions: MessageReader<Action>,
    mut dialogs: ResMut<OpenDialogs>,
    mut settings: ResMut<ViewerSettings>,
    mut localization: ResMut<Localization>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for action in actions.read() {
        let Action::Settings(action) = *action else {
            continue;
        };
        if !action.is_allowed(&dialogs) {
            continue;
        }
        match action {
            SettingsAction::Open => dialogs.settings = true,
            SettingsAction::Speed(speed) => settings.animation_speed = speed,
            SettingsAction::TextSize(size) => settings.display.text_size = size,
            SettingsAction::ToggleContrast => {
                settings.display.high_contrast = !settings.display.high_contrast;
            }
            SettingsAction::ToggleFullScreen => {
                settings.display.full_screen = !settings.display.full_screen;
            }
            SettingsAction::Theme(theme) => settings.look.theme = theme,
            SettingsAction::Quality(quality) => settings.look.quality = Some(quality),
            SettingsAction::Language(language) => *localization = Localization::new(language),
            SettingsAction::ToggleSound => settings.sound.muted = !settings.sound.muted,
            SettingsAction::Softer => settings.sound = settings.sound.softer(),
            SettingsAction::Louder => settings.sound = settings.sound.louder(),
            SettingsAction::AnalysisMinutes(minutes) => settings.analysis_minutes = minutes,
            SettingsAction::Entry(entry) => settings.input.entry = entry,
            SettingsAction::ToggleConfirm => settings.input.confirm = !settings.input.confirm,
            // The selection plays or discards the move.
            SettingsAction::AnswerMove(_) => {}
        }
        let is_of_sound = matches!(
            action,
            SettingsAction::ToggleSound | SettingsAction::Softer | SettingsAction::Louder
        );
        if is_of_sound {
            // How loud it is now.
            sounds.write(PlaySound(Sound::Place(PieceKind::King)));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(DispatchActions));
}
