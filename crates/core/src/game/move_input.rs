//! Entering a move by clicks on squares.

use crate::board::{Square, SquareSet};
use crate::notation::MoveRequest;
use crate::rules::{IllegalMove, Move, Position, Route};

/// A move being entered by clicks: the selected piece and the candidates, its moves with their routes.
///
/// Candidates differ by the squares they land on. A click on a square keeps the candidates that land there, a second
/// click on it those that land there twice; if some candidate ends on the square, the click means that end. Squares
/// may be clicked from either end of the route. The move is complete as soon as the remaining candidates are one move
/// that ends on the clicked square. If several candidates land on all the clicked squares, another click on the end
/// keeps those that land on them in the order of the clicks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveInput {
    position: Position,
    from: Square,
    clicked: Vec<Square>,
    candidates: Vec<(Move, Route)>,
}

/// A piece with more moves than this offers one route per move. No piece in a real game has that number, but where any
/// capture may be chosen, a king in a constructed position can have a hundred thousand.
const MAX_MOVES_WITH_ALL_ROUTES: usize = 256;

/// Number of a piece's moves that can be entered by clicks; the others can be typed.
const MAX_MOVES: usize = 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputResult {
    /// A piece is selected; any other is deselected.
    Selected(MoveInput),
    Narrowed(MoveInput),
    Complete(MoveRequest),
    Deselected,
    /// The click is rejected; the selection stays.
    Rejected(IllegalMove),
}

impl MoveInput {
    /// Selects the piece on this square, if it may move.
    pub fn select(position: &Position, from: Square) -> Result<MoveInput, IllegalMove> {
        if let Some(reason) = position.why_piece_cannot_move(from) {
            return Err(reason);
        }
        let moves = position.playable_moves();
        let own = || moves.iter().filter(|mv| mv.from() == from).copied();
        let candidates = match own().nth(MAX_MOVES_WITH_ALL_ROUTES) {
            Some(_) => {
                own().take(MAX_MOVES).filter_map(|mv| Some((mv, position.route(mv)?))).collect()
            }
            None => own()
                .flat_map(|mv| position.routes(mv).into_iter().map(move |route| (mv, route)))
                .collect(),
        };
        Ok(MoveInput { position: *position, from, clicked: Vec::new(), candidates })
    }

    /// The moves that remain of a piece, entered in another way than by clicks; `None` unless they are moves of one
    /// piece.
    pub fn from_candidates(
        position: &Position,
        candidates: Vec<(Move, Route)>,
    ) -> Option<MoveInput> {
        let from = candidates.first()?.0.from();
        let is_one_piece = candidates.iter().all(|(mv, _)| mv.from() == from);
        is_one_piece.then(|| MoveInput {
            position: *position,
            from,
            clicked: Vec::new(),
            candidates,
        })
    }

    /// A click while no piece is selected: selects a piece or, if the position has a single playable move, plays it by
    /// a click on its destination.
    pub fn first_click(position: &Position, square: Square) -> InputResult {
        if let Some(request) = MoveInput::only_move(position)
            && position.piece_at(square).is_none()
        {
            let leads_there = request.resolve(position).is_ok_and(|(mv, _)| mv.to() == square);
            if leads_there {
                return InputResult::Complete(request);
            }
        }
        match MoveInput::select(position, square) {
            Ok(input) => InputResult::Selected(input),
            Err(reason) => InputResult::Rejected(reason),
        }
    }

    /// The position's only playable move, if it has just one.
    pub fn only_move(position: &Position) -> Option<MoveRequest> {
        match position.playable_moves()[..] {
            [mv] => Some(MoveRequest::from_route(mv, &position.route(mv)?)),
            _ => None,
        }
    }

    /// The input of a move that is complete; `None` if the move is not legal.
    pub fn of_request(position: &Position, request: &MoveRequest) -> Option<MoveInput> {
        let (mv, route) = request.resolve(position).ok()?;
        Some(MoveInput {
            position: *position,
            from: mv.from(),
            clicked: Vec::new(),
            candidates: vec![(mv, route)],
        })
    }

    pub fn click(&self, square: Square) -> InputResult {
        let landing = |times: usize| -> Vec<_> {
            self.candidates
                .iter()
                .filter(|(_, route)| route.landings().filter(|&to| to == square).count() >= times)
                .cloned()
                .collect()
        };
        let clicked_before = self.clicked.iter().filter(|&&clicked| clicked == square).count();
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
        // Routes to the clicked square that capture the same pieces are one move: any of them will do.
        let is_one_move = mv.to() == square && candidates.iter().all(|(other, _)| other == mv);
        if candidates.len() == 1 || is_one_move {
            return InputResult::Complete(MoveRequest::from_route(*mv, route));
        }
        let mut clicked = self.clicked.clone();
        if is_new {
            clicked.push(square);
        }
        InputResult::Narrowed(MoveInput { clicked, candidates, ..self.clone() })
    }

    /// Returns `true` if the route lands on the clicked squares, except its end, in the order of the clicks.
    fn is_in_order(&self, route: &Route) -> bool {
        let mut landings = route.landings();
        let end = route.landings().next_back();
        let clicked = match self.clicked.as_slice() {
            [first, rest @ ..] if Some(*first) == end => rest,
            clicked => clicked,
        };
        clicked.iter().all(|clicked| landings.any(|to| to == *clicked))
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
                Ok(input) => InputResult::Selected(input),
                Err(reason) => InputResult::Rejected(reason),
            };
        }
        let reason = self.position.why_move_is_illegal(self.from, square);
        InputResult::Rejected(
            reason.unwrap_or(IllegalMove::OutOfReach { from: self.from, to: square }),
        )
    }

    pub fn from(&self) -> Square {
        self.from
    }

    /// The landing squares clicked so far.
    pub fn clicked(&self) -> &[Square] {
        &self.clicked
    }

    /// The remaining candidates: moves with their routes.
    pub fn candidates(&self) -> &[(Move, Route)] {
        &self.candidates
    }

    /// The squares on which a candidate ends.
    pub fn destinations(&self) -> SquareSet {
        self.candidates.iter().map(|(mv, _)| mv.to()).collect()
    }

    /// The squares on which a candidate lands before its end.
    pub fn waypoints(&self) -> SquareSet {
        self.candidates.iter().flat_map(|(_, route)| route.landings().rev().skip(1)).collect()
    }

    /// The candidates that land on this square.
    pub fn candidates_through(&self, square: Square) -> impl Iterator<Item = &(Move, Route)> {
        let lands = move |route: &Route| route.landings().any(|to| to == square);
        self.candidates.iter().filter(move |(_, route)| lands(route))
    }
}
