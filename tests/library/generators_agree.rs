//! The library's move generator and the reference generator find the same moves, in positions of every kind.

use std::collections::BTreeSet;

use dames3d::board::SquareSet;
use dames3d::rules::{Move, Piece, PieceKind, Position, Setup, Variant};

use crate::random::{Random, amount};
use crate::reference_generator::{self, ReferenceMove, Sheet};

fn as_reference_move(mv: Move) -> ReferenceMove {
    let taken = mv.captured().iter().map(|square| square.number()).collect();
    (mv.from().number(), mv.to().number(), taken)
}

/// Statistics of the positions compared, so that a test cannot become weaker unnoticed.
#[derive(Debug, Default)]
struct Coverage {
    positions: usize,
    lost: usize,
    king_steps: usize,
    man_captures: usize,
    king_captures: usize,
    captures_on_a_side: usize,
    promotions: usize,
    choices: usize,
    most_taken: usize,
    most_kings_stepping: usize,
}

impl Coverage {
    /// Compares the two generators in one position.
    fn compare(&mut self, position: &Position) {
        let moves = position.legal_moves();
        let fast: BTreeSet<ReferenceMove> = moves.into_iter().map(as_reference_move).collect();
        let sheet = Sheet::of(position);
        assert_eq!(fast, sheet.moves(), "{position:?}");
        assert_eq!(fast.len(), moves.len(), "a move is listed twice: {position:?}");
        for mv in &moves {
            let next = position.play(mv);
            assert_eq!(
                Sheet::of(&next),
                sheet.after(&as_reference_move(mv)),
                "after {mv:?} in {position:?}"
            );
        }
        self.count(position, &moves);
    }

    fn count(&mut self, position: &Position, moves: &[Move]) {
        self.positions += 1;
        self.lost += usize::from(moves.is_empty());
        self.choices += usize::from(moves.len() > 1 && moves[0].is_capture());
        let plain = moves.iter().filter(|mv| !mv.is_capture());
        let stepping: SquareSet = plain.map(|mv| mv.from()).collect();
        let kings_stepping = (stepping & position.kings()).len();
        self.most_kings_stepping = self.most_kings_stepping.max(kings_stepping);
        for mv in moves {
            let is_king = position.kings().contains(mv.from());
            self.king_steps += usize::from(is_king && !mv.is_capture());
            self.king_captures += usize::from(is_king && mv.is_capture());
            self.man_captures += usize::from(!is_king && mv.is_capture());
            self.promotions +=
                usize::from(!is_king && position.play(*mv).kings().contains(mv.to()));
            self.most_taken = self.most_taken.max(mv.captured().len());
            // On the top board a man that takes one piece lands two columns away.
            let columns = mv.from().column().abs_diff(mv.to().column());
            let one = mv.captured().len() == 1;
            self.captures_on_a_side += usize::from(one && !is_king && columns != 2);
        }
    }

    fn report(&self, test: &str, variant: Variant) {
        println!("{test}, {variant}: {self:?}");
        assert_eq!(self.captures_on_a_side > 0, variant.has_sides(), "{test}: {self:?}");
    }
}

/// All variants except wolf and sheep.
const WITH_CAPTURES: [Variant; 6] = {
    let [first, second, third, fourth, fifth, sixth, _wolf_and_sheep] = Variant::ALL;
    [first, second, third, fourth, fifth, sixth]
};

#[test]
fn generators_agree_on_wolf_and_sheep() {
    let mut random = Random::for_test("generators_agree_on_wolf_and_sheep");
    let mut coverage = Coverage::default();
    for _ in 0..amount(3000) {
        coverage.compare(&random.wolf_and_sheep());
    }
    coverage.report("wolf and sheep", Variant::WolfAndSheep);
    assert!(
        coverage.lost > 1 && coverage.promotions == 0 && coverage.king_steps == 0,
        "{coverage:?}"
    );
}

#[test]
fn generators_agree_in_random_games() {
    let mut random = Random::for_test("generators_agree_in_random_games");
    for variant in WITH_CAPTURES {
        let mut coverage = Coverage::default();
        for _ in 0..amount(30) {
            let mut position = Position::start(variant);
            for _ in 0..250 {
                coverage.compare(&position);
                let Some(mv) = random.pick(&position.legal_moves()) else {
                    break;
                };
                position = position.play(mv);
            }
        }
        coverage.report("games", variant);
        assert!(coverage.positions > amount(2000) && coverage.lost > 0, "{coverage:?}");
        assert!(
            coverage.man_captures > 100 && coverage.king_captures > 20 && coverage.promotions > 20,
            "{coverage:?}"
        );
    }
}

