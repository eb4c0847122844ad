use std::path::PathBuf;
use std::time::Duration;

use super::edit_command;
use crate::board::{Face, Square};
use crate::engine::Level;
use crate::game::clocks::{ClockSettings, ClockStart};
use crate::game::{Command, Game};
use crate::i18n::{Language, Localizer};
use crate::notation::{ParseError, TypedMoveError, printable, typed_move};
use crate::players::Player;
use crate::rules::{FewAgainstKing, Geometry, HandAction, Side, Variant};
use crate::speech::{Question, QuestionError};

/// A line typed at the text board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommand {
    /// Resign.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// A command for the game.
    Apply(Command),
    /// List the legal moves.
    Moves,
    /// Answer a question about the position.
    Ask(Question),
    /// Show the moves played, with variations and comments.
    MoveList,
    /// Show the position as FEN.
    Fen,
    /// Show this side of the pyramid on a narrow terminal.
    ShowSide(Face),
    /// Write the commands so far to a file.
    Save(PathBuf),
    /// Go on with the unfinished session.
    Continue,
    /// List the earlier games.
    Games,
    /// Open the earlier game with this number in the list.
    Open(usize),
    /// Let this player play this side.
    Seat(Side, Player),
    /// Show the clocks.
    Clock,
    /// Let the computer act now for the side to move.
    PlayNow,
    /// Propose a move.
    Hint,
    /// Review the game, within this time.
    Review(Option<Duration>),
    /// Try this side's mistakes again.
    Retry(Side),
    /// Show the best line where a mistake is tried again.
    ShowSolution,
    /// Go on to the next mistake.
    NextRetry,
    /// Show the computer's evaluation of the position.
    Analyse,
    /// Show the moves played in the position, in the games of this file or folder or of those looked at before.
    Explore(Option<PathBuf>),
    /// Set up a position.
    SetUp,
    /// List the commands.
    Help,
    /// Leave.
    Quit,
    /// An empty line.
    Empty,
}

/// The reason why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommandError {
    /// The first word is unknown.
    UnknownWord(String),
    /// It begins like a move, but is not one.
    InvalidMove(TypedMoveError),
    /// It begins like a question, but is not one.
    InvalidQuestion(QuestionError),
    /// It asks for clocks, but not with a time control.
    InvalidClock(ParseError),
    /// The first word is known, but something else was expected after it.
    WrongArgument { word: String, expected: String },
}

/// The most characters of an unknown word that are shown.
const MAX_WORD_CHARS: usize = 40;

