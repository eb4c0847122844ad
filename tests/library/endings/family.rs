//! The ends of the family games (`rules.md` §4), and loss on time.

use dames3d::game::Command;
use dames3d::rules::{DrawReason, Geometry, Outcome, Side, Variant, WinReason};

use super::table::{Table, drawn, won};
use crate::cases::rows;

const BOARDS: [Geometry; 2] = Geometry::ALL;

/// The games of this name on each of their boards.
fn games(name: &str) -> Vec<Variant> {
    let both = |game: fn(Geometry) -> Variant| BOARDS.map(game).to_vec();
    match name {
        "family" => both(Variant::Family),
        "brigand" => both(Variant::Brigand),
        _ => vec![Variant::WolfAndSheep],
    }
}

#[test]
fn the_last_move_of_a_family_game_decides_it() {
    for [promise, name, fen, moves, ending] in rows(
        "
        capturing all pieces wins                | family  | W:W33:B28          | 33x22             | White NoPieces
        blocking all pieces wins                 | family  | W:W41,47,35:B36    | 35-30             | White NoMoves
        losing all pieces wins                   | brigand | W:W38:B22          | 38-33 22-28 33x22 | Black LostAll
        having no move wins                      | brigand | W:W41,47,35:B36    | 35-30             | Black ShutIn
        a wolf behind all sheep has won          | wolf    | B:W33,34,35,41:B32 | 32-37 33-28 37-42 | Black GotBehind
        the row of the last sheep is behind them | wolf    | B:W21,22,23,36:B32 | 32-37             | Black GotBehind
        a wolf without moves has lost            | wolf    | W:W11,12,7,49:B1   | 11-6              | White NoMoves
        sheep without moves have lost            | wolf    | B:W1,2,3,16:B6     | 6-11              | Black NoMoves
        ",
    ) {
        for variant in games(name) {
            let mut table = Table::from_fen(variant, fen);
            assert_eq!(table.outcome(), None, "{promise}: {variant}");
            table.play(moves);
            let Some(Outcome::Win { winner, reason }) = table.outcome() else {
                panic!("{promise}: {variant}: {:?}", table.outcome());
            };
            assert_eq!(format!("{winner:?} {reason:?}"), ending, "{promise}: {variant}");
        }
    }
}

#[test]
fn in_the_family_game_king_against_king_is_played_until_a_repetition() {
    for rules in [Variant::Family(Geometry::Flat), Variant::Brigand(Geometry::Flat)] {
        let mut table = Table::from_fen(rules, "B:WK46:BK1,K45");
        let (mut plies, mut moves) = (0, [("1-6", "46-41"), ("6-1", "41-46")].into_iter().cycle());
        assert_eq!(table.outcome(), None);
        while table.outcome().is_none() {
            let (black, white) = moves.next().expect("an endless cycle");
            table.play(black);
            if table.outcome().is_none() {
                table.play(white);
            }
            plies += 2;
        }
        assert!(plies <= 50);
        assert_eq!(table.outcome(), drawn(DrawReason::Repetition));
    }
}

#[test]
fn a_side_whose_time_runs_out_has_lost() {
    let mut table = Table::at_the_start();
    table.play("32-28");
    table.apply(Command::FlagFall(Side::Black));
    assert_eq!(table.outcome(), won(Side::White, WinReason::Time));
}
