//! The compile-time parameters of the generator, side to move and rules, and the pieces as sets.

use super::super::{ManStep, RuleSet, Side, Variant};
use crate::board::{Direction, SquareSet};

/// A side to move in one kind of game. The generator is compiled once for each, so that shifts are constants and rules
/// that do not apply are removed.
pub(in crate::rules) trait Mover: Copy {
    /// The variant, or another one whose pieces move in the same way.
    const VARIANT: Variant;
    const SIDE: Side;
    /// The opponent.
    type Next: Mover<Next = Self>;

    const RULES: RuleSet = Self::VARIANT.rule_set();

    /// The directions of lines on the board.
    const DIRECTIONS: &'static [Direction] =
        if Self::VARIANT.has_sides() { &Direction::ALL } else { &Direction::TOP_DIAGONALS };

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

/// The pieces of a position from the side to move's point of view.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Pieces {
    /// The pieces of the side to move.
    pub(in crate::rules) own: SquareSet,
    pub(in crate::rules) enemy: SquareSet,
    /// The kings of both sides.
    pub(in crate::rules) kings: SquareSet,
}

impl Pieces {
    /// The pieces as the opponent sees them after a man has moved, captured, and been promoted if it ended on its
    /// promotion row.
    #[inline(always)]
    pub(in crate::rules) fn after_man_move(
        self,
        from: SquareSet,
        to: SquareSet,
        captured: SquareSet,
        promotion: SquareSet,
    ) -> Pieces {
        Pieces {
            own: self.enemy ^ captured,
            enemy: (self.own ^ from) | to,
            kings: self.kings.difference(captured) | (to & promotion),
        }
    }

    /// The pieces as the opponent sees them after a king has moved and captured.
    #[inline(always)]
    pub(in crate::rules) fn after_king_move(
        self,
        from: SquareSet,
        to: SquareSet,
        captured: SquareSet,
    ) -> Pieces {
        Pieces {
            own: self.enemy ^ captured,
            enemy: (self.own ^ from) | to,
            kings: (self.kings.difference(captured) ^ from) | to,
        }
    }

    /// The hash key of a position: products of 64-bit words, each folded by exclusive or of its halves
    /// (multiply-and-fold mixing as in wyhash).
    #[inline(always)]
    pub(in crate::rules) fn key(self, variant: Variant, side: Side) -> u64 {
        let game = 2 * variant.index() as u64 + side as u64;
        let men = fold(
            self.own.bits() ^ 0xA076_1D64_78BD_642F,
            self.enemy.bits() ^ 0xE703_7ED1_A0B4_28DB,
        );
        let kings =
            fold(self.kings.bits() ^ 0x8EBC_6AF0_9C88_C6E3, (game << 56) ^ 0x5899_65CC_7537_4CC3);
        fold(men ^ 0x1D8E_4E27_C47D_124F, kings ^ 0xEB44_ACCA_B455_D165)
    }
}

/// The exclusive or of the halves of a product. Written in half-words, which compilers turn into one wide
/// multiplication where the processor has it; in WebAssembly, which has none, `u128` would be a call.
#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    const LOW: u64 = u32::MAX as u64;
    let (a_low, a_high) = (a & LOW, a >> 32);
    let (b_low, b_high) = (b & LOW, b >> 32);
    let middle = a_high * b_low + ((a_low * b_low) >> 32);
    let high = a_high * b_high + (middle >> 32) + ((a_low * b_high + (middle & LOW)) >> 32);
    a.wrapping_mul(b) ^ high
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn the_halves_of_a_product_are_folded() {
        let words = [0, 1, 0xFFFF_FFFF, 1 << 32, 0xA076_1D64_78BD_642F, u64::MAX];
        for a in words {
            for b in words {
                let product = u128::from(a) * u128::from(b);
                assert_eq!(fold(a, b), product as u64 ^ (product >> 64) as u64);
            }
        }
    }
}
