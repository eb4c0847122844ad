//! Arrows for the computer's advice on the cubes: the best moves of an analysis or a hint, widest first, the expected
//! reply, and the opponent's threat.

use bevy::prelude::*;

use super::lines::arc;
use super::marks::{Drawings, Layer, drawn_on};
use crate::rules::Hop;
use crate::themes::ColorRole;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::marking::advice::AdviceKind;
use crate::viewer::kernel::analysis::ANALYSIS_LINES;
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::materials::drawn::DrawnMaterial;
use crate::viewer::scene::outlines::{EDGE, arrow};
use crate::viewer::scene::shapes::Shape;

/// Arrow widths, best move first.
const WIDTHS: [f32; ANALYSIS_LINES] = [0.13, 0.08, 0.05];
const ANSWER_WIDTH: f32 = 0.05;
const THREAT_WIDTH: f32 = 0.08;

#[derive(Component, Default)]
struct AdviceArrow;

#[derive(Resource)]
struct AdviceMaterials {
    best: Handle<DrawnMaterial>,
    other: Handle<DrawnMaterial>,
    answer: Handle<DrawnMaterial>,
    threat: Handle<DrawnMaterial>,
}

fn prepare(
    mut commands: Commands,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
) {
    let mut of = |role, opacity| {
        let material = drawn_on(role, Layer::Advice, &theme);
        materials.add(material.edged(EDGE).with_opacity(opacity))
    };
    commands.insert_resource(AdviceMaterials {
        best: of(ColorRole::Advice, 1.0),
        other: of(ColorRole::Advice, 0.6),
        answer: of(ColorRole::LastMove, 0.75),
        threat: of(ColorRole::Capture, 0.85),
    });
}

impl AdviceMaterials {
    /// The width and material of an arrow.
    fn of(&self, kind: AdviceKind) -> (f32, &Handle<DrawnMaterial>) {
        match kind {
            AdviceKind::Advised(0) => (WIDTHS[0], &self.best),
            AdviceKind::Advised(rank) => (WIDTHS[rank.min(ANALYSIS_LINES - 1)], &self.other),
            AdviceKind::Answer => (ANSWER_WIDTH, &self.answer),
            AdviceKind::Threat => (THREAT_WIDTH, &self.threat),
        }
    }
}

/// Returns one arrow per hop of a move, over the cubes.
pub(super) fn arrows(hops: &[Hop], width: f32, relief: f32) -> Shape {
    hops.iter().fold(Shape::default(), |shape, hop| {
        let way = arc(hop.from, hop.to, relief);
        shape.and(arrow(&way, width, [LinearRgba::WHITE; 2]))
    })
}

fn show(
    board: Res<ShownBoard>,
    relief: Res<Relief>,
    looks: Res<AdviceMaterials>,
    mut drawings: Drawings<AdviceArrow>,
) {
    drawings.clear();
    for advised in &board.advice {
        let (width, material) = looks.of(advised.kind);
        drawings.draw("Advice", arrows(&advised.hops, width, relief.get()), material);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ShownBoard>.or_eager(resource_changed::<Relief>);
    app.add_systems(Startup, prepare).add_systems(Update, show.in_set(DrawBoard).run_if(changed));
}
