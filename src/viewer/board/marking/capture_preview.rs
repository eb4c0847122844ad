//! Capture preview: the possible routes, their captured pieces, and the hop numbers.

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
    /// The squares of all captured pieces.
    pub taken: SquareSet,
    /// Landing squares with their hop numbers; empty if there are several routes.
    pub numbers: Vec<(Square, String)>,
    /// Color hops by board; on the pyramid only.
    pub has_sides: bool,
}

impl CapturePreview {
    /// The capture being entered, or the hovered piece's if a capture is compulsory.
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

    /// A demonstration's capture, with its victims marked until it is played.
    pub fn of_route(route: &Route, has_sides: bool, is_played: bool) -> CapturePreview {
        let taken = if is_played { SquareSet::EMPTY } else { route.captured().collect() };
        CapturePreview { taken, numbers: numbered(route), has_sides, routes: vec![route.clone()] }
    }

    pub fn starts(&self) -> SquareSet {
        let hops = self.routes.iter().filter_map(|route| route.hops.first());
        hops.map(|hop| hop.from).collect()
    }

    /// The final squares of the routes.
    pub fn goals(&self) -> SquareSet {
        let hops = self.routes.iter().filter_map(|route| route.hops.last());
        hops.map(|hop| hop.to).collect()
    }

    /// The color of a landing square's number: that of the first hop ending there.
    pub fn number_role(&self, landing: Square) -> ColorRole {
        let mut hops = self.routes.iter().flat_map(|route| &route.hops);
        let hop = hops.find(|hop| hop.to == landing);
        hop.map_or(ColorRole::Capture, |hop| self.hop_roles(hop)[0])
    }

    /// The colors of a hop: its board's, or both if it is on two sides at once.
    pub fn hop_roles(&self, hop: &Hop) -> [ColorRole; 2] {
        let mut roles = hop.faces.iter().map(|face| self.role_on(face));
        let first = roles.next().unwrap_or(ColorRole::Capture);
        [first, roles.next().unwrap_or(first)]
    }

    /// The color of hops on this board.
    pub fn role_on(&self, face: Face) -> ColorRole {
        if self.has_sides { ColorRole::Board(face) } else { ColorRole::Capture }
    }

    /// The boards of the only route's hops, deduplicated in order. Empty with several routes or a single board.
    pub fn boards(&self) -> Vec<FaceSet> {
        let mut boards: Vec<_> = match (&self.routes[..], self.has_sides) {
            ([route], true) => route.hops.iter().map(|hop| hop.faces).collect(),
            _ => Vec::new(),
        };
        boards.dedup();
        boards
    }

    /// Number of pieces that each route captures.
    pub fn captured_count(&self) -> usize {
        self.routes.first().map_or(0, |route| route.captured().count())
    }
}

/// Returns the capture to preview: the one being entered, or the hovered piece's if a capture is compulsory.
fn previewed(game: &Game, selection: &Selection) -> Option<MoveInput> {
    let due = || {
        let square = selection.hovered().filter(|&square| game.movable().contains(square))?;
        MoveInput::select(game.position(), square).ok()
    };
    let entry = selection.move_input().cloned().or_else(due)?;
    let is_capture = entry.candidates().iter().any(|(mv, _)| mv.is_capture());
    is_capture.then_some(entry)
}

/// Returns a route per possible move, restricted to those over the hovered square if there are any.
fn routes_to_show(entry: &MoveInput, over: Option<Square>) -> Vec<&Route> {
    /// More routes at once are unreadable.
    const MAX_ROUTES: usize = 3;
    let by: Vec<_> =
        over.map(|square| entry.candidates_through(square).collect()).unwrap_or_default();
    let ways = if by.is_empty() { entry.candidates().iter().collect() } else { by };
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

/// Returns the landing squares of a route with their hop numbers.
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

/// Minimum captured pieces for showing the route.
const SEVERAL: usize = 2;

/// Returns the route of the multiple capture that led to the previewed or current position.
pub fn long_capture(game: &Game, previewed: Option<NodeId>) -> Option<&Route> {
    let previewed = previewed.filter(|&node| game.tree().contains(node));
    let shown = game.tree().node(previewed.unwrap_or(game.current_node()));
    let route = shown.turn()?.route()?;
    (route.captured().count() >= SEVERAL).then_some(route)
}
