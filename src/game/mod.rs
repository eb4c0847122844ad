//! A game in time: what was played, what is asked, and what comes of it.
//!
//! Everything a player, a key, a button or a test does is a [`Command`]; [`Session::apply`] carries it out and
//! returns the [`Event`]s that tell what happened. A recorded list of commands replays a session:
//!
//! ```
//! use dames3d::game::{Command, Event, Session};
//!
//! let commands: Vec<Command> = serde_json::from_str(r#"[{"Play":"32-28"}, {"Play":"19-23"}, {"Play":"28x19"}]"#)?;
//! let mut session = Session::default();
//! for command in commands {
//!     session.apply(command)?;
//! }
//! assert_eq!(session.game().turns().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod move_cache;
mod move_input;
mod navigation;
mod over_the_board;
mod placement;
mod playing;
mod record;
pub mod recording;
mod session;
mod setup;
mod termination;

pub use command::{Command, CommandError, Event};
pub use move_input::{InputResult, MoveInput};
pub use over_the_board::TableRules;
pub use placement::Placement;
pub use record::{PlayedTurn, Turn};
pub use recording::RecordingError;
pub use session::Session;

use crate::board::SquareSet;
use crate::rules::{DrawCounters, Move, Outcome, Ply, Position, RuleSet, Side, Variant};
use move_cache::MoveCache;
use over_the_board::HandTurn;
use record::Record;
use termination::Termination;

/// One game: where it started, the moves played, and the one of its positions that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    record: Record,
    /// How the game ended other than by its last position: by agreement, resignation or time.
    termination: Option<Termination>,
    draw_offer: Option<Side>,
    table_rules: TableRules,
    hand_turn: HandTurn,
    placement: Option<Placement>,
}

impl Game {
    /// A game about to start.
    pub fn new(variant: Variant) -> Game {
        Game {
            placement: Placement::for_variant(variant),
            ..Game::from_position(Position::start(variant))
        }
    }

    /// A game that starts from this position.
    pub fn from_position(start: Position) -> Game {
        Game {
            rules: start.variant().rule_set(),
            record: Record::new(start),
            termination: None,
            draw_offer: None,
            table_rules: TableRules::default(),
            hand_turn: HandTurn::default(),
            placement: None,
        }
    }

    /// What is played.
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The moves played, those taken back included.
    pub fn turns(&self) -> &[PlayedTurn] {
        self.record.turns()
    }

    /// How many plies lead to the position shown.
    pub fn current_ply(&self) -> Ply {
        self.record.current_ply()
    }

    /// The last ply of the game.
    pub fn last_ply(&self) -> Ply {
        self.record.last_ply()
    }

    /// The plies missing before the first one: 1 where it was not the side that begins by the rules that began, else 0.
    /// Counted with them, two plies are always one move.
    pub fn ply_offset(&self) -> u16 {
        u16::from(self.start().side_to_move() != self.rules.first_side)
    }

    /// The position the game started from.
    pub fn start(&self) -> &Position {
        self.record.start()
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// The move that led to the position shown.
    pub fn last_turn(&self) -> Option<&PlayedTurn> {
        self.record.last_turn()
    }

    /// The position after so many plies; `None` beyond the last.
    pub fn position_at(&self, ply: Ply) -> Option<&Position> {
        self.record.position_at(ply)
    }

    /// The draw counters of the position shown.
    pub fn counters(&self) -> &DrawCounters {
        self.record.counters()
    }

    /// The [legal moves](Position::legal_moves) of the position shown, whether or not the game is over. They are kept,
    /// not generated again.
    pub fn legal_moves(&self) -> &[Move] {
        self.record.move_cache().legal()
    }

    /// How the game ended, if the position shown ends it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.termination().or_else(|| {
            let (position, moves) = (self.position(), self.legal_moves());
            self.counters()
                .outcome_with_moves(moves, position, &self.rules)
        })
    }

    /// The pieces this side has lost since the start: how many men and kings fewer than it began with.
    pub fn pieces_lost(&self, side: Side) -> usize {
        let left = self.position().pieces(side).len();
        self.start().pieces(side).len().saturating_sub(left)
    }

    /// The squares of the pieces that may move in the position shown; none once the game is over.
    pub fn movable(&self) -> SquareSet {
        if self.placement.is_some() || self.outcome().is_some() {
            return SquareSet::EMPTY;
        }
        let playable: &MoveCache = self.record.move_cache();
        playable.iter().map(|mv| mv.from()).collect()
    }

    /// That the position shown ends the game, if it does.
    fn end_event(&self) -> Option<Event> {
        self.outcome().map(Event::Ended)
    }

    /// Refuses what is for a game under way, with nothing left to decide about.
    fn require_in_progress(&self) -> Result<(), CommandError> {
        self.require_resolved()?;
        if let Some(placement) = self.placement {
            return Err(CommandError::PlacementUnfinished(placement.squares()));
        }
        self.outcome()
            .map_or(Ok(()), |outcome| Err(CommandError::GameOver(outcome)))
    }
}
