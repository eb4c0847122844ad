//! Marks, lines, arrows and labels over the five boards: one picture, drawn when one of them changes.

use bevy::prelude::*;

use super::boards::{channels, covering};
use super::view::{NetView, image};
use crate::board::{Face, Square};
use crate::pictures::{Ink, NetCanvas};
use crate::rules::Hop;
use crate::viewer::marking::advice::AdviceKind;
use crate::viewer::marking::board_state::BoardState;
use crate::viewer::marking::editor_marks::EditorMark;
use crate::viewer::marking::marks::Mark;
use crate::viewer::marking::noted;
use crate::viewer::scene::move_animation::MoveAnimationSystems;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::ui::palette;

/// The widths of the arrows of advice, the best move's first.
const ADVICE_WIDTHS: [f32; 3] = [0.15, 0.1, 0.07];
/// The width of the arrows of replies and of threats.
const OTHER_WIDTH: f32 = 0.09;
/// The widths and the opacities of the better line's arrows.
const BETTER: [(f32, f32); 3] = [(0.15, 0.95), (0.09, 0.7), (0.06, 0.5)];
/// The width of the arrows of a capture, and of those that a player draws.
const HOP_WIDTH: f32 = 0.12;

/// The picture of the marks.
#[derive(Component)]
struct Overlay;

pub(super) fn spawn(commands: &mut Commands, parent: Entity) {
    commands.spawn((
        Name::new("Marks on the five boards"),
        Overlay,
        covering(),
        ImageNode::default(),
        Pickable::IGNORE,
        ChildOf(parent),
    ));
}

fn ink(color: Color) -> Ink {
    Ink {
        color: channels(color),
        alpha: color.alpha(),
    }
}

/// Draws hops as arrows: on the top board, and on the sides along whose lines they lead.
fn arrows(canvas: &mut NetCanvas, hops: &[Hop], width: f32, color: Color) {
    for hop in hops {
        let faces = Face::ALL.into_iter();
        for face in faces.filter(|&face| face == Face::Top || hop.faces.contains(face)) {
            let (from, to) = (hop.from.cube(), hop.to.cube());
            canvas.arrow(face, from, to, width, ink(color));
        }
    }
}

fn mark(canvas: &mut NetCanvas, mark: Mark, square: Square) {
    let (cube, ink) = (square.cube(), ink(mark.colour()));
    match mark {
        Mark::Over => canvas.frame(cube, 0.44, 0.07, 1.0, ink),
        Mark::Chosen => canvas.ring(cube, 0.37, 0.47, ink),
        Mark::End => {
            canvas.disc(cube, 0.15, ink);
            canvas.ring(cube, 0.23, 0.29, ink);
        }
        Mark::Landing => canvas.ring(cube, 0.13, 0.2, ink),
        Mark::MustCapture => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
        Mark::CameFrom => canvas.frame(cube, 0.44, 0.08, 0.35, ink),
        Mark::WentTo => canvas.frame(cube, 0.44, 0.08, 1.0, ink),
    }
}

fn editor_mark(canvas: &mut NetCanvas, mark: EditorMark, square: Square) {
    let (cube, ink) = (square.cube(), ink(mark.color()));
    match mark {
        EditorMark::Over => canvas.frame(cube, 0.44, 0.07, 1.0, ink),
        EditorMark::Cursor => canvas.frame(cube, 0.43, 0.11, 1.0, ink),
        EditorMark::Problem => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
    }
}

/// Draws all lines, under the pieces.
fn lines(canvas: &mut NetCanvas, state: &BoardState) {
    let stretches = [
        (state.side_lines(), 0.06, 0.85),
        (state.piece_lines(), 0.1, 0.9),
    ];
    let mut has_lines = false;
    for (stretches, width, alpha) in stretches {
        for (face, from, to) in stretches {
            has_lines = true;
            let color = palette::BOARD_LINES[face.index()].with_alpha(alpha);
            canvas.line(face, from.cube(), to.cube(), width, 0.0, ink(color));
        }
    }
    if has_lines {
        for (square, _) in state.setup().pieces_on_squares() {
            canvas.clear_piece(square.cube());
        }
    }
}

/// Draws the moves of the computer's advice and of the better line.
fn advice(canvas: &mut NetCanvas, state: &BoardState) {
    let better = state.better_line();
    for (hops, (width, alpha)) in better.iter().zip(BETTER) {
        arrows(canvas, hops, width, palette::DESTINATION.with_alpha(alpha));
    }
    for advised in state.advice() {
        let (width, color) = match advised.kind {
            AdviceKind::Advised(0) => (ADVICE_WIDTHS[0], palette::ADVICE),
            AdviceKind::Advised(rank) => {
                (ADVICE_WIDTHS[rank.min(2)], palette::ADVICE.with_alpha(0.65))
            }
            AdviceKind::Answer => (OTHER_WIDTH, palette::LAST_MOVE.with_alpha(0.75)),
            AdviceKind::Threat => (OTHER_WIDTH, palette::CAPTURE.with_alpha(0.85)),
        };
        arrows(canvas, &advised.hops, width, color);
    }
}

/// Draws the capture that is previewed.
fn capture(canvas: &mut NetCanvas, state: &BoardState) {
    let Some(preview) = state.capture_preview() else {
        return;
    };
    for route in &preview.routes {
        arrows(
            canvas,
            &route.hops,
            HOP_WIDTH,
            palette::CAPTURE.with_alpha(0.9),
        );
    }
    for square in preview.taken {
        canvas.cross(square.cube(), ink(palette::CAPTURE));
    }
    for (square, numbers) in preview.numbers {
        let letters = channels(palette::PANEL);
        canvas.label(square.cube(), &numbers, ink(palette::CAPTURE), letters);
    }
}

/// Draws what the players have noted.
fn notes(canvas: &mut NetCanvas, state: &BoardState) {
    let noted = state.noted();
    for mark in noted.marks {
        let color = noted::color(mark.color);
        canvas.ring(mark.square.cube(), 0.36, 0.46, ink(color));
    }
    for arrow in noted.arrows {
        let color = ink(noted::color(arrow.color));
        for face in Face::ALL {
            let (from, to) = (arrow.from.cube(), arrow.to.cube());
            canvas.arrow(face, from, to, HOP_WIDTH, color);
        }
    }
}

fn draw(
    state: BoardState,
    view: Res<NetView>,
    overlay: Option<Single<&mut ImageNode, With<Overlay>>>,
    mut images: ResMut<Assets<Image>>,
) {
    let (Some(fitted), Some(mut overlay)) = (view.0, overlay) else {
        return;
    };
    if !state.has_changed() && !view.is_changed() {
        return;
    }
    let mut canvas = NetCanvas::new(&fitted.layout, fitted.cell);
    lines(&mut canvas, &state);
    notes(&mut canvas, &state);
    state
        .marks()
        .into_iter()
        .for_each(|(kind, square)| mark(&mut canvas, kind, square));
    state
        .editor_marks()
        .into_iter()
        .for_each(|(kind, square)| editor_mark(&mut canvas, kind, square));
    advice(&mut canvas, &state);
    capture(&mut canvas, &state);
    let (width, height) = canvas.size();
    overlay.image = images.add(image(width, height, canvas.pixels()));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(FrameSystems::Render)
            .after(MoveAnimationSystems),
    );
}
