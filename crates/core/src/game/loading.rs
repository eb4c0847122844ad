//! Games that are opened: a command that holds a whole game as PDN.

use super::{Command, CommandError, Event, Game, Session};
use crate::game_tree::GameTree;
use crate::notation::pdn::{GameResult, PdnGame, PdnReader};
use crate::rules::{Outcome, Position};

impl From<&PdnGame> for Command {
    /// The command that opens this game.
    fn from(game: &PdnGame) -> Command {
        Command::Load(game.to_string())
    }
}

impl Game {
    /// A game with all turns, tags, clocks and annotations of this one, which shows the start. Refused if a line has more plies
    /// than can be numbered.
    fn from_pdn(pdn: PdnGame) -> Result<Game, CommandError> {
        let game = Game::from_tree(pdn.tree.clone())?;
        Ok(Game {
            clocks: Game::clocks_of_file(&pdn),
            tags: pdn.tags.clone(),
            opened: Some(Box::new(pdn)),
            ..game
        })
    }

    /// The game as it was opened; `None` for one that was started here.
    pub fn opened(&self) -> Option<&PdnGame> {
        self.opened.as_deref()
    }

    /// Returns `true` for a game that was opened to be read: it has a result, or nothing was played at its end since.
    pub fn is_for_reading(&self) -> bool {
        self.opened().is_some_and(|opened| {
            let turns = |tree: &GameTree| tree.main_line().len();
            opened.result != GameResult::Unfinished || turns(&opened.tree) == turns(self.tree())
        })
    }

    /// Returns `true` if turns, variations, annotations or tags would be lost with this game: it has turns, and they are
    /// not just what it was opened with.
    pub fn has_changes(&self) -> bool {
        match self.opened() {
            Some(opened) => opened.tree != *self.tree() || opened.tags != *self.tags(),
            None => !self.tree().is_empty(),
        }
    }

    /// Returns `true` if something that somebody did would be lost with this game: as [`has_changes`](Game::has_changes),
    /// and comments or marks at the start, tags, or a position that was set up. Sheep and wolf that were placed are the
    /// start of a game like any other.
    pub fn has_content(&self) -> bool {
        if self.opened().is_some() {
            return self.has_changes();
        }
        let (tree, variant) = (self.tree(), self.variant());
        let is_set_up = !variant.has_placement() && *self.start() != Position::start(variant);
        let is_noted = !tree.node(tree.root()).annotations.is_empty();
        !tree.is_empty() || !self.tags().is_empty() || is_set_up || is_noted
    }

    /// The result: the outcome at the end of the main line. Where that is open, the result that the game was opened with
    /// stands, such as a resignation in a file of another program; unless it was then won or drawn on the board.
    pub fn result(&self) -> GameResult {
        if let Some(outcome) = self.main_line_outcome() {
            return match outcome {
                Outcome::Win { winner, .. } => GameResult::Won(winner),
                Outcome::Draw(_) => GameResult::Drawn,
            };
        }
        let Some(opened) = self.opened() else {
            return GameResult::Unfinished;
        };
        let had_ended = Game::from_tree(opened.tree.clone())
            .is_ok_and(|game| game.main_line_outcome().is_some());
        match had_ended {
            // It was taken back and goes on.
            true => GameResult::Unfinished,
            false => opened.result,
        }
    }
}

impl Session {
    /// Switches to the variant of a game given as PDN and replaces the game there.
    pub(super) fn load(&mut self, text: &str) -> Result<Vec<Event>, CommandError> {
        let read = PdnReader::new(text.as_bytes()).next_game();
        let pdn = read.ok().flatten().and_then(|game| game.into_game());
        let game = Game::from_pdn(pdn.ok_or(CommandError::NoGame)?)?;
        Ok(self.replace(game))
    }
}
