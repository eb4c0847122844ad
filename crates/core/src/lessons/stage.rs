use super::Task;

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
