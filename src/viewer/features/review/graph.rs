//! The score graph: a bar per main-line position, as high as White's winning chance. Hover previews, click shows.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::game_tree::{MoveSign, NodeId};
use crate::review::WinChance;
use crate::viewer::board::line_preview::{PreviewedNode, PreviewsNode};
use crate::viewer::features::review::state::{CurrentReview, GraphPoint};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::ui::action_button::ActionButton;
use crate::viewer::ui::bindings::{BindingSystems, BoundText};
use crate::viewer::ui::button::Button;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::sign_color;
use crate::viewer::ui::tooltip::{Tooltip, TooltipsAside};

/// Height of the graph, in logical pixels.
const HEIGHT: f32 = 48.0;

#[derive(Component, Default)]
struct Graph(Vec<GraphPoint>);

#[derive(Component)]
struct ScoreBar;

/// The line above the bar of the position shown or previewed.
#[derive(Component)]
struct Cursor(NodeId);

pub(super) fn graph() -> impl Bundle {
    (
        Name::new("Graph"),
        TooltipsAside,
        Node {
            height: px(HEIGHT),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(5)),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::BUTTON),
        BorderColor::all(palette::PANEL_LINE),
        Pickable::IGNORE,
        children![
            (
                Name::new("Bars"),
                Graph::default(),
                Node { width: percent(100), height: percent(100), ..default() },
                Pickable::IGNORE,
            ),
            (
                Name::new("Middle"),
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(0),
                    top: percent(50),
                    height: px(1),
                    ..default()
                },
                BackgroundColor(palette::ADVICE.with_alpha(0.7)),
                Pickable::IGNORE,
            ),
        ],
    )
}

/// Dot size by error: worse is larger, so that color is not needed.
const fn dot_size(sign: MoveSign) -> f32 {
    match sign {
        MoveSign::Blunder => 10.0,
        MoveSign::Mistake => 8.0,
        _ => 6.0,
    }
}

/// The center of an error's dot, from the top of the graph.
fn dot_place(chance: WinChance, size: f32) -> f32 {
    let height = HEIGHT - 2.0;
    let middle = height * (1.0 - chance.percent() as f32 / 100.0);
    (middle - size / 2.0).clamp(0.0, height - size)
}

fn spawn_bar(bars: &mut ChildSpawnerCommands, point: &GraphPoint) {
    let node = point.node;
    let mut bar = bars.spawn((
        Name::new("Score bar"),
        ScoreBar,
        PreviewsNode(node),
        Button,
        ActionButton(GameAction::ShowNode(node).into()),
        Node { flex_grow: 1.0, flex_basis: px(0), height: percent(100), ..default() },
    ));
    let Some(chance) = point.chance else { return };
    let percent_of_white = chance.percent().round() as u32;
    bar.insert((
        BackgroundColor(palette::BLACK_PIECE),
        Hovered::default(),
        Tooltip(BoundText::new(move |ui| {
            ui.localizer().messages.review_chance_tip(percent_of_white)
        })),
    ));
    bar.with_children(|parts| {
        parts.spawn((
            Name::new("White's chance"),
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                bottom: px(0),
                height: percent(chance.percent() as f32),
                ..default()
            },
            BackgroundColor(palette::WHITE_PIECE),
            Pickable::IGNORE,
        ));
        parts.spawn((
            Name::new("Cursor"),
            Cursor(node),
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                top: px(0),
                bottom: px(0),
                min_width: px(2),
                ..default()
            },
            BackgroundColor(Color::NONE),
            Pickable::IGNORE,
        ));
        if let Some(sign) = point.error {
            let size = dot_size(sign);
            parts.spawn((
                Name::new("Error"),
                Node {
                    position_type: PositionType::Absolute,
                    left: percent(50),
                    margin: UiRect::left(px(-size / 2.0)),
                    top: px(dot_place(chance, size)),
                    width: px(size),
                    height: px(size),
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                ZIndex(1),
                BackgroundColor(sign_color(sign)),
                BorderColor::all(palette::PANEL),
                Pickable::IGNORE,
            ));
        }
    });
}

fn update(
    mut commands: Commands,
    session: Res<CurrentSession>,
    review: Res<CurrentReview>,
    mut graphs: Query<(Entity, &mut Graph)>,
) {
    let points = review.graph(session.game());
    for (entity, mut graph) in &mut graphs {
        if graph.0 == points {
            continue;
        }
        let mut bars = commands.entity(entity);
        bars.despawn_related::<Children>();
        bars.with_children(|bars| points.iter().for_each(|point| spawn_bar(bars, point)));
        graph.0.clone_from(&points);
    }
}

/// Marks the bar of the shown or previewed position.
fn mark_shown(
    session: Res<CurrentSession>,
    previewed: Res<PreviewedNode>,
    mut cursors: Query<(&Cursor, &mut BackgroundColor)>,
) {
    let shown = previewed.0.unwrap_or(session.game().current_node());
    for (Cursor(node), mut fill) in &mut cursors {
        let color = if *node == shown { palette::ADVICE.with_alpha(0.75) } else { Color::NONE };
        fill.set_if_neq(BackgroundColor(color));
    }
}

/// Ends the preview when the graph goes, but not when it is redrawn under the pointer.
fn end_preview_of_removed(
    mut removed: RemovedComponents<ScoreBar>,
    bars: Query<(), With<ScoreBar>>,
    mut previewed: ResMut<PreviewedNode>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if removed.read().count() > 0 && bars.is_empty() && previewed.set_if_neq(PreviewedNode(None)) {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<CurrentSession>.or_eager(resource_changed::<CurrentReview>);
    let moved = resource_changed::<CurrentSession>
        .or_eager(resource_changed::<CurrentReview>)
        .or_eager(resource_changed::<PreviewedNode>);
    app.add_systems(
        Update,
        (update.run_if(changed), mark_shown.run_if(moved), end_preview_of_removed)
            .chain()
            .in_set(FrameSystems::Render)
            .before(BindingSystems),
    );
}
