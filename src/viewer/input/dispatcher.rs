//! What becomes of an [`Action`]: a command for the table, a view for the camera, a setting, a panel that opens or
//! closes.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use crate::engine::Level;
use crate::game::{Command, Game, MoveInput};
use crate::rules::{FewAgainstKing, Geometry, HandAction, Ply, Side, Variant};
use crate::viewer::engine_bridge::{EngineRequest, Player, PlayerSeats, Programs};
use crate::viewer::input::action::Action;
use crate::viewer::input::clipboard::ClipboardRequest;
use crate::viewer::input::selection::{BoardInput, Selection};
use crate::viewer::scene::camera::{CameraSystems, GoToView, Lens};
use crate::viewer::state::dialogs::{Confirmation, OpenDialogs, is_in_progress};
use crate::viewer::state::localization::Localization;
use crate::viewer::state::new_game::{Choice, NewGameOptions};
use crate::viewer::state::session::{CurrentSession, FrameSystems, GameCommand};
use crate::viewer::state::settings::ViewerSettings;

/// Everything an action can come to.
#[derive(SystemParam)]
struct ActionDispatcher<'w> {
    session: Res<'w, CurrentSession>,
    seats: ResMut<'w, PlayerSeats>,
    programs: Res<'w, Programs>,
    selection: Res<'w, Selection>,
    lens: Res<'w, Lens>,
    settings: ResMut<'w, ViewerSettings>,
    speech: ResMut<'w, Localization>,
    open: ResMut<'w, OpenDialogs>,
    commands: MessageWriter<'w, GameCommand>,
    views: MessageWriter<'w, GoToView>,
    lenses: MessageWriter<'w, Lens>,
    clips: MessageWriter<'w, ClipboardRequest>,
    touches: MessageWriter<'w, BoardInput>,
    asks: MessageWriter<'w, EngineRequest>,
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
        match action {
            Action::ResolveIrregularity(_) | Action::Huff(_) | Action::AnswerDraw(_)
                if self.is_computers() => {}
            Action::Undo => self.step(Command::Undo, self.game().current_ply().0),
            Action::Redo => self.step(
                Command::Redo,
                self.game().last_ply().0 - self.game().current_ply().0,
            ),
            Action::ShowFirst => self.command(Command::Show(Ply(0))),
            Action::ShowLast => self.command(Command::Show(self.game().last_ply())),
            Action::ShowPly(ply) => self.command(Command::Show(ply)),
            Action::PlayOnlyMove => self.play_only(),
            Action::SwitchGame(variant) => self.command(Command::SwitchGame(variant)),
            Action::SwitchToOtherGame => {
                self.command(Command::SwitchGame(other(self.game().variant())))
            }
            Action::OfferDraw => self.command(Command::OfferDraw),
            Action::AnswerDraw(accept) => self.command(Command::AnswerDraw { accept }),
            Action::EndTurn => self.command(Command::EndTurn),
            Action::PutBack => self.command(Command::PutBack),
            Action::RemovePiece => self.take_off(),
            Action::ResolveIrregularity(keep) => {
                self.command(Command::ResolveIrregularity { keep })
            }
            Action::Adjust => self.command(Command::Adjust),
            Action::Huff(place) => self.huff(place),
            Action::DrawLots => self.command(Command::PlaceRandomly(fastrand::u64(..))),
            Action::ToggleFederationRule => self.federation(),
            Action::NewGame => self.open.new_game = Some(self.game_like_this()),
            Action::ChooseFamilyGame => {
                self.open.new_game = Some(of_the_family(self.game_like_this()))
            }
            Action::Choose(choice) => self.choose(choice),
            Action::StartGame => self.begin(),
            Action::Resign => self.ask_to_resign(),
            Action::Confirm(yes) => self.answer(yes),
            Action::Quit => self.quit(),
            Action::CyclePlayer(side) => self.seat(side),
            Action::SwapSides => self.change_sides(),
            Action::MoveNow => {
                self.asks.write(EngineRequest::MoveNow);
            }
            Action::SolveEndgames => {
                self.asks.write(EngineRequest::SolveEndgames);
            }
            Action::Hint => {
                self.asks.write(EngineRequest::Hint);
            }
            Action::CycleAnalysis => self.next_analyst(),
            Action::CopyFen => {
                self.clips.write(ClipboardRequest::Copy);
            }
            Action::PasteFen => {
                self.clips.write(ClipboardRequest::Paste);
            }
            Action::GoToView(view) => {
                self.views.write(GoToView(view));
            }
            Action::ToggleProjection => {
                self.lenses.write(self.lens.other());
            }
            Action::ToggleRelief if !self.game().variant().has_sides() => {}
            Action::ToggleRelief => self.settings.sunk = !self.settings.sunk,
            Action::ToggleNumbers => self.settings.numbers = !self.settings.numbers,
            Action::ToggleLines => self.settings.lines = !self.settings.lines,
            Action::CyclePace => self.settings.pace = self.settings.pace.next(),
            Action::CycleLanguage => {
                *self.speech = Localization::new(self.speech.language().next())
            }
            Action::ToggleCounters => self.open.counters = !self.open.counters,
            Action::ToggleHelp => self.open.help = !self.open.help,
            Action::CloseResult => self.open.result = false,
            Action::FocusButtons => {}
            Action::Cancel => {
                if !self.open.close() {
                    self.touches.write(BoardInput::Cancel);
                }
            }
        }
    }

    /// Whether what is to be done now is the computer's to do.
    fn is_computers(&self) -> bool {
        self.seats.assignment(self.game()).is_some()
    }

    /// Undoes or redoes a move, or two where the computer's answer goes with it.
    fn step(&mut self, command: Command, there: u16) {
        let stride = self.seats.plies_per_step(self.session.game(), there);
        (0..stride).for_each(|_| self.command(command.clone()));
    }

    fn play_only(&mut self) {
        let game = self.game();
        if game.outcome().is_none()
            && let Some(only) = MoveInput::only_move(game.position())
        {
            self.command(Command::Play(only));
        }
    }

    fn take_off(&mut self) {
        if let Some(square) = self.selection.held() {
            self.command(Command::Hand(HandAction::Remove(square)));
        }
    }

    fn huff(&mut self, place: usize) {
        if let Some(square) = self.game().huffable().into_iter().nth(place) {
            self.command(Command::Huff(square));
        }
    }

    fn federation(&mut self) {
        let rule = match self.game().rules().draws.few_against_king {
            Some(FewAgainstKing::DrawAfter(_)) => FewAgainstKing::DrawAtOnce,
            Some(FewAgainstKing::DrawAtOnce) | None => FewAgainstKing::FEDERATION,
        };
        self.command(Command::SetFewAgainstKing(rule));
    }

    fn game_like_this(&self) -> NewGameOptions {
        let game = self.game();
        NewGameOptions::like(game, self.seats.at(game.variant()))
    }

    fn choose(&mut self, choice: Choice) {
        if let Some(new_game) = &mut self.open.new_game
            && new_game.can_choose(choice, &self.programs)
        {
            new_game.choose(choice, &self.programs);
        }
    }

    fn begin(&mut self) {
        if let Some(new_game) = self.open.new_game.take() {
            self.seats.set(new_game.variant, new_game.players);
            self.commands
                .write_batch(new_game.commands().into_iter().map(GameCommand));
        }
    }

    /// A person takes this side, or the computer, or one of the other programs, by turns.
    fn seat(&mut self, side: Side) {
        let variant = self.game().variant();
        let mut players = self.seats.at(variant);
        players[side] = match players[side] {
            Player::Person => Player::Computer(Level::default()),
            other => {
                let next = self.programs.next(other.engine(), variant);
                next.map_or(Player::Person, Player::Engine)
            }
        };
        self.seats.set(variant, players);
    }

    /// The computer goes on for the player whose turn it is.
    fn change_sides(&mut self) {
        let variant = self.game().variant();
        let side = self.game().position().side_to_move();
        let mut players = self.seats.at(variant);
        let computers = Side::BOTH.map(|side| players[side]);
        let computer = computers.into_iter().find(|player| player.is_computer());
        players[side] = computer.unwrap_or(Player::Computer(Level::default()));
        players[!side] = Player::Person;
        self.seats.set(variant, players);
    }

    /// Analysis by this program, by the others that play this, and none, by turns.
    fn next_analyst(&mut self) {
        let last = self.settings.analyst.filter(|_| self.settings.analysis);
        let next = self.programs.next(last, self.game().variant());
        let goes_on = !self.settings.analysis || next.is_some();
        self.settings.analyst = next.filter(|_| self.settings.analysis);
        self.settings.analysis = goes_on;
    }

    fn ask_to_resign(&mut self) {
        let game = self.game();
        if game.outcome().is_none() {
            let by = game.position().side_to_move();
            self.open.confirmation = Some(Confirmation::Resign(by));
        }
    }

    fn answer(&mut self, yes: bool) {
        let question = self.open.confirmation.take().filter(|_| yes);
        if question == Some(Confirmation::Quit) {
            self.exits.write(AppExit::Success);
        }
        if let Some(command) = question.and_then(Confirmation::command) {
            self.command(command);
        }
    }

    /// Leaves, but asks first where a game at any table would be lost.
    fn quit(&mut self) {
        let is_lost = |variant| is_in_progress(self.session.all().game_of(variant));
        if Variant::ALL.into_iter().any(is_lost) {
            self.open.confirmation = Some(Confirmation::Quit);
        } else {
            self.exits.write(AppExit::Success);
        }
    }
}

