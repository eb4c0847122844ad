//! The toolbar at the bottom left. Its groups form one row or two, or collapse to their names with one open at a time,
//! whichever fits; the view group always opens above the bar. Buttons have captions in every arrangement.

pub(crate) mod groups;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::actions::{ShellAction, TOOLS};
use super::compass;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::kernel::actions::{ActionTaken, PassActions};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{BoardInput, any_read};
use crate::viewer::kernel::settings::Localization;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::action_button::{ActionButton, bare_button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::shape::{WindowShape, in_interface};
use crate::viewer::ui::slots::{ToolGroup, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, label_text, row};
use crate::viewer::ui::{palette, widgets};

/// Gap between the bar and the edges of the window, in logical pixels.
const MARGIN: f32 = 14.0;
/// Gap between the bar and the board or the panel on the right.
const GAP: f32 = 4.0;
const GROUP_GAP: f32 = 6.0;
/// Gap between the compass and the groups.
const COMPASS_GAP: f32 = 8.0;

/// The compass and the bar, as wide as the scene.
#[derive(Component)]
struct Toolbar;

/// The groups, wrapped into several rows in a narrow window.
#[derive(Component)]
struct Bar;

/// The button that opens a collapsed group.
#[derive(Component)]
struct GroupName(ToolGroup);

/// A group with its background, which opens above its name when collapsed.
#[derive(Component)]
struct Tools(ToolGroup);

#[derive(Component)]
struct ToolButtons;

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
                Node { flex_wrap: FlexWrap::Wrap, row_gap: px(GROUP_GAP), ..row(GROUP_GAP) },
                Pickable::IGNORE,
                children![
                    tools(groups::views(assets)),
                    name(assets, ToolGroup::View, Icon::Eye, Messages::tools_view),
                    (tools(groups::looks(assets)), Tools(ToolGroup::View)),
                    name(assets, ToolGroup::Help, Icon::LightBulb, Messages::tools_help),
                    (tools(groups::help()), Tools(ToolGroup::Help)),
                    name(assets, ToolGroup::Games, Icon::Folder, Messages::tools_games),
                    (tools(groups::games()), Tools(ToolGroup::Games)),
                    tools(groups::settings(assets)),
                ],
            ),
        ],
    )
}

/// The background of a group with its buttons.
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
            label_text(LetterSize::Small, BoundText::message(message))
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

/// Keeps the bar to the left of the panel, and above the sheet.
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

/// Closes the open group on a click on the board.
fn close_from_outside(mut board: MessageReader<BoardInput>, mut dialogs: ResMut<OpenDialogs>) {
    if any_read(&mut board, BoardInput::is_click) && dialogs.has(TOOLS) {
        dialogs.close(TOOLS);
    }
}

/// Closes the games group once one of its buttons has opened a dialog, which it would cover.
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

/// The arrangement of the bar. The view and games groups are collapsed in all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Arrangement {
    /// The other groups side by side.
    #[default]
    Row,
    TwoRows,
    /// All groups collapsed to their names.
    Names,
}

impl Arrangement {
    /// Returns `true` if this group is collapsed to its name.
    fn folds(self, group: ToolGroup) -> bool {
        match self {
            Arrangement::Row | Arrangement::TwoRows => {
                matches!(group, ToolGroup::View | ToolGroup::Games)
            }
            Arrangement::Names => true,
        }
    }
}

/// The current arrangement, and the groups' widths once laid out.
#[derive(Resource, Default)]
struct Arranged {
    shown: Arrangement,
    widths: Vec<f32>,
}

impl Arranged {
    /// The arrangement for a bar of this maximum width.
    fn fitting(&self, room: f32) -> Arrangement {
        // Layout rounds lengths to pixels.
        let room = room - 1.0;
        let (mut rows, mut taken) = (1, 0.0);
        for &width in &self.widths {
            if width > room {
                return Arrangement::Names;
            }
            let with_gap = if taken > 0.0 { GROUP_GAP + width } else { width };
            if taken + with_gap <= room {
                taken += with_gap;
            } else {
                (rows, taken) = (rows + 1, width);
            }
        }
        match rows {
            1 => Arrangement::Row,
            2 => Arrangement::TwoRows,
            _ => Arrangement::Names,
        }
    }
}

/// The width beside the compass and the panels, in logical pixels.
fn room(window: &Window, scale: &UiScale, insets: &PanelInsets) -> f32 {
    let taken = MARGIN + compass::WIDTH + COMPASS_GAP + GAP + insets.right;
    in_interface(window.size(), scale).x - taken
}

