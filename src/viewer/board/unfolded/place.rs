//! Chooses the place of the unfolded boards: in the panel or, on request, large, beside the scene or in a small window
//! in its place. A panel without room folds them to a heading. Games on the flat board have no unfolded boards.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::Game;
use crate::i18n::Messages;
use crate::viewer::board::actions::UnfoldedAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::analysis::CurrentAnalysis;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{NoticeKind, Notices};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{UnfoldedPlace, ViewerSettings};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::{WindowShape, in_interface, panel_without_boards};

/// A window at most this wide or high is small, in unscaled logical pixels: the letter size does not affect it.
const SMALL: Vec2 = Vec2::new(960.0, 640.0);
/// Minimum height of the boards in the panel.
const LEAST_HEIGHT: f32 = 240.0;
/// Height reserved in the panel for advice, a review, and the rules of a game by hand.
const ADVICE_HEIGHT: f32 = 150.0;
const REVIEW_HEIGHT: f32 = 200.0;
const TABLE_RULES_HEIGHT: f32 = 100.0;
/// Height of the position editor's panel content.
const EDITOR_HEIGHT: f32 = 560.0;
/// A lower panel cannot hold the boards, even on request.
const LEAST_PANEL: f32 = 560.0;
/// Minimum widths of the boards beside the scene and of the scene beside them.
const LEAST_WIDTH: f32 = 260.0;
/// Default share of the space beside the panel.
const USUAL_SHARE: f32 = 0.44;

/// The place of the unfolded boards.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UnfoldedPlacement {
    #[default]
    Hidden,
    /// A heading in the panel unfolds them.
    Folded,
    /// Beside the scene or in the panel.
    At(UnfoldedPlace),
    /// Over the scene, in a small window.
    InsteadOfScene,
}

impl UnfoldedPlacement {
    /// The slot for this mode of the board.
    pub(super) fn slot(self, mode: BoardMode) -> Option<UnfoldedSlot> {
        match self {
            UnfoldedPlacement::Hidden | UnfoldedPlacement::Folded => None,
            UnfoldedPlacement::InsteadOfScene | UnfoldedPlacement::At(UnfoldedPlace::Beside) => {
                Some(UnfoldedSlot::Large)
            }
            UnfoldedPlacement::At(UnfoldedPlace::Below) => Some(match mode {
                BoardMode::Editor => UnfoldedSlot::EditorPanel,
                _ => UnfoldedSlot::Panel,
            }),
        }
    }
}

/// The player's choices in this session, not saved.
#[derive(Resource, Debug, Default)]
struct UnfoldedRequests {
    /// The boards replace the scene in a small window.
    replace_scene: bool,
    /// Unfold them even in a panel too low to do so by default.
    unfold: bool,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfoldedSlot {
    /// Beside the scene, or over it.
    Large,
    Panel,
    EditorPanel,
}

pub(crate) fn slot(slot: UnfoldedSlot) -> impl Bundle {
    let node = match slot {
        UnfoldedSlot::Large => Node {
            position_type: PositionType::Absolute,
            top: px(0),
            bottom: px(0),
            border: UiRect::left(px(1)),
            ..default()
        },
        // Slightly wider than the panel's column.
        UnfoldedSlot::Panel | UnfoldedSlot::EditorPanel => Node {
            height: px(LEAST_HEIGHT),
            margin: UiRect::horizontal(px(-10)),
            flex_shrink: 0.0,
            ..default()
        },
    };
    (
        Name::new("Slot of the five boards"),
        slot,
        Node { display: Display::None, ..node },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
    )
}

/// `true` while the panel has a tall card, such as the graph of a review.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TallCard(pub bool);

/// The cards that reduce the boards' space in the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PanelCards {
    has_editor: bool,
    has_tall_card: bool,
    has_advice: bool,
    /// A turn by hand, a touched piece or a huff has a card.
    has_table_rules: bool,
}

impl PanelCards {
    /// Height of the panel's other content, in a window of this height.
    fn height(self, window: f32) -> f32 {
        if self.has_editor {
            return EDITOR_HEIGHT;
        }
        let cards = [
            (self.has_tall_card, REVIEW_HEIGHT),
            (self.has_advice, ADVICE_HEIGHT),
            (self.has_table_rules, TABLE_RULES_HEIGHT),
        ];
        let shown = cards.into_iter().filter(|(is_shown, _)| *is_shown);
        panel_without_boards(window) + shown.map(|(_, height)| height).sum::<f32>()
    }
}

