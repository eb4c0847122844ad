//! The arrangement of the bar: its groups in a row where there is room for them, in two rows where there is less, and else
//! behind their names, one open at a time. Its buttons have words in each.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::{Bar, Buttons, COMPASS_GAP, GAP, GROUP_GAP, GroupName, MARGIN, Tools};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::parts::slots::ToolGroup;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::shell::actions::TOOLS;
use crate::viewer::shell::compass;
use crate::viewer::ui::scale::in_interface;

/// An arrangement of the bar. How the board is seen and the games stand behind their names in each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Arrangement {
    /// The other groups side by side.
    #[default]
    Row,
    /// The same in two rows.
    TwoRows,
    /// The names of the groups.
    Names,
}

impl Arrangement {
    /// Returns `true` if this group stands behind its name.
    fn folds(self, group: ToolGroup) -> bool {
        match self {
            Arrangement::Row | Arrangement::TwoRows => {
                matches!(group, ToolGroup::View | ToolGroup::Games)
            }
            Arrangement::Names => true,
        }
    }
}

/// The arrangement shown, and the widths of the groups side by side once they have been laid out.
#[derive(Resource, Default)]
struct Arranged {
    shown: Arrangement,
    widths: Vec<f32>,
}

impl Arranged {
    /// The arrangement for a bar that is this wide at most.
    fn fitting(&self, room: f32) -> Arrangement {
        // Lengths are rounded to pixels when they are laid out.
        let room = room - 1.0;
        let (mut rows, mut taken) = (1, 0.0);
        for &width in &self.widths {
            if width > room {
                return Arrangement::Names;
            }
            let with_gap = if taken > 0.0 {
                GROUP_GAP + width
            } else {
                width
            };
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

/// The room beside the compass and the panels, in logical pixels.
fn room(window: &Window, scale: &UiScale, insets: &PanelInsets) -> f32 {
    let taken = MARGIN + compass::WIDTH + COMPASS_GAP + GAP + insets.right;
    in_interface(window.size(), scale).x - taken
}

const fn display(is_shown: bool) -> Display {
    if is_shown {
        Display::Flex
    } else {
        Display::None
    }
}

fn show(node: &mut Mut<Node>, is_shown: bool) {
    let display = display(is_shown);
    if node.display != display {
        node.display = display;
    }
}

/// Shows the widest arrangement that fits.
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
        Query<(&ChildOf, &mut Node), With<Buttons>>,
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
        // Above its name: that of the games is far to the right beside the other groups.
        let (left, right) = match (is_folded, arrangement, group) {
            (false, ..) => (auto(), auto()),
            (true, Arrangement::Names, _) | (true, _, ToolGroup::View) => (px(0), auto()),
            (true, ..) => (auto(), px(0)),
        };
        let places = (
            node.display,
            node.position_type,
            node.bottom,
            node.left,
            node.right,
        );
        if places != (display, position, bottom, left, right) {
            (node.display, node.position_type, node.bottom) = (display, position, bottom);
            (node.left, node.right) = (left, right);
            node.margin.bottom = if is_folded { px(GROUP_GAP) } else { px(0) };
        }
        // A group that is wider than the scene takes several rows.
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

/// Notes the widths of the groups side by side. If they do not fit, the next frame shows another arrangement.
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
    let widths: Vec<f32> = in_bar
        .map(|(_, node)| node.size().x * node.inverse_scale_factor())
        .collect();
    if !widths.is_empty() && arranged.widths != widths {
        arranged.widths = widths;
        motion.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arranged>().add_systems(
        PostUpdate,
        (
            arrange.before(UiSystems::Layout),
            measure.after(UiSystems::Layout),
        ),
    );
}
