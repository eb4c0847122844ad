use super::{Stage, StageTopic, Task, TaskGoal};
use crate::board::Face;

/// The stages of the lesson on the pyramid.
pub(super) const STAGES_ON_PYRAMID: &[Stage] = &[
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
    Stage {
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
    },
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
