//! The settings dialog: everything that stays from one session to the next and is not about a game.

mod rows;

use bevy::prelude::*;

use super::scaffold::{answer_button, answers, heading, next_dialog};
use crate::i18n::Messages;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::modal::{Modal, ModalPlace, ModalSystems, Surroundings};
use crate::viewer::ui::style::PANEL_WIDTH;
use crate::viewer::ui::widgets::{UiAssets, column};

/// The gap between the sections, in logical pixels.
const GAP: f32 = 12.0;

/// The dialog on the screen.
#[derive(Component, PartialEq)]
struct SettingsDialog;

fn open_and_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    open: Query<(Entity, &SettingsDialog)>,
) {
    let asked = dialogs.settings.then_some(SettingsDialog);
    if next_dialog(&mut commands, open.iter().next(), asked).is_some() {
        commands.spawn(dialog(&assets));
    }
}

fn dialog(assets: &UiAssets) -> impl Bundle + use<> {
    // The board stays in sight, whose look is chosen here.
    let modal = Modal {
        surroundings: Surroundings::Clear,
        place: ModalPlace::OverPanel,
        ..Modal::new("Settings", PANEL_WIDTH)
    };
    (
        SettingsDialog,
        modal.with_foot(
            children![
                heading(assets, Messages::settings_title),
                (
                    Name::new("Sections"),
                    column(GAP),
                    UiSlot::Settings,
                    Pickable::IGNORE,
                ),
            ],
            answers(children![answer_button(
                "Close",
                ShellAction::Cancel,
                Messages::close
            )]),
        ),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Settings, "display", |_| rows::display())
        .fill(UiSlot::Settings, "sounds", rows::sounds)
        .fill(UiSlot::Settings, "playing", |_| rows::playing());
    app.add_systems(
        Update,
        open_and_close
            .run_if(resource_changed::<OpenDialogs>)
            .in_set(ModalSystems),
    );
}
