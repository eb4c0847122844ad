//! The place of the five boards: beside the scene, in the panel, in a small window instead of the scene, or nowhere. In
//! games on the flat board, the scene itself is the only board.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::Game;
use crate::viewer::board::actions::NetAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::analysis::CurrentAnalysis;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{Notice, PanelObstacle};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::{NetPlace, ViewerSettings};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::palette;
use crate::viewer::ui::scale::in_interface;
use crate::viewer::ui::shape::WindowShape;
use crate::viewer::ui::style::PANEL_WIDTH;

/// A window at most this wide or this high is small, in its own logical pixels: large letters make no window small.
const SMALL: Vec2 = Vec2::new(960.0, 640.0);
/// A window at least this wide has room beside the scene.
const WIDE: f32 = 1500.0;
/// A window at least this high has room in the panel.
const HIGH: f32 = 740.0;
/// A window at least this high has room in the panel beside a review, and beside a review and advice.
const HIGH_FOR_REVIEW: f32 = 940.0;
const HIGH_FOR_REVIEW_AND_ADVICE: f32 = 1060.0;
/// The height of the boards in the panel, and in a window lower than this while advice or the table rules stand over them.
const HEIGHT_BELOW: f32 = 338.0;
const HEIGHT_BELOW_CARDS: f32 = 240.0;
const LOW_FOR_CARDS: f32 = 900.0;
/// The narrowest boards beside the scene, and the narrowest scene beside them.
const LEAST_WIDTH: f32 = 260.0;
/// The share of the room beside the panel that the boards take without a choice.
const USUAL_SHARE: f32 = 0.44;

/// The place of the five boards in this window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownPlace {
    /// They are hidden.
    #[default]
    Hidden,
    /// Beside the scene or in the panel.
    At(NetPlace),
    /// Over the scene, in a small window.
    InsteadOfScene,
}

impl ShownPlace {
    /// The slot that holds them.
    pub fn slot(self) -> Option<NetPlace> {
        match self {
            ShownPlace::Hidden => None,
            ShownPlace::At(place) => Some(place),
            ShownPlace::InsteadOfScene => Some(NetPlace::Beside),
        }
    }
}

/// `true` while the five boards replace the scene in a small window. It is not kept.
#[derive(Resource, Debug, Default)]
struct ReplacesScene(bool);

/// Room for the five boards in the window.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetSlot(pub NetPlace);

/// Empty room for the five boards at a place.
pub(crate) fn slot(place: NetPlace) -> impl Bundle {
    let node = match place {
        NetPlace::Beside => Node {
            position_type: PositionType::Absolute,
            top: px(0),
            bottom: px(0),
            border: UiRect::left(px(1)),
            ..default()
        },
        // A little wider than the panel's column.
        NetPlace::Below => Node {
            height: px(HEIGHT_BELOW),
            margin: UiRect::horizontal(px(-10)),
            flex_shrink: 0.0,
            ..default()
        },
    };
    (
        Name::new("Slot of the five boards"),
        NetSlot(place),
        Node {
            display: Display::None,
            ..node
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
    )
}

/// `true` while a tall card stands in the panel, such as the graph of a review.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TallCard(pub bool);

/// The cards in the panel that leave less room for the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PanelCards {
    has_editor: bool,
    has_tall_card: bool,
    has_advice: bool,
    /// A turn by hand, a touched piece or a huff has a card.
    has_table_rules: bool,
}

impl PanelCards {
    /// The least height of a window with room for the boards beside the cards.
    fn least_height(self) -> f32 {
        match (self.has_tall_card, self.has_advice) {
            (false, _) => HIGH,
            (true, false) => HIGH_FOR_REVIEW,
            (true, true) => HIGH_FOR_REVIEW_AND_ADVICE,
        }
    }
}

/// The reason why the panel has no room for the boards, if it has none.
#[derive(Resource, Debug, Default)]
struct NoRoom(Option<PanelObstacle>);

fn has_table_rules(game: &Game) -> bool {
    let rules = game.table_rules();
    rules.by_hand || rules.touch_move || !game.huffable().is_empty()
}

/// The size of the window.
#[derive(Clone, Copy, Debug)]
struct WindowRoom {
    /// In logical pixels of the interface.
    size: Vec2,
    /// `true` if the boards do not fit beside the scene.
    is_small: bool,
}

impl WindowRoom {
    fn new(window: Vec2, scale: &UiScale) -> WindowRoom {
        let size = in_interface(window, scale);
        WindowRoom {
            size,
            is_small: window.x <= SMALL.x
                || window.y <= SMALL.y
                || size.x < PANEL_WIDTH + 2.0 * LEAST_WIDTH,
        }
    }
}

/// Returns the reason why the panel of a window of this size has no room for the boards.
fn obstacle(window: WindowRoom, cards: PanelCards) -> Option<PanelObstacle> {
    if window.is_small {
        return Some(PanelObstacle::SmallWindow);
    }
    if cards.has_editor {
        // It has a panel of its own.
        return Some(PanelObstacle::Editor);
    }
    (window.size.y < cards.least_height()).then_some(PanelObstacle::LowWindow)
}

/// Returns the place in a window of this size.
fn place(
    settings: &ViewerSettings,
    window: WindowRoom,
    has_room: bool,
    replaces: bool,
) -> ShownPlace {
    let size = window.size;
    if window.is_small {
        return match replaces {
            true => ShownPlace::InsteadOfScene,
            false => ShownPlace::Hidden,
        };
    }
    if !settings.net.open {
        return ShownPlace::Hidden;
    }
    let usual = match size.x >= WIDE || size.y < HIGH {
        true => NetPlace::Beside,
        false => NetPlace::Below,
    };
    let place = settings.net.place.unwrap_or(usual);
    ShownPlace::At(match place {
        NetPlace::Below if has_room => NetPlace::Below,
        _ => NetPlace::Beside,
    })
}

