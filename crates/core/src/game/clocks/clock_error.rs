use crate::rules::Side;

/// The reason why a clock cannot do something; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// The game is played without clocks.
    #[error("this game is played without clocks")]
    NoClock,
    /// The clocks have been paused already.
    #[error("the clocks are paused")]
    AlreadyPaused,
    /// The clocks are not paused.
    #[error("the clocks are not paused")]
    NotPaused,
    /// The time of this side is not limited, so none can be added.
    #[error("{0}'s time is not limited")]
    NotLimited(Side),
    /// More time than a clock can show.
    #[error("expected at most 10000000 seconds on a clock")]
    TooMuchTime,
}
