use super::command::{Command, Event, Refused};
use super::record::Game;
use crate::rules::Variant;

/// Tables side by side, one for each variant, and the one the players sit at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    games: [Game; Variant::ALL.len()],
    seated: Variant,
}

impl Default for Tables {
    /// Games about to start, the players at the pyramid.
    fn default() -> Tables {
        Tables {
            games: Variant::ALL.map(Game::new),
            seated: Variant::Dames3d,
        }
    }
}

impl Tables {
    /// The game the players sit at.
    pub fn game(&self) -> &Game {
        self.game_of(self.seated)
    }

    /// The game on the table of this variant.
    pub fn game_of(&self, variant: Variant) -> &Game {
        &self.games[variant.index()]
    }

    /// Carries out a command and tells what happened; a refused one changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        if let Command::SitAt(variant) = command {
            self.seated = variant;
            return Ok(vec![Event::Seated(variant)]);
        }
        self.games[self.seated.index()].apply(command)
    }
}
