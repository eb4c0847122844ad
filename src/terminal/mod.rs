//! The text board: a whole game on a terminal, the five boards drawn unfolded.
//!
//! The top board stands in the middle, around it the four sides as they are seen from their corners: the corner
//! cube at the bottom, the long crest at the top. What players type is read in English and French alike and
//! becomes a [`Command`] for the [`Session`], as in the window; what cannot be read or is not legal is told and
//! changes nothing. The input may as well be a file or a pipe: its end ends the game politely.

mod advice;
mod canvas;
mod drawing;
mod order;
mod replay;
mod screen;
mod sheet;

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

pub use replay::{ReplayError, replay};
pub use screen::Screen;

use self::drawing::Signs;
use self::order::Order;
use crate::board::Face;
use crate::game::recording::{self, Recorder};
use crate::game::{Command, Event, Refused, Session};
use crate::i18n::{Language, Localizer};
use crate::notation::lines::{self, Line};
use crate::notation::{fen, move_text};
use crate::players::{Computer, Player, Seats, Shelf};
use crate::rules::{BySide, Ply};

/// The longest line that is read; what is longer is passed over.
const LONGEST_LINE: usize = 4096;

/// A session at the text board.
pub struct TextBoard<W> {
    tables: Session,
    /// Every command that was carried out.
    commands: Vec<Command>,
    /// Where they are recorded as well, if they are.
    recorder: Option<Recorder>,
    /// The files written in this session, which may be written again.
    saved: HashSet<PathBuf>,
    seats: Seats,
    computer: Computer,
    endgames: Shelf,
    side: Face,
    words: Localizer,
    screen: Screen,
    output: W,
}

impl<W: Write> TextBoard<W> {
    /// Two new games, the players at the pyramid.
    pub fn new(output: W, language: Language, screen: Screen) -> TextBoard<W> {
        TextBoard {
            tables: Session::default(),
            commands: Vec::new(),
            recorder: None,
            saved: HashSet::new(),
            seats: Seats::default(),
            computer: Computer::default().varied(),
            endgames: Shelf::default(),
            side: Face::SouthWest,
            words: Localizer::new(language),
            screen,
            output,
        }
    }

    /// The computer looks endgames up here.
    pub fn look_into(&mut self, endgames: Shelf) {
        self.endgames = endgames;
    }

    /// Records every command carried out, those before included.
    pub fn record(&mut self, mut recorder: Recorder) -> io::Result<()> {
        self.commands
            .iter()
            .try_for_each(|command| recorder.write(command))?;
        self.recorder = Some(recorder);
        Ok(())
    }

    /// Carries out a command before the first line is read, such as to sit at a table or set up a position.
    pub fn prepare(&mut self, command: Command) -> Result<(), Refused> {
        self.carry_out(command).map(drop)
    }

    /// Players sit down at the table the game is played on.
    pub fn sit(&mut self, players: BySide<Player>) {
        self.seats.sit(self.tables.game().variant(), players);
    }

    /// Plays until the input ends or the players leave. The computer plays as soon as it is its turn; the next line is
    /// read when it has.
    pub fn play(mut self, mut input: impl BufRead) -> io::Result<()> {
        self.draw()?;
        self.say(&self.words.text("text-welcome"))?;
        self.let_the_computer_play()?;
        let mut buffer = Vec::new();
        loop {
            self.prompt()?;
            let line = match lines::next(&mut input, LONGEST_LINE, &mut buffer)? {
                Some(Line::Whole(line)) => String::from_utf8_lossy(line),
                Some(Line::TooLong(_)) => {
                    self.say(&self.words.text("text-too-long"))?;
                    continue;
                }
                None => {
                    writeln!(self.output)?;
                    break;
                }
            };
            if self.screen.echo {
                writeln!(self.output, "{}", line.trim())?;
            }
            match Order::read(&line, self.tables.game(), &self.words) {
                Ok(Order::Quit) => break,
                Ok(order) => {
                    self.follow(order)?;
                    self.let_the_computer_play()?;
                }
                Err(unclear) => self.say(&unclear.in_words(&self.words))?,
            }
        }
        self.say(&self.words.text("text-goodbye"))?;
        self.output.flush()
    }

