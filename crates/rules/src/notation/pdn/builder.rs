//! Builds the tree of a game from its tokens, with comments, signs and glyphs.

use std::mem;

use super::commands::CommentCommand;
use super::comment::{self, Comment};
use super::error::{MAX_NESTING, MAX_TEXT_BYTES, MAX_TURNS, PdnProblem, Problems, TextPosition};
use super::header::read_setup;
use super::open_line::{Answer, OpenLine, UnexpectedNumber, append, captures, resolve};
use crate::board::Square;
use crate::game_tree::{Annotations, GameTree, MoveSign, Nag, Turn};
use crate::notation::{MoveError, printable};
use crate::rules::{HandAction, Irregularity, MoveList, Position};

/// Maximum length of a move's text in a warning, in characters.
const MAX_SHOWN: usize = 20;

/// A game tree under construction.
pub(super) struct TreeBuilder {
    pub(super) tree: GameTree,
    /// The main line and the variations that are open, one within the other.
    pub(super) lines: Vec<OpenLine>,
    /// Number of variations opened below [`MAX_NESTING`], which are skipped.
    too_deep: usize,
    /// Number of turns in all lines.
    turns: usize,
    pub(super) text_bytes: usize,
    /// The start was given by a tag.
    has_fen: bool,
    /// Ambiguous captures, and other errors that only the rest of a line revealed.
    late_errors: Problems,
    /// Reused buffer.
    moves: MoveList,
}

impl TreeBuilder {
    /// A builder that continues this tree. `has_fen` is `true` if a tag gave the start.
    pub(super) fn new(tree: GameTree, has_fen: bool) -> TreeBuilder {
        let root = tree.root();
        TreeBuilder {
            lines: vec![OpenLine::new(TextPosition { line: 1, column: 1 }, root, 0)],
            tree,
            too_deep: 0,
            turns: 0,
            text_bytes: 0,
            has_fen,
            late_errors: Problems::default(),
            moves: MoveList::new(),
        }
    }

    /// Returns `true` if tokens are ignored because an error ended the line.
    pub(super) fn is_skipping(&self) -> bool {
        self.too_deep > 0 || self.line().is_broken
    }

    pub(super) fn is_empty(&self) -> bool {
        self.turns == 0
    }

    pub(super) fn is_at_start_of_variation(&self) -> bool {
        self.lines.len() > 1 && !self.line().has_turns
    }

    /// The position at the end of the line.
    fn position(&self) -> &Position {
        self.tree.node(self.line().at).position()
    }

    /// Plays the move over these squares. On error the line is unchanged.
    pub(super) fn play(&mut self, squares: &[Square], is_capture: bool) -> Result<(), PdnProblem> {
        if self.turns >= MAX_TURNS {
            return Err(PdnProblem::ManyTurns);
        }
        let position = *self.position();
        let found = resolve(&position, squares, is_capture, &mut self.moves);
        let (mv, route) = found.or_else(|error| {
            let line = self.lines.last_mut().expect("the main line is never closed");
            let (tree, moves) = (&mut self.tree, &mut self.moves);
            let other = line.choices.reconsider(tree, squares, is_capture, moves);
            line.at = other.ok_or(error)?;
            let position = *tree.node(line.at).position();
            resolve(&position, squares, is_capture, moves)
        })?;
        self.add(Turn::Move { mv, route });
        let line = self.line_mut();
        line.choices.note(line.at, squares, is_capture);
        Ok(())
    }

    /// Plays one of the captures that go over these squares. Later moves may show that another was meant; if not, the
    /// error is reported at the end of the line.
    pub(super) fn choose(&mut self, squares: &[Square], place: TextPosition, error: MoveError) {
        let mut captures = captures(self.position(), squares).into_iter();
        let Some((mv, route)) = captures.next() else {
            return;
        };
        self.add(Turn::Move { mv, route });
        let line = self.line_mut();
        line.choices.add(line.at, place, error, captures.collect());
        line.choices.note(line.at, squares, true);
    }

    /// Plays the one legal move among these; does nothing if there is not exactly one.
    pub(super) fn play_only(&mut self, moves: &[[Square; 2]]) -> bool {
        let position = *self.position();
        let mut legal = moves
            .iter()
            .filter(|squares| resolve(&position, *squares, false, &mut self.moves).is_ok());
        match (legal.next(), legal.next()) {
            (Some(squares), None) => self.play(squares, false).is_ok(),
            _ => false,
        }
    }

    /// Plays a move in brackets that is illegal as an alternative to the move before them, but legal as a reply to it.
    /// If it stays alone in them, it is a move of the game: many books print Black's moves this way. Returns `false` if
    /// it is illegal as a reply too.
    pub(super) fn answer(&mut self, answer: Answer) -> bool {
        let [.., outer, line] = &mut self.lines[..] else {
            return false;
        };
        if line.has_turns || !outer.has_turns || !outer.pending.is_empty() {
            return false;
        }
        let position = *self.tree.node(outer.at).position();
        let Ok((mv, route)) =
            resolve(&position, &answer.squares, answer.is_capture, &mut self.moves)
        else {
            return false;
        };
        line.at = outer.at;
        line.rank = self.tree.node(outer.at).children().len();
        line.answer = Some(answer);
        self.add(Turn::Move { mv, route });
        true
    }

