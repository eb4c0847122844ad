//! The log of a game: what has happened, numbered.

use serde::{Deserialize, Serialize};

use crate::game::Command;
use crate::link::GameId;
use crate::player_name::PlayerName;
use crate::request::{Claim, Greeting, Offer};
use crate::rules::Side;
use crate::settings::GameSettings;
use crate::shown_position::ShownPosition;

/// The number of an entry. The first is 1.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct EntryNumber(pub u64);

impl EntryNumber {
    /// The number of the entry that follows.
    #[must_use]
    pub const fn next(self) -> EntryNumber {
        EntryNumber(self.0 + 1)
    }
}

/// Something that has happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// The game was offered.
    Created(GameSettings),
    /// A seat was taken.
    Joined(Side),
    /// A player goes by a name.
    Named {
        /// The player.
        by: Side,
        /// The name.
        name: PlayerName,
    },
    /// A player carried out a command of the board.
    Did {
        /// The player.
        by: Side,
        /// The command.
        command: Command,
    },
    /// A player offered something.
    Offered {
        /// The player.
        by: Side,
        /// The offer.
        offer: Offer,
    },
    /// A player took an offer back.
    Withdrew {
        /// The player.
        by: Side,
        /// The offer.
        offer: Offer,
    },
    /// A player answered the other's offer. An accepted one has been carried out.
    Answered {
        /// The player who answers.
        by: Side,
        /// The offer.
        offer: Offer,
        /// `true` if the player agrees.
        accept: bool,
    },
    /// The clocks run again: a player wants them to, or a pause was over.
    Resumed {
        /// The player, if one asked.
        by: Option<Side>,
    },
    /// A player gave the other one time.
    GaveTime {
        /// The player who gave it.
        by: Side,
        /// The time, in milliseconds.
        milliseconds: u64,
    },
    /// A player claimed the result from the other, who had gone away.
    Claimed {
        /// The player who claims.
        by: Side,
        /// The result.
        claim: Claim,
    },
    /// A player said something.
    Greeted {
        /// The player.
        by: Side,
        /// The greeting.
        greeting: Greeting,
    },
    /// A player showed the other one a position, after the end.
    Showed {
        /// The player.
        by: Side,
        /// The position.
        position: ShownPosition,
    },
    /// The time of a side was up.
    TimeUp(Side),
    /// No server was running for a while. The clocks stood, or the days by post, and who is to move gets time.
    Restarted {
        /// The time that is added, in milliseconds; 0 without clocks.
        bonus: u64,
    },
    /// The players play on in another game.
    Rematch(GameId),
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number.
    pub number: EntryNumber,
    /// The time that passed before on the clock that runs or, by post, of the days for the move, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub waited: u64,
    /// The fact.
    pub fact: Fact,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(waited: &u64) -> bool {
    *waited == 0
}
