use super::{Stage, StageTopic, Task, TaskGoal};

/// The stages of the lesson on the flat board.
pub(super) const STAGES_ON_FLAT_BOARD: &[Stage] = &[
    Stage {
        topic: StageTopic::Men,
        tasks: &[Task {
            fen: "W:W42:B5",
            goal: TaskGoal::Visit(&[38, 24]),
            limit: 4,
            solution: &["42-38", "38-33", "33-29", "29-24"],
        }],
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
