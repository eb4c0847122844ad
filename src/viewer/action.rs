//! What a player can ask for with a key or a button.
//!
//! A key or a button writes an [`Action`]; one system turns it into what it comes to: a command for the table, a
//! view for the camera, a setting, a panel that opens or closes.

use bevy::prelude::*;

use super::clipboard::Clip;
use super::new_game::{Choice, NewGame};
use super::play::hand::{Hand, Touch};
use super::scene::camera::{CameraSystems, Lens, LookFrom, View};
use super::settings::{Pace, Settings};
use super::speech::Speech;
use super::table::{Do, Table, Turn};
use super::thinking::{Ask, Player, Seats};
use crate::engine::Level;
use crate::game::{Command, Entry, Game};
use crate::rules::{Deed, FewAgainstKing, Geometry, Ply, Side, Variant};

/// Something a player asks for.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take back a move.
    Undo,
    /// Play again the move taken back.
    Redo,
    /// Show the first position.
    First,
    /// Show the last position.
    Last,
    /// Show the position after so many plies.
    Show(Ply),
    /// Play the only move, if there is only one.
    PlayOnly,
    /// Go to this table.
    SitAt(Variant),
    /// Go to the other table.
    OtherTable,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw offered, or decline it.
    AnswerDraw(bool),
    /// Give up; asks first.
    Resign,
    /// Open the card on which a new game is chosen.
    NewGame,
    /// Choose something on that card.
    Choose(Choice),
    /// Begin the game chosen there.
    Begin,
    /// Open that card on the family games.
    OtherGames,
    /// Answer yes or no to the question in the window.
    Answer(bool),
    /// Count five moves for two kings or one against one king, or draw at once.
    Federation,
    /// The computer plays this side, or a person does.
    Seat(Side),
    /// The computer plays the side to move from now on, a person the other.
    ChangeSides,
    /// The computer's move at once.
    MoveNow,
    /// A move proposed by the computer.
    Hint,
    /// Analyse the position shown, or do not.
    Analysis,
    /// Copy the position shown as FEN.
    CopyFen,
    /// Set up the position on the clipboard; asks first if a game is under way.
    PasteFen,
    /// Look from somewhere else.
    Look(View),
    /// Sink the pyramid, or raise it.
    Sink,
    /// Show the numbers of the squares, or hide them.
    Numbers,
    /// Show the lines of the sides, or hide them.
    Lines,
    /// The next pace.
    Pace,
    /// The other way to draw depth.
    Lens,
    /// The next language.
    Language,
    /// Show all the draw counters, or only those that matter.
    Counters,
    /// Show the keys, or hide them.
    Help,
    /// Close the result and look at the game.
    Review,
    /// Give the keyboard to the buttons.
    Focus,
    /// End the turn played by hand.
    Done,
    /// Put back what hands have done in this turn.
    PutBack,
    /// Take the piece in hand off the board.
    TakeOff,
    /// Keep what was irregular, or have it corrected.
    Decide(bool),
    /// “J’adoube”.
    Adjust,
    /// Huff the first, second … piece that overlooked a capture.
    Huff(usize),
    /// Place sheep and wolf by lot.
    DrawLots,
    /// Close what is open or, if nothing is, put back the piece in hand.
    Cancel,
    /// Close the window.
    Quit,
}

impl Action {
    /// The key of the words that say what it does.
    pub const fn key(self) -> &'static str {
        match self {
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::First => "first",
            Action::Last => "last",
            Action::Show(_) => "show",
            Action::PlayOnly => "play-only",
            Action::SitAt(_) | Action::OtherTable => "other-table",
            Action::OfferDraw => "offer-draw",
            Action::AnswerDraw(true) => "accept",
            Action::AnswerDraw(false) => "decline",
            Action::Resign => "resign",
            Action::NewGame => "new-game",
            Action::Choose(_) => "new-game",
            Action::Begin => "begin",
            Action::OtherGames => "other-games-tip",
            Action::Answer(true) => "yes",
            Action::Answer(false) => "no",
            Action::Federation => "federation",
            Action::Seat(_) => "seat",
            Action::ChangeSides => "change-sides",
            Action::MoveNow => "move-now",
            Action::Hint => "hint",
            Action::Analysis => "analysis",
            Action::CopyFen => "copy-fen",
            Action::PasteFen => "paste-fen",
            Action::Look(View::Home) => "view-home",
            Action::Look(View::Top) => "view-top",
            Action::Look(View::SouthWest) => "view-south-west",
            Action::Look(View::SouthEast) => "view-south-east",
            Action::Look(View::NorthEast) => "view-north-east",
            Action::Look(View::NorthWest) => "view-north-west",
            Action::Look(View::OtherSide) => "view-other-side",
            Action::Sink => "sink",
            Action::Numbers => "numbers",
            Action::Lines => "lines",
            Action::Pace => "pace",
            Action::Lens => "lens",
            Action::Language => "language",
            Action::Counters => "counters",
            Action::Help => "help",
            Action::Review => "review",
            Action::Focus => "focus",
            Action::Done => "done",
            Action::PutBack => "put-back",
            Action::TakeOff => "take-off",
            Action::Decide(true) => "keep",
            Action::Decide(false) => "correct",
            Action::Adjust => "adjust",
            Action::Huff(_) => "huff-title",
            Action::DrawLots => "draw-lots",
            Action::Cancel => "cancel",
            Action::Quit => "quit",
        }
    }

    /// Whether it may be asked for while a question waits for its answer, or a game is being chosen.
    fn answers(self, open: &Open) -> bool {
        match self {
            Action::Answer(_) => open.question.is_some(),
            Action::Choose(_) | Action::Begin => open.question.is_none() && open.new_game.is_some(),
            Action::Cancel | Action::Language | Action::Focus | Action::Quit => true,
            _ => !open.waits(),
        }
    }
}

