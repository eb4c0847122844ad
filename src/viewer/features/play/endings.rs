//! Resigning and offering a draw: both concern the end of the game and the seat of the person, whatever position is
//! shown.

use crate::game::{Command, Game};
use crate::players::PlayersByVariant;
use crate::rules::Side;
use crate::viewer::kernel::dialogs::Confirmation;

/// A question that is asked at the end of the game.
pub(crate) struct FinalQuestion {
    /// The command that shows the end of the game; `None` if it is shown.
    pub(crate) show_end: Option<Command>,
    pub(crate) question: Confirmation,
}

impl FinalQuestion {
    /// The question for the side that may end the game; `None` if the game is over.
    pub(crate) fn new(
        game: &Game,
        players: &PlayersByVariant,
        question: fn(Side) -> Confirmation,
    ) -> Option<FinalQuestion> {
        let is_open = game.final_outcome().is_none() && game.placement().is_none();
        is_open.then(|| FinalQuestion {
            show_end: (!game.is_live()).then(|| Command::Show(game.last_ply())),
            question: question(players.side_that_may_end(game)),
        })
    }
}