const fn other(variant: Variant) -> Variant {
    match variant {
        Variant::Dames3d => Variant::International,
        _ => Variant::Dames3d,
    }
}

fn of_the_family(mut new_game: NewGameOptions) -> NewGameOptions {
    if Variant::STANDARD.contains(&new_game.variant) {
        new_game.variant = Variant::Family(Geometry::Flat);
    }
    new_game
}

fn dispatch(mut actions: MessageReader<Action>, mut asked: ActionDispatcher) {
    for &action in actions.read() {
        if asked.open.allows(action) {
            asked.dispatch(action);
        }
    }
}

/// The window's own button that closes it asks for the same as the key.
fn ask_before_closing(
    mut requests: MessageReader<WindowCloseRequested>,
    mut actions: MessageWriter<Action>,
) {
    if requests.read().count() > 0 {
        actions.write(Action::Quit);
    }
}

/// The step in which actions are carried out; who asks for them comes before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DispatchActions;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenDialogs>()
        .init_resource::<Lens>()
        .add_message::<Action>()
        .add_message::<BoardInput>()
        .add_message::<ClipboardRequest>()
        .add_message::<EngineRequest>()
        .add_message::<GoToView>()
        .add_message::<Lens>()
        .configure_sets(
            Update,
            DispatchActions
                .before(CameraSystems)
                .before(FrameSystems::Input),
        )
        .add_systems(
            Update,
            (
                ask_before_closing.before(DispatchActions),
                dispatch.in_set(DispatchActions),
            ),
        );
}
