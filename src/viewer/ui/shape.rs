//! The window's layout: wide, with the panel beside the scene, or portrait, as on a phone, with the panel in an
//! expandable sheet at the bottom; and the scale of texts and controls from the settings.
//!
//! Bevy's [`UiScale`] scales all nodes, texts and icons. UI lengths are logical pixels of that scale; the pointer and
//! the window use unscaled logical pixels.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::style::PANEL_WIDTH;
use crate::board::Face;
use crate::pictures::{UnfoldedArrangement, UnfoldedLayout, UnfoldedNumbers};
use crate::rules::{Geometry, Side};
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::settings::ViewerSettings;

/// Maximum width of a portrait window, in unscaled logical pixels.
const NARROW: f32 = 720.0;
/// Minimum height of a collapsed sheet, in logical pixels of the UI, and maximum share of the window's height.
const LEAST_LOW: f32 = 118.0;
const MOST_LOW: f32 = 0.45;
/// Height of a collapsed sheet with scrolling content.
const SCROLLED_LOW: f32 = 174.0;
/// Share of the window's height for an expanded sheet.
const HIGH: f32 = 0.66;
/// Height of the handle above the sheet.
pub const HANDLE: f32 = 30.0;

/// Maximum share of the window's width for a panel above its minimum width.
const PANEL_SHARE: f32 = 0.26;
/// Width of the panel's edges beside the unfolded boards, in logical pixels.
const BESIDE_BOARDS: f32 = 10.0;
/// Height of a panel with a game and two lines of moves, without the unfolded boards; the height of a window that fits
/// just that; and the moves' share of any further height.
const WITHOUT_BOARDS: f32 = 410.0;
const LOW_WINDOW: f32 = 800.0;
const SHARE_OF_MOVES: f32 = 0.2;

/// Returns the height of the panel without the unfolded boards, in a window of this height.
pub fn panel_without_boards(window: f32) -> f32 {
    WITHOUT_BOARDS + SHARE_OF_MOVES * (window - LOW_WINDOW).max(0.0)
}

/// Size of the unfolded boards in the panel, for cubes of width 1.
fn boards() -> Vec2 {
    let layout = UnfoldedLayout {
        geometry: Geometry::Pyramid,
        orientation: Side::White,
        arrangement: UnfoldedArrangement::Tall,
    };
    Vec2::from(layout.size())
}

