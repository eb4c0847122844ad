//! The commands of the text board: the message with their words, their arguments and their meaning.

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::time::Duration;

use super::text_command::{Activity, OnlineCommand, TextCommand};
use crate::board::{Face, Square};
use crate::engine::Level;
use crate::game::clocks::{ClockSettings, ClockStart};
use crate::game::setup_editor::SetupEdit;
use crate::game::{Command, CommentPlace, Game, TableRules};
use crate::game_tree::{Arrow, Mark, MarkColor, MoveSign, NodeId, NodePath};
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::notation::{TypedMoveError, fen, printable, typed_move};
use crate::online::{Claim, Greeting, Offer, Request};
use crate::players::Player;
use crate::rules::{FewAgainstKing, Geometry, HandAction, Position, Side, Variant};
use crate::speech::{Question, QuestionError, SIDE_WORDS};

/// The arguments of a command and its meaning.
enum CommandForm {
    /// A command without arguments.
    Alone(TextCommand),
    /// A game command without arguments.
    Plays(Command),
    OnSquare(fn(Square) -> Command),
    /// A game command on a variation; defaults to the line shown.
    OnLine(fn(NodePath) -> Command),
    /// A command with other arguments, and the message with their description.
    With(MessageFn, fn(&TypedArguments<'_>) -> Option<TextCommand>),
}

use Activity::{Editor, Endgames, Exercises, Game as Games, Lesson, Online};
use CommandForm::{Alone, OnLine, OnSquare, Plays, With};

/// The activities that have the command, the message with its words, and its form.
type CommandEntry = (&'static [Activity], MessageFn, CommandForm);

const NOTHING: MessageFn = Messages::text_nothing_more;
const EVERYWHERE: &[Activity] = &[Games, Online, Editor, Exercises, Endgames, Lesson];
const BOARDS: &[Activity] = &[Games, Exercises, Endgames];
const GAMES: &[Activity] = &[Games];
const PLAY: &[Activity] = &[Games, Online];
const ONLINE: &[Activity] = &[Online];
const EDITOR: &[Activity] = &[Editor];
const LESSON: &[Activity] = &[Lesson];

#[rustfmt::skip]
static COMMANDS: &[CommandEntry] = &[
    (EVERYWHERE, Messages::word_help, Alone(TextCommand::Help)),
    (EVERYWHERE, Messages::word_quit, Alone(TextCommand::Quit)),
    // Position and moves.
    (&[Games, Online, Endgames], Messages::word_moves, Alone(TextCommand::Moves)),
    (PLAY, Messages::word_game, Alone(TextCommand::MoveList)),
    (BOARDS, Messages::word_fen, With(NOTHING, |after| after.fen())),
    (ONLINE, Messages::word_fen, Alone(TextCommand::Fen)),
    (&[Games, Online, Exercises, Endgames], Messages::word_side, With(Messages::text_sides, |after| after.one_of(&FACE_WORDS).map(TextCommand::ShowSide))),
    (LESSON, Messages::word_south_west, Alone(TextCommand::ShowSide(Face::SouthWest))),
    (LESSON, Messages::word_south_east, Alone(TextCommand::ShowSide(Face::SouthEast))),
    (LESSON, Messages::word_north_east, Alone(TextCommand::ShowSide(Face::NorthEast))),
    (LESSON, Messages::word_north_west, Alone(TextCommand::ShowSide(Face::NorthWest))),
    (&[Games, Editor, Endgames], Messages::word_undo, Plays(Command::Undo)),
    (&[Games, Editor], Messages::word_redo, Plays(Command::Redo)),
    // Game.
    (PLAY, Messages::word_draw, Alone(TextCommand::OfferDraw)),
    (GAMES, Messages::word_accept, Plays(Command::AnswerDraw { accept: true })),
    (GAMES, Messages::word_decline, Plays(Command::AnswerDraw { accept: false })),
    (ONLINE, Messages::word_accept, With(offer_names, |after| after.answer(true))),
    (ONLINE, Messages::word_decline, With(offer_names, |after| after.answer(false))),
    (PLAY, Messages::word_resign, Alone(TextCommand::Resign)),
    (BOARDS, Messages::word_new, Plays(Command::NewGame)),
    (GAMES, Messages::word_board, With(variant_names, |after| {
        let variant = after.one_of(&VARIANT_WORDS).or(after.text.to_lowercase().parse().ok())?;
        Some(TextCommand::Apply(Command::SwitchGame(variant)))
    })),
    (GAMES, Messages::word_computer, With(Messages::text_seat, |after| after.computer())),
    (GAMES, Messages::word_person, With(Messages::text_seat, |after| Some(TextCommand::Seat(after.one_of(&SIDE_WORDS)?, Player::Person)))),
    (GAMES, Messages::word_go, Alone(TextCommand::PlayNow)),
    (GAMES, Messages::word_edit, Alone(TextCommand::SetUp)),
    // Clocks.
    (GAMES, Messages::word_clock, With(NOTHING, |after| after.clock())),
    (GAMES, Messages::word_clock_off, With(NOTHING, |after| after.alone(Command::SetClock(ClockSettings::default())))),
    (GAMES, Messages::word_clock_pause, Plays(Command::PauseClock)),
    (GAMES, Messages::word_clock_resume, Plays(Command::ResumeClock)),
    (GAMES, Messages::word_clock_add, With(Messages::clock_add, |after| {
        let (side, seconds) = after.side_and_more()?;
        let milliseconds = u64::from(seconds.parse::<u32>().ok()?) * 1000;
        Some(TextCommand::Apply(Command::AddTime { side, milliseconds }))
    })),
    (ONLINE, Messages::word_clock, Alone(TextCommand::Clock)),
    // Online game.
    (ONLINE, Messages::word_takeback, asks(Request::Offer(Offer::Takeback))),
    (ONLINE, Messages::word_pause, asks(Request::Offer(Offer::Pause))),
    (ONLINE, Messages::word_resume, asks(Request::Resume)),
    (ONLINE, Messages::word_rematch, asks(Request::Offer(Offer::Rematch))),
    (ONLINE, Messages::word_withdraw, With(offer_names, |after| {
        let offer = after.offer()?;
        Some(TextCommand::Online(OnlineCommand::Withdraw(offer)))
    })),
    (ONLINE, Messages::word_give_time, asks(Request::GiveTime)),
    (ONLINE, Messages::word_claim_win, asks(Request::Claim(Claim::Win))),
    (ONLINE, Messages::word_claim_draw, asks(Request::Claim(Claim::Draw))),
    (ONLINE, Messages::word_hello, asks(Request::Greet(Greeting::Hello))),
    (ONLINE, Messages::word_good_luck, asks(Request::Greet(Greeting::GoodLuck))),
    (ONLINE, Messages::word_well_played, asks(Request::Greet(Greeting::WellPlayed))),
    (ONLINE, Messages::word_thanks, asks(Request::Greet(Greeting::Thanks))),
    (ONLINE, Messages::word_good_move, asks(Request::Greet(Greeting::GoodMove))),
    (ONLINE, Messages::word_oops, asks(Request::Greet(Greeting::Oops))),
    (ONLINE, Messages::word_take_your_time, asks(Request::Greet(Greeting::TakeYourTime))),
    (ONLINE, Messages::word_one_moment, asks(Request::Greet(Greeting::OneMoment))),
    (ONLINE, Messages::word_must_go, asks(Request::Greet(Greeting::MustGo))),
    (ONLINE, Messages::word_good_game, asks(Request::Greet(Greeting::GoodGame))),
    (ONLINE, Messages::word_another, asks(Request::Greet(Greeting::Another))),
    (ONLINE, Messages::word_goodbye, asks(Request::Greet(Greeting::Goodbye))),
    (ONLINE, Messages::word_who, Alone(TextCommand::Online(OnlineCommand::Who))),
    (ONLINE, Messages::word_link, Alone(TextCommand::Online(OnlineCommand::Link))),
    (ONLINE, Messages::word_invitation, Alone(TextCommand::Online(OnlineCommand::Invitation))),
    // Rules of the table, and moves by hand.
    (GAMES, Messages::word_table, With(Messages::text_table_rules, |_| None)),
    (GAMES, Messages::word_table_touch, With(NOTHING, |after| {
        let rules = after.game.table_rules();
        after.alone(Command::SetTableRules(TableRules { touch_move: !rules.touch_move, ..rules }))
    })),
    (GAMES, Messages::word_table_hand, With(NOTHING, |after| {
        let rules = after.game.table_rules();
        after.alone(Command::SetTableRules(TableRules { by_hand: !rules.by_hand, ..rules }))
    })),
    (GAMES, Messages::word_table_draws, With(NOTHING, |after| {
        // Refused in variants without such a rule.
        let rule = after.game.rules().draws.few_against_king.unwrap_or(FewAgainstKing::SHEET);
        after.alone(Command::SetFewAgainstKing(rule.other()))
    })),
    (PLAY, Messages::word_touch, OnSquare(Command::Touch)),
    (PLAY, Messages::word_huff, OnSquare(Command::Huff)),
    (PLAY, Messages::word_place, OnSquare(Command::Place)),
    (PLAY, Messages::word_off, OnSquare(|square| Command::Hand(HandAction::Remove(square)))),
    (PLAY, Messages::word_carry, With(Messages::text_two_squares, |after| {
        let (from, to) = after.square_and_more()?;
        let to = square(to)?;
        Some(TextCommand::Apply(Command::Hand(HandAction::Carry { from, to })))
    })),
    (PLAY, Messages::word_adoube, Plays(Command::Adjust)),
    (&[Games, Online, Endgames], Messages::word_back, Plays(Command::PutBack)),
    (&[Games, Online, Editor], Messages::word_done, Plays(Command::EndTurn)),
    (PLAY, Messages::word_correct, Plays(Command::ResolveIrregularity { keep: false })),
    (PLAY, Messages::word_keep, Plays(Command::ResolveIrregularity { keep: true })),
    // Variations, comments, signs and marks.
    (GAMES, Messages::word_goto, With(Messages::text_place, |after| {
        let path = after.game.tree().path_of(after.place()?);
        Some(TextCommand::Apply(Command::GoTo(path)))
    })),
    (GAMES, Messages::word_promote, OnLine(Command::Promote)),
    (GAMES, Messages::word_demote, OnLine(Command::Demote)),
    (GAMES, Messages::word_main, OnLine(Command::MakeMainLine)),
    (GAMES, Messages::word_delete, OnLine(Command::Delete)),
    (GAMES, Messages::word_delete_rest, With(NOTHING, |after| after.alone(Command::DeleteRest(after.shown())))),
    (GAMES, Messages::word_comment, With(NOTHING, |after| Some(after.comment(CommentPlace::After)))),
    (GAMES, Messages::word_before, With(NOTHING, |after| Some(after.comment(CommentPlace::Before)))),
    (GAMES, Messages::word_sign, With(|_| "! ? !! ?? !? ?!".to_owned(), |after| after.sign())),
    (GAMES, Messages::word_mark, With(Messages::text_mark, |after| after.mark())),
    (GAMES, Messages::word_arrow, With(Messages::text_arrow, |after| after.arrow())),
    (GAMES, Messages::word_undo_edit, Plays(Command::UndoEdit)),
    (GAMES, Messages::word_redo_edit, Plays(Command::RedoEdit)),
    // Earlier games and files.
    (GAMES, Messages::word_continue, Alone(TextCommand::Continue)),
    (GAMES, Messages::word_games, Alone(TextCommand::Games)),
    (GAMES, Messages::word_open, With(Messages::text_game_number, |after| after.text.parse().ok().map(TextCommand::Open))),
    (GAMES, Messages::word_save, With(Messages::text_a_file, |after| after.file().map(TextCommand::Save))),
    (GAMES, Messages::word_explore, With(Messages::text_a_file, |after| Some(TextCommand::Explore(after.file())))),
    // Help from the computer.
    (BOARDS, Messages::word_hint, Alone(TextCommand::Hint)),
    (GAMES, Messages::word_analyze, Alone(TextCommand::Analyze)),
    (GAMES, Messages::word_review, With(Messages::review_seconds, |after| after.review())),
    (GAMES, Messages::word_mistakes, With(Messages::expected_a_side, |after| after.one_of(&SIDE_WORDS).map(TextCommand::Retry))),
    (BOARDS, Messages::word_show, Alone(TextCommand::ShowSolution)),
    (BOARDS, Messages::word_next, Alone(TextCommand::Next)),
    // Exercises, endgames and the lesson.
    (&[Exercises], Messages::word_missed, Alone(TextCommand::Missed)),
    (&[Endgames, Lesson], Messages::word_again, Alone(TextCommand::Again)),
    (&[Endgames], Messages::word_length, With(NOTHING, |after| Some(TextCommand::Length(after.text.to_owned())))),
    (&[Endgames], Messages::word_endings, Alone(TextCommand::Endings)),
    (&[Endgames], Messages::word_ending, With(NOTHING, |after| Some(TextCommand::Ending(after.text.to_owned())))),
    (LESSON, Messages::word_skip, Alone(TextCommand::Skip)),
    // Editor.
    (EDITOR, Messages::word_cancel, Alone(TextCommand::Cancel)),
    (EDITOR, Messages::word_clear, Alone(TextCommand::Edit(SetupEdit::Clear))),
    (EDITOR, Messages::word_start, Alone(TextCommand::Edit(SetupEdit::Start))),
    (EDITOR, Messages::word_mirror, Alone(TextCommand::Edit(SetupEdit::Mirror))),
    (EDITOR, Messages::word_swap, Alone(TextCommand::Edit(SetupEdit::SwapSides))),
    (EDITOR, Messages::word_white, Alone(TextCommand::Edit(SetupEdit::SideToMove(Side::White)))),
    (EDITOR, Messages::word_black, Alone(TextCommand::Edit(SetupEdit::SideToMove(Side::Black)))),
];

/// A server request without arguments.
const fn asks(request: Request) -> CommandForm {
    Alone(TextCommand::Online(OnlineCommand::Ask(request)))
}

pub(super) const OFFER_WORDS: [(MessageFn, Offer); 4] = [
    (Messages::word_draw, Offer::Draw),
    (Messages::word_takeback, Offer::Takeback),
    (Messages::word_pause, Offer::Pause),
    (Messages::word_rematch, Offer::Rematch),
];

pub(super) const FACE_WORDS: [(MessageFn, Face); 4] = [
    (Messages::word_south_west, Face::SouthWest),
    (Messages::word_south_east, Face::SouthEast),
    (Messages::word_north_east, Face::NorthEast),
    (Messages::word_north_west, Face::NorthWest),
];

/// Variants with another name in some language.
pub(super) const VARIANT_WORDS: [(MessageFn, Variant); 5] = [
    (Messages::word_family, Variant::Family(Geometry::Flat)),
    (Messages::word_family_pyramid, Variant::Family(Geometry::Pyramid)),
    (Messages::word_brigand, Variant::Brigand(Geometry::Flat)),
    (Messages::word_brigand_pyramid, Variant::Brigand(Geometry::Pyramid)),
    (Messages::word_wolf_and_sheep, Variant::WolfAndSheep),
];

pub(super) const COLOR_WORDS: [(MessageFn, MarkColor); 4] = [
    (Messages::word_green, MarkColor::Green),
    (Messages::word_red, MarkColor::Red),
    (Messages::word_blue, MarkColor::Blue),
    (Messages::word_yellow, MarkColor::Yellow),
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommandError {
    UnknownWord(String),
    InvalidMove(TypedMoveError),
    InvalidQuestion(QuestionError),
    /// Invalid arguments of a known command.
    WrongArgument {
        word: String,
        expected: String,
    },
}

/// Maximum number of characters shown of an unknown word.
const MAX_WORD_CHARS: usize = 40;

/// Parses a line typed in this activity, in the player's language or in English. Moves are those of the position.
pub(super) fn parse(
    line: &str,
    activity: Activity,
    position: &Position,
    game: &Game,
    localizer: &Localizer,
) -> Result<TextCommand, TextCommandError> {
    let line = line.trim();
    match line {
        "" => return Ok(TextCommand::Empty),
        "?" => return Ok(TextCommand::Help),
        _ => {}
    }
    let is_editor = activity == Activity::Editor;
    if !is_editor && line.starts_with(|first: char| first.is_ascii_digit()) {
        let request = typed_move::read(line, position);
        let request = request.map_err(TextCommandError::InvalidMove)?;
        return Ok(TextCommand::Apply(Command::Play(request)));
    }
    if matches!(activity, Activity::Game | Activity::Online)
        && let Some(question) = Question::parse(line, localizer)
    {
        return question.map(TextCommand::Ask).map_err(TextCommandError::InvalidQuestion);
    }
    let found = find(line, activity, localizer);
    let Some((meaning, text)) = found else {
        let word = line.split_whitespace().next().unwrap_or_default();
        let word = printable(word, MAX_WORD_CHARS);
        return match activity {
            Activity::Editor => Ok(TextCommand::Arrange(line.to_owned())),
            Activity::Lesson => Ok(TextCommand::Help),
            _ => Err(TextCommandError::UnknownWord(word)),
        };
    };
    let arguments = TypedArguments { text, game, localizer };
    let wrong = |expected: MessageFn| TextCommandError::WrongArgument {
        word: one_line(&line[..line.len() - text.len()]),
        expected: expected(&localizer.messages),
    };
    meaning.read(&arguments).map_err(wrong)
}

impl TextCommandError {
    pub(super) fn message(&self, localizer: &Localizer) -> String {
        match self {
            TextCommandError::UnknownWord(typed) => localizer.messages.text_unknown(typed),
            TextCommandError::InvalidMove(error) => localizer.typed_move_error(error),
            TextCommandError::InvalidQuestion(error) => error.message(localizer),
            TextCommandError::WrongArgument { word, expected } => {
                localizer.messages.text_expected(word, expected)
            }
        }
    }
}

/// Finds the longest command at the beginning of a line; returns its form and the rest of the line.
fn find<'a>(
    line: &'a str,
    activity: Activity,
    localizer: &Localizer,
) -> Option<(&'static CommandForm, &'a str)> {
    let known = COMMANDS.iter().filter(|entry| entry.0.contains(&activity));
    let found =
        known.filter_map(|(_, word, meaning)| Some((meaning, localizer.after_word(line, *word)?)));
    found.min_by_key(|(_, rest)| rest.len())
}

impl CommandForm {
    /// Parses the arguments, or returns the message with the expected ones.
    fn read(&self, arguments: &TypedArguments<'_>) -> Result<TextCommand, MessageFn> {
        let is_alone = arguments.text.is_empty();
        let play = TextCommand::Apply;
        let (command, expected): (_, MessageFn) = match self {
            Alone(command) => (is_alone.then(|| command.clone()), NOTHING),
            Plays(command) => (arguments.alone(command.clone()), NOTHING),
            OnSquare(command) => {
                let square = square(arguments.text);
                (square.map(command).map(play), Messages::expected_square)
            }
            OnLine(command) => (arguments.line().map(command).map(play), Messages::text_line),
            With(expected, read) => (read(arguments), *expected),
        };
        command.ok_or(expected)
    }
}

/// The arguments as typed, with their context.
struct TypedArguments<'a> {
    text: &'a str,
    game: &'a Game,
    localizer: &'a Localizer,
}

impl<'a> TypedArguments<'a> {
    /// A game command without arguments.
    fn alone(&self, command: Command) -> Option<TextCommand> {
        self.text.is_empty().then_some(TextCommand::Apply(command))
    }

    fn one_of<T: Copy>(&self, words: &[(MessageFn, T)]) -> Option<T> {
        self.localizer.read_word(self.text, words)
    }

    fn side_and_more(&self) -> Option<(Side, &'a str)> {
        let (side, rest) = split(self.text);
        Some((self.localizer.read_word(side, &SIDE_WORDS)?, rest))
    }

    fn square_and_more(&self) -> Option<(Square, &'a str)> {
        let (word, rest) = split(self.text);
        Some((square(word)?, rest))
    }

    fn file(&self) -> Option<PathBuf> {
        (!self.text.is_empty()).then(|| self.text.into())
    }

    fn shown(&self) -> NodePath {
        self.game.tree().path_of(self.game.current_node())
    }

    /// The path of the variation with these letters; defaults to the position shown.
    fn line(&self) -> Option<NodePath> {
        let node = match self.text {
            "" => self.game.current_node(),
            label => self.game.variation_with_label(label)?,
        };
        Some(self.game.tree().path_of(node))
    }

    /// Parses a position: the first of a variation by its letters, or a ply of the main line.
    fn place(&self) -> Option<NodeId> {
        let tree = self.game.tree();
        if !self.text.starts_with(|first: char| first.is_ascii_digit()) {
            return self.game.variation_with_label(self.text);
        }
        let ply: usize = self.text.parse().ok()?;
        match ply.checked_sub(1) {
            None => Some(tree.root()),
            Some(index) => tree.main_line().get(index).copied(),
        }
    }

    fn comment(&self, place: CommentPlace) -> TextCommand {
        let (node, text) = (self.shown(), self.text.to_owned());
        TextCommand::Apply(Command::SetComment { node, place, text })
    }

    /// Parses `!?`; an empty argument removes the sign.
    fn sign(&self) -> Option<TextCommand> {
        let sign = match self.text {
            "" => None,
            text => Some(MoveSign::ALL.into_iter().find(|sign| sign.text() == text)?),
        };
        let node = self.shown();
        Some(TextCommand::Apply(Command::SetSign { node, sign }))
    }

    /// Parses a mark color; defaults to green.
    fn color(&self, word: &str) -> Option<MarkColor> {
        match word {
            "" => Some(MarkColor::Green),
            word => self.localizer.read_word(word, &COLOR_WORDS),
        }
    }

    /// Parses an offer, which is optional.
    fn offer(&self) -> Option<Option<Offer>> {
        match self.text {
            "" => Some(None),
            _ => self.one_of(&OFFER_WORDS).map(Some),
        }
    }

    fn answer(&self, accept: bool) -> Option<TextCommand> {
        let offer = self.offer()?;
        Some(TextCommand::Online(OnlineCommand::Answer { offer, accept }))
    }

    /// Parses `12` or `12 red`.
    fn mark(&self) -> Option<TextCommand> {
        let (square, color) = self.square_and_more()?;
        let color = self.color(color)?;
        let (node, mark) = (self.shown(), Mark { square, color });
        Some(TextCommand::Apply(Command::ToggleMark { node, mark }))
    }

    /// Parses `12 23` or `12 23 red`.
    fn arrow(&self) -> Option<TextCommand> {
        let (from, rest) = self.square_and_more()?;
        let (to, color) = split(rest);
        let (to, color) = (square(to)?, self.color(color)?);
        let (node, arrow) = (self.shown(), Arrow { from, to, color });
        Some(TextCommand::Apply(Command::ToggleArrow { node, arrow }))
    }

    /// Parses a side and an optional level.
    fn computer(&self) -> Option<TextCommand> {
        let (side, level) = self.side_and_more()?;
        let level = match level {
            "" => Level::default(),
            level => level.parse().ok()?,
        };
        Some(TextCommand::Seat(side, Player::Computer(level)))
    }

    /// Parses an optional number of seconds.
    fn review(&self) -> Option<TextCommand> {
        let time = match self.text {
            "" => None,
            seconds => Some(seconds.parse().ok().filter(|&seconds: &u16| seconds > 0)?),
        };
        let time = time.map(|seconds| Duration::from_secs(seconds.into()));
        Some(TextCommand::Review(time))
    }

    /// Shows the FEN, or sets up the position of a given FEN.
    fn fen(&self) -> Option<TextCommand> {
        Some(match self.text {
            "" => TextCommand::Fen,
            text => TextCommand::Apply(Command::SetUp(fen::typed(text))),
        })
    }

    /// Shows the clocks, or sets a time control; “now” after it starts them at once.
    fn clock(&self) -> Option<TextCommand> {
        let text = self.text;
        if text.is_empty() {
            return Some(TextCommand::Clock);
        }
        let last = text.rsplit(char::is_whitespace).next().unwrap_or_default();
        let (control, start) = if self.localizer.is_word(last, Messages::word_now) {
            (&text[..text.len() - last.len()], ClockStart::AtOnce)
        } else {
            (text, ClockStart::AfterFirstMoves)
        };
        let control = control.to_owned();
        Some(TextCommand::SetClock { control, start })
    }
}

/// Collapses whitespace to single spaces.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Splits off the first word.
fn split(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim_start())
}

fn square(text: &str) -> Option<Square> {
    text.parse().ok().and_then(Square::from_number)
}

/// The offers' names as typed.
fn offer_names(messages: &Messages) -> String {
    let names = OFFER_WORDS.map(|(word, _)| first_word(&word(messages)));
    names.join(", ")
}

/// The first of a message's words.
fn first_word(words: &str) -> String {
    words.split(',').next().unwrap_or_default().to_owned()
}

/// The variants' names as typed.
fn variant_names(messages: &Messages) -> String {
    let names = Variant::ALL.map(|variant| {
        let own = VARIANT_WORDS.into_iter().find(|(_, named)| *named == variant);
        let words = own.map_or(variant.name().to_owned(), |(word, _)| word(messages));
        first_word(&words)
    });
    names.join(", ")
}
