//! Routes: the ways to carry out a move, hop by hop, for showing it and for choosing among captures.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::{Move, Position};
use crate::board::{Direction, FaceSet, Square, SquareSet};

/// One jump of a capture, or a whole quiet move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hop {
    /// The square the piece leaves.
    pub from: Square,
    /// The square it lands on.
    pub to: Square,
    /// The square of the piece jumped; `None` in a quiet move.
    pub over: Option<Square>,
    /// The boards on which this hop is made.
    pub faces: FaceSet,
}

/// One way to carry out a move, hop by hop.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Route {
    /// At least one hop; each starts where the previous one landed.
    pub hops: Vec<Hop>,
}

impl Route {
    /// The landing squares, including the last one.
    pub fn landings(&self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        self.hops.iter().map(|hop| hop.to)
    }

    /// The squares of the captured pieces, in order of capture.
    pub fn captured(&self) -> impl Iterator<Item = Square> {
        self.hops.iter().filter_map(|hop| hop.over)
    }
}

/// Maximum number of routes listed for a move; more could not be distinguished on the screen.
const MAX_ROUTES: usize = 256;

impl Position {
    /// Every distinct way to carry out a legal move of this position, at most 256. A capture has several if its pieces
    /// can be taken in another order or a king can land on other squares in between.
    ///
    /// Empty if the move is not legal in this position.
    pub fn routes(&self, mv: Move) -> Vec<Route> {
        self.routes_via(mv, &[])
    }

    /// As [`Position::routes`], but only routes that land on all of these squares, in this order.
    pub fn routes_via(&self, mv: Move, via: &[Square]) -> Vec<Route> {
        self.find_routes(mv, via, MAX_ROUTES)
    }

    fn find_routes(&self, mv: Move, via: &[Square], limit: usize) -> Vec<Route> {
        let mut list = RouteList {
            position: self,
            mv,
            limit,
            hops: Vec::new(),
            routes: Vec::new(),
            dead_ends: HashSet::new(),
        };
        if mv.is_capture() {
            list.explore(mv.from(), mv.captured(), via);
        } else if matches!(*via, [_, ..] if *via != [mv.to()]) {
            return Vec::new();
        } else if let Some((_, faces)) = self.board().direction_between(mv.from(), mv.to()) {
            let hop = Hop { from: mv.from(), to: mv.to(), over: None, faces };
            list.routes.push(Route { hops: vec![hop] });
        }
        list.routes
    }

    /// The first route of [`Position::routes`].
    pub fn route(&self, mv: Move) -> Option<Route> {
        self.find_routes(mv, &[], 1).into_iter().next()
    }

    /// The result of [`Position::route`] for each of these moves, found in one search. A piece may have a hundred
    /// thousand captures, whose routes share most of their hops.
    pub(crate) fn route_for_each(&self, moves: &[Move]) -> HashMap<Move, Route> {
        let (captures, plain): (Vec<Move>, Vec<Move>) =
            moves.iter().partition(|mv| mv.is_capture());
        let plain = plain.into_iter().filter_map(|mv| Some((mv, self.route(mv)?)));
        let mut search = RouteSearch {
            position: self,
            wanted: captures.iter().copied().collect(),
            routes: plain.collect(),
            hops: Vec::new(),
            seen: HashSet::new(),
        };
        let from: SquareSet = captures.iter().map(|mv| mv.from()).collect();
        for from in from {
            search.seen.clear();
            search.explore(from, from, SquareSet::EMPTY);
        }
        search.routes
    }

    /// The first jumps that the piece on this square could make as a man or as a king.
    pub(super) fn first_jumps(&self, from: Square, is_king: bool) -> Vec<Hop> {
        self.jumps_from(
            from,
            is_king,
            self.pieces(!self.side_to_move()),
            self.occupied().without(from),
        )
    }

    /// The next jumps of a piece on `from` over one of `victims`, while the pieces on `blocking` are on the board.
    pub(super) fn jumps_from(
        &self,
        from: Square,
        is_king: bool,
        victims: SquareSet,
        blocking: SquareSet,
    ) -> Vec<Hop> {
        let mut jumps = Vec::new();
        for direction in Direction::ALL {
            let line = self.board().line(from, direction);
            let squares = line.squares();
            let Some(place) = squares.iter().position(|&square| blocking.contains(square)) else {
                continue;
            };
            if !victims.contains(squares[place]) || (!is_king && place > 0) {
                continue;
            }
            let reach = if is_king { squares.len() } else { squares.len().min(place + 2) };
            let landings =
                (place + 1..reach).take_while(|&landing| !blocking.contains(squares[landing]));
            jumps.extend(landings.map(|landing| Hop {
                from,
                to: squares[landing],
                over: Some(squares[place]),
                faces: line.faces()[landing],
            }));
        }
        jumps
    }
}

struct RouteList<'a> {
    position: &'a Position,
    mv: Move,
    limit: usize,
    hops: Vec<Hop>,
    routes: Vec<Route>,
    /// States from which the search found no route: square, pieces left to take, and number of squares left to visit.
    dead_ends: HashSet<(Square, SquareSet, usize)>,
}

impl RouteList<'_> {
    fn explore(&mut self, at: Square, left: SquareSet, via: &[Square]) {
        if self.routes.len() == self.limit || via.len() > left.len() {
            return;
        }
        if left.is_empty() {
            if at == self.mv.to() {
                self.routes.push(Route { hops: self.hops.clone() });
            }
            return;
        }
        let state = (at, left, via.len());
        if self.dead_ends.contains(&state) {
            return;
        }
        let found_before = self.routes.len();
        let is_king = self.position.kings().contains(self.mv.from());
        let blocking = self.position.occupied().without(self.mv.from());
        for hop in self.position.jumps_from(at, is_king, left, blocking) {
            let Some(victim) = hop.over else { continue };
            let via = match via {
                [next, rest @ ..] if *next == hop.to => rest,
                _ => via,
            };
            self.hops.push(hop);
            self.explore(hop.to, left.without(victim), via);
            self.hops.pop();
        }
        if self.routes.len() == found_before {
            self.dead_ends.insert(state);
        }
    }
}

/// A search for one route for each of many captures. What follows depends only on the square and the pieces taken so
/// far, so each such state is entered once, by the first route that reaches it.
struct RouteSearch<'a> {
    position: &'a Position,
    wanted: HashSet<Move>,
    routes: HashMap<Move, Route>,
    hops: Vec<Hop>,
    seen: HashSet<(Square, SquareSet)>,
}

impl RouteSearch<'_> {
    fn explore(&mut self, from: Square, at: Square, taken: SquareSet) {
        if !self.seen.insert((at, taken)) {
            return;
        }
        let here = Move::capture(from, at, taken);
        if self.wanted.contains(&here) {
            let hops = self.hops.clone();
            self.routes.insert(here, Route { hops });
        }
        let position = self.position;
        let is_king = position.kings().contains(from);
        let left = position.pieces(!position.side_to_move()) & !taken;
        let blocking = position.occupied().without(from);
        for hop in position.jumps_from(at, is_king, left, blocking) {
            let Some(victim) = hop.over else { continue };
            self.hops.push(hop);
            self.explore(from, hop.to, taken.with(victim));
            self.hops.pop();
        }
    }
}
