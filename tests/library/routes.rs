//! Every route that the library lists can be walked on the boards, and none is missing.

use std::collections::{BTreeMap, BTreeSet};

use dames3d::board::{Face, FaceSet};
use dames3d::rules::{Hop, Move, PieceKind, Position, Route, Side, Variant};

use crate::drawing::{chosen, pyramid, square};
use crate::random::{Random, amount};
use crate::reference_generator::{self, Jump, Place, ReferenceMove, Sheet, View};

/// The boards that carry a straight line from one place to another, and the places between.
fn straight_way(boards: &[View], from: Place, to: Place) -> (BTreeSet<View>, Vec<Place>) {
    let mut carrying = BTreeSet::new();
    let mut passed = Vec::new();
    for &board in boards.iter().filter(|&&board| reference_generator::holds(board, from)) {
        for (rows, columns) in reference_generator::diagonals(board) {
            let way: Vec<Place> = (1..10)
                .map(|steps| (from.0 + steps * rows, from.1 + steps * columns))
                .take_while(|&place| reference_generator::holds(board, place))
                .collect();
            if let Some(end) = way.iter().position(|&place| place == to) {
                carrying.insert(board);
                passed = way[..end].to_vec();
            }
        }
    }
    (carrying, passed)
}

fn views(faces: FaceSet) -> BTreeSet<View> {
    let view = |face| match face {
        Face::Top => View::Top,
        Face::SouthWest => View::Sw,
        Face::SouthEast => View::Se,
        Face::NorthEast => View::Ne,
        Face::NorthWest => View::Nw,
    };
    faces.iter().map(view).collect()
}

/// Walks a route hop by hop and checks every hop.
fn walk(position: &Position, mv: Move, route: &Route) {
    let piece = position.piece_at(mv.from()).expect("a piece moves");
    let boards = if position.variant().has_sides() {
        &reference_generator::VIEWS[..]
    } else {
        &reference_generator::VIEWS[..1]
    };
    let mut at = mv.from();
    let mut taken = BTreeSet::new();
    for &Hop { from, to, over, faces } in &route.hops {
        assert_eq!(from, at, "a hop begins where the last one ended");
        let (carrying, passed) = straight_way(
            boards,
            reference_generator::place(from.number()),
            reference_generator::place(to.number()),
        );
        assert_eq!(views(faces), carrying, "{from} to {to}");
        assert!(!carrying.is_empty(), "{from} to {to} is on one board");
        let is_open = |number: u8| {
            number == mv.from().number() || position.piece_at(square(number)).is_none()
        };
        let found: Vec<u8> = passed
            .into_iter()
            .map(reference_generator::number)
            .filter(|&number| !is_open(number))
            .collect();
        assert_eq!(
            found,
            over.map(|over| over.number()).into_iter().collect::<Vec<_>>(),
            "{from} to {to}"
        );
        assert!(is_open(to.number()), "{to} is empty");
        if let Some(over) = over {
            let jumped = position.piece_at(over).expect("a piece is jumped");
            assert_eq!(jumped.side, !piece.side, "on {over}");
            assert!(taken.insert(over), "{over} is jumped twice");
            let distance = carrying_distance(from.row(), to.row(), from.column(), to.column());
            assert!(
                piece.kind == PieceKind::King || distance == 2 || distance == 4,
                "a man jumps to {to}"
            );
        } else {
            assert_eq!(route.hops.len(), 1, "a plain move is one hop");
        }
        at = to;
    }
    assert_eq!(at, mv.to());
    assert_eq!(taken, mv.captured().iter().collect());
    assert!(route.captured().eq(route.hops.iter().filter_map(|hop| hop.over)));
    assert_eq!(route.landings().last(), Some(mv.to()));
}

fn carrying_distance(row: u8, to_row: u8, column: u8, to_column: u8) -> u8 {
    row.abs_diff(to_row).max(column.abs_diff(to_column))
}

/// The number of different sequences of jumps for each legal capture, by the reference generator.
fn reference_routes(position: &Position) -> BTreeMap<ReferenceMove, usize> {
    let sheet = Sheet::of(position);
    let mut routes = BTreeMap::new();
    for from in position.pieces(position.side_to_move()) {
        let from = reference_generator::place(from.number());
        sheet.each_capture(from, &mut |path: &[Jump]| {
            *routes.entry(reference_generator::as_move(from, path)).or_default() += 1;
        });
    }
    routes
}

#[test]
fn every_route_can_be_walked_and_none_is_missing() {
    let mut random = Random::for_test("every_route_can_be_walked_and_none_is_missing");
    for variant in Variant::STANDARD {
        let (mut walked, mut most, mut several) = (0, 0, 0);
        for round in 0..amount(250) {
            let position = if round % 2 == 0 {
                let (white, black) = (random.between(1, 10), random.between(1, 10));
                random.position(variant, white, black, 50)
            } else {
                random.rich_in_captures(variant)
            };
            if reference_generator::paths_exceed(&position, 3000) {
                continue;
            }
            let counted = reference_routes(&position);
            for mv in &position.legal_moves() {
                let routes = position.routes(mv);
                assert!(!routes.is_empty(), "{mv:?} cannot be carried out: {position:?}");
                routes.iter().for_each(|route| walk(&position, mv, route));
                let distinct: BTreeSet<Vec<_>> = routes
                    .iter()
                    .map(|route| route.hops.iter().map(|hop| (hop.over, hop.to)).collect())
                    .collect();
                assert_eq!(
                    distinct.len(),
                    routes.len(),
                    "a route of {mv:?} is listed twice: {position:?}"
                );
                if mv.is_capture() {
                    let taken = mv.captured().iter().map(|square| square.number()).collect();
                    let all = counted[&(mv.from().number(), mv.to().number(), taken)];
                    assert_eq!(routes.len(), all.min(256), "{mv:?} in {position:?}");
                }
                assert_eq!(position.route(mv).as_ref(), routes.first());
                walked += routes.len();
                most = most.max(mv.captured().len());
                several += usize::from(routes.len() > 1);
            }
        }
        println!(
            "{variant}: {walked} routes walked, {most} pieces taken at most, {several} moves with several"
        );
        assert!(walked > amount(100) && most >= 10 && several > amount(10));
    }
}

#[test]
fn a_move_from_another_position_has_no_route() {
    let start = Position::start(Variant::Dames3d);
    let mv = chosen(&start, "31-26");
    assert_eq!(start.routes(mv).len(), 1);
    let capture = pyramid(
        " . . . . .
         . . . . .
          . . . . .
         . . . . .
          b . . . .
         . . . . .
          w . . . .
         . . . . .
          . . . . .
         . . . . .",
    );
    let takes = chosen(&capture, "31x11");
    assert_eq!(capture.routes(takes).len(), 1);
    assert!(start.routes(takes).is_empty());
    assert_eq!(start.side_to_move(), Side::White);
}
