//! The actions on the settings: each changes one, and everything follows.

use bevy::prelude::*;

use crate::rules::PieceKind;
use crate::sound::Sound;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{OpenDialogs, SETTINGS};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::PlaySound;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::shell::actions::SettingsAction;

fn carry_out(
    mut actions: MessageReader<SettingsAction>,
    mut dialogs: ResMut<OpenDialogs>,
    mut settings: ResMut<ViewerSettings>,
    mut localization: ResMut<Localization>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for &action in actions.read() {
        match action {
            SettingsAction::Open => dialogs.open(SETTINGS, ()),
            SettingsAction::Speed(speed) => settings.animation_speed = speed,
            SettingsAction::TextSize(size) => settings.display.text_size = size,
            SettingsAction::ToggleContrast => {
                settings.display.high_contrast = !settings.display.high_contrast;
            }
            SettingsAction::ToggleHighSteps => settings.high_steps = !settings.high_steps,
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
    app.add_systems(Update, carry_out.in_set(CarryOut));
}
