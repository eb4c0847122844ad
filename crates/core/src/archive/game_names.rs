use super::{Archive, GameId, SavePlace};
use crate::game::{Command, Game};
use crate::notation::pdn::PdnGame;
use crate::rules::{BySide, Variant};

/// The names under and with which games are filed.
#[derive(Clone, Debug, Default)]
pub(super) struct GameNames {
    /// The date on which the session began, as PDN writes it.
    pub(super) date: String,
    /// Number of games of each variant that were replaced by another one.
    pub(super) replaced: [u32; Variant::ALL.len()],
    /// The names of the players of each variant.
    pub(super) players: [BySide<String>; Variant::ALL.len()],
    /// The current games.
    pub(super) ids: [GameId; Variant::ALL.len()],
    /// The files in which the current games are kept too.
    pub(super) saved: [Option<SavePlace>; Variant::ALL.len()],
}

impl GameNames {
    /// The name of the current game of a variant within its session.
    pub(super) fn name(&self, variant: Variant) -> String {
        let number = self.replaced[variant.index()] + 1;
        format!("{}-{number}", variant.name())
    }

    /// Returns `false` for a game in which nothing would be lost, and for an earlier game that was opened and is kept in its
    /// own file.
    pub(super) fn is_to_be_filed(&self, game: &Game, archive: &Archive) -> bool {
        let place = self.saved[game.variant().index()].as_ref();
        let is_filed = place.is_some_and(|place| place.path.parent() == Some(archive.folder()));
        game.has_content() && !is_filed
    }

    /// Counts a game that was replaced by another one.
    pub(super) fn replace(&mut self, game: &Game) {
        let index = game.variant().index();
        self.replaced[index] += u32::from(game.has_content());
        self.saved[index] = None;
        self.ids[index] = GameId::default();
    }

    /// The game as PDN, with the names of its players.
    pub(super) fn pdn(&self, game: &Game) -> PdnGame {
        game.to_pdn(&self.players[game.variant().index()], &self.date)
    }
}

/// Returns `true` if the command replaces the game of its variant by another one.
pub(super) fn replaces_game(command: &Command) -> bool {
    matches!(
        command,
        Command::NewGame
            | Command::SetUp(_)
            | Command::Load(_)
            | Command::Place(_)
            | Command::PlaceRandomly(_)
    )
}
