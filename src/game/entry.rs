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
pub struct Entry {
    position: Position,
    from: Square,
    named: Vec<Square>,
    ways: Vec<(Move, Route)>,
}

/// Where a piece has more moves than this, each is entered by one way alone. In games none has; where any capture may
/// be chosen, a king in a made-up position can have a hundred thousand.
const MANY_MOVES: usize = 256;

/// So many of a piece's moves can be entered by hand, any other by its text.
const MOST_MOVES: usize = 1024;

/// What a click on a square comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A piece is chosen, in place of any other.
    Chosen(Entry),
    /// Some ways are left.
    Narrowed(Entry),
    /// The move is complete.
    Complete(MoveRequest),
    /// The piece is put back.
    Dropped,
    /// The click is refused; what was chosen stays.
    Refused(IllegalMove),
}

impl Entry {
    /// Chooses the piece on this square, if it may move.
    pub fn choose(position: &Position, from: Square) -> Result<Entry, IllegalMove> {
        if let Some(refusal) = position.why_piece_cannot_move(from) {
            return Err(refusal);
        }
        let moves = position.playable_moves();
        let own = || moves.iter().filter(|mv| mv.from() == from).copied();
        let ways = match own().nth(MANY_MOVES) {
            Some(_) => own()
                .take(MOST_MOVES)
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
        Ok(Entry {
            position: *position,
            from,
            named: Vec::new(),
            ways,
        })
    }

    /// A click when no piece is chosen: chooses one or, where the position has only one way to play, a click on
    /// the square it leads to plays it.
    pub fn begin(position: &Position, square: Square) -> Step {
        if let Some(request) = Entry::only_move(position)
            && position.piece_at(square).is_none()
        {
            let leads_there = request
                .resolve(position)
                .is_ok_and(|(mv, _)| mv.to() == square);
            if leads_there {
                return Step::Complete(request);
            }
        }
        match Entry::choose(position, square) {
            Ok(entry) => Step::Chosen(entry),
            Err(refusal) => Step::Refused(refusal),
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
    pub fn click(&self, square: Square) -> Step {
        let landing = |times: usize| -> Vec<_> {
            self.ways
                .iter()
                .filter(|(_, route)| route.landings().filter(|&to| to == square).count() >= times)
                .cloned()
                .collect()
        };
        let named_before = self.named.iter().filter(|&&named| named == square).count();
        let mut ways = landing(named_before + 1);
        let is_news = !ways.is_empty();
        if !is_news {
            ways = landing(1);
        }
        if ways.is_empty() {
            return self.click_elsewhere(square);
        }
        if ways.iter().any(|(mv, _)| mv.to() == square) {
            ways.retain(|(mv, _)| mv.to() == square);
            if !is_news && ways.iter().any(|(_, route)| self.is_in_order(route)) {
                ways.retain(|(_, route)| self.is_in_order(route));
            }
        }
        let (mv, route) = &ways[0];
        // Ways to the square clicked that take the same pieces are one move; the player had the choice.
        let is_one_move = mv.to() == square && ways.iter().all(|(other, _)| other == mv);
        if ways.len() == 1 || is_one_move {
            return Step::Complete(MoveRequest::from_route(*mv, route));
        }
        let mut named = self.named.clone();
        if is_news {
            named.push(square);
        }
        Step::Narrowed(Entry {
            named,
            ways,
            ..self.clone()
        })
    }

    /// Whether the route lands on the squares named in the order they were named, its end apart.
    fn is_in_order(&self, route: &Route) -> bool {
        let mut landings = route.landings();
        let end = route.landings().next_back();
        let named = match self.named.as_slice() {
            [first, rest @ ..] if Some(*first) == end => rest,
            named => named,
        };
        named.iter().all(|named| landings.any(|to| to == *named))
    }

    fn click_elsewhere(&self, square: Square) -> Step {
        if square == self.from {
            return Step::Dropped;
        }
        if self
            .position
            .piece_at(square)
            .is_some_and(|piece| piece.side == self.position.side_to_move())
        {
            return match Entry::choose(&self.position, square) {
                Ok(entry) => Step::Chosen(entry),
                Err(refusal) => Step::Refused(refusal),
            };
        }
        let refusal = self.position.why_move_is_illegal(self.from, square);
        Step::Refused(refusal.unwrap_or(IllegalMove::OutOfReach {
            from: self.from,
            to: square,
        }))
    }

    /// Where the chosen piece stands.
    pub fn from(&self) -> Square {
        self.from
    }

    /// The landing squares named so far.
    pub fn named(&self) -> &[Square] {
        &self.named
    }

    /// The ways still open, with the move each carries out.
    pub fn ways(&self) -> &[(Move, Route)] {
        &self.ways
    }

    /// The squares where a way still open ends.
    pub fn ends(&self) -> SquareSet {
        self.ways.iter().map(|(mv, _)| mv.to()).collect()
    }

    /// The squares a way still open lands on in between.
    pub fn passed(&self) -> SquareSet {
        self.ways
            .iter()
            .flat_map(|(_, route)| route.landings().rev().skip(1))
            .collect()
    }

    /// The ways still open that land on this square.
    pub fn ways_by(&self, square: Square) -> impl Iterator<Item = &(Move, Route)> {
        let lands = move |route: &Route| route.landings().any(|to| to == square);
        self.ways.iter().filter(move |(_, route)| lands(route))
    }
}
