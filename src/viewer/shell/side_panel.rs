//! The column at the right edge of the window, or the sheet at the foot of an upright one, for the game or for the position editor.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::sheet::ABOVE;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::{HasTooltip, icon_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scroll_area};
use crate::viewer::ui::shape::{PanelPlace, TakesRest, WindowShape};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, title};

/// The gap between the parts of the column, in logical pixels.
pub(crate) const GAP: f32 = 10.0;

/// The column with its parts.
pub(crate) fn side_panel(name: &'static str, place: PanelPlace, parts: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            bottom: px(0),
            padding: UiRect::all(px(14)),
            border: UiRect::left(px(1)),
            overflow: Overflow::scroll_y(),
            ..column(GAP)
        },
        place,
        ABOVE,
        ScrollArea,
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
        TabGroup::new(0),
        parts,
    )
}

/// A part of the column that takes the room that is left. A window with less than the least height for it scrolls the
/// column.
pub(crate) fn growing_part(name: &'static str, least: f32, parts: impl Bundle) -> impl Bundle {
    (
        Name::new(name),
        TakesRest(least),
        remaining(column(GAP)),
        Pickable::IGNORE,
        parts,
    )
}

/// A node that takes the room that is left in its column.
fn remaining(node: Node) -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..node
    }
}

/// The middle of the column, which takes the room that is left. It scrolls in a low window.
pub(crate) fn scrolling_middle(name: &'static str, parts: impl Bundle) -> impl Bundle {
    let room = remaining(Node::default());
    (
        Name::new(name),
        TakesRest(0.0),
        scroll_area(room, column(GAP), ScrollbarPlace::Over(-10.0), parts),
    )
}

/// Returns `true` unless the panel is a sheet that is not pulled up, for what is not needed to play on.
pub(crate) fn has_room(ui: &Tracked) -> bool {
    !ui.of::<WindowShape>().is_low()
}

/// The heading of a practice: its title, and a cross that leaves it.
pub(crate) fn practice_heading<A: Into<AnyAction>>(
    assets: &UiAssets,
    words: BoundText,
    leave: (&'static str, A),
) -> impl Bundle + use<A> {
    let (name, action) = leave;
    (
        VisibleWhen::new(has_room),
        group_of(
            "Heading",
            Node {
                justify_content: JustifyContent::SpaceBetween,
                flex_shrink: 0.0,
                ..row(8.0)
            },
            children![
                title(assets, "Title", LetterSize::Heading, palette::ACCENT, words),
                (
                    icon_button(assets, name, action, ButtonStyle::Flat, Icon::Cross),
                    HasTooltip,
                ),
            ],
        ),
    )
}