impl TextCommand {
    /// Reads a line typed in this game, in either language.
    pub(super) fn parse(
        line: &str,
        game: &Game,
        localizer: &Localizer,
    ) -> Result<TextCommand, TextCommandError> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(TextCommand::Empty);
        }
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            let request = typed_move::read(line, game.position());
            let request = request.map_err(TextCommandError::InvalidMove)?;
            return Ok(TextCommand::Apply(Command::Play(request)));
        }
        if let Some(question) = Question::parse(line) {
            return question
                .map(TextCommand::Ask)
                .map_err(TextCommandError::InvalidQuestion);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let after = |expected: String| TextCommandError::WrongArgument {
            word: word.to_owned(),
            expected,
        };
        if let Some(command) = edit_command::parse(word, rest, game, localizer) {
            return command.map(TextCommand::Apply).map_err(after);
        }
        let command = match word.to_lowercase().as_str() {
            "fen" if !rest.is_empty() => {
                return Ok(TextCommand::Apply(Command::SetUp(rest.to_owned())));
            }
            "touch" | "toucher" | "huff" | "souffler" | "off" | "retirer" | "place" | "placer" => {
                let square = rest.parse().ok().and_then(Square::from_number);
                let square = square.ok_or_else(|| after(localizer.messages.expected_square()))?;
                return Ok(TextCommand::Apply(match word.to_lowercase().as_str() {
                    "touch" | "toucher" => Command::Touch(square),
                    "huff" | "souffler" => Command::Huff(square),
                    "off" | "retirer" => Command::Hand(HandAction::Remove(square)),
                    _ => Command::Place(square),
                }));
            }
            "carry" | "porter" => {
                let squares: Vec<_> = rest.split_whitespace().map(str::parse).collect();
                let [Ok(from), Ok(to)] = squares[..] else {
                    return Err(after(localizer.messages.text_two_squares()));
                };
                let squares = Square::from_number(from).zip(Square::from_number(to));
                let (from, to) =
                    squares.ok_or_else(|| after(localizer.messages.text_two_squares()))?;
                return Ok(TextCommand::Apply(Command::Hand(HandAction::Carry {
                    from,
                    to,
                })));
            }
            "table" | "manners" | "usages" => {
                let mut rules = game.table_rules();
                match rest.to_lowercase().as_str() {
                    "touch" | "toucher" => rules.touch_move = !rules.touch_move,
                    "hand" | "main" => rules.by_hand = !rules.by_hand,
                    "draws" | "nulle" => {
                        // Where there is no such rule, the command is refused.
                        let rule = game.rules().draws.few_against_king;
                        let other = rule.unwrap_or(FewAgainstKing::SHEET).other();
                        return Ok(TextCommand::Apply(Command::SetFewAgainstKing(other)));
                    }
                    _ => return Err(after(localizer.messages.text_table_rules())),
                }
                return Ok(TextCommand::Apply(Command::SetTableRules(rules)));
            }
            "board" | "damier" => {
                let variant = parse_variant(&rest.to_lowercase());
                let names = Variant::ALL.map(|variant| variant_name(variant, localizer.language()));
                let variant = variant.ok_or_else(|| after(names.join(", ")))?;
                return Ok(TextCommand::Apply(Command::SwitchGame(variant)));
            }
            "side" | "face" | "côté" | "cote" => {
                let face =
                    parse_face(rest).ok_or_else(|| after(localizer.messages.text_sides()))?;
                return Ok(TextCommand::ShowSide(face));
            }
            "computer" | "ordinateur" | "person" | "personne" => {
                let (side, player) = parse_seat(&word.to_lowercase(), rest)
                    .ok_or_else(|| after(localizer.messages.text_seat()))?;
                return Ok(TextCommand::Seat(side, player));
            }
            "clock" | "pendule" if !rest.is_empty() => {
                return clock_command(rest, localizer).map(TextCommand::Apply);
            }
            "review" | "bilan" if !rest.is_empty() => {
                let seconds: Option<u16> = rest.parse().ok().filter(|&seconds| seconds > 0);
                let seconds = seconds.ok_or_else(|| after(localizer.messages.review_seconds()))?;
                let time = Duration::from_secs(seconds.into());
                return Ok(TextCommand::Review(Some(time)));
            }
            "mistakes" | "fautes" => {
                let side =
                    parse_side(rest).ok_or_else(|| after(localizer.messages.expected_a_side()))?;
                return Ok(TextCommand::Retry(side));
            }
            "move" if rest.eq_ignore_ascii_case("now") => return Ok(TextCommand::PlayNow),
            "explore" | "explorer" => {
                let path = (!rest.is_empty()).then(|| rest.into());
                return Ok(TextCommand::Explore(path));
            }
            "save" | "enregistrer" if rest.is_empty() => {
                return Err(after(localizer.messages.text_a_file()));
            }
            "save" | "enregistrer" => return Ok(TextCommand::Save(rest.into())),
            "open" | "ouvrir" => {
                let number = rest.parse().ok();
                let number = number.ok_or_else(|| after(localizer.messages.text_game_number()))?;
                return Ok(TextCommand::Open(number));
            }
            "continue" | "continuer" => TextCommand::Continue,
            "games" | "parties" => TextCommand::Games,
            "clock" | "pendule" => TextCommand::Clock,
            "fen" => TextCommand::Fen,
            "moves" | "coups" => TextCommand::Moves,
            "game" | "partie" => TextCommand::MoveList,
            "undo" | "annuler" => TextCommand::Apply(Command::Undo),
            "redo" | "refaire" => TextCommand::Apply(Command::Redo),
            "draw" | "nulle" => TextCommand::OfferDraw,
            "accept" | "accepter" => TextCommand::Apply(Command::AnswerDraw { accept: true }),
            "decline" | "refuser" => TextCommand::Apply(Command::AnswerDraw { accept: false }),
            "adoube" | "j’adoube" | "j'adoube" => TextCommand::Apply(Command::Adjust),
            "done" | "fini" => TextCommand::Apply(Command::EndTurn),
            "back" | "remettre" => TextCommand::Apply(Command::PutBack),
            "correct" | "corriger" => {
                TextCommand::Apply(Command::ResolveIrregularity { keep: false })
            }
            "keep" | "maintenir" => TextCommand::Apply(Command::ResolveIrregularity { keep: true }),
            "resign" | "abandonner" => TextCommand::Resign,
            "new" | "nouvelle" => TextCommand::Apply(Command::NewGame),
            "go" | "jouer" | "joue" => TextCommand::PlayNow,
            "review" | "bilan" => TextCommand::Review(None),
            "show" | "montrer" => TextCommand::ShowSolution,
            "next" | "suivante" => TextCommand::NextRetry,
            "hint" | "conseil" => TextCommand::Hint,
            "analyse" | "analyze" | "analyser" => TextCommand::Analyse,
            "edit" | "éditer" | "editer" => TextCommand::SetUp,
            "help" | "aide" | "?" => TextCommand::Help,
            "quit" | "exit" | "quitter" => TextCommand::Quit,
            _ => {
                return Err(TextCommandError::UnknownWord(printable(
                    word,
                    MAX_WORD_CHARS,
                )));
            }
        };
        match rest {
            "" => Ok(command),
            _ => Err(after(localizer.messages.text_nothing_more())),
        }
    }
}

