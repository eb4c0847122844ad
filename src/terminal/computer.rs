//! The computer at the text board: its turns, hints and analyses. A search blocks the player for about a second while
//! the clock runs; Ctrl+C makes it move at once.

use std::convert::Infallible;
use std::io::{self, Write};
use std::mem;
use std::time::Duration;

use super::TextBoard;
use crate::engine::{Level, Limits, SearchInfo, StopFlag, TaskHandle};
use crate::game::{Command, CommandError, Game};
use crate::i18n::Messages;
use crate::notation::move_text;
use crate::players::{
    self, Assignment, Computer, Decision, DecisionRequest, EngineEvent, PendingAction, TableKey,
};
use crate::rules::Side;

/// Number of variations in an analysis.
const ANALYSIS_LINES: usize = 3;
/// Moves shown per variation.
const MOVES_PER_LINE: usize = 8;
const ANALYSIS_TIME: Duration = Duration::from_secs(2);
/// Poll interval for the clock and Ctrl+C during a search.
const TICK: Duration = Duration::from_millis(50);

/// The outcome of a search in the background.
enum SearchedMove<T> {
    Found(T),
    /// The flag fell before the search began.
    TimeUp,
    Failed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ComputerTurn {
    Played,
    /// The computer acted early, on Ctrl+C.
    Interrupted,
    NothingDone,
}

impl<W: Write> TextBoard<W> {
    /// Plays the computer's turns until a person is to act or Ctrl+C interrupts.
    pub(super) fn play_computer_turns(&mut self) -> io::Result<()> {
        while let Some(Assignment::Computer(action, level)) =
            self.seats.assignment(self.session.game())
        {
            match self.run_computer(action, level)? {
                ComputerTurn::Played => {}
                ComputerTurn::Interrupted | ComputerTurn::NothingDone => break,
            }
        }
        Ok(())
    }

    /// Plays one turn for the side to move.
    pub(super) fn play_now(&mut self) -> io::Result<()> {
        let game = self.session.game();
        if let Some(outcome) = game.outcome() {
            return self.refuse(&CommandError::GameOver(outcome));
        }
        // Play continues from the position shown, even an earlier one.
        let (side, action) =
            PendingAction::from_game(game).unwrap_or((game.side_to_move(), PendingAction::Play));
        let level = self.seats.at(game.variant())[side].level();
        self.run_computer(action, level.unwrap_or(Level::FULL)).map(drop)
    }

    fn run_computer(&mut self, action: PendingAction, level: Level) -> io::Result<ComputerTurn> {
        let request = |game: &_| DecisionRequest::new(game, action);
        let decide = move |computer: &mut Computer, request, stop: &StopFlag| {
            let mut huffs_nothing = false;
            let decision = computer.decide(&request, level, stop, &mut |event| {
                huffs_nothing |= event == EngineEvent::HuffDeclined;
            });
            (decision, huffs_nothing, stop.is_set())
        };
        let mut decided = self.try_search(request, decide)?;
        if matches!(decided, SearchedMove::Failed) {
            self.page.say(Messages::computer_failed_once)?;
            decided = self.try_search(request, decide)?;
        }
        let (decision, huffs_nothing, is_interrupted) = match decided {
            SearchedMove::Found(decided) => decided,
            SearchedMove::TimeUp => return Ok(ComputerTurn::NothingDone),
            SearchedMove::Failed => {
                let messages = &self.page.localizer.messages;
                let text = [messages.computer_failed(), messages.computer_failed_type()];
                self.page.print_line(&text.join(" "))?;
                return Ok(ComputerTurn::NothingDone);
            }
        };
        let game = self.session.game();
        if game.termination().is_some() {
            return Ok(ComputerTurn::NothingDone);
        }
        let hands_at_work = action == PendingAction::Play && !game.hand_actions().is_empty();
        if hands_at_work {
            self.apply_and_report(Command::PutBack)?;
        }
        let is_done = match decision.command() {
            Some(command) => self.apply_and_report(command)?,
            None => false,
        };
        // The game's events report the other decisions.
        let text = self.page.localizer.computer_decision(&decision);
        let is_unreported = matches!(decision, Decision::ResolveIrregularity { .. });
        if let Some(text) = text.filter(|_| is_done && is_unreported) {
            self.page.print_line(&text)?;
        }
        if huffs_nothing {
            self.page.say(Messages::computer_huffs_nothing)?;
        }
        Ok(match is_done {
            true if is_interrupted => ComputerTurn::Interrupted,
            true => ComputerTurn::Played,
            false => ComputerTurn::NothingDone,
        })
    }

    pub(super) fn hint(&mut self) -> io::Result<()> {
        let Some((info, side)) = self.search(Limits::time(Level::MAX_TIME).to_play(), 1)? else {
            return Ok(());
        };
        let position = *self.session.game().position();
        let hint = info.lines.first().map(|line| {
            let played = move_text::write(&position, line.moves[0]);
            let score =
                self.page.localizer.score_of(self.session.game().variant(), line.score, side);
            self.page.localizer.messages.text_hint(played, score)
        });
        self.page.print_line(&hint.unwrap_or_default())
    }

