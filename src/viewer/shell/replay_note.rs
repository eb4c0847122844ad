//! A button over the scene that plays the last capture again, while the position after a long one is shown.

use bevy::prelude::*;

use crate::viewer::board::actions::SightAction;
use crate::viewer::board::line_preview::{LinePreview, PreviewedNode};
use crate::viewer::board::marking::capture_preview::long_capture;
use crate::viewer::kernel::dialogs::RESULT;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::{HasTooltip, bare_button, with_key};
use crate::viewer::shell::actions::RULES;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::text;

fn is_shown(ui: &Tracked) -> bool {
    let is_current =
        ui.of::<PreviewedNode>().0.is_none() && ui.of::<LinePreview>().shown().is_none();
    // The card of the result stands there.
    let is_game =
        ui.mode() != BoardMode::Editor && !ui.dialogs().has(RULES) && !ui.dialogs().has(RESULT);
    is_game && is_current && long_capture(ui.game(), None).is_some()
}

pub(super) fn button() -> impl Bundle {
    let action = SightAction::ReplayLastMove;
    let words = BoundText::new(move |ui| {
        let name = ui.localizer().messages.replay_capture();
        with_key(name, action, ui.localizer())
    });
    let node = Node {
        height: px(30),
        padding: UiRect::horizontal(px(10)),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    (
        Name::new("Replay note"),
        Node::default(),
        Pickable::IGNORE,
        VisibleWhen::new(is_shown),
        children![(
            bare_button("Replay the capture", action, ButtonStyle::Normal, node),
            HasTooltip,
            children![(
                text("Label", LetterSize::Small, palette::TEXT, words),
                TextLayout::no_wrap(),
            )],
        )],
    )
}
