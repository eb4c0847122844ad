use super::super::{ManStep, RuleSet, Side, Variant};
use crate::board::{Direction, SquareSet};

/// A side to move in one kind of game: what the optimiser must know. The generator is compiled once for each, so
/// that shifts are constants and rules that do not apply are gone.
pub(in crate::rules) trait Turn: Copy {
    /// The variant, or one whose pieces move alike.
    const VARIANT: Variant;
    /// Who moves.
    const SIDE: Side;
    /// The other side's turn.
    type Next: Turn<Next = Self>;

    const RULES: RuleSet = Self::VARIANT.rule_set();

    /// The ways lines run on the board.
    const DIRECTIONS: &'static [Direction] = if Self::VARIANT.has_sides() {
        &Direction::ALL
    } else {
        &Direction::TOP
    };

    /// The ways a man steps.
    const MAN_STEPS: &'static [Direction] =
        match (Self::RULES.men.white, Self::RULES.men.black, Self::SIDE) {
            (ManStep::BothWays, _, Side::White) | (_, ManStep::BothWays, Side::Black) => {
                &Direction::TOP
            }
            (ManStep::Forward, _, Side::White) => &Side::White.forward(),
            (_, ManStep::Forward, Side::Black) => &Side::Black.forward(),
        };

    /// Where a man that ends its move becomes a king (`rules.md` §3.6).
    const CROWNING: SquareSet = Self::RULES.crowning_row(Self::SIDE);
}

/// White to move in the variant of this place in [`Variant::ALL`].
#[derive(Clone, Copy)]
pub(in crate::rules) struct White<const VARIANT: usize>;

/// Black to move in the variant of this place in [`Variant::ALL`].
#[derive(Clone, Copy)]
pub(in crate::rules) struct Black<const VARIANT: usize>;

impl<const VARIANT: usize> Turn for White<VARIANT> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const SIDE: Side = Side::White;
    type Next = Black<VARIANT>;
}

impl<const VARIANT: usize> Turn for Black<VARIANT> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const SIDE: Side = Side::Black;
    type Next = White<VARIANT>;
}

/// Evaluates an expression with a type standing for the position's [`Turn`].
macro_rules! by_turn {
    (@ $side:expr, $variant:expr, $Turn:ident => $body:expr) => {
        match $side {
            $crate::rules::Side::White => {
                type $Turn = $crate::rules::generator::White<{ $variant.index() }>;
                $body
            }
            $crate::rules::Side::Black => {
                type $Turn = $crate::rules::generator::Black<{ $variant.index() }>;
                $body
            }
        }
    };
    ($position:expr, $Turn:ident => $body:expr) => {{
        use $crate::rules::{Geometry, Variant, generator::by_turn};
        let side = $position.side_to_move();
        match $position.variant() {
            Variant::International => by_turn!(@ side, Variant::International, $Turn => $body),
            Variant::Dames3d => by_turn!(@ side, Variant::Dames3d, $Turn => $body),
            // Brigand differs from the family game in what wins, not in how pieces move.
            Variant::Family(Geometry::Flat) | Variant::Brigand(Geometry::Flat) => {
                by_turn!(@ side, Variant::Family(Geometry::Flat), $Turn => $body)
            }
            Variant::Family(Geometry::Pyramid) | Variant::Brigand(Geometry::Pyramid) => {
                by_turn!(@ side, Variant::Family(Geometry::Pyramid), $Turn => $body)
            }
            Variant::WolfAndSheep => by_turn!(@ side, Variant::WolfAndSheep, $Turn => $body),
        }
    }};
}

pub(in crate::rules) use by_turn;