/// Returns the width of the panel in a wide window of this size, in logical pixels of the UI. Independent of the
/// content, so that the scene stays in place: just wide enough for legible numbers on the unfolded boards, if there is
/// space.
fn panel_width(window: Vec2) -> f32 {
    let boards = boards();
    let cube = ((PANEL_SHARE * window.x - BESIDE_BOARDS) / boards.x)
        .min((window.y - panel_without_boards(window.y)) / boards.y);
    // Cubes are drawn an even number of pixels wide.
    let cube = 2.0 * (cube / 2.0).floor();
    let legible = UnfoldedNumbers::least_legible(Face::SouthWest);
    (boards.x * cube.min(legible) + BESIDE_BOARDS).max(PANEL_WIDTH)
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct WindowShape {
    is_portrait: bool,
    is_expanded: bool,
    /// Window size, in logical pixels of the UI.
    size: Vec2,
    /// Height of a collapsed sheet, once laid out.
    low: f32,
}

impl WindowShape {
    /// Returns `true` if the panel is a sheet at the bottom of the window.
    pub fn is_portrait(&self) -> bool {
        self.is_portrait
    }

    /// Returns `true` if the sheet is expanded.
    pub fn is_expanded(&self) -> bool {
        self.is_portrait && self.is_expanded
    }

    /// Returns `true` if the panel is a collapsed sheet, which holds only the essentials.
    pub fn is_collapsed(&self) -> bool {
        self.is_portrait && !self.is_expanded
    }

    /// Expands or collapses the sheet.
    pub fn set_expanded(&mut self, up: bool) {
        self.is_expanded = up;
    }

    /// The panel's width on the right, in logical pixels of the UI.
    pub fn panel_width(&self) -> f32 {
        if self.is_portrait { 0.0 } else { panel_width(self.size) }
    }

    /// The height of unfolded boards as wide as the panel.
    pub fn boards_height(&self) -> f32 {
        let boards = boards();
        (self.panel_width() - BESIDE_BOARDS) / boards.x * boards.y
    }

    /// The height reserved for the sheet and its handle at the bottom; 0 in a wide window. An expanded sheet covers
    /// more without moving the board.
    pub fn foot(&self) -> f32 {
        if self.is_portrait { self.low() + HANDLE } else { 0.0 }
    }

    pub fn sheet_height(&self) -> f32 {
        if self.is_expanded { self.size.y * HIGH } else { self.low() }
    }

    fn low(&self) -> f32 {
        self.low.clamp(LEAST_LOW, self.most_low())
    }

    fn most_low(&self) -> f32 {
        (self.size.y * MOST_LOW).max(LEAST_LOW)
    }
}

/// Returns `true` if a window of this size, in unscaled logical pixels, is portrait.
pub fn is_portrait(size: Vec2) -> bool {
    size.x < NARROW && size.x < size.y
}

/// A node in the panel's place: the column on the right or, in a portrait window, the sheet.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPlace {
    /// The panel itself: in a sheet it fits its content, unless expanded.
    Panel,
    /// A panel with overflowing content, which scrolls in a sheet of fixed height.
    Scrolled,
    /// A page over the panel, as high as an expanded sheet.
    Page,
}

/// A part of the panel that takes the remaining height, but at least this much. It fits its content in a collapsed
/// sheet.
#[derive(Component, Clone, Copy, Debug)]
pub struct FillsRemaining(pub f32);

/// The height needed by the parts within a [`FillsRemaining`], and so its minimum height; its cards come and go.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct ContentHeight(f32);

/// A node that ends where the panel begins.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct BesidePanel;

/// The layout of a node in a portrait window, where rows have half the width.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortraitLayout {
    Wraps,
    /// A widget on its own line of such a row.
    OwnLine,
    /// A widget without indentation.
    Flush,
    /// A hidden widget.
    LeftOut,
}

/// The layout of a node in a wide window, saved while the window is portrait.
#[derive(Component)]
struct WideLayout(Node);

