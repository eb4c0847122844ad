use serde::{Deserialize, Serialize};

use super::command::{CommandError, Event};
use super::{Game, Turn};
use crate::board::{Square, SquareSet};
use crate::rules::{HandAction, Irregularity, Judgement, Move, Position, Route, Setup};

/// How strictly a game is played at the table (`rules.md` §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableRules {
    /// A touched piece that can move must be moved.
    pub touch_move: bool,
    /// Moves are made freely by hand; the other player corrects what is irregular, or keeps it.
    pub over_the_board: bool,
}

/// What hands have done since the last turn was over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HandTurn {
    actions: Vec<HandAction>,
    /// The pieces as they stand, if any has been carried or taken off.
    setup: Option<Setup>,
    /// What the other player has to decide about.
    irregularities: Vec<Irregularity>,
    /// The piece that must be played.
    touched_piece: Option<Square>,
    /// J’adoube has been said: touching binds nothing.
    adjusting: bool,
}

impl Game {
    /// How strictly it is played.
    pub fn table_rules(&self) -> TableRules {
        self.table_rules
    }

    /// Whether players are told that a capture is due: not where overlooking one is part of the game.
    fn announces_captures(&self) -> bool {
        !self.rules().huffing && !self.table_rules.over_the_board
    }

    /// How many pieces the side to move must take, where players are told; 0 where nothing is due or the game is over.
    pub fn capture_due(&self) -> usize {
        match self.legal_moves().first() {
            Some(mv) if self.announces_captures() && self.outcome().is_none() => {
                mv.captured().len()
            }
            _ => 0,
        }
    }

    /// The pieces as they stand on the table: those of the position shown or, in the middle of a turn played by
    /// hand, where hands have left them.
    pub fn current_setup(&self) -> Setup {
        match self.placement {
            Some(placement) => placement.setup(),
            None => self
                .hand_turn
                .setup
                .unwrap_or_else(|| self.position().setup()),
        }
    }

    /// What hands have done in this turn.
    pub fn hand_actions(&self) -> &[HandAction] {
        &self.hand_turn.actions
    }