impl TextCommandError {
    /// Returns the text for the player.
    pub(super) fn message(&self, localizer: &Localizer) -> String {
        match self {
            TextCommandError::UnknownWord(typed) => localizer.messages.text_unknown(typed),
            TextCommandError::InvalidMove(error) => localizer.typed_move_error(error),
            TextCommandError::InvalidQuestion(error) => error.message(localizer),
            TextCommandError::InvalidClock(error) => localizer.clock_parse_error(error),
            TextCommandError::WrongArgument { word, expected } => {
                localizer.messages.text_expected(word, expected)
            }
        }
    }
}

/// Reads what follows the word `clock`.
fn clock_command(rest: &str, localizer: &Localizer) -> Result<Command, TextCommandError> {
    let (word, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match (word.to_lowercase().as_str(), more.trim()) {
        ("off" | "sans", "") => Ok(Command::SetClock(ClockSettings::default())),
        ("pause", "") => Ok(Command::PauseClock),
        ("resume" | "reprendre", "") => Ok(Command::ResumeClock),
        (add @ ("add" | "ajouter"), more) => {
            let (side, seconds) = more.split_once(char::is_whitespace).unwrap_or((more, ""));
            let seconds: Option<u32> = seconds.trim().parse().ok();
            let (side, seconds) =
                parse_side(side)
                    .zip(seconds)
                    .ok_or_else(|| TextCommandError::WrongArgument {
                        word: add.to_owned(),
                        expected: localizer.messages.clock_add(),
                    })?;
            let milliseconds = u64::from(seconds) * 1000;
            Ok(Command::AddTime { side, milliseconds })
        }
        _ => {
            let at_once = rest.strip_suffix("now").or(rest.strip_suffix("maintenant"));
            let settings = ClockSettings::from_minutes(at_once.unwrap_or(rest));
            Ok(Command::SetClock(ClockSettings {
                start: match at_once {
                    Some(_) => ClockStart::AtOnce,
                    None => ClockStart::AfterFirstMoves,
                },
                ..settings.map_err(TextCommandError::InvalidClock)?
            }))
        }
    }
}

/// Reads the name of a side, in English or French.
fn parse_side(name: &str) -> Option<Side> {
    match name.to_lowercase().as_str() {
        "white" | "blanc" | "blancs" => Some(Side::White),
        "black" | "noir" | "noirs" => Some(Side::Black),
        _ => None,
    }
}

/// Reads the side of a `computer` or `person` command and, for the computer, its level if there is one.
fn parse_seat(word: &str, rest: &str) -> Option<(Side, Player)> {
    let is_computer = matches!(word, "computer" | "ordinateur");
    let (side, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let side = parse_side(side)?;
    let player = match (is_computer, level.trim()) {
        (false, "") => Player::Person,
        (false, _) => return None,
        (true, "") => Player::Computer(Level::default()),
        (true, level) => Player::Computer(level.parse().ok()?),
    };
    Some((side, player))
}

/// Reads a side of the pyramid by its point of the compass, in English or French.
pub(super) fn parse_face(name: &str) -> Option<Face> {
    match name.to_lowercase().as_str() {
        "sw" | "so" => Some(Face::SouthWest),
        "se" => Some(Face::SouthEast),
        "ne" => Some(Face::NorthEast),
        "nw" | "no" => Some(Face::NorthWest),
        _ => None,
    }
}

/// The letters by which a side is typed in this language.
pub(super) const fn face_letters(face: Face, language: Language) -> &'static str {
    match (language, face) {
        (_, Face::Top) => "",
        (Language::French, Face::SouthWest) => "so",
        (Language::French, Face::NorthWest) => "no",
        (_, Face::SouthWest) => "sw",
        (_, Face::NorthWest) => "nw",
        (_, Face::SouthEast) => "se",
        (_, Face::NorthEast) => "ne",
    }
}

/// The name of a variant as players of this language type it. Words are typed in French, or else in English.
fn variant_name(variant: Variant, language: Language) -> &'static str {
    match (language, variant) {
        (Language::French, Variant::Family(Geometry::Flat)) => "famille",
        (Language::French, Variant::Family(Geometry::Pyramid)) => "famille-pyramide",
        (Language::French, Variant::Brigand(Geometry::Pyramid)) => "brigand-pyramide",
        (Language::French, Variant::WolfAndSheep) => "loup",
        _ => variant.name(),
    }
}

/// Reads the name of a variant, in English or French.
fn parse_variant(name: &str) -> Option<Variant> {
    Variant::ALL.into_iter().find(|&variant| {
        let names =
            [Language::English, Language::French].map(|language| variant_name(variant, language));
        names.contains(&name)
    })
}
