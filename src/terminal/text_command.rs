use std::path::PathBuf;

use crate::board::{Face, Square};
use crate::engine::Level;
use crate::game::{Command, Game};
use crate::i18n::Localizer;
use crate::notation::ParseError;
use crate::players::Player;
use crate::rules::{HandAction, Side, Variant};

/// What a line typed at the text board asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommand {
    /// A command for the table.
    Apply(Command),
    Moves,
    Fen,
    ShowSide(Face),
    Save(PathBuf),
    /// Somebody else sits down on this side.
    Seat(Side, Player),
    /// The computer does what is to be done now, whoever's turn it is.
    PlayNow,
    /// A move to propose.
    Hint,
    /// What the computer thinks of the position.
    Analyse,
    Help,
    Quit,
    /// Nothing was typed.
    Empty,
}

/// Why a line is no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextCommandError {
    /// Not a word the text board knows.
    UnknownWord(String),
    /// It begins like a move.
    InvalidMove(ParseError),
    /// A word it knows, followed by something else than expected.
    WrongArgument { word: String, expected: String },
}

impl TextCommand {
    /// Reads a line typed in this game, in either language.
    pub(super) fn parse(
        line: &str,
        game: &Game,
        words: &Localizer,
    ) -> Result<TextCommand, TextCommandError> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(TextCommand::Empty);
        }
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            let request = line.parse().map_err(TextCommandError::InvalidMove)?;
            return Ok(TextCommand::Apply(Command::Play(request)));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let after = |expected: String| TextCommandError::WrongArgument {
            word: word.to_owned(),
            expected,
        };
        let command = match word.to_lowercase().as_str() {
            "fen" if !rest.is_empty() => {
                return Ok(TextCommand::Apply(Command::SetUp(rest.to_owned())));
            }
            "touch" | "toucher" | "huff" | "souffler" | "off" | "retirer" | "place" | "placer" => {
                let square = rest.parse().ok().and_then(Square::from_number);
                let square = square.ok_or_else(|| after(words.text("expected-square")))?;
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
                    return Err(after(words.text("text-two-squares")));
                };
                let squares = Square::from_number(from).zip(Square::from_number(to));
                let (from, to) = squares.ok_or_else(|| after(words.text("text-two-squares")))?;
                return Ok(TextCommand::Apply(Command::Hand(HandAction::Carry {
                    from,
                    to,
                })));
            }
            "manners" | "usages" => {
                let mut manners = game.table_rules();
                match rest.to_lowercase().as_str() {
                    "touch" | "toucher" => manners.touch_move = !manners.touch_move,
                    "hand" | "main" => manners.over_the_board = !manners.over_the_board,
                    _ => return Err(after(words.text("text-manners"))),
                }
                return Ok(TextCommand::Apply(Command::SetTableRules(manners)));
            }
            "board" | "damier" => {
                let variant: Result<Variant, _> = rest.to_lowercase().parse();
                let variant =
                    variant.map_err(|_| after(Variant::ALL.map(Variant::name).join(", ")))?;
                return Ok(TextCommand::Apply(Command::SwitchGame(variant)));
            }
            "side" | "face" => {
                let face = parse_face(rest).ok_or_else(|| after("sw, se, ne, nw".to_owned()))?;
                return Ok(TextCommand::ShowSide(face));
            }
            "computer" | "ordinateur" | "person" | "personne" => {
                let (side, player) = parse_seat(&word.to_lowercase(), rest)
                    .ok_or_else(|| after(words.text("text-seat")))?;
                return Ok(TextCommand::Seat(side, player));
            }
            "move" if rest.eq_ignore_ascii_case("now") => return Ok(TextCommand::PlayNow),
            "save" | "enregistrer" if rest.is_empty() => {
                return Err(after(words.text("text-a-file")));
            }
            "save" | "enregistrer" => return Ok(TextCommand::Save(rest.into())),
            "fen" => TextCommand::Fen,
            "moves" | "coups" => TextCommand::Moves,
            "undo" | "annuler" => TextCommand::Apply(Command::Undo),
            "redo" | "refaire" => TextCommand::Apply(Command::Redo),
            "draw" | "nulle" => TextCommand::Apply(Command::OfferDraw),
            "accept" | "accepter" => TextCommand::Apply(Command::AnswerDraw { accept: true }),
            "decline" | "refuser" => TextCommand::Apply(Command::AnswerDraw { accept: false }),
            "adoube" | "j’adoube" | "j'adoube" => TextCommand::Apply(Command::Adjust),
            "done" | "fini" => TextCommand::Apply(Command::EndTurn),
            "back" | "remettre" => TextCommand::Apply(Command::PutBack),
            "correct" | "corriger" => {
                TextCommand::Apply(Command::ResolveIrregularity { keep: false })
            }
            "keep" | "maintenir" => TextCommand::Apply(Command::ResolveIrregularity { keep: true }),
            "resign" | "abandonner" => {
                TextCommand::Apply(Command::Resign(game.position().side_to_move()))
            }
            "new" | "nouvelle" => TextCommand::Apply(Command::NewGame),
            "go" | "jouer" | "joue" => TextCommand::PlayNow,
            "hint" | "conseil" => TextCommand::Hint,
            "analyse" | "analyze" | "analyser" => TextCommand::Analyse,
            "help" | "aide" | "?" => TextCommand::Help,
            "quit" | "exit" | "quitter" => TextCommand::Quit,
            _ => {
                return Err(TextCommandError::UnknownWord(
                    word.chars().take(40).collect(),
                ));
            }
        };
        match rest {
            "" => Ok(command),
            _ => Err(after(words.text("text-nothing-more"))),
        }
    }
}

impl TextCommandError {
    /// What to tell the player.
    pub(super) fn message(&self, words: &Localizer) -> String {
        match self {
            TextCommandError::UnknownWord(typed) => {
                words.with("text-unknown", &[("typed", typed.as_str().into())])
            }
            TextCommandError::InvalidMove(misread) => words.move_parse_error(misread),
            TextCommandError::WrongArgument { word, expected } => words.with(
                "text-expected",
                &[
                    ("word", word.as_str().into()),
                    ("expected", expected.as_str().into()),
                ],
            ),
        }
    }
}

/// Who sits where: `computer` or `person`, then a side and, for the computer, perhaps its level.
fn parse_seat(word: &str, rest: &str) -> Option<(Side, Player)> {
    let is_computer = matches!(word, "computer" | "ordinateur");
    let (side, level) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let side = match side.to_lowercase().as_str() {
        "white" | "blanc" | "blancs" => Side::White,
        "black" | "noir" | "noirs" => Side::Black,
        _ => return None,
    };
    let player = match (is_computer, level.trim()) {
        (false, "") => Player::Person,
        (false, _) => return None,
        (true, "") => Player::Computer(Level::default()),
        (true, level) => Player::Computer(level.parse().ok()?),
    };
    Some((side, player))
}

/// A side by its points of the compass, in English or French.
fn parse_face(name: &str) -> Option<Face> {
    match name.to_lowercase().as_str() {
        "sw" | "so" => Some(Face::SouthWest),
        "se" => Some(Face::SouthEast),
        "ne" => Some(Face::NorthEast),
        "nw" | "no" => Some(Face::NorthWest),
        _ => None,
    }
}
