//! The dock of the unfolded boards, with the names of the sides. Large boards have a heading and an edge to drag for
//! resizing; boards in the panel have a heading that unfolds them.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::place::{UnfoldedPlacement, UnfoldedSlot, slot, width_beside};
use super::view::{SideName, UnfoldedBoard, UnfoldedRoom, UnfoldedView};
use crate::board::Face;
use crate::i18n::Messages;
use crate::viewer::board::actions::UnfoldedAction;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::settings::{UnfoldedPlace, ViewerSettings};
use crate::viewer::ui::action_button::{HasTooltip, bare_button, icon_button, with_key};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::{WindowShape, in_interface};
use crate::viewer::ui::small_boards::OfBoard;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, icon, row, text, title};

#[derive(Component, PartialEq, Eq)]
struct Dock {
    slot: UnfoldedSlot,
    place: UnfoldedPlacement,
}

#[derive(Component)]
struct Edge;

/// The boards in a panel: a heading that unfolds them, or the boards.
pub(crate) fn in_panel(assets: &UiAssets, place: UnfoldedSlot) -> impl Bundle + use<> {
    (
        VisibleWhen::new(|ui| {
            let shown = *ui.of::<UnfoldedPlacement>();
            matches!(shown, UnfoldedPlacement::Folded | UnfoldedPlacement::At(UnfoldedPlace::Below))
        }),
        group_of(
            "Five boards in the panel",
            Node { flex_shrink: 0.0, ..column(0.0) },
            children![folded(assets), slot(place)],
        ),
    )
}

/// The heading of folded boards.
fn folded(assets: &UiAssets) -> impl Bundle + use<> {
    let node = Node {
        height: px(34),
        padding: UiRect::horizontal(px(6)),
        flex_grow: 1.0,
        justify_content: JustifyContent::Start,
        border_radius: BorderRadius::all(px(7)),
        column_gap: px(8),
        ..default()
    };
    let words = BoundText::message(Messages::net_title);
    (
        VisibleWhen::new(|ui| *ui.of::<UnfoldedPlacement>() == UnfoldedPlacement::Folded),
        group_of(
            "Folded boards",
            row(2.0),
            children![
                (
                    bare_button(
                        "Unfold the boards",
                        UnfoldedAction::Toggle,
                        ButtonStyle::Flat,
                        node
                    ),
                    HasTooltip,
                    children![
                        icon(assets, Icon::ChevronRight, 16.0),
                        text("Title", LetterSize::Small, palette::TEXT_QUIET, words),
                    ],
                ),
                size_button(assets),
            ],
        ),
    )
}

fn heading(assets: &UiAssets) -> impl Bundle + use<> {
    let words = BoundText::message(Messages::net_title);
    group_of(
        "Heading of the five boards",
        Node {
            width: percent(100),
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            ..row(2.0)
        },
        children![
            text("Title", LetterSize::Small, palette::TEXT_QUIET, words),
            (row(2.0), Pickable::IGNORE, children![size_button(assets), hide_button(assets)],),
        ],
    )
}

fn size_button(assets: &UiAssets) -> impl Bundle + use<> {
    let action = UnfoldedAction::ToggleSize;
    let style = ButtonStyle::Flat;
    (icon_button(assets, "Size of the boards", action, style, Icon::Swap), HasTooltip)
}

fn hide_button(assets: &UiAssets) -> impl Bundle + use<> {
    let action = UnfoldedAction::Toggle;
    let style = ButtonStyle::Flat;
    (
        icon_button(assets, "Hide the boards", action, style, Icon::Cross),
        Tooltip(BoundText::new(move |ui| {
            with_key(ui.localizer().messages.net_hide(), action, ui.localizer())
        })),
    )
}

/// The buttons in the panel, in the free space to the right of the top board.
fn buttons_below(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Buttons of the five boards",
        Node {
            position_type: PositionType::Absolute,
            right: px(8),
            top: percent(40),
            ..column(2.0)
        },
        children![size_button(assets), hide_button(assets)],
    )
}

fn edge() -> impl Bundle {
    (
        Name::new("Edge of the five boards"),
        Edge,
        Hovered::default(),
        Node {
            position_type: PositionType::Absolute,
            left: px(-5),
            top: px(0),
            bottom: px(0),
            width: px(9),
            ..default()
        },
        BackgroundColor(palette::ACCENT.with_alpha(0.0)),
        ZIndex(1),
    )
}

