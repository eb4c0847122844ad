//! News of an online game, printed between two prompts.

#[derive(Debug, Default)]
pub(super) struct News {
    /// The player is joining: describe the board instead of its history.
    pub(super) is_entering: bool,
    pub(super) draws: bool,
    /// Lines below the board.
    pub(super) lines: Vec<String>,
    pub(super) has_invitation: bool,
}

impl News {
    pub(super) fn is_empty(&self) -> bool {
        !self.draws && self.lines.is_empty() && !self.has_invitation
    }
}
