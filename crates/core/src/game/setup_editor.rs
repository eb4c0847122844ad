//! Setting up a position: the arrangement being edited, the tools of the palette, and typed entry.
//!
//! The window shows a [`SetupDraft`] and changes it by [`SetupEdit`]s; the rest of an editor is here and needs no
//! window.

use crate::board::Square;
use crate::game::Game;
use crate::notation::{FenError, fen};
use crate::rules::{Outcome, Piece, PieceKind, Position, Setup, SetupError, Side, Variant};

/// Number of pieces of a side at the start of draughts, which no game exceeds.
const MAX_PIECES: usize = 20;

/// An arrangement of pieces, legal or not, with the edits that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupDraft {
    variant: Variant,
    setup: Setup,
    /// The arrangements before each edit, the last one at the end.
    undo: Vec<Setup>,
    /// The arrangements that were undone, the last one at the end.
    redo: Vec<Setup>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupEdit {
    Put(Square, Option<Piece>),
    /// Clicks a square with a tool; see [`SetupTool::result`].
    Use(SetupTool, Square),
    /// Carries a piece to a square, where it replaces another one, or off the board.
    Carry {
        from: Square,
        /// Its new square; `None` removes it.
        to: Option<Square>,
    },
    /// Gives the move to this side.
    SideToMove(Side),
    Clear,
    Start,
    /// Exchanges left and right; see [`Setup::mirrored`].
    Mirror,
    /// Exchanges the sides; see [`Setup::swapped_sides`].
    SwapSides,
    Replace(Setup),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupRemark {
    /// The position ends the game at once.
    Ended(Outcome),
    /// A side has more pieces than in any game.
    TooMany { side: Side, pieces: usize },
}

impl SetupDraft {
    pub fn new(variant: Variant, setup: Setup) -> SetupDraft {
        SetupDraft { variant, setup, undo: Vec::new(), redo: Vec::new() }
    }

    /// The variant whose rules decide what is legal.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Judges the same arrangement by the rules of another variant.
    pub fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn fen(&self) -> String {
        fen::write(&self.setup)
    }

    /// Sets up the arrangement of a typed FEN, legal or not. Returns `true` if it differs.
    pub fn set_fen(&mut self, text: &str) -> Result<bool, FenError> {
        Ok(self.edit(SetupEdit::Replace(fen::read(&fen::typed(text))?)))
    }

    /// Changes the arrangement. Returns `true` if it differs now.
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

    /// Puts a piece on a square. There is only one wolf, which leaves its old square.
    fn put(&self, setup: &mut Setup, square: Square, piece: Option<Piece>) {
        if let Some(Piece { side: Side::Black, .. }) = piece
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

    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

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
        let too_many = counts.into_iter().filter(|&(_, pieces)| pieces > MAX_PIECES);
        ended
            .map(SetupRemark::Ended)
            .into_iter()
            .chain(too_many.map(|(side, pieces)| SetupRemark::TooMany { side, pieces }))
            .collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupTool {
    Place(Piece),
    Erase,
}

impl SetupTool {
    /// The tools for the pieces of a variant, in the order of the palette.
    pub fn palette(variant: Variant) -> Vec<SetupTool> {
        let kinds = [PieceKind::Man, PieceKind::King];
        let kinds = kinds.into_iter().filter(|&kind| has_kind(variant, kind));
        let kinds: Vec<_> = kinds.collect();
        let of_side = |side| kinds.iter().map(move |&kind| Piece { side, kind });
        let pieces = Side::BOTH.into_iter().flat_map(of_side);
        pieces.map(SetupTool::Place).chain([SetupTool::Erase]).collect()
    }

    pub const fn man(side: Side) -> SetupTool {
        SetupTool::Place(Piece { side, kind: PieceKind::Man })
    }

    #[must_use]
    pub fn for_other_side(self) -> SetupTool {
        match self {
            SetupTool::Place(Piece { side, kind }) => SetupTool::Place(Piece { side: !side, kind }),
            SetupTool::Erase => SetupTool::Erase,
        }
    }

    /// The piece that a click with this tool leaves on a square: the tool's own or, if a piece of its side stands
    /// there, a king instead of a man and nothing instead of a king. So one tool makes men, kings and empty squares.
    pub fn result(self, found: Option<Piece>, variant: Variant) -> Option<Piece> {
        let SetupTool::Place(piece) = self else {
            return None;
        };
        match found {
            Some(found) if found.side != piece.side => Some(piece),
            Some(found) if found.kind == PieceKind::Man => {
                let king = Piece { kind: PieceKind::King, ..found };
                Some(king).filter(|_| has_kind(variant, PieceKind::King))
            }
            Some(_) => None,
            None => Some(piece),
        }
    }
}

/// Returns `true` if pieces of this kind occur in the variant.
const fn has_kind(variant: Variant, kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Man) || variant.rule_set().promotion
}

/// Letters and digits typed so far. A letter chooses the tool (`w`, `b`, or `x` to empty squares), `k` makes the next
/// piece a king, and a number names a square. A number is complete when no digit can follow: `7` at once, `31` after
/// its second digit, `3` after a space, a comma or a letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupEntry {
    digit: Option<u8>,
    king: bool,
    is_typing: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntryResult {
    /// The square whose number is complete, and the piece for it.
    pub put: Option<(Square, Option<Piece>)>,
    pub tool: Option<SetupTool>,
    /// A number that is no square.
    pub invalid: Option<u8>,
}

impl SetupEntry {
    /// Returns `true` for the characters of an entry.
    pub fn takes(character: char) -> bool {
        matches!(character.to_ascii_lowercase(), 'w' | 'b' | 'k' | 'x' | '0'..='9' | ',' | ' ')
    }

    /// Returns `true` from the first letter or digit until the entry is [finished](SetupEntry::finish).
    pub fn is_typing(&self) -> bool {
        self.is_typing
    }

    /// The first digit of an incomplete number.
    pub fn digit(&self) -> Option<u8> {
        self.digit
    }

    /// Returns `true` if the next piece is a king.
    pub fn is_king(&self) -> bool {
        self.king
    }

    /// Processes a character typed while `tool` is chosen.
    pub fn push(&mut self, character: char, tool: SetupTool, variant: Variant) -> EntryResult {
        let character = character.to_ascii_lowercase();
        if let Some(digit) = character.to_digit(10) {
            self.is_typing = true;
            return self.push_digit(digit as u8, tool);
        }
        let mut result = self.complete(tool);
        match character {
            'k' => self.king = has_kind(variant, PieceKind::King),
            'w' => result.tool = Some(SetupTool::man(Side::White)),
            'b' => result.tool = Some(SetupTool::man(Side::Black)),
            'x' => result.tool = Some(SetupTool::Erase),
            _ => return result,
        }
        self.is_typing = true;
        self.king &= character == 'k';
        result
    }

    fn push_digit(&mut self, digit: u8, tool: SetupTool) -> EntryResult {
        let number = self.digit.take().unwrap_or(0) * 10 + digit;
        if number <= 5 {
            self.digit = Some(number);
            return EntryResult::default();
        }
        self.number(number, tool)
    }

    /// Completes the number, if one is begun.
    fn complete(&mut self, tool: SetupTool) -> EntryResult {
        let digit = self.digit.take().filter(|&digit| digit > 0);
        digit.map_or_else(EntryResult::default, |digit| self.number(digit, tool))
    }

    fn number(&mut self, number: u8, tool: SetupTool) -> EntryResult {
        let is_king = std::mem::take(&mut self.king);
        let piece = match tool {
            SetupTool::Erase => None,
            SetupTool::Place(piece) if is_king => Some(Piece { kind: PieceKind::King, ..piece }),
            SetupTool::Place(piece) => Some(piece),
        };
        let square = Square::from_number(number);
        EntryResult {
            put: square.map(|square| (square, piece)),
            tool: None,
            invalid: square.is_none().then_some(number),
        }
    }

    /// Completes the number and ends the entry.
    pub fn finish(&mut self, tool: SetupTool) -> EntryResult {
        let result = self.complete(tool);
        *self = SetupEntry::default();
        result
    }

    /// Removes the digit or the king typed last. Returns `false` if there was neither.
    pub fn backspace(&mut self) -> bool {
        if self.digit.take().is_some() {
            return true;
        }
        std::mem::take(&mut self.king)
    }
}
