//! Game review at the text board, and retries of the mistakes.

use std::io::{self, Write};
use std::time::Duration;

use super::TextBoard;
use super::text_command::TextCommand;
use crate::engine::Limits;
use crate::game::{Command, Game};
use crate::i18n::Messages;
use crate::notation::{MoveRequest, move_text};
use crate::review::{Retries, Retry, RetryAnswer, ReviewRequest, review};
use crate::rules::{Move, Side};

/// Time limit for judging a retry.
const TRY_TIME: Duration = Duration::from_millis(500);

impl<W: Write> TextBoard<W> {
    /// Reviews the main line within this time, annotates the game and prints a summary.
    pub(super) fn review(&mut self, time: Option<Duration>) -> io::Result<()> {
        let game = self.session.game();
        let tree = game.tree().clone();
        if game.variant().is_solved() {
            return self.page.say(Messages::review_solved);
        }
        if tree.is_empty() {
            return self.page.say(Messages::review_no_moves);
        }
        let draws = game.rules().draws;
        let request = ReviewRequest::main_line(&tree, Limits::default()).with_draw_rules(draws);
        let request = match time {
            Some(time) => request.within(time),
            None => request.within_usual_time(),
        };
        let variant = tree.start().variant();
        let reviewed = self.search_beside_clock(
            |_| (),
            move |computer, (), stop| review(&request, computer.engine(variant), stop, &mut |_| ()),
        )?;
        let Some(reviewed) = reviewed else {
            return Ok(());
        };
        let comment = |judged: &_| reviewed.comment_words(judged, &self.page.localizer);
        for command in reviewed.commands(&tree, &comment) {
            if self.apply(command).is_ok() {
                self.record_last()?;
            }
        }
        self.show_move_list()?;
        if !reviewed.is_complete() {
            self.page.say(Messages::review_stopped)?;
        }
        for side in Side::BOTH {
            self.page.tell(|words| reviewed.summary_words(side, words))?;
        }
        self.reviewed = Some(reviewed);
        Ok(())
    }

    pub(super) fn begin_retries(&mut self, side: Side) -> io::Result<()> {
        let Some(reviewed) = &self.reviewed else {
            return self.page.say(Messages::retry_first);
        };
        let retries = Retries::new(reviewed, side);
        if retries.is_empty() {
            return self.page.say(Messages::retry_none);
        }
        self.retries = Some(retries);
        self.show_retry()
    }

    /// Draws the next position to retry, or finishes after the last.
    fn show_retry(&mut self) -> io::Result<()> {
        let Some(retry) = self.current_retry() else {
            self.retries = None;
            return self.page.say(Messages::retry_done);
        };
        let game = Game::from_position(*retry.position());
        self.page.draw_game(&game)?;
        let side = self.page.localizer.side(retry.position().side_to_move());
        let played = move_text::write(retry.position(), retry.played());
        self.page.say(|messages| messages.retry_position(side, played))
    }

    fn current_retry(&self) -> Option<Retry> {
        self.retries.as_ref()?.current().cloned()
    }

    pub(super) fn next_retry(&mut self) -> io::Result<()> {
        match &mut self.retries {
            None => self.page.say(Messages::retry_first),
            Some(retries) => {
                retries.advance();
                self.show_retry()
            }
        }
    }

    /// Prints the best line in the retried position.
    pub(super) fn show_solution(&mut self) -> io::Result<()> {
        let text = match self.current_retry() {
            None => self.page.localizer.messages.retry_first(),
            Some(retry) => move_text::write_line(retry.position(), retry.solution()).join(" "),
        };
        self.page.print_line(&text)
    }

    /// Prints the piece to play in the retried position.
    pub(super) fn hint_retry(&mut self) -> io::Result<()> {
        let hint = self.current_retry().and_then(|retry| retry.hint());
        let text = hint.map(|square| self.page.localizer.messages.retry_hint(square.number()));
        self.page.print_line(&text.unwrap_or_default())
    }

    /// Judges a move in the retried position.
    pub(super) fn try_again(&mut self, request: &MoveRequest) -> io::Result<()> {
        let Some(retry) = self.current_retry() else {
            return Ok(());
        };
        let mv: Move = match request.resolve(retry.position()) {
            Ok((mv, _)) => mv,
            Err(error) => {
                return self.page.tell(|words| words.move_error(&error));
            }
        };
        let position = *retry.position();
        let draws = |game: &Game| game.rules().draws;
        let attempt = self.search_beside_clock(draws, move |computer, draws, stop| {
            let engine = computer.engine(retry.position().variant());
            retry.attempt(mv, draws, engine, Limits::time(TRY_TIME), stop)
        })?;
        let messages = &self.page.localizer.messages;
        match attempt.unwrap_or(Ok(None)) {
            Ok(Some(RetryAnswer::Best)) => {
                self.page.print_line(&messages.retry_right())?;
                self.next_retry()
            }
            Ok(Some(RetryAnswer::AsGood)) => {
                let played = move_text::write(&position, mv);
                self.page.print_line(&messages.retry_as_good(played))?;
                self.next_retry()
            }
            Ok(Some(RetryAnswer::SameAsPlayed)) => self.page.print_line(&messages.retry_same()),
            Ok(Some(RetryAnswer::Wrong { answer, .. })) => {
                let answer = answer.map(|answer| move_text::write(&position.play(mv), answer));
                let text = match answer {
                    Some(answer) => messages.retry_wrong_answer(answer),
                    None => messages.retry_wrong(),
                };
                self.page.print_line(&text)
            }
            // Stopped before a judgment.
            Ok(None) => Ok(()),
            Err(error) => self.page.print_line(&error.to_string()),
        }
    }

    /// Runs a command that has a different meaning during retries; returns `false` for others, which end the retries.
    pub(super) fn execute_retry(&mut self, command: &TextCommand) -> io::Result<bool> {
        if self.retries.is_none() {
            return Ok(false);
        }
        match command {
            TextCommand::Apply(Command::Play(request)) => self.try_again(request)?,
            TextCommand::Hint => self.hint_retry()?,
            TextCommand::Empty => self.show_retry()?,
            TextCommand::ShowSolution | TextCommand::Next => {
                return Ok(false);
            }
            _ => {
                self.retries = None;
                return Ok(false);
            }
        }
        Ok(true)
    }
}
