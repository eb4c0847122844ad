//! Marks on the squares: hover, selection, destinations, compulsory captures, the last move.

use bevy::prelude::*;

use super::capture_preview::CapturePreview;
use crate::board::Square;
use crate::game::Game;
use crate::game_tree::NodeId;
use crate::rules::Route;
use crate::themes::ColorRole;
use crate::viewer::board::selection::Selection;

/// A mark on a square. Shapes differ, so that color is never the only distinction.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareMark {
    /// Hovered square: a thin frame.
    Over,
    /// Selected piece: a broad ring.
    Chosen,
    /// Destination of the selected piece: a dot in a ring.
    End,
    /// Landing square within a capture: a small ring.
    Landing,
    /// Last landing square of a previewed capture: a ring in a frame.
    Goal,
    /// Piece that must capture: two thin rings.
    MustCapture,
    /// Start of the last move: the corners of a frame.
    CameFrom,
    /// End of the last move: a frame.
    WentTo,
    /// Dark edges of the keyboard square's frame.
    WalkerEdge,
    /// Keyboard square: a broad light frame.
    Walker,
    /// Square that board vision asks about: a disc in a ring.
    Asked,
    /// Right answer: a plate, with [`SquareMark::RightSign`] on it.
    Right,
    /// A check mark.
    RightSign,
    /// Wrong answer: a plate, with [`SquareMark::WrongSign`] on it.
    Wrong,
    /// A cross.
    WrongSign,
    /// Setup cursor: a broad frame.
    Cursor,
    /// Misplaced piece: two rings, and an exclamation mark over it.
    Problem,
}

impl SquareMark {
    pub const ALL: [SquareMark; 17] = [
        SquareMark::Over,
        SquareMark::Chosen,
        SquareMark::End,
        SquareMark::Landing,
        SquareMark::Goal,
        SquareMark::MustCapture,
        SquareMark::CameFrom,
        SquareMark::WentTo,
        SquareMark::WalkerEdge,
        SquareMark::Walker,
        SquareMark::Asked,
        SquareMark::Right,
        SquareMark::RightSign,
        SquareMark::Wrong,
        SquareMark::WrongSign,
        SquareMark::Cursor,
        SquareMark::Problem,
    ];

    /// Returns `true` for the marks of the last move, which yield to the inspected piece or view.
    pub const fn is_of_last_move(self) -> bool {
        matches!(self, SquareMark::CameFrom | SquareMark::WentTo)
    }

    /// Returns `true` for the marks of an answer, which lie on top of a piece.
    pub const fn is_of_answer(self) -> bool {
        matches!(
            self,
            SquareMark::Right | SquareMark::Wrong | SquareMark::RightSign | SquareMark::WrongSign
        )
    }

    /// Returns `true` for the signs that lie on a plate.
    pub const fn is_sign(self) -> bool {
        matches!(self, SquareMark::RightSign | SquareMark::WrongSign)
    }

    pub const fn role(self) -> ColorRole {
        match self {
            SquareMark::Over => ColorRole::Hover,
            SquareMark::Chosen => ColorRole::Selected,
            SquareMark::End | SquareMark::Landing | SquareMark::Goal => ColorRole::Destination,
            SquareMark::MustCapture => ColorRole::Capture,
            SquareMark::CameFrom | SquareMark::WentTo => ColorRole::LastMove,
            SquareMark::WalkerEdge => ColorRole::WalkerEdge,
            SquareMark::Walker => ColorRole::Walker,
            SquareMark::Asked | SquareMark::Cursor => ColorRole::Selected,
            SquareMark::Right => ColorRole::Destination,
            SquareMark::Wrong | SquareMark::Problem => ColorRole::Capture,
            SquareMark::RightSign | SquareMark::WrongSign => ColorRole::WalkerEdge,
        }
    }
}

pub fn marks(
    game: &Game,
    selection: &Selection,
    previewed: Option<NodeId>,
    is_person_to_move: bool,
) -> Vec<(SquareMark, Square)> {
    let mut marks = Vec::new();
    let previewed = previewed.filter(|&node| game.tree().contains(node));
    let shown = game.tree().node(previewed.unwrap_or(game.current_node()));
    if let Some((from, to)) = shown.turn().and_then(|played| played.squares()) {
        marks.push((SquareMark::CameFrom, from));
        marks.push((SquareMark::WentTo, to));
    }
    if previewed.is_some() {
        return marks;
    }
    if let Some(placing) = game.placement() {
        // Only to those who may place a piece now.
        let free = placing.squares().into_iter().filter(|_| is_person_to_move);
        marks.extend(free.map(|square| (SquareMark::Landing, square)));
        marks.extend(pointers(selection));
        return marks;
    }
    let huffable = game.huffable().into_iter();
    marks.extend(huffable.map(|square| (SquareMark::MustCapture, square)));
    marks.extend(selection.held().map(|square| (SquareMark::Chosen, square)));
    match selection.move_input() {
        Some(entry) => {
            marks.push((SquareMark::Chosen, entry.from()));
            marks.extend(entry.destinations().into_iter().map(|square| (SquareMark::End, square)));
            let between = entry.waypoints() & !entry.destinations();
            marks.extend(between.into_iter().map(|square| (SquareMark::Landing, square)));
        }
        None if game.capture_due() > 0 => {
            marks
                .extend(game.movable().into_iter().map(|square| (SquareMark::MustCapture, square)));
        }
        None => {
            let may_capture = game.may_capture().into_iter();
            marks.extend(may_capture.map(|square| (SquareMark::MustCapture, square)));
        }
    }
    if selection.move_input().is_none() {
        let typed = selection.typed().into_iter();
        marks.extend(typed.map(|square| (SquareMark::Over, square)));
    }
    marks.extend(pointers(selection));
    marks
}

/// Adjusts the marks beside a capture preview: removes the last move's, gives the capturing piece one broad ring
/// instead of several thin frames, and marks its final square.
pub fn beside_preview(
    marks: &[(SquareMark, Square)],
    preview: &CapturePreview,
) -> Vec<(SquareMark, Square)> {
    let (starts, goals) = (preview.starts(), preview.goals());
    let gives_way = |(mark, square): (SquareMark, Square)| match mark {
        mark if mark.is_of_last_move() => true,
        SquareMark::Over | SquareMark::MustCapture | SquareMark::Chosen => starts.contains(square),
        SquareMark::End | SquareMark::Landing => goals.contains(square),
        _ => false,
    };
    let goals = goals.into_iter().map(|square| (SquareMark::Goal, square));
    let chosen = starts.into_iter().map(|square| (SquareMark::Chosen, square));
    let others = marks.iter().copied().filter(|&mark| !gives_way(mark));
    others.chain(goals).chain(chosen).collect()
}

/// The marks of a move played by a demonstration.
pub fn route_marks(route: &Route) -> Vec<(SquareMark, Square)> {
    let ends = (route.hops.first(), route.hops.last());
    let (Some(first), Some(last)) = ends else {
        return Vec::new();
    };
    vec![(SquareMark::CameFrom, first.from), (SquareMark::WentTo, last.to)]
}

/// The marks of the pointer and the keyboard, whose square counts as hovered too.
pub fn pointers(selection: &Selection) -> Vec<(SquareMark, Square)> {
    match (selection.walker(), selection.hovered()) {
        (Some(walker), _) => vec![(SquareMark::WalkerEdge, walker), (SquareMark::Walker, walker)],
        (None, Some(hovered)) => vec![(SquareMark::Over, hovered)],
        (None, None) => Vec::new(),
    }
}
