//! What becomes of an [`Action`]: a command for the table, a view for the camera, a setting, a panel that opens or
//! closes.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use super::action::Action;
use super::clipboard::Clip;
use super::engine_bridge::{Ask, Player, Programs, Seats};
use super::new_game::{Choice, NewGame};
use super::open::{Open, Question, is_under_way};
use super::play::hand::{Hand, Touch};
use super::scene::camera::{CameraSystems, Lens, LookFrom};
use super::settings::Settings;
use super::speech::Speech;
use super::table::{Do, Table, Turn};
use crate::engine::Level;
use crate::game::{Command, Game, MoveInput};
use crate::rules::{FewAgainstKing, Geometry, HandAction, Ply, Side, Variant};

/// Everything an action can come to.
#[derive(SystemParam)]
struct Asked<'w> {
    table: Res<'w, Table>,
    seats: ResMut<'w, Seats>,
    programs: Res<'w, Programs>,
    hand: Res<'w, Hand>,
    lens: Res<'w, Lens>,
    settings: ResMut<'w, Settings>,
    speech: ResMut<'w, Speech>,
    open: ResMut<'w, Open>,
    commands: MessageWriter<'w, Do>,
    views: MessageWriter<'w, LookFrom>,
    lenses: MessageWriter<'w, Lens>,
    clips: MessageWriter<'w, Clip>,
    touches: MessageWriter<'w, Touch>,
    asks: MessageWriter<'w, Ask>,
    exits: MessageWriter<'w, AppExit>,
}

impl Asked<'_> {
    fn game(&self) -> &Game {
        self.table.game()
    }

    fn command(&mut self, command: Command) {
        self.commands.write(Do(command));
    }

    fn carry_out(&mut self, action: Action) {
        match action {
            Action::Decide(_) | Action::Huff(_) | Action::AnswerDraw(_) if self.is_computers() => {}
            Action::Undo => self.step(Command::Undo, self.game().current_ply().0),
            Action::Redo => self.step(
                Command::Redo,
                self.game().last_ply().0 - self.game().current_ply().0,
            ),
            Action::First => self.command(Command::Show(Ply(0))),
            Action::Last => self.command(Command::Show(self.game().last_ply())),
            Action::Show(ply) => self.command(Command::Show(ply)),
            Action::PlayOnly => self.play_only(),
            Action::SitAt(variant) => self.command(Command::SwitchGame(variant)),
            Action::OtherTable => self.command(Command::SwitchGame(other(self.game().variant()))),
            Action::OfferDraw => self.command(Command::OfferDraw),
            Action::AnswerDraw(accept) => self.command(Command::AnswerDraw { accept }),
            Action::Done => self.command(Command::EndTurn),
            Action::PutBack => self.command(Command::PutBack),
            Action::TakeOff => self.take_off(),
            Action::Decide(keep) => self.command(Command::ResolveIrregularity { keep }),
            Action::Adjust => self.command(Command::Adjust),
            Action::Huff(place) => self.huff(place),
            Action::DrawLots => self.command(Command::PlaceRandomly(lot())),
            Action::Federation => self.federation(),
            Action::NewGame => self.open.new_game = Some(self.game_like_this()),
            Action::OtherGames => self.open.new_game = Some(of_the_family(self.game_like_this())),
            Action::Choose(choice) => self.choose(choice),
            Action::Begin => self.begin(),
            Action::Resign => self.ask_to_resign(),
            Action::Answer(yes) => self.answer(yes),
            Action::Quit => self.quit(),
            Action::Seat(side) => self.seat(side),
            Action::ChangeSides => self.change_sides(),
            Action::MoveNow => {
                self.asks.write(Ask::MoveNow);
            }
            Action::SolveEndgames => {
                self.asks.write(Ask::SolveEndgames);
            }
            Action::Hint => {
                self.asks.write(Ask::Hint);
            }
            Action::Analysis => self.next_analyst(),
            Action::CopyFen => {
                self.clips.write(Clip::Copy);
            }
            Action::PasteFen => {
                self.clips.write(Clip::Paste);
            }
            Action::Look(view) => {
                self.views.write(LookFrom(view));
            }
            Action::Lens => {
                self.lenses.write(self.lens.other());
            }
            Action::Sink if !self.game().variant().has_sides() => {}
            Action::Sink => self.settings.sunk = !self.settings.sunk,
            Action::Numbers => self.settings.numbers = !self.settings.numbers,
            Action::Lines => self.settings.lines = !self.settings.lines,
            Action::Pace => self.settings.pace = self.settings.pace.next(),
            Action::Language => *self.speech = Speech::in_language(self.speech.language().next()),
            Action::Counters => self.open.counters = !self.open.counters,
            Action::Help => self.open.help = !self.open.help,
            Action::Review => self.open.result = false,
            Action::Focus => {}
            Action::Cancel => {
                if !self.open.close() {
                    self.touches.write(Touch::Cancel);
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
        let stride = self.seats.plies_per_step(self.table.game(), there);
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
        if let Some(square) = self.hand.held() {
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

    fn game_like_this(&self) -> NewGame {
        let game = self.game();
        NewGame::like(game, self.seats.at(game.variant()))
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
                .write_batch(new_game.commands().into_iter().map(Do));
        }
    }

    /// A person takes this side, or the computer, or one of the other programs, by turns.
    fn seat(&mut self, side: Side) {
        let variant = self.game().variant();
        let mut players = self.seats.at(variant);
        players[side] = match players[side] {
            Player::Person => Player::Computer(Level::default()),
            other => {
                let next = self.programs.next(other.program(), variant);
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
            self.open.question = Some(Question::Resign(by));
        }
    }

    fn answer(&mut self, yes: bool) {
        let question = self.open.question.take().filter(|_| yes);
        if question == Some(Question::Quit) {
            self.exits.write(AppExit::Success);
        }
        if let Some(command) = question.and_then(Question::command) {
            self.command(command);
        }
    }

    /// Leaves, but asks first where a game at any table would be lost.
    fn quit(&mut self) {
        let is_lost = |variant| is_under_way(self.table.tables().game_of(variant));
        if Variant::ALL.into_iter().any(is_lost) {
            self.open.question = Some(Question::Quit);
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

fn of_the_family(mut new_game: NewGame) -> NewGame {
    if Variant::STANDARD.contains(&new_game.variant) {
        new_game.variant = Variant::Family(Geometry::Flat);
    }
    new_game
}

/// A number nobody chose.
fn lot() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

fn carry_out(mut actions: MessageReader<Action>, mut asked: Asked) {
    for &action in actions.read() {
        if asked.open.lets(action) {
            asked.carry_out(action);
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
pub(super) struct CarryOut;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Lens>()
        .add_message::<Action>()
        .add_message::<Touch>()
        .add_message::<Clip>()
        .add_message::<Ask>()
        .add_message::<LookFrom>()
        .add_message::<Lens>()
        .configure_sets(Update, CarryOut.before(CameraSystems).before(Turn::Ask))
        .add_systems(
            Update,
            (
                ask_before_closing.before(CarryOut),
                carry_out.in_set(CarryOut),
            ),
        );
}