const fn display(is_shown: bool) -> Display {
    if is_shown { Display::Flex } else { Display::None }
}

fn show(node: &mut Mut<Node>, is_shown: bool) {
    let display = display(is_shown);
    if node.display != display {
        node.display = display;
    }
}

/// Switches to the widest arrangement that fits.
fn arrange(
    mut arranged: ResMut<Arranged>,
    room_around: (Res<PanelInsets>, Res<UiScale>),
    dialogs: Res<OpenDialogs>,
    localization: Res<Localization>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut nodes: ParamSet<(
        Single<&mut Node, With<Bar>>,
        Query<(&GroupName, &mut Node)>,
        Query<(&Tools, &mut Node)>,
        Query<(&ChildOf, &mut Node), With<ToolButtons>>,
    )>,
    groups: Query<&Tools>,
) {
    let Some(window) = window else { return };
    if localization.is_changed() {
        arranged.widths.clear();
    }
    let (insets, scale) = room_around;
    let room = room(&window, &scale, &insets);
    let arrangement = arranged.fitting(room);
    if arranged.shown != arrangement {
        arranged.shown = arrangement;
    }
    let (wrap, shrink) = match arrangement {
        Arrangement::Row => (FlexWrap::NoWrap, 0.0),
        _ => (FlexWrap::Wrap, 1.0),
    };
    let mut bar = nodes.p0();
    if bar.flex_wrap != wrap {
        (bar.flex_wrap, bar.flex_shrink) = (wrap, shrink);
    }
    for (GroupName(group), mut node) in &mut nodes.p1() {
        show(&mut node, arrangement.folds(*group));
    }
    for (Tools(group), mut node) in &mut nodes.p2() {
        let is_folded = arrangement.folds(*group);
        let display = display(!is_folded || dialogs.get(TOOLS) == Some(group));
        let (position, bottom) = if is_folded {
            (PositionType::Absolute, percent(100))
        } else {
            (PositionType::Relative, auto())
        };
        // Above its name; the name of the games group is far to the right.
        let (left, right) = match (is_folded, arrangement, group) {
            (false, ..) => (auto(), auto()),
            (true, Arrangement::Names, _) | (true, _, ToolGroup::View) => (px(0), auto()),
            (true, ..) => (auto(), px(0)),
        };
        let places = (node.display, node.position_type, node.bottom, node.left, node.right);
        if places != (display, position, bottom, left, right) {
            (node.display, node.position_type, node.bottom) = (display, position, bottom);
            (node.left, node.right) = (left, right);
            node.margin.bottom = if is_folded { px(GROUP_GAP) } else { px(0) };
        }
        // A group wider than the scene wraps into several rows.
        let most = if is_folded { px(room) } else { auto() };
        if node.max_width != most {
            node.max_width = most;
        }
    }
    for (parent, mut node) in &mut nodes.p3() {
        let group = groups.get(parent.parent());
        let wrap = if group.is_ok_and(|Tools(group)| arrangement.folds(*group)) {
            FlexWrap::Wrap
        } else {
            FlexWrap::NoWrap
        };
        if node.flex_wrap != wrap {
            node.flex_wrap = wrap;
        }
    }
}

/// Measures the groups' widths. If they do not fit, the next frame switches the arrangement.
fn measure(
    mut arranged: ResMut<Arranged>,
    bar: Single<&Children, With<Bar>>,
    nodes: Query<(&Node, &ComputedNode)>,
    mut motion: ResMut<Motion>,
) {
    if arranged.shown == Arrangement::Names {
        return;
    }
    let in_bar = nodes.iter_many(bar.iter()).filter(|(layout, node)| {
        layout.position_type == PositionType::Relative && !node.is_empty()
    });
    let widths: Vec<f32> =
        in_bar.map(|(_, node)| node.size().x * node.inverse_scale_factor()).collect();
    if !widths.is_empty() && arranged.widths != widths {
        arranged.widths = widths;
        motion.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arranged>()
        .add_systems(
            Update,
            (close_games, close_from_outside).after(PassActions).before(FrameSystems::Input),
        )
        .add_systems(
            PostUpdate,
            (
                (keep_beside, arrange).before(UiSystems::Layout),
                (make_room, measure).after(UiSystems::Layout),
            ),
        )
        .add_plugins(groups::plugin);
}
