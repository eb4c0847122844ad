//! Squares and turns in words: the number, the piece, the boards; what was played, and what follows.

use super::Narrator;
use crate::board::{Face, FaceSet, Square};
use crate::game_tree::Turn;
use crate::rules::{FigureSet, Outcome, Piece, PieceKind, Ply, Position, Route, Side};

impl Narrator<'_> {
    /// A piece: “white man”.
    fn piece(&self, piece: Piece) -> String {
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
    fn content(&self, square: Square) -> String {
        self.piece_or_empty(self.game.current_setup().piece_at(square))
    }

    fn piece_or_empty(&self, piece: Option<Piece>) -> String {
        piece.map_or_else(|| self.localizer.messages.spoken_empty(), |piece| self.piece(piece))
    }

    /// A square and what stands on it: “28, white man”.
    pub(super) fn square_and_piece(&self, square: Square) -> String {
        let content = self.content(square);
        self.localizer.messages.spoken_square(square.number(), content)
    }

    /// A square, what stands on it, and the boards that hold it: “28, white man, top, south-west side and south-east
    /// side”.
    pub fn square(&self, square: Square) -> String {
        self.square_with(square, self.game.current_setup().piece_at(square))
    }

    /// A square like [`Narrator::square`], with this piece on it.
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

    /// The turn that led to the position shown: “Black 19 takes 28, one piece, north-west side”.
    pub fn last_turn(&self) -> Option<String> {
        let messages = &self.localizer.messages;
        let ply = self.game.current_ply().0;
        let before = self.game.position_at(Ply(ply.checked_sub(1)?))?;
        let side = before.side_to_move();
        let name = self.localizer.side_of(self.game.variant(), side);
        let (mv, route) = match self.game.last_turn()? {
            Turn::Move { mv, route } => (mv, route),
            Turn::Irregular { .. } => return Some(messages.spoken_by_hand(name)),
            Turn::SetUp(_) => return Some(messages.spoken_set_up()),
        };
        let (from, to) = (mv.from().number(), mv.to().number());
        let mut parts = if mv.is_capture() {
            vec![
                messages.spoken_takes(name, from, to),
                messages.spoken_pieces_taken(mv.captured().len()),
            ]
        } else {
            vec![messages.spoken_goes(name, from, to)]
        };
        parts.extend(self.faces(faces_of(route)));
        let kind =
            |square: Square, position: &Position| position.piece_at(square).map(|piece| piece.kind);
        let was_man = kind(mv.from(), before) == Some(PieceKind::Man);
        if was_man && kind(mv.to(), self.game.position()) == Some(PieceKind::King) {
            parts.push(messages.spoken_crowned());
        }
        Some(parts.join(", "))
    }

    /// The next thing to do: “Your turn, capture is compulsory”, or how the game ended. `own` is the side of the only
    /// person, if there is one.
    pub fn now(&self, own: Option<Side>) -> String {
        let messages = &self.localizer.messages;
        if let Some(outcome) = self.game.outcome() {
            return self.ending(&outcome, own);
        }
        if let Some(placement) = self.game.placement() {
            return match placement.side() {
                Side::White => messages.place_sheep(),
                Side::Black => messages.place_wolf(),
            };
        }
        let side = self.game.position().side_to_move();
        let turn = match own {
            Some(own) if own == side => messages.spoken_your_turn(),
            _ => self.localizer.turn_of(self.game.variant(), side),
        };
        let may_capture = self.game.may_capture();
        match self.game.capture_due() {
            0 if may_capture.is_empty() => turn,
            0 => format!("{turn}. {}", self.localizer.may_capture(may_capture)),
            _ => messages.spoken_must_capture(turn),
        }
    }

    /// “You won in 31 moves: Black resigns”; not “you” in a game that is only read.
    fn ending(&self, outcome: &Outcome, own: Option<Side>) -> String {
        let (variant, localizer) = (self.game.variant(), self.localizer);
        let person = own.filter(|_| !self.game.is_for_reading());
        let result = localizer.result_in_moves(variant, outcome, self.game.moves_shown(), person);
        let reason = localizer.reason_of(variant, outcome);
        localizer.messages.outcome(result, reason)
    }

    /// The last turn and the next action: “Black 19 takes 28, one piece. Your turn, capture is compulsory”.
    pub fn announcement(&self, own: Option<Side>) -> String {
        let now = self.now(own);
        match self.last_turn() {
            Some(turn) => format!("{turn}. {now}"),
            None => now,
        }
    }
}

/// The boards on which all hops are made or, without such a board, those of any hop.
fn faces_of(route: &Route) -> FaceSet {
    let on_all = |face: &Face| route.hops.iter().all(|hop| hop.faces.contains(*face));
    let on_any = |face: &Face| route.hops.iter().any(|hop| hop.faces.contains(*face));
    let common: FaceSet = Face::ALL.into_iter().filter(on_all).collect();
    if common.is_empty() { Face::ALL.into_iter().filter(on_any).collect() } else { common }
}
