//! Positions, found by an index and by a slow scan of all games.

use std::collections::BTreeMap;

use dames3d::archive::{GameFilter, GameIndex, PositionReport, ResultCounts};
use dames3d::game_tree::Turn;
use dames3d::notation::pdn::{GameResult, ReadGame};
use dames3d::rules::{Move, Position, Side, Variant};

use super::{index_of, random_text, read_all, write_files};
use crate::random::{Random, amount};

/// A move with the results and the years of its games.
type Scanned = BTreeMap<Move, (ResultCounts, Vec<u32>)>;

/// The positions of the main line of a game, each with the move played in it.
fn line(game: &ReadGame) -> Vec<(Position, Option<Move>)> {
    let Some(tree) = &game.tree else {
        return Vec::new();
    };
    let mut nodes = vec![tree.root()];
    nodes.extend(tree.main_line());
    let next = |place: usize| nodes.get(place + 1).and_then(|&id| tree.node(id).turn()?.mv());
    let positions = nodes.iter().enumerate();
    positions.map(|(place, &id)| (*tree.node(id).position(), next(place))).collect()
}

fn count(counts: &mut ResultCounts, result: GameResult) {
    *match result {
        GameResult::Won(Side::White) => &mut counts.white,
        GameResult::Won(Side::Black) => &mut counts.black,
        GameResult::Drawn => &mut counts.drawn,
        _ => &mut counts.other,
    } += 1;
}

/// The same report as the index gives, from the games themselves.
fn scan(
    index: &GameIndex,
    games: &[ReadGame],
    position: &Position,
    mirrored: bool,
    within: &[usize],
) -> (Vec<(usize, bool)>, ResultCounts, Scanned) {
    let (mut found, mut results, mut moves) = (Vec::new(), ResultCounts::default(), Scanned::new());
    for &number in within {
        let line = line(&games[number]);
        let image = position.mirrored().filter(|_| mirrored);
        let is_in = |wanted: &Position| line.iter().any(|(position, _)| position == wanted);
        let (wanted, is_image) = match (is_in(position), image) {
            (true, _) => (*position, false),
            (false, Some(image)) if is_in(&image) => (image, true),
            _ => continue,
        };
        found.push((number, is_image));
        if index.game(number).duplicate_of.is_some_and(|game| within.contains(&game)) {
            continue;
        }
        let result = match games[number].result {
            GameResult::Won(side) if is_image => GameResult::Won(!side),
            result => result,
        };
        count(&mut results, result);
        let played = line.iter().filter(|(position, _)| *position == wanted);
        let mut played: Vec<Move> = played.filter_map(|(_, mv)| *mv).collect();
        played.sort();
        played.dedup();
        for mv in played {
            let mv = if is_image { mv.mirrored() } else { mv };
            let (counts, years) = moves.entry(mv).or_default();
            count(counts, result);
            years.extend(index.game(number).date.year());
        }
    }
    (found, results, moves)
}

fn assert_same(report: &PositionReport, scanned: (Vec<(usize, bool)>, ResultCounts, Scanned)) {
    let found: Vec<_> = report.games.iter().map(|found| (found.game, found.is_mirrored)).collect();
    assert_eq!((found, report.results), (scanned.0, scanned.1));
    assert_eq!(report.moves.len(), scanned.2.len());
    assert!(report.moves.is_sorted_by_key(|next| std::cmp::Reverse(next.results.games())));
    for next in &report.moves {
        let (counts, years) = &scanned.2[&next.mv];
        assert_eq!(next.results, *counts);
        let average = years.iter().sum::<u32>() as f64 / years.len() as f64;
        assert_eq!(next.year, (!years.is_empty()).then(|| average.round() as u32));
    }
}

#[test]
fn the_index_finds_what_a_scan_of_all_games_finds() {
    let mut random = Random::for_test("the_index_finds_what_a_scan_of_all_games_finds");
    let (mut shared, mut mirrored_only) = (0, 0);
    for variant in Variant::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let text = random_text(&mut random, amount(12), &[variant]);
        let games = read_all(&text);
        let index = index_of(&write_files(folder.path(), &[text]));
        let all: Vec<usize> = (0..games.len()).collect();
        let filter = GameFilter { dates: "2000..".parse().ok(), ..GameFilter::default() };
        let some = index.filter(&filter);
        assert!(!some.is_empty() && some.len() < all.len());
        for _ in 0..amount(10) {
            let line = line(&games[random.below(games.len())]);
            let Some((position, _)) = random.pick(&line) else {
                continue;
            };
            let position = match position.mirrored() {
                Some(image) if random.chance(30) => image,
                _ => position,
            };
            for mirrored in [false, true] {
                let report = index.search(&position, mirrored, None);
                assert_same(&report, scan(&index, &games, &position, mirrored, &all));
                shared += usize::from(report.games.len() > 1);
                mirrored_only += usize::from(report.games.iter().any(|found| found.is_mirrored));
                let report = index.search(&position, mirrored, Some(&some));
                assert_same(&report, scan(&index, &games, &position, mirrored, &some));
            }
        }
    }
    assert!(shared > 10 && mirrored_only > 10, "{shared} {mirrored_only}");
}

#[test]
fn a_position_that_no_game_reaches_is_not_found() {
    let mut random = Random::for_test("a_position_that_no_game_reaches_is_not_found");
    let folder = tempfile::tempdir().expect("a folder");
    let text = random_text(&mut random, 200, &Variant::STANDARD);
    let index = index_of(&write_files(folder.path(), &[text]));
    for _ in 0..amount(100) {
        let position = random.position(Variant::Dames3d, 7, 7, 40);
        assert_eq!(index.search(&position, true, None), PositionReport::default());
    }
}

#[test]
fn the_score_is_whites_share_of_the_points() {
    let counts = ResultCounts { white: 2, drawn: 1, black: 1, other: 3 };
    assert_eq!((counts.games(), counts.score()), (7, Some(0.625)));
    assert_eq!(ResultCounts::default().score(), None);
}

/// A turn of `Turn::SetUp` ends the moves that are known, and the game is found all the same.
#[test]
fn games_with_positions_set_up_in_the_middle_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "1. 32-28 /FEN \"B:W28,31:B1-5\"/ 1... 1-6 1-1\n".to_owned();
    let game = read_all(&text).remove(0);
    let tree = game.tree.as_ref().expect("a game");
    let is_set_up = |id: &_| matches!(tree.node(*id).turn(), Some(Turn::SetUp(_)));
    let set_up = tree.main_line().into_iter().find(is_set_up).expect("a position set up");
    let index = index_of(&write_files(folder.path(), &[text]));
    let report = index.search(tree.node(set_up).position(), false, None);
    assert_eq!((report.games.len(), report.moves.len()), (1, 1));
    let before = tree.node(tree.main_line()[0]).position();
    let report = index.search(before, false, None);
    assert_eq!((report.games.len(), report.moves.len()), (1, 0));
}
