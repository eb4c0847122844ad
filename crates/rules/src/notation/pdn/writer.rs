//! Writes a game so that other programs can read it.

use std::fmt;

use super::commands;
use super::comment;
use super::ending;
use super::game::PdnGame;
use super::game_type;
use super::layout::Layout;
use super::move_words::turn_words;
use super::result::GameResult;
use super::tags::{clean_name, write_tag};
use crate::game_tree::{GameTree, NodeId, Turn};
use crate::notation::fen;
use crate::notation::printable::acts_on_display;
use crate::rules::{Position, Side, StartCounters, Variant};

/// The tags that come first, in the order of the standard.
const FIRST_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The tags that follow from the game.
const OWN_TAGS: [&str; 7] = [
    "Result", "GameType", "Variant", "Rules", "SetUp", "FEN", "PlyCount",
];

impl fmt::Display for PdnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        writeln!(f)?;
        let end = match self.result {
            // Some programs take it for a move.
            GameResult::BothLost => "*",
            result => result.text(),
        };
        let mut writer = TreeWriter {
            tree: &self.tree,
            layout: Layout::new(f),
            needs_number: true,
        };
        writer.write()?;
        writer.layout.word(end)?;
        writer.layout.finish()
    }
}

impl PdnGame {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for name in FIRST_TAGS {
            write_tag(f, name, self.tags.get(name).unwrap_or_default())?;
        }
        // A result that the standard does not know stays in the tag.
        let of_tag = self.tags.get("Result").unwrap_or_default();
        let is_blank = |c: char| c.is_whitespace() || acts_on_display(c);
        let is_kept = self.result == GameResult::Unfinished
            && GameResult::from_text(of_tag).is_none()
            && !of_tag.chars().all(is_blank);
        match is_kept {
            true => write_tag(f, "Result", of_tag)?,
            false => write_tag(f, "Result", self.result.text())?,
        }
        let is_listed =
            |name: &str, list: &[&str]| list.iter().any(|listed| listed.eq_ignore_ascii_case(name));
        let others = self.tags.iter();
        for (name, value) in others {
            let name = clean_name(name);
            if !is_listed(&name, &FIRST_TAGS) && !is_listed(&name, &OWN_TAGS) {
                write_tag(f, &name, value)?;
            }
        }
        let start = self.tree.start();
        for (name, value) in game_type::tags_of(start.variant()) {
            write_tag(f, name, &value)?;
        }
        let counters = self.tree.counters();
        let is_usual = *start == Position::start(Variant::International)
            && counters == StartCounters::default();
        if !is_usual || self.starts_with_setup() {
            write_tag(f, "FEN", &fen::write_start(start, counters))?;
        }
        Ok(())
    }

    /// Returns `true` if a setup comes first, which would be taken for the start of the game.
    fn starts_with_setup(&self) -> bool {
        let first = self.tree.node(self.tree.root()).children().iter();
        first
            .map(|&child| self.tree.node(child).turn())
            .any(|turn| !matches!(turn, Some(Turn::Move { .. })))
    }
}

/// Writes the moves of a game.
struct TreeWriter<'a, 'b, 'c> {
    tree: &'a GameTree,
    layout: Layout<'b, 'c>,
    /// The next move is written with its number, even if it is Black's.
    needs_number: bool,
}

/// A piece of the text that is still to be written.
enum WriteStep {
    /// The lines after a node whose next turn has this number.
    After(NodeId, usize),
    /// A variation from its first turn, which has this number.
    Variation(NodeId, usize),
    /// The end of a variation.
    Close,
}