fn name_of(assets: &UiAssets, face: Face) -> impl Bundle + use<> {
    let letters = match face {
        Face::Top => Messages::view_top,
        Face::SouthWest => Messages::corner_south_west,
        Face::SouthEast => Messages::corner_south_east,
        Face::NorthEast => Messages::corner_north_east,
        Face::NorthWest => Messages::corner_north_west,
    };
    (
        Name::new("Name of a side"),
        SideName(face),
        Node { position_type: PositionType::Absolute, ..default() },
        Pickable::IGNORE,
        children![(
            OfBoard(face),
            title(assets, "Letters", LetterSize::Body, palette::TEXT, BoundText::message(letters))
        )],
    )
}

/// Rebuilds the boards when their slot changes.
fn build(
    mut commands: Commands,
    shown: Res<UnfoldedPlacement>,
    mode: Res<State<BoardMode>>,
    assets: Res<UiAssets>,
    mut view: ResMut<UnfoldedView>,
    slots: Query<(Entity, &UnfoldedSlot)>,
    docks: Query<(Entity, &Dock)>,
    mut motion: ResMut<Motion>,
) {
    let holds = shown.slot(*mode.get());
    let slot = slots.iter().find(|(_, slot)| Some(**slot) == holds);
    let wanted = slot.map(|(_, &slot)| Dock { slot, place: *shown });
    if docks.iter().next().map(|(_, dock)| dock) == wanted.as_ref() {
        return;
    }
    docks.iter().for_each(|(dock, _)| commands.entity(dock).despawn());
    *view = UnfoldedView::default();
    motion.request_frame();
    let (Some((slot, &of)), Some(wanted)) = (slot, wanted) else {
        return;
    };
    let is_large = of == UnfoldedSlot::Large;
    let padding = if is_large { UiRect::new(px(12), px(12), px(8), px(12)) } else { UiRect::ZERO };
    let dock = commands
        .spawn((
            Name::new("Five boards"),
            wanted,
            Node { width: percent(100), height: percent(100), padding, ..column(2.0) },
            TabGroup::new(2),
            ChildOf(slot),
        ))
        .id();
    if is_large {
        commands.spawn((heading(&assets), ChildOf(dock)));
    }
    let room = commands
        .spawn((
            Name::new("Room of the five boards"),
            UnfoldedRoom,
            Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                overflow: Overflow::clip(),
                ..default()
            },
            Pickable::IGNORE,
            ChildOf(dock),
        ))
        .id();
    let board = commands
        .spawn((
            Name::new("Boards"),
            UnfoldedBoard,
            Node { flex_shrink: 0.0, ..default() },
            ChildOf(room),
        ))
        .id();
    super::boards::spawn(&mut commands, board);
    super::pieces::spawn(&mut commands, board);
    super::overlay::spawn(&mut commands, board);
    for face in Face::SIDES {
        commands.spawn((name_of(&assets, face), ChildOf(board)));
    }
    if !is_large {
        commands.spawn((buttons_below(&assets), ChildOf(dock)));
    }
    if *shown == UnfoldedPlacement::At(UnfoldedPlace::Beside) {
        commands.spawn((edge(), ChildOf(dock)));
    }
}

/// Changes the width while the edge is dragged.
fn resize(
    drag: On<Pointer<Drag>>,
    edges: Query<(), With<Edge>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (scale, shape): (Res<UiScale>, Res<WindowShape>),
    mut settings: ResMut<ViewerSettings>,
) {
    if let (true, Some(window)) = (edges.contains(drag.entity), window) {
        let size = in_interface(window.size(), &scale);
        let delta = in_interface(drag.delta, &scale);
        let dragged = width_beside(settings.unfolded.width, size, &shape) - delta.x;
        let width = width_beside(Some(dragged.max(0.0).round() as u16), size, &shape);
        settings.unfolded.width = Some(width as u16);
    }
}

fn light_edge(mut edges: Query<(&Hovered, &mut BackgroundColor), (With<Edge>, Changed<Hovered>)>) {
    for (hovered, mut color) in &mut edges {
        let alpha = if hovered.get() { 0.6 } else { 0.0 };
        color.set_if_neq(BackgroundColor(palette::ACCENT.with_alpha(alpha)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(resize).add_systems(
        Update,
        (
            build
                .after(FrameSystems::Apply)
                .after(super::place::PlaceSystems)
                .before(FrameSystems::Render),
            light_edge.in_set(FrameSystems::Render),
        ),
    );
}
