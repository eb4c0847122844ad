//! Results as they are stored in a table.

use crate::rules::Ply;
use crate::table_result::TableResult;

/// A result in one byte: 0 for a draw, otherwise the plies plus one. The winner makes the last ply, so an odd number of
/// plies is a win and an even one a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedResult(u8);

impl PackedResult {
    pub(super) const DRAW: PackedResult = PackedResult(0);

    /// The most plies that can be stored. The longest win with five pieces takes 93.
    pub(super) const MAX_PLIES: Ply = Ply(u8::MAX as u16 - 1);

    /// The result of a position decided in this number of plies, up to [`PackedResult::MAX_PLIES`].
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
