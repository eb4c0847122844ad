use super::command::{Command, Event, Refused};
use super::record::Game;
use crate::rules::Variant;

/// Two tables side by side, one for each variant, and the one the players sit at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    international: Game,
    dames3d: Game,
    seated: Variant,
}

impl Default for Tables {
    /// Two games about to start, the players at the pyramid.
    fn default() -> Tables {
        Tables {
            international: Game::new(Variant::International),
            dames3d: Game::new(Variant::Dames3d),
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
        match variant {
            Variant::International => &self.international,
            Variant::Dames3d => &self.dames3d,
        }
    }

    /// Carries out a command and tells what happened; a refused one changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        if let Command::SitAt(variant) = command {
            self.seated = variant;
            return Ok(vec![Event::Seated(variant)]);
        }
        match self.seated {
            Variant::International => self.international.apply(command),
            Variant::Dames3d => self.dames3d.apply(command),
        }
    }
}
