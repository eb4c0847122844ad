//! The shape of the window: wide, with the panel beside the scene, or upright, as on a phone, with the panel in a sheet
//! at the foot, which is pulled up; and the size of texts and controls, as chosen in the settings.
//!
//! Bevy's [`UiScale`] enlarges every node, its text and its icons. Lengths of the interface are logical pixels of that
//! scale; the pointer and the window have logical pixels of their own, which [`UiScale`] is the factor of.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::style::PANEL_WIDTH;
use crate::board::Face;
use crate::pictures::{UnfoldedArrangement, UnfoldedLayout, UnfoldedNumbers};
use crate::rules::{Geometry, Side};
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::settings::ViewerSettings;

/// A window narrower than this, in its own logical pixels, and higher than wide is upright.
const NARROW: f32 = 720.0;
/// The least height of a sheet that is not pulled up, in logical pixels of the interface, and the greatest share of the
/// window's height. Between them it is as high as its content.
const LEAST_LOW: f32 = 118.0;
const MOST_LOW: f32 = 0.45;
/// The height of such a sheet whose content is scrolled.
const SCROLLED_LOW: f32 = 174.0;
/// The share of the window's height of a sheet that is pulled up.
const HIGH: f32 = 0.66;
/// The height of the handle over the sheet.
pub const HANDLE: f32 = 30.0;

/// The share of the window's width that the panel may take, if that is more than its least width.
const PANEL_SHARE: f32 = 0.26;
/// The width that the panel's edges take beside the unfolded boards, in logical pixels.
const BESIDE_BOARDS: f32 = 10.0;
/// The height of a panel with a game and two lines of moves, without the unfolded boards, and the height of a window in
/// which that is all. Of a higher one, the moves have this share.
const WITHOUT_BOARDS: f32 = 410.0;
const LOW_WINDOW: f32 = 800.0;
const SHARE_OF_MOVES: f32 = 0.2;

/// Returns the height of the panel without the unfolded boards, in a window of this height.
pub fn panel_without_boards(window: f32) -> f32 {
    WITHOUT_BOARDS + SHARE_OF_MOVES * (window - LOW_WINDOW).max(0.0)
}

/// Width and height of the unfolded boards in the panel, for cubes 1 wide.
fn boards() -> Vec2 {
    let layout = UnfoldedLayout {
        geometry: Geometry::Pyramid,
        orientation: Side::White,
        arrangement: UnfoldedArrangement::Tall,
    };
    Vec2::from(layout.size())
}

/// Returns the width of the panel in a wide window of this size, in logical pixels of the interface. It does not depend on
/// what stands in the panel, so that the scene keeps its place: it is as wide as the unfolded boards need for all their
/// numbers to be read, where the window has that much room, and no wider.
fn panel_width(window: Vec2) -> f32 {
    let boards = boards();
    let cube = ((PANEL_SHARE * window.x - BESIDE_BOARDS) / boards.x)
        .min((window.y - panel_without_boards(window.y)) / boards.y);
    // The boards are drawn with an even number of pixels for each cube.
    let cube = 2.0 * (cube / 2.0).floor();
    let legible = UnfoldedNumbers::least_legible(Face::SouthWest);
    (boards.x * cube.min(legible) + BESIDE_BOARDS).max(PANEL_WIDTH)
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct WindowShape {
    is_upright: bool,
    is_pulled_up: bool,
    /// The size of the window, in logical pixels of the interface.
    size: Vec2,
    /// The height of a sheet that is not pulled up, once it has been laid out.
    low: f32,
}

impl WindowShape {
    /// Returns `true` if the panel is a sheet at the foot of the window.
    pub fn is_upright(&self) -> bool {
        self.is_upright
    }

    /// Returns `true` if the sheet is pulled up.
    pub fn is_pulled_up(&self) -> bool {
        self.is_upright && self.is_pulled_up
    }

    /// Returns `true` if the panel is a sheet that is not pulled up, which holds only what is needed to play on.
    pub fn is_low(&self) -> bool {
        self.is_upright && !self.is_pulled_up
    }

    /// Pulls the sheet up, or lets it down.
    pub fn pull(&mut self, up: bool) {
        self.is_pulled_up = up;
    }

    /// The width that the panel takes on the right, in logical pixels of the interface.
    pub fn panel_width(&self) -> f32 {
        if self.is_upright {
            0.0
        } else {
            panel_width(self.size)
        }
    }

    /// The height of the unfolded boards that are as wide as the panel.
    pub fn boards_height(&self) -> f32 {
        let boards = boards();
        (self.panel_width() - BESIDE_BOARDS) / boards.x * boards.y
    }

    /// The height that the sheet and its handle always take at the foot; 0 in a wide window. Pulled up, the sheet covers
    /// more, and the board stays where it is.
    pub fn foot(&self) -> f32 {
        if self.is_upright {
            self.low() + HANDLE
        } else {
            0.0
        }
    }

    /// The height of the sheet now.
    pub fn sheet_height(&self) -> f32 {
        if self.is_pulled_up {
            self.size.y * HIGH
        } else {
            self.low()
        }
    }

    fn low(&self) -> f32 {
        self.low.clamp(LEAST_LOW, self.most_low())
    }

    fn most_low(&self) -> f32 {
        (self.size.y * MOST_LOW).max(LEAST_LOW)
    }
}

/// Returns `true` if a window of this size, in its own logical pixels, is upright.
pub fn is_upright(size: Vec2) -> bool {
    size.x < NARROW && size.x < size.y
}

/// A node in the place of the panel: the column at the right or, in an upright window, the sheet.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPlace {
    /// The panel itself: in a sheet as high as its content, unless it is pulled up.
    Panel,
    /// A panel with more content than fits, which is scrolled in a sheet of a fixed height.
    Scrolled,
    /// A page over it, which is read: as high as a sheet that is pulled up.
    Page,
}

