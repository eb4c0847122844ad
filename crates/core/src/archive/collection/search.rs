use std::collections::HashMap;

use super::encoding::MoveCode;
use super::index::GameIndex;
use crate::notation::pdn::GameResult;
use crate::rules::{Move, Position, Side};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultCounts {
    pub white: usize,
    pub drawn: usize,
    pub black: usize,
    /// Without a result, or lost by both.
    pub other: usize,
}

impl ResultCounts {
    pub fn games(&self) -> usize {
        self.decided() + self.other
    }

    fn decided(&self) -> usize {
        self.white + self.drawn + self.black
    }

    /// White's points as a share of those of all games with a result, from 0 to 1; `None` without one.
    pub fn score(&self) -> Option<f64> {
        let points = self.white as f64 + self.drawn as f64 / 2.0;
        (self.decided() > 0).then(|| points / self.decided() as f64)
    }

    fn add(&mut self, result: GameResult, is_mirrored: bool) {
        let winner = match result {
            GameResult::Won(side) if is_mirrored => Some(!side),
            GameResult::Won(side) => Some(side),
            _ => None,
        };
        match (winner, result) {
            (Some(Side::White), _) => self.white += 1,
            (Some(Side::Black), _) => self.black += 1,
            (None, GameResult::Drawn) => self.drawn += 1,
            (None, _) => self.other += 1,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextMove {
    pub mv: Move,
    pub results: ResultCounts,
    /// The average year of those of which it is known.
    pub year: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundGame {
    pub game: usize,
    /// It reaches the mirrored position only, so that its colors are swapped.
    pub is_mirrored: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionReport {
    /// The games that reach it, in order, duplicates among them.
    pub games: Vec<FoundGame>,
    /// The results of these games. Here and below, a game that occurs several times counts once, and White is the side
    /// that is White in the position.
    pub results: ResultCounts,
    /// The moves that were played in it, the most frequent first.
    pub moves: Vec<NextMove>,
}

#[derive(Clone, Copy, Default)]
struct MoveTally {
    results: ResultCounts,
    years: u64,
    dated: u64,
}

impl GameIndex {
    /// Finds the games that reach a position in their main line and the moves played in it; with `mirrored`, also those
    /// that reach its [mirror image](Position::mirrored). `within` limits the search to these games, in order.
    pub fn search(
        &self,
        position: &Position,
        mirrored: bool,
        within: Option<&[usize]>,
    ) -> PositionReport {
        let mut is_within = vec![within.is_none(); self.len()];
        for &game in within.unwrap_or_default() {
            if let Some(is_within) = is_within.get_mut(game) {
                *is_within = true;
            }
        }
        let mut search = PositionSearch {
            index: self,
            is_within,
            is_found: vec![false; self.len()],
            report: PositionReport::default(),
            moves: HashMap::new(),
        };
        search.look_up(position, false);
        let image = position.mirrored().filter(|_| mirrored);
        if let Some(image) = image.filter(|image| image != position) {
            search.look_up(&image, true);
        }
        search.finish()
    }
}

struct PositionSearch<'a> {
    index: &'a GameIndex,
    is_within: Vec<bool>,
    is_found: Vec<bool>,
    report: PositionReport,
    moves: HashMap<Move, MoveTally>,
}

impl PositionSearch<'_> {
    /// Adds the games with this position, or with this mirror image of the one searched for.
    fn look_up(&mut self, position: &Position, is_mirrored: bool) {
        let mut tallies: HashMap<MoveCode, MoveTally> = HashMap::new();
        // The moves of the last game, which may have the position several times.
        let mut last = (None, Vec::new());
        for (game, code) in self.index.positions.find(position.key()) {
            let index = game as usize;
            let is_again = last.0 == Some(game);
            if !is_again {
                let is_new = self.is_found.get(index) == Some(&false) && self.is_within[index];
                if !is_new {
                    continue;
                }
                last = (Some(game), Vec::new());
                self.is_found[index] = true;
                self.report.games.push(FoundGame { game: index, is_mirrored });
            }
            if self.is_counted_elsewhere(index) {
                continue;
            }
            let entry = &self.index.games[index];
            if !is_again {
                self.report.results.add(entry.result, is_mirrored);
            }
            if code != MoveCode::NONE && !last.1.contains(&code) {
                last.1.push(code);
                let tally = tallies.entry(code).or_default();
                tally.results.add(entry.result, is_mirrored);
                if let Some(year) = entry.date.year() {
                    tally.years += u64::from(year);
                    tally.dated += 1;
                }
            }
        }
        for (code, tally) in tallies {
            let Some(mv) = code.decode(position) else {
                continue;
            };
            let mv = if is_mirrored { mv.mirrored() } else { mv };
            self.moves.entry(mv).or_default().add(&tally);
        }
    }

    /// Returns `true` for a duplicate of a game that is searched as well.
    fn is_counted_elsewhere(&self, game: usize) -> bool {
        let original = self.index.games[game].duplicate_of;
        original.is_some_and(|original| self.is_within.get(original as usize) == Some(&true))
    }

    fn finish(mut self) -> PositionReport {
        self.report.games.sort_by_key(|found| found.game);
        let moves = self.moves.into_iter().map(|(mv, tally)| NextMove {
            mv,
            results: tally.results,
            year: (tally.dated > 0).then(|| ((tally.years + tally.dated / 2) / tally.dated) as u32),
        });
        self.report.moves = moves.collect();
        let order = |next: &NextMove| (std::cmp::Reverse(next.results.games()), next.mv);
        self.report.moves.sort_by_key(order);
        self.report
    }
}

impl MoveTally {
    fn add(&mut self, other: &MoveTally) {
        let (mine, theirs) = (&mut self.results, &other.results);
        mine.white += theirs.white;
        mine.drawn += theirs.drawn;
        mine.black += theirs.black;
        mine.other += theirs.other;
        self.years += other.years;
        self.dated += other.dated;
    }
}
