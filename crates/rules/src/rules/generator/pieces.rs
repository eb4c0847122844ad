use super::super::{Side, Variant};
use crate::board::SquareSet;

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
        let kings = fold(
            self.kings.bits() ^ 0x8EBC_6AF0_9C88_C6E3,
            (game << 56) ^ 0x5899_65CC_7537_4CC3,
        );
        fold(men ^ 0x1D8E_4E27_C47D_124F, kings ^ 0xEB44_ACCA_B455_D165)
    }
}

#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
