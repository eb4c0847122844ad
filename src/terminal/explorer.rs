//! Move statistics at the text board: the moves that games and the opening tree have in the position shown.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use super::TextBoard;
use super::typed_lines::MAX_LINE_BYTES;
use crate::archive::{GameIndex, IndexError, ResultCounts};
use crate::engine::opening_tree::OpeningTree;
use crate::i18n::Localizer;
use crate::notation::{move_text, printable};

impl<W: Write> TextBoard<W> {
    /// Prints the frequency and score of each move in the position shown. The games are those of `path`, else those
    /// last searched, initially the player's own.
    pub(super) fn explore(&mut self, path: Option<PathBuf>) -> io::Result<()> {
        let own = || Some(self.autosave.as_ref()?.folder().to_owned());
        let path = match (&self.index, path) {
            (Some(_), None) => None,
            (None, None) => own().filter(|folder| folder.is_dir()),
            (_, path) => path,
        };
        if let Some(path) = path {
            match self.open_index(std::slice::from_ref(&path)) {
                Ok(index) => self.index = Some(index),
                Err(error) => {
                    let name = printable(&path.display().to_string(), MAX_LINE_BYTES);
                    return self
                        .page
                        .say(|messages| messages.file_unreadable(name, error.to_string()));
                }
            }
        }
        let mut lines = match &self.index {
            Some(index) => self.explorer_lines(index),
            None => vec![self.page.localizer.messages.text_explore_what()],
        };
        lines.extend(self.opening_lines());
        lines.iter().try_for_each(|line| self.page.print_line(line))
    }

    /// Opens the index of files and folders; Ctrl+C cancels.
    pub(super) fn open_index(&self, paths: &[PathBuf]) -> Result<GameIndex, IndexError> {
        let search = self.running_search.begin();
        let on_progress = |_| {
            if search.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        match &self.autosave {
            Some(autosave) => {
                autosave.archive().open_index(paths, on_progress).map(|opened| opened.index)
            }
            None => GameIndex::build(paths, on_progress),
        }
    }

    fn explorer_lines(&self, index: &GameIndex) -> Vec<String> {
        let position = self.session.game().position();
        let report = index.search(position, false, None);
        if report.results.games() == 0 {
            return vec![self.page.localizer.messages.explorer_none()];
        }
        let texts = report.moves.iter().map(|next| move_text::write(position, next.mv));
        let texts: Vec<String> = texts.collect();
        let width = width_of(&texts);
        let moves = report.moves.iter().zip(&texts).map(|(next, text)| {
            let score = totals(&self.page.localizer, &next.results);
            let year = next.year.map_or(String::new(), |year| format!(", {year}"));
            format!("  {text:<width$}  {score}{year}")
        });
        let total = totals(&self.page.localizer, &report.results);
        std::iter::once(total).chain(moves).collect()
    }

    /// The moves of the opening tree, with their scores for White.
    fn opening_lines(&self) -> Vec<String> {
        let position = self.session.game().position();
        let tree = OpeningTree::built_in(position.variant());
        let moves = tree.map_or(Vec::new(), |tree| tree.moves(position));
        if moves.is_empty() {
            return Vec::new();
        }
        let texts = moves.iter().map(|opening| move_text::write(position, opening.mv));
        let texts: Vec<String> = texts.collect();
        let width = width_of(&texts);
        let rows = moves.iter().zip(&texts).map(|(opening, text)| {
            let side = position.side_to_move();
            let score = self.page.localizer.score_for_white(opening.score, side);
            let positions =
                self.page.localizer.messages.explorer_positions(opening.positions as f64);
            format!("  {text:<width$}  {score}  {positions}")
        });
        let heading = self.page.localizer.messages.explorer_openings();
        std::iter::once(heading).chain(rows).collect()
    }
}

/// Width of the longest text, in characters.
fn width_of(texts: &[String]) -> usize {
    let widths = texts.iter().map(|text| text.chars().count());
    widths.max().unwrap_or(0)
}

/// The number of games and White's score.
fn totals(localizer: &Localizer, results: &ResultCounts) -> String {
    let games = results.games() as f64;
    match results.score() {
        Some(score) => localizer.messages.explorer_total(games, (100.0 * score).round()),
        None => localizer.messages.explorer_total_open(games),
    }
}
