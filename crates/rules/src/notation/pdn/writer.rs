use std::fmt::Write;
use std::{fmt, mem};

use super::game::{GameResult, PdnGame};
use super::tags::{clean_name, write_tag};
use super::{commands, comment, tags};
use crate::game_tree::{GameTree, Node, NodeId, Turn};
use crate::notation::printable::acts_on_display;
use crate::notation::{MoveRequest, fen};
use crate::rules::{Move, Position, Route, Side, StartCounters, Variant};

/// The tags that come first, in the order of the standard.
const FIRST_TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The tags derived from the game.
const OWN_TAGS: [&str; 7] = ["Result", "GameType", "Variant", "Rules", "SetUp", "FEN", "PlyCount"];

impl fmt::Display for PdnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        writeln!(f)?;
        let end = match self.result {
            // Some programs take it for a move.
            GameResult::BothLost => "*",
            result => result.text(),
        };
        let mut writer =
            TreeWriter { tree: &self.tree, layout: Layout::new(f), needs_number: true };
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
        // A nonstandard result stays in the tag.
        let of_tag = self.tags.get("Result").unwrap_or_default();
        let is_blank = |c: char| c.is_whitespace() || acts_on_display(c);
        let is_kept = self.result == GameResult::Unfinished
            && GameResult::from_text(of_tag).is_none()
            && !of_tag.chars().all(is_blank);
        if is_kept {
            write_tag(f, "Result", of_tag)?
        } else {
            write_tag(f, "Result", self.result.text())?
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
        for (name, value) in tags::tags_of(start.variant()) {
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

struct TreeWriter<'a, 'b, 'c> {
    tree: &'a GameTree,
    layout: Layout<'b, 'c>,
    /// The next move is written with its number, even if it is Black's.
    needs_number: bool,
}

/// A pending piece of text.
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

    /// Writes the annotations before the first turn.
    fn write_root(&mut self, root: NodeId) -> fmt::Result {
        self.write_comment_before(root, "[%before]")?;
        self.write_glyphs(root)?;
        self.write_comment_after(root, &[])
    }

    /// Writes a turn with its annotations and returns the number of the next turn.
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
            // Omitted after a comment or a variation: pydraughts treats a repeated number as a mistake.
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
        words.extend(ending.map(|ending| format!("[%end {}]", commands::write_ending(ending))));
        if !annotations.comment_after.is_empty() {
            words.push(comment::write(&annotations.comment_after));
        }
        if words.is_empty() { Ok(()) } else { self.layout.comment(&words.join(" ")) }
    }
}

#[derive(Default)]
struct TurnWords {
    /// The move; empty for a setup.
    mv: String,
    /// The setup after it, if there is one.
    setup: Option<String>,
    /// Commands for everything that the move and the setup leave open.
    commands: Vec<String>,
}

/// The words of a node's turn, from the position before it.
fn turn_words(before: &Position, node: &Node) -> TurnWords {
    let mut words = TurnWords::default();
    match node.turn() {
        Some(Turn::Move { mv, route }) => {
            let (text, is_exact) = move_text(before, *mv, route);
            words.mv = text;
            if !is_exact {
                let landings: Vec<_> = route.landings().map(|square| square.to_string()).collect();
                words.commands.push(format!("[%path {}]", landings.join(",")));
            }
            if let Some(square) = node.huffed() {
                words.commands.push(format!("[%huff {square}]"));
                words.setup = Some(setup(node.position()));
            }
        }
        Some(Turn::Irregular { actions, irregularities, position }) => {
            words.setup = Some(setup(position));
            let actions = commands::write_actions(actions);
            let found = commands::write_irregularities(irregularities);
            words.commands.push(format!("[%hand {actions}]"));
            words.commands.push(format!("[%irregular {found}]"));
        }
        Some(Turn::SetUp(position)) => words.setup = Some(setup(position)),
        None => {}
    }
    words
}

fn setup(position: &Position) -> String {
    format!("/FEN \"{}\"/", fen::write(&position.setup()))
}

