//! The boards that a capture needs.

use crate::board::{Face, FaceSet};
use crate::rules::Hop;

/// The fewest boards that carry all of these hops; empty without hops. A hop along a line of several boards needs no board
/// of its own if another hop needs one of them.
pub(super) fn least_boards(hops: &[Hop]) -> FaceSet {
    let subsets = (0..1_u32 << Face::ALL.len()).map(|chosen| {
        let is_chosen = |face: &Face| chosen >> face.index() & 1 == 1;
        Face::ALL.into_iter().filter(is_chosen).collect::<FaceSet>()
    });
    subsets
        .filter(|boards| hops.iter().all(|hop| hop.faces.intersects(*boards)))
        .min_by_key(|boards| boards.len())
        .unwrap_or_default()
}