impl TreeWriter<'_, '_, '_> {
    fn write(&mut self) -> fmt::Result {
        let root = self.tree.root();
        self.write_root(root)?;
        // A list instead of recursion: variations may be nested deeply.
        let first = self.tree.counters().move_number as usize;
        let mut steps = vec![WriteStep::After(root, first)];
        while let Some(step) = steps.pop() {
            match step {
                WriteStep::After(node, number) => {
                    let [first, variations @ ..] = self.tree.node(node).children() else {
                        continue;
                    };
                    let next = self.write_turn(*first, number)?;
                    steps.push(WriteStep::After(*first, next));
                    for &variation in variations.iter().rev() {
                        steps.push(WriteStep::Close);
                        steps.push(WriteStep::Variation(variation, number));
                    }
                }
                WriteStep::Variation(first, number) => {
                    self.layout.word("(")?;
                    self.layout.glue();
                    self.needs_number = true;
                    let next = self.write_turn(first, number)?;
                    steps.push(WriteStep::After(first, next));
                }
                WriteStep::Close => {
                    self.layout.glue();
                    self.layout.word(")")?;
                    self.needs_number = false;
                }
            }
        }
        Ok(())
    }

    /// Writes what is noted before the first turn.
    fn write_root(&mut self, root: NodeId) -> fmt::Result {
        self.write_comment_before(root, "[%before]")?;
        self.write_glyphs(root)?;
        self.write_comment_after(root, &[])
    }

    /// Writes a turn and what is noted about it. Returns the number of the next turn.
    fn write_turn(&mut self, id: NodeId, number: usize) -> Result<usize, fmt::Error> {
        let node = self.tree.node(id);
        let Some(parent) = node.parent() else {
            return Ok(number);
        };
        let before = self.tree.node(parent).position();
        let side = before.side_to_move();
        let words = turn_words(before, node);
        let has_comment = !node.annotations.comment_before.is_empty();
        let is_first = parent == self.tree.root();
        let has_number = match side {
            _ if words.mv.is_empty() => is_first && has_comment,
            Side::White => true,
            // After a comment or a variation it is left out: pydraughts takes a number that comes twice for a mistake.
            Side::Black => self.needs_number,
        };
        if has_number {
            let dots = if side == Side::White { "." } else { "..." };
            self.layout.word(&format!("{number}{dots}"))?;
        }
        self.write_comment_before(id, if has_number { "" } else { "[%before]" })?;
        if !words.mv.is_empty() {
            let sign = node.annotations.sign.map_or("", |sign| sign.text());
            self.layout.word(&format!("{}{sign}", words.mv))?;
        }
        self.needs_number = words.setup.is_some();
        // The piece huffed is named before the position without it.
        let is_huffed = node.huffed().is_some();
        if is_huffed {
            self.layout.comment(&words.commands.join(" "))?;
        }
        if let Some(setup) = &words.setup {
            self.layout.word(setup)?;
        }
        self.write_glyphs(id)?;
        let commands = if is_huffed { &[][..] } else { &words.commands };
        self.write_comment_after(id, commands)?;
        Ok(number + usize::from(side == Side::Black))
    }

    /// Writes the glyphs, and the sign as one where there is no move to write it at.
    fn write_glyphs(&mut self, id: NodeId) -> fmt::Result {
        let node = self.tree.node(id);
        if !matches!(node.turn(), Some(Turn::Move { .. }))
            && let Some(sign) = node.annotations.sign
        {
            self.layout.word(sign.text())?;
        }
        for nag in &node.annotations.nags {
            self.layout.word(&format!("${}", nag.0))?;
        }
        Ok(())
    }

    fn write_comment_before(&mut self, id: NodeId, command: &str) -> fmt::Result {
        let text = &self.tree.node(id).annotations.comment_before;
        if text.is_empty() {
            return Ok(());
        }
        let text = comment::write(text);
        match command {
            "" => self.layout.comment(&text),
            _ => self.layout.comment(&format!("{command} {text}")),
        }
    }

    /// Writes the comment after a turn, with commands before its text.
    fn write_comment_after(&mut self, id: NodeId, first_commands: &[String]) -> fmt::Result {
        let annotations = &self.tree.node(id).annotations;
        let mut words = first_commands.to_vec();
        words.extend(commands::written(annotations));
        let ending = self.tree.node(id).ending();
        words.extend(ending.map(|ending| format!("[%end {}]", ending::write(ending))));
        if !annotations.comment_after.is_empty() {
            words.push(comment::write(&annotations.comment_after));
        }
        match words.is_empty() {
            true => Ok(()),
            false => self.layout.comment(&words.join(" ")),
        }
    }
}