    fn prompt(&mut self) -> io::Result<()> {
        let game = self.tables.game();
        let to_move = match game.irregularities() {
            [] => game.side_to_move(),
            // What is irregular is for the other player to decide.
            _ => !game.side_to_move(),
        };
        // An offer is for the other side to answer.
        let side = game.draw_offer().map_or(to_move, |by| !by);
        let side = self.words.side(side);
        match game.outcome() {
            Some(_) => write!(self.output, "> ")?,
            None => write!(self.output, "{side}> ")?,
        }
        self.output.flush()
    }

    fn follow(&mut self, order: Order) -> io::Result<()> {
        let game = self.tables.game();
        match order {
            Order::Do(command @ (Command::Undo | Command::Redo)) => return self.step(command),
            Order::Do(command) => return self.try_command(command).map(drop),
            Order::Seat(side, player) => {
                let mut players = self.seats.at(game.variant());
                players[side] = player;
                self.sit(players);
            }
            Order::Go => return self.go(),
            Order::Hint => return self.hint(),
            Order::Analyse => return self.analyse(),
            Order::Side(face) => {
                self.side = face;
                return self.draw();
            }
            Order::Save(file) => return self.save(&file),
            Order::Moves => {
                let answer = match game.outcome() {
                    Some(outcome) => self.words.command_error(&Refused::Over(outcome)),
                    None => move_text::write_all(game.position()).join(" "),
                };
                self.say(&answer)?;
            }
            Order::Fen => writeln!(self.output, "{}", fen::write(&game.position().setup()))?,
            Order::Help => self.say(&self.words.text("text-help"))?,
            Order::Quit | Order::Nothing => {}
        }
        Ok(())
    }

    /// Undoes or redoes a move, or two where the computer's answer goes with it.
    fn step(&mut self, command: Command) -> io::Result<()> {
        let game = self.tables.game();
        let Ply(shown) = game.shown();
        let there = match command {
            Command::Undo => shown,
            _ => game.last().0 - shown,
        };
        let stride = self.seats.stride(game, there);
        for _ in 1..stride {
            // The last of them tells.
            if self.carry_out(command.clone()).is_ok() {
                self.record_last()?;
            }
        }
        self.try_command(command).map(drop)
    }

    /// Records the last command carried out, if commands are recorded.
    fn record_last(&mut self) -> io::Result<()> {
        match (&mut self.recorder, self.commands.last()) {
            (Some(recorder), Some(command)) => recorder.write(command),
            _ => Ok(()),
        }
    }

    /// Carries out a command and tells what happened, or why it is not carried out; whether it was.
    fn try_command(&mut self, command: Command) -> io::Result<bool> {
        match self.carry_out(command) {
            Ok(events) => {
                self.record_last()?;
                self.draw()?;
                for event in &events {
                    if let Some(text) = sheet::event(self.tables.game(), event, &self.words) {
                        self.say(&text)?;
                    }
                }
                Ok(true)
            }
            Err(refused) => {
                self.say(&self.words.command_error(&refused))?;
                Ok(false)
            }
        }
    }

    fn carry_out(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        let events = self.tables.apply(command.clone())?;
        self.commands.push(command);
        Ok(events)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.screen.readable(text))
    }

    fn draw(&mut self) -> io::Result<()> {
        let signs = Signs::on(self.screen);
        let game = self.tables.game();
        let drawn = sheet::boards(game, &signs, self.side, &self.words, self.screen);
        write!(self.output, "\n{drawn}")
    }

    fn save(&mut self, file: &Path) -> io::Result<()> {
        let name = file.display().to_string();
        let said = match self.write_commands(file) {
            Ok(()) => self.words.with(
                "text-saved",
                &[
                    ("commands", self.commands.len().into()),
                    ("file", name.into()),
                ],
            ),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => self
                .words
                .with("text-already-there", &[("file", name.into())]),
            Err(error) => self.words.with(
                "text-not-saved",
                &[("file", name.into()), ("reason", error.to_string().into())],
            ),
        };
        self.say(&said)
    }

    /// Writes a new file, or again one that this session has written.
    fn write_commands(&mut self, path: &Path) -> io::Result<()> {
        let is_ours = self.saved.contains(path);
        let mut file: File = OpenOptions::new()
            .write(true)
            .create_new(!is_ours)
            .create(is_ours)
            .truncate(is_ours)
            .open(path)?;
        self.saved.insert(path.to_owned());
        let text: String = self
            .commands
            .iter()
            .map(|command| recording::line(command) + "\n")
            .collect();
        file.write_all(text.as_bytes())
    }
}
