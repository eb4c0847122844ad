//! Screen labels anchored to points of the board.

use bevy::prelude::*;

use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::ui::letter_size::Fonts;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::in_interface;

/// Label height and minimum width, in logical pixels.
const SIZE: f32 = 22.0;

/// The anchor of a label in world space.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) struct Label(pub Vec3);

/// A rounded, colored text label over a point in world space.
pub(crate) fn label(text: String, at: Vec3, fonts: &Fonts, plate: Color) -> impl Bundle {
    let letters = palette::letters_on(plate);
    (
        Name::new(format!("Label {text}")),
        Label(at),
        Pickable::IGNORE,
        // Zero width centers the child whatever its width.
        Node {
            position_type: PositionType::Absolute,
            width: px(0),
            height: px(SIZE),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Visibility::Hidden,
        children![(
            Name::new("Label plate"),
            Pickable::IGNORE,
            Node {
                min_width: px(SIZE),
                height: px(SIZE),
                flex_shrink: 0.0,
                padding: UiRect::horizontal(px(6)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(plate),
            children![(
                Name::new("Label text"),
                Pickable::IGNORE,
                Text::new(text),
                TextFont {
                    font: fonts.bold.clone().into(),
                    font_size: FontSize::Px(14.0),
                    ..default()
                },
                TextColor(letters),
                TextLayout::no_wrap(),
            )],
        )],
    )
}

fn hang(
    camera: Single<(&Camera, &Transform), With<BoardCamera>>,
    scale: Res<UiScale>,
    mut labels: Query<(&Label, &mut Node, &mut Visibility)>,
) {
    let (camera, place) = *camera;
    // Use this frame's camera transform: the global one is updated only after the labels are laid out.
    let place = GlobalTransform::from(*place);
    for (label, mut node, mut visibility) in &mut labels {
        let Ok(at) = camera.world_to_viewport(&place, label.0) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let at = in_interface(at, &scale);
        let (left, top) = (px(at.x), px(at.y - SIZE / 2.0));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
        visibility.set_if_neq(Visibility::Inherited);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hang.before(bevy::ui::UiSystems::Layout));
}
