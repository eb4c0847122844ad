//! The position of a task on the practice board, with its marks and arrows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game_tree::{Mark, MarkColor};
use crate::lessons::LessonRun;
use crate::viewer::kernel::messages::PracticeCommand;
use crate::viewer::kernel::practice::arrows_along;

/// The color of the squares to go to, and of the moves to play.
const TARGET: MarkColor = MarkColor::Yellow;
const MOVE: MarkColor = MarkColor::Green;

/// The practice board of the lesson.
#[derive(SystemParam)]
pub(super) struct TaskBoard<'w> {
    commands: MessageWriter<'w, PracticeCommand>,
}

impl TaskBoard<'_> {
    /// Sets out the position of the attempt.
    pub(super) fn set_out(&mut self, run: &LessonRun) {
        let position = *run.attempt().position();
        self.commands.write(PracticeCommand::Begin(position));
        self.draw(run);
    }

    /// Lets White move again.
    pub(super) fn pass_turn(&mut self, run: &LessonRun) {
        self.commands.write(PracticeCommand::PassTurn);
        self.draw(run);
    }

    /// Puts the current game on the board again.
    pub(super) fn leave(&mut self) {
        self.commands.write(PracticeCommand::End);
    }

    /// Draws the squares to go to, and the move to play.
    pub(super) fn draw(&mut self, run: &LessonRun) {
        let mark = |square| Mark {
            color: TARGET,
            square,
        };
        let position = run.attempt().position();
        let shown = run.shown_move();
        let arrows = shown.map_or_else(Vec::new, |mv| arrows_along(position, mv, MOVE));
        self.commands.write(PracticeCommand::Draw {
            marks: run.attempt().unvisited().into_iter().map(mark).collect(),
            arrows,
        });
    }
}
