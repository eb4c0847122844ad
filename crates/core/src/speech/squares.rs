//! Squares in words: the number, the piece, the boards.

use super::Teller;
use crate::board::{Face, FaceSet, Square};
use crate::rules::{FigureSet, Piece, PieceKind, Side};

impl Teller<'_> {
    /// A piece: “white man”.
    pub(super) fn piece(&self, piece: Piece) -> String {
        let messages = &self.localizer.messages;
        if self.game.variant().figures() == FigureSet::WolfAndSheep {
            return match piece.side {
                Side::White => messages.spoken_sheep(),
                Side::Black => messages.spoken_wolf(),
            };
        }
        match (piece.side, piece.kind) {
            (Side::White, PieceKind::Man) => messages.spoken_white_man(),
            (Side::White, PieceKind::King) => messages.spoken_white_king(),
            (Side::Black, PieceKind::Man) => messages.spoken_black_man(),
            (Side::Black, PieceKind::King) => messages.spoken_black_king(),
        }
    }

    /// The piece on a square, or that it is empty: “white man”, “empty”.
    pub(super) fn content(&self, square: Square) -> String {
        self.piece_or_empty(self.game.current_setup().piece_at(square))
    }

    fn piece_or_empty(&self, piece: Option<Piece>) -> String {
        piece.map_or_else(
            || self.localizer.messages.spoken_empty(),
            |piece| self.piece(piece),
        )
    }

    /// A square and what stands on it: “28, white man”.
    pub(super) fn square_and_piece(&self, square: Square) -> String {
        let content = self.content(square);
        self.localizer
            .messages
            .spoken_square(square.number(), content)
    }

    /// A square, what stands on it, and the boards that hold it: “28, white man, top, south-west side and south-east
    /// side”.
    pub fn square(&self, square: Square) -> String {
        self.square_with(square, self.game.current_setup().piece_at(square))
    }

    /// A square like [`Teller::square`], with this piece on it.
    pub fn square_with(&self, square: Square, piece: Option<Piece>) -> String {
        let content = self.piece_or_empty(piece);
        let messages = &self.localizer.messages;
        let text = messages.spoken_square(square.number(), content);
        match self.faces(self.game.position().board().faces_of(square.cube())) {
            Some(faces) => format!("{text}, {faces}"),
            None => text,
        }
    }

    /// Boards: “top and north-west side”; `None` on the flat board, which has only one, and for no board.
    pub(super) fn faces(&self, faces: FaceSet) -> Option<String> {
        if !self.game.variant().has_sides() {
            return None;
        }
        let names: Vec<_> = Face::ALL
            .into_iter()
            .filter(|&face| faces.contains(face))
            .map(|face| self.localizer.face(face))
            .collect();
        self.list(&names)
    }

    /// A list: “one, two and three”; `None` if it is empty.
    pub(super) fn list(&self, items: &[String]) -> Option<String> {
        let (last, before) = items.split_last()?;
        Some(match before {
            [] => last.clone(),
            _ => self.localizer.messages.spoken_and(before.join(", "), last),
        })
    }
}
