//! The side panel: a column on the right or, in a portrait window, a sheet at the bottom, for the game or the position
//! editor. Clicking or dragging its handle expands or collapses the sheet.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::ScrollArea;

use super::actions::ShellAction;
use crate::game::Event;
use crate::i18n::Messages;
use crate::rules::Geometry;
use crate::viewer::kernel::actions::{AnyAction, CarryOut};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{BoardInput, GameEvent, PracticeCommand, any_read};
use crate::viewer::kernel::session::remote::RemoteUpdate;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, icon_button, message_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scroll_area};
use crate::viewer::ui::shape::{FillsRemaining, HANDLE, PanelPlace, WindowShape};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, title};

/// Gap between the parts of the column, in logical pixels.
pub(crate) const GAP: f32 = 10.0;

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

/// A part of the column that takes the remaining height. If less than the minimum is left, the column scrolls.
pub(crate) fn growing_part(name: &'static str, least: f32, parts: impl Bundle) -> impl Bundle {
    (Name::new(name), FillsRemaining(least), remaining(column(GAP)), Pickable::IGNORE, parts)
}

/// A node that takes the remaining height of its column.
fn remaining(node: Node) -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), ..node }
}

/// The middle of the column, which takes the remaining height but at least this much. It scrolls in a low window.
pub(crate) fn scrolling_middle(name: &'static str, least: f32, parts: impl Bundle) -> impl Bundle {
    let room = remaining(Node::default());
    (
        Name::new(name),
        FillsRemaining(least),
        scroll_area(room, column(GAP), ScrollbarPlace::Over(-10.0), parts),
    )
}

/// Returns `true` unless the panel is a collapsed sheet, which omits everything not needed for playing.
pub(crate) fn has_room(ui: &Tracked) -> bool {
    !ui.of::<WindowShape>().is_collapsed()
}

/// The heading of a practice: its title and a close button.
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
            Node { justify_content: JustifyContent::SpaceBetween, flex_shrink: 0.0, ..row(8.0) },
            children![
                title(assets, "Title", LetterSize::Heading, palette::ACCENT, words),
                (icon_button(assets, name, action, ButtonStyle::Flat, Icon::Cross), HasTooltip,),
            ],
        ),
    )
}

/// The choice of a practice's board: the pyramid or the flat one.
pub(crate) fn board_choice<A: Into<AnyAction>>(
    action: fn(Geometry) -> A,
    chosen: fn(&Tracked) -> Geometry,
) -> impl Bundle {
    let board = |geometry, message| {
        (
            message_button("Board", action(geometry), message),
            CheckedWhen::new(move |ui| chosen(ui) == geometry),
            HasTooltip,
        )
    };
    group_of(
        "Boards",
        row(8.0),
        children![
            board(Geometry::Pyramid, Messages::board_pyramid),
            board(Geometry::Flat, Messages::board_flat),
        ],
    )
}

/// Drag distance that moves the sheet, in logical pixels of the window.
const PULL: f32 = 24.0;

/// The sheet's stacking order above the scene and the toolbar.
const ABOVE: GlobalZIndex = GlobalZIndex(2);

#[derive(Component)]
struct Handle;

/// The handle above the sheet.
pub(crate) fn handle() -> impl Bundle {
    (
        Name::new("Edge of the sheet"),
        VisibleWhen::new(|ui| ui.of::<WindowShape>().is_portrait()),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            height: px(HANDLE),
            border_radius: BorderRadius::top(px(14)),
            ..default()
        },
        Handle,
        ABOVE,
        BackgroundColor(palette::PANEL),
        children![(
            bare_button(
                "Handle of the sheet",
                ShellAction::ToggleSheet,
                ButtonStyle::Flat,
                Node {
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    border_radius: BorderRadius::top(px(14)),
                    ..default()
                },
            ),
            children![(
                Name::new("Grip"),
                Node {
                    width: px(56),
                    height: px(5),
                    border_radius: BorderRadius::all(px(3)),
                    ..default()
                },
                BackgroundColor(palette::PANEL_LINE),
                Pickable::IGNORE,
            )],
        )],
    )
}

fn toggle(mut actions: MessageReader<ShellAction>, mut shape: ResMut<WindowShape>) {
    let toggles = |action: &&ShellAction| **action == ShellAction::ToggleSheet;
    for _ in actions.read().filter(toggles) {
        let is_up = shape.is_expanded();
        shape.set_expanded(!is_up);
    }
}

/// Expands or collapses the sheet on a drag of its handle.
fn drag(drag: On<Pointer<Drag>>, handles: Query<(), With<Handle>>, mut shape: ResMut<WindowShape>) {
    if !handles.contains(drag.entity) || drag.distance.y.abs() < PULL {
        return;
    }
    let up = drag.distance.y < 0.0;
    if shape.is_expanded() != up {
        shape.set_expanded(up);
    }
}

/// Collapses the sheet on a click on the board.
fn collapse(mut board: MessageReader<BoardInput>, mut shape: ResMut<WindowShape>) {
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_));
    if any_read(&mut board, is_click) && shape.is_expanded() {
        shape.set_expanded(false);
    }
}

/// Collapses the sheet on a new game, a move or a new task, because it could hide the piece to move next.
fn collapse_to_play(
    mut events: MessageReader<GameEvent>,
    mut practice: MessageReader<PracticeCommand>,
    mut remote: MessageReader<RemoteUpdate>,
    mut shape: ResMut<WindowShape>,
) {
    let is_to_play = |GameEvent(event): &GameEvent| {
        matches!(event, Event::Started | Event::Played { .. } | Event::PlayedByHand { .. })
    };
    let begins = |command: &PracticeCommand| matches!(command, PracticeCommand::Begin(..));
    let is_shown = |update: &RemoteUpdate| matches!(update, RemoteUpdate::Show(..));
    let reasons = [
        any_read(&mut events, is_to_play),
        any_read(&mut practice, begins),
        any_read(&mut remote, is_shown),
    ];
    if reasons.contains(&true) && shape.is_expanded() {
        shape.set_expanded(false);
    }
}

fn place(shape: Res<WindowShape>, mut handle: Single<&mut Node, With<Handle>>) {
    let bottom = px(shape.sheet_height());
    if handle.bottom != bottom {
        handle.bottom = bottom;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(drag)
        .add_systems(
            Update,
            (
                toggle.in_set(CarryOut),
                (collapse, collapse_to_play)
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        )
        .add_systems(PostUpdate, place.before(UiSystems::Layout));
}
