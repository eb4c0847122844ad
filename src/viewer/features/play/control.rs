//! Handles the actions on the game and at the table, most of which become commands.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::actions::{NewGameAction, PlayAction};
use super::new_game::choices::{Choice, Opponent};
use super::new_game::options::{ChosenOptions, NewGameOptions, has_federation_rule};
use super::table::counters::COUNTERS;
use super::table::result::next_level;
use crate::game::{Command, Event, Game, MoveInput};
use crate::game_tree::NodeId;
use crate::i18n::{Localizer, Messages};
use crate::players::Player;
use crate::rules::{BySide, Geometry, HandAction, Ply, Position, Setup, Side, Variant};
use crate::viewer::board::actions::ByHandAction;
use crate::viewer::board::layers::ShownBoard;
use crate::viewer::board::line_preview::{LinePreview, step_like_the_game};
use crate::viewer::board::move_entry::{MoveToConfirm, MoveTrial};
use crate::viewer::board::selection::Selection;
use crate::viewer::features::play::actions::NEW_GAME;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation, OpenDialogs, RESULT};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::game_actions::GameAction;
use crate::viewer::kernel::messages::{
    GameCommand, GameEvent, Notice, OfferGame, OnlineGameRequest, any_read,
};
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::session::CurrentSession;

/// The tables already visited in this session, which keep their players.
#[derive(Resource, Debug, Default)]
struct SeenTables(Vec<Variant>);

impl SeenTables {
    /// Marks a table as visited; returns `true` if it was new.
    fn mark_visited(&mut self, variant: Variant) -> bool {
        let is_new = !self.0.contains(&variant);
        if is_new {
            self.0.push(variant);
        }
        is_new
    }
}

/// The game, its players, and its commands.
#[derive(SystemParam)]
struct Table<'w> {
    session: Res<'w, CurrentSession>,
    seats: ResMut<'w, PlayerSeats>,
    seen: ResMut<'w, SeenTables>,
    trial: ResMut<'w, MoveTrial>,
    board: Res<'w, ShownBoard>,
    commands: MessageWriter<'w, GameCommand>,
}

impl Table<'_> {
    fn game(&self) -> &Game {
        self.session.game()
    }

    fn command(&mut self, command: Command) {
        self.commands.write(GameCommand(command));
    }

    /// Returns `true` if the game waits for an engine.
    fn waits_for_other(&self) -> bool {
        self.seats.assignment(self.game()).is_some()
    }

    /// Returns `true` if the player is watching a game.
    fn is_looked_on(&self) -> bool {
        self.session.is_remote()
            && !Side::BOTH.into_iter().any(|side| self.seats.is_here(self.game(), side))
    }

    /// Returns `true` if a local person answers the draw offer.
    fn answers_draw(&self) -> bool {
        let game = self.game();
        let by = game.draw_offer();
        by.is_none_or(|by| self.seats.is_here(game, !by))
    }

    /// Switches to another table, which on the first visit takes over this table's opponent if it is still unused.
    fn switch(&mut self, variant: Variant, engines: &EngineList) {
        let here = self.game().variant();
        self.seen.mark_visited(here);
        let is_first_look = self.seen.mark_visited(variant);
        let is_unused = self.seats.at(variant) == BySide::default()
            && self.session.all().game_of(variant).tree().is_empty();
        if is_first_look && is_unused {
            let if_it_plays = |id| engines.plays(id, variant).then_some(id);
            let players = self.seats.at(here);
            let players = BySide {
                white: players.white.replace_engine(if_it_plays),
                black: players.black.replace_engine(if_it_plays),
            };
            if players.white.is_computer() != players.black.is_computer() {
                self.seats.set(variant, players);
            }
        }
        self.command(Command::SwitchGame(variant));
    }

    /// Undoes or redoes a move together with the engine's reply.
    fn step(&mut self, command: Command, available: u16) {
        let plies = self.seats.plies_per_step(self.session.game(), available);
        (0..plies).for_each(|_| self.command(command.clone()));
    }

    /// Shows a node or, without one, a ply of the line shown.
    fn go_to(&mut self, node: Option<NodeId>, otherwise: Ply) {
        let tree = self.game().tree();
        let node = node.filter(|&node| tree.contains(node));
        self.command(match node {
            Some(node) => Command::GoTo(tree.path_of(node)),
            None => Command::Show(otherwise),
        });
    }

    fn begin(&mut self, options: &NewGameOptions) {
        self.seats.set_of_session(options.variant, options.players);
        self.seen.mark_visited(options.variant);
        let commands = options.commands().into_iter();
        self.commands.write_batch(commands.map(GameCommand));
    }

    /// Plays the only legal move, unless another player is to move. A try is judged, not played.
    fn play_only_move(&mut self) {
        let game = self.game();
        let is_held = self.board.takes_no_moves || self.board.holds_moves;
        if game.outcome().is_some() || self.waits_for_other() || is_held {
            return;
        }
        match MoveInput::only_move(game.position()) {
            Some(request) if self.trial.is_on => self.trial.entered = Some(request),
            Some(request) => self.command(Command::Play(request)),
            None => {}
        }
    }
}

