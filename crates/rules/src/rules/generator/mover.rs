//! The generator's compile-time parameters: the side to move and the rules it moves by.

use super::super::{ManStep, RuleSet, Side, Variant};
use crate::board::{Direction, SquareSet};

/// A side to move in one kind of game. The generator is compiled once for each, so that shifts are constants and rules
/// that do not apply are removed.
pub(in crate::rules) trait Mover: Copy {
    /// The variant, or another one whose pieces move in the same way.
    const VARIANT: Variant;
    /// The side to move.
    const SIDE: Side;
    /// The opponent.
    type Next: Mover<Next = Self>;

    const RULES: RuleSet = Self::VARIANT.rule_set();

    /// The directions of lines on the board.
    const DIRECTIONS: &'static [Direction] = if Self::VARIANT.has_sides() {
        &Direction::ALL
    } else {
        &Direction::TOP_DIAGONALS
    };

    /// The directions in which a man steps.
    const MAN_STEPS: &'static [Direction] =
        match (Self::RULES.men.white, Self::RULES.men.black, Self::SIDE) {
            (ManStep::BothWays, _, Side::White) | (_, ManStep::BothWays, Side::Black) => {
                &Direction::TOP_DIAGONALS
            }
            (ManStep::Forward, _, Side::White) => &Side::White.forward(),
            (_, ManStep::Forward, Side::Black) => &Side::Black.forward(),
        };

    /// The squares on which a man that ends its move becomes a king (`rules.md` §3.6).
    const PROMOTION_ROW: SquareSet = Self::RULES.promotion_row(Self::SIDE);
}

/// White to move in the variant with this index in [`Variant::ALL`].
#[derive(Clone, Copy)]
pub(in crate::rules) struct White<const VARIANT: usize>;

/// Black to move in the variant with this index in [`Variant::ALL`].
#[derive(Clone, Copy)]
pub(in crate::rules) struct Black<const VARIANT: usize>;

impl<const VARIANT: usize> Mover for White<VARIANT> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const SIDE: Side = Side::White;
    type Next = Black<VARIANT>;
}

impl<const VARIANT: usize> Mover for Black<VARIANT> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const SIDE: Side = Side::Black;
    type Next = White<VARIANT>;
}

/// Evaluates an expression with a type that stands for the [`Mover`] of a position.
macro_rules! with_mover {
    (@ $side:expr, $variant:expr, $Mover:ident => $body:expr) => {
        match $side {
            $crate::rules::Side::White => {
                type $Mover = $crate::rules::generator::White<{ $variant.index() }>;
                $body
            }
            $crate::rules::Side::Black => {
                type $Mover = $crate::rules::generator::Black<{ $variant.index() }>;
                $body
            }
        }
    };
    ($position:expr, $Mover:ident => $body:expr) => {{
        use $crate::rules::{Geometry, Variant, generator::with_mover};
        let side = $position.side_to_move();
        match $position.variant() {
            Variant::International => with_mover!(@ side, Variant::International, $Mover => $body),
            Variant::Dames3d => with_mover!(@ side, Variant::Dames3d, $Mover => $body),
            // Brigand and the family game differ in what wins, not in how pieces move.
            Variant::Family(Geometry::Flat) | Variant::Brigand(Geometry::Flat) => {
                with_mover!(@ side, Variant::Family(Geometry::Flat), $Mover => $body)
            }
            Variant::Family(Geometry::Pyramid) | Variant::Brigand(Geometry::Pyramid) => {
                with_mover!(@ side, Variant::Family(Geometry::Pyramid), $Mover => $body)
            }
            Variant::WolfAndSheep => with_mover!(@ side, Variant::WolfAndSheep, $Mover => $body),
        }
    }};
}

pub(in crate::rules) use with_mover;
