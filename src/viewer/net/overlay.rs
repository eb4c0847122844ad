//! Marks, lines, arrows and labels over the five boards: one picture, drawn when one of them changes.

use bevy::prelude::*;

use super::boards::{channels, covering};
use super::view::{FittedNet, NetView, image};
use crate::board::{Face, Square, SquareSet};
use crate::pictures::{Ink, NetCanvas};
use crate::rules::{Hop, Side};
use crate::themes::ColorRole;
use crate::viewer::marking::advice::{AdviceKind, AdvisedMove};
use crate::viewer::marking::board_state::BoardState;
use crate::viewer::marking::capture_preview::CapturePreview;
use crate::viewer::marking::editor_marks::EditorMark;
use crate::viewer::marking::marks::SquareMark;
use crate::viewer::marking::noted::Noted;
use crate::viewer::marking::stretches::{Stretch, ends};
use crate::viewer::scene::move_animation::MoveAnimationSystems;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::theme::CurrentTheme;
use crate::viewer::ui::palette;

/// The widths of the arrows of advice, the best move's first.
const ADVICE_WIDTHS: [f32; 3] = [0.15, 0.1, 0.07];
/// The width of the arrows of replies and of threats.
const OTHER_WIDTH: f32 = 0.09;
/// The widths and the opacities of the better line's arrows.
const BETTER: [(f32, f32); 3] = [(0.15, 0.95), (0.09, 0.7), (0.06, 0.5)];
/// The width of a line, and the radius of the dot at the end of a piece's lines.
const LINE_WIDTH: f32 = 0.06;
const LINE_END: f32 = 0.11;
/// The width of the arrows of a capture, and of those that a player draws.
const HOP_WIDTH: f32 = 0.12;

/// The picture of the marks.
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
    Ink {
        color: channels(color),
        alpha: color.alpha(),
    }
}

/// The boards that a hop is drawn on: the top board, and the sides along whose lines it leads.
fn shown_on(hop: &Hop) -> impl Iterator<Item = Face> {
    let faces = hop.faces;
    Face::ALL
        .into_iter()
        .filter(move |&face| face == Face::Top || faces.contains(face))
}

fn arrows(canvas: &mut NetCanvas, hops: &[Hop], width: f32, color: Ink) {
    for hop in hops {
        for face in shown_on(hop) {
            let (from, to) = (hop.from.cube(), hop.to.cube());
            canvas.arrow(face, from, to, width, color);
        }
    }
}

fn mark(canvas: &mut NetCanvas, mark: SquareMark, square: Square, theme: &CurrentTheme) {
    let (cube, ink) = (square.cube(), ink(theme.paint(mark.role())));
    match mark {
        SquareMark::Over => canvas.frame(cube, 0.44, 0.07, 1.0, ink),
        SquareMark::Chosen => canvas.ring(cube, 0.37, 0.47, ink),
        SquareMark::End => {
            canvas.disc(cube, 0.15, ink);
            canvas.ring(cube, 0.23, 0.29, ink);
        }
        SquareMark::Landing => canvas.ring(cube, 0.13, 0.2, ink),
        SquareMark::MustCapture => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
        SquareMark::CameFrom => canvas.frame(cube, 0.44, 0.08, 0.35, ink),
        SquareMark::WentTo => canvas.frame(cube, 0.44, 0.08, 1.0, ink),
        SquareMark::WalkerEdge => canvas.frame(cube, 0.42, 0.24, 1.0, ink),
        SquareMark::Walker => canvas.frame(cube, 0.42, 0.14, 1.0, ink),
    }
}

fn editor_mark(canvas: &mut NetCanvas, mark: EditorMark, square: Square, theme: &CurrentTheme) {
    let (cube, ink) = (square.cube(), ink(theme.paint(mark.role())));
    match mark {
        EditorMark::Over => canvas.frame(cube, 0.44, 0.07, 1.0, ink),
        EditorMark::Cursor => canvas.frame(cube, 0.43, 0.11, 1.0, ink),
        EditorMark::Problem => {
            canvas.ring(cube, 0.37, 0.41, ink);
            canvas.ring(cube, 0.44, 0.48, ink);
        }
    }
}

/// Everything that is drawn over the boards.
#[derive(Clone, Debug, PartialEq)]
struct Content {
    view: FittedNet,
    theme: CurrentTheme,
    /// Lines with their colours and opacities, and the dots at their ends.
    lines: Vec<(Stretch, ColorRole, f32)>,
    ends: Vec<(Square, Face)>,
    /// The squares with pieces, which the lines do not cross.
    occupied: SquareSet,
    noted: Noted,
    marks: Vec<(SquareMark, Square)>,
    editor_marks: Vec<(EditorMark, Square)>,
    better_line: Vec<Vec<Hop>>,
    advice: Vec<AdvisedMove>,
    capture: Option<CapturePreview>,
}

