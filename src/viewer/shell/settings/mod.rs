//! The settings dialog: everything that stays from one session to the next and is not about a game.

mod rows;

use bevy::prelude::*;

use super::scaffold::{AddDialog, answer_button, answers, heading};
use crate::i18n::Messages;
use crate::viewer::kernel::dialogs::SETTINGS;
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::modal::{Modal, ModalPlace, Surroundings};
use crate::viewer::ui::style::PANEL_WIDTH;
use crate::viewer::ui::widgets::{UiAssets, column};

/// The gap between the sections, in logical pixels.
const GAP: f32 = 12.0;

fn dialog(_: In<()>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    // The board stays in sight, whose look is chosen here.
    let modal = Modal {
        surroundings: Surroundings::Clear,
        place: ModalPlace::OverPanel,
        ..Modal::new("Settings", PANEL_WIDTH)
    };
    modal.with_foot(
        children![
            heading(&assets, Messages::settings_title),
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
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Settings, "display", |_| rows::display())
        .fill(UiSlot::Settings, "sounds", rows::sounds)
        .fill(UiSlot::Settings, "playing", |_| rows::playing())
        .add_dialog(SETTINGS, dialog);
}
