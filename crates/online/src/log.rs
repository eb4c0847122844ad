//! The log of a game: numbered facts.

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

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// The game was offered.
    Created(GameSettings),
    /// A seat was taken.
    Joined(Side),
    /// A player took a name.
    Named {
        /// The player.
        by: Side,
        /// The name.
        name: PlayerName,
    },
    /// A player applied a command to the board.
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
    /// A player withdrew an offer.
    Withdrew {
        /// The player.
        by: Side,
        /// The offer.
        offer: Offer,
    },
    /// A player answered the other's offer. An accepted one has been applied.
    Answered {
        /// The player who answers.
        by: Side,
        /// The offer.
        offer: Offer,
        /// `true` if the player agrees.
        accept: bool,
    },
    /// The clocks run again: on a player's request, or after a pause.
    Resumed {
        /// The player, if one requested it.
        by: Option<Side>,
    },
    /// A player gave the other one time.
    GaveTime {
        /// The player who gave it.
        by: Side,
        /// The time, in milliseconds.
        milliseconds: u64,
    },
    /// A player claimed the result, because the other one had gone away.
    Claimed {
        /// The player who claims.
        by: Side,
        /// The result.
        claim: Claim,
    },
    /// A player sent a greeting.
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
    /// A side's time ran out.
    TimeUp(Side),
    /// The server was down for a while. The clocks stood, or the days by post, and the side to move gets time.
    Restarted {
        /// The time that is added, in milliseconds; 0 without clocks.
        bonus: u64,
    },
    /// The players continue in a rematch.
    Rematch(GameId),
}

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number.
    pub number: EntryNumber,
    /// Time elapsed before it on the running clock or, by post, of the days for the move, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub waited: u64,
    /// The fact.
    pub fact: Fact,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(waited: &u64) -> bool {
    *waited == 0
}
