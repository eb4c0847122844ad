//! The panel of the five boards: a heading, the boards, the names of the sides, and an edge that is dragged to change
//! its width.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::place::{NetSlot, ShownPlace, width_beside};
use super::view::{NetBoard, NetRoom, NetView, SideName};
use crate::board::Face;
use crate::i18n::Messages;
use crate::viewer::board::actions::NetAction;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::{NetPlace, ViewerSettings};
use crate::viewer::parts::action_button::{HasTooltip, icon_button, with_key};
use crate::viewer::parts::board_colors::OfBoard;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scale::in_interface;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// The content of the panel.
#[derive(Component)]
struct Dock;

/// The edge that is dragged.
#[derive(Component)]
struct Edge;

fn heading(assets: &UiAssets, has_place: bool) -> impl Bundle + use<> {
    let words = BoundText::message(Messages::net_title);
    let place = Node {
        display: match has_place {
            true => Display::Flex,
            false => Display::None,
        },
        ..default()
    };
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
            (
                row(2.0),
                Pickable::IGNORE,
                children![(place, children![move_button(assets)]), hide_button(assets),],
            ),
        ],
    )
}

fn move_button(assets: &UiAssets) -> impl Bundle + use<> {
    let action = NetAction::TogglePlace;
    let style = ButtonStyle::Flat;
    (
        icon_button(assets, "Move the boards", action, style, Icon::Swap),
        HasTooltip,
    )
}

fn hide_button(assets: &UiAssets) -> impl Bundle + use<> {
    let action = NetAction::Toggle;
    let style = ButtonStyle::Flat;
    (
        icon_button(assets, "Hide the boards", action, style, Icon::Cross),
        Tooltip(BoundText::new(move |ui| {
            with_key(ui.localizer().messages.net_hide(), action, ui.localizer())
        })),
    )
}

/// The buttons in the panel, in the free room at the right of the top board.
fn buttons_below(assets: &UiAssets) -> impl Bundle + use<> {
    group_of(
        "Buttons of the five boards",
        Node {
            position_type: PositionType::Absolute,
            right: px(8),
            top: percent(40),
            ..column(2.0)
        },
        children![move_button(assets), hide_button(assets)],
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
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
        Pickable::IGNORE,
        children![(
            OfBoard(face),
            title(
                assets,
                "Letters",
                LetterSize::Body,
                palette::TEXT,
                BoundText::message(letters)
            )
        )],
    )
}

/// Builds the panel at its place when that has changed.
fn build(
    mut commands: Commands,
    shown: Res<ShownPlace>,
    assets: Res<UiAssets>,
    mut view: ResMut<NetView>,
    slots: Query<(Entity, &NetSlot)>,
    docks: Query<Entity, With<Dock>>,
) {
    docks
        .iter()
        .for_each(|dock| commands.entity(dock).despawn());
    *view = NetView::default();
    let Some(place) = shown.slot() else { return };
    let slot = slots.iter().find(|(_, slot)| slot.0 == place);
    let Some((slot, _)) = slot else { return };
    let is_beside = *shown == ShownPlace::At(NetPlace::Beside);
    let has_place = *shown != ShownPlace::InsteadOfScene;
    let padding = match place {
        NetPlace::Beside => UiRect::new(px(12), px(12), px(8), px(12)),
        NetPlace::Below => UiRect::ZERO,
    };
    let dock = commands
        .spawn((
            Name::new("Five boards"),
            Dock,
            Node {
                width: percent(100),
                height: percent(100),
                padding,
                ..column(2.0)
            },
            TabGroup::new(2),
            ChildOf(slot),
        ))
        .id();
    if place == NetPlace::Beside {
        commands.spawn((heading(&assets, has_place), ChildOf(dock)));
    }
    let room = commands
        .spawn((
            Name::new("Room of the five boards"),
            NetRoom,
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
            NetBoard,
            Node {
                flex_shrink: 0.0,
                ..default()
            },
            ChildOf(room),
        ))
        .id();
    super::boards::spawn(&mut commands, board);
    super::pieces::spawn(&mut commands, board);
    super::overlay::spawn(&mut commands, board);
    for face in Face::SIDES {
        commands.spawn((name_of(&assets, face), ChildOf(board)));
    }
    if place == NetPlace::Below {
        commands.spawn((buttons_below(&assets), ChildOf(dock)));
    }
    if is_beside {
        commands.spawn((edge(), ChildOf(dock)));
    }
}

/// Changes the width while the edge is dragged.
fn resize(
    drag: On<Pointer<Drag>>,
    edges: Query<(), With<Edge>>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    mut settings: ResMut<ViewerSettings>,
) {
    if let (true, Some(window)) = (edges.contains(drag.entity), window) {
        let size = in_interface(window.size(), &scale);
        let delta = in_interface(drag.delta, &scale);
        let dragged = width_beside(settings.net.width, size) - delta.x;
        let width = width_beside(Some(dragged.max(0.0).round() as u16), size);
        settings.net.width = Some(width as u16);
    }
}

/// Lights up the edge under the pointer.
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
                .run_if(resource_changed::<ShownPlace>)
                .after(FrameSystems::Apply)
                .after(super::place::PlaceSystems)
                .before(FrameSystems::Render),
            light_edge.in_set(FrameSystems::Render),
        ),
    );
}
