//! Play over the board: pieces are moved freely by hand, and the other player keeps or corrects an irregular turn
//! (`rules.md` §5).

use serde::{Deserialize, Serialize};

use super::{CommandError, Event, Game};
use crate::board::Square;
use crate::game_tree::Turn;
use crate::rules::{HandAction, Irregularity, Judgment, Move, Position, Route, Setup};

/// The state of a turn that is being played by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct HandTurn {
    pub(super) actions: Vec<HandAction>,
    /// The pieces where they stand now, once an action has been carried out.
    pub(super) setup: Option<Setup>,
    /// Irregularities of the finished turn that the other player must resolve.
    pub(super) irregularities: Vec<Irregularity>,
    pub(super) touched_piece: Option<Square>,
    /// “J’adoube” was announced: touching a piece has no consequence.
    pub(super) adjusting: bool,
}

/// The rules of conduct at the table (`rules.md` §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableRules {
    pub touch_move: bool,
    /// Pieces are moved freely by hand; the other player keeps or corrects an irregular turn.
    #[serde(rename = "over_the_board")]
    pub by_hand: bool,
}

impl Game {
    pub fn table_rules(&self) -> TableRules {
        self.table_rules
    }

    /// Returns `true` if players are warned of a due capture: not where ignoring one is part of the game.
    fn announces_captures(&self) -> bool {
        !self.rules().huffing && !self.table_rules.by_hand
    }

    /// Number of pieces that the side to move must capture, where players are warned of it; 0 if no capture is due or
    /// the game is over.
    pub fn capture_due(&self) -> usize {
        let fewest = self.legal_moves().iter().map(|mv| mv.captured().len()).min();
        fewest.filter(|_| self.announces_captures() && self.outcome().is_none()).unwrap_or(0)
    }

    /// The pieces as they stand on the table. They differ from the position shown in the middle of a turn played by
    /// hand, and while sheep and wolf are being placed.
    pub fn current_setup(&self) -> Setup {
        match self.placement {
            Some(placement) => placement.setup(),
            None => self.hand_turn.setup.unwrap_or_else(|| self.position().setup()),
        }
    }

    pub fn hand_actions(&self) -> &[HandAction] {
        &self.hand_turn.actions
    }

    /// Irregularities of the turn just played by hand that the other player must resolve; usually empty.
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.hand_turn.irregularities
    }

    /// Returns an error while an irregularity is unresolved.
    pub(super) fn require_resolved(&self) -> Result<(), CommandError> {
        match self.irregularities() {
            [] => Ok(()),
            _ => Err(CommandError::UnresolvedIrregularity),
        }
    }

    pub(super) fn apply_hand_action(
        &mut self,
        action: HandAction,
    ) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.table_rules.by_hand {
            return Err(CommandError::NotOverTheBoard);
        }
        let mut setup = self.current_setup();
        if !action.apply(&mut setup) {
            return Err(CommandError::InvalidHandAction(action));
        }
        self.hand_turn.actions.push(action);
        self.hand_turn.setup = Some(setup);
        Ok(vec![Event::Handled(action)])
    }

    /// Puts the pieces back as they stood when the turn began.
    pub(super) fn put_back(&mut self) -> Result<Vec<Event>, CommandError> {
        if self.hand_turn.actions.is_empty() {
            return Err(CommandError::NoHandAction);
        }
        self.require_resolved()?;
        self.hand_turn.actions.clear();
        self.hand_turn.setup = None;
        Ok(vec![Event::PutBack])
    }

    /// Ends the turn played by hand: plays the move it amounts to, or reports its irregularities.
    pub(super) fn end_turn(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.table_rules.by_hand {
            return Err(CommandError::NotOverTheBoard);
        }
        if self.hand_turn.actions.is_empty() {
            return Err(CommandError::NoHandAction);
        }
        self.require_ply_left()?;
        let mut judgment = self.position().judge(&self.hand_turn.actions);
        if let Judgment::Irregular(found) = &judgment
            && let [Irregularity::CaptureOverlooked { .. }] = found[..]
            && let Some((mv, route)) = self.capture_ignoring_move_by_hand()
        {
            // Where pieces may be huffed, huffing is the answer to it.
            judgment = Judgment::Regular(mv, route);
        }
        let irregularities = match judgment {
            Judgment::Regular(mv, route) => match self.hand_turn.touched_piece {
                Some(touched) if touched != mv.from() => {
                    vec![Irregularity::NotThePieceTouched(touched)]
                }
                _ => return Ok(self.play_move(mv, route, true)),
            },
            Judgment::Irregular(irregularities) => irregularities,
        };
        self.hand_turn.irregularities.clone_from(&irregularities);
        Ok(vec![Event::Irregular(irregularities)])
    }

    /// The move that ignores a capture, if the actions by hand amount to one.
    fn capture_ignoring_move_by_hand(&self) -> Option<(Move, Route)> {
        let [HandAction::Carry { from, to }] = self.hand_turn.actions[..] else {
            return None;
        };
        let moves = self.position().capture_ignoring_moves();
        let mv = moves.into_iter().find(|mv| (mv.from(), mv.to()) == (from, to))?;
        Some((mv, self.position().route(mv)?))
    }

    pub(super) fn resolve_irregularity(&mut self, keep: bool) -> Result<Vec<Event>, CommandError> {
        if self.hand_turn.irregularities.is_empty() {
            return Err(CommandError::NoIrregularity);
        }
        if keep { self.keep_turn() } else { Ok(self.correct_turn()) }
    }

    /// The position if the turn played by hand is kept as it stands.
    pub fn position_if_kept(&self) -> Result<Position, CommandError> {
        let mut setup = self.current_setup();
        setup.side_to_move = !self.position().side_to_move();
        if self.rules().promotion {
            setup.promote();
        }
        setup.position(self.variant()).map_err(CommandError::CannotKeep)
    }

    /// The piece that must be played if this turn is corrected: the first own piece touched, if it can move.
    pub fn touched_piece_if_corrected(&self) -> Option<Square> {
        let handled = self.hand_turn.actions.iter().map(|action| match *action {
            HandAction::Carry { from, .. } | HandAction::Remove(from) => from,
        });
        self.hand_turn
            .touched_piece
            .into_iter()
            .chain(handled)
            .find(|&square| {
                let piece = self.position().piece_at(square);
                piece.is_some_and(|piece| piece.side == self.position().side_to_move())
            })
            .filter(|&square| self.position().why_piece_cannot_move(square).is_none())
    }

    fn keep_turn(&mut self) -> Result<Vec<Event>, CommandError> {
        let position = self.position_if_kept()?;
        let by = self.position().side_to_move();
        let ply = self.current_ply().next();
        let HandTurn { actions, irregularities, .. } = std::mem::take(&mut self.hand_turn);
        self.record_turn(Turn::Irregular { actions, irregularities, position: Box::new(position) });
        Ok(self.finish_turn(by, Event::PlayedByHand { ply }))
    }

    fn correct_turn(&mut self) -> Vec<Event> {
        let touched_piece = self.touched_piece_if_corrected();
        self.hand_turn = HandTurn { touched_piece, ..HandTurn::default() };
        vec![Event::Corrected { touched_piece }]
    }
}
