//! The computer at the text board: its own turns, and what it advises. The player waits for it, about a second.

use std::io::{self, Write};
use std::time::Duration;

use super::TextBoard;
use crate::engine::{Level, Limits, SearchInfo, StopFlag};
use crate::game::CommandError;
use crate::notation::move_text;
use crate::players::{
    self, Assignment, Decision, DecisionRequest, EngineEvent, PendingAction, TableKey,
};
use crate::rules::Side;

/// How many lines an analysis shows.
const ANALYSIS_LINES: usize = 3;
/// How many moves of each.
const MOVES_PER_LINE: usize = 8;
/// How long it takes.
const ANALYSIS_TIME: Duration = Duration::from_secs(2);

impl<W: Write> TextBoard<W> {
    /// Does what the computer has to do, until it is a person's turn.
    pub(super) fn play_computer_turns(&mut self) -> io::Result<()> {
        while let Some(Assignment::Computer(action, level)) =
            self.seats.assignment(self.session.game())
        {
            if !self.run_computer(action, level)? {
                break;
            }
        }
        Ok(())
    }

    /// The computer does what is to be done now, once, for whoever's turn it is.
    pub(super) fn play_now(&mut self) -> io::Result<()> {
        let game = self.session.game();
        if let Some(outcome) = game.outcome() {
            return self.print_line(&self.words.command_error(&CommandError::GameOver(outcome)));
        }
        // Where an earlier position is shown, play goes on from there.
        let (side, action) =
            PendingAction::from_game(game).unwrap_or((game.side_to_move(), PendingAction::Play));
        let level = self.seats.at(game.variant())[side].level();
        self.run_computer(action, level.unwrap_or(Level::FULL))
            .map(drop)
    }

    /// The computer does this; whether anything came of it.
    fn run_computer(&mut self, action: PendingAction, level: Level) -> io::Result<bool> {
        self.print_thinking()?;
        let game = self.session.game();
        let hands_at_work = action == PendingAction::Play && !game.hand_actions().is_empty();
        let request = DecisionRequest::new(game, action);
        self.open_endgames();
        let mut huffs_nothing = false;
        let answer = self
            .computer
            .decide(&request, level, &StopFlag::new(), &mut |told| {
                huffs_nothing |= told == EngineEvent::HuffDeclined;
            });
        if hands_at_work {
            self.apply_and_report(crate::game::Command::PutBack)?;
        }
        let is_done = match answer.command() {
            Some(command) => self.apply_and_report(command)?,
            None => false,
        };
        // The other things it does, events tell.
        let did = self.words.computer_decision(&answer);
        let did = did.filter(|_| is_done && matches!(answer, Decision::ResolveIrregularity { .. }));
        did.map_or(Ok(()), |did| self.print_line(&did))?;
        if huffs_nothing {
            self.print_line(&self.words.text("computer-huffs-nothing"))?;
        }
        Ok(is_done)
    }

    /// Proposes a move.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        let Some((report, side)) = self.search(Limits::time(Level::MAX_TIME), 1)? else {
            return Ok(());
        };
        let position = *self.session.game().position();
        let said = report.lines.first().map(|line| {
            let arguments = [
                ("move", move_text::write(&position, line.moves[0]).into()),
                ("score", self.words.score(line.score, side).into()),
            ];
            self.words.with("text-hint", &arguments)
        });
        self.print_line(&said.unwrap_or_default())
    }

    /// Says who is better, and the best lines.
    pub(super) fn analyse(&mut self) -> io::Result<()> {
        let Some((report, side)) = self.search(Limits::time(ANALYSIS_TIME), ANALYSIS_LINES)? else {
            return Ok(());
        };
        if let Some(best) = report.lines.first() {
            let depth = self
                .words
                .with("text-depth", &[("depth", report.depth.into())]);
            let score = self.words.score(best.score, side);
            self.print_line(&format!("{score} ({depth})."))?;
        }
        let position = *self.session.game().position();
        for line in &report.lines {
            let figure = self.words.line_score(line, side);
            let moves = &line.moves[..line.moves.len().min(MOVES_PER_LINE)];
            let moves = move_text::write_line(&position, moves).join(" ");
            self.print_line(&format!("{figure:>7}  {moves}"))?;
        }
        Ok(())
    }

    /// Thinks about the position shown, for the side to move; nothing where there is nothing to think about.
    fn search(&mut self, limits: Limits, lines: usize) -> io::Result<Option<(SearchInfo, Side)>> {
        let game = self.session.game();
        let refused = match (game.outcome(), game.placement()) {
            (Some(outcome), _) => Some(CommandError::GameOver(outcome)),
            (None, Some(placing)) => Some(CommandError::PlacementUnfinished(placing.squares())),
            (None, None) if !game.irregularities().is_empty() => {
                Some(CommandError::UnresolvedIrregularity)
            }
            (None, None) => None,
        };
        if let Some(refused) = refused {
            self.print_line(&self.words.command_error(&refused))?;
            return Ok(None);
        }
        let situation = players::search_position(game);
        let side = game.side_to_move();
        self.print_thinking()?;
        self.open_endgames();
        let stop = StopFlag::new();
        let report = self
            .computer
            .analyse(&situation, limits, lines, &stop, &mut |_| ());
        Ok(Some((report, side)))
    }

    /// Where those there are cannot be used, it plays without, as the window does; `dames3d tables summary` says why.
    fn open_endgames(&mut self) {
        let kind = TableKey::for_game(self.session.game());
        if let Some((_, tables)) = self.endgames.open(kind) {
            self.computer.set_endgame_tables(kind.variant, tables);
        }
    }

    fn print_thinking(&mut self) -> io::Result<()> {
        self.print_line(&(self.words.text("thinking-answer") + "…"))?;
        self.output.flush()
    }
}
