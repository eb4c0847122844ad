//! Positions that show the rules, each with a move to play on the board beside a page that explains it.
//!
//! ```
//! use dames3d::lessons::Lesson;
//! use dames3d::rules::Variant;
//!
//! let first = Lesson::of_variant(Variant::Dames3d).next().unwrap();
//! let shown = first.demonstration().unwrap();
//! assert_eq!(shown.before.legal_moves().len(), 1);
//! assert_eq!(shown.route.captured().count(), 1);
//! ```

use crate::notation::{MoveRequest, fen};
use crate::rules::{Position, Route, Variant};

/// The rule that a lesson shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonTopic {
    /// A capture along a diagonal of a side (`rules.md` §2.2, §3.3).
    SideCapture,
    /// A capture on the top and on a side (`rules.md` §3.4).
    SideRafle,
    /// A capture on the flat board, backward (`rules.md` §3.3).
    Capture,
    /// A capture of several pieces on the flat board (`rules.md` §3.4).
    Rafle,
    /// The sheep shut the wolf in (`rules.md` §4.4).
    WolfCaught,
    /// The wolf gets behind the sheep (`rules.md` §4.4).
    WolfEscapes,
}

impl LessonTopic {
    /// The position, as FEN, and the move.
    const fn example(self) -> (&'static str, &'static str) {
        match self {
            LessonTopic::SideCapture => ("W:W42,45,46,48,50:B2,4,8,15,32", "42x22"),
            LessonTopic::SideRafle => ("W:W42,45,46,50:B2,4,9,21,32,38", "42x33x31x11"),
            LessonTopic::Capture => ("W:W22,45,46,48,50:B2,4,8,15,28", "22x33"),
            LessonTopic::Rafle => ("W:W42,45,46,50:B2,4,9,17,28,38", "42x33x22x11"),
            LessonTopic::WolfCaught => ("W:W8,12,13,14:B3", "14-9"),
            LessonTopic::WolfEscapes => ("B:W21,27,28,30:B23", "23-29"),
        }
    }
}

/// A position of a variant that shows one of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lesson {
    /// The rule.
    pub topic: LessonTopic,
    /// The variant.
    pub variant: Variant,
}

/// The position of a lesson, and what its move makes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demonstrated {
    /// The position before the move.
    pub before: Position,
    /// The way of the piece.
    pub route: Route,
    /// The position after the move.
    pub after: Position,
}

impl Lesson {
    /// The lessons of a variant, in the order in which they are read.
    pub fn of_variant(variant: Variant) -> impl Iterator<Item = Lesson> {
        let topics = match variant {
            Variant::WolfAndSheep => [LessonTopic::WolfCaught, LessonTopic::WolfEscapes],
            _ if variant.has_sides() => [LessonTopic::SideCapture, LessonTopic::SideRafle],
            _ => [LessonTopic::Capture, LessonTopic::Rafle],
        };
        topics
            .into_iter()
            .map(move |topic| Lesson { topic, variant })
    }

    /// The position and the move; `None` if the rules of the variant do not allow them.
    pub fn demonstration(self) -> Option<Demonstrated> {
        let (position, played) = self.topic.example();
        let before = fen::read_position(position, self.variant).ok()?;
        let request: MoveRequest = played.parse().ok()?;
        let (mv, route) = request.resolve(&before).ok()?;
        Some(Demonstrated {
            before,
            route,
            after: before.play(mv),
        })
    }
}
