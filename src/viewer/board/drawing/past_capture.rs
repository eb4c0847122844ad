//! The last multiple capture: thin arcs in the boards' colors, dots at landings, and a cross for each captured piece.

use bevy::prelude::*;

use super::lines::arc;
use super::marks::{Drawings, Layer, drawn_in_colors, drawn_on};
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::marking::capture_preview::CapturePreview;
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::geometry::{Relief, square_top};
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::{EDGE, colored_disc, colored_line, line};
use crate::viewer::scene::pieces::KING_RADIUS;
use crate::viewer::scene::shapes::Shape;

/// Width of an arc, and radius of a dot.
const WIDTH: f32 = 0.06;
const DOT: f32 = 0.075;
/// Half size and stroke width of a cross, and the height of arcs and crosses above their squares.
const CROSS: f32 = 0.17;
const STROKE: f32 = 0.07;
const LIFT: f32 = 0.03;

#[derive(Component, Default)]
struct OfPastCapture;

/// The mesh of a cross and the materials.
#[derive(Resource)]
struct PastAssets {
    cross: Handle<Mesh>,
    taken: Handle<DrawnMaterial>,
    way: Handle<DrawnMaterial>,
}

fn prepare(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let stroke = |x: f32| line(&[Vec3::new(-x, 0.0, -CROSS), Vec3::new(x, 0.0, CROSS)], STROKE);
    commands.insert_resource(PastAssets {
        cross: meshes.add(stroke(CROSS).and(stroke(-CROSS)).mesh()),
        taken: materials.add(drawn_on(ColorRole::Capture, Layer::Noted, &theme).edged(EDGE)),
        way: materials.add(drawn_in_colors(Layer::Lines, &theme).edged(EDGE)),
    });
}

/// Returns the arcs and dots. The last arc stops short of the piece, through which it would shine.
fn way(capture: &CapturePreview, relief: f32, theme: &CurrentTheme) -> Shape {
    let mut shape = Shape::default();
    for hops in capture.routes.iter().map(|route| &route.hops) {
        for (number, hop) in (1..).zip(hops) {
            let halves = capture.hop_roles(hop).map(|role| theme.paint(role).to_linear());
            let mut path = arc(hop.from, hop.to, relief);
            let end = square_top(hop.to, relief);
            if number == hops.len() {
                path.retain(|point| point.xz().distance(end.xz()) > KING_RADIUS);
            } else {
                let dot = colored_disc(DOT, halves[1]);
                shape = shape.and(dot.moved(end + Vec3::Y * LIFT));
            }
            shape = shape.and(colored_line(&path, WIDTH, halves));
        }
    }
    shape
}

fn show(
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    looks: Res<PastAssets>,
    theme: Res<CurrentTheme>,
    mut drawings: Drawings<OfPastCapture>,
    mut drawn: Local<Option<CapturePreview>>,
) {
    if !board.is_changed() && !relief.is_changed() && !theme.is_changed() {
        return;
    }
    let capture = board.past_capture.clone();
    if *drawn == capture && !relief.is_changed() && !theme.is_changed() {
        return;
    }
    drawings.clear();
    if let Some(capture) = &capture {
        let way = way(capture, relief.get(), &theme);
        drawings.draw("Way of the last capture", way, &looks.way);
        for square in capture.taken {
            let top = square_top(square, relief.get()) + Vec3::Y * LIFT;
            drawings.place(format!("Was taken on {square}"), &looks.cross, &looks.taken, top);
        }
    }
    *drawn = capture;
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard));
}