    /// Closes the brackets around a reply, which is a move of the game if it is alone.
    fn end_answer(&mut self, answer: Answer, problems: &mut Problems) {
        let [.., outer, line] = &mut self.lines[..] else {
            return;
        };
        let first = self.tree.node(outer.at).children().get(line.rank).copied();
        let Some(first) = first else {
            return;
        };
        if line.at == first && !line.is_broken {
            outer.at = first;
            outer.has_number = false;
            outer.choices.note(first, &answer.squares, answer.is_capture);
            let text = printable(&answer.text, MAX_SHOWN);
            problems.warn(answer.place, PdnProblem::BracketedMove { text });
        } else {
            line.at = outer.at;
            line.has_turns = false;
            self.tree.remove(first);
            let error = answer.error;
            problems.add(answer.place, PdnProblem::Answer { error });
        }
    }

    /// Ends the line; the rest of it is ignored.
    pub(super) fn break_line(&mut self) {
        let line = self.line_mut();
        line.is_broken = true;
        line.unexpected_number = None;
    }

    /// Sets up a position: the start of the game, the position after huffing a piece, or a turn of its own.
    pub(super) fn set_up(&mut self, text: &str) -> Result<(), PdnProblem> {
        if self.turns >= MAX_TURNS {
            return Err(PdnProblem::ManyTurns);
        }
        let before = *self.position();
        let position = read_setup(text, &before)?;
        let is_start = !self.has_fen && self.lines.len() == 1 && self.turns == 0;
        let line = self.lines.last_mut().expect("the main line is never closed");
        if is_start {
            self.has_fen = true;
            let root = mem::take(self.tree.annotations_mut(line.at));
            self.tree = GameTree::new(position);
            line.at = self.tree.root();
            *self.tree.annotations_mut(line.at) = root;
            return Ok(());
        }
        let is_move = self.tree.node(line.at).turn().and_then(Turn::mv).is_some();
        if let Some(square) = line.huffed.take()
            && is_move
            && before.piece_at(square).is_some()
        {
            let mut setup = before.setup();
            setup.place(square, None);
            if setup == position.setup() {
                self.tree.huff(line.at, square, position);
                return Ok(());
            }
        }
        // No later move can decide between captures before it.
        self.settle();
        self.add(Turn::SetUp(Box::new(position)));
        Ok(())
    }

    /// Records the ambiguous captures of the line as late errors.
    fn settle(&mut self) {
        let line = self.lines.last_mut().expect("the main line is never closed");
        let undecided = line.choices.take_undecided(&self.tree, &mut self.moves);
        for (place, error) in undecided {
            self.late_errors.add(place, error);
        }
    }

    /// Records an unexpected move number.
    pub(super) fn on_unexpected_number(&mut self, number: UnexpectedNumber) {
        self.line_mut().unexpected_number = Some(number);
    }

    /// Reports an unexpected move number that no move follows.
    fn report_unexpected_number(&mut self) {
        if let Some(UnexpectedNumber { place, problem, .. }) =
            self.line_mut().unexpected_number.take()
        {
            self.late_errors.add(place, problem);
        }
    }

    fn add(&mut self, turn: Turn) {
        let line = self.lines.last_mut().expect("the main line is never closed");
        let parent = line.at;
        let id = self.tree.add(parent, turn);
        self.turns += 1;
        if !line.has_turns {
            // Variations may come before the first move of their line.
            self.tree.move_to(id, line.rank);
        }
        if let Some(number) = line.unexpected_number.take() {
            line.number = number.value;
        }
        *self.tree.annotations_mut(id) = mem::take(&mut line.pending);
        line.at = id;
        line.has_turns = true;
        line.has_number = false;
        line.huffed = None;
    }

    /// Opens a variation, an alternative to the last turn.
    pub(super) fn open(&mut self, place: TextPosition, problems: &mut Problems) {
        if self.too_deep > 0 || self.lines.len() > MAX_NESTING {
            if self.too_deep == 0 && !self.is_skipping() {
                problems.add(place, PdnProblem::DeepNesting);
            }
            self.too_deep += 1;
            return;
        }
        let line = self.line();
        let at = if line.has_turns {
            self.tree.node(line.at).parent().unwrap_or(line.at)
        } else {
            line.at
        };
        let (is_broken, number) = (line.is_broken, line.number);
        let rank = self.tree.node(at).children().len();
        let mut line = OpenLine::new(place, at, rank);
        line.is_broken = is_broken;
        line.number = number;
        self.lines.push(line);
    }

