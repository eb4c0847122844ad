//! Edits in the position editor by buttons, keys and pointer.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::state::{LastDraft, PositionEditor};
use crate::board::Square;
use crate::game::setup_editor::{EntryResult, SetupEdit, SetupTool};
use crate::game::{Command, CommandError, Event};
use crate::i18n::Messages;
use crate::players::Player;
use crate::rules::BySide;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::features::editor::actions::EditorAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::autosave::{Autosave, SaveDraft};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{
    AskWhereToSave, BoardInput, DropPlace, GameCommand, GameEvent, Notice, NoticeKind, Notices,
    OfferGame, ResumeSession, SaveSetUp, any_read,
};
use crate::viewer::kernel::mode::{BoardMode, FollowMode, ModeSwitch};
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::shell::clipboard::PastedSetup;

/// A request to save the game that starts from the position.
#[derive(Message)]
struct SavePosition;

impl PositionEditor {
    fn click(&mut self, tool: SetupTool, square: Square) {
        self.draft.edit(SetupEdit::Use(tool, square));
    }

    /// Applies the meaning of a typed character.
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

    /// Places a piece at the cursor, or completes the entry.
    fn place(&mut self, tool: SetupTool) {
        if self.entry.is_typing() {
            self.finish_entry();
        } else if let Some(square) = self.cursor {
            self.click(tool, square);
        }
    }

    /// Moves the cursor to a square, following the keyboard walk.
    pub(crate) fn walk_to(&mut self, square: Square) {
        self.finish_entry();
        self.cursor = Some(square);
    }

    /// Runs an action that affects only the editor.
    fn apply(&mut self, action: EditorAction) {
        if !matches!(action, EditorAction::Type(_) | EditorAction::Backspace | EditorAction::Place)
        {
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
                    // The piece returns.
                    DropPlace::LightCube => None,
                };
                if let Some((from, to)) = self.carried.take().zip(to) {
                    self.draft.edit(SetupEdit::Carry { from, to });
                }
            }
            BoardInput::Cancel => self.carried = None,
            BoardInput::Hover(_) | BoardInput::Walk(_) => {}
        }
    }
}

/// The resources that the editor's actions read and change.
#[derive(SystemParam)]
struct EditorContext<'w, 's> {
    last: ResMut<'w, LastDraft>,
    session: Res<'w, CurrentSession>,
    seats: ResMut<'w, PlayerSeats>,
    settings: ResMut<'w, ViewerSettings>,
    dialogs: Res<'w, OpenDialogs>,
    preview: ResMut<'w, LinePreview>,
    mode: ModeSwitch<'w>,
    offers: MessageWriter<'w, OfferGame>,
    game_commands: MessageWriter<'w, GameCommand>,
    saves: MessageWriter<'w, SavePosition>,
    notices: Notices<'w>,
    commands: Commands<'w, 's>,
}

impl EditorContext<'_, '_> {
    /// Opens the editor if the board shows a game, or restarts it with the game's position.
    fn open(&mut self, editor: Option<&mut PositionEditor>) {
        // The board shows something else.
        if self.preview.held().is_some() {
            self.preview.close();
        }
        let game = self.session.game();
        if let Some(editor) = editor {
            *editor = PositionEditor::new(game, Some(editor.draft.clone()));
        } else if self.mode.is_free() {
            let editor = PositionEditor::new(game, self.last.0.take());
            self.commands.insert_resource(editor);
            self.mode.to(BoardMode::Editor);
        }
    }

    /// Opens the new-game dialog for the position.
    fn play(&mut self, editor: &PositionEditor) {
        if editor.draft.position().is_some() {
            self.offers
                .write(OfferGame { setup: Some(*editor.draft.setup()), ..OfferGame::default() });
        }
    }

    /// Starts a game between persons from the position. Returns `false` if it is illegal.
    fn set_up(&mut self, editor: &PositionEditor) -> bool {
        let is_legal = editor.draft.position().is_some();
        if is_legal {
            let command = Command::SetUp(editor.draft.fen());
            self.game_commands.write(GameCommand(command));
            let persons = BySide { white: Player::Person, black: Player::Person };
            // A game with a friend leaves the board with its players.
            self.seats.set_of_session(self.session.game().variant(), persons);
        }
        is_legal
    }

    fn carry_out(&mut self, action: EditorAction, editor: &mut PositionEditor) {
        match action {
            EditorAction::Open => self.open(Some(editor)),
            EditorAction::Close => self.mode.to(BoardMode::Game),
            EditorAction::Play => self.play(editor),
            EditorAction::Analyze => {
                if self.set_up(editor) {
                    self.settings.analysis = true;
                }
            }
            EditorAction::Save if self.set_up(editor) => drop(self.saves.write(SavePosition)),
            EditorAction::Save => {
                self.notices.write(NoticeKind::Info, Messages::editor_not_saved);
            }
            other => editor.apply(other),
        }
    }
}

