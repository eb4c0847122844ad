//! The text board, `dames3d text`: whole games on a terminal, with the five boards drawn unfolded.
//!
//! The top board is in the middle, surrounded by the four sides as seen from their corners: the corner cube at the
//! bottom, the long crest at the top. Input, in the player's language or in English, is parsed into a [`Command`] for
//! the [`Session`], as in the window; an invalid line is reported and has no effect. Input may come from a file or a
//! pipe and ends the session at its end.

mod autosave;
mod board_drawing;
mod canvas;
mod caps;
mod command_table;
mod computer;
mod dialogue;
mod endgames;
mod explorer;
mod interruptible_search;
mod layout;
mod lesson;
mod move_list;
#[cfg(all(feature = "online", not(target_family = "wasm")))]
mod online;
mod opening;
mod page;
mod practice;
mod replay;
mod review;
mod setup_editor;
mod shots;
mod text_command;
mod typed_lines;
mod wrapping;

use std::collections::HashSet;
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

pub use caps::TerminalCaps;
pub use endgames::EndgameBoard;
pub use interruptible_search::InterruptibleSearch;
pub use lesson::LessonBoard;
#[cfg(all(feature = "online", not(target_family = "wasm")))]
pub use online::{OnlineBoard, OnlineEnd, OnlineStart};
pub use replay::{ReplayError, replay};
pub use shots::ExerciseBoard;

use self::dialogue::{Dialogue, Flow, GO_ON};
use self::page::Page;
use self::text_command::{Activity, TextCommand};
use crate::archive::GameIndex;
use crate::board::Face;
use crate::game::clocks::ClockSettings;
use crate::game::recording::Recorder;
use crate::game::{Command, CommandError, Event, Game, Session};
use crate::i18n::{Language, Messages};
use crate::notation::move_text;
use crate::platform::Stopwatch;
use crate::players::{Computer, Player, PlayersByVariant, TableCache};
use crate::review::{GameReview, Retries, Retry};
use crate::rules::{BySide, Ply, Position, Side};
use crate::speech::Narrator;
use autosave::Autosave;
use opening::ListedGames;
use setup_editor::SetupInput;
use typed_lines::{TypedLine, TypedLines};

/// Interval at which a running clock is journaled; a killed program loses no more than this.
const CLOCK_INTERVAL: Duration = Duration::from_millis(100);

pub struct TextBoard<W> {
    session: Session,
    commands: Vec<Command>,
    recorder: Option<Recorder>,
    autosave: Option<Autosave>,
    /// Files written in this session, which may be overwritten.
    saved: HashSet<PathBuf>,
    seats: PlayersByVariant,
    computer: Computer,
    running_search: InterruptibleSearch,
    endgames: TableCache,
    /// Measures time for the game clocks.
    stopwatch: Stopwatch,
    reviewed: Option<GameReview>,
    /// The mistakes being retried.
    retries: Option<Retries>,
    editor: Option<SetupInput>,
    /// The games that `explore` searches.
    index: Option<GameIndex>,
    listed: Option<ListedGames>,
    /// Notes on the files opened at startup.
    opened: Vec<String>,
    page: Page<W>,
}

impl<W: Write> TextBoard<W> {
    /// Starts new games with the players at the pyramid.
    pub fn new(output: W, language: Language, caps: TerminalCaps) -> TextBoard<W> {
        TextBoard {
            session: Session::default(),
            commands: Vec::new(),
            recorder: None,
            autosave: None,
            saved: HashSet::new(),
            seats: PlayersByVariant::default(),
            computer: Computer::default().with_varied_games(),
            running_search: InterruptibleSearch::default(),
            endgames: TableCache::default(),
            stopwatch: Stopwatch::start(),
            reviewed: None,
            retries: None,
            editor: None,
            index: None,
            listed: None,
            opened: Vec::new(),
            page: Page::new(output, language, caps),
        }
    }

    pub fn use_endgames(&mut self, endgames: TableCache) {
        self.endgames = endgames;
    }

    pub fn use_computer(&mut self, computer: Computer) {
        self.computer = computer;
    }

    /// Replaces the system clock.
    pub fn use_stopwatch(&mut self, stopwatch: Stopwatch) {
        self.stopwatch = stopwatch;
    }

    /// The running search, for a Ctrl+C handler.
    pub fn running_search(&self) -> InterruptibleSearch {
        self.running_search.clone()
    }

    /// Records all commands, including those already applied.
    pub fn record(&mut self, mut recorder: Recorder) -> io::Result<()> {
        self.commands.iter().try_for_each(|command| recorder.write(command))?;
        self.recorder = Some(recorder);
        Ok(())
    }

    /// Applies a command before the first line is read, for example to choose a variant.
    pub fn prepare(&mut self, command: Command) -> Result<(), CommandError> {
        let applied = self.session.apply_recorded(command)?;
        self.record_preparation(&applied);
        self.commands.push(applied.command);
        Ok(())
    }

    /// Seats the players of the current game.
    pub fn sit(&mut self, players: BySide<Player>) {
        let variant = self.session.game().variant();
        self.seats.set(variant, players);
        self.name_players(variant);
    }

