//! The position editor: the arrangement being set up, the tool chosen, and what is typed.

use bevy::prelude::*;

use crate::board::Square;
use crate::game::Game;
use crate::game::setup_editor::{SetupDraft, SetupEdit, SetupEntry, SetupTool};
use crate::notation::FenError;
use crate::rules::{Setup, Side};
use crate::viewer::kernel::mode::{BoardMode, FollowMode};

/// The position editor, open or closed. Its draft is kept while it is closed.
#[derive(Resource, Debug, Default)]
pub struct PositionEditor {
    state: Option<EditorState>,
    is_open: bool,
}

/// The state of the open editor.
#[derive(Clone, Debug)]
pub struct EditorState {
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

impl PositionEditor {
    /// Opens the editor on an arrangement of an earlier session, which replaces the position shown in a game.
    pub fn reopen(&mut self, game: &Game, earlier: Setup) {
        self.open(game);
        if let Some(state) = &mut self.state {
            state.draft.edit(SetupEdit::Replace(earlier));
        }
    }

    /// The arrangement, if something has been set up and the editor is open.
    pub fn unfinished(&self) -> Option<Setup> {
        let state = self.get()?;
        let setup = *state.draft.setup();
        (setup != state.begun).then_some(setup)
    }

    /// Opens the editor on the position shown in a game. Undoing brings back the arrangement of the last time.
    pub fn open(&mut self, game: &Game) {
        let mut setup = game.current_setup();
        if game.placement().is_some() {
            setup.side_to_move = game.rules().first_side;
        }
        let last = self.state.take().map(|state| state.draft);
        let mut draft = last.unwrap_or_else(|| SetupDraft::new(game.variant(), setup));
        draft.set_variant(game.variant());
        draft.edit(SetupEdit::Replace(setup));
        self.is_open = true;
        self.state = Some(EditorState {
            draft,
            begun: setup,
            tool: SetupTool::man(Side::White),
            cursor: None,
            carried: None,
            entry: SetupEntry::default(),
            invalid_number: None,
            fen_error: None,
        });
    }

    /// Closes the editor.
    pub fn close(&mut self) {
        self.is_open = false;
    }

    /// Returns `true` if the editor is open.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// The state, if the editor is open.
    pub fn get(&self) -> Option<&EditorState> {
        self.state.as_ref().filter(|_| self.is_open)
    }

    /// The state to change, if the editor is open.
    pub fn get_mut(&mut self) -> Option<&mut EditorState> {
        self.state.as_mut().filter(|_| self.is_open)
    }
}

/// Says that the board is used to set up a position, or no longer.
fn follow_editor(editor: Res<PositionEditor>, mut mode: ResMut<BoardMode>) {
    match (editor.is_open(), *mode) {
        (true, _) => drop(mode.set_if_neq(BoardMode::Editor)),
        (false, BoardMode::Editor) => *mode = BoardMode::Game,
        (false, _) => {}
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PositionEditor>()
        .add_systems(PreUpdate, follow_editor.in_set(FollowMode))
        .add_systems(Update, follow_editor.in_set(FollowMode));
}
