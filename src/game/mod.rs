//! A game in time: what was played, what is asked, and what comes of it.
//!
//! Everything a player, a key, a button or a test does is a [`Command`]; [`Session::apply`] carries it out and
//! returns the [`Event`]s that tell what happened. A recorded list of commands replays a session:
//!
//! ```
//! use dames3d::game::{Command, Event, Session};
//!
//! let commands: Vec<Command> = serde_json::from_str(r#"[{"Play":"32-28"}, {"Play":"19-23"}, {"Play":"28x19"}]"#)?;
//! let mut tables = Session::default();
//! for command in commands {
//!     tables.apply(command)?;
//! }
//! assert_eq!(tables.game().record().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod beginning;
mod choices;
mod command;
mod declared;
mod entry;
mod manners;
mod placing;
mod playing;
mod record;
pub mod recording;
mod session;
mod turning;

pub use command::{Command, Event, Refused};
pub use entry::{Entry, Step};
pub use manners::Manners;
pub use placing::Placing;
pub use record::{Played, Turn};
pub use recording::RecordingError;
pub use session::Session;

use crate::board::SquareSet;
use crate::rules::{DrawCounters, Move, Outcome, Ply, Position, RuleSet, Side, Variant};
use choices::Choices;
use declared::Declared;
use manners::Hands;
use record::Record;

/// One game: where it started, the moves played, and the one of its positions that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    record: Record,
    /// How the game ended other than by its last position: by agreement, resignation or time.
    declared: Option<Declared>,
    draw_offer: Option<Side>,
    manners: Manners,
    hands: Hands,
    placing: Option<Placing>,
}

impl Game {
    /// A game about to start.
    pub fn new(variant: Variant) -> Game {
        Game {
            placing: Placing::before(variant),
            ..Game::from_position(Position::start(variant))
        }
    }

    /// A game that starts from this position.
    pub fn from_position(start: Position) -> Game {
        Game {
            rules: start.variant().rule_set(),
            record: Record::new(start),
            declared: None,
            draw_offer: None,
            manners: Manners::default(),
            hands: Hands::default(),
            placing: None,
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
    pub fn record(&self) -> &[Played] {
        self.record.turns()
    }

    /// How many plies lead to the position shown.
    pub fn shown(&self) -> Ply {
        self.record.shown()
    }

    /// The last ply of the game.
    pub fn last(&self) -> Ply {
        self.record.last()
    }

    /// The plies missing before the first one: 1 where it was not the side that begins by the rules that began, else 0.
    /// Counted with them, two plies are always one move.
    pub fn missing(&self) -> u16 {
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
    pub fn last_move(&self) -> Option<&Played> {
        self.record.last_move()
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
        self.record.choices().legal()
    }

    /// How the game ended, if the position shown ends it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared().or_else(|| {
            let (position, moves) = (self.position(), self.legal_moves());
            self.counters()
                .outcome_with_moves(moves, position, &self.rules)
        })
    }

    /// The pieces this side has lost since the start: how many men and kings fewer than it began with.
    pub fn lost(&self, side: Side) -> usize {
        let left = self.position().pieces(side).len();
        self.start().pieces(side).len().saturating_sub(left)
    }

    /// The squares of the pieces that may move in the position shown; none once the game is over.
    pub fn movable(&self) -> SquareSet {
        if self.placing.is_some() || self.outcome().is_some() {
            return SquareSet::EMPTY;
        }
        let playable: &Choices = self.record.choices();
        playable.iter().map(|mv| mv.from()).collect()
    }

    /// That the position shown ends the game, if it does.
    fn ended(&self) -> Option<Event> {
        self.outcome().map(Event::Ended)
    }

    /// Refuses what is for a game under way, with nothing left to decide about.
    fn still_open(&self) -> Result<(), Refused> {
        self.decided()?;
        if let Some(placing) = self.placing {
            return Err(Refused::StillPlacing(placing.squares()));
        }
        self.outcome()
            .map_or(Ok(()), |outcome| Err(Refused::Over(outcome)))
    }
}
