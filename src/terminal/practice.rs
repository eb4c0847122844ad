//! Practice at the text board: a sequence of tasks solved by typing moves.

use std::io::{self, Write};

use super::dialogue::{Dialogue, Flow, GO_ON};
use super::page::Page;
use super::text_command::{Activity, TextCommand};
use crate::board::Face;
use crate::game::{Command, Game};
use crate::i18n::MessageFn;
use crate::notation::{MoveRequest, move_text};
use crate::platform::JsonFileError;
use crate::progress::Attempt;
use crate::rules::Move;

/// A kind of practice: its tasks and the handling of moves.
pub(super) trait TypedPractice {
    type Attempt: Attempt;

    const ACTIVITY: Activity;
    const WELCOME: MessageFn;
    /// Printed for a move when none is expected.
    const OVER: MessageFn;

    fn game(&self) -> &Game;

    fn attempt(&self) -> Option<&Self::Attempt>;

    /// The error if the saved results could not be read.
    fn unread(&self) -> Option<&JsonFileError> {
        None
    }

    fn next<W: Write>(&mut self, page: &mut Page<W>) -> io::Result<()>;

    /// Plays a legal move of the attempt.
    fn play<W: Write>(&mut self, mv: Move, page: &mut Page<W>) -> Flow;

    /// Called after an illegal move.
    fn after_refusal<W: Write>(&mut self, _page: &mut Page<W>) -> io::Result<()> {
        Ok(())
    }

    /// Called when another side of the pyramid is selected.
    fn look<W: Write>(&mut self, _face: Face, page: &mut Page<W>) -> Flow {
        page.draw_game(self.game())?;
        Ok(GO_ON)
    }

    /// Runs a command specific to this practice; returns `None` for any other.
    fn execute<W: Write>(&mut self, command: &TextCommand, page: &mut Page<W>) -> Option<Flow>;
}

pub struct PracticeBoard<W, P> {
    pub(super) practice: P,
    pub(super) page: Page<W>,
}

/// Plays a typed move, or prints why it is illegal.
fn try_move<W: Write, P: TypedPractice>(
    practice: &mut P,
    page: &mut Page<W>,
    request: &MoveRequest,
) -> Flow {
    let Some(attempt) = practice.attempt() else {
        page.say(P::OVER)?;
        return Ok(GO_ON);
    };
    let position = attempt.position();
    match attempt.requested_move(request) {
        Ok(Some(mv)) => return practice.play(mv, page),
        Ok(None) => page.say(P::OVER)?,
        Err(error) => {
            page.tell(|words| words.move_error_in_task(&error, &position))?;
            practice.after_refusal(page)?;
        }
    }
    Ok(GO_ON)
}

impl<W: Write, P: TypedPractice> Dialogue<W> for PracticeBoard<W, P> {
    fn stage(&mut self) -> (&mut Page<W>, &Game) {
        (&mut self.page, self.practice.game())
    }

    fn activity(&self) -> Activity {
        P::ACTIVITY
    }

    fn begin(&mut self) -> io::Result<()> {
        self.page.say(P::WELCOME)?;
        if let Some(error) = self.practice.unread() {
            self.page.tell(|words| words.unread_results(error))?;
        }
        self.practice.next(&mut self.page)
    }

    fn execute(&mut self, command: TextCommand) -> Flow {
        if let TextCommand::Apply(Command::Play(request)) = &command {
            return try_move(&mut self.practice, &mut self.page, request);
        }
        if let Some(flow) = self.practice.execute(&command, &mut self.page) {
            return flow;
        }
        let is_open = self.practice.attempt().is_some_and(Attempt::is_open);
        match command {
            TextCommand::Empty if is_open => self.draw()?,
            TextCommand::Next | TextCommand::Apply(Command::NewGame) | TextCommand::Empty => {
                self.practice.next(&mut self.page)?;
            }
            TextCommand::Fen => self.page.print_fen(self.practice.game())?,
            TextCommand::Moves => {
                let moves = move_text::write_all(self.practice.game().position());
                self.page.print_line(&moves.join(" "))?;
            }
            _ => self.page.print_help(P::ACTIVITY.help())?,
        }
        Ok(GO_ON)
    }

    fn look(&mut self, face: Face) -> Flow {
        self.practice.look(face, &mut self.page)
    }
}
