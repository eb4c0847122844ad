//! The tree embedded in the program.

use std::sync::{Arc, LazyLock};

use super::tree::OpeningTree;
use crate::rules::Variant;

const DAMES3D_BYTES: &[u8] = include_bytes!("../../assets/openings/dames3d.tree");

static DAMES3D: LazyLock<Option<Arc<OpeningTree>>> =
    LazyLock::new(|| OpeningTree::from_bytes(DAMES3D_BYTES).ok().map(Arc::new));

impl OpeningTree {
    /// The tree of this variant that the program brings along, if there is one.
    pub fn built_in(variant: Variant) -> Option<Arc<OpeningTree>> {
        match variant {
            Variant::Dames3d => DAMES3D.clone(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_of_dames_3d_is_whole() {
        let tree = OpeningTree::from_bytes(DAMES3D_BYTES).expect("a tree");
        assert_eq!(tree.variant(), Variant::Dames3d);
        assert!(tree.positions() >= 20_000, "{}", tree.positions());
    }
}
