//! Notes comments, signs and glyphs in the tree of a game that is being read.

use super::builder::TreeBuilder;
use super::commands::CommentCommand;
use super::comment::{self, Comment};
use super::limits::MAX_TEXT_BYTES;
use super::open_line::append;
use crate::board::Square;
use crate::game_tree::{Annotations, MoveSign, Nag, Turn};
use crate::rules::{HandAction, Irregularity};

impl TreeBuilder {
    /// Notes the dots before a move.
    pub(super) fn dots(&mut self) {
        self.line_mut().has_number = true;
    }

    /// Notes the number of a move. Returns `false` if it is not that of the next move.
    pub(super) fn number(&mut self, number: u32) -> bool {
        self.report_odd_number();
        let line = self.line_mut();
        line.has_number = true;
        let is_next = number == line.number || Some(number) == line.number.checked_add(1);
        if is_next {
            line.number = number;
        }
        is_next
    }

    /// Notes the sign of the last move.
    pub(super) fn sign(&mut self, sign: MoveSign) {
        if let Some(annotations) = self.last() {
            annotations.sign.get_or_insert(sign);
        }
    }

    /// Notes a Numeric Annotation Glyph of the last move.
    pub(super) fn nag(&mut self, number: u16) {
        match number {
            0 => {}
            1..=6 => self.sign(MoveSign::ALL[usize::from(number) - 1]),
            _ => {
                if let Some(annotations) = self.last() {
                    annotations.nags.push(Nag(number));
                }
            }
        }
    }

    /// Removes the glyph of the last move again.
    pub(super) fn take_back_nag(&mut self) {
        if let Some(annotations) = self.last() {
            annotations.nags.pop();
        }
    }

    /// Notes a comment. Returns `false` if the game has too much text.
    pub(super) fn comment(&mut self, raw: &str) -> bool {
        if self.is_skipping() {
            return true;
        }
        self.text_bytes += raw.len();
        if self.text_bytes > MAX_TEXT_BYTES {
            return false;
        }
        let Comment { text, commands } = comment::read(raw);
        let is_main_line = self.lines.len() == 1;
        let line = self
            .lines
            .last_mut()
            .expect("the main line is never closed");
        let is_root = is_main_line && !line.has_turns;
        let is_marked = commands.contains(&CommentCommand::Before);
        let is_before = is_marked || line.has_number || (!line.has_turns && !is_root);
        let annotations = match is_before && !(is_root && is_marked) {
            true => &mut line.pending,
            false => self.tree.annotations_mut(line.at),
        };
        match is_before {
            true => append(&mut annotations.comment_before, text),
            false => append(&mut annotations.comment_after, text),
        }
        for command in commands {
            self.apply(command, is_before);
        }
        true
    }

    /// Carries out a command of a comment before the next turn or after the last one.
    fn apply(&mut self, command: CommentCommand, is_before: bool) {
        let line = self
            .lines
            .last_mut()
            .expect("the main line is never closed");
        let annotations = match is_before {
            true => &mut line.pending,
            false => self.tree.annotations_mut(line.at),
        };
        match command {
            CommentCommand::Left(time) => annotations.time.left = Some(time),
            CommentCommand::Used(time) => annotations.time.used = Some(time),
            CommentCommand::Clocks(clocks) => annotations.time.clocks = Some(clocks),
            CommentCommand::Evaluation(evaluation) => annotations.evaluation = Some(evaluation),
            CommentCommand::Marks(marks) => annotations.marks.extend(marks),
            CommentCommand::Arrows(arrows) => annotations.arrows.extend(arrows),
            CommentCommand::Other(command) => annotations.commands.push(command),
            CommentCommand::Before => {}
            CommentCommand::Huff(_)
            | CommentCommand::Path(_)
            | CommentCommand::Hand(_)
            | CommentCommand::End(_)
            | CommentCommand::Irregular(_)
                if is_before => {}
            CommentCommand::Huff(square) => line.huffed = Some(square),
            CommentCommand::End(ending) => self.tree.set_ending(line.at, Some(ending)),
            CommentCommand::Path(landings) => self.follow(&landings),
            CommentCommand::Hand(found) => self.describe(|actions, _| *actions = found),
            CommentCommand::Irregular(found) => {
                self.describe(|_, irregularities| *irregularities = found)
            }
        }
    }

    /// Replaces the route of the last move by the one that lands on these squares, if there is one.
    fn follow(&mut self, landings: &[Square]) {
        let at = self.line().at;
        let node = self.tree.node(at);
        let (Some(parent), Some(Turn::Move { mv, .. })) = (node.parent(), node.turn()) else {
            return;
        };
        let (mv, before) = (*mv, *self.tree.node(parent).position());
        let routes = before.routes_via(mv, landings);
        let found = routes
            .into_iter()
            .find(|route| route.landings().eq(landings.iter().copied()));
        if let Some(route) = found {
            self.tree.describe(at, Turn::Move { mv, route });
        }
    }

    /// Describes the last turn, if it is a setup, as an irregular one.
    fn describe(&mut self, change: impl FnOnce(&mut Vec<HandAction>, &mut Vec<Irregularity>)) {
        let at = self.line().at;
        let (mut actions, mut irregularities, position) = match self.tree.node(at).turn() {
            Some(Turn::SetUp(position)) => (Vec::new(), Vec::new(), position.clone()),
            Some(Turn::Irregular {
                actions,
                irregularities,
                position,
            }) => (actions.clone(), irregularities.clone(), position.clone()),
            _ => return,
        };
        change(&mut actions, &mut irregularities);
        self.tree.describe(
            at,
            Turn::Irregular {
                actions,
                irregularities,
                position,
            },
        );
    }

    /// The annotations of the last turn; those of the next one in a variation without a turn. `None` if an error ended
    /// the line.
    fn last(&mut self) -> Option<&mut Annotations> {
        if self.is_skipping() {
            return None;
        }
        let is_main_line = self.lines.len() == 1;
        let line = self.lines.last_mut()?;
        Some(match line.has_turns || is_main_line {
            true => self.tree.annotations_mut(line.at),
            false => &mut line.pending,
        })
    }
}