/// Space for the boards in the panel.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PanelRoom {
    /// None: the window is portrait or very low.
    #[default]
    None,
    /// Enough if the rest scrolls, so only on request.
    Little,
    Enough,
}

impl PanelRoom {
    /// The space and the boards' height in it.
    fn new(window: WindowRoom, shape: &WindowShape, cards: PanelCards) -> (PanelRoom, f32) {
        let free = window.size.y - cards.height(window.size.y);
        let room = match free >= LEAST_HEIGHT {
            _ if shape.is_portrait() => PanelRoom::None,
            true => PanelRoom::Enough,
            false if window.size.y >= LEAST_PANEL => PanelRoom::Little,
            false => PanelRoom::None,
        };
        (room, free.min(shape.boards_height()).max(LEAST_HEIGHT))
    }
}

fn has_table_rules(game: &Game) -> bool {
    let rules = game.table_rules();
    rules.by_hand || rules.touch_move || !game.huffable().is_empty()
}

#[derive(Clone, Copy, Debug)]
struct WindowRoom {
    /// In logical pixels of the UI.
    size: Vec2,
    /// `true` if the boards do not fit beside the scene.
    is_small: bool,
}

impl WindowRoom {
    fn new(window: Vec2, scale: &UiScale, shape: &WindowShape) -> WindowRoom {
        let size = in_interface(window, scale);
        WindowRoom {
            size,
            is_small: window.x <= SMALL.x
                || window.y <= SMALL.y
                || size.x < shape.panel_width() + 2.0 * LEAST_WIDTH,
        }
    }
}

fn place(
    settings: &ViewerSettings,
    window: WindowRoom,
    room: PanelRoom,
    requests: &UnfoldedRequests,
) -> UnfoldedPlacement {
    let is_open = settings.unfolded.open;
    let is_large = is_open && settings.unfolded.place == Some(UnfoldedPlace::Beside);
    match room {
        _ if window.is_small && requests.replace_scene => UnfoldedPlacement::InsteadOfScene,
        _ if !window.is_small && is_large => UnfoldedPlacement::At(UnfoldedPlace::Beside),
        PanelRoom::None if requests.replace_scene => UnfoldedPlacement::InsteadOfScene,
        PanelRoom::None => UnfoldedPlacement::Hidden,
        PanelRoom::Enough if is_open => UnfoldedPlacement::At(UnfoldedPlace::Below),
        PanelRoom::Little if is_open && requests.unfold => {
            UnfoldedPlacement::At(UnfoldedPlace::Below)
        }
        PanelRoom::Enough | PanelRoom::Little => UnfoldedPlacement::Folded,
    }
}

/// Returns the width beside the scene nearest to the chosen one, in a window with this much space for scene and boards.
/// By default the boards fill the window's height if most of the width remains for the scene.
pub(super) fn width_beside(chosen: Option<u16>, window: Vec2, shape: &WindowShape) -> f32 {
    let free = window.x - shape.panel_width();
    let usual = (USUAL_SHARE * free).min(0.9 * window.y);
    let most = (free - LEAST_WIDTH).max(LEAST_WIDTH);
    chosen.map_or(usual, f32::from).clamp(LEAST_WIDTH, most)
}

