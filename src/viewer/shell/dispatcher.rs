//! The dispatcher: turns each [`Action`] into game commands, a view, a setting or a dialog.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use super::allowed_actions::{BoardUser, is_allowed};
use crate::game::{Command, CommentPlace, Game, MoveInput};
use crate::game_tree::NodeId;
use crate::rules::{HandAction, Ply, Side, Variant};
use crate::viewer::board::input::line_steps;
use crate::viewer::board::input::selection::Selection;
use crate::viewer::board::line_preview::LinePreview;
use crate::viewer::board::move_to_confirm::MoveToConfirm;
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::features::moves::edit_actions;
use crate::viewer::features::play::endings::FinalQuestion;
use crate::viewer::features::play::new_game_options::{NewGameOptions, has_federation_rule};
use crate::viewer::features::play::other_games::{family_game, next_family_game, other_game};
use crate::viewer::kernel::dialogs::{CommentDraft, Confirmation, OpenDialogs};
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::keeping::GamesAtRisk;
use crate::viewer::kernel::messages::{
    AboutAction, Action, BoardInput, Choice, ClipboardRequest, EditAction, EngineRequest,
    GameCommand, GoToView, Notice, PracticeCommand,
};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::scene::camera::ProjectionMode;
use crate::viewer::scene::systems::CameraSystems;

/// The resources that actions read and change, and the messages they write.
#[derive(SystemParam)]
struct ActionDispatcher<'w> {
    session: Res<'w, CurrentSession>,
    at_risk: GamesAtRisk<'w>,
    seats: ResMut<'w, PlayerSeats>,
    engines: Res<'w, EngineList>,
    editor: Res<'w, PositionEditor>,
    selection: Res<'w, Selection>,
    projection: ResMut<'w, ProjectionMode>,
    settings: ResMut<'w, ViewerSettings>,
    dialogs: ResMut<'w, OpenDialogs>,
    to_confirm: Res<'w, MoveToConfirm>,
    preview: ResMut<'w, LinePreview>,
    commands: MessageWriter<'w, GameCommand>,
    views: MessageWriter<'w, GoToView>,
    clipboard: MessageWriter<'w, ClipboardRequest>,
    board: MessageWriter<'w, BoardInput>,
    practice: MessageWriter<'w, PracticeCommand>,
    engine_requests: MessageWriter<'w, EngineRequest>,
    notices: MessageWriter<'w, Notice>,
    exits: MessageWriter<'w, AppExit>,
}