#[test]
fn generators_agree_with_many_pieces_and_kings() {
    let mut random = Random::for_test("generators_agree_with_many_pieces_and_kings");
    for variant in WITH_CAPTURES {
        let mut coverage = Coverage::default();
        for _ in 0..amount(600) {
            let (white, black) = (random.between(2, 14), random.between(2, 14));
            let kings = random.below(100);
            coverage.compare(&random.position(variant, white, black, kings));
        }
        coverage.report("scattered", variant);
        assert!(
            coverage.man_captures > 150 && coverage.king_captures > 500 && coverage.promotions > 20,
            "{coverage:?}"
        );
        assert!(coverage.choices > 200 && coverage.most_taken >= 5, "{coverage:?}");
    }
}

#[test]
fn generators_agree_with_few_pieces() {
    let mut random = Random::for_test("generators_agree_with_few_pieces");
    for variant in WITH_CAPTURES {
        let mut coverage = Coverage::default();
        for _ in 0..amount(2000) {
            let (white, black) = (random.between(1, 3), random.between(0, 3));
            coverage.compare(&random.position(variant, white, black, 70));
        }
        coverage.report("endgames", variant);
        assert!(
            coverage.king_steps > 5000 && coverage.king_captures > 100 && coverage.lost > 50,
            "{coverage:?}"
        );
    }
}

#[test]
fn generators_agree_with_up_to_twenty_kings() {
    let mut random = Random::for_test("generators_agree_with_up_to_twenty_kings");
    for variant in WITH_CAPTURES {
        let mut coverage = Coverage::default();
        for kings in (1..=20).cycle().take(amount(400)) {
            let enemies = random.below(2);
            coverage.compare(&random.position(variant, kings, enemies, 100));
        }
        println!("kings, {variant}: {coverage:?}");
        assert!(coverage.most_kings_stepping > 16, "{coverage:?}");
    }
}

#[test]
fn generators_agree_on_captures_of_ten_and_more() {
    let mut random = Random::for_test("generators_agree_on_captures_of_ten_and_more");
    for variant in WITH_CAPTURES {
        let mut coverage = Coverage::default();
        let (mut by_men, mut by_kings) = (0, 0);
        for _ in 0..amount(250) {
            let position = random.rich_in_captures(variant);
            if is_endless(&position) {
                continue;
            }
            coverage.compare(&position);
            let moves = position.legal_moves();
            let by = |kind| moves.into_iter().any(|mv| taken_by(&position, mv, kind) >= 10);
            by_men += usize::from(by(PieceKind::Man));
            by_kings += usize::from(by(PieceKind::King));
        }
        coverage.report("captures", variant);
        println!("ten and more taken by men {by_men} times, by kings {by_kings} times");
        assert!(by_men >= 3 && by_kings >= 3, "{by_men} {by_kings} {coverage:?}");
    }
}

fn taken_by(position: &Position, mv: Move, kind: PieceKind) -> usize {
    let piece = position.piece_at(mv.from()).expect("a piece moves");
    if piece.kind == kind { mv.captured().len() } else { 0 }
}

/// Returns `true` if the reference generator would walk more paths than a test has time for.
fn is_endless(position: &Position) -> bool {
    reference_generator::paths_exceed(position, amount(3000))
}

#[test]
fn half_a_turn_of_the_board_turns_its_moves() {
    let mut random = Random::for_test("half_a_turn_of_the_board_turns_its_moves");
    for variant in WITH_CAPTURES {
        for _ in 0..amount(400) {
            let (white, black) = (random.between(1, 10), random.between(0, 10));
            let position = random.position(variant, white, black, 40);
            let turned = half_turned(&position);
            let here: BTreeSet<_> = position
                .legal_moves()
                .into_iter()
                .map(|mv| {
                    (mv.from().rotate_180(), mv.to().rotate_180(), mv.captured().rotate_180())
                })
                .collect();
            let there: BTreeSet<_> = turned
                .legal_moves()
                .into_iter()
                .map(|mv| (mv.from(), mv.to(), mv.captured()))
                .collect();
            assert_eq!(here, there, "{position:?}");
        }
    }
}

/// The position after half a turn of the board, with the colors exchanged.
pub(crate) fn half_turned(position: &Position) -> Position {
    let mut setup = Setup::empty(!position.side_to_move());
    for (square, Piece { side, kind }) in position.pieces_on_squares() {
        setup.place(square.rotate_180(), Some(Piece { side: !side, kind }));
    }
    setup.position(position.variant()).expect("as legal as it was")
}
