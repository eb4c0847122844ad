//! The toolbar at the bottom left, in groups side by side. Where they do not fit, each group is a button with its name,
//! and one group at a time opens above the bar.

mod groups;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::compass;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::game_ui::action_button::bare_button;
use crate::viewer::game_ui::snapshot::{BoundText, CheckedWhen};
use crate::viewer::messages::{Action, ToolGroup};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::frame::AnimationClock;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scale::in_interface;
use crate::viewer::ui::style::{ButtonStyle, PANEL_WIDTH};
use crate::viewer::ui::widgets::{UiAssets, row, text};

/// The gap between the bar and the edges of the window, in logical pixels.
const MARGIN: f32 = 14.0;
/// The gap between the bar and the board or the panel on the right.
const GAP: f32 = 4.0;
/// The gap between groups.
const GROUP_GAP: f32 = 6.0;
/// The gap between the compass and the groups.
const COMPASS_GAP: f32 = 8.0;
/// The room that all groups need side by side.
const WIDTH: f32 = 752.0;

/// The compass and the bar, as wide as the scene.
#[derive(Component)]
struct Toolbar;

/// The groups, wrapped into several rows in a narrow window.
#[derive(Component)]
struct Bar;

/// The name of a group, where the groups do not fit side by side.
#[derive(Component)]
struct GroupName;

/// The buttons of a group.
#[derive(Component)]
struct Tools(ToolGroup);

pub(super) fn bar(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Toolbar"),
        Toolbar,
        Node {
            position_type: PositionType::Absolute,
            left: px(MARGIN),
            right: px(PANEL_WIDTH + GAP),
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
                    name(ToolGroup::View, Messages::tools_view),
                    name(ToolGroup::Show, Messages::tools_show),
                    name(ToolGroup::Help, Messages::tools_help),
                    name(ToolGroup::Games, Messages::tools_games),
                    (tools(groups::views(assets)), Tools(ToolGroup::View)),
                    (tools(groups::marks(assets)), Tools(ToolGroup::Show)),
                    (tools(groups::advice(assets)), Tools(ToolGroup::Help)),
                    (tools(groups::games(assets)), Tools(ToolGroup::Games)),
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
            padding: UiRect::all(px(4)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(10)),
            ..default()
        },
        BackgroundColor(palette::PANEL.with_alpha(0.88)),
        BorderColor::all(palette::PANEL_LINE),
        children![buttons],
    )
}

fn name(group: ToolGroup, message: MessageFn) -> impl Bundle {
    (
        bare_button(
            "Group name",
            Action::ToggleTools(group),
            ButtonStyle::Normal,
            Node {
                display: Display::None,
                height: px(36),
                padding: UiRect::horizontal(px(10)),
                border_radius: BorderRadius::all(px(8)),
                ..default()
            },
        ),
        GroupName,
        CheckedWhen::new(move |ui| ui.dialogs.tools == Some(group)),
        children![(
            text(
                "Label",
                LetterSize::Body,
                palette::TEXT,
                BoundText::message(message)
            ),
            TextLayout::no_wrap(),
        )],
    )
}

/// Shows the groups side by side where they fit, and otherwise their names and the one that is open.
fn arrange(
    insets: Res<PanelInsets>,
    dialogs: Res<OpenDialogs>,
    scale: Res<UiScale>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut names: Query<&mut Node, (With<GroupName>, Without<Tools>)>,
    mut groups: Query<(&Tools, &mut Node)>,
) {
    let Some(window) = window else { return };
    let taken = MARGIN + compass::WIDTH + COMPASS_GAP + GAP + insets.right;
    let room = in_interface(window.size(), &scale).x - taken;
    let fits = room >= WIDTH;
    let shown = |is_shown| match is_shown {
        true => Display::Flex,
        false => Display::None,
    };
    for mut node in &mut names {
        let display = shown(!fits);
        if node.display != display {
            node.display = display;
        }
    }
    for (Tools(group), mut node) in &mut groups {
        let display = shown(fits || dialogs.tools == Some(*group));
        let (position, bottom) = match fits {
            true => (PositionType::Relative, auto()),
            false => (PositionType::Absolute, percent(100)),
        };
        if (node.display, node.position_type, node.bottom) != (display, position, bottom) {
            (node.display, node.position_type, node.bottom) = (display, position, bottom);
            node.left = if fits { auto() } else { px(0) };
            node.margin.bottom = if fits { px(0) } else { px(GROUP_GAP) };
        }
    }
}

/// Keeps the board above the bar, whatever its height, from the next frame on.
fn make_room(
    bar: Single<&ComputedNode, (With<Bar>, Changed<ComputedNode>)>,
    mut insets: ResMut<PanelInsets>,
    mut clock: ResMut<AnimationClock>,
) {
    let height = bar.size().y * bar.inverse_scale_factor();
    let bottom = MARGIN + height + GAP;
    if insets.bottom != bottom {
        insets.bottom = bottom;
        clock.request_frame();
    }
}

/// Keeps the bar beside what stands at the right of the scene.
fn keep_left(insets: Res<PanelInsets>, mut toolbar: Single<&mut Node, With<Toolbar>>) {
    let right = px(insets.right + GAP);
    if toolbar.right != right {
        toolbar.right = right;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            (keep_left, arrange).before(UiSystems::Layout),
            make_room.after(UiSystems::Layout),
        ),
    );
}
