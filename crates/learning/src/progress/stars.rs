use serde::{Deserialize, Serialize};

/// The stars of a stage: three for the minimum of moves at the first attempt, at least one if the goal was reached,
/// otherwise none.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "u8")]
pub struct Stars(u8);

impl Stars {
    /// Maximum number of stars of a stage.
    pub const MOST: u8 = 3;

    /// The stars of a task that was reached in this attempt, counted from 1, with this number of moves more than
    /// needed.
    pub fn of_task(attempt: u8, extra_moves: u8) -> Stars {
        let lost = attempt.saturating_sub(1).saturating_add(extra_moves);
        Stars(Stars::MOST.saturating_sub(lost).max(1))
    }

    /// The stars of an endgame won with these numbers of lost moves and of helps.
    pub fn for_endgame(lost: u16, helps: u8) -> Stars {
        let lost = u8::try_from(lost).unwrap_or(u8::MAX);
        Stars::of_task(helps.saturating_add(1), lost)
    }

    pub const fn count(self) -> u8 {
        self.0
    }
}

impl From<u8> for Stars {
    fn from(count: u8) -> Stars {
        Stars(count.min(Stars::MOST))
    }
}