fn show_and_switch(
    mut actions: MessageReader<GameAction>,
    mut table: Table,
    engines: Res<EngineList>,
    mut preview: ResMut<LinePreview>,
) {
    for &action in actions.read() {
        if step_like_the_game(&mut preview, action) {
            continue;
        }
        let game = table.game();
        let (current, last) = (game.current_ply(), game.last_ply());
        match action {
            GameAction::Undo => {
                let undo = table.seats.undo(game);
                table.step(undo, current.0);
            }
            GameAction::Redo => table.step(Command::Redo, last.0 - current.0),
            GameAction::ShowFirst => table.command(Command::Show(Ply(0))),
            GameAction::ShowLast => table.command(Command::Show(last)),
            GameAction::ShowNode(node) => table.go_to(Some(node), Ply(0)),
            GameAction::PreviousVariation => table.go_to(game.previous_variation(), Ply(0)),
            GameAction::NextVariation => table.go_to(game.next_variation(), last),
            GameAction::PlayOn => table.command(Command::PlayOn),
            GameAction::PlayOnlyMove => table.play_only_move(),
            GameAction::Switch(variant) => table.switch(variant, &engines),
            GameAction::SwitchToOther => {
                let other = other_game(game.variant());
                table.switch(other, &engines);
            }
        }
    }
}

/// Shows the end of the game and asks whether a side really ends it there, unless it is over.
fn ask_at_the_end(
    table: &mut Table<'_>,
    dialogs: &mut OpenDialogs,
    question: fn(Variant, Side) -> Confirmation,
) {
    let game = table.game();
    let is_over = game.final_outcome().is_some() || game.placement().is_some();
    if table.is_looked_on() || is_over {
        return;
    }
    dialogs.open(CONFIRMATION, question(game.variant(), table.seats.side_that_may_end(game)));
    if !game.is_live() {
        let end = Command::Show(game.last_ply());
        table.command(end);
    }
}

fn resignation(variant: Variant, side: Side) -> Confirmation {
    let words = move |localizer: &Localizer| localizer.ask_resign(variant, side);
    Confirmation::new(words, Messages::yes_resign, GameCommand(Command::Resign(side)))
}

fn draw_offer(variant: Variant, by: Side) -> Confirmation {
    let words = move |localizer: &Localizer| localizer.ask_draw(variant, by);
    Confirmation::new(words, Messages::yes_offer_draw, GameCommand(Command::OfferDrawBy(by)))
}

