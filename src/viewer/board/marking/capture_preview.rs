//! Preview of a capture: the routes that are still possible, the pieces they take, and the numbers of the hops.

use crate::board::{Face, FaceSet, Square, SquareSet};
use crate::game::{Game, MoveInput};
use crate::game_tree::NodeId;
use crate::rules::{Hop, Route};
use crate::themes::ColorRole;
use crate::viewer::board::selection::Selection;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CapturePreview {
    /// The routes, at least one.
    pub routes: Vec<Route>,
    /// The squares of the pieces that the routes take.
    pub taken: SquareSet,
    /// The landing squares with the numbers of the hops that end there; empty if there are several routes.
    pub numbers: Vec<(Square, String)>,
    /// `true` if hops have the colors of their boards: on the pyramid.
    pub has_sides: bool,
}

impl CapturePreview {
    /// The capture being entered or, where a capture is compulsory, that of the hovered piece.
    pub fn new(game: &Game, selection: &Selection) -> Option<CapturePreview> {
        let entry = previewed(game, selection)?;
        let routes = routes_to_show(&entry, selection.hovered());
        let taken = routes.iter().flat_map(|route| route.captured()).collect();
        let numbers = match &routes[..] {
            [route] => numbered(route),
            _ => Vec::new(),
        };
        Some(CapturePreview {
            taken,
            numbers,
            has_sides: game.variant().has_sides(),
            routes: routes.into_iter().cloned().collect(),
        })
    }

    /// The capture of a demonstration: its victims are marked until it is played.
    pub fn of_route(route: &Route, has_sides: bool, is_played: bool) -> CapturePreview {
        let taken = if is_played {
            SquareSet::EMPTY
        } else {
            route.captured().collect()
        };
        CapturePreview {
            taken,
            numbers: numbered(route),
            has_sides,
            routes: vec![route.clone()],
        }
    }

    /// The squares on which the routes begin.
    pub fn starts(&self) -> SquareSet {
        let hops = self.routes.iter().filter_map(|route| route.hops.first());
        hops.map(|hop| hop.from).collect()
    }

    /// The squares on which the routes end.
    pub fn goals(&self) -> SquareSet {
        let hops = self.routes.iter().filter_map(|route| route.hops.last());
        hops.map(|hop| hop.to).collect()
    }

    /// The color of the number on a landing square: that of the first hop that ends there.
    pub fn number_role(&self, landing: Square) -> ColorRole {
        let mut hops = self.routes.iter().flat_map(|route| &route.hops);
        let hop = hops.find(|hop| hop.to == landing);
        hop.map_or(ColorRole::Capture, |hop| self.hop_roles(hop)[0])
    }

    /// The colors of a hop: that of the board it is made on or, where it is made on two sides at once, those of both.
    pub fn hop_roles(&self, hop: &Hop) -> [ColorRole; 2] {
        let mut roles = hop.faces.iter().map(|face| self.role_on(face));
        let first = roles.next().unwrap_or(ColorRole::Capture);
        [first, roles.next().unwrap_or(first)]
    }

    /// The color of hops that are made on this board.
    pub fn role_on(&self, face: Face) -> ColorRole {
        if self.has_sides {
            ColorRole::Board(face)
        } else {
            ColorRole::Capture
        }
    }

    /// The boards of the hops of the only route, in their order, without those of a hop that are the same as the last
    /// one's. None if there are several routes, or only one board.
    pub fn boards(&self) -> Vec<FaceSet> {
        let mut boards: Vec<_> = match (&self.routes[..], self.has_sides) {
            ([route], true) => route.hops.iter().map(|hop| hop.faces).collect(),
            _ => Vec::new(),
        };
        boards.dedup();
        boards
    }

    /// The number of pieces that each route takes.
    pub fn captured_count(&self) -> usize {
        self.routes
            .first()
            .map_or(0, |route| route.captured().count())
    }
}

/// Returns the capture to preview: the one being entered or, where a capture is compulsory, that of the hovered piece.
fn previewed(game: &Game, selection: &Selection) -> Option<MoveInput> {
    let due = || {
        let square = selection
            .hovered()
            .filter(|&square| game.movable().contains(square))?;
        MoveInput::select(game.position(), square).ok()
    };
    let entry = selection.move_input().cloned().or_else(due)?;
    let is_capture = entry.candidates().iter().any(|(mv, _)| mv.is_capture());
    is_capture.then_some(entry)
}

/// Returns a route for each move that is still possible, only those over the hovered square if there are any.
fn routes_to_show(entry: &MoveInput, over: Option<Square>) -> Vec<&Route> {
    /// More routes than this are unreadable at once.
    const MAX_ROUTES: usize = 3;
    let by: Vec<_> = over
        .map(|square| entry.candidates_through(square).collect())
        .unwrap_or_default();
    let ways = if by.is_empty() {
        entry.candidates().iter().collect()
    } else {
        by
    };
    let mut moves = Vec::new();
    let mut shown = Vec::new();
    for (mv, route) in ways {
        if !moves.contains(mv) && shown.len() < MAX_ROUTES {
            moves.push(*mv);
            shown.push(route);
        }
    }
    shown
}

/// Returns the landing squares of a route with the numbers of the hops that end there.
fn numbered(way: &Route) -> Vec<(Square, String)> {
    let mut numbers: Vec<(Square, String)> = Vec::new();
    for (number, square) in (1..).zip(way.landings()) {
        match numbers.iter_mut().find(|(numbered, _)| *numbered == square) {
            Some((_, before)) => before.push_str(&format!(" · {number}")),
            None => numbers.push((square, number.to_string())),
        }
    }
    numbers
}

/// Captures of at least this number of pieces are shown with their route.
const SEVERAL: usize = 2;

/// Returns the route of the capture of several pieces that led to the position shown: the previewed one or, without one,
/// the current one.
pub fn long_capture(game: &Game, previewed: Option<NodeId>) -> Option<&Route> {
    let previewed = previewed.filter(|&node| game.tree().contains(node));
    let shown = game.tree().node(previewed.unwrap_or(game.current_node()));
    let route = shown.turn()?.route()?;
    (route.captured().count() >= SEVERAL).then_some(route)
}