    /// What is irregular about the turn just played by hand; the other player corrects or keeps it. Empty when there
    /// is nothing to decide.
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.hand_turn.irregularities
    }

    /// Refuses to go on while an irregularity waits to be corrected or kept.
    pub(super) fn require_resolved(&self) -> Result<(), CommandError> {
        match self.irregularities() {
            [] => Ok(()),
            _ => Err(CommandError::UnresolvedIrregularity),
        }
    }

    /// The touched piece that must be played.
    pub fn touched_piece(&self) -> Option<Square> {
        self.hand_turn.touched_piece
    }

    /// Whether the side to move is straightening pieces.
    pub fn is_adjusting(&self) -> bool {
        self.hand_turn.adjusting
    }

    /// The pieces that overlooked a capture in the move just played and may be huffed for it, where they stand now.
    ///
    /// To huff answers the overlooking and comes before the move (`rules.md` §4: take the piece, *then* play on). So
    /// whoever was shut in by a move that overlooked a capture may still huff, and the game goes on if that sets a
    /// piece free; only an end by agreement, resignation or time is final.
    pub fn huffable(&self) -> SquareSet {
        if self.termination().is_some() || !self.rules().huffing {
            return SquareSet::EMPTY;
        }
        let Some(played) = self.last_turn() else {
            return SquareSet::EMPTY;
        };
        let before = self.record.before_last_turn();
        let (Turn::Move { mv, .. }, None) = (&played.turn, played.huffed) else {
            return SquareSet::EMPTY;
        };
        if mv.is_capture() || !before.must_capture() {
            return SquareSet::EMPTY;
        }
        let now = |from: Square| if from == mv.from() { mv.to() } else { from };
        let could = before.legal_moves();
        could.iter().map(|could| now(could.from())).collect()
    }

    pub(super) fn touch(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        self.require_touched_piece(square)?;
        if !self.table_rules.touch_move
            || self.hand_turn.adjusting
            || self.hand_turn.touched_piece.is_some()
        {
            return Ok(Vec::new());
        }
        if self.position().why_piece_cannot_move(square).is_some() {
            return Ok(Vec::new());
        }
        self.hand_turn.touched_piece = Some(square);
        Ok(vec![Event::Touched(square)])
    }

    /// Refuses another piece than the one that must be played.
    pub(super) fn require_touched_piece(&self, from: Square) -> Result<(), CommandError> {
        match self.hand_turn.touched_piece {
            Some(bound) if bound != from => Err(CommandError::TouchedPiece(bound)),
            _ => Ok(()),
        }
    }

    pub(super) fn adjust(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.table_rules.touch_move {
            return Err(CommandError::NoTouchMove);
        }
        self.hand_turn.adjusting = !self.hand_turn.adjusting;
        Ok(vec![Event::Adjusting(self.hand_turn.adjusting)])
    }

    pub(super) fn apply_hand_action(
        &mut self,
        deed: HandAction,
    ) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.table_rules.over_the_board {
            return Err(CommandError::NotOverTheBoard);
        }
        let mut setup = self.current_setup();
        if !deed.apply(&mut setup) {
            return Err(CommandError::InvalidHandAction(deed));
        }
        self.hand_turn.actions.push(deed);
        self.hand_turn.setup = Some(setup);
        Ok(vec![Event::Handled(deed)])
    }

    /// Puts everything back as it stood when the turn began.
    pub(super) fn put_back(&mut self) -> Result<Vec<Event>, CommandError> {
        if self.hand_turn.actions.is_empty() {
            return Err(CommandError::NoHandAction);
        }
        self.require_resolved()?;
        self.hand_turn.actions.clear();
        self.hand_turn.setup = None;
        Ok(vec![Event::PutBack])
    }

    /// The turn played by hand is over.
    pub(super) fn end_turn(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.table_rules.over_the_board {
            return Err(CommandError::NotOverTheBoard);
        }
        if self.hand_turn.actions.is_empty() {
            return Err(CommandError::NoHandAction);
        }
        let mut found = match self.position().judge(&self.hand_turn.actions) {
            Judgement::Regular(mv, route) => match self.hand_turn.touched_piece {
                Some(bound) if bound != mv.from() => vec![Irregularity::NotThePieceTouched(bound)],
                _ => return Ok(self.play_move(mv, route, true)),
            },
            Judgement::Irregular(found) => found,
        };
        if self.rules().huffing
            && let [Irregularity::CaptureOverlooked { .. }] = found[..]
            && let Some((mv, route)) = self.capture_ignoring_move_by_hand()
        {
            // There the answer to it is to huff.
            return Ok(self.play_move(mv, route, true));
        }
        self.hand_turn.irregularities.append(&mut found);
        Ok(vec![Event::Irregular(
            self.hand_turn.irregularities.clone(),
        )])
    }

    fn capture_ignoring_move_by_hand(&self) -> Option<(Move, Route)> {
        let [HandAction::Carry { from, to }] = self.hand_turn.actions[..] else {
            return None;
        };
        let moves = self.position().capture_ignoring_moves();
        let mv = moves
            .into_iter()
            .find(|mv| (mv.from(), mv.to()) == (from, to))?;
        Some((mv, self.position().route(mv)?))
    }

    /// The other player decides about what was irregular: it is kept as it stands, or corrected.
    pub(super) fn resolve_irregularity(&mut self, keep: bool) -> Result<Vec<Event>, CommandError> {
        if self.hand_turn.irregularities.is_empty() {
            return Err(CommandError::NoIrregularity);
        }
        if keep {
            self.keep_turn()
        } else {
            Ok(self.correct_turn())
        }
    }

    /// The position if what hands have done in this turn is kept.
    pub fn position_if_kept(&self) -> Result<Position, CommandError> {
        let mut setup = self.current_setup();
        setup.side_to_move = !self.position().side_to_move();
        if self.rules().promotion {
            setup.promote();
        }
        setup
            .position(self.variant())
            .map_err(CommandError::CannotKeep)
    }

    /// The piece that must be played if this turn is corrected, if one must: the one touched first, if it can be.
    pub fn touched_piece_if_corrected(&self) -> Option<Square> {
        let touched =
            self.hand_turn
                .touched_piece
                .into_iter()
                .chain(self.hand_turn.actions.iter().map(|deed| match *deed {
                    HandAction::Carry { from, .. } | HandAction::Remove(from) => from,
                }));
        touched
            .into_iter()
            .find(|&square| {
                let piece = self.position().piece_at(square);
                piece.is_some_and(|piece| piece.side == self.position().side_to_move())
            })
            .filter(|&square| self.position().why_piece_cannot_move(square).is_none())
    }

    fn keep_turn(&mut self) -> Result<Vec<Event>, CommandError> {
        let position = self.position_if_kept()?;
        let turn = Turn::Irregular {
            actions: self.hand_turn.actions.clone(),
            irregularities: self.hand_turn.irregularities.clone(),
        };
        let text = irregular_turn_text(&self.hand_turn.actions);
        Ok(self.push(turn, text, position, true))
    }

    /// Takes the turn back.
    fn correct_turn(&mut self) -> Vec<Event> {
        let touched_piece = self.touched_piece_if_corrected();
        self.hand_turn = HandTurn {
            touched_piece,
            ..HandTurn::default()
        };
        vec![Event::Corrected { touched_piece }]
    }

    /// The position if this piece is taken off, which must be [one that may be](Game::huffable).
    pub fn position_if_huffed(&self, square: Square) -> Result<Position, CommandError> {
        let huffable = self.huffable();
        if !huffable.contains(square) {
            return Err(CommandError::NotHuffable { square, huffable });
        }
        let mut setup = self.position().setup();
        setup.place(square, None);
        setup
            .position(self.variant())
            .map_err(CommandError::CannotKeep)
    }

    /// Takes off a piece that overlooked a capture.
    pub(super) fn huff(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let position = self.position_if_huffed(square)?;
        self.record.replace_last(position, square);
        self.termination = None;
        self.hand_turn = HandTurn::default();
        Ok([Event::Huffed(square)]
            .into_iter()
            .chain(self.end_event())
            .collect())
    }
}

/// A kept turn as text: `31-22, -17`, what was carried and what was taken off.
fn irregular_turn_text(deeds: &[HandAction]) -> String {
    let deeds: Vec<_> = deeds
        .iter()
        .map(|deed| match deed {
            HandAction::Carry { from, to } => format!("{from}-{to}"),
            HandAction::Remove(square) => format!("−{square}"),
        })
        .collect();
    deeds.join(" ") + " !?"
}