impl Content {
    fn new(view: FittedNet, theme: CurrentTheme, state: &BoardState) -> Content {
        let of_side = state.side_lines().into_iter();
        let of_piece = state.piece_lines();
        let of_piece_lines = of_piece.iter().copied();
        let lines: Vec<_> = of_side
            .map(|stretch| (stretch, ColorRole::Board(stretch.0), 0.5))
            .chain(of_piece_lines.map(|stretch| (stretch, ColorRole::Hover, 0.9)))
            .collect();
        let setup = state.setup();
        let occupied = match lines.is_empty() {
            true => SquareSet::EMPTY,
            false => setup.pieces(Side::White) | setup.pieces(Side::Black),
        };
        Content {
            view,
            theme,
            lines,
            ends: ends(&of_piece, occupied),
            occupied,
            noted: state.noted(),
            marks: state.marks(),
            editor_marks: state.editor_marks(),
            better_line: state.better_line(),
            advice: state.advice(),
            capture: state.capture_preview(),
        }
    }

    /// The ink of a role, with this part of its opacity.
    fn ink(&self, role: ColorRole, opacity: f32) -> Ink {
        let color = self.theme.paint(role);
        ink(color.with_alpha(color.alpha() * opacity))
    }

    fn draw(&self) -> Image {
        let mut canvas = NetCanvas::new(&self.view.layout, self.view.cell);
        for &((face, from, to), role, alpha) in &self.lines {
            canvas.line(
                face,
                from.cube(),
                to.cube(),
                LINE_WIDTH,
                self.ink(role, alpha),
            );
        }
        for square in self.occupied {
            canvas.clear_piece(square.cube());
        }
        for &(square, face) in &self.ends {
            canvas.disc(
                square.cube(),
                LINE_END,
                self.ink(ColorRole::Board(face), 1.0),
            );
        }
        self.draw_notes(&mut canvas);
        for &(kind, square) in &self.marks {
            mark(&mut canvas, kind, square, &self.theme);
        }
        for &(kind, square) in &self.editor_marks {
            editor_mark(&mut canvas, kind, square, &self.theme);
        }
        self.draw_advice(&mut canvas);
        self.draw_capture(&mut canvas);
        let (width, height) = canvas.size();
        image(width, height, canvas.pixels())
    }

    /// Draws the moves of the computer's advice and of the better line.
    fn draw_advice(&self, canvas: &mut NetCanvas) {
        for (hops, (width, alpha)) in self.better_line.iter().zip(BETTER) {
            arrows(canvas, hops, width, self.ink(ColorRole::Destination, alpha));
        }
        for advised in &self.advice {
            let (width, color) = match advised.kind {
                AdviceKind::Advised(0) => (ADVICE_WIDTHS[0], self.ink(ColorRole::Advice, 1.0)),
                AdviceKind::Advised(rank) => (
                    ADVICE_WIDTHS[rank.min(2)],
                    self.ink(ColorRole::Advice, 0.65),
                ),
                AdviceKind::Answer => (OTHER_WIDTH, self.ink(ColorRole::LastMove, 0.75)),
                AdviceKind::Threat => (OTHER_WIDTH, self.ink(ColorRole::Capture, 0.85)),
            };
            arrows(canvas, &advised.hops, width, color);
        }
    }

    /// Draws the capture that is previewed.
    fn draw_capture(&self, canvas: &mut NetCanvas) {
        let Some(preview) = &self.capture else {
            return;
        };
        for hop in preview.routes.iter().flat_map(|route| &route.hops) {
            let (from, to) = (hop.from.cube(), hop.to.cube());
            for face in shown_on(hop) {
                let role = match face {
                    Face::Top => preview.hop_roles(hop)[0],
                    side => preview.role_on(side),
                };
                canvas.arrow(face, from, to, HOP_WIDTH, self.ink(role, 1.0));
            }
        }
        let capture = self.ink(ColorRole::Capture, 1.0);
        for square in preview.taken {
            canvas.cross(square.cube(), capture);
        }
        for (square, numbers) in &preview.numbers {
            let plate = self.theme.paint(preview.number_role(*square));
            let letters = channels(palette::letters_on(plate));
            canvas.label(square.cube(), numbers, ink(plate), letters);
        }
    }

    /// Draws what the players have noted.
    fn draw_notes(&self, canvas: &mut NetCanvas) {
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
    state: BoardState,
    view: Res<NetView>,
    theme: Res<CurrentTheme>,
    overlay: Option<Single<&mut ImageNode, With<MarksPicture>>>,
    mut images: ResMut<Assets<Image>>,
    mut drawn: Local<Option<Content>>,
) {
    let (Some(fitted), Some(mut overlay)) = (view.0, overlay) else {
        *drawn = None;
        return;
    };
    if !state.has_changed() && !view.is_changed() && !theme.is_changed() {
        return;
    }
    let content = Content::new(fitted, *theme, &state);
    if drawn.as_ref() != Some(&content) {
        overlay.image = images.add(content.draw());
        *drawn = Some(content);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(FrameSystems::Render)
            .after(MoveAnimationSystems),
    );
}