/// Returns the width beside the scene that is nearest to the one chosen. Without a choice the boards fill the height of
/// the window, if that leaves most of the width to the scene.
pub(super) fn width_beside(chosen: Option<u16>, window: Vec2) -> f32 {
    let free = window.x - PANEL_WIDTH;
    let usual = (USUAL_SHARE * free).min(0.9 * window.y);
    let most = (free - LEAST_WIDTH).max(LEAST_WIDTH);
    chosen.map_or(usual, f32::from).clamp(LEAST_WIDTH, most)
}

/// Carries out the actions on the five boards.
fn carry_out(
    mut actions: MessageReader<NetAction>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    session: Res<CurrentSession>,
    shown: Res<ShownPlace>,
    no_room: Res<NoRoom>,
    mut replaces: ResMut<ReplacesScene>,
    mut settings: ResMut<ViewerSettings>,
    mut notices: MessageWriter<Notice>,
) {
    for &action in actions.read() {
        if !session.game().variant().has_sides() {
            notices.write(Notice::BoardsStay(PanelObstacle::FlatBoard));
            continue;
        }
        let is_small = window
            .as_ref()
            .is_some_and(|window| WindowRoom::new(window.size(), &scale).is_small);
        let is_beside = shown.slot() == Some(NetPlace::Beside);
        match (action, no_room.0) {
            (NetAction::Toggle, _) if is_small => replaces.0 = !replaces.0,
            (NetAction::Toggle, _) => settings.net.open = !settings.net.open,
            (NetAction::TogglePlace, Some(obstacle)) if is_beside || is_small => {
                notices.write(Notice::BoardsStay(obstacle));
            }
            (NetAction::TogglePlace, _) => {
                settings.net.place = Some(match is_beside {
                    true => NetPlace::Below,
                    false => NetPlace::Beside,
                });
                settings.net.open = true;
            }
        }
    }
}

/// Follows the settings and the size of the window.
fn settle(
    settings: Res<ViewerSettings>,
    mode: Res<BoardMode>,
    tall_card: Res<TallCard>,
    session: Res<CurrentSession>,
    analysis: Res<CurrentAnalysis>,
    replaces: Res<ReplacesScene>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (scale, shape): (Res<UiScale>, Res<WindowShape>),
    mut no_room: ResMut<NoRoom>,
    mut shown: ResMut<ShownPlace>,
    mut insets: ResMut<PanelInsets>,
    mut motion: ResMut<Motion>,
    mut slots: Query<(&NetSlot, &mut Node)>,
) {
    let Some(window) = window else { return };
    let room = WindowRoom::new(window.size(), &scale);
    let size = room.size;
    let hint = analysis
        .get()
        .filter(|analysis| analysis.purpose.is_advice());
    let cards = PanelCards {
        has_editor: *mode == BoardMode::Editor,
        has_tall_card: tall_card.0,
        has_advice: settings.analysis || hint.is_some(),
        has_table_rules: has_table_rules(session.game()),
    };
    no_room.0 = obstacle(room, cards);
    let next = match session.game().variant().has_sides() {
        true => place(&settings, room, no_room.0.is_none(), replaces.0),
        false => ShownPlace::Hidden,
    };
    shown.set_if_neq(next);
    let width = width_beside(settings.net.width, size);
    let right = match next {
        ShownPlace::At(NetPlace::Beside) => shape.panel_width() + width,
        _ => shape.panel_width(),
    };
    if insets.right != right {
        insets.right = right;
        motion.request_frame();
    }
    let is_low = size.y < LOW_FOR_CARDS;
    let height = match (cards.has_advice || cards.has_table_rules) && is_low {
        true => HEIGHT_BELOW_CARDS,
        false => HEIGHT_BELOW,
    };
    for (NetSlot(place), mut node) in &mut slots {
        let panel = px(shape.panel_width());
        if *place == NetPlace::Beside && node.right != panel {
            node.right = panel;
        }
        if *place == NetPlace::Below && node.height != px(height) {
            node.height = px(height);
        }
        let (display, left, width, bottom) = match (place, next) {
            (NetPlace::Beside, ShownPlace::InsteadOfScene) => {
                (Display::Flex, px(0), auto(), px(insets.bottom))
            }
            (NetPlace::Beside, ShownPlace::At(NetPlace::Beside)) => {
                (Display::Flex, auto(), px(width), px(0))
            }
            (NetPlace::Below, ShownPlace::At(NetPlace::Below)) => {
                (Display::Flex, auto(), auto(), auto())
            }
            (_, _) => (Display::None, auto(), auto(), auto()),
        };
        if (node.display, node.left, node.width, node.bottom) != (display, left, width, bottom) {
            (node.display, node.left, node.width, node.bottom) = (display, left, width, bottom);
        }
    }
}

/// The system that decides the place.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PlaceSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownPlace>()
        .init_resource::<CurrentAnalysis>()
        .init_resource::<ReplacesScene>()
        .init_resource::<NoRoom>()
        .init_resource::<TallCard>()
        .add_systems(
            Update,
            (
                carry_out.after(CarryOut).before(FrameSystems::Apply),
                settle
                    .in_set(PlaceSystems)
                    .after(FrameSystems::Apply)
                    .before(FrameSystems::Render),
            ),
        );
}