fn act_at_the_table(
    mut actions: MessageReader<PlayAction>,
    mut table: Table,
    mut dialogs: ResMut<OpenDialogs>,
) {
    for &action in actions.read() {
        match action {
            PlayAction::OfferDraw => {
                if table.game().draw_offer().is_none() {
                    ask_at_the_end(&mut table, &mut dialogs, draw_offer);
                }
            }
            PlayAction::Resign => ask_at_the_end(&mut table, &mut dialogs, resignation),
            PlayAction::SwapSides => {
                let (variant, position) = (table.game().variant(), table.game().position());
                let side = position.side_to_move();
                table.seats.give_to_computer(side, variant);
            }
            PlayAction::ToggleFederationRule => {
                if let Some(rule) = table.game().rules().draws.few_against_king {
                    table.command(Command::SetFewAgainstKing(rule.other()));
                }
            }
            PlayAction::ToggleCounters => dialogs.toggle(COUNTERS),
            PlayAction::CloseResult => drop(dialogs.close(RESULT)),
            PlayAction::Adjust => table.command(Command::Adjust),
            PlayAction::DrawLots => table.command(Command::PlaceRandomly(fastrand::u64(..))),
            PlayAction::AnswerDraw(_) if !table.answers_draw() => {}
            PlayAction::ResolveIrregularity(_) | PlayAction::Huff(_) if table.waits_for_other() => {
            }
            PlayAction::AnswerDraw(accept) => table.command(Command::AnswerDraw { accept }),
            PlayAction::ResolveIrregularity(keep) => {
                table.command(Command::ResolveIrregularity { keep });
            }
            PlayAction::Huff(index) => {
                if let Some(square) = table.game().huffable().into_iter().nth(index) {
                    table.command(Command::Huff(square));
                }
            }
        }
    }
}

fn play_by_hand(
    mut actions: MessageReader<ByHandAction>,
    mut table: Table,
    selection: Res<Selection>,
    to_confirm: Res<MoveToConfirm>,
) {
    for action in actions.read() {
        match action {
            // The selection plays the move.
            ByHandAction::EndTurn if to_confirm.0.is_some() => {}
            ByHandAction::EndTurn => table.command(Command::EndTurn),
            ByHandAction::PutBack => table.command(Command::PutBack),
            ByHandAction::RemovePiece => {
                if let Some(square) = selection.held() {
                    table.command(Command::Hand(HandAction::Remove(square)));
                }
            }
        }
    }
}

fn current_options(table: &Table<'_>) -> NewGameOptions {
    let game = table.game();
    let international = table.session.all().game_of(Variant::International);
    NewGameOptions {
        federation_rule: has_federation_rule(international),
        ..NewGameOptions::like(game, table.seats.at(game.variant()))
    }
}

/// The starting position of a game, if it is not its variant's.
fn own_start(game: &Game) -> Option<Setup> {
    let variant = game.variant();
    // Sheep and wolf are placed anew.
    let is_own = variant != Variant::WolfAndSheep && *game.start() != Position::start(variant);
    is_own.then(|| game.start().setup())
}

fn choose(chosen: &mut ChosenOptions, choice: Choice, engines: &EngineList) {
    if let Some(options) = &mut chosen.0
        && options.can_choose(choice, engines)
    {
        options.choose(choice, engines);
    }
}

