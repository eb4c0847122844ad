//! News of a game over a network, printed between two prompts.

/// Everything that is to be printed at once.
#[derive(Debug, Default)]
pub(super) struct News {
    /// The player comes into the game: the board is described, not how it came about.
    pub(super) is_entering: bool,
    /// The board is drawn.
    pub(super) draws: bool,
    /// The lines below it.
    pub(super) lines: Vec<String>,
    /// The invitation follows.
    pub(super) has_invitation: bool,
}

impl News {
    pub(super) fn is_empty(&self) -> bool {
        !self.draws && self.lines.is_empty() && !self.has_invitation
    }
}
