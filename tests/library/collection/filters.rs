//! Filters of games.

use dames3d::archive::{DateRange, GameDate, GameFilter, GameIndex};
use dames3d::notation::pdn::GameResult;
use dames3d::rules::{Side, Variant};

use super::{index_of, random_text, write_files};
use crate::random::{Random, amount};

/// The numbers of the games of this text that meet a filter, counted from 1.
fn found(text: &str, filter: &GameFilter) -> Vec<usize> {
    let folder = tempfile::tempdir().expect("a folder");
    let index = index_of(&write_files(folder.path(), &[text.to_owned()]));
    index.filter(filter).into_iter().map(|game| game + 1).collect()
}

fn player(name: &str) -> GameFilter {
    GameFilter { player: name.to_owned(), ..GameFilter::default() }
}

const PLAYERS: &str = "[White \"Ton Sijbrands\"]\n[Black \"Iser Koeperman\"]\n2-0\n\n\
    [White \"Andreas Kuijken\"]\n[Black \"Łukasz Żmuda\"]\n0-2\n\n\
    [White \"Георгиев\"]\n[Black \"Béatrice Ørsted\"]\n1-1\n";

#[test]
fn players_are_found_by_a_part_of_their_name_without_case_and_accents() {
    for (name, expected) in [
        ("sijbrands", vec![1]),
        ("IS", vec![1]),
        ("kuij", vec![2]),
        ("k", vec![1, 2]),
        ("lukasz zm", vec![2]),
        ("beatrice ors", vec![3]),
        ("BÉATRICE", vec![3]),
        ("georgiev", vec![3]),
        ("Георг", vec![3]),
        (" ", vec![1, 2, 3]),
        ("ruy", vec![]),
    ] {
        assert_eq!(found(PLAYERS, &player(name)), expected, "{name}");
    }
}

#[test]
fn dates_may_be_years_months_days_and_ranges() {
    let dates =
        ["1955.12.31", "1956.??.??", "1956.05.??", "1956.05.17", "1957.01.01", "????.??.??"];
    for (range, expected) in [
        ("1956", [false, true, true, true, false, false]),
        ("1956.05", [false, true, true, true, false, false]),
        ("1956.06", [false, true, false, false, false, false]),
        ("1956.05.17", [false, true, true, true, false, false]),
        ("1956.05.18", [false, true, true, false, false, false]),
        ("1956.06..", [false, true, false, false, true, false]),
        ("..1956.04", [true, true, false, false, false, false]),
        ("1955..1957", [true, true, true, true, true, false]),
        ("17-05-1956", [false, true, true, true, false, false]),
        ("1956.05..1956", [false, true, true, true, false, false]),
    ] {
        let range: DateRange = range.parse().expect("dates");
        let found = dates.map(|date| range.contains(GameDate::from_tag(date)));
        assert_eq!(found, expected, "{range:?}");
        assert_eq!(range.to_string().parse::<DateRange>(), Ok(range));
    }
    for text in [
        "",
        "..",
        "May",
        "1956..May",
        "0",
        "1956.13",
        "1956.05.32",
        "1956.??",
        "1956.05.",
        "5.1956",
        "1956.05.17.1",
        "1957..1956",
        "1956.06..1956.05",
    ] {
        let error = text.parse::<DateRange>().expect_err("no dates");
        assert!(error.to_string().contains(&format!("“{text}”")) || text == "1956..May", "{error}");
    }
}

#[test]
fn conditions_combine() {
    let mut random = Random::for_test("conditions_combine");
    let folder = tempfile::tempdir().expect("a folder");
    let text = random_text(&mut random, 400, &Variant::ALL);
    let index = index_of(&write_files(folder.path(), &[text]));
    let games = |filter: &GameFilter| index.filter(filter);
    let mut several = 0;
    for _ in 0..amount(20) {
        let filter = any_filter(&mut random);
        let alone = [
            player(&filter.player),
            GameFilter { event: filter.event.clone(), ..GameFilter::default() },
            GameFilter { dates: filter.dates, ..GameFilter::default() },
            GameFilter { result: filter.result, ..GameFilter::default() },
            GameFilter { variant: filter.variant, ..GameFilter::default() },
            GameFilter { without_duplicates: filter.without_duplicates, ..GameFilter::default() },
        ]
        .map(|filter| games(&filter));
        let all: Vec<usize> = (0..index.len())
            .filter(|game| alone.iter().all(|games| games.contains(game)))
            .collect();
        assert_eq!(games(&filter), all, "{filter:?}");
        check_plainly(&index, &filter, &all);
        several += usize::from(!all.is_empty() && all.len() < index.len());
    }
    assert!(several > 10, "{several}");
}

fn any_filter(random: &mut Random) -> GameFilter {
    let mut filter = GameFilter::default();
    if random.chance(40) {
        filter.player = ["ann", "bere", "łu", "ivan"][random.below(4)].to_owned();
    }
    if random.chance(20) {
        filter.event = ["a", "e"][random.below(2)].to_owned();
    }
    if random.chance(30) {
        filter.dates = ["1999", "2000..", "..2001"][random.below(3)].parse().ok();
    }
    if random.chance(30) {
        filter.result = Some([GameResult::Drawn, GameResult::Won(Side::Black)][random.below(2)]);
    }
    if random.chance(20) {
        filter.variant = random.pick(&Variant::ALL);
    }
    filter.without_duplicates = random.chance(20);
    filter
}

/// Checks conditions on the fields of the games themselves.
fn check_plainly(index: &GameIndex, filter: &GameFilter, found: &[usize]) {
    for &number in found {
        let game = index.game(number);
        assert!(filter.result.is_none_or(|result| game.result == result));
        assert!(filter.variant.is_none_or(|variant| game.variant == Some(variant)));
        assert!(!filter.without_duplicates || game.duplicate_of.is_none());
    }
}

#[test]
fn the_moves_of_a_game_are_counted_by_its_numbers_also_where_black_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "1. 32-28 18-23 2. 38-32 *\n\n1. 32-28 18-23 *\n\n\
        [FEN \"B:W31:B20\"]\n1... 20-24 2. 31-26 *\n\n[FEN \"B:W31:B20\"]\n1... 20-24 *\n\n\
        [FEN \"B:W31:B20\"]\n*\n";
    let index = index_of(&write_files(folder.path(), &[text.to_owned()]));
    let games: Vec<_> = (0..index.len()).map(|game| index.game(game)).collect();
    assert!(games.iter().all(|game| !game.has_errors), "{games:?}");
    let counts = games.iter().map(|game| (game.plies, game.moves()));
    assert_eq!(counts.collect::<Vec<_>>(), [(3, 2), (2, 1), (2, 2), (1, 1), (0, 0)]);
}