    /// Closes the last variation; one must be open.
    pub(super) fn close(&mut self, problems: &mut Problems) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if self.lines.len() > 1 {
            self.end_line(problems);
        }
    }

    /// Returns the tree, and reports variations that are still open.
    pub(super) fn finish(mut self, problems: &mut Problems) -> GameTree {
        if self.lines.len() > 1 && !self.line().is_broken {
            problems.add(self.line().place, PdnProblem::OpenVariation);
        }
        while !self.lines.is_empty() {
            self.end_line(problems);
        }
        problems.append(&mut self.late_errors);
        self.tree
    }

    /// Ends the last line. Comments that no turn follows stay with its last turn.
    fn end_line(&mut self, problems: &mut Problems) {
        self.settle();
        self.report_unexpected_number();
        if let Some(answer) = self.line_mut().answer.take() {
            self.end_answer(answer, problems);
        }
        let Some(line) = self.lines.pop() else {
            return;
        };
        if line.has_turns || self.lines.is_empty() {
            let annotations = self.tree.annotations_mut(line.at);
            append(&mut annotations.comment_after, line.pending.comment_before);
        }
    }

    /// The innermost open line.
    pub(super) fn line(&self) -> &OpenLine {
        self.lines.last().expect("the main line is never closed")
    }

    fn line_mut(&mut self) -> &mut OpenLine {
        self.lines.last_mut().expect("the main line is never closed")
    }

    /// Records the dots before a move.
    pub(super) fn dots(&mut self) {
        self.line_mut().has_number = true;
    }

    /// Records a move number. Returns `false` if it is not that of the next move.
    pub(super) fn number(&mut self, number: u32) -> bool {
        self.report_unexpected_number();
        let line = self.line_mut();
        line.has_number = true;
        let is_next = number == line.number || Some(number) == line.number.checked_add(1);
        if is_next {
            line.number = number;
        }
        is_next
    }

    pub(super) fn sign(&mut self, sign: MoveSign) {
        if let Some(annotations) = self.last() {
            annotations.sign.get_or_insert(sign);
        }
    }

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

    pub(super) fn take_back_nag(&mut self) {
        if let Some(annotations) = self.last() {
            annotations.nags.pop();
        }
    }

    /// Adds a comment. Returns `false` if the game has too much text.
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
        let line = self.lines.last_mut().expect("the main line is never closed");
        let is_root = is_main_line && !line.has_turns;
        let is_marked = commands.contains(&CommentCommand::Before);
        let is_before = is_marked || line.has_number || (!line.has_turns && !is_root);
        let annotations = if is_before && !(is_root && is_marked) {
            &mut line.pending
        } else {
            self.tree.annotations_mut(line.at)
        };
        if is_before {
            append(&mut annotations.comment_before, text)
        } else {
            append(&mut annotations.comment_after, text)
        }
        for command in commands {
            self.apply(command, is_before);
        }
        true
    }

    /// Applies a comment command, to the next turn if `is_before`, otherwise to the last one.
    fn apply(&mut self, command: CommentCommand, is_before: bool) {
        let line = self.lines.last_mut().expect("the main line is never closed");
        let annotations =
            if is_before { &mut line.pending } else { self.tree.annotations_mut(line.at) };
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

    /// Replaces the route of the last move with the one that lands on these squares, if there is one.
    fn follow(&mut self, landings: &[Square]) {
        let at = self.line().at;
        let node = self.tree.node(at);
        let (Some(parent), Some(Turn::Move { mv, .. })) = (node.parent(), node.turn()) else {
            return;
        };
        let (mv, before) = (*mv, *self.tree.node(parent).position());
        let routes = before.routes_via(mv, landings);
        let found = routes.into_iter().find(|route| route.landings().eq(landings.iter().copied()));
        if let Some(route) = found {
            self.tree.describe(at, Turn::Move { mv, route });
        }
    }

    /// Turns the last turn, if it is a setup, into an irregular one.
    fn describe(&mut self, change: impl FnOnce(&mut Vec<HandAction>, &mut Vec<Irregularity>)) {
        let at = self.line().at;
        let (mut actions, mut irregularities, position) = match self.tree.node(at).turn() {
            Some(Turn::SetUp(position)) => (Vec::new(), Vec::new(), position.clone()),
            Some(Turn::Irregular { actions, irregularities, position }) => {
                (actions.clone(), irregularities.clone(), position.clone())
            }
            _ => return,
        };
        change(&mut actions, &mut irregularities);
        self.tree.describe(at, Turn::Irregular { actions, irregularities, position });
    }

    /// The annotations of the last turn or, in a variation without one, of the next. `None` if an error ended the line.
    fn last(&mut self) -> Option<&mut Annotations> {
        if self.is_skipping() {
            return None;
        }
        let is_main_line = self.lines.len() == 1;
        let line = self.lines.last_mut()?;
        Some(if line.has_turns || is_main_line {
            self.tree.annotations_mut(line.at)
        } else {
            &mut line.pending
        })
    }
}
