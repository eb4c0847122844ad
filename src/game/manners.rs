use serde::{Deserialize, Serialize};

use super::command::{Event, Refused};
use super::{Game, Turn};
use crate::board::{Square, SquareSet};
use crate::rules::{HandAction, Irregularity, Judgement, Move, Position, Route, Setup};

/// How strictly a game is played at the table (`rules.md` §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Manners {
    /// A touched piece that can move must be moved.
    pub touch_move: bool,
    /// Moves are made freely by hand; the other player corrects what is irregular, or keeps it.
    pub over_the_board: bool,
}

/// What hands have done since the last turn was over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Hands {
    deeds: Vec<HandAction>,
    /// The pieces as they stand, if any has been carried or taken off.
    setup: Option<Setup>,
    /// What the other player has to decide about.
    irregular: Vec<Irregularity>,
    /// The piece that must be played.
    bound: Option<Square>,
    /// J’adoube has been said: touching binds nothing.
    adjusting: bool,
}

impl Game {
    /// How strictly it is played.
    pub fn manners(&self) -> Manners {
        self.manners
    }

    /// Whether players are told that a capture is due: not where overlooking one is part of the game.
    fn tells_captures(&self) -> bool {
        !self.rules().huffing && !self.manners.over_the_board
    }

    /// How many pieces the side to move must take, where players are told; 0 where nothing is due or the game is over.
    pub fn capture_due(&self) -> usize {
        match self.legal_moves().first() {
            Some(mv) if self.tells_captures() && self.outcome().is_none() => mv.captured().len(),
            _ => 0,
        }
    }

    /// The pieces as they stand on the table: those of the position shown or, in the middle of a turn played by
    /// hand, where hands have left them.
    pub fn on_the_table(&self) -> Setup {
        match self.placing {
            Some(placing) => placing.setup(),
            None => self.hands.setup.unwrap_or_else(|| self.position().setup()),
        }
    }

    /// What hands have done in this turn.
    pub fn deeds(&self) -> &[HandAction] {
        &self.hands.deeds
    }

