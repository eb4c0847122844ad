//! Changes of the position editor: by its buttons and keys, and by the pointer on the board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::state::{EditorState, PositionEditor};
use crate::board::Square;
use crate::game::setup_editor::{EntryResult, SetupEdit, SetupTool};
use crate::game::{Command, CommandError, Event};
use crate::players::Player;
use crate::rules::BySide;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::features::editor::actions::EditorAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::keeping::{KeepDraft, SessionKeeper};
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{
    AskWhereToSave, BoardInput, DropPlace, GameCommand, GameEvent, Notice, OfferGame,
    ResumeSession, SaveSetUp,
};
use crate::viewer::kernel::mode::FollowMode;
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::shell::clipboard::PastedSetup;

/// A request to save the game that starts from the position.
#[derive(Message)]
struct SavePosition;

impl EditorState {
    fn click(&mut self, tool: SetupTool, square: Square) {
        self.draft.edit(SetupEdit::Use(tool, square));
    }

    /// Takes in what a typed character means.
    fn take(&mut self, result: EntryResult) {
        if let Some((square, piece)) = result.put {
            self.draft.edit(SetupEdit::Put(square, piece));
            self.cursor = Some(square);
        }
        self.tool = result.tool.unwrap_or(self.tool);
        self.invalid_number = result.invalid;
    }

    fn finish_entry(&mut self) {
        let result = self.entry.finish(self.tool);
        self.take(result);
    }

    fn type_character(&mut self, character: char) {
        let variant = self.draft.variant();
        let result = self.entry.push(character, self.tool, variant);
        self.take(result);
    }

    fn erase(&mut self) {
        if let Some(square) = self.cursor {
            self.draft.edit(SetupEdit::Put(square, None));
        }
    }

    /// Places a piece at the cursor, or ends what is being typed.
    fn place(&mut self, tool: SetupTool) {
        if self.entry.is_typing() {
            self.finish_entry();
        } else if let Some(square) = self.cursor {
            self.click(tool, square);
        }
    }

    /// Moves the cursor to a square to which the keyboard walks.
    pub(crate) fn walk_to(&mut self, square: Square) {
        self.finish_entry();
        self.cursor = Some(square);
    }

    /// Carries out an action that changes nothing but the editor.
    fn apply(&mut self, action: EditorAction) {
        if !matches!(
            action,
            EditorAction::Type(_) | EditorAction::Backspace | EditorAction::Place
        ) {
            self.finish_entry();
        }
        match action {
            EditorAction::Choose(tool) => self.tool = tool,
            EditorAction::Edit(edit) => drop(self.draft.edit(edit)),
            EditorAction::OtherSideToMove => {
                let side = !self.draft.setup().side_to_move;
                self.draft.edit(SetupEdit::SideToMove(side));
            }
            EditorAction::Undo => drop(self.draft.undo()),
            EditorAction::Redo => drop(self.draft.redo()),
            EditorAction::Type(' ') if !self.entry.is_typing() => self.place(self.tool),
            EditorAction::Type(character) => self.type_character(character),
            EditorAction::Place => self.place(self.tool),
            EditorAction::PlaceOther => self.place(self.tool.for_other_side()),
            EditorAction::Erase => self.erase(),
            EditorAction::Backspace => {
                if !self.entry.backspace() {
                    self.finish_entry();
                    self.erase();
                }
            }
            EditorAction::Open
            | EditorAction::Close
            | EditorAction::Play
            | EditorAction::Analyze
            | EditorAction::Save => {}
        }
    }

    /// Takes in what the pointer does on the board.
    fn handle(&mut self, input: BoardInput) {
        if !matches!(input, BoardInput::Hover(_)) {
            self.finish_entry();
            self.cursor = None;
        }
        match input {
            BoardInput::Click(square) => self.click(self.tool, square),
            BoardInput::ClickOther(square) => self.click(self.tool.for_other_side(), square),
            BoardInput::PickUp(square) => self.carried = Some(square),
            BoardInput::Drop(place) => {
                let to = match place {
                    DropPlace::Square(square) => Some(Some(square)),
                    DropPlace::Beside => Some(None),
                    // It goes back.
                    DropPlace::LightCube => None,
                };
                if let Some((from, to)) = self.carried.take().zip(to) {
                    self.draft.edit(SetupEdit::Carry { from, to });
                }
            }
            BoardInput::Hover(_) | BoardInput::Walk(_) | BoardInput::Cancel => {}
        }
    }
}

/// The resources that the editor's actions read and change.
#[derive(SystemParam)]
struct EditorContext<'w> {
    editor: ResMut<'w, PositionEditor>,
    session: Res<'w, CurrentSession>,
    seats: ResMut<'w, PlayerSeats>,
    settings: ResMut<'w, ViewerSettings>,
    dialogs: Res<'w, OpenDialogs>,
    offers: MessageWriter<'w, OfferGame>,
    commands: MessageWriter<'w, GameCommand>,
}

impl EditorContext<'_> {
    /// Opens the new-game dialog for the position.
    fn play(&mut self) {
        let Some(state) = self
            .editor
            .get()
            .filter(|state| state.draft.position().is_some())
        else {
            return;
        };
        self.offers.write(OfferGame {
            setup: Some(*state.draft.setup()),
            ..OfferGame::default()
        });
    }

    /// Starts a game from the position in which nobody plays but persons. Returns `false` if it is illegal.
    fn set_up(&mut self) -> bool {
        let Some(state) = self
            .editor
            .get()
            .filter(|state| state.draft.position().is_some())
        else {
            return false;
        };
        let variant = self.session.game().variant();
        self.commands
            .write(GameCommand(Command::SetUp(state.draft.fen())));
        let persons = BySide {
            white: Player::Person,
            black: Player::Person,
        };
        self.seats.set(variant, persons);
        true
    }

    fn analyze(&mut self) {
        if self.set_up() {
            self.settings.analysis = true;
        }
    }
}

