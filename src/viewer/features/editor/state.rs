//! The position editor's state.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::game::setup_editor::{SetupDraft, SetupEdit, SetupEntry, SetupTool};
use crate::notation::FenError;
use crate::rules::{Setup, Side};

/// The open position editor; the board is then in [`BoardMode::Editor`].
///
/// [`BoardMode::Editor`]: crate::viewer::kernel::mode::BoardMode::Editor
#[derive(Resource, Clone, Debug)]
pub struct PositionEditor {
    pub draft: SetupDraft,
    /// The setup with which the editor was opened.
    begun: Setup,
    /// The tool of the pointer and of typed squares.
    pub tool: SetupTool,
    /// The square of the keyboard's cursor.
    pub cursor: Option<Square>,
    /// The square of the dragged piece.
    pub carried: Option<Square>,
    pub entry: SetupEntry,
    /// The last typed number, if it is not a square.
    pub invalid_number: Option<u8>,
    pub fen_error: Option<FenError>,
}

/// The draft when the editor was last closed.
#[derive(Resource, Debug, Default)]
pub(super) struct LastDraft(pub(super) Option<SetupDraft>);

impl PositionEditor {
    /// The editor on the position shown; undo restores the last draft.
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

    /// The setup, if anything has been changed.
    pub fn unfinished(&self) -> Option<Setup> {
        let setup = *self.draft.setup();
        (setup != self.begun).then_some(setup)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastDraft>();
}