/// The text of a move, and `true` if it names the route.
///
/// On the pyramid a capture is written with all its landing squares, which also fix the boards. On the flat board it is
/// short, as others expect it; if another capture shares its start and end, with the landing squares of its first
/// route: every turning square, and the square right behind a captured piece where there is no turn.
fn move_text(before: &Position, mv: Move, route: &Route) -> (String, bool) {
    let path = |route: &Route| MoveRequest::from_route(mv, route).to_string();
    if before.variant().has_sides() {
        return (path(route), true);
    }
    if !mv.is_capture() {
        return (path(route), true);
    }
    let first = before.route(mv);
    let first = first.as_ref().unwrap_or(route);
    let moves = before.legal_moves();
    let is_other =
        |other: &Move| *other != mv && (other.from(), other.to()) == (mv.from(), mv.to());
    let text =
        if moves.iter().any(is_other) { path(first) } else { format!("{}x{}", mv.from(), mv.to()) };
    (text, first == route)
}

/// Maximum width of a line, in columns. A longer word has a line of its own.
const LINE_WIDTH: usize = 80;

/// Writes words with a space or a line break between them.
struct Layout<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    /// The width of the current line, without the words that are still to be written.
    width: usize,
    /// Words that stay together, because no line may break between them.
    pending: String,
    /// The next word follows without a space.
    is_glued: bool,
}

impl<'a, 'b> Layout<'a, 'b> {
    fn new(f: &'a mut fmt::Formatter<'b>) -> Layout<'a, 'b> {
        Layout { f, width: 0, pending: String::new(), is_glued: true }
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        // Some programs misread a line that begins with one of these.
        let may_break = !word.starts_with(['[', '%', ';']) || word.starts_with("[%");
        if !mem::take(&mut self.is_glued) {
            if may_break { self.write_pending()? } else { self.pending.push(' ') }
        }
        self.pending.push_str(word);
        Ok(())
    }

    /// Writes the last word. Nothing may be written after it.
    fn finish(&mut self) -> fmt::Result {
        self.write_pending()
    }

    /// Writes the words that stay together, on a line of their own if this one has no room for them.
    fn write_pending(&mut self) -> fmt::Result {
        let width = self.pending.chars().count();
        if width == 0 {
            return Ok(());
        }
        if self.width > 0 {
            let has_room = self.width + 1 + width <= LINE_WIDTH;
            self.f.write_char(if has_room { ' ' } else { '\n' })?;
            self.width = if has_room { self.width + 1 } else { 0 };
        }
        self.width += width;
        self.f.write_str(&self.pending)?;
        self.pending.clear();
        Ok(())
    }

    /// Writes the next word directly behind the last one.
    fn glue(&mut self) {
        self.is_glued = true;
    }

    /// Writes a comment in braces. Single spaces in it may become line breaks; line breaks stay.
    fn comment(&mut self, text: &str) -> fmt::Result {
        self.word("{")?;
        self.glue();
        for (index, line) in text.split('\n').enumerate() {
            if index > 0 {
                self.write_pending()?;
                self.f.write_char('\n')?;
                self.width = 0;
                self.glue();
            }
            for word in words(line) {
                self.word(word)?;
            }
        }
        self.glue();
        self.word("}")
    }
}

/// The words of a line, separated by single spaces; several spaces, and those of a command, are part of a word.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(line).filter(|line| !line.is_empty());
    std::iter::from_fn(move || {
        let line = rest?;
        let bytes = line.as_bytes();
        let is_space = |place: usize| bytes.get(place) == Some(&b' ');
        let mut is_in_command = false;
        let end = (1..bytes.len()).find(|&place| {
            is_in_command |= bytes[place - 1..].starts_with(b"[%");
            is_in_command &= bytes[place] != b']';
            let is_single = is_space(place) && !is_space(place - 1) && !is_space(place + 1);
            is_single && !is_in_command
        });
        rest = end.map(|end| &line[end + 1..]);
        Some(&line[..end.unwrap_or(line.len())])
    })
}
