use super::{DrawCounters, Ply, Position};

/// What the position at the start does not show of the game before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartCounters {
    /// Plies since a man last moved or a piece was captured.
    pub quiet: Ply,
    /// The number of the first move, counted from 1.
    pub move_number: u32,
}

/// The start of a whole game.
impl Default for StartCounters {
    fn default() -> StartCounters {
        StartCounters {
            quiet: Ply(0),
            move_number: 1,
        }
    }
}

impl StartCounters {
    /// The counters of the draw rules in this position, with which the game starts.
    pub fn draws(&self, start: &Position) -> DrawCounters {
        DrawCounters {
            quiet: self.quiet,
            ..DrawCounters::new(start)
        }
    }
}