    /// Prints the evaluation and the best variations.
    pub(super) fn analyze(&mut self) -> io::Result<()> {
        let Some((info, side)) = self.search(Limits::time(ANALYSIS_TIME), ANALYSIS_LINES)? else {
            return Ok(());
        };
        if let Some(best) = info.lines.first() {
            let depth = self.page.localizer.messages.text_depth(info.depth);
            let variant = self.session.game().variant();
            let score = self.page.localizer.score_of(variant, best.score, side);
            self.page.print_line(&format!("{score} ({depth})."))?;
        }
        let position = *self.session.game().position();
        for line in &info.lines {
            let score = self.page.localizer.line_score(line, side);
            let moves = &line.moves[..line.moves.len().min(MOVES_PER_LINE)];
            let moves = move_text::write_line(&position, moves).join(" ");
            self.page.print_line(&format!("{score:>7}  {moves}"))?;
        }
        Ok(())
    }

    /// Searches the position shown. Returns the result for the side to move, or prints why it cannot be searched.
    fn search(&mut self, limits: Limits, lines: usize) -> io::Result<Option<(SearchInfo, Side)>> {
        let game = self.session.game();
        let error = match (game.outcome(), game.placement()) {
            (Some(outcome), _) => Some(CommandError::GameOver(outcome)),
            (None, Some(placing)) => Some(CommandError::PlacementUnfinished(placing.squares())),
            (None, None) if !game.irregularities().is_empty() => {
                Some(CommandError::UnresolvedIrregularity)
            }
            (None, None) => None,
        };
        if let Some(error) = error {
            self.refuse(&error)?;
            return Ok(None);
        }
        let side = game.side_to_move();
        let info =
            self.search_beside_clock(players::search_position, move |computer, position, stop| {
                computer.analyze(&position, limits, lines, stop, &mut |_| ())
            })?;
        Ok(info.map(|info| (info, side)))
    }

    /// Searches in the background while the clock runs, until done or stopped. `request` reads the game once the
    /// computer is ready. Returns `None` if the flag fell before that, or after printing that the search failed.
    pub(super) fn search_beside_clock<R, T>(
        &mut self,
        request: impl FnOnce(&Game) -> R,
        search: impl FnOnce(&mut Computer, R, &StopFlag) -> T + Send + 'static,
    ) -> io::Result<Option<T>>
    where
        R: Send + 'static,
        T: Send + 'static,
    {
        match self.try_search(request, search)? {
            SearchedMove::Found(found) => Ok(Some(found)),
            SearchedMove::TimeUp => Ok(None),
            SearchedMove::Failed => {
                self.page.say(Messages::search_failed)?;
                Ok(None)
            }
        }
    }

    /// [`search_beside_clock`](Self::search_beside_clock) without a message on failure.
    fn try_search<R, T>(
        &mut self,
        request: impl FnOnce(&Game) -> R,
        search: impl FnOnce(&mut Computer, R, &StopFlag) -> T + Send + 'static,
    ) -> io::Result<SearchedMove<T>>
    where
        R: Send + 'static,
        T: Send + 'static,
    {
        let was_over = self.session.game().termination().is_some();
        let interruption = self.running_search.begin();
        self.print_thinking()?;
        self.open_endgames();
        // Opening the tables and creating the engine take time; charge it to the clock.
        self.computer.engine(self.session.game().variant());
        self.pass_time()?;
        if self.session.game().termination().is_some() != was_over {
            return Ok(SearchedMove::TimeUp);
        }
        let request = request(self.session.game());
        // A panicking search takes the computer with it.
        let restarted = self.computer.restarted();
        let mut computer = mem::replace(&mut self.computer, restarted);
        let mut handle = TaskHandle::<Infallible, _>::spawn(move |task| {
            let found = search(&mut computer, request, task.stop_flag());
            (computer, found)
        });
        while !handle.wait(TICK) {
            self.pass_time()?;
            let is_over = self.session.game().termination().is_some();
            if interruption.is_stopped() || is_over != was_over {
                handle.stop();
            }
        }
        self.pass_time()?;
        Ok(match handle.join() {
            Ok((computer, found)) => {
                self.computer = computer;
                SearchedMove::Found(found)
            }
            Err(_) => SearchedMove::Failed,
        })
    }

    /// Opens the endgame tables for this game, skipping unusable ones; `dames3d tables summary` reports the reason.
    pub(super) fn open_endgames(&mut self) {
        let key = TableKey::for_game(self.session.game());
        if let Some((_, tables)) = self.endgames.open(key) {
            self.computer.set_endgame_tables(key.variant, tables);
        }
    }

    pub(super) fn print_thinking(&mut self) -> io::Result<()> {
        self.page.print_line(&(self.page.localizer.messages.thinking_answer() + "…"))?;
        self.page.output.flush()
    }
}
