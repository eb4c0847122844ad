//! The buttons that go through the game.

use bevy::prelude::*;

use crate::rules::Ply;
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::EnabledWhen;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::HasTooltip;
use crate::viewer::ui::widgets::{UiAssets, icon_button, row};

/// First, back, forward, last.
pub(in crate::viewer::panels) fn steps(kit: &UiAssets) -> impl Bundle + use<> {
    let step = |name, action, icon| {
        (
            icon_button(kit, name, action, ButtonStyle::Normal, icon),
            HasTooltip,
        )
    };
    let back = || {
        EnabledWhen::new(|facts| {
            facts.game.current_ply() > Ply(0) || facts.game.termination().is_some()
        })
    };
    let forward = || EnabledWhen::new(|facts| facts.game.current_ply() < facts.game.last_ply());
    (
        Name::new("Steps"),
        Node {
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        Pickable::IGNORE,
        children![
            (
                step("First", Action::ShowFirst, Icon::First),
                EnabledWhen::new(|facts| facts.game.current_ply() > Ply(0)),
                Wide
            ),
            (step("Undo", Action::Undo, Icon::Back), back(), Wide),
            (step("Redo", Action::Redo, Icon::Forward), forward(), Wide),
            (step("Last", Action::ShowLast, Icon::Last), forward(), Wide),
        ],
    )
}

/// A button as wide as there is room.
#[derive(Component)]
struct Wide;

fn widen(mut buttons: Query<&mut Node, Added<Wide>>) {
    for mut node in &mut buttons {
        node.flex_grow = 1.0;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, widen.after(crate::viewer::panels::lay_out));
}
