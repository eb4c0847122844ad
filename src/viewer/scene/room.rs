//! The room behind the table, out of focus: a wall that the lamp lights, the darker floor below and the ceiling above. It
//! is seen only where the camera looks over the edge of the table.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::shapes::Shape;
use super::systems::SceneSystems;
use crate::themes::Theme;
use crate::viewer::kernel::theme::{CurrentTheme, has_new_theme, linear_of};
use crate::viewer::ui::palette;

/// The radius of the dome, in cubes. The camera looks at it from outside, through its near half.
const RADIUS: f32 = 46.0;
/// The depth of its foot below the table.
const FOOT: f32 = 0.12;
const SLICES: u32 = 48;
const ROWS: u32 = 14;

/// The color of the room in this direction: its height above level, and its turn.
fn color(theme: &Theme, height: f32, turn: f32) -> LinearRgba {
    let dark = linear_of(theme.room.background);
    let wall = dark.mix(&linear_of(theme.room.haze), 0.75);
    let rise = EaseFunction::SmoothStep.sample_clamped(height / 0.45);
    let ceiling = EaseFunction::SmoothStep.sample_clamped((height - 0.5) / 0.9);
    let base = dark.mix(&wall, rise).mix(&(dark * 0.8), ceiling);
    // Two soft lights: that of a lamp on one side, and the last daylight on the other.
    let glow = |toward: f32, width: f32| {
        let aside = (turn - toward + TAU * 1.5).rem_euclid(TAU) - TAU / 2.0;
        let high = (height - 0.42) / 0.3;
        (-(aside / width).powi(2) - high * high).exp() * rise
    };
    let lamp = palette::KEY_LIGHT.to_linear() * (0.14 * glow(2.2, 0.7));
    let day = palette::WINDOW_LIGHT.to_linear() * (0.06 * glow(-0.9, 0.5));
    before_tone_mapping(base + lamp + day)
}

/// Returns the light that the tone mapping of the camera shows in this color; it darkens what is dark.
fn before_tone_mapping(color: LinearRgba) -> LinearRgba {
    const HALF: f32 = 0.04;
    let least = color.red.min(color.green).min(color.blue);
    let lift = if least < HALF {
        (least / 6.25).sqrt() - least
    } else {
        HALF
    };
    (color + LinearRgba::gray(lift)).with_alpha(1.0)
}

fn dome(theme: &Theme) -> Shape {
    let mut shape = Shape::default();
    for row in 0..=ROWS {
        let height = FRAC_PI_2 * (row as f32 / ROWS as f32) - FOOT;
        for slice in 0..=SLICES {
            let turn = TAU * slice as f32 / SLICES as f32;
            let level = height.cos();
            let out = Vec3::new(level * turn.sin(), height.sin(), level * turn.cos());
            shape.vertex(out * RADIUS, -out, Vec2::ZERO);
            shape.colors.push(color(theme, height, turn));
        }
    }
    for row in 0..ROWS {
        for slice in 0..SLICES {
            let a = row * (SLICES + 1) + slice;
            let above = a + SLICES + 1;
            // Seen from inside.
            shape.quad(a, above, above + 1, a + 1);
        }
    }
    shape
}

#[derive(Component)]
struct Room;

fn build(
    mut commands: Commands,
    theme: Res<CurrentTheme>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Name::new("Room"),
        Room,
        Pickable::IGNORE,
        Mesh3d(meshes.add(dome(&theme).mesh())),
        MeshMaterial3d(materials.add(StandardMaterial {
            unlit: true,
            ..default()
        })),
    ));
}

fn recolor(
    theme: Res<CurrentTheme>,
    room: Single<&Mesh3d, With<Room>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if let Some(mut mesh) = meshes.get_mut(&room.0) {
        *mesh = dome(&theme).mesh();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build).add_systems(
        Update,
        recolor.in_set(SceneSystems::Draw).run_if(has_new_theme),
    );
}
