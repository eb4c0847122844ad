//! Games in progress: the moves played, the table rules, offers of a draw, and one game of each variant side by side.
//!
//! Every action of a player, a key, a button, the computer or a test is a [`Command`]; [`Session::apply`] applies it
//! and returns the [`Event`]s it caused (event sourcing: a recorded list of commands replays a session). The rules
//! themselves are in [`rules`](crate::rules); `rules.md` §4 and §5 describe huffing, placing and play over the board.
//!
//! ```
//! use dames3d_core::game::{Command, Event, Session};
//!
//! let commands: Vec<Command> = serde_json::from_str(r#"[{"Play":"32-28"}, {"Play":"19-23"}, {"Play":"28x19"}]"#)?;
//! let mut session = Session::default();
//! for command in commands {
//!     session.apply(command)?;
//! }
//! assert_eq!(session.game().turns().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod about;
pub mod clocks;
mod command;
mod editing;
mod ending;
mod event;
mod move_input;
mod outline;
mod over_the_board;
mod playing;
mod record;
pub mod recording;
mod session;
mod setup;
pub mod setup_editor;
mod timing;
mod words;

pub use about::{AboutTag, TurnNote};
pub use command::{Command, CommentPlace};
pub use event::{CommandError, Event};
pub use move_input::{InputResult, MoveInput};
pub(crate) use outline::moves_in;
pub use outline::{OutlineItem, OutlineRow, OutlineTurn, move_count};
pub use over_the_board::TableRules;
pub use playing::{Huff, Placement};
pub use recording::RecordingError;
pub use session::{AppliedCommand, Session};

use std::collections::HashMap;

use crate::board::SquareSet;
use crate::game_tree::{GameTree, Node, NodeId, Turn};
use crate::notation::pdn::{PdnGame, Tags};
use crate::rules::{
    DrawCounters, GameHistory, Move, Outcome, Ply, Position, RuleSet, Side, Variant,
};
use about::{AddedNote, EditLog};
use clocks::ClockHistory;
use over_the_board::HandTurn;
use record::{MoveCache, Record};

/// One game: its start, the turns played with all variations, and the one of its positions that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    record: Record,
    edit_log: EditLog,
    added_notes: HashMap<NodeId, AddedNote>,
    draw_offer: Option<Side>,
    /// Play continues from the position shown: its next turn starts a new main line.
    goes_on: bool,
    table_rules: TableRules,
    hand_turn: HandTurn,
    placement: Option<Placement>,
    clocks: Option<ClockHistory<NodeId>>,
    tags: Tags,
    /// The game as it was opened, if it was.
    opened: Option<Box<PdnGame>>,
}

impl Game {
    /// A game about to start.
    pub fn new(variant: Variant) -> Game {
        Game {
            placement: Placement::for_variant(variant),
            ..Game::from_position(Position::start(variant))
        }
    }

    pub fn from_position(start: Position) -> Game {
        Game {
            rules: start.variant().rule_set(),
            record: Record::new(start),
            edit_log: EditLog::default(),
            added_notes: HashMap::new(),
            draw_offer: None,
            goes_on: false,
            table_rules: TableRules::default(),
            hand_turn: HandTurn::default(),
            placement: None,
            clocks: None,
            tags: Tags::new(),
            opened: None,
        }
    }

    /// A game with all turns of a tree, which shows the start. Refused if a line has more plies than can be numbered.
    pub fn from_tree(tree: GameTree) -> Result<Game, CommandError> {
        if tree.max_depth() > usize::from(u16::MAX) {
            return Err(CommandError::TooManyPlies);
        }
        let start = *tree.start();
        Ok(Game { record: Record::from_tree(tree), ..Game::from_position(start) })
    }

    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// The rules in force: those of the variant, with the draw rule chosen for this game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    pub fn tree(&self) -> &GameTree {
        self.record.tree()
    }

    pub fn current_node(&self) -> NodeId {
        self.record.node()
    }

    /// The nodes of the line shown: through the position shown, as it was last played or shown, to its end.
    pub fn line(&self) -> &[NodeId] {
        self.record.line()
    }

    /// The turns of the line shown, including those taken back.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = &Turn> {
        let turn = |&node| self.tree().node(node).turn();
        self.line().iter().map(move |node| turn(node).expect("a node of a line has a turn"))
    }

    /// Returns `true` if play continues from the position shown: no turn follows, or the last one has just been played.
    /// Otherwise an earlier position is shown.
    pub fn is_live(&self) -> bool {
        self.record.is_live()
    }

    /// Number of plies that lead to the position shown.
    pub fn current_ply(&self) -> Ply {
        self.record.current_ply()
    }

    /// The last ply of the line shown.
    pub fn last_ply(&self) -> Ply {
        self.record.last_ply()
    }

    /// Offset that makes two plies one numbered move: 1 if the side that does not move first by the rules moved first
    /// in this game, otherwise 0.
    pub fn ply_offset(&self) -> u16 {
        ply_offset(self.start())
    }

    pub fn start(&self) -> &Position {
        self.tree().start()
    }

    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// The turn that led to the position shown; `None` at the start.
    pub fn last_turn(&self) -> Option<&Turn> {
        self.shown_node().turn()
    }

    pub fn shown_node(&self) -> &Node {
        self.tree().node(self.current_node())
    }

    /// The position of the line shown after this number of plies; `None` beyond the last.
    pub fn position_at(&self, ply: Ply) -> Option<&Position> {
        self.record.position_at(ply)
    }

    /// The game up to the position shown, with the draw rules in force.
    pub fn history(&self) -> GameHistory {
        self.record.history().with_draw_rules(self.rules.draws)
    }

    pub fn counters(&self) -> &DrawCounters {
        self.record.counters()
    }

    /// The [legal moves](Position::legal_moves) of the position shown, even if the game is over. They are generated
    /// once per position.
    pub fn legal_moves(&self) -> &[Move] {
        self.record.move_cache().legal()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.termination().or_else(|| self.counters().outcome(self.position(), &self.rules))
    }

    /// Number of pieces that this side has lost since the start.
    pub fn pieces_lost(&self, side: Side) -> usize {
        let left = self.position().pieces(side).len();
        self.start().pieces(side).len().saturating_sub(left)
    }

    /// The squares of the pieces that may move in the position shown; empty once the game is over.
    pub fn movable(&self) -> SquareSet {
        if self.placement.is_some() || self.outcome().is_some() {
            return SquareSet::EMPTY;
        }
        let playable: &MoveCache = self.record.move_cache();
        playable.iter().map(|mv| mv.from()).collect()
    }

    fn end_event(&self) -> Option<Event> {
        self.outcome().map(Event::Ended)
    }

    /// Returns an error unless the game is in progress, without an unresolved irregularity.
    fn require_in_progress(&self) -> Result<(), CommandError> {
        self.require_resolved()?;
        if let Some(placement) = self.placement {
            return Err(CommandError::PlacementUnfinished(placement.squares()));
        }
        self.require_not_over()
    }

    /// Returns an error if the game is over.
    fn require_not_over(&self) -> Result<(), CommandError> {
        self.outcome().map_or(Ok(()), |outcome| Err(CommandError::GameOver(outcome)))
    }
}

fn ply_offset(start: &Position) -> u16 {
    u16::from(start.side_to_move() != start.variant().rule_set().first_side)
}
