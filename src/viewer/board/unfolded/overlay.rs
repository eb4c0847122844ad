//! Marks, lines, arrows and labels over the unfolded boards: one image, redrawn when any of them changes.

use bevy::prelude::*;

use super::boards::covering;
use super::view::{FittedBoards, UnfoldedView};
use crate::board::{Face, Square, SquareSet};
use crate::pictures::{Ink, UnfoldedCanvas};
use crate::rules::{Hop, Side};
use crate::themes::ColorRole;
use crate::viewer::board::layers::{BETTER_MOVES, DrawBoard, Marks, ShownBoard};
use crate::viewer::board::marking::advice::{AdviceKind, AdviceMove};
use crate::viewer::board::marking::annotations::ShownAnnotations;
use crate::viewer::board::marking::capture_preview::CapturePreview;
use crate::viewer::board::marking::marks::SquareMark;
use crate::viewer::board::marking::segments::{LineSegment, ends};
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::rgba_image;

/// Widths of the advice arrows, best move first.
const ADVICE_WIDTHS: [f32; 3] = [0.15, 0.1, 0.07];
/// Width of reply and threat arrows.
const OTHER_WIDTH: f32 = 0.09;
/// Widths and opacities of the better line's arrows.
const BETTER: [(f32, f32); BETTER_MOVES] = [(0.15, 0.95), (0.09, 0.7), (0.06, 0.5)];
/// Width of a line, and radii of its end dots and of step dots.
const LINE_WIDTH: f32 = 0.06;
const LINE_END: f32 = 0.11;
const STEP: f32 = 0.15;
/// Width of capture arrows and of those drawn by players.
const HOP_WIDTH: f32 = 0.12;
/// Width of the last capture's line with its dark edge, and its cross size relative to a preview's.
const PAST_WIDTH: f32 = 0.08;
const PAST_EDGE: f32 = 0.14;
const PAST_CROSS: f32 = 0.75;

/// Radii of the ring around the hovered square on boards without numbers.
const POINTED: (f32, f32) = (0.42, 0.54);

#[derive(Component)]
struct MarksPicture;

pub(super) fn spawn(commands: &mut Commands, parent: Entity) {
    commands.spawn((
        Name::new("Marks on the five boards"),
        MarksPicture,
        covering(),
        ImageNode::default(),
        Pickable::IGNORE,
        ChildOf(parent),
    ));
}

fn ink(color: Color) -> Ink {
    Ink { color: palette::channels(color), alpha: color.alpha() }
}

/// Draws a mark on every board that includes its square.
fn mark(canvas: &mut UnfoldedCanvas, mark: SquareMark, square: Square, theme: &CurrentTheme) {
    let (cube, ink) = (square.cube(), ink(theme.paint(mark.role())));
    match mark {
        SquareMark::Over => canvas.frame(cube, 0.44, 0.07, 1.0, ink),
        SquareMark::Chosen => canvas.ring(cube, 0.37, 0.47, ink),
        SquareMark::End => {
            canvas.disc(cube, 0.15, ink);
            canvas.ring(cube, 0.23, 0.29, ink);
        }
        SquareMark::Landing => canvas.ring(cube, 0.13, 0.2, ink),
        SquareMark::Goal => {
            canvas.frame(cube, 0.44, 0.09, 1.0, ink);
            canvas.ring(cube, 0.27, 0.34, ink);
        }
        SquareMark::MustCapture => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
        SquareMark::CameFrom => canvas.frame(cube, 0.44, 0.08, 0.35, ink),
        SquareMark::WentTo => canvas.frame(cube, 0.44, 0.08, 1.0, ink),
        SquareMark::WalkerEdge => canvas.frame(cube, 0.42, 0.24, 1.0, ink),
        SquareMark::Walker => canvas.frame(cube, 0.42, 0.14, 1.0, ink),
        SquareMark::Asked => {
            canvas.disc(cube, 0.2, ink);
            canvas.ring(cube, 0.33, 0.44, ink);
        }
        SquareMark::Right | SquareMark::Wrong => canvas.disc(cube, 0.4, ink),
        SquareMark::RightSign => canvas.check(cube, 0.7, ink),
        SquareMark::WrongSign => canvas.cross(cube, 0.7, ink),
        SquareMark::Cursor => canvas.frame(cube, 0.43, 0.11, 1.0, ink),
        SquareMark::Problem => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
    }
}

