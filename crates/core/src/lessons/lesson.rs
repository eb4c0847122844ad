use super::stages_on_flat_board::STAGES_ON_FLAT_BOARD;
use super::stages_on_pyramid::STAGES_ON_PYRAMID;
use super::{Stage, Stars};
use crate::rules::{Geometry, Variant};

/// The first lesson on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The variant whose rules it teaches.
    pub variant: Variant,
    /// The stages.
    pub stages: &'static [Stage],
}

impl Lesson {
    /// The number of stars that can be had.
    pub const fn most_stars(self) -> usize {
        self.stages.len() * Stars::MOST as usize
    }

    /// The lesson on the pyramid or on the flat board.
    pub const fn on(geometry: Geometry) -> Lesson {
        match geometry {
            Geometry::Pyramid => Lesson {
                variant: Variant::Dames3d,
                stages: STAGES_ON_PYRAMID,
            },
            Geometry::Flat => Lesson {
                variant: Variant::International,
                stages: STAGES_ON_FLAT_BOARD,
            },
        }
    }
}
