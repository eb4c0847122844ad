//! The text board: a whole game on a terminal, the five boards drawn unfolded.
//!
//! The top board stands in the middle, around it the four sides as they are seen from their corners: the corner
//! cube at the bottom, the long crest at the top. What players type is read in English and French alike and
//! becomes a [`Command`] for the [`Session`], as in the window; what cannot be read or is not legal is told and
//! changes nothing. The input may as well be a file or a pipe: its end ends the game politely.

mod board_drawing;
mod canvas;
mod caps;
mod computer;
mod layout;
mod replay;
mod text_command;

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

pub use caps::TerminalCaps;
pub use replay::{ReplayError, replay};

use self::board_drawing::Glyphs;
use self::text_command::TextCommand;
use crate::board::Face;
use crate::game::recording::{self, Recorder};
use crate::game::{Command, CommandError, Event, Session};
use crate::i18n::{Language, Localizer};
use crate::notation::{fen, move_text};
use crate::platform::lines::{self, TextLine};
use crate::players::{Computer, Player, PlayersByVariant, TableCache};
use crate::rules::{BySide, Ply};

/// The longest line that is read; what is longer is passed over.
const MAX_LINE_BYTES: usize = 4096;

/// A session at the text board.
pub struct TextBoard<W> {
    session: Session,
    /// Every command that was carried out.
    commands: Vec<Command>,
    /// Where they are recorded as well, if they are.
    recorder: Option<Recorder>,
    /// The files written in this session, which may be written again.
    saved: HashSet<PathBuf>,
    seats: PlayersByVariant,
    computer: Computer,
    endgames: TableCache,
    side: Face,
    words: Localizer,
    caps: TerminalCaps,
    output: W,
}

impl<W: Write> TextBoard<W> {
    /// Two new games, the players at the pyramid.
    pub fn new(output: W, language: Language, caps: TerminalCaps) -> TextBoard<W> {
        TextBoard {
            session: Session::default(),
            commands: Vec::new(),
            recorder: None,
            saved: HashSet::new(),
            seats: PlayersByVariant::default(),
            computer: Computer::default().with_varied_games(),
            endgames: TableCache::default(),
            side: Face::SouthWest,
            words: Localizer::new(language),
            caps,
            output,
        }
    }

    /// The computer looks endgames up here.
    pub fn use_endgames(&mut self, endgames: TableCache) {
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
    pub fn prepare(&mut self, command: Command) -> Result<(), CommandError> {
        self.apply(command).map(drop)
    }

    /// Players sit down at the table the game is played on.
    pub fn sit(&mut self, players: BySide<Player>) {
        self.seats.set(self.session.game().variant(), players);
    }

    /// Plays until the input ends or the players leave. The computer plays as soon as it is its turn; the next line is
    /// read when it has.
    pub fn play(mut self, mut input: impl BufRead) -> io::Result<()> {
        self.draw()?;
        self.print_line(&self.words.text("text-welcome"))?;
        self.play_computer_turns()?;
        let mut buffer = Vec::new();
        loop {
            self.prompt()?;
            let line = match lines::read_next(&mut input, MAX_LINE_BYTES, &mut buffer)? {
                Some(TextLine::Whole(line)) => String::from_utf8_lossy(line),
                Some(TextLine::TooLong(_)) => {
                    self.print_line(&self.words.text("text-too-long"))?;
                    continue;
                }
                None => {
                    writeln!(self.output)?;
                    break;
                }
            };
            if self.caps.echo {
                writeln!(self.output, "{}", line.trim())?;
            }
            match TextCommand::parse(&line, self.session.game(), &self.words) {
                Ok(TextCommand::Quit) => break,
                Ok(command) => {
                    self.execute(command)?;
                    self.play_computer_turns()?;
                }
                Err(error) => self.print_line(&error.message(&self.words))?,
            }
        }
        self.print_line(&self.words.text("text-goodbye"))?;
        self.output.flush()
    }

    fn prompt(&mut self) -> io::Result<()> {
        let game = self.session.game();
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

    fn execute(&mut self, command: TextCommand) -> io::Result<()> {
        let game = self.session.game();
        match command {
            TextCommand::Apply(command @ (Command::Undo | Command::Redo)) => {
                return self.step(command);
            }
            TextCommand::Apply(command) => return self.apply_and_report(command).map(drop),
            TextCommand::Seat(side, player) => {
                let mut players = self.seats.at(game.variant());
                players[side] = player;
                self.sit(players);
            }
            TextCommand::PlayNow => return self.play_now(),
            TextCommand::Hint => return self.hint(),
            TextCommand::Analyse => return self.analyse(),
            TextCommand::ShowSide(face) => {
                self.side = face;
                return self.draw();
            }
            TextCommand::Save(file) => return self.save(&file),
            TextCommand::Moves => {
                let answer = match game.outcome() {
                    Some(outcome) => self.words.command_error(&CommandError::GameOver(outcome)),
                    None => move_text::write_all(game.position()).join(" "),
                };
                self.print_line(&answer)?;
            }
            TextCommand::Fen => writeln!(self.output, "{}", fen::write(&game.position().setup()))?,
            TextCommand::Help => self.print_line(&self.words.text("text-help"))?,
            TextCommand::Quit | TextCommand::Empty => {}
        }
        Ok(())
    }

    /// Undoes or redoes a move, or two where the computer's answer goes with it.
    fn step(&mut self, command: Command) -> io::Result<()> {
        let game = self.session.game();
        let Ply(shown) = game.current_ply();
        let there = match command {
            Command::Undo => shown,
            _ => game.last_ply().0 - shown,
        };
        let stride = self.seats.plies_per_step(game, there);
        for _ in 1..stride {
            // The last of them tells.
            if self.apply(command.clone()).is_ok() {
                self.record_last()?;
            }
        }
        self.apply_and_report(command).map(drop)
    }

    /// Records the last command carried out, if commands are recorded.
    fn record_last(&mut self) -> io::Result<()> {
        match (&mut self.recorder, self.commands.last()) {
            (Some(recorder), Some(command)) => recorder.write(command),
            _ => Ok(()),
        }
    }

    /// Carries out a command and tells what happened, or why it is not carried out; whether it was.
    fn apply_and_report(&mut self, command: Command) -> io::Result<bool> {
        match self.apply(command) {
            Ok(events) => {
                self.record_last()?;
                self.draw()?;
                for event in &events {
                    if let Some(text) = layout::event_text(self.session.game(), event, &self.words)
                    {
                        self.print_line(&text)?;
                    }
                }
                Ok(true)
            }
            Err(refused) => {
                self.print_line(&self.words.command_error(&refused))?;
                Ok(false)
            }
        }
    }

    fn apply(&mut self, command: Command) -> Result<Vec<Event>, CommandError> {
        let events = self.session.apply(command.clone())?;
        self.commands.push(command);
        Ok(events)
    }

    fn print_line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", self.caps.displayable(text))
    }

    fn draw(&mut self) -> io::Result<()> {
        let glyphs = Glyphs::new(self.caps);
        let game = self.session.game();
        let drawn = layout::draw_boards(game, &glyphs, self.side, &self.words, self.caps);
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
        self.print_line(&said)
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