/// A part of the panel that takes the room left there, at least this high. In a sheet that is not pulled up it is as high
/// as its content.
#[derive(Component, Clone, Copy, Debug)]
pub struct TakesRest(pub f32);

/// The height that the parts within a [`TakesRest`] need, which is its least height too: cards among them come and go.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct NeededHeight(f32);

/// A node that ends where the panel begins.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct BesidePanel;

/// The layout of a node in an upright window, where that differs from its own: a row there has half the room.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum UprightLayout {
    /// A row, whose widgets go below where there is no room beside.
    Wraps,
    /// A widget with a line of such a row for itself.
    OwnLine,
    /// A widget that is not indented.
    Flush,
    /// A widget that is left out.
    LeftOut,
}

/// The layout of a node in a wide window, kept while the window is upright.
#[derive(Component)]
struct WideLayout(Node);

fn lay_out_upright(
    mut commands: Commands,
    shape: Res<WindowShape>,
    mut nodes: Query<(Entity, &UprightLayout, &mut Node, Option<&WideLayout>)>,
) {
    for (entity, upright, mut node, wide) in &mut nodes {
        match (shape.is_upright, wide) {
            (true, None) => {
                commands.entity(entity).insert(WideLayout(node.clone()));
                match upright {
                    UprightLayout::Wraps => {
                        node.flex_wrap = FlexWrap::Wrap;
                        node.row_gap = px(4);
                    }
                    UprightLayout::OwnLine => node.flex_basis = percent(100),
                    UprightLayout::Flush => node.margin.left = px(0),
                    UprightLayout::LeftOut => node.display = Display::None,
                }
            }
            (false, Some(wide)) => {
                *node = wide.0.clone();
                commands.entity(entity).remove::<WideLayout>();
            }
            _ => {}
        }
    }
}

fn follow_window(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    mut shape: ResMut<WindowShape>,
    mut motion: ResMut<Motion>,
) {
    let Some(window) = window else { return };
    let followed = WindowShape {
        is_upright: is_upright(window.size()),
        size: window.size() / scale.0,
        ..*shape
    };
    if shape.set_if_neq(followed) {
        motion.request_frame();
    }
}

/// The edges of a node: left, right, top, width, height, least and greatest height.
type Edges = (Val, Val, Val, Val, Val, Val, Val);

fn edges(place: PanelPlace, shape: &WindowShape) -> Edges {
    if !shape.is_upright {
        return (
            auto(),
            px(0),
            px(0),
            px(shape.panel_width()),
            auto(),
            auto(),
            auto(),
        );
    }
    let (height, most) = match place {
        PanelPlace::Page => (percent(100.0 * HIGH), auto()),
        _ if shape.is_pulled_up() => (px(shape.sheet_height()), auto()),
        PanelPlace::Panel => (auto(), px(shape.most_low())),
        PanelPlace::Scrolled => (px(SCROLLED_LOW.min(shape.most_low())), auto()),
    };
    (px(0), px(0), auto(), auto(), height, px(LEAST_LOW), most)
}