fn lay_out_portrait(
    mut commands: Commands,
    shape: Res<WindowShape>,
    mut nodes: Query<(Entity, &PortraitLayout, &mut Node, Option<&WideLayout>)>,
) {
    for (entity, portrait, mut node, wide) in &mut nodes {
        match (shape.is_portrait, wide) {
            (true, None) => {
                commands.entity(entity).insert(WideLayout(node.clone()));
                match portrait {
                    PortraitLayout::Wraps => {
                        node.flex_wrap = FlexWrap::Wrap;
                        node.row_gap = px(4);
                    }
                    PortraitLayout::OwnLine => node.flex_basis = percent(100),
                    PortraitLayout::Flush => node.margin.left = px(0),
                    PortraitLayout::LeftOut => node.display = Display::None,
                }
            }
            (false, Some(WideLayout(wide))) => {
                // Only what has been changed above: bindings may have changed the rest meanwhile.
                match portrait {
                    PortraitLayout::Wraps => {
                        node.flex_wrap = wide.flex_wrap;
                        node.row_gap = wide.row_gap;
                    }
                    PortraitLayout::OwnLine => node.flex_basis = wide.flex_basis,
                    PortraitLayout::Flush => node.margin.left = wide.margin.left,
                    PortraitLayout::LeftOut => node.display = wide.display,
                }
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
        is_portrait: is_portrait(window.size()),
        size: window.size() / scale.0,
        ..*shape
    };
    if shape.set_if_neq(followed) {
        motion.request_frame();
    }
}

/// The edges of a node: left, right, top, width, height, minimum and maximum height.
type Edges = (Val, Val, Val, Val, Val, Val, Val);

fn edges(place: PanelPlace, shape: &WindowShape) -> Edges {
    if !shape.is_portrait {
        return (auto(), px(0), px(0), px(shape.panel_width()), auto(), auto(), auto());
    }
    let (height, most) = match place {
        PanelPlace::Page => (percent(100.0 * HIGH), auto()),
        _ if shape.is_expanded() => (px(shape.sheet_height()), auto()),
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
            node.border = if shape.is_portrait { UiRect::top(line) } else { UiRect::left(line) };
        }
    }
}

/// Fits the parts of the panel to a sheet as high as its content.
fn fit_parts(
    shape: Res<WindowShape>,
    mut parts: Query<(&FillsRemaining, Option<&ContentHeight>, &mut Node)>,
) {
    for (&FillsRemaining(least), needed, mut node) in &mut parts {
        let least = needed.map_or(least, |needed| least.max(needed.0));
        let (grow, basis, least) =
            if shape.is_collapsed() { (0.0, auto(), px(0)) } else { (1.0, px(0), px(least)) };
        if (node.flex_grow, node.flex_basis, node.min_height) != (grow, basis, least) {
            (node.flex_grow, node.flex_basis, node.min_height) = (grow, basis, least);
            node.flex_shrink = grow;
        }
    }
}

/// Measures the height needed by parts, counting a nested [`FillsRemaining`] with its minimum height.
fn measure_parts(
    mut holders: Query<(&mut ContentHeight, &Node, &Children)>,
    parts: Query<(&ComputedNode, Option<&FillsRemaining>)>,
    mut motion: ResMut<Motion>,
) {
    for (mut needed, node, children) in &mut holders {
        let Val::Px(gap) = node.row_gap else { continue };
        let shown = parts.iter_many(children);
        let shown = shown.filter(|(part, _)| !part.is_empty());
        let heights = shown.map(|(part, rest)| match rest {
            Some(&FillsRemaining(least)) => least,
            None => part.size().y * part.inverse_scale_factor(),
        });
        let (count, sum) =
            heights.fold((0.0_f32, 0.0), |(count, sum), height| (count + 1.0, sum + height));
        if needed.set_if_neq(ContentHeight(sum + gap * (count - 1.0).max(0.0))) {
            motion.request_frame();
        }
    }
}

/// Measures the height of a collapsed sheet; from the next frame on, the scene ends above it.
fn measure_collapsed_sheet(
    mut shape: ResMut<WindowShape>,
    panels: Query<(&PanelPlace, &ComputedNode)>,
    mut motion: ResMut<Motion>,
) {
    if !shape.is_collapsed() {
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

/// Converts a length or position from the window's to the UI's logical pixels.
pub fn in_interface(length: Vec2, scale: &UiScale) -> Vec2 {
    length / scale.0
}

/// Extra scale for touch: buttons 36 pixels high become 44 high, and a typical phone is as wide as the panel.
const FOR_FINGERS: f32 = 1.22;

fn follow(
    settings: Res<ViewerSettings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut scale: ResMut<UiScale>,
    mut motion: ResMut<Motion>,
) {
    let mut factor = settings.display.text_size.factor();
    if window.is_some_and(|window| is_portrait(window.size())) {
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
                lay_out_portrait.run_if(
                    resource_changed::<WindowShape>
                        .or_eager(any_match_filter::<Added<PortraitLayout>>),
                ),
            )
                .before(UiSystems::Layout),
        )
        .add_systems(PostUpdate, (measure_collapsed_sheet, measure_parts).after(UiSystems::Layout))
        .init_resource::<UiScale>()
        .add_systems(
            Update,
            follow.in_set(FrameSystems::Render).run_if(resource_exists::<ViewerSettings>),
        );
}
