//! The steps through a line that is previewed. The keys that step through the game step through the line.

use crate::i18n::{MessageFn, Messages};
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::kernel::messages::{Action, LineAction};

impl LineAction {
    /// The message that describes the action.
    pub(crate) const fn message(self) -> MessageFn {
        match self {
            LineAction::Choose { moves: 1, .. } => Messages::line_play_first,
            LineAction::Choose { .. } => Messages::line_preview,
            LineAction::Back => Messages::line_back,
            LineAction::Forward => Messages::line_forward,
            LineAction::Play => Messages::line_play,
            LineAction::Close => Messages::line_close,
        }
    }
}

/// Steps through the line that is previewed, or ends the preview. Returns `true` if the action means nothing else.
pub(crate) fn step(preview: &mut LinePreview, action: Action) -> bool {
    let Some(line) = preview.held() else {
        return false;
    };
    let shown = line.moves().len();
    let all = line.length();
    let next = match action {
        Action::Undo | Action::Line(LineAction::Back) => shown.saturating_sub(1),
        Action::Redo | Action::Line(LineAction::Forward) => shown + 1,
        Action::ShowFirst => 1,
        Action::ShowLast => all,
        Action::Line(LineAction::Close) => return preview.close(),
        // The board shows something else.
        Action::Explain(_) | Action::Editor(_) => {
            preview.close();
            return false;
        }
        _ => return false,
    };
    preview.step_to(next);
    true
}
