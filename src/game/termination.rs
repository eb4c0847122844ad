use crate::rules::{Outcome, Ply};

/// An end by agreement, resignation or time, and the ply after which it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Termination {
    pub(super) after: Ply,
    pub(super) outcome: Outcome,
}