fn begin_games(
    mut actions: MessageReader<NewGameAction>,
    mut table: Table,
    mut dialogs: ResMut<OpenDialogs>,
    mut chosen: ResMut<ChosenOptions>,
    engines: Res<EngineList>,
    mode: Res<State<BoardMode>>,
    mut elsewhere: MessageWriter<OnlineGameRequest>,
) {
    for &action in actions.read() {
        match action {
            NewGameAction::Open => {
                chosen.0 = Some(current_options(&table));
                dialogs.open(NEW_GAME, ());
            }
            NewGameAction::OpenForFriend => {
                let mut options = current_options(&table);
                options.choose(Choice::Opponent(Opponent::Elsewhere), &engines);
                chosen.0 = Some(options);
                dialogs.open(NEW_GAME, ());
            }
            NewGameAction::OpenFamily if *mode == BoardMode::Editor => {
                let next = next_family_game(table.game().variant());
                table.command(Command::SwitchGame(next));
            }
            NewGameAction::OpenFamily => {
                chosen.0 = Some(family_game(current_options(&table)));
                dialogs.open(NEW_GAME, ());
            }
            NewGameAction::Choose(choice) => choose(&mut chosen, choice, &engines),
            NewGameAction::Start => {
                let is_complete = |options: &mut NewGameOptions| options.clocks.settings().is_ok();
                if let Some(options) = chosen.0.take_if(is_complete) {
                    dialogs.close(NEW_GAME);
                    if options.is_elsewhere() {
                        elsewhere.write(OnlineGameRequest::Offer(Box::new(options.offer())));
                    } else {
                        table.begin(&options);
                    }
                }
            }
            NewGameAction::Join => {
                dialogs.close(NEW_GAME);
                elsewhere.write(OnlineGameRequest::Join);
            }
            NewGameAction::Again | NewGameAction::NextLevel => {
                let game = table.game();
                let next = next_level(game, table.seats.at(game.variant()));
                let is_next = action == NewGameAction::NextLevel;
                if game.final_outcome().is_none() || (is_next && next.is_none()) {
                    continue;
                }
                let mut options =
                    NewGameOptions { setup: own_start(game), ..current_options(&table) };
                if is_next {
                    options.choose(Choice::Stronger, &engines);
                }
                dialogs.close(RESULT);
                table.begin(&options);
            }
        }
    }
}

/// Opens the new-game dialog on request.
fn offer_games(
    mut offers: MessageReader<OfferGame>,
    table: Table,
    mut dialogs: ResMut<OpenDialogs>,
    mut chosen: ResMut<ChosenOptions>,
) {
    for offer in offers.read() {
        let game = table.game();
        let mut options = match offer.setup {
            Some(_) => NewGameOptions {
                setup: offer.setup,
                ..NewGameOptions::like(game, table.seats.at(game.variant()))
            },
            None => current_options(&table),
        };
        if let Some(level) = offer.opponent {
            options.person_side = Side::White;
            options.computer_level = level;
            options.players = BySide { white: Player::Person, black: Player::Computer(level) };
        }
        chosen.0 = Some(options);
        dialogs.open(NEW_GAME, ());
    }
}

/// Reports a huffed piece with the reason.
fn tell_huffs(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    mut notices: MessageWriter<Notice>,
) {
    let is_huff = |GameEvent(event): &GameEvent| matches!(event, Event::Huffed(_));
    if any_read(&mut events, is_huff)
        && let Some(huff) = session.game().last_huff()
    {
        notices.write(Notice::info(move |localizer| localizer.huffed(&huff)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeenTables>();
    app.add_systems(Update, tell_huffs.after(FrameSystems::Apply).before(FrameSystems::Render));
    app.add_systems(
        Update,
        (show_and_switch, act_at_the_table, play_by_hand, begin_games).chain().in_set(CarryOut),
    )
    .add_systems(Update, offer_games.after(FrameSystems::Input).before(FrameSystems::Apply));
}

/// The next family game, cyclically.
pub(crate) fn next_family_game(variant: Variant) -> Variant {
    let is_family_game = |variant: &&Variant| !Variant::STANDARD.contains(*variant);
    let mut games = Variant::ALL.iter().filter(is_family_game);
    let next = games.clone().skip_while(|&&game| game != variant).nth(1);
    *next.or_else(|| games.next()).unwrap_or(&variant)
}

/// Switches from the pyramid to the flat board, and from any other game to the pyramid.
pub(crate) const fn other_game(variant: Variant) -> Variant {
    match variant {
        Variant::Dames3d => Variant::International,
        _ => Variant::Dames3d,
    }
}

/// The options for a family game; unchanged if they already are.
pub(crate) fn family_game(mut options: NewGameOptions) -> NewGameOptions {
    if Variant::STANDARD.contains(&options.variant) {
        options.variant = Variant::Family(Geometry::Flat);
    }
    options
}