impl ActionDispatcher<'_> {
    fn game(&self) -> &Game {
        self.session.game()
    }

    fn command(&mut self, command: Command) {
        self.commands.write(GameCommand(command));
    }

    fn dispatch(&mut self, action: Action) {
        if self.preview.held().is_some() && line_steps::step(&mut self.preview, action) {
            return;
        }
        let variant = self.game().variant();
        match action {
            Action::ResolveIrregularity(_) | Action::Huff(_) | Action::AnswerDraw(_)
                if self.is_engine_to_act() => {}
            Action::Undo => {
                let undo = self.seats.undo(self.game());
                self.step(undo, self.game().current_ply().0);
            }
            Action::Redo => {
                let available = self.game().last_ply().0 - self.game().current_ply().0;
                self.step(Command::Redo, available);
            }
            Action::ShowFirst => self.command(Command::Show(Ply(0))),
            Action::ShowLast => self.command(Command::Show(self.game().last_ply())),
            Action::PlayOn => self.command(Command::PlayOn),
            Action::ShowNode(node) => self.go_to(Some(node), Ply(0)),
            Action::PreviousVariation => self.go_to(self.game().previous_variation(), Ply(0)),
            Action::NextVariation => {
                self.go_to(self.game().next_variation(), self.game().last_ply());
            }
            Action::ToggleEditTools => self.dialogs.edit_tools = !self.dialogs.edit_tools,
            Action::Edit(EditAction::Comment) => self.dialogs.comment = Some(self.comment_draft()),
            Action::About(AboutAction::Open) => self.dialogs.about = true,
            Action::Edit(edit) => {
                if let Some(command) = edit_actions::command(edit, self.game()) {
                    self.command(command);
                }
            }
            // These have systems of their own.
            Action::Clock(_) | Action::Review(_) | Action::File(_) | Action::Games(_) => {}
            Action::Net(_) | Action::Settings(_) | Action::Sight(_) | Action::Walk(_) => {}
            Action::Lesson(_) | Action::Exercises(_) | Action::Endgame(_) => {}
            Action::Explain(_) | Action::Line(_) | Action::Editor(_) | Action::Share(_) => {}
            Action::Trainer(_) => {}
            Action::SaveComment | Action::ChooseCommentPlace(_) | Action::FocusButtons => {}
            Action::About(AboutAction::Save) => {}
            Action::PlayOnlyMove => self.play_only_move(),
            Action::SwitchGame(variant) => self.command(Command::SwitchGame(variant)),
            Action::SwitchToOtherGame => {
                self.command(Command::SwitchGame(other_game(variant)));
            }
            Action::OfferDraw => {
                if self.game().draw_offer().is_none() {
                    self.ask_at_the_end(Confirmation::OfferDraw);
                }
            }
            Action::AnswerDraw(accept) => self.command(Command::AnswerDraw { accept }),
            // The selection plays the move.
            Action::EndTurn if self.to_confirm.0.is_some() => {}
            Action::EndTurn => self.command(Command::EndTurn),
            Action::PutBack => self.command(Command::PutBack),
            Action::RemovePiece => self.remove_held_piece(),
            Action::ResolveIrregularity(keep) => {
                self.command(Command::ResolveIrregularity { keep });
            }
            Action::Adjust => self.command(Command::Adjust),
            Action::Huff(index) => self.huff(index),
            Action::DrawLots => self.command(Command::PlaceRandomly(fastrand::u64(..))),
            Action::ToggleFederationRule => self.toggle_federation_rule(),
            Action::NewGame => self.dialogs.new_game = Some(self.current_options()),
            Action::ChooseFamilyGame if self.editor.is_open() => {
                self.command(Command::SwitchGame(next_family_game(variant)));
            }
            Action::ChooseFamilyGame => {
                self.dialogs.new_game = Some(family_game(self.current_options()));
            }
            Action::Choose(choice) => self.choose(choice),
            Action::StartGame => self.start_game(),
            Action::Resign => self.ask_at_the_end(Confirmation::Resign),
            Action::Confirm(yes) => self.close_confirmation(yes),
            Action::Quit => self.quit(),
            Action::Seat(_) => {}
            Action::SwapSides => {
                let side = self.game().position().side_to_move();
                self.seats.give_to_computer(side, variant);
            }
            Action::MoveNow if self.is_engine_to_act() => {
                self.engine_requests.write(EngineRequest::MoveNow);
            }
            Action::MoveNow => {
                self.notices.write(Notice::NobodyThinks);
            }
            Action::SolveEndgames => {
                self.engine_requests.write(EngineRequest::SolveEndgames);
            }
            Action::Hint => {
                self.engine_requests.write(EngineRequest::Hint);
            }
            Action::CycleAnalysis => self.cycle_analysis(),
            Action::CopyFen => {
                self.clipboard.write(ClipboardRequest::Copy);
            }
            Action::PasteFen => {
                self.clipboard.write(ClipboardRequest::Paste);
            }
            Action::GoToView(view) => {
                self.views.write(GoToView(view));
            }
            Action::ToggleProjection => *self.projection = self.projection.other(),
            Action::ToggleRelief if !variant.has_sides() => {}
            Action::ToggleRelief => self.settings.sunk = !self.settings.sunk,
            Action::ToggleNumbers => self.settings.numbers = !self.settings.numbers,
            Action::ToggleLines => self.settings.lines = !self.settings.lines,
            Action::ToggleTools(group) => {
                let is_open = self.dialogs.tools == Some(group);
                self.dialogs.tools = (!is_open).then_some(group);
            }
            Action::ToggleCounters => self.dialogs.counters = !self.dialogs.counters,
            Action::ToggleHelp => self.dialogs.help = !self.dialogs.help,
            Action::CloseResult => self.dialogs.result = false,
            Action::Cancel => {
                let is_closed =
                    self.dialogs.close() || (self.preview.held().is_some() && self.preview.close());
                if !is_closed && self.session.is_practising() && !self.selection.has_piece() {
                    self.practice.write(PracticeCommand::End);
                } else if !is_closed {
                    self.board.write(BoardInput::Cancel);
                }
            }
        }
    }

    /// Shows a node of the game or, if there is none, a ply of the line shown.
    fn go_to(&mut self, node: Option<NodeId>, otherwise: Ply) {
        let tree = self.game().tree();
        let node = node.filter(|&node| tree.contains(node));
        self.command(match node {
            Some(node) => Command::GoTo(tree.path_of(node)),
            None => Command::Show(otherwise),
        });
    }

    /// The comment to write about the turn shown.
    fn comment_draft(&self) -> CommentDraft {
        CommentDraft {
            node: self.game().current_node(),
            place: CommentPlace::After,
        }
    }

    /// Returns `true` if the game waits for an engine.
    fn is_engine_to_act(&self) -> bool {
        self.seats.assignment(self.game()).is_some()
    }

    /// Undoes or redoes a move, and the engine's reply with it.
    fn step(&mut self, command: Command, available: u16) {
        let plies = self.seats.plies_per_step(self.session.game(), available);
        (0..plies).for_each(|_| self.command(command.clone()));
    }

    fn play_only_move(&mut self) {
        let game = self.game();
        if game.outcome().is_none()
            && let Some(request) = MoveInput::only_move(game.position())
        {
            self.command(Command::Play(request));
        }
    }

    fn remove_held_piece(&mut self) {
        if let Some(square) = self.selection.held() {
            self.command(Command::Hand(HandAction::Remove(square)));
        }
    }

    fn huff(&mut self, index: usize) {
        if let Some(square) = self.game().huffable().into_iter().nth(index) {
            self.command(Command::Huff(square));
        }
    }

    fn toggle_federation_rule(&mut self) {
        if let Some(rule) = self.game().rules().draws.few_against_king {
            self.command(Command::SetFewAgainstKing(rule.other()));
        }
    }

    /// The options of the current game.
    fn current_options(&self) -> NewGameOptions {
        let game = self.game();
        let international = self.session.all().game_of(Variant::International);
        NewGameOptions {
            federation_rule: has_federation_rule(international),
            ..NewGameOptions::like(game, self.seats.at(game.variant()))
        }
    }

    fn choose(&mut self, choice: Choice) {
        if let Some(options) = &mut self.dialogs.new_game
            && options.can_choose(choice, &self.engines)
        {
            options.choose(choice, &self.engines);
        }
    }

    fn start_game(&mut self) {
        let is_complete = |options: &mut NewGameOptions| options.clocks.settings().is_ok();
        if let Some(options) = self.dialogs.new_game.take_if(is_complete) {
            self.seats.set(options.variant, options.players);
            self.commands
                .write_batch(options.commands().into_iter().map(GameCommand));
        }
    }

    /// Analyses with the built-in engine, then with each engine that plays the variant, then not at all.
    fn cycle_analysis(&mut self) {
        let is_on = self.settings.analysis;
        let last = self.settings.analyst.filter(|_| is_on);
        let next = self.engines.next(last, self.game().variant());
        self.settings.analyst = next.filter(|_| is_on);
        self.settings.analysis = !is_on || next.is_some();
    }

    /// Asks a question about the end of the game, and shows it.
    fn ask_at_the_end(&mut self, question: fn(Side) -> Confirmation) {
        if let Some(asked) = FinalQuestion::new(self.game(), &self.seats, question) {
            asked
                .show_end
                .into_iter()
                .for_each(|show| self.command(show));
            self.dialogs.confirmation = Some(asked.question);
        }
    }

    fn close_confirmation(&mut self, yes: bool) {
        let confirmed = self.dialogs.confirmation.take().filter(|_| yes);
        if confirmed == Some(Confirmation::Quit) {
            self.exits.write(AppExit::Success);
        }
        if let Some(command) = confirmed.and_then(Confirmation::command) {
            self.command(command);
        }
    }

    /// Closes the window, after confirmation if a game would be lost: one in progress that is not on disk.
    fn quit(&mut self) {
        let mut variants = Variant::ALL.into_iter();
        if variants.any(|variant| self.at_risk.contains(variant)) {
            self.dialogs.confirmation = Some(Confirmation::Quit);
        } else {
            self.exits.write(AppExit::Success);
        }
    }
}

fn dispatch_actions(
    mut actions: MessageReader<Action>,
    board: BoardUser,
    mut dispatcher: ActionDispatcher,
) {
    for &action in actions.read() {
        if is_allowed(action, &dispatcher.dialogs, board.current()) {
            dispatcher.dispatch(action);
        }
    }
}

/// The window's close button does the same as the key.
fn quit_on_close_request(
    mut requests: MessageReader<WindowCloseRequested>,
    mut actions: MessageWriter<Action>,
) {
    if requests.read().count() > 0 {
        actions.write(Action::Quit);
    }
}

/// The dispatcher, which runs first in a frame. Systems that write actions run before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DispatchActions;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenDialogs>()
        .init_resource::<LinePreview>()
        .init_resource::<ProjectionMode>()
        .configure_sets(
            Update,
            DispatchActions
                .before(CameraSystems)
                .before(FrameSystems::Input),
        )
        .add_systems(
            Update,
            (
                quit_on_close_request.before(DispatchActions),
                dispatch_actions.in_set(DispatchActions),
            ),
        );
}