    /// Runs until the input ends or the player quits. The computer's turns are played before the next line is read.
    pub fn play(mut self, input: impl BufRead + Send + 'static) -> io::Result<()> {
        self.run(input)
    }

    fn carry_out(&mut self, command: TextCommand) -> io::Result<()> {
        if self.editor.is_some() {
            return self.edit_setup(command);
        }
        if self.execute_retry(&command)? {
            return Ok(());
        }
        let game = self.session.game();
        match command {
            TextCommand::Apply(Command::Undo) => {
                let undo = self.seats.undo(game);
                self.step(undo)
            }
            TextCommand::Apply(Command::Redo) => self.step(Command::Redo),
            TextCommand::Apply(command) => self.apply_and_report(command).map(drop),
            TextCommand::SetClock { control, start } => {
                match ClockSettings::from_minutes(&control) {
                    Ok(settings) => {
                        let clock = ClockSettings { start, ..settings };
                        self.apply_and_report(Command::SetClock(clock)).map(drop)
                    }
                    Err(error) => self.page.tell(|words| words.clock_parse_error(&error)),
                }
            }
            TextCommand::Resign => self.end_game(Command::Resign),
            TextCommand::OfferDraw => self.end_game(Command::OfferDrawBy),
            TextCommand::Seat(side, player) => {
                self.print_seat(side, player)?;
                let mut players = self.seats.at(self.session.game().variant());
                players[side] = player;
                self.sit(players);
                Ok(())
            }
            TextCommand::MoveList => self.show_move_list(),
            TextCommand::PlayNow => self.play_now(),
            TextCommand::Hint => self.hint(),
            TextCommand::Review(time) => self.review(time),
            TextCommand::Retry(side) => self.begin_retries(side),
            TextCommand::ShowSolution => self.show_solution(),
            TextCommand::Next => self.next_retry(),
            TextCommand::Analyze => self.analyze(),
            TextCommand::Explore(path) => self.explore(path),
            TextCommand::SetUp => self.open_editor(None),
            TextCommand::Save(file) => self.save(&file),
            TextCommand::Moves => {
                if let Some(outcome) = game.outcome() {
                    return self.refuse(&CommandError::GameOver(outcome));
                }
                let moves = move_text::write_all(game.position()).join(" ");
                self.page.print_line(&moves)
            }
            TextCommand::Ask(question) => {
                let answer = Narrator::new(game, &self.page.localizer).answer(question);
                self.page.print_line(&answer)
            }
            TextCommand::Fen => self.page.print_fen(game),
            TextCommand::Continue => self.continue_session(),
            TextCommand::Games => self.list_games(),
            TextCommand::Open(number) => self.open_game(number),
            TextCommand::Clock => {
                let shown = self.page.localizer.clocks(game);
                let text = shown.unwrap_or_else(|| self.page.localizer.messages.clock_none());
                self.page.print_line(&text)
            }
            _ => Ok(()),
        }
    }

    /// Undoes or redoes one move, or two to include the computer's reply.
    fn step(&mut self, command: Command) -> io::Result<()> {
        let game = self.session.game();
        let Ply(shown) = game.current_ply();
        let there = match command {
            Command::Undo | Command::TakeBack => shown,
            _ => game.last_ply().0 - shown,
        };
        let stride = self.seats.plies_per_step(game, there);
        for _ in 1..stride {
            // Only the last step is reported.
            if self.apply(command.clone()).is_ok() {
                self.record_last()?;
            }
        }
        self.apply_and_report(command).map(drop)
    }

    /// Resigns or offers a draw at the end of the game, whatever position is shown, unless the game is over.
    fn end_game(&mut self, command: fn(Side) -> Command) -> io::Result<()> {
        let game = self.session.game();
        if let Some(outcome) = game.final_outcome() {
            return self.refuse(&CommandError::GameOver(outcome));
        }
        let side = self.seats.side_that_may_end(game);
        if !game.is_live() {
            let last = game.last_ply();
            self.apply_and_report(Command::Show(last))?;
        }
        self.apply_and_report(command(side)).map(drop)
    }

    fn record_last(&mut self) -> io::Result<()> {
        match (&mut self.recorder, self.commands.last()) {
            (Some(recorder), Some(command)) => recorder.write(command),
            _ => Ok(()),
        }
    }

    /// Applies a command and reports its events or its error; returns `true` on success.
    fn apply_and_report(&mut self, command: Command) -> io::Result<bool> {
        match self.apply(command) {
            Ok(events) => {
                self.record_last()?;
                let edits_tree = events.iter().any(layout::edits_tree);
                let moves_pieces = events.iter().any(|event| matches!(event, Event::Shown(_)));
                if moves_pieces || !edits_tree {
                    self.draw()?;
                }
                if edits_tree {
                    self.show_move_list()?;
                }
                self.print_events(&events)?;
                Ok(true)
            }
            Err(refused) => {
                let position = self.session.game().position();
                self.page.tell(|words| words.command_error_in(&refused, position))?;
                Ok(false)
            }
        }
    }

