//! The empty boards: one image, redrawn when its size or content changes.

use bevy::prelude::*;

use super::view::UnfoldedView;
use crate::pictures::{UnfoldedNumbers, draw_unfolded};
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::rgba_image;

#[derive(Component)]
struct EmptyBoards;

/// An image node that covers its parent.
pub(super) fn covering() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

pub(super) fn spawn(commands: &mut Commands, parent: Entity) {
    commands.spawn((
        Name::new("Empty boards"),
        EmptyBoards,
        covering(),
        ImageNode::default(),
        Pickable::IGNORE,
        ChildOf(parent),
    ));
}

fn draw(
    view: Res<UnfoldedView>,
    board: Res<ShownBoard>,
    theme: Res<CurrentTheme>,
    boards: Option<Single<&mut ImageNode, With<EmptyBoards>>>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Option<(UnfoldedView, bool, CurrentTheme)>>,
) {
    let (Some(fitted), Some(mut boards)) = (view.0, boards) else {
        *drawn = None;
        return;
    };
    let has_numbers = board.numbers;
    if *drawn == Some((*view, has_numbers, *theme)) {
        return;
    }
    *drawn = Some((*view, has_numbers, *theme));
    let background = palette::channels(palette::PANEL);
    let numbers = if has_numbers { fitted.numbers() } else { UnfoldedNumbers::NONE };
    let picture = draw_unfolded(&fitted.layout, fitted.cell, background, &theme, numbers);
    let pixels = picture.pixels().as_flattened().to_vec();
    boards.image = images.add(rgba_image(picture.width(), picture.height(), pixels));
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<UnfoldedView>
        .or_eager(resource_changed::<ShownBoard>)
        .or_eager(resource_changed::<CurrentTheme>);
    app.add_systems(Update, draw.in_set(DrawBoard).run_if(changed));
}
