//! The common parts of dialogs: they follow a request, begin with a heading and end in a row of buttons.

use bevy::prelude::*;

use crate::i18n::MessageFn;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::parts::action_button::button;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, group_of, row, title};

/// Removes the dialog on the screen if another one is asked for, or none. Returns the dialog to spawn.
pub(crate) fn next_dialog<D: PartialEq>(
    commands: &mut Commands,
    on_screen: Option<(Entity, &D)>,
    asked: Option<D>,
) -> Option<D> {
    if on_screen.map(|(_, dialog)| dialog) == asked.as_ref() {
        return None;
    }
    if let Some((entity, _)) = on_screen {
        commands.entity(entity).despawn();
    }
    asked
}

/// The heading of a dialog.
pub(crate) fn heading(assets: &UiAssets, message: MessageFn) -> impl Bundle + use<> {
    title(
        assets,
        "Title",
        LetterSize::Title,
        palette::ACCENT,
        BoundText::message(message),
    )
}

/// The row of buttons at the end of a dialog.
pub(crate) fn answers(buttons: impl Bundle) -> impl Bundle {
    group_of(
        "Answers",
        Node {
            width: percent(100),
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(10.0)
        },
        buttons,
    )
}

/// An ordinary button of that row.
pub(crate) fn answer_button(
    name: &'static str,
    action: impl Into<AnyAction>,
    message: MessageFn,
) -> impl Bundle {
    button(
        name,
        action,
        ButtonStyle::Normal,
        BoundText::message(message),
    )
}

/// The button of that row that is pressed most.
pub(crate) fn main_button(
    name: &'static str,
    action: impl Into<AnyAction>,
    message: MessageFn,
) -> impl Bundle {
    button(
        name,
        action,
        ButtonStyle::Primary,
        BoundText::message(message),
    )
}
