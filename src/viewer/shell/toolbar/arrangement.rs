//! The arrangement of the bar: words under the icons where there is room for them, icons alone where there is less, and
//! else the names of the groups, of which one at a time is open.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::{Bar, COMPASS_GAP, GAP, GROUP_GAP, GroupIcon, GroupName, MARGIN, Tools};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::dialogs::ToolGroup;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::shell::compass;
use crate::viewer::ui::scale::in_interface;
use crate::viewer::ui::widgets::Caption;

/// An arrangement of the bar. How the board is seen and the games stand behind their names in each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Arrangement {
    /// The other groups side by side, with words.
    #[default]
    Words,
    /// The same without words.
    Icons,
    /// The names of the groups.
    Names,
}

impl Arrangement {
    /// The arrangements that need room, the widest first.
    const WIDE: [Arrangement; 2] = [Arrangement::Words, Arrangement::Icons];

    const fn has_words(self) -> bool {
        matches!(self, Arrangement::Words)
    }

    /// Returns `true` if this group stands behind its name.
    fn folds(self, group: ToolGroup) -> bool {
        match self {
            Arrangement::Words | Arrangement::Icons => {
                matches!(group, ToolGroup::View | ToolGroup::Games)
            }
            Arrangement::Names => true,
        }
    }
}

/// The arrangement shown, and the widths that the others turned out to need.
#[derive(Resource, Default)]
struct Arranged {
    shown: Arrangement,
    needed: [Option<f32>; Arrangement::WIDE.len()],
}

impl Arranged {
    /// The widest arrangement that fits, or that has not been tried.
    fn widest(&self, room: f32) -> Arrangement {
        let mut tried = Arrangement::WIDE.into_iter().zip(self.needed);
        let fitting = tried.find(|(_, needed)| needed.is_none_or(|needed| needed <= room));
        fitting.map_or(Arrangement::Names, |(arrangement, _)| arrangement)
    }
}

/// The room beside the compass and the panels, in logical pixels.
fn room(window: &Window, scale: &UiScale, insets: &PanelInsets) -> f32 {
    let taken = MARGIN + compass::WIDTH + COMPASS_GAP + GAP + insets.right;
    in_interface(window.size(), scale).x - taken
}

const fn display(is_shown: bool) -> Display {
    match is_shown {
        true => Display::Flex,
        false => Display::None,
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
        Query<&mut Node, With<Caption>>,
        Query<&mut Node, With<GroupIcon>>,
        Query<(&GroupName, &mut Node)>,
        Query<(&Tools, &mut Node)>,
    )>,
) {
    let Some(window) = window else { return };
    if localization.is_changed() {
        arranged.needed = default();
    }
    let (insets, scale) = room_around;
    let arrangement = arranged.widest(room(&window, &scale, &insets));
    if arranged.shown != arrangement {
        arranged.shown = arrangement;
    }
    let wrap = match arrangement {
        Arrangement::Names => FlexWrap::Wrap,
        _ => FlexWrap::NoWrap,
    };
    let mut bar = nodes.p0();
    if bar.flex_wrap != wrap {
        bar.flex_wrap = wrap;
        bar.flex_shrink = if wrap == FlexWrap::Wrap { 1.0 } else { 0.0 };
    }
    for mut node in &mut nodes.p1() {
        show(&mut node, arrangement.has_words());
    }
    for mut node in &mut nodes.p2() {
        show(&mut node, arrangement.has_words());
    }
    for (GroupName(group), mut node) in &mut nodes.p3() {
        show(&mut node, arrangement.folds(*group));
    }
    for (Tools(group), mut node) in &mut nodes.p4() {
        let is_folded = arrangement.folds(*group);
        let display = display(!is_folded || dialogs.tools == Some(*group));
        let (position, bottom) = match is_folded {
            false => (PositionType::Relative, auto()),
            true => (PositionType::Absolute, percent(100)),
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
    }
}

/// Notes the width that the arrangement needs. If there is less, the next frame shows another.
fn measure(
    mut arranged: ResMut<Arranged>,
    room_around: (Res<PanelInsets>, Res<UiScale>),
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    bar: Single<&ComputedNode, With<Bar>>,
    mut motion: ResMut<Motion>,
) {
    let shown = arranged.shown;
    let Some(index) = Arrangement::WIDE.iter().position(|wide| *wide == shown) else {
        return;
    };
    let width = bar.size().x * bar.inverse_scale_factor();
    if width == 0.0 || arranged.needed[index] == Some(width) {
        return;
    }
    arranged.needed[index] = Some(width);
    let (insets, scale) = room_around;
    if window.is_some_and(|window| width > room(&window, &scale, &insets)) {
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
