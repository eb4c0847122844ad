//! The compass: five buttons arranged like the pyramid from above, the top view in the middle, the corner views around
//! it. It turns with the camera; the current view's button has a rim and its board's full color, the others a muted
//! one. Boards without sides have no compass.

use bevy::prelude::*;

use crate::board::Face;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::board::actions::ViewAction;
use crate::viewer::kernel::messages::View;
use crate::viewer::scene::CameraSystems;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::ui::action_button::{HasTooltip, bare_button};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::{IsBright, OfBoard};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::TooltipsAside;
use crate::viewer::ui::widgets::{UiAssets, title};

/// Width of the compass, in logical pixels.
pub(super) const WIDTH: f32 = 96.0;
/// Width of a corner button.
const CORNER: f32 = 46.0;
/// Width of the top button.
const TOP: f32 = 34.0;

/// Shrinkage of the compass when it stands on a corner, so that it keeps within its space.
const SHRINKING: f32 = 0.18;
/// Maximum rotation from a view that still counts as it, in radians.
const ASIDE: f32 = 0.12;

#[derive(Component)]
struct Compass;

/// A text of the compass that stays upright.
#[derive(Component)]
struct Upright;

/// The button of this view, bright while the view is current.
#[derive(Component)]
struct CompassButton(View);

/// The rim of this view's button.
#[derive(Component)]
struct ShowsView(View);

/// The rim of a button, drawn while its view is current.
fn rim(view: View) -> impl Bundle {
    (
        Name::new("Rim"),
        ShowsView(view),
        Pickable::IGNORE,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            top: px(0),
            bottom: px(0),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BorderColor::all(Color::NONE),
    )
}

/// Turns the compass to the camera's target pose, so that buttons stay still under the pointer.
fn turn(
    camera: Single<&BoardCamera>,
    mut compass: Query<&mut UiTransform, (With<Compass>, Without<Upright>)>,
    mut letters: Query<&mut UiTransform, (With<Upright>, Without<Compass>)>,
    mut rims: Query<(&ShowsView, &mut BorderColor)>,
    mut buttons: Query<(&CompassButton, &mut IsBright)>,
) {
    let goal = camera.goal();
    for mut transform in &mut compass {
        set_rotation(&mut transform, Rot2::radians(goal.yaw));
        let scale = Vec2::splat(1.0 - SHRINKING * (2.0 * goal.yaw).sin().abs());
        if transform.scale != scale {
            transform.scale = scale;
        }
    }
    for mut transform in &mut letters {
        set_rotation(&mut transform, Rot2::radians(-goal.yaw));
    }
    let is_current = |view| match view {
        View::Top => goal.is_from_above(ASIDE),
        view => !goal.is_turned_from(view, ASIDE),
    };
    for (rim, mut border) in &mut rims {
        let color = if is_current(rim.0) { palette::TEXT } else { Color::NONE };
        border.set_if_neq(BorderColor::all(color));
    }
    for (button, mut bright) in &mut buttons {
        bright.set_if_neq(IsBright(is_current(button.0)));
    }
}

fn set_rotation(transform: &mut Mut<UiTransform>, rotation: Rot2) {
    if transform.rotation != rotation {
        transform.rotation = rotation;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn.after(CameraSystems));
}

pub(super) fn compass(assets: &UiAssets) -> impl Bundle + use<> {
    let buttons = (
        Name::new("Compass"),
        Compass,
        UiTransform::IDENTITY,
        Node { width: px(WIDTH), height: px(WIDTH), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![
            corner(assets, Face::SouthWest, Messages::corner_south_west),
            corner(assets, Face::SouthEast, Messages::corner_south_east),
            corner(assets, Face::NorthEast, Messages::corner_north_east),
            corner(assets, Face::NorthWest, Messages::corner_north_west),
            top(),
        ],
    );
    // The container does not turn, and tooltips do not cover other views.
    (
        Name::new("Place of the compass"),
        TooltipsAside,
        VisibleWhen::new(|ui| ui.game().variant().has_sides()),
        Node { flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![buttons],
    )
}

fn corner(assets: &UiAssets, face: Face, letters: MessageFn) -> impl Bundle + use<> {
    let (up, right) = face.corner().unwrap_or_default();
    let far = WIDTH - CORNER;
    let radius = |is_outer: bool| if is_outer { px(CORNER * 0.5) } else { px(5) };
    (
        bare_button(
            "Corner",
            ViewAction::GoTo(face.into()),
            ButtonStyle::Tinted(palette::TEXT),
            Node {
                position_type: PositionType::Absolute,
                left: px(if right > 0 { far } else { 0.0 }),
                top: px(if up > 0 { 0.0 } else { far }),
                width: px(CORNER),
                height: px(CORNER),
                border_radius: BorderRadius {
                    top_left: radius(up > 0 && right < 0),
                    top_right: radius(up > 0 && right > 0),
                    bottom_right: radius(up < 0 && right > 0),
                    bottom_left: radius(up < 0 && right < 0),
                },
                // The letters stay clear of the top.
                padding: UiRect {
                    left: px(if right > 0 { 7 } else { 0 }),
                    right: px(if right > 0 { 0 } else { 7 }),
                    top: px(if up > 0 { 0 } else { 7 }),
                    bottom: px(if up > 0 { 7 } else { 0 }),
                },
                ..default()
            },
        ),
        HasTooltip,
        OfBoard(face),
        CompassButton(face.into()),
        IsBright(false),
        children![
            rim(face.into()),
            (
                title(
                    assets,
                    "Letters",
                    LetterSize::Small,
                    palette::TEXT_ON_ACCENT,
                    BoundText::message(letters)
                ),
                Upright,
                UiTransform::IDENTITY,
            )
        ],
    )
}

fn top() -> impl Bundle {
    (
        bare_button(
            "Top",
            ViewAction::GoTo(Face::Top.into()),
            ButtonStyle::Tinted(palette::TEXT),
            Node {
                position_type: PositionType::Absolute,
                left: px((WIDTH - TOP) / 2.0),
                top: px((WIDTH - TOP) / 2.0),
                width: px(TOP),
                height: px(TOP),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
        ),
        ZIndex(1),
        BoxShadow::new(palette::TRACK, px(0), px(0), px(2), px(2)),
        HasTooltip,
        OfBoard(Face::Top),
        CompassButton(View::Top),
        IsBright(false),
        children![
            rim(View::Top),
            (
                Name::new("Upper terrace"),
                Node {
                    width: px(TOP * 0.42),
                    height: px(TOP * 0.42),
                    border: UiRect::all(px(1.5)),
                    border_radius: BorderRadius::all(px(2)),
                    ..default()
                },
                BorderColor::all(palette::TEXT_FAINT),
                Pickable::IGNORE,
            )
        ],
    )
}