/// Something a player must confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether this side gives up.
    Resign(Side),
    /// Whether to leave the game for this position, a FEN.
    SetUp(String),
    /// Whether to leave the games and the program.
    Quit,
}

impl Question {
    /// What a yes comes to at the table; nothing for leaving it.
    fn command(self) -> Option<Command> {
        match self {
            Question::Resign(side) => Some(Command::Resign(side)),
            Question::SetUp(fen) => Some(Command::SetUp(fen)),
            Question::Quit => None,
        }
    }
}

/// What is open in the window besides the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// The question that waits for its answer.
    pub question: Option<Question>,
    /// The game being chosen.
    pub new_game: Option<NewGame>,
    /// The list of keys.
    pub help: bool,
    /// The result of the game.
    pub result: bool,
    /// All the draw counters, not only those that matter.
    pub counters: bool,
}

impl Open {
    /// Whether something must be answered before anything else.
    pub fn waits(&self) -> bool {
        self.question.is_some() || self.new_game.is_some()
    }
}

/// Whether something would be lost if the game were left.
pub fn is_under_way(game: &Game) -> bool {
    !game.record().is_empty() && game.outcome().is_none()
}

/// A number nobody chose.
fn lot() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

/// Turns actions into what they come to.
pub(super) fn carry_out(
    mut actions: MessageReader<Action>,
    table: Res<Table>,
    mut seats: ResMut<Seats>,
    hand: Res<Hand>,
    lens: Res<Lens>,
    mut settings: ResMut<Settings>,
    mut speech: ResMut<Speech>,
    mut open: ResMut<Open>,
    mut commands: MessageWriter<Do>,
    mut views: MessageWriter<LookFrom>,
    mut lenses: MessageWriter<Lens>,
    mut clips: MessageWriter<Clip>,
    mut touches: MessageWriter<Touch>,
    mut asks: MessageWriter<Ask>,
    mut exits: MessageWriter<AppExit>,
) {
    let game = table.game();
    for &action in actions.read() {
        if !action.answers(&open) {
            continue;
        }
        let command = match action {
            // Against the computer a move is taken back with the answer to it.
            Action::Undo | Action::Redo => {
                let command = match action {
                    Action::Undo => Command::Undo,
                    _ => Command::Redo,
                };
                let side = game.position().side_to_move();
                let answers = seats.is_computer(game, !side) && !seats.is_computer(game, side);
                let reaches = match action {
                    Action::Undo => game.shown() >= Ply(2),
                    _ => game.last().0 - game.shown().0 >= 2,
                };
                if answers && reaches {
                    commands.write(Do(command.clone()));
                }
                Some(command)
            }
            Action::First => Some(Command::Show(Ply(0))),
            Action::Last => Some(Command::Show(game.last())),
            Action::Show(ply) => Some(Command::Show(ply)),
            Action::PlayOnly => Entry::only_move(game.position())
                .filter(|_| game.outcome().is_none())
                .map(Command::Play),
            Action::SitAt(variant) => Some(Command::SitAt(variant)),
            Action::OtherTable => Some(Command::SitAt(match game.variant() {
                Variant::Dames3d => Variant::International,
                _ => Variant::Dames3d,
            })),
            Action::OfferDraw => Some(Command::OfferDraw),
            Action::AnswerDraw(accept) => Some(Command::AnswerDraw { accept }),
            Action::NewGame => {
                open.new_game = Some(NewGame::like(game, seats.at(game.variant())));
                None
            }
            Action::OtherGames => {
                let mut new_game = NewGame::like(game, seats.at(game.variant()));
                if Variant::PLAIN.contains(&new_game.variant) {
                    new_game.variant = Variant::Family(Geometry::Flat);
                }
                open.new_game = Some(new_game);
                None
            }
            Action::Choose(choice) => {
                if let Some(new_game) = &mut open.new_game
                    && new_game.can_choose(choice)
                {
                    new_game.choose(choice);
                }
                None
            }
            Action::Begin => {
                if let Some(new_game) = open.new_game.take() {
                    seats.sit(new_game.variant, new_game.players);
                    commands.write_batch(new_game.commands().into_iter().map(Do));
                }
                None
            }
            Action::Resign => {
                if game.outcome().is_none() {
                    open.question = Some(Question::Resign(game.position().side_to_move()));
                }
                None
            }
            Action::Answer(yes) => {
                let question = open.question.take().filter(|_| yes);
                if question == Some(Question::Quit) {
                    exits.write(AppExit::Success);
                }
                question.and_then(Question::command)
            }
            Action::Done => Some(Command::Done),
            Action::PutBack => Some(Command::PutBack),
            Action::TakeOff => hand
                .held()
                .map(|square| Command::Hand(Deed::TakeOff(square))),
            Action::Decide(keep) => Some(Command::Decide { keep }),
            Action::Adjust => Some(Command::Adjust),
            Action::Huff(place) => game.huffable().into_iter().nth(place).map(Command::Huff),
            Action::DrawLots => Some(Command::DrawLots(lot())),
            Action::Federation => {
                let rule = match game.rules().draws.few_against_king {
                    Some(FewAgainstKing::DrawAfter(_)) => FewAgainstKing::DrawAtOnce,
                    Some(FewAgainstKing::DrawAtOnce) | None => FewAgainstKing::FEDERATION,
                };
                Some(Command::CountFewAgainstKing(rule))
            }
            Action::Seat(side) => {
                let mut players = seats.at(game.variant());
                players[side] = match players[side] {
                    Player::Person => Player::Computer(Level::default()),
                    Player::Computer(_) => Player::Person,
                };
                seats.sit(game.variant(), players);
                None
            }
            Action::ChangeSides => {
                let side = game.position().side_to_move();
                let mut players = seats.at(game.variant());
                let level = Side::BOTH
                    .into_iter()
                    .find_map(|side| players[side].level());
                players[side] = Player::Computer(level.unwrap_or_default());
                players[!side] = Player::Person;
                seats.sit(game.variant(), players);
                None
            }
            Action::MoveNow => {
                asks.write(Ask::MoveNow);
                None
            }
            Action::Hint => {
                asks.write(Ask::Hint);
                None
            }
            Action::Analysis => {
                settings.analysis = !settings.analysis;
                None
            }
            Action::CopyFen => {
                clips.write(Clip::Copy);
                None
            }
            Action::PasteFen => {
                clips.write(Clip::Paste);
                None
            }
            Action::Look(view) => {
                views.write(LookFrom(view));
                None
            }
            Action::Sink => {
                if game.variant().has_sides() {
                    settings.sunk = !settings.sunk;
                }
                None
            }
            Action::Numbers => {
                settings.numbers = !settings.numbers;
                None
            }
            Action::Lines => {
                settings.lines = !settings.lines;
                None
            }
            Action::Pace => {
                let place = Pace::ALL.iter().position(|pace| *pace == settings.pace);
                settings.pace = Pace::ALL[place.map_or(0, |place| (place + 1) % Pace::ALL.len())];
                None
            }
            Action::Lens => {
                lenses.write(match *lens {
                    Lens::Perspective => Lens::Orthographic,
                    Lens::Orthographic => Lens::Perspective,
                });
                None
            }
            Action::Language => {
                *speech = Speech::in_language(speech.language().next());
                None
            }
            Action::Counters => {
                open.counters = !open.counters;
                None
            }
            Action::Help => {
                open.help = !open.help;
                None
            }
            Action::Review => {
                open.result = false;
                None
            }
            Action::Focus => None,
            Action::Cancel => {
                if open.question.is_some() {
                    open.question = None;
                } else if open.new_game.is_some() {
                    open.new_game = None;
                } else if open.help {
                    open.help = false;
                } else if open.result {
                    open.result = false;
                } else {
                    touches.write(Touch::Cancel);
                }
                None
            }
            Action::Quit => {
                let is_lost = |variant| is_under_way(table.tables().game_of(variant));
                if Variant::ALL.into_iter().any(is_lost) {
                    open.question = Some(Question::Quit);
                } else {
                    exits.write(AppExit::Success);
                }
                None
            }
        };
        if let Some(command) = command {
            commands.write(Do(command));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Open>()
        .init_resource::<Lens>()
        .add_message::<Action>()
        .add_message::<Touch>()
        .add_message::<Clip>()
        .add_message::<Ask>()
        .add_message::<LookFrom>()
        .add_message::<Lens>()
        .add_systems(Update, carry_out.before(CameraSystems).before(Turn::Ask));
}