/// Handles the actions on the unfolded boards.
fn carry_out(
    mut actions: MessageReader<UnfoldedAction>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (scale, shape): (Res<UiScale>, Res<WindowShape>),
    session: Res<CurrentSession>,
    (shown, room): (Res<UnfoldedPlacement>, Res<PanelRoom>),
    mut requests: ResMut<UnfoldedRequests>,
    mut settings: ResMut<ViewerSettings>,
    mut notices: Notices,
) {
    for &action in actions.read() {
        if !session.game().variant().has_sides() {
            notices.write(NoticeKind::Info, Messages::no_sides_tip);
            continue;
        }
        let is_small = window
            .as_ref()
            .is_some_and(|window| WindowRoom::new(window.size(), &scale, &shape).is_small);
        let unfold = |requests: &mut UnfoldedRequests, settings: &mut ViewerSettings| {
            requests.unfold = true;
            settings.unfolded.open = true;
        };
        match (action, *shown) {
            (UnfoldedAction::Toggle, UnfoldedPlacement::InsteadOfScene) => {
                requests.replace_scene = false
            }
            (UnfoldedAction::Toggle, UnfoldedPlacement::At(UnfoldedPlace::Below))
                if *room == PanelRoom::Little =>
            {
                requests.unfold = false;
            }
            (UnfoldedAction::Toggle, UnfoldedPlacement::At(_)) => settings.unfolded.open = false,
            (UnfoldedAction::Toggle, _) if *room == PanelRoom::None => {
                requests.replace_scene = true
            }
            (UnfoldedAction::Toggle, _) => unfold(&mut requests, &mut settings),
            (UnfoldedAction::ToggleSize, UnfoldedPlacement::InsteadOfScene) => {
                requests.replace_scene = false;
                unfold(&mut requests, &mut settings);
            }
            (UnfoldedAction::ToggleSize, UnfoldedPlacement::At(UnfoldedPlace::Beside)) => {
                settings.unfolded.place = Some(UnfoldedPlace::Below);
                unfold(&mut requests, &mut settings);
            }
            (UnfoldedAction::ToggleSize, _) if is_small => requests.replace_scene = true,
            (UnfoldedAction::ToggleSize, _) => {
                settings.unfolded.place = Some(UnfoldedPlace::Beside);
                settings.unfolded.open = true;
            }
        }
    }
}

/// Updates the place to the settings and the window size.
fn update_placement(
    settings: Res<ViewerSettings>,
    mode: Res<State<BoardMode>>,
    tall_card: Res<TallCard>,
    session: Res<CurrentSession>,
    analysis: Res<CurrentAnalysis>,
    mut requests: ResMut<UnfoldedRequests>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (scale, shape): (Res<UiScale>, Res<WindowShape>),
    mut panel_room: ResMut<PanelRoom>,
    mut shown: ResMut<UnfoldedPlacement>,
    mut insets: ResMut<PanelInsets>,
    mut motion: ResMut<Motion>,
    mut slots: Query<(&UnfoldedSlot, &mut Node)>,
) {
    let Some(window) = window else { return };
    let window = WindowRoom::new(window.size(), &scale, &shape);
    let hint = analysis.get().filter(|analysis| analysis.purpose.is_advice());
    let cards = PanelCards {
        has_editor: *mode == BoardMode::Editor,
        has_tall_card: tall_card.0,
        has_advice: settings.analysis || hint.is_some(),
        has_table_rules: has_table_rules(session.game()),
    };
    let (room, height) = PanelRoom::new(window, &shape, cards);
    panel_room.set_if_neq(room);
    if room == PanelRoom::Enough && requests.unfold {
        requests.unfold = false;
    }
    let next = if session.game().variant().has_sides() {
        place(&settings, window, room, &requests)
    } else {
        UnfoldedPlacement::Hidden
    };
    if shown.set_if_neq(next) {
        motion.request_frame();
    }
    let beside = width_beside(settings.unfolded.width, window.size, &shape);
    let right = match next {
        UnfoldedPlacement::At(UnfoldedPlace::Beside) => shape.panel_width() + beside,
        _ => shape.panel_width(),
    };
    if insets.right != right {
        insets.right = right;
        motion.request_frame();
    }
    for (&slot, mut node) in &mut slots {
        let layout = match (next.slot(*mode.get()) == Some(slot), next) {
            (false, _) => Node { display: Display::None, ..node.clone() },
            (true, UnfoldedPlacement::InsteadOfScene) => Node {
                display: Display::Flex,
                left: px(0),
                right: px(shape.panel_width()),
                width: auto(),
                bottom: px(insets.bottom),
                ..node.clone()
            },
            (true, UnfoldedPlacement::At(UnfoldedPlace::Beside)) => Node {
                display: Display::Flex,
                left: auto(),
                right: px(shape.panel_width()),
                width: px(beside),
                bottom: px(0),
                ..node.clone()
            },
            (true, _) => Node { display: Display::Flex, height: px(height), ..node.clone() },
        };
        node.set_if_neq(layout);
    }
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PlaceSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnfoldedPlacement>()
        .init_resource::<CurrentAnalysis>()
        .init_resource::<UnfoldedRequests>()
        .init_resource::<PanelRoom>()
        .init_resource::<TallCard>()
        .add_systems(
            Update,
            (
                carry_out.after(CarryOut).before(FrameSystems::Apply),
                update_placement
                    .in_set(PlaceSystems)
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        );
}
