//! The columns of the list of games: their room, and which of them a narrow list leaves out.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::viewer::features::library::actions::GameColumn;
use crate::viewer::kernel::frame::Motion;

/// The least width of a column of names, in logical pixels.
const LEAST_NAME: f32 = 60.0;

/// The columns that a narrow list leaves out, the first to go first.
const DISPENSABLE: [GameColumn; 5] = [
    GameColumn::Variant,
    GameColumn::Moves,
    GameColumn::Number,
    GameColumn::Event,
    GameColumn::Date,
];

/// The part of the list in sight.
#[derive(Component)]
pub(super) struct ListArea;

/// A title or a cell of a column.
#[derive(Component)]
pub(super) struct InColumn(pub(super) GameColumn);

/// The fixed width of a column, 0 for names, and its share of the rest.
const fn width_and_share(column: GameColumn) -> (f32, f32) {
    match column {
        GameColumn::Number => (80.0, 0.0),
        GameColumn::Date => (84.0, 0.0),
        GameColumn::Result => (74.0, 0.0),
        GameColumn::White | GameColumn::Black => (0.0, 1.0),
        GameColumn::Event => (0.0, 1.1),
        GameColumn::Variant => (156.0, 0.0),
        GameColumn::Moves => (60.0, 0.0),
    }
}

/// The room of a column.
pub(super) fn column_node(column: GameColumn) -> Node {
    let (width, share) = width_and_share(column);
    Node {
        width: px(width),
        flex_grow: share,
        flex_shrink: 0.0,
        min_width: px(0),
        padding: UiRect::horizontal(px(5)),
        overflow: Overflow::clip(),
        ..default()
    }
}

/// The columns that a list of this width leaves out.
fn left_out(width: f32) -> &'static [GameColumn] {
    let least = |column| width_and_share(column).0.max(LEAST_NAME);
    let mut needed: f32 = GameColumn::ALL.into_iter().map(least).sum();
    let mut number = 0;
    while number < DISPENSABLE.len() && needed > width {
        needed -= least(DISPENSABLE[number]);
        number += 1;
    }
    &DISPENSABLE[..number]
}

/// Leaves out the columns that there is no room for.
fn fit(
    area: Single<&ComputedNode, With<ListArea>>,
    mut nodes: Query<(&InColumn, &mut Node)>,
    mut motion: ResMut<Motion>,
) {
    let width = area.size().x * area.inverse_scale_factor;
    if width <= 0.0 {
        return;
    }
    let left_out = left_out(width);
    for (InColumn(column), mut node) in &mut nodes {
        let display = if left_out.contains(column) {
            Display::None
        } else {
            Display::Flex
        };
        if node.display != display {
            node.display = display;
            motion.request_frame();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // The width of the list is known when it has been laid out.
    app.add_systems(PostUpdate, fit.after(UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_narrow_list_leaves_out_the_least_important_columns() {
        assert!(left_out(800.0).is_empty());
        assert_eq!(left_out(600.0), [GameColumn::Variant]);
        assert_eq!(left_out(290.0), &DISPENSABLE[..4]);
        assert_eq!(left_out(250.0), DISPENSABLE);
    }
}
