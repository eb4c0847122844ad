//! The boards drawn with characters.

use super::canvas::{Canvas, Ink};
use super::screen::Screen;
use crate::board::{Board, Colour, Cube, Face};
use crate::game::Game;
use crate::i18n::Localizer;
use crate::rules::{Piece, Rank, Side};

/// Characters a cube takes.
const CUBE: usize = 3;
/// Characters a row of ten cubes takes.
const EDGE: usize = CUBE * Cube::EDGE as usize;
/// Characters the top board takes with its frame.
pub(super) const TOP_WIDTH: usize = EDGE + 2;
/// Lines the top board takes with its frame.
pub(super) const TOP_HEIGHT: usize = Cube::EDGE as usize + 2;
/// Characters a side takes.
pub(super) const SIDE_WIDTH: usize = EDGE;
/// Lines a side takes with its title.
pub(super) const SIDE_HEIGHT: usize = Cube::EDGE as usize + 1;

/// The signs for what stands on the boards.
pub(super) struct Signs {
    screen: Screen,
}

impl Signs {
    pub(super) const fn on(screen: Screen) -> Signs {
        Signs { screen }
    }

    /// With colours both sides' pieces are filled and told apart by lightness; without, White's are outlines.
    pub(super) const fn piece(&self, piece: Piece) -> char {
        match (
            self.screen.unicode,
            self.screen.colours,
            piece.side,
            piece.rank,
        ) {
            (true, true, _, Rank::Man) => '●',
            (true, true, _, Rank::King) => '♚',
            (true, false, Side::White, Rank::Man) => '○',
            (true, false, Side::White, Rank::King) => '♔',
            (true, false, Side::Black, Rank::Man) => '●',
            (true, false, Side::Black, Rank::King) => '♚',
            (false, _, Side::White, Rank::Man) => 'o',
            (false, _, Side::White, Rank::King) => 'O',
            (false, _, Side::Black, Rank::Man) => 'x',
            (false, _, Side::Black, Rank::King) => 'X',
        }
    }

    pub(super) const fn ink(&self, side: Side) -> Ink {
        match side {
            Side::White => Ink::of(231, 94).bold(),
            Side::Black => Ink::of(16, 94).bold(),
        }
    }

    const fn light(&self, face: Face) -> &'static str {
        match (face, self.screen.colours, self.screen.unicode) {
            (Face::Top, _, _) | (_, true, _) => "   ",
            (_, false, true) => " ░░",
            (_, false, false) => " ::",
        }
    }

    /// Top left, top right, bottom left, bottom right, level, upright.
    const fn frame(&self) -> [&'static str; 6] {
        if self.screen.unicode {
            ["┌", "┐", "└", "┘", "─", "│"]
        } else {
            ["+", "+", "+", "+", "-", "|"]
        }
    }
}

/// Draws one cube's three characters: its piece or its number. The last move's squares are marked `·28` where it
/// began and `[●]` where it ended.
fn cube(game: &Game, signs: &Signs, face: Face, cube: Cube) -> (String, Ink) {
    let Some(square) = cube.square() else {
        debug_assert_eq!(cube.colour(), Colour::Light);
        return (signs.light(face).to_owned(), Ink::of(94, 180));
    };
    let last = game.last_move().and_then(|played| played.squares());
    let (began, ended) = (
        last.is_some_and(|(from, _)| from == square),
        last.is_some_and(|(_, to)| to == square),
    );
    let mark = |ink: Ink| match (began || ended, ink.fore) {
        (true, Some(fore)) => Ink {
            back: Some(64),
            ..Ink::of(fore, 64)
        },
        _ => ink,
    };
    match game.on_the_table().piece_at(square) {
        Some(piece) => {
            let (left, right) = if ended { ('[', ']') } else { (' ', ' ') };
            let text = format!("{left}{}{right}", signs.piece(piece));
            (text, mark(signs.ink(piece.side)))
        }
        None => {
            let left = match (began, signs.screen.unicode) {
                (false, _) => ' ',
                (true, true) => '·',
                (true, false) => '.',
            };
            (format!("{left}{square:>2}"), mark(Ink::of(179, 94)))
        }
    }
}

/// Draws the top board in its frame, White's back row at the bottom.
pub(super) fn top(canvas: &mut Canvas, game: &Game, signs: &Signs, row: usize, column: usize) {
    let [
        top_left,
        top_right,
        bottom_left,
        bottom_right,
        level,
        upright,
    ] = signs.frame();
    let edge = level.repeat(EDGE);
    canvas.put(
        row,
        column,
        &format!("{top_left}{edge}{top_right}"),
        Ink::PLAIN,
    );
    for line in 1..TOP_HEIGHT - 1 {
        canvas.put(row + line, column, upright, Ink::PLAIN);
        canvas.put(row + line, column + TOP_WIDTH - 1, upright, Ink::PLAIN);
    }
    let bottom = format!("{bottom_left}{edge}{bottom_right}");
    canvas.put(row + TOP_HEIGHT - 1, column, &bottom, Ink::PLAIN);
    for at in Cube::all() {
        let line = usize::from(Cube::EDGE - at.row());
        let place = 1 + CUBE * usize::from(at.column());
        let (text, ink) = cube(game, signs, Face::Top, at);
        canvas.put(row + line, column + place, &text, ink);
    }
}

/// Draws a side as it is seen from its corner, its title above: the corner cube at the bottom, above it rows of
/// two, three, up to ten cubes on the crest. Seen so, the side's own diagonals lean to the left and to the right
/// and the top board's are its levels and its uprights (`rules.md` §2).
pub(super) fn side(
    canvas: &mut Canvas,
    game: &Game,
    signs: &Signs,
    face: Face,
    words: &Localizer,
    row: usize,
    column: usize,
) {
    let Some((corner_row, corner_column)) = face.corner() else {
        return;
    };
    let title = words.text(match face {
        Face::Top => "face-top",
        Face::SouthWest => "text-face-south-west",
        Face::SouthEast => "text-face-south-east",
        Face::NorthEast => "text-face-north-east",
        Face::NorthWest => "text-face-north-west",
    });
    canvas.put_centred(
        row,
        column,
        SIDE_WIDTH,
        &signs.screen.readable(&title),
        Ink::BOLD,
    );
    let held = Cube::all().filter(|&cube| Board::pyramid().faces_of(cube).contains(face));
    for at in held {
        // Twice the way from the middle of the pyramid, so that whole numbers do.
        let last = Cube::EDGE as i8 - 1;
        let (rows, columns) = (2 * at.row() as i8 - last, 2 * at.column() as i8 - last);
        let towards_viewer = (rows * corner_row + columns * corner_column) / 2;
        let to_the_right = (rows * corner_column - columns * corner_row) / 2;
        let line = row + 1 + towards_viewer as usize;
        let half_cubes = (last + to_the_right) as usize;
        let (text, ink) = cube(game, signs, face, at);
        canvas.put(line, column + half_cubes * CUBE / 2, &text, ink);
    }
}
