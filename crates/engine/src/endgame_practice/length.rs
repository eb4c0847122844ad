use std::fmt;
use std::ops::RangeInclusive;

/// A range of numbers of moves to the win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PracticeLength {
    /// Two or three moves.
    #[default]
    UpTo3,
    /// Four to six moves.
    UpTo6,
    /// Seven to nine moves.
    UpTo9,
    /// Ten moves or more.
    Longer,
}

impl PracticeLength {
    /// All lengths, the shortest first.
    pub const ALL: [PracticeLength; 4] = [
        PracticeLength::UpTo3,
        PracticeLength::UpTo6,
        PracticeLength::UpTo9,
        PracticeLength::Longer,
    ];

    /// The numbers of moves.
    pub const fn moves(self) -> RangeInclusive<u16> {
        match self {
            PracticeLength::UpTo3 => 2..=3,
            PracticeLength::UpTo6 => 4..=6,
            PracticeLength::UpTo9 => 7..=9,
            PracticeLength::Longer => 10..=u16::MAX,
        }
    }

    /// The length with wins in this number of moves.
    pub fn with(moves: u16) -> Option<PracticeLength> {
        PracticeLength::ALL
            .into_iter()
            .find(|length| length.moves().contains(&moves))
    }
}

impl fmt::Display for PracticeLength {
    /// Writes the numbers of moves: `4–6`, `10+`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves();
        match (moves.start(), moves.end()) {
            (least, &u16::MAX) => f.pad(&format!("{least}+")),
            (least, most) => f.pad(&format!("{least}–{most}")),
        }
    }
}
