//! Actions of the pointer on the board, and the moments of an animation.

use crate::board::{Face, Square};
use crate::rules::{IllegalMove, PieceKind, Position, Route};
use crate::sound::Sound;
use bevy::prelude::*;

/// An action of the pointer on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer moves over a square, or off the squares.
    Hover(Option<Square>),
    /// The keyboard walks to a square, or leaves the squares.
    Walk(Option<Square>),
    Click(Square),
    /// A square is clicked with the right button.
    ClickOther(Square),
    /// The piece on a square is picked up.
    PickUp(Square),
    /// The piece picked up is dropped.
    Drop(DropPlace),
    /// The move being entered is canceled.
    Cancel,
}

/// A click on this one of the five boards drawn flat.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceClicked(pub Face);

/// The place where a piece is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropPlace {
    /// A dark square.
    Square(Square),
    /// A light cube, on which no piece stands.
    LightCube,
    /// Beside the board.
    Beside,
}

/// A click or drag that is not legal, and the reason.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RejectedClick(pub IllegalMove);

/// A moment of the animation of a move at which pieces touch or leave the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveContact {
    /// The piece leaves its square.
    Lifted,
    /// The piece lands.
    Landed {
        /// The kind of the piece, before it becomes a king.
        kind: PieceKind,
        /// The number of the hop, from 1; `None` for a move that captures nothing.
        hop: Option<u8>,
    },
    /// This number of captured pieces begins to leave.
    CapturedLeave(u8),
    /// The man has become a king.
    Crowned,
    /// The animation is over.
    Ended,
}

/// A request to play a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Sound);

/// Animates the move that led to the position shown once more, slowly.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayLastMove;

/// Animates a move that the game does not have, slowly.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct AnimateMove {
    /// The way of the piece.
    pub route: Route,
    /// The position after the move.
    pub after: Position,
}
