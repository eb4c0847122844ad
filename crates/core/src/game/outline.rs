//! A game as a list of rows: the main line in numbered pairs, variations below the moves that they replace.

use super::{Game, ply_offset};
use crate::game_tree::{GameTree, MoveSign, NodeId};
use crate::rules::Ply;

/// A row of a printed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutlineRow {
    /// Moves of the main line.
    Moves {
        number: usize,
        /// The first and the second side's move. Missing where a comment or a variation divides the pair.
        cells: [Option<OutlineTurn>; 2],
    },
    Comment(String),
    /// Moves of a variation, with their comments.
    Variation {
        /// Depth of the variation, from 1.
        depth: usize,
        /// The letters of the variation, where it begins: A, B, … Z, AA, …
        label: Option<String>,
        items: Vec<OutlineItem>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutlineItem {
    /// A turn, with its number where it is needed: `2.` or `2...`.
    Turn(Option<String>, OutlineTurn),
    Comment(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineTurn {
    pub node: NodeId,
    pub text: String,
    pub sign: Option<MoveSign>,
}

impl OutlineTurn {
    /// The text with its sign: `32-28!?`.
    pub fn signed_text(&self) -> String {
        format!("{}{}", self.text, self.sign.map_or("", MoveSign::text))
    }
}

impl Game {
    /// The number of moves that lead to the position shown, as the rows count them: two turns are one move.
    pub fn moves_shown(&self) -> usize {
        moves_in(self.current_ply().0.into(), self.ply_offset())
    }

    /// The number of the move that this ply belongs to, as the rows have it: counted on from the game before the start.
    pub fn move_number(&self, ply: Ply) -> usize {
        self.number_at(usize::from(ply.0) + usize::from(self.ply_offset()))
    }

    /// The number of the move at this place, which is its ply with the [offset](Game::ply_offset).
    fn number_at(&self, place: usize) -> usize {
        let before = self.tree().counters().move_number.saturating_sub(1);
        (before as usize).saturating_add(place.div_ceil(2))
    }

    /// The rows of the game as printed.
    pub fn outline(&self) -> Vec<OutlineRow> {
        Outline::new(self).rows
    }

    /// The first turn of the variation with these letters in the [outline](Game::outline), in upper or lower case.
    pub fn variation_with_label(&self, label: &str) -> Option<NodeId> {
        let label = label.to_ascii_uppercase();
        let outline = Outline::new(self);
        let index = outline.labels.iter().position(|other| *other == label)?;
        Some(outline.variations[index])
    }
}

/// The number of moves of the main line, as the [outline](Game::outline) counts them: two turns are one move.
pub fn move_count(tree: &GameTree) -> usize {
    moves_in(tree.main_line().len(), ply_offset(tree.start()))
}

/// The number of moves in a line of plies.
pub(crate) fn moves_in(plies: usize, offset: u16) -> usize {
    match plies {
        0 => 0,
        _ => (plies + usize::from(offset)).div_ceil(2),
    }
}

/// A part of the outline still to be written.
enum Section {
    /// A line from this node on, at this depth, as the continuation of an earlier row.
    Continuation(NodeId, usize),
    Variation(NodeId, usize),
}

struct Outline<'a> {
    game: &'a Game,
    rows: Vec<OutlineRow>,
    /// The letters of each variation, and its first turn.
    labels: Vec<String>,
    variations: Vec<NodeId>,
}

impl Outline<'_> {
    fn new(game: &Game) -> Outline<'_> {
        let mut outline =
            Outline { game, rows: Vec::new(), labels: Vec::new(), variations: Vec::new() };
        let tree = game.tree();
        let root = tree.node(tree.root());
        if !root.annotations.comment_after.is_empty() {
            let comment = root.annotations.comment_after.clone();
            outline.rows.push(OutlineRow::Comment(comment));
        }
        let first = root.children().first();
        let mut left: Vec<_> =
            first.map(|&first| Section::Continuation(first, 0)).into_iter().collect();
        while let Some(section) = left.pop() {
            outline.write(section, &mut left);
        }
        outline
    }

    /// Writes a section up to its first variation or its end, and adds the rest of it to `left`.
    fn write(&mut self, section: Section, left: &mut Vec<Section>) {
        let tree = self.game.tree();
        let (first, depth, label) = match section {
            Section::Continuation(first, depth) => (first, depth, None),
            Section::Variation(first, depth) => {
                self.labels.push(letters(self.variations.len()));
                self.variations.push(first);
                (first, depth, self.labels.last().cloned())
            }
        };
        let (mut items, mut node, mut ply) = (Vec::new(), first, tree.depth(first));
        loop {
            let siblings =
                tree.node(node).parent().map_or(&[][..], |parent| tree.node(parent).children());
            self.write_turn(node, ply, &mut items);
            let variations = match siblings {
                [continuation, variations @ ..] if *continuation == node => variations,
                _ => &[],
            };
            let next = tree.node(node).children().first().copied();
            if variations.is_empty()
                && let Some(next) = next
            {
                (node, ply) = (next, ply + 1);
                continue;
            }
            left.extend(next.map(|next| Section::Continuation(next, depth)));
            let variations = variations.iter().rev();
            left.extend(variations.map(|&first| Section::Variation(first, depth + 1)));
            break;
        }
        match depth {
            0 => self.write_pairs(items, tree.depth(first)),
            _ => self.rows.push(OutlineRow::Variation { depth, label, items }),
        }
    }

    fn write_turn(&self, node: NodeId, ply: usize, items: &mut Vec<OutlineItem>) {
        let noted = &self.game.tree().node(node).annotations;
        let comment =
            |text: &String| (!text.is_empty()).then(|| OutlineItem::Comment(text.clone()));
        items.extend(comment(&noted.comment_before));
        let place = ply + usize::from(self.game.ply_offset());
        let number = self.game.number_at(place);
        let number = match (place % 2, items.last()) {
            (1, _) => Some(format!("{number}.")),
            (_, Some(OutlineItem::Turn(..))) => None,
            _ => Some(format!("{number}...")),
        };
        let turn = OutlineTurn { node, text: self.game.text(node), sign: noted.sign };
        items.push(OutlineItem::Turn(number, turn));
        items.extend(comment(&noted.comment_after));
    }

    /// Writes turns of the main line, the first of which is this ply, in pairs.
    fn write_pairs(&mut self, items: Vec<OutlineItem>, first_ply: usize) {
        let mut place = first_ply + usize::from(self.game.ply_offset());
        let mut is_open = false;
        for item in items {
            match item {
                OutlineItem::Comment(text) => {
                    self.rows.push(OutlineRow::Comment(text));
                    is_open = false;
                }
                OutlineItem::Turn(_, turn) => {
                    let half = (place + 1) % 2;
                    match self.rows.last_mut() {
                        Some(OutlineRow::Moves { cells, .. }) if is_open && half == 1 => {
                            cells[1] = Some(turn);
                        }
                        _ => {
                            let mut cells = [None, None];
                            cells[half] = Some(turn);
                            let number = self.game.number_at(place);
                            self.rows.push(OutlineRow::Moves { number, cells });
                        }
                    }
                    is_open = half == 0;
                    place += 1;
                }
            }
        }
    }
}

/// The letters of the variation with this index: A, B, … Z, AA, AB, …
fn letters(mut index: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push(b'A' + (index % 26) as u8);
        match (index / 26).checked_sub(1) {
            Some(next) => index = next,
            None => break,
        }
    }
    letters.iter().rev().map(|&letter| char::from(letter)).collect()
}