fn carry_out(
    mut actions: MessageReader<EditorAction>,
    mut to_save: MessageReader<SaveSetUp>,
    mut context: EditorContext,
    mut preview: ResMut<LinePreview>,
    mut saves: MessageWriter<SavePosition>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    let saved = to_save.read().map(|_| EditorAction::Save);
    let is_open = context.editor.is_open() && !context.dialogs.is_modal();
    let saved: Vec<_> = saved.filter(|_| is_open).collect();
    for action in actions.read().copied().chain(saved) {
        match action {
            EditorAction::Open => {
                // The board shows something else.
                if preview.held().is_some() {
                    preview.close();
                }
                context.editor.open(context.session.game());
            }
            EditorAction::Close => context.editor.close(),
            EditorAction::Play => context.play(),
            EditorAction::Analyze => context.analyze(),
            EditorAction::Save => {
                if context.set_up() {
                    saves.write(SavePosition);
                } else if context.editor.is_open() {
                    let text = localization.messages.editor_not_saved();
                    notices.write(Notice::info(text));
                }
            }
            other => {
                if let Some(state) = context.editor.get_mut() {
                    state.apply(other);
                }
            }
        }
    }
}

/// Asks where to save the game once it has been set up, in the next frame.
fn ask_where_to_save(
    mut saves: MessageReader<SavePosition>,
    mut asked: MessageWriter<AskWhereToSave>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if saves.read().count() > 0 {
        asked.write(AskWhereToSave);
        redraw.write(RequestRedraw);
    }
}

fn handle_board_input(
    mut inputs: MessageReader<BoardInput>,
    demonstration: Res<Demonstration>,
    mut editor: ResMut<PositionEditor>,
) {
    for &input in inputs.read() {
        // A click during a demonstration of the rules closes them.
        let is_shown = !demonstration.is_open();
        if !is_shown || matches!(input, BoardInput::Hover(_) | BoardInput::Walk(None)) {
            continue;
        }
        if editor.is_open()
            && let Some(state) = editor.get_mut()
        {
            match input {
                BoardInput::Walk(Some(square)) => state.walk_to(square),
                _ => state.handle(input),
            }
        }
    }
}

/// Sets up what is pasted.
fn take_pasted(
    mut pasted: MessageReader<PastedSetup>,
    mut editor: ResMut<PositionEditor>,
    session: Res<CurrentSession>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    for PastedSetup(text) in pasted.read() {
        if let Some(Err(error)) = editor.get_mut().map(|state| state.draft.set_fen(text)) {
            let position = session.game().position();
            let words = localization.command_error_in(&CommandError::Fen(error), position);
            notices.write(Notice::refusal(words));
        }
    }
}

/// Keeps the arrangement that is being set up.
fn keep_draft(
    editor: Res<PositionEditor>,
    session: Res<CurrentSession>,
    mut keeper: ResMut<SessionKeeper>,
) {
    keeper.keep_draft(session.all(), editor.unfinished());
}

/// Judges the draft by the rules of the current game, and closes the editor when a game starts. Another one than that
/// of the draft does not lose it. A session that goes on brings its draft with it, which is on the board unless a player
/// has chosen a game of that session.
fn follow_game(
    mut events: MessageReader<GameEvent>,
    mut resumed: MessageReader<ResumeSession>,
    mut editor: ResMut<PositionEditor>,
    session: Res<CurrentSession>,
    localization: Res<Localization>,
    keeper: Option<Res<SessionKeeper>>,
    mut notices: MessageWriter<Notice>,
) {
    let resumed = resumed.read().last().copied();
    let earlier = keeper
        .filter(|_| resumed.is_some())
        .and_then(|keeper| keeper.draft());
    let is_game_chosen = resumed.is_some_and(|resumed| resumed.table.is_some());
    let mut table = session.game().variant();
    for GameEvent(event) in events.read() {
        match event {
            Event::Started if editor.is_open() || earlier.is_some() => {
                let start = session.game().start().setup();
                let draft = editor.get().map(|state| &state.draft);
                let is_left =
                    draft.is_some_and(|draft| draft.can_undo() && *draft.setup() != start);
                if let Some(earlier) = earlier {
                    editor.reopen(session.all().game_of(table), earlier);
                }
                if earlier.is_none() || is_game_chosen {
                    editor.close();
                }
                if is_left || (earlier.is_some() && is_game_chosen) {
                    let text = localization.messages.editor_kept();
                    notices.write(Notice::info(text));
                }
            }
            Event::GameSwitched(variant) => {
                table = *variant;
                if let Some(state) = editor.get_mut() {
                    state.draft.set_variant(*variant);
                    if !SetupTool::palette(*variant).contains(&state.tool) {
                        state.tool = SetupTool::palette(*variant)[0];
                    }
                }
            }
            _ => {}
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SavePosition>().add_systems(
        Update,
        (
            carry_out.after(CarryOut).before(FrameSystems::Input),
            handle_board_input.in_set(FrameSystems::Input),
            take_pasted
                .run_if(on_message::<PastedSetup>)
                .after(FrameSystems::Input)
                .before(FrameSystems::Apply),
            keep_draft
                .run_if(resource_exists::<SessionKeeper>)
                .run_if(resource_changed::<PositionEditor>)
                .in_set(KeepDraft),
            (follow_game, ask_where_to_save)
                .after(FrameSystems::Apply)
                .before(FrameSystems::Render)
                .before(FollowMode)
                .before(KeepDraft),
        ),
    );
}
