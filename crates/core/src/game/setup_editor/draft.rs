//! The arrangement being edited.

use super::SetupTool;
use crate::board::Square;
use crate::game::Game;
use crate::notation::{FenError, fen};
use crate::rules::{Outcome, Piece, Position, Setup, SetupError, Side, Variant};

/// The number of pieces of a side at the start of draughts, which no game exceeds.
const MOST_PIECES: usize = 20;

/// An arrangement of pieces, legal or not, with the edits that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupDraft {
    variant: Variant,
    setup: Setup,
    /// The arrangements before each edit, the last edit's last.
    undo: Vec<Setup>,
    /// The arrangements that were undone, the last one last.
    redo: Vec<Setup>,
}

/// A change of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupEdit {
    /// Puts a piece on a square, or empties it.
    Put(Square, Option<Piece>),
    /// Clicks a square with a tool; see [`SetupTool::result`].
    Use(SetupTool, Square),
    /// Carries a piece to a square, where it replaces another one, or off the board.
    Carry {
        /// The square of the piece.
        from: Square,
        /// Its new square; `None` removes it.
        to: Option<Square>,
    },
    /// Gives the move to this side.
    SideToMove(Side),
    /// Empties the board.
    Clear,
    /// Sets up the start of a game.
    Start,
    /// Exchanges left and right; see [`Setup::mirrored`].
    Mirror,
    /// Exchanges the sides; see [`Setup::swapped_sides`].
    SwapSides,
    /// Sets up another arrangement.
    Replace(Setup),
}

/// Something unusual about a legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRemark {
    /// The position ends the game at once.
    Ended(Outcome),
    /// A side has more pieces than in any game.
    TooMany {
        /// The side.
        side: Side,
        /// The number of its pieces.
        pieces: usize,
    },
}

impl SetupDraft {
    /// A draft that begins with this arrangement.
    pub fn new(variant: Variant, setup: Setup) -> SetupDraft {
        SetupDraft {
            variant,
            setup,
            undo: Vec::new(),
            redo: Vec::new(),
        }
    }

    /// The variant whose rules decide what is legal.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Judges the same arrangement by the rules of another variant.
    pub fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
    }

    /// The arrangement.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The arrangement as FEN.
    pub fn fen(&self) -> String {
        fen::write(&self.setup)
    }

    /// Sets up the arrangement of a FEN as people type it, legal or not. Returns `true` if it is another one.
    pub fn set_fen(&mut self, text: &str) -> Result<bool, FenError> {
        Ok(self.edit(SetupEdit::Replace(fen::read(&fen::typed(text))?)))
    }

    /// Changes the arrangement. Returns `true` if it is another one now.
    pub fn edit(&mut self, edit: SetupEdit) -> bool {
        let next = self.after(edit);
        if next == self.setup {
            return false;
        }
        self.undo.push(self.setup);
        self.redo.clear();
        self.setup = next;
        true
    }

    fn after(&self, edit: SetupEdit) -> Setup {
        let mut setup = self.setup;
        match edit {
            SetupEdit::Put(square, piece) => self.put(&mut setup, square, piece),
            SetupEdit::Use(tool, square) => {
                let piece = tool.result(setup.piece_at(square), self.variant);
                self.put(&mut setup, square, piece);
            }
            SetupEdit::Carry { from, to } if to != Some(from) => {
                let piece = setup.piece_at(from);
                setup.place(from, None);
                if let (Some(to), Some(_)) = (to, piece) {
                    setup.place(to, piece);
                }
            }
            SetupEdit::Carry { .. } => {}
            SetupEdit::SideToMove(side) => setup.side_to_move = side,
            SetupEdit::Clear => setup = Setup::empty(setup.side_to_move),
            SetupEdit::Start => setup = Position::start(self.variant).setup(),
            SetupEdit::Mirror => setup = setup.mirrored(),
            SetupEdit::SwapSides => setup = setup.swapped_sides(),
            SetupEdit::Replace(other) => setup = other,
        }
        setup
    }

    /// Puts a piece on a square. There is only one wolf, which comes from where it stands.
    fn put(&self, setup: &mut Setup, square: Square, piece: Option<Piece>) {
        if let Some(Piece {
            side: Side::Black, ..
        }) = piece
            && self.variant.has_placement()
        {
            for wolf in setup.pieces(Side::Black) {
                setup.place(wolf, None);
            }
        }
        setup.place(square, piece);
    }

    /// Undoes the last edit. Returns `true` if there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.undo.pop();
        self.redo.extend(before.map(|_| self.setup));
        self.setup = before.unwrap_or(self.setup);
        before.is_some()
    }

    /// Repeats the edit that was undone. Returns `true` if there was one.
    pub fn redo(&mut self) -> bool {
        let after = self.redo.pop();
        self.undo.extend(after.map(|_| self.setup));
        self.setup = after.unwrap_or(self.setup);
        after.is_some()
    }

    /// Returns `true` if an edit can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Returns `true` if an edit can be repeated.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Everything that makes the arrangement illegal; see [`Setup::problems`].
    pub fn problems(&self) -> Vec<SetupError> {
        self.setup.problems(self.variant)
    }

    /// The position; `None` if the arrangement is illegal.
    pub fn position(&self) -> Option<Position> {
        self.setup.position(self.variant).ok()
    }

    /// The unusual features of the position; empty if the arrangement is illegal.
    pub fn remarks(&self) -> Vec<SetupRemark> {
        let Some(position) = self.position() else {
            return Vec::new();
        };
        let ended = Game::from_position(position).outcome();
        let counts = Side::BOTH.map(|side| (side, position.pieces(side).len()));
        let too_many = counts
            .into_iter()
            .filter(|&(_, pieces)| pieces > MOST_PIECES);
        ended
            .map(SetupRemark::Ended)
            .into_iter()
            .chain(too_many.map(|(side, pieces)| SetupRemark::TooMany { side, pieces }))
            .collect()
    }
}