    /// What is irregular about the turn just played by hand; the other player corrects or keeps it. Empty when there
    /// is nothing to decide.
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.hands.irregular
    }

    /// Refuses to go on while an irregularity waits to be corrected or kept.
    pub(super) fn decided(&self) -> Result<(), Refused> {
        match self.irregularities() {
            [] => Ok(()),
            _ => Err(Refused::ToBeDecided),
        }
    }

    /// The touched piece that must be played.
    pub fn bound(&self) -> Option<Square> {
        self.hands.bound
    }

    /// Whether the side to move is straightening pieces.
    pub fn is_adjusting(&self) -> bool {
        self.hands.adjusting
    }

    /// The pieces that overlooked a capture in the move just played and may be huffed for it, where they stand now.
    ///
    /// To huff answers the overlooking and comes before the move (`rules.md` §4: take the piece, *then* play on). So
    /// whoever was shut in by a move that overlooked a capture may still huff, and the game goes on if that sets a
    /// piece free; only an end by agreement, resignation or time is final.
    pub fn huffable(&self) -> SquareSet {
        if self.declared().is_some() || !self.rules().huffing {
            return SquareSet::EMPTY;
        }
        let Some(played) = self.last_move() else {
            return SquareSet::EMPTY;
        };
        let before = self.record.before_last();
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

    pub(super) fn touch(&mut self, square: Square) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        self.only_this(square)?;
        if !self.manners.touch_move || self.hands.adjusting || self.hands.bound.is_some() {
            return Ok(Vec::new());
        }
        if self.position().why_piece_cannot_move(square).is_some() {
            return Ok(Vec::new());
        }
        self.hands.bound = Some(square);
        Ok(vec![Event::Touched(square)])
    }

    /// Refuses another piece than the one that must be played.
    pub(super) fn only_this(&self, from: Square) -> Result<(), Refused> {
        match self.hands.bound {
            Some(bound) if bound != from => Err(Refused::Bound(bound)),
            _ => Ok(()),
        }
    }

    pub(super) fn adjust(&mut self) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if !self.manners.touch_move {
            return Err(Refused::NothingBinds);
        }
        self.hands.adjusting = !self.hands.adjusting;
        Ok(vec![Event::Adjusting(self.hands.adjusting)])
    }

    pub(super) fn handle(&mut self, deed: HandAction) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if !self.manners.over_the_board {
            return Err(Refused::NotByHand);
        }
        let mut setup = self.on_the_table();
        if !deed.apply(&mut setup) {
            return Err(Refused::CannotBeDone(deed));
        }
        self.hands.deeds.push(deed);
        self.hands.setup = Some(setup);
        Ok(vec![Event::Handled(deed)])
    }

    /// Puts everything back as it stood when the turn began.
    pub(super) fn put_back(&mut self) -> Result<Vec<Event>, Refused> {
        if self.hands.deeds.is_empty() {
            return Err(Refused::NothingPlayed);
        }
        self.decided()?;
        self.hands.deeds.clear();
        self.hands.setup = None;
        Ok(vec![Event::PutBack])
    }

    /// The turn played by hand is over.
    pub(super) fn done(&mut self) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if !self.manners.over_the_board {
            return Err(Refused::NotByHand);
        }
        if self.hands.deeds.is_empty() {
            return Err(Refused::NothingPlayed);
        }
        let mut found = match self.position().judge(&self.hands.deeds) {
            Judgement::Regular(mv, route) => match self.hands.bound {
                Some(bound) if bound != mv.from() => vec![Irregularity::NotThePieceTouched(bound)],
                _ => return Ok(self.play_move(mv, route, true)),
            },
            Judgement::Irregular(found) => found,
        };
        if self.rules().huffing
            && let [Irregularity::CaptureOverlooked { .. }] = found[..]
            && let Some((mv, route)) = self.overlooking_by_hand()
        {
            // There the answer to it is to huff.
            return Ok(self.play_move(mv, route, true));
        }
        self.hands.irregular.append(&mut found);
        Ok(vec![Event::Irregular(self.hands.irregular.clone())])
    }

    fn overlooking_by_hand(&self) -> Option<(Move, Route)> {
        let [HandAction::Carry { from, to }] = self.hands.deeds[..] else {
            return None;
        };
        let moves = self.position().capture_ignoring_moves();
        let mv = moves
            .into_iter()
            .find(|mv| (mv.from(), mv.to()) == (from, to))?;
        Some((mv, self.position().route(mv)?))
    }

    /// The other player decides about what was irregular: it is kept as it stands, or corrected.
    pub(super) fn decide(&mut self, keep: bool) -> Result<Vec<Event>, Refused> {
        if self.hands.irregular.is_empty() {
            return Err(Refused::NothingIrregular);
        }
        if keep {
            self.keep()
        } else {
            Ok(self.correct())
        }
    }

    /// The position if what hands have done in this turn is kept.
    pub fn if_kept(&self) -> Result<Position, Refused> {
        let mut setup = self.on_the_table();
        setup.side_to_move = !self.position().side_to_move();
        if self.rules().promotion {
            setup.promote();
        }
        setup
            .position(self.variant())
            .map_err(Refused::CannotBeKept)
    }

    /// The piece that must be played if this turn is corrected, if one must: the one touched first, if it can be.
    pub fn bound_if_corrected(&self) -> Option<Square> {
        let touched = self
            .hands
            .bound
            .into_iter()
            .chain(self.hands.deeds.iter().map(|deed| match *deed {
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

    fn keep(&mut self) -> Result<Vec<Event>, Refused> {
        let position = self.if_kept()?;
        let turn = Turn::Kept {
            deeds: self.hands.deeds.clone(),
            irregularities: self.hands.irregular.clone(),
        };
        let text = kept_text(&self.hands.deeds);
        Ok(self.write_down(turn, text, position, true))
    }

    /// Takes the turn back.
    fn correct(&mut self) -> Vec<Event> {
        let bound = self.bound_if_corrected();
        self.hands = Hands {
            bound,
            ..Hands::default()
        };
        vec![Event::Corrected { bound }]
    }

    /// The position if this piece is taken off, which must be [one that may be](Game::huffable).
    pub fn if_huffed(&self, square: Square) -> Result<Position, Refused> {
        let huffable = self.huffable();
        if !huffable.contains(square) {
            return Err(Refused::NotHuffable { square, huffable });
        }
        let mut setup = self.position().setup();
        setup.place(square, None);
        setup
            .position(self.variant())
            .map_err(Refused::CannotBeKept)
    }

    /// Takes off a piece that overlooked a capture.
    pub(super) fn huff(&mut self, square: Square) -> Result<Vec<Event>, Refused> {
        self.decided()?;
        let position = self.if_huffed(square)?;
        self.record.replace_last(position, square);
        self.declared = None;
        self.hands = Hands::default();
        Ok([Event::Huffed(square)]
            .into_iter()
            .chain(self.ended())
            .collect())
    }
}

/// A kept turn as text: `31-22, -17`, what was carried and what was taken off.
fn kept_text(deeds: &[HandAction]) -> String {
    let deeds: Vec<_> = deeds
        .iter()
        .map(|deed| match deed {
            HandAction::Carry { from, to } => format!("{from}-{to}"),
            HandAction::Remove(square) => format!("−{square}"),
        })
        .collect();
    deeds.join(" ") + " !?"
}
