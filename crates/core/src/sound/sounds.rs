use crate::rules::PieceKind;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    Lift,
    Place(PieceKind),
    /// Pieces slide over the board to where they stand in another position.
    Slide,
    /// A piece lands after one of the jumps of a capture.
    Hop {
        /// The number of the jump, from 1; each is a little higher than the one before.
        number: u8,
        kind: PieceKind,
    },
    /// Captured pieces leave the board.
    Captured {
        count: u8,
    },
    /// A man becomes a king: a second disc is put on top.
    Crown,
    Refused,
    /// It is the turn of the person again.
    YourTurn,
    /// A friend elsewhere comes to the board, or comes back.
    Came,
    /// A friend elsewhere is no longer there.
    Gone,
    /// A game with a friend elsewhere begins.
    Begins,
    /// The game is won by a person.
    Won,
    /// The game is lost against the computer.
    Lost,
    Drawn,
}

impl Sound {
    pub const ALL: [Sound; 17] = [
        Sound::Lift,
        Sound::Place(PieceKind::Man),
        Sound::Place(PieceKind::King),
        Sound::Slide,
        Sound::Hop { number: 1, kind: PieceKind::Man },
        Sound::Hop { number: 4, kind: PieceKind::King },
        Sound::Captured { count: 1 },
        Sound::Captured { count: 5 },
        Sound::Crown,
        Sound::Refused,
        Sound::YourTurn,
        Sound::Came,
        Sound::Gone,
        Sound::Begins,
        Sound::Won,
        Sound::Lost,
        Sound::Drawn,
    ];

    /// A name of letters, digits and dashes, such as `place-king`.
    pub fn name(self) -> String {
        let kind_name = |kind| match kind {
            PieceKind::Man => "man",
            PieceKind::King => "king",
        };
        match self {
            Sound::Lift => "lift".to_owned(),
            Sound::Place(kind) => format!("place-{}", kind_name(kind)),
            Sound::Slide => "slide".to_owned(),
            Sound::Hop { number, kind } => format!("hop-{number}-{}", kind_name(kind)),
            Sound::Captured { count } => format!("captured-{count}"),
            Sound::Crown => "crown".to_owned(),
            Sound::Refused => "refused".to_owned(),
            Sound::YourTurn => "your-turn".to_owned(),
            Sound::Came => "came".to_owned(),
            Sound::Gone => "gone".to_owned(),
            Sound::Begins => "begins".to_owned(),
            Sound::Won => "won".to_owned(),
            Sound::Lost => "lost".to_owned(),
            Sound::Drawn => "drawn".to_owned(),
        }
    }
}
