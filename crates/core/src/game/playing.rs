//! Playing a move, undo and redo, touch-move, huffing, and placing sheep and wolf before play (`rules.md` §4).

use serde::{Deserialize, Serialize};

use super::over_the_board::HandTurn;
use super::{CommandError, Event, Game};
use crate::board::{Square, SquareSet};
use crate::game_tree::{NodeId, Turn};
use crate::notation::MoveRequest;
use crate::rules::{Move, Piece, PieceKind, Ply, Position, Route, Setup, Side, Variant};

impl Game {
    pub(super) fn play(&mut self, request: &MoveRequest) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        if !self.hand_actions().is_empty() {
            return Err(CommandError::HandTurnUnfinished);
        }
        self.require_ply_left()?;
        let (mv, route) = request.resolve(self.position())?;
        self.require_touched_piece(mv.from())?;
        Ok(self.play_move(mv, route, false))
    }

    /// Returns an error if the plies can no longer be numbered.
    pub(super) fn require_ply_left(&self) -> Result<(), CommandError> {
        match self.current_ply() {
            Ply(u16::MAX) => Err(CommandError::TooManyPlies),
            _ => Ok(()),
        }
    }

    /// Plays a playable move of the position shown.
    pub(super) fn play_move(&mut self, mv: Move, route: Route, by_hand: bool) -> Vec<Event> {
        let by = self.position().side_to_move();
        let ply = self.current_ply().next();
        let played = if by_hand {
            Event::PlayedByHand { ply }
        } else {
            Event::Played { ply, route: route.clone() }
        };
        self.record_turn(Turn::Move { mv, route });
        self.finish_turn(by, played)
    }

    /// Adds a turn to the record. If play continues from an earlier position, it becomes the main line.
    pub(super) fn record_turn(&mut self, turn: Turn) {
        self.record.play(turn);
        if std::mem::take(&mut self.goes_on) {
            self.continue_main_line();
        }
    }

    /// Resets the state of the turn that this side has just played, and returns all its events.
    pub(super) fn finish_turn(&mut self, by: Side, played: Event) -> Vec<Event> {
        self.hand_turn = HandTurn::default();
        self.finish_turn_on_clock(by);
        let mut events = vec![played];
        if self.draw_offer.take_if(|offered_by| *offered_by != by).is_some() {
            events.push(Event::DrawDeclined);
        }
        if let Some(end_event) = self.end_event() {
            self.draw_offer = None;
            events.push(end_event);
        }
        events
    }

    /// Takes back the termination if there is one, otherwise one move.
    pub(super) fn undo(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        if self.termination().is_some() {
            self.record.reopen();
            return Ok(self.go_to(self.current_node()));
        }
        let before = self.shown_node().parent();
        Ok(self.go_to(before.ok_or(CommandError::NothingToUndo)?))
    }

    /// Takes back a move, so that the next turn starts a new main line, unless the line has a result.
    pub(super) fn take_back(&mut self) -> Result<Vec<Event>, CommandError> {
        let events = self.undo()?;
        self.goes_on = self.final_outcome().is_none();
        Ok(events)
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let next = self.line().get(usize::from(self.current_ply().0)).copied();
        let goes_on = self.goes_on;
        let events = self.go_to(next.ok_or(CommandError::NothingToRedo)?);
        self.goes_on = goes_on;
        Ok(events)
    }

    pub(super) fn show(&mut self, asked: Ply) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let last = self.last_ply();
        let node = self.record.node_at(asked);
        Ok(self.go_to(node.ok_or(CommandError::NoSuchPly { asked, last })?))
    }

    /// Continues the game from the position shown. The turns that follow it are kept; another turn makes them a
    /// variation, unless they have a result. Fails if the game is over in this position.
    pub(super) fn play_on(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        self.goes_on = self.final_outcome().is_none();
        self.record.go_on();
        Ok(vec![Event::Shown(self.current_ply())])
    }

    pub(super) fn go_to(&mut self, node: NodeId) -> Vec<Event> {
        let from = self.current_node();
        self.goes_on = false;
        self.record.show(node);
        self.leave(from)
    }

    /// Leaves the turn of a node, after another one has been shown.
    pub(super) fn leave(&mut self, from: NodeId) -> Vec<Event> {
        self.follow_on_clock(from);
        self.hand_turn = HandTurn::default();
        let declined = self.draw_offer.take().map(|_| Event::DrawDeclined);
        declined
            .into_iter()
            .chain([Event::Shown(self.current_ply())])
            .chain(self.end_event())
            .collect()
    }

    /// The touched piece that must be played.
    pub fn touched_piece(&self) -> Option<Square> {
        self.hand_turn.touched_piece
    }

    /// Returns `true` while the side to move adjusts pieces (“j’adoube”).
    pub fn is_adjusting(&self) -> bool {
        self.hand_turn.adjusting
    }

    pub(super) fn touch(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        self.require_touched_piece(square)?;
        let is_free = !self.table_rules.touch_move || self.hand_turn.adjusting;
        if is_free
            || self.hand_turn.touched_piece.is_some()
            || self.position().why_piece_cannot_move(square).is_some()
        {
            return Ok(Vec::new());
        }
        self.hand_turn.touched_piece = Some(square);
        Ok(vec![Event::Touched(square)])
    }

    fn require_touched_piece(&self, from: Square) -> Result<(), CommandError> {
        match self.hand_turn.touched_piece {
            Some(touched) if touched != from => Err(CommandError::TouchedPiece(touched)),
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Huff {
    pub by: Side,
    pub square: Square,
    /// The pieces that it could have taken: the most of them, if it had a choice.
    pub missed: SquareSet,
}

impl Game {
    /// The pieces that ignored a capture in the last turn and may be huffed for it, where they stand now.
    ///
    /// Huffing answers the ignored capture and precedes the move (`rules.md` §4: take the piece, *then* play on). A
    /// side without a move may therefore still huff, and the game goes on if that sets a piece free. Only an end by
    /// agreement, resignation or time is final.
    pub fn huffable(&self) -> SquareSet {
        if self.termination().is_some() || !self.rules().huffing {
            return SquareSet::EMPTY;
        }
        let played = self.shown_node();
        let before = self.record.before_last_turn();
        let (Some(Turn::Move { mv, .. }), None) = (played.turn(), played.huffed()) else {
            return SquareSet::EMPTY;
        };
        if mv.is_capture() || !before.must_capture() {
            return SquareSet::EMPTY;
        }
        let now = |from: Square| if from == mv.from() { mv.to() } else { from };
        let captures = before.legal_moves();
        captures.iter().map(|capture| now(capture.from())).collect()
    }

    /// The pieces of the side to move that can capture, where a player may ignore that and be huffed; empty while
    /// pieces are moved freely by hand.
    pub fn may_capture(&self) -> SquareSet {
        let position = self.position();
        let is_told = self.rules().huffing && !self.table_rules().by_hand;
        if is_told && self.outcome().is_none() && position.must_capture() {
            self.legal_moves().iter().map(|mv| mv.from()).collect()
        } else {
            SquareSet::EMPTY
        }
    }

    /// The huff that led to the position shown, if one did.
    pub fn last_huff(&self) -> Option<Huff> {
        let played = self.shown_node();
        let (square, before) = (played.huffed()?, self.record.before_last_turn());
        let from = match played.turn() {
            Some(Turn::Move { mv, .. }) if mv.to() == square => mv.from(),
            _ => square,
        };
        let captures = before.legal_moves();
        let missed = captures.iter().filter(|mv| mv.from() == from);
        let most = missed.map(|mv| mv.captured()).max_by_key(|taken| taken.len());
        Some(Huff { by: !before.side_to_move(), square, missed: most.unwrap_or_default() })
    }

    /// The position after huffing this piece. Fails unless it is [huffable](Game::huffable).
    pub fn position_if_huffed(&self, square: Square) -> Result<Position, CommandError> {
        let huffable = self.huffable();
        if !huffable.contains(square) {
            return Err(CommandError::NotHuffable { square, huffable });
        }
        let mut setup = self.position().setup();
        setup.place(square, None);
        setup.position(self.variant()).map_err(CommandError::CannotKeep)
    }

    pub(super) fn huff(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let position = self.position_if_huffed(square)?;
        let before = self.current_node();
        self.record.huff(position, square);
        let after = self.current_node();
        if let Some(clocks) = &mut self.clocks {
            clocks.rename(before, after);
        }
        self.hand_turn = HandTurn::default();
        Ok([Event::Huffed(square)].into_iter().chain(self.end_event()).collect())
    }

    /// The side that moves next or places the next piece.
    pub fn side_to_move(&self) -> Side {
        self.placement.map_or(self.position().side_to_move(), Placement::side)
    }

    /// The placement, until sheep and wolf have all been placed.
    pub fn placement(&self) -> Option<Placement> {
        self.placement
    }

    /// Places the next piece, or removes a sheep that already stands there.
    pub(super) fn place(&mut self, square: Square) -> Result<Vec<Event>, CommandError> {
        let mut placement = self.placement.ok_or(CommandError::NothingToPlace)?;
        if placement.sheep.contains(square) {
            placement.sheep = placement.sheep.without(square);
        } else if !placement.squares().contains(square) {
            return Err(CommandError::CannotPlace(square));
        } else if placement.side() == Side::White {
            placement.sheep = placement.sheep.with(square);
        } else {
            return self.start_from(placement.sheep, square);
        }
        self.placement = Some(placement);
        Ok(vec![Event::Placed])
    }

    /// Places sheep and wolf at random. The wolf is not placed on the sheep's row, where it would have won.
    ///
    /// Recordings hold the seed, so its meaning must not change: the hash is Fibonacci hashing and not a generator
    /// from a crate.
    pub(super) fn place_randomly(&mut self, seed: u64) -> Result<Vec<Event>, CommandError> {
        self.placement.ok_or(CommandError::NothingToPlace)?;
        let random = (seed ^ (seed >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
        let row = SquareSet::row(0);
        let left_out = Square::from_index(45 + (random % 5) as usize);
        let wolf = Square::from_index((random / 5 % 45) as usize);
        self.start_from(row.without(left_out), wolf)
    }

    fn start_from(&mut self, sheep: SquareSet, wolf: Square) -> Result<Vec<Event>, CommandError> {
        let start: Position = Setup::wolf_and_sheep(sheep, wolf)
            .position(self.variant())
            .map_err(CommandError::CannotKeep)?;
        let tags = std::mem::take(&mut self.tags);
        let events = self.restart(Game::from_position(start));
        self.tags = tags;
        Ok(events)
    }
}

/// Progress of the placement in wolf and sheep: first White's four sheep, then Black's wolf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    sheep: SquareSet,
}

impl Placement {
    /// An empty placement, if games of this variant begin with one.
    pub(super) fn for_variant(variant: Variant) -> Option<Placement> {
        variant.has_placement().then(Placement::default)
    }

    pub fn sheep(self) -> SquareSet {
        self.sheep
    }

    /// The side that places the next piece.
    pub fn side(self) -> Side {
        match self.sheep.len() {
            4 => Side::Black,
            _ => Side::White,
        }
    }

    /// The squares on which the next piece may be placed.
    pub fn squares(self) -> SquareSet {
        match self.side() {
            Side::White => SquareSet::row(0) & !self.sheep,
            Side::Black => !self.sheep,
        }
    }

    pub fn setup(self) -> Setup {
        let mut setup = Setup::empty(self.side());
        for square in self.sheep {
            let sheep = Piece { side: Side::White, kind: PieceKind::Man };
            setup.place(square, Some(sheep));
        }
        setup
    }
}
