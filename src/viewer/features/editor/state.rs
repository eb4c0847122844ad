//! The position editor: the arrangement being set up, the tool chosen, and what is typed.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::game::setup_editor::{SetupDraft, SetupEdit, SetupEntry, SetupTool};
use crate::notation::FenError;
use crate::rules::{Setup, Side};

/// The position editor, while it is open: the mode of the board is [`BoardMode::Editor`] then.
///
/// [`BoardMode::Editor`]: crate::viewer::kernel::mode::BoardMode::Editor
#[derive(Resource, Clone, Debug)]
pub struct PositionEditor {
    /// The arrangement.
    pub draft: SetupDraft,
    /// The arrangement with which the editor was opened.
    begun: Setup,
    /// The tool of the pointer and of typed squares.
    pub tool: SetupTool,
    /// The square of the keyboard's cursor.
    pub cursor: Option<Square>,
    /// The square of the piece that is dragged.
    pub carried: Option<Square>,
    /// The text being typed.
    pub entry: SetupEntry,
    /// The number typed last, if it is no square.
    pub invalid_number: Option<u8>,
    /// The reason why the text being edited is no FEN.
    pub fen_error: Option<FenError>,
}

/// The draft of the editor when it was closed last.
#[derive(Resource, Debug, Default)]
pub(super) struct LastDraft(pub(super) Option<SetupDraft>);

impl PositionEditor {
    /// The editor on the position shown in a game. Undoing brings back the draft of the last time.
    pub(super) fn new(game: &Game, last: Option<SetupDraft>) -> PositionEditor {
        let mut setup = game.current_setup();
        if game.placement().is_some() {
            setup.side_to_move = game.rules().first_side;
        }
        let mut draft = last.unwrap_or_else(|| SetupDraft::new(game.variant(), setup));
        draft.set_variant(game.variant());
        draft.edit(SetupEdit::Replace(setup));
        PositionEditor {
            draft,
            begun: setup,
            tool: SetupTool::man(Side::White),
            cursor: None,
            carried: None,
            entry: SetupEntry::default(),
            invalid_number: None,
            fen_error: None,
        }
    }

    /// The arrangement, if something has been set up.
    pub fn unfinished(&self) -> Option<Setup> {
        let setup = *self.draft.setup();
        (setup != self.begun).then_some(setup)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastDraft>();
}