fn place(shape: Res<WindowShape>, mut nodes: Query<(&PanelPlace, &mut Node)>) {
    for (&place, mut node) in &mut nodes {
        let (left, right, top, width, height, least, most) = edges(place, &shape);
        let kept = (node.left, node.right, node.top, node.width, node.height);
        let limits = (node.min_height, node.max_height);
        if (kept, limits) != ((left, right, top, width, height), (least, most)) {
            (node.left, node.right, node.top) = (left, right, top);
            (node.width, node.height) = (width, height);
            (node.min_height, node.max_height) = (least, most);
            let line = px(1);
            node.border = if shape.is_upright {
                UiRect::top(line)
            } else {
                UiRect::left(line)
            };
        }
    }
}

/// Fits the parts of the panel to a sheet that is as high as its content.
fn fit_parts(
    shape: Res<WindowShape>,
    mut parts: Query<(&TakesRest, Option<&NeededHeight>, &mut Node)>,
) {
    for (&TakesRest(least), needed, mut node) in &mut parts {
        let least = needed.map_or(least, |needed| least.max(needed.0));
        let (grow, basis, least) = if shape.is_low() {
            (0.0, auto(), px(0))
        } else {
            (1.0, px(0), px(least))
        };
        if (node.flex_grow, node.flex_basis, node.min_height) != (grow, basis, least) {
            (node.flex_grow, node.flex_basis, node.min_height) = (grow, basis, least);
            node.flex_shrink = grow;
        }
    }
}

/// Notes the height that parts need, of which one takes the rest again: that counts with its least height.
fn measure_parts(
    mut holders: Query<(&mut NeededHeight, &Node, &Children)>,
    parts: Query<(&ComputedNode, Option<&TakesRest>)>,
    mut motion: ResMut<Motion>,
) {
    for (mut needed, node, children) in &mut holders {
        let Val::Px(gap) = node.row_gap else { continue };
        let shown = parts.iter_many(children);
        let shown = shown.filter(|(part, _)| !part.is_empty());
        let heights = shown.map(|(part, rest)| match rest {
            Some(&TakesRest(least)) => least,
            None => part.size().y * part.inverse_scale_factor(),
        });
        let (count, sum) = heights.fold((0.0_f32, 0.0), |(count, sum), height| {
            (count + 1.0, sum + height)
        });
        if needed.set_if_neq(NeededHeight(sum + gap * (count - 1.0).max(0.0))) {
            motion.request_frame();
        }
    }
}

/// Notes the height of a sheet that is not pulled up: from the next frame on, the scene ends above it.
fn measure_low_sheet(
    mut shape: ResMut<WindowShape>,
    panels: Query<(&PanelPlace, &ComputedNode)>,
    mut motion: ResMut<Motion>,
) {
    if !shape.is_low() {
        return;
    }
    let is_shown = |(place, node): &(&PanelPlace, &ComputedNode)| {
        **place != PanelPlace::Page && !node.is_empty()
    };
    let Some((_, node)) = panels.iter().find(is_shown) else {
        return;
    };
    let height = node.size().y * node.inverse_scale_factor();
    if shape.low != height {
        shape.low = height;
        motion.request_frame();
    }
}

fn end_beside(shape: Res<WindowShape>, mut nodes: Query<&mut Node, With<BesidePanel>>) {
    let right = px(shape.panel_width());
    for mut node in &mut nodes {
        if node.right != right {
            node.right = right;
        }
    }
}

/// Converts a length or a place in the window into the interface's.
pub fn in_interface(length: Vec2, scale: &UiScale) -> Vec2 {
    length / scale.0
}

/// Enlarges all for a finger: buttons 36 pixels high become 44 high, and a phone as wide as most has the width of the
/// panel.
const FOR_FINGERS: f32 = 1.22;

fn follow(
    settings: Res<ViewerSettings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut scale: ResMut<UiScale>,
    mut motion: ResMut<Motion>,
) {
    let mut factor = settings.display.text_size.factor();
    if window.is_some_and(|window| is_upright(window.size())) {
        factor *= FOR_FINGERS;
    }
    if scale.0 != factor {
        scale.0 = factor;
        motion.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowShape>()
        .add_systems(First, follow_window)
        .add_systems(
            PostUpdate,
            (
                place,
                end_beside,
                fit_parts,
                lay_out_upright.run_if(
                    resource_changed::<WindowShape>
                        .or_eager(any_match_filter::<Added<UprightLayout>>),
                ),
            )
                .before(UiSystems::Layout),
        )
        .add_systems(
            PostUpdate,
            (measure_low_sheet, measure_parts).after(UiSystems::Layout),
        )
        .init_resource::<UiScale>()
        .add_systems(
            Update,
            follow
                .in_set(FrameSystems::Render)
                .run_if(resource_exists::<ViewerSettings>),
        );
}