    fn refuse(&mut self, error: &CommandError) -> io::Result<()> {
        self.page.tell(|words| words.command_error(error))
    }

    /// Prints the move list with variations and comments.
    fn show_move_list(&mut self) -> io::Result<()> {
        let lines = move_list::move_list(self.session.game(), self.page.caps.width);
        if lines.is_empty() {
            return self.page.say(Messages::no_moves_yet);
        }
        lines.iter().try_for_each(|line| self.page.print_line(line))
    }

    /// Prints the events that the boards do not show.
    fn print_events(&mut self, events: &[Event]) -> io::Result<()> {
        for event in events {
            if let Some(text) = layout::event_text(self.session.game(), event, &self.page.localizer)
            {
                self.page.print_line(&text)?;
            }
        }
        Ok(())
    }

    fn apply(&mut self, command: Command) -> Result<Vec<Event>, CommandError> {
        let applied = self.session.apply_recorded(command)?;
        self.record_applied(&applied);
        // The review belongs to the game before.
        if matches!(applied.command, Command::SwitchGame(_))
            || applied.events.contains(&Event::Started)
        {
            self.reviewed = None;
        }
        self.commands.push(applied.command);
        Ok(applied.events)
    }

    fn print_seat(&mut self, side: Side, player: Player) -> io::Result<()> {
        let variant = self.session.game().variant();
        let name = self.page.localizer.side_of(variant, side);
        let messages = &self.page.localizer.messages;
        let text = match player.level() {
            Some(level) => {
                let word = self.page.localizer.level_word(level);
                messages.text_seat_computer(name, level.number(), word)
            }
            None => messages.text_seat_person(name),
        };
        self.page.print_line(&text)
    }

    fn draw(&mut self) -> io::Result<()> {
        self.page.draw_game(self.session.game())
    }

    /// Charges the elapsed time to the running clock; prints the end of the game on a flag fall.
    fn pass_time(&mut self) -> io::Result<()> {
        let milliseconds = self.stopwatch.read();
        if milliseconds == 0 || self.session.game().running_clock().is_none() {
            return Ok(());
        }
        // `Wait` is never refused.
        let events = self.apply(Command::Wait(milliseconds)).unwrap_or_default();
        self.record_last()?;
        if !events.is_empty() {
            self.draw()?;
            self.print_events(&events)?;
        }
        Ok(())
    }
}

impl<W: Write> Dialogue<W> for TextBoard<W> {
    fn stage(&mut self) -> (&mut Page<W>, &Game) {
        (&mut self.page, self.session.game())
    }

    fn activity(&self) -> Activity {
        match self.editor {
            Some(_) => Activity::Editor,
            None => Activity::Game,
        }
    }

    fn begin(&mut self) -> io::Result<()> {
        let players = self.seats.at(self.session.game().variant());
        if Side::BOTH.iter().any(|&side| players[side].is_computer()) {
            // Prepare the computer before the clocks run.
            self.open_endgames();
            self.computer.engine(self.session.game().variant());
        }
        self.stopwatch.read();
        self.draw()?;
        self.page.say(Messages::text_welcome)?;
        let opened = std::mem::take(&mut self.opened);
        opened.iter().try_for_each(|line| self.page.print_line(line))?;
        self.offer_unfinished()?;
        self.play_computer_turns()
    }

    fn typing_position(&mut self) -> Position {
        let retry = self.retries.as_ref().and_then(Retries::current);
        *retry.map_or(self.session.game().position(), Retry::position)
    }

    fn prompt(&self) -> String {
        let game = self.session.game();
        let to_move = match game.irregularities() {
            [] => game.side_to_move(),
            // The opponent resolves irregularities.
            _ => !game.side_to_move(),
        };
        // The opponent answers offers.
        let side = game.draw_offer().map_or(to_move, |by| !by);
        // The editor and retries show another position.
        let is_elsewhere = self.retries.is_some() || self.editor.is_some();
        if game.outcome().is_some() || is_elsewhere {
            String::new()
        } else {
            layout::prompt(game, side, &self.page.localizer)
        }
    }

    /// Waits for the next line while the clock runs; a flag fall ends the game and is printed at once.
    fn wait(&mut self, input: &TypedLines) -> io::Result<TypedLine> {
        loop {
            let is_running = self.session.game().running_clock().is_some();
            if let Some(line) = input.wait(is_running.then_some(CLOCK_INTERVAL)) {
                return line;
            }
            self.pass_time()?;
            if self.session.game().outcome().is_some() {
                let prompt = self.prompt();
                self.page.prompt(&prompt)?;
            }
        }
    }

    fn before_line(&mut self) -> io::Result<()> {
        self.pass_time()
    }

    fn execute(&mut self, command: TextCommand) -> Flow {
        self.carry_out(command)?;
        if self.editor.is_none() {
            self.play_computer_turns()?;
        }
        Ok(GO_ON)
    }

    fn look(&mut self, _face: Face) -> Flow {
        self.retries = None;
        self.draw()?;
        Ok(GO_ON)
    }

    fn end(&mut self) -> io::Result<()> {
        self.close_session()
    }
}
