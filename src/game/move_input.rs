use crate::board::{Square, SquareSet};
use crate::notation::MoveRequest;
use crate::rules::{IllegalMove, Move, Position, Route};

/// A move being entered by hand: the piece chosen, and the ways it may still go.
///
/// A way is told apart from the others by the squares it lands on. Naming one of them, from either end, leaves
/// only the ways that land there, and naming it again those that land there again; a square where some way ends
/// is taken for the end. As soon as the ways left come to one move that ends on the square named, it is complete.
/// Where several still land on all the squares named, naming the end once more leaves those that do so in the order
/// of the clicks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveInput {
    position: Position,
    from: Square,
    clicked: Vec<Square>,
    candidates: Vec<(Move, Route)>,
}

/// Where a piece has more moves than this, each is entered by one way alone. In games none has; where any capture may
/// be chosen, a king in a made-up position can have a hundred thousand.
const MAX_MOVES_WITH_ALL_ROUTES: usize = 256;

/// So many of a piece's moves can be entered by hand, any other by its text.
const MAX_MOVES: usize = 1024;

/// What a click on a square comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputResult {
    /// A piece is chosen, in place of any other.
    Selected(MoveInput),
    /// Some ways are left.
    Narrowed(MoveInput),
    /// The move is complete.
    Complete(MoveRequest),
    /// The piece is put back.
    Deselected,
    /// The click is refused; what was chosen stays.
    Rejected(IllegalMove),
}

impl MoveInput {
    /// Chooses the piece on this square, if it may move.
    pub fn select(position: &Position, from: Square) -> Result<MoveInput, IllegalMove> {
        if let Some(refusal) = position.why_piece_cannot_move(from) {
            return Err(refusal);
        }
        let moves = position.playable_moves();
        let own = || moves.iter().filter(|mv| mv.from() == from).copied();
        let candidates = match own().nth(MAX_MOVES_WITH_ALL_ROUTES) {
            Some(_) => own()
                .take(MAX_MOVES)
                .filter_map(|mv| Some((mv, position.route(mv)?)))
                .collect(),
            None => own()
                .flat_map(|mv| {
                    position
                        .routes(mv)
                        .into_iter()
                        .map(move |route| (mv, route))
                })
                .collect(),
        };
        Ok(MoveInput {
            position: *position,
            from,
            clicked: Vec::new(),
            candidates,
        })
    }

    /// A click when no piece is chosen: chooses one or, where the position has only one way to play, a click on
    /// the square it leads to plays it.
    pub fn first_click(position: &Position, square: Square) -> InputResult {
        if let Some(request) = MoveInput::only_move(position)
            && position.piece_at(square).is_none()
        {
            let leads_there = request
                .resolve(position)
                .is_ok_and(|(mv, _)| mv.to() == square);
            if leads_there {
                return InputResult::Complete(request);
            }
        }
        match MoveInput::select(position, square) {
            Ok(entry) => InputResult::Selected(entry),
            Err(refusal) => InputResult::Rejected(refusal),
        }
    }

    /// The position's one legal move, if it has only one.
    pub fn only_move(position: &Position) -> Option<MoveRequest> {
        match position.playable_moves()[..] {
            [mv] => Some(MoveRequest::from_route(mv, &position.route(mv)?)),
            _ => None,
        }
    }

    /// A click on a square when this piece is chosen.
    pub fn click(&self, square: Square) -> InputResult {
        let landing = |times: usize| -> Vec<_> {
            self.candidates
                .iter()
                .filter(|(_, route)| route.landings().filter(|&to| to == square).count() >= times)
                .cloned()
                .collect()
        };
        let clicked_before = self
            .clicked
            .iter()
            .filter(|&&clicked| clicked == square)
            .count();
        let mut candidates = landing(clicked_before + 1);
        let is_new = !candidates.is_empty();
        if !is_new {
            candidates = landing(1);
        }
        if candidates.is_empty() {
            return self.click_elsewhere(square);
        }
        if candidates.iter().any(|(mv, _)| mv.to() == square) {
            candidates.retain(|(mv, _)| mv.to() == square);
            if !is_new && candidates.iter().any(|(_, route)| self.is_in_order(route)) {
                candidates.retain(|(_, route)| self.is_in_order(route));
            }
        }
        let (mv, route) = &candidates[0];
        // Ways to the square clicked that take the same pieces are one move; the player had the choice.
        let is_one_move = mv.to() == square && candidates.iter().all(|(other, _)| other == mv);
        if candidates.len() == 1 || is_one_move {
            return InputResult::Complete(MoveRequest::from_route(*mv, route));
        }
        let mut clicked = self.clicked.clone();
        if is_new {
            clicked.push(square);
        }
        InputResult::Narrowed(MoveInput {
            clicked,
            candidates,
            ..self.clone()
        })
    }

    /// Whether the route lands on the squares named in the order they were named, its end apart.
    fn is_in_order(&self, route: &Route) -> bool {
        let mut landings = route.landings();
        let end = route.landings().next_back();
        let clicked = match self.clicked.as_slice() {
            [first, rest @ ..] if Some(*first) == end => rest,
            clicked => clicked,
        };
        clicked
            .iter()
            .all(|clicked| landings.any(|to| to == *clicked))
    }

    fn click_elsewhere(&self, square: Square) -> InputResult {
        if square == self.from {
            return InputResult::Deselected;
        }
        if self
            .position
            .piece_at(square)
            .is_some_and(|piece| piece.side == self.position.side_to_move())
        {
            return match MoveInput::select(&self.position, square) {
                Ok(entry) => InputResult::Selected(entry),
                Err(refusal) => InputResult::Rejected(refusal),
            };
        }
        let refusal = self.position.why_move_is_illegal(self.from, square);
        InputResult::Rejected(refusal.unwrap_or(IllegalMove::OutOfReach {
            from: self.from,
            to: square,
        }))
    }

    /// Where the chosen piece stands.
    pub fn from(&self) -> Square {
        self.from
    }

    /// The landing squares named so far.
    pub fn clicked(&self) -> &[Square] {
        &self.clicked
    }

    /// The ways still open, with the move each carries out.
    pub fn candidates(&self) -> &[(Move, Route)] {
        &self.candidates
    }

    /// The squares where a way still open ends.
    pub fn destinations(&self) -> SquareSet {
        self.candidates.iter().map(|(mv, _)| mv.to()).collect()
    }

    /// The squares a way still open lands on in between.
    pub fn waypoints(&self) -> SquareSet {
        self.candidates
            .iter()
            .flat_map(|(_, route)| route.landings().rev().skip(1))
            .collect()
    }

    /// The ways still open that land on this square.
    pub fn candidates_through(&self, square: Square) -> impl Iterator<Item = &(Move, Route)> {
        let lands = move |route: &Route| route.landings().any(|to| to == square);
        self.candidates
            .iter()
            .filter(move |(_, route)| lands(route))
    }
}