fn carry_out(
    mut actions: MessageReader<EditorAction>,
    mut to_save: MessageReader<SaveSetUp>,
    editor: Option<ResMut<PositionEditor>>,
    mut context: EditorContext,
) {
    let saves = to_save.read().count() > 0 && !context.dialogs.is_modal();
    let Some(mut editor) = editor else {
        if any_read(&mut actions, |action| *action == EditorAction::Open) {
            context.open(None);
        }
        return;
    };
    let saves = saves.then_some(EditorAction::Save);
    for action in actions.read().copied().chain(saves) {
        context.carry_out(action, &mut editor);
    }
}

/// Opens the save dialog in the frame after the game is set up.
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
        // A click during a rules demonstration closes it.
        let is_shown = !demonstration.is_open();
        if !is_shown || matches!(input, BoardInput::Hover(_) | BoardInput::Walk(None)) {
            continue;
        }
        match input {
            BoardInput::Walk(Some(square)) => editor.walk_to(square),
            _ => editor.handle(input),
        }
    }
}

fn take_pasted(
    mut pasted: MessageReader<PastedSetup>,
    mut editor: ResMut<PositionEditor>,
    session: Res<CurrentSession>,
    mut notices: MessageWriter<Notice>,
) {
    for PastedSetup(text) in pasted.read() {
        if let Err(error) = editor.draft.set_fen(text) {
            let (error, position) = (CommandError::Fen(error), *session.game().position());
            notices.write(Notice::refusal(move |localizer| {
                localizer.command_error_in(&error, &position)
            }));
        }
    }
}

fn save_draft(
    editor: Option<Res<PositionEditor>>,
    session: Res<CurrentSession>,
    mut autosave: ResMut<Autosave>,
) {
    let draft = editor.and_then(|editor| editor.unfinished());
    autosave.save_draft(session.all(), draft);
}

/// Revalidates the draft under the current game's rules, and closes the editor when a game starts, but not when games
/// are switched. A resumed session's draft goes on the board unless the player has selected one of its games.
fn follow_game(
    mut events: MessageReader<GameEvent>,
    mut resumed: MessageReader<ResumeSession>,
    mut editor: Option<ResMut<PositionEditor>>,
    mut last: ResMut<LastDraft>,
    session: Res<CurrentSession>,
    autosave: Option<Res<Autosave>>,
    mut mode: ModeSwitch,
    mut commands: Commands,
    mut notices: Notices,
) {
    let resumed = resumed.read().last().copied();
    let earlier = autosave.filter(|_| resumed.is_some()).and_then(|autosave| autosave.draft());
    let is_game_chosen = resumed.is_some_and(|resumed| resumed.table.is_some());
    let mut table = session.game().variant();
    for GameEvent(event) in events.read() {
        match event {
            Event::Started if editor.is_some() || earlier.is_some() => {
                let start = session.game().start().setup();
                let draft = editor.as_ref().map(|editor| editor.draft.clone());
                let is_left =
                    draft.as_ref().is_some_and(|draft| draft.can_undo() && *draft.setup() != start);
                let is_reopened = earlier.is_some() && !is_game_chosen;
                if let Some(earlier) = earlier {
                    let draft = draft.or_else(|| last.0.take());
                    let mut reopened = PositionEditor::new(session.all().game_of(table), draft);
                    reopened.draft.edit(SetupEdit::Replace(earlier));
                    match &mut editor {
                        Some(editor) => **editor = reopened,
                        None if is_reopened => commands.insert_resource(reopened),
                        None => last.0 = Some(reopened.draft),
                    }
                }
                mode.to(if is_reopened { BoardMode::Editor } else { BoardMode::Game });
                if is_left || (earlier.is_some() && is_game_chosen) {
                    notices.write(NoticeKind::Info, Messages::editor_kept);
                }
            }
            Event::GameSwitched(variant) => {
                table = *variant;
                if let Some(editor) = &mut editor {
                    editor.draft.set_variant(*variant);
                    if !SetupTool::palette(*variant).contains(&editor.tool) {
                        editor.tool = SetupTool::palette(*variant)[0];
                    }
                }
            }
            _ => {}
        }
    }
}

fn close(editor: Res<PositionEditor>, mut last: ResMut<LastDraft>, mut commands: Commands) {
    last.0 = Some(editor.draft.clone());
    commands.remove_resource::<PositionEditor>();
}

pub(crate) fn plugin(app: &mut App) {
    let is_open = resource_exists::<PositionEditor>;
    let is_other =
        resource_exists_and_changed::<PositionEditor>.or_eager(resource_removed::<PositionEditor>);
    app.add_message::<SavePosition>().add_systems(OnExit(BoardMode::Editor), close).add_systems(
        Update,
        (
            carry_out.after(CarryOut).before(FrameSystems::Input),
            handle_board_input.run_if(is_open).in_set(FrameSystems::Input),
            take_pasted
                .run_if(is_open)
                .run_if(on_message::<PastedSetup>)
                .after(FrameSystems::Input)
                .before(FrameSystems::Apply),
            (follow_game, ask_where_to_save).chain().after(FrameSystems::Apply).before(FollowMode),
            save_draft
                .run_if(resource_exists::<Autosave>)
                .run_if(is_other)
                .in_set(SaveDraft)
                .after(FollowMode)
                .before(FrameSystems::Render),
        ),
    );
}
