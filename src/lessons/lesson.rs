use super::stages_on_flat_board::STAGES_ON_FLAT_BOARD;
use super::stages_on_pyramid::STAGES_ON_PYRAMID;
use super::{Stars, Task};
use crate::rules::{Geometry, Variant};

/// The rule that a stage teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageTopic {
    /// Men move on the top (`rules.md` §3.1).
    Men,
    /// Captures are compulsory (`rules.md` §3.3).
    Capture,
    /// The capture of the most pieces is compulsory (`rules.md` §3.5).
    MostPieces,
    /// The sides are boards of their own (`rules.md` §2.1).
    Side,
    /// Men capture along the lines of a side (`rules.md` §3.3).
    SideCapture,
    /// A rafle may use several boards (`rules.md` §3.4).
    Rafle,
    /// Kings move on all boards they stand on (`rules.md` §3.2).
    King,
    /// A man is crowned only where its move ends (`rules.md` §3.6).
    Crowning,
}

/// A stage: a rule, and tasks that need it. The first task shows the moves, the others are done alone.
#[derive(Debug, PartialEq, Eq)]
pub struct Stage {
    /// The rule.
    pub topic: StageTopic,
    /// One or more tasks.
    pub tasks: &'static [Task],
}

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
