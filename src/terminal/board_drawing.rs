//! Draws the boards with characters.

use super::canvas::{CellStyle, TextCanvas};
use super::caps::TerminalCaps;
use crate::board::{Board, Color, Cube, Face, Square};
use crate::i18n::Localizer;
use crate::rules::{FigureSet, Piece, PieceKind, Setup, Side, Variant};

/// Width of a cube, in columns.
const CUBE_WIDTH: usize = 3;
const ROW_WIDTH: usize = CUBE_WIDTH * Cube::EDGE as usize;
/// Width of the top board with its frame.
pub(super) const TOP_WIDTH: usize = ROW_WIDTH + 2;
/// Height of the top board with its frame.
pub(super) const TOP_HEIGHT: usize = Cube::EDGE as usize + 2;
pub(super) const SIDE_WIDTH: usize = ROW_WIDTH;
/// Height of a side with its title.
pub(super) const SIDE_HEIGHT: usize = Cube::EDGE as usize + 1;

pub(super) struct DrawnPieces {
    pub(super) setup: Setup,
    /// From and to squares of the last move.
    pub(super) last_move: Option<(Square, Square)>,
}

/// The character set of the boards.
pub(super) struct Glyphs {
    caps: TerminalCaps,
    /// White's and Black's men in wolf and sheep.
    animals: Option<[char; 2]>,
}

impl Glyphs {
    pub(super) const fn new(caps: TerminalCaps) -> Glyphs {
        Glyphs { caps, animals: None }
    }

    /// The glyphs of a game; wolf and sheep uses their initials.
    pub(super) fn of_game(caps: TerminalCaps, variant: Variant, localizer: &Localizer) -> Glyphs {
        let messages = &localizer.messages;
        let initial = |name: String| name.chars().next().unwrap_or('?');
        let has_animals = variant.figures() == FigureSet::WolfAndSheep;
        Glyphs {
            animals: has_animals
                .then(|| [messages.glyph_sheep(), messages.glyph_wolf()].map(initial)),
            ..Glyphs::new(caps)
        }
    }

    /// The glyph of a piece. With colors, all pieces are filled and differ in lightness; without, White's are outlined.
    pub(super) const fn piece(&self, piece: Piece) -> char {
        if let Some([sheep, wolf]) = self.animals {
            return match piece.side {
                Side::White => sheep,
                Side::Black => wolf,
            };
        }
        match (self.caps.unicode, self.caps.colors, piece.side, piece.kind) {
            (true, true, _, PieceKind::Man) => '●',
            (true, true, _, PieceKind::King) => '♚',
            (true, false, Side::White, PieceKind::Man) => '○',
            (true, false, Side::White, PieceKind::King) => '♔',
            (true, false, Side::Black, PieceKind::Man) => '●',
            (true, false, Side::Black, PieceKind::King) => '♚',
            (false, _, Side::White, PieceKind::Man) => 'o',
            (false, _, Side::White, PieceKind::King) => 'O',
            (false, _, Side::Black, PieceKind::Man) => 'x',
            (false, _, Side::Black, PieceKind::King) => 'X',
        }
    }

    pub(super) const fn style(&self, side: Side) -> CellStyle {
        match side {
            Side::White => CellStyle::new(231, 94).bold(),
            Side::Black => CellStyle::new(16, 94).bold(),
        }
    }

    const fn light(&self, face: Face) -> &'static str {
        match (face, self.caps.colors, self.caps.unicode) {
            (Face::Top, _, _) | (_, true, _) => "   ",
            (_, false, true) => " ░░",
            (_, false, false) => " ::",
        }
    }

    /// The frame: top left, top right, bottom left, bottom right, horizontal, vertical.
    const fn frame(&self) -> [&'static str; 6] {
        if self.caps.unicode {
            ["┌", "┐", "└", "┘", "─", "│"]
        } else {
            ["+", "+", "+", "+", "-", "|"]
        }
    }
}

