//! The stages and tasks of the lesson, as data.

use crate::board::{Face, Square, SquareSet};
use crate::notation::fen;
use crate::progress::Stars;
use crate::rules::{Geometry, Position, Variant};

/// The first lesson on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The variant whose rules it teaches.
    pub variant: Variant,
    pub stages: &'static [Stage],
}

impl Lesson {
    /// Maximum number of stars.
    pub const fn most_stars(self) -> usize {
        self.stages.len() * Stars::MAX as usize
    }

    pub const fn on(geometry: Geometry) -> Lesson {
        let stages = match geometry {
            Geometry::Pyramid => STAGES_ON_PYRAMID,
            Geometry::Flat => STAGES_ON_FLAT_BOARD,
        };
        Lesson { variant: geometry.standard_variant(), stages }
    }
}

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
    pub topic: StageTopic,
    pub tasks: &'static [Task],
}

/// The goal of a task, for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskGoal {
    /// Stand on each of these squares, in any order.
    Visit(&'static [u8]),
    /// Capture all pieces of the other side.
    CaptureAll,
    /// Capture, and leave the other side nothing to capture.
    CaptureSafely,
    /// Get a king.
    Crown,
    /// Look at this side of the pyramid.
    Look(Face),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The position, as FEN, White to move.
    pub fen: &'static str,
    pub goal: TaskGoal,
    /// Maximum number of moves, or of sides looked at.
    pub limit: u8,
    /// White's shortest moves to the goal; none for a side to look at.
    pub solution: &'static [&'static str],
}

impl Task {
    /// The position; `None` if the variant does not allow it.
    pub fn position(&self, variant: Variant) -> Option<Position> {
        fen::read_position(self.fen, variant).ok()
    }

    /// The squares that the goal names.
    pub fn target_squares(&self) -> SquareSet {
        match self.goal {
            TaskGoal::Visit(squares) => {
                squares.iter().copied().filter_map(Square::from_number).collect()
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// Minimum number of moves, or of sides looked at.
    pub fn fewest_moves(&self) -> u8 {
        u8::try_from(self.solution.len().max(1)).unwrap_or(u8::MAX)
    }
}

const CAPTURE: Stage = Stage {
    topic: StageTopic::Capture,
    tasks: &[
        Task {
            fen: "W:W39,49:B33,44",
            goal: TaskGoal::CaptureAll,
            limit: 2,
            solution: &["39x28", "49x40"],
        },
        Task {
            fen: "W:W26,27:B22,31",
            goal: TaskGoal::CaptureAll,
            limit: 2,
            solution: &["27x18", "26x37"],
        },
    ],
};

const STAGES_ON_PYRAMID: &[Stage] = &[
    Stage {
        topic: StageTopic::Men,
        tasks: &[
            Task {
                fen: "W:W38:B5",
                goal: TaskGoal::Visit(&[33, 29]),
                limit: 2,
                solution: &["38-33", "33-29"],
            },
            Task {
                fen: "W:W42:B5",
                goal: TaskGoal::Visit(&[38, 32]),
                limit: 2,
                solution: &["42-38", "38-32"],
            },
        ],
    },
    CAPTURE,
    Stage {
        topic: StageTopic::MostPieces,
        tasks: &[
            Task {
                fen: "W:W36,49:B34,41,42,43",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["49x47"],
            },
            Task {
                fen: "W:W45,48:B33,34,35,43",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["48x28"],
            },
        ],
    },
    Stage {
        topic: StageTopic::Side,
        tasks: &[
            Task {
                fen: "W:W31,36,37:B14,15,20",
                goal: TaskGoal::Look(Face::SouthWest),
                limit: 3,
                solution: &[],
            },
            Task {
                fen: "W:W31,36,37:B14,15,20",
                goal: TaskGoal::Look(Face::NorthEast),
                limit: 2,
                solution: &[],
            },
        ],
    },
    Stage {
        topic: StageTopic::SideCapture,
        tasks: &[
            Task {
                fen: "W:W45:B35,40",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["45x25"],
            },
            Task {
                fen: "W:W45,48:B40,44",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["45x43"],
            },
        ],
    },
    Stage {
        topic: StageTopic::Rafle,
        tasks: &[Task {
            fen: "W:W26:B22,27,33,40",
            goal: TaskGoal::CaptureSafely,
            limit: 1,
            solution: &["26x17"],
        }],
    },
    Stage {
        topic: StageTopic::King,
        tasks: &[
            Task {
                fen: "W:WK46:B24",
                goal: TaskGoal::Visit(&[6, 10]),
                limit: 2,
                solution: &["46-6", "6-10"],
            },
            Task {
                fen: "W:WK4:B14,44",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["4x24"],
            },
        ],
    },
    Stage {
        topic: StageTopic::Crowning,
        tasks: &[Task {
            fen: "W:W13:B3,7,8",
            goal: TaskGoal::Crown,
            limit: 1,
            solution: &["13x4"],
        }],
    },
];

const STAGES_ON_FLAT_BOARD: &[Stage] = &[
    Stage {
        topic: StageTopic::Men,
        tasks: &[Task {
            fen: "W:W42:B5",
            goal: TaskGoal::Visit(&[38, 24]),
            limit: 4,
            solution: &["42-38", "38-33", "33-29", "29-24"],
        }],
    },
    CAPTURE,
    Stage {
        topic: StageTopic::MostPieces,
        tasks: &[
            Task {
                fen: "W:W27,32,46:B17,22,29,31,41",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["27x47"],
            },
            Task {
                fen: "W:W25,33,50:B12,29,30,38,41",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["33x35"],
            },
        ],
    },
    Stage {
        topic: StageTopic::King,
        tasks: &[
            Task {
                fen: "W:WK46:B24",
                goal: TaskGoal::Visit(&[28, 50]),
                limit: 2,
                solution: &["46-28", "28-50"],
            },
            Task {
                fen: "W:WK50:B16,28",
                goal: TaskGoal::CaptureSafely,
                limit: 1,
                solution: &["50x17"],
            },
        ],
    },
    Stage {
        topic: StageTopic::Crowning,
        tasks: &[Task {
            fen: "W:W15,22:B7,9,10,17",
            goal: TaskGoal::Crown,
            limit: 1,
            solution: &["22x2"],
        }],
    },
];
