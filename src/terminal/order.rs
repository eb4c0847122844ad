use std::path::PathBuf;

use crate::board::{Face, Square};
use crate::engine::Level;
use crate::game::{Command, Game};
use crate::i18n::Localizer;
use crate::notation::Misread;
use crate::players::Player;
use crate::rules::{Deed, Side, Variant};

/// What a line typed at the text board asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// A command for the table.
    Do(Command),
    Moves,
    Fen,
    Side(Face),
    Save(PathBuf),
    /// Somebody else sits down on this side.
    Seat(Side, Player),
    /// The computer does what is to be done now, whoever's turn it is.
    Go,
    /// A move to propose.
    Hint,
    /// What the computer thinks of the position.
    Analyse,
    Help,
    Quit,
    /// Nothing was typed.
    Nothing,
}

/// Why a line is no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unclear {
    /// Not a word the text board knows.
    Word(String),
    /// It begins like a move.
    Move(Misread),
    /// A word it knows, followed by something else than expected.
    After { word: String, expected: String },
}

impl Order {
    /// Reads a line typed in this game, in either language.
    pub(super) fn read(line: &str, game: &Game, words: &Localizer) -> Result<Order, Unclear> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(Order::Nothing);
        }
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            let request = line.parse().map_err(Unclear::Move)?;
            return Ok(Order::Do(Command::Play(request)));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let after = |expected: String| Unclear::After {
            word: word.to_owned(),
            expected,
        };
        let order = match word.to_lowercase().as_str() {
            "fen" if !rest.is_empty() => return Ok(Order::Do(Command::SetUp(rest.to_owned()))),
            "touch" | "toucher" | "huff" | "souffler" | "off" | "retirer" | "place" | "placer" => {
                let square = rest.parse().ok().and_then(Square::from_number);
                let square = square.ok_or_else(|| after(words.text("expected-square")))?;
                return Ok(Order::Do(match word.to_lowercase().as_str() {
                    "touch" | "toucher" => Command::Touch(square),
                    "huff" | "souffler" => Command::Huff(square),
                    "off" | "retirer" => Command::Hand(Deed::TakeOff(square)),
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
                return Ok(Order::Do(Command::Hand(Deed::Carry { from, to })));
            }
            "manners" | "usages" => {
                let mut manners = game.manners();
                match rest.to_lowercase().as_str() {
                    "touch" | "toucher" => manners.touch_move = !manners.touch_move,
                    "hand" | "main" => manners.over_the_board = !manners.over_the_board,
                    _ => return Err(after(words.text("text-manners"))),
                }
                return Ok(Order::Do(Command::Manners(manners)));
            }
            "board" | "damier" => {
                let variant: Result<Variant, _> = rest.to_lowercase().parse();
                let variant =
                    variant.map_err(|_| after(Variant::ALL.map(Variant::name).join(", ")))?;
                return Ok(Order::Do(Command::SitAt(variant)));
            }
            "side" | "face" => {
                let face = face(rest).ok_or_else(|| after("sw, se, ne, nw".to_owned()))?;
                return Ok(Order::Side(face));
            }
            "computer" | "ordinateur" | "person" | "personne" => {
                let (side, player) = seat(&word.to_lowercase(), rest)
                    .ok_or_else(|| after(words.text("text-seat")))?;
                return Ok(Order::Seat(side, player));
            }
            "move" if rest.eq_ignore_ascii_case("now") => return Ok(Order::Go),
            "save" | "enregistrer" if rest.is_empty() => {
                return Err(after(words.text("text-a-file")));
            }
            "save" | "enregistrer" => return Ok(Order::Save(rest.into())),
            "fen" => Order::Fen,
            "moves" | "coups" => Order::Moves,
            "undo" | "annuler" => Order::Do(Command::Undo),
            "redo" | "refaire" => Order::Do(Command::Redo),
            "draw" | "nulle" => Order::Do(Command::OfferDraw),
            "accept" | "accepter" => Order::Do(Command::AnswerDraw { accept: true }),
            "decline" | "refuser" => Order::Do(Command::AnswerDraw { accept: false }),
            "adoube" | "j’adoube" | "j'adoube" => Order::Do(Command::Adjust),
            "done" | "fini" => Order::Do(Command::Done),
            "back" | "remettre" => Order::Do(Command::PutBack),
            "correct" | "corriger" => Order::Do(Command::Decide { keep: false }),
            "keep" | "maintenir" => Order::Do(Command::Decide { keep: true }),
            "resign" | "abandonner" => Order::Do(Command::Resign(game.position().side_to_move())),
            "new" | "nouvelle" => Order::Do(Command::NewGame),
            "go" | "jouer" | "joue" => Order::Go,
            "hint" | "conseil" => Order::Hint,
            "analyse" | "analyze" | "analyser" => Order::Analyse,
            "help" | "aide" | "?" => Order::Help,
            "quit" | "exit" | "quitter" => Order::Quit,
            _ => return Err(Unclear::Word(word.chars().take(40).collect())),
        };
        match rest {
            "" => Ok(order),
            _ => Err(after(words.text("text-nothing-more"))),
        }
    }
}

impl Unclear {
    /// What to tell the player.
    pub(super) fn in_words(&self, words: &Localizer) -> String {
        match self {
            Unclear::Word(typed) => words.with("text-unknown", &[("typed", typed.as_str().into())]),
            Unclear::Move(misread) => words.move_parse_error(misread),
            Unclear::After { word, expected } => words.with(
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
fn seat(word: &str, rest: &str) -> Option<(Side, Player)> {
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
fn face(name: &str) -> Option<Face> {
    match name.to_lowercase().as_str() {
        "sw" | "so" => Some(Face::SouthWest),
        "se" => Some(Face::SouthEast),
        "ne" => Some(Face::NorthEast),
        "nw" | "no" => Some(Face::NorthWest),
        _ => None,
    }
}