/// Returns the three characters of a cube: its piece or its number. The last move is marked: `·28` from, `[●]` to.
fn cube(pieces: &DrawnPieces, glyphs: &Glyphs, face: Face, cube: Cube) -> (String, CellStyle) {
    let Some(square) = cube.square() else {
        debug_assert_eq!(cube.color(), Color::Light);
        return (glyphs.light(face).to_owned(), CellStyle::new(94, 180));
    };
    let last = pieces.last_move;
    let (began, ended) =
        (last.is_some_and(|(from, _)| from == square), last.is_some_and(|(_, to)| to == square));
    let mark = |style: CellStyle| match (began || ended, style.foreground) {
        (true, Some(foreground)) => {
            CellStyle { background: Some(64), ..CellStyle::new(foreground, 64) }
        }
        _ => style,
    };
    match pieces.setup.piece_at(square) {
        Some(piece) => {
            let (left, right) = if ended { ('[', ']') } else { (' ', ' ') };
            let text = format!("{left}{}{right}", glyphs.piece(piece));
            (text, mark(glyphs.style(piece.side)))
        }
        None => {
            let left = match (began, glyphs.caps.unicode) {
                (false, _) => ' ',
                (true, true) => '·',
                (true, false) => '.',
            };
            (format!("{left}{square:>2}"), mark(CellStyle::new(179, 94)))
        }
    }
}

/// Draws the framed top board, with White's back row at the bottom.
pub(super) fn top(
    canvas: &mut TextCanvas,
    pieces: &DrawnPieces,
    glyphs: &Glyphs,
    row: usize,
    column: usize,
) {
    let [top_left, top_right, bottom_left, bottom_right, level, upright] = glyphs.frame();
    let edge = level.repeat(ROW_WIDTH);
    canvas.put(row, column, &format!("{top_left}{edge}{top_right}"), CellStyle::PLAIN);
    for line in 1..TOP_HEIGHT - 1 {
        canvas.put(row + line, column, upright, CellStyle::PLAIN);
        canvas.put(row + line, column + TOP_WIDTH - 1, upright, CellStyle::PLAIN);
    }
    let bottom = format!("{bottom_left}{edge}{bottom_right}");
    canvas.put(row + TOP_HEIGHT - 1, column, &bottom, CellStyle::PLAIN);
    for at in Cube::all() {
        let line = usize::from(Cube::EDGE - at.row());
        let place = 1 + CUBE_WIDTH * usize::from(at.column());
        let (text, style) = cube(pieces, glyphs, Face::Top, at);
        canvas.put(row + line, column + place, &text, style);
    }
}

/// Draws a side as seen from its corner, with the title above and the corner cube at the bottom, then rows of two,
/// three, up to ten cubes on the crest. The side's own diagonals lean left and right; those of the top board are
/// horizontal and vertical (`rules.md` §2).
pub(super) fn side(
    canvas: &mut TextCanvas,
    pieces: &DrawnPieces,
    glyphs: &Glyphs,
    face: Face,
    localizer: &Localizer,
    row: usize,
    column: usize,
) {
    let Some((corner_row, corner_column)) = face.corner() else {
        return;
    };
    let messages = &localizer.messages;
    let title = match face {
        Face::Top => messages.face_top(),
        Face::SouthWest => messages.text_face_south_west(),
        Face::SouthEast => messages.text_face_south_east(),
        Face::NorthEast => messages.text_face_north_east(),
        Face::NorthWest => messages.text_face_north_west(),
    };
    canvas.put_centered(row, column, SIDE_WIDTH, &glyphs.caps.displayable(&title), CellStyle::BOLD);
    let held = Cube::all().filter(|&cube| Board::pyramid().faces_of(cube).contains(face));
    for at in held {
        // Twice the distance from the center of the pyramid, to stay in integers.
        let last = Cube::EDGE as i8 - 1;
        let (rows, columns) = (2 * at.row() as i8 - last, 2 * at.column() as i8 - last);
        let toward_viewer = (rows * corner_row + columns * corner_column) / 2;
        let to_the_right = (rows * corner_column - columns * corner_row) / 2;
        let line = row + 1 + toward_viewer as usize;
        let half_cubes = (last + to_the_right) as usize;
        let (text, style) = cube(pieces, glyphs, face, at);
        canvas.put(line, column + half_cubes * CUBE_WIDTH / 2, &text, style);
    }
}
