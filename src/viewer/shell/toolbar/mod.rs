//! The toolbar at the bottom left, in groups side by side. How the board is seen opens above the bar, and where the other
//! groups do not fit, so do they: each is a button with its name, and one at a time is open.

mod arrangement;
pub(crate) mod grayed;
pub(crate) mod groups;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::compass;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::kernel::actions::ActionTaken;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages::{BoardInput, any_read};
use crate::viewer::parts::action_button::{ActionButton, bare_button};
use crate::viewer::parts::slots::{ToolGroup, UiSlot};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::shell::actions::{ShellAction, TOOLS};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, row, text};
use crate::viewer::ui::{palette, widgets};

/// The gap between the bar and the edges of the window, in logical pixels.
const MARGIN: f32 = 14.0;
/// The gap between the bar and the board or the panel on the right.
const GAP: f32 = 4.0;
/// The gap between groups.
const GROUP_GAP: f32 = 6.0;
/// The gap between the compass and the groups.
const COMPASS_GAP: f32 = 8.0;

/// The compass and the bar, as wide as the scene.
#[derive(Component)]
struct Toolbar;

/// The groups, wrapped into several rows in a narrow window.
#[derive(Component)]
struct Bar;

/// The button that opens a group where it does not fit beside the others.
#[derive(Component)]
struct GroupName(ToolGroup);

/// A group on its ground, which opens above its name where it does not fit beside the others.
#[derive(Component)]
struct Tools(ToolGroup);

/// The buttons of a group.
#[derive(Component)]
struct Buttons;

pub(crate) fn bar(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Toolbar"),
        Toolbar,
        Node {
            position_type: PositionType::Absolute,
            left: px(MARGIN),
            right: px(GAP),
            bottom: px(MARGIN),
            align_items: AlignItems::End,
            ..row(COMPASS_GAP)
        },
        TabGroup::new(1),
        Pickable::IGNORE,
        children![
            compass::compass(assets),
            (
                Name::new("Bar"),
                Bar,
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(GROUP_GAP),
                    ..row(GROUP_GAP)
                },
                Pickable::IGNORE,
                children![
                    tools(groups::views(assets)),
                    name(assets, ToolGroup::View, Icon::Eye, Messages::tools_view),
                    (tools(groups::looks(assets)), Tools(ToolGroup::View)),
                    name(
                        assets,
                        ToolGroup::Help,
                        Icon::LightBulb,
                        Messages::tools_help
                    ),
                    (tools(groups::help()), Tools(ToolGroup::Help)),
                    name(
                        assets,
                        ToolGroup::Games,
                        Icon::Folder,
                        Messages::tools_games
                    ),
                    (tools(groups::games()), Tools(ToolGroup::Games)),
                    tools(groups::settings(assets)),
                ],
            ),
        ],
    )
}

/// A ground with the buttons of a group on it.
fn tools(buttons: impl Bundle) -> impl Bundle {
    (
        Name::new("Group"),
        Node {
            padding: UiRect::all(px(3)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(10)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::PANEL.with_alpha(0.95)),
        BorderColor::all(palette::PANEL_LINE),
        children![buttons],
    )
}

fn name(
    assets: &UiAssets,
    group: ToolGroup,
    icon: Icon,
    message: MessageFn,
) -> impl Bundle + use<> {
    (
        bare_button(
            "Group name",
            ShellAction::ToggleTools(group),
            ButtonStyle::Normal,
            Node {
                display: Display::None,
                flex_direction: FlexDirection::Column,
                min_height: px(36),
                flex_shrink: 0.0,
                min_width: px(44),
                padding: UiRect::horizontal(px(5)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ),
        GroupName(group),
        CheckedWhen::new(move |ui| ui.dialogs().get(TOOLS) == Some(&group)),
        children![
            widgets::icon(assets, icon, 20.0),
            (
                text(
                    "Label",
                    LetterSize::Small,
                    palette::TEXT,
                    BoundText::message(message)
                ),
                TextLayout::no_wrap(),
            )
        ],
    )
}

/// Keeps the board above the bar, whatever its height, from the next frame on.
fn make_room(
    bar: Single<&ComputedNode, With<Bar>>,
    shape: Res<WindowShape>,
    mut insets: ResMut<PanelInsets>,
    mut motion: ResMut<Motion>,
) {
    let height = bar.size().y * bar.inverse_scale_factor();
    let bottom = shape.foot() + MARGIN + height + GAP;
    if insets.bottom != bottom {
        insets.bottom = bottom;
        motion.request_frame();
    }
}

/// Keeps the bar beside what stands at the right of the scene, and above the sheet.
fn keep_beside(
    insets: Res<PanelInsets>,
    shape: Res<WindowShape>,
    mut toolbar: Single<&mut Node, With<Toolbar>>,
) {
    let (right, bottom) = (px(insets.right + GAP), px(shape.foot() + MARGIN));
    if (toolbar.right, toolbar.bottom) != (right, bottom) {
        (toolbar.right, toolbar.bottom) = (right, bottom);
    }
}

/// A click on the board closes the open group.
fn close_from_outside(mut board: MessageReader<BoardInput>, mut dialogs: ResMut<OpenDialogs>) {
    let is_click = |input: &BoardInput| matches!(input, BoardInput::Click(_) | BoardInput::Cancel);
    if any_read(&mut board, is_click) && dialogs.has(TOOLS) {
        dialogs.close(TOOLS);
    }
}

/// Closes the group of games once one of its buttons has opened a dialog, which would stand over it.
fn close_games(
    mut actions: MessageReader<ActionTaken>,
    groups: Query<(&UiSlot, &Children)>,
    buttons: Query<&ActionButton>,
    mut dialogs: ResMut<OpenDialogs>,
) {
    let games = UiSlot::Tools(ToolGroup::Games);
    let group = groups.iter().find(|(slot, _)| **slot == games);
    let in_group = || group.into_iter().flat_map(|(_, children)| children);
    let opens = |ActionTaken(action): &ActionTaken| {
        let mut in_group = in_group().filter_map(|&button| buttons.get(button).ok());
        in_group.any(|button| button.0 == *action)
    };
    let has_opened = any_read(&mut actions, opens);
    if has_opened && dialogs.get(TOOLS) == Some(&ToolGroup::Games) {
        dialogs.close(TOOLS);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            keep_beside.before(UiSystems::Layout),
            make_room.after(UiSystems::Layout),
        ),
    )
    .add_plugins((arrangement::plugin, groups::plugin))
    .add_systems(Update, (close_games, close_from_outside));
}