/// The boards that show a hop: the top board, and the sides with its line.
fn shown_on(hop: &Hop) -> impl Iterator<Item = Face> {
    let faces = hop.faces;
    Face::ALL.into_iter().filter(move |&face| face == Face::Top || faces.contains(face))
}

/// The color of a hop on a board; on the top board, that of the board it is made on.
fn hop_role(capture: &CapturePreview, hop: &Hop, face: Face) -> ColorRole {
    match face {
        Face::Top => capture.hop_roles(hop)[0],
        side => capture.role_on(side),
    }
}

fn arrows(canvas: &mut UnfoldedCanvas, hops: &[Hop], width: f32, color: Ink) {
    for hop in hops {
        for face in shown_on(hop) {
            let (from, to) = (hop.from.cube(), hop.to.cube());
            canvas.arrow(face, from, to, width, color);
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct OverlayContent {
    view: FittedBoards,
    theme: CurrentTheme,
    /// Segments with colors and opacities, drawn with end dots.
    lines: Vec<(LineSegment, ColorRole, f32)>,
    ends: Vec<(Square, Face)>,
    /// The squares to which the hovered man steps.
    steps: Vec<Square>,
    /// The occupied squares, which lines leave clear.
    occupied: SquareSet,
    noted: ShownAnnotations,
    marks: Marks,
    better_line: Vec<Vec<Hop>>,
    advice: Vec<AdviceMove>,
    capture: Option<CapturePreview>,
    past_capture: Option<CapturePreview>,
    /// The square to ring on boards without numbers.
    pointed: Option<Square>,
}

impl OverlayContent {
    fn new(view: FittedBoards, theme: CurrentTheme, board: &ShownBoard) -> OverlayContent {
        let of_side = board.side_lines.iter().copied();
        let reach = &board.reach;
        let of_piece_lines = reach.lines.iter().copied();
        let lines: Vec<_> = of_side
            .map(|segment| (segment, ColorRole::Board(segment.0), 0.5))
            .chain(of_piece_lines.map(|segment| (segment, ColorRole::Hover, 0.9)))
            .collect();
        let setup = &board.setup;
        let occupied = if lines.is_empty() {
            SquareSet::EMPTY
        } else {
            setup.pieces(Side::White) | setup.pieces(Side::Black)
        };
        OverlayContent {
            view,
            theme,
            lines,
            ends: ends(&reach.lines, occupied),
            steps: reach.steps.clone(),
            occupied,
            noted: board.noted.clone(),
            marks: board.marks_on_boards.clone(),
            better_line: board.better_line.clone(),
            advice: board.advice.clone(),
            capture: board.capture.clone(),
            past_capture: board.past_capture.clone(),
            pointed: board.hovered.filter(|_| board.numbers && !view.numbers().on_sides),
        }
    }

    /// A role's ink at this fraction of its opacity.
    fn ink(&self, role: ColorRole, opacity: f32) -> Ink {
        let color = self.theme.paint(role);
        ink(color.with_alpha(color.alpha() * opacity))
    }

    fn draw(&self) -> Image {
        let mut canvas = UnfoldedCanvas::new(&self.view.layout, self.view.cell);
        for &((face, from, to), role, alpha) in &self.lines {
            canvas.line(face, from.cube(), to.cube(), LINE_WIDTH, self.ink(role, alpha));
        }
        for square in self.occupied {
            canvas.clear_piece(square.cube());
        }
        for &(square, face) in &self.ends {
            canvas.disc(square.cube(), LINE_END, self.ink(ColorRole::Board(face), 1.0));
        }
        for step in &self.steps {
            canvas.disc(step.cube(), STEP, self.ink(ColorRole::Hover, 0.9));
        }
        self.draw_notes(&mut canvas);
        for &(kind, square) in &self.marks {
            mark(&mut canvas, kind, square, &self.theme);
        }
        self.draw_past_capture(&mut canvas);
        self.draw_advice(&mut canvas);
        self.draw_capture(&mut canvas);
        self.draw_pointed(&mut canvas);
        let (width, height) = canvas.size();
        rgba_image(width, height, canvas.pixels())
    }

    /// Draws the computer's advice and the better line.
    fn draw_advice(&self, canvas: &mut UnfoldedCanvas) {
        for (hops, (width, alpha)) in self.better_line.iter().zip(BETTER) {
            arrows(canvas, hops, width, self.ink(ColorRole::Destination, alpha));
        }
        for advised in &self.advice {
            let (width, color) = match advised.kind {
                AdviceKind::Advised(0) => (ADVICE_WIDTHS[0], self.ink(ColorRole::Advice, 1.0)),
                AdviceKind::Advised(rank) => {
                    (ADVICE_WIDTHS[rank.min(2)], self.ink(ColorRole::Advice, 0.65))
                }
                AdviceKind::Answer => (OTHER_WIDTH, self.ink(ColorRole::LastMove, 0.75)),
                AdviceKind::Threat => (OTHER_WIDTH, self.ink(ColorRole::Capture, 0.85)),
            };
            arrows(canvas, &advised.hops, width, color);
        }
    }

    /// Draws the last capture if it took several pieces.
    fn draw_past_capture(&self, canvas: &mut UnfoldedCanvas) {
        let Some(capture) = &self.past_capture else {
            return;
        };
        let edge = ink(Color::BLACK.with_alpha(0.6));
        for hop in capture.routes.iter().flat_map(|route| &route.hops) {
            let (from, to) = (hop.from.cube(), hop.to.cube());
            for face in shown_on(hop) {
                let role = hop_role(capture, hop, face);
                canvas.line(face, from, to, PAST_EDGE, edge);
                canvas.line(face, from, to, PAST_WIDTH, self.ink(role, 1.0));
            }
        }
        for square in capture.taken {
            let color = self.ink(ColorRole::Capture, 1.0);
            canvas.cross(square.cube(), PAST_CROSS, color);
        }
    }

    fn draw_capture(&self, canvas: &mut UnfoldedCanvas) {
        let Some(preview) = &self.capture else {
            return;
        };
        for hop in preview.routes.iter().flat_map(|route| &route.hops) {
            let (from, to) = (hop.from.cube(), hop.to.cube());
            for face in shown_on(hop) {
                let role = hop_role(preview, hop, face);
                canvas.arrow(face, from, to, HOP_WIDTH, self.ink(role, 1.0));
            }
        }
        let capture = self.ink(ColorRole::Capture, 1.0);
        for square in preview.taken {
            canvas.cross(square.cube(), 1.0, capture);
        }
        for (square, numbers) in &preview.numbers {
            let plate = self.theme.paint(preview.number_role(*square));
            let letters = palette::channels(palette::letters_on(plate));
            canvas.label(square.cube(), numbers, self.view.numbers(), ink(plate), letters);
        }
    }

    /// Rings the hovered square on every board that includes it.
    fn draw_pointed(&self, canvas: &mut UnfoldedCanvas) {
        let Some(square) = self.pointed else { return };
        let (inner, outer) = POINTED;
        canvas.ring(square.cube(), inner, outer, self.ink(ColorRole::Walker, 1.0));
    }

    fn draw_notes(&self, canvas: &mut UnfoldedCanvas) {
        for mark in &self.noted.marks {
            let color = self.ink(ColorRole::Noted(mark.color), 1.0);
            canvas.ring(mark.square.cube(), 0.36, 0.46, color);
        }
        for arrow in &self.noted.arrows {
            let color = self.ink(ColorRole::Noted(arrow.color), 1.0);
            for face in Face::ALL {
                let (from, to) = (arrow.from.cube(), arrow.to.cube());
                canvas.arrow(face, from, to, HOP_WIDTH, color);
            }
        }
    }
}

fn draw(
    board: Res<ShownBoard>,
    view: Res<UnfoldedView>,
    theme: Res<CurrentTheme>,
    overlay: Option<Single<&mut ImageNode, With<MarksPicture>>>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Option<OverlayContent>>,
) {
    let (Some(fitted), Some(mut overlay)) = (view.0, overlay) else {
        *drawn = None;
        return;
    };
    if !board.is_changed() && !view.is_changed() && !theme.is_changed() {
        return;
    }
    let content = OverlayContent::new(fitted, *theme, &board);
    if drawn.as_ref() != Some(&content) {
        overlay.image = images.add(content.draw());
        *drawn = Some(content);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(DrawBoard));
}
