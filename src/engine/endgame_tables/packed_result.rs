use crate::engine::TableResult;
use crate::rules::Ply;

/// A verdict in a byte: 0 for a draw, else one more than the plies. Whoever makes the last ply wins, so an odd number
/// of plies is a win and an even one a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedResult(u8);

impl PackedResult {
    pub(super) const DRAW: PackedResult = PackedResult(0);

    /// The most plies. With five pieces a win takes 93 at most.
    pub(super) const MAX_PLIES: Ply = Ply(u8::MAX as u16 - 1);

    /// For a position decided in so many plies, up to [`PackedResult::MAX_PLIES`].
    pub(super) const fn decided_in(plies: Ply) -> PackedResult {
        assert!(plies.0 <= PackedResult::MAX_PLIES.0);
        PackedResult(plies.0 as u8 + 1)
    }

    pub(super) const fn byte(self) -> u8 {
        self.0
    }

    pub(super) const fn from_byte(byte: u8) -> PackedResult {
        PackedResult(byte)
    }

    #[inline]
    pub(super) const fn unpack(self) -> TableResult {
        match self.0.checked_sub(1) {
            None => TableResult::Draw,
            Some(plies) if plies % 2 == 0 => TableResult::Loss(Ply(plies as u16)),
            Some(plies) => TableResult::Win(Ply(plies as u16)),
        }
    }
}
