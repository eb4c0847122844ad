//! Irregular turns played by hand, as commands in comments: `[%hand 31-26 x19]` for the actions and
//! `[%irregular took-too-few=1/2]` for what was wrong with them.

use crate::board::{Square, SquareSet};
use crate::rules::{HandAction, Irregularity};

/// Writes the actions: `31-26` for a piece that was carried, `x19` for one that was removed.
pub(super) fn write_actions(actions: &[HandAction]) -> String {
    let words = actions.iter().map(|action| match action {
        HandAction::Carry { from, to } => format!("{from}-{to}"),
        HandAction::Remove(square) => format!("x{square}"),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Reads the actions.
pub(super) fn read_actions(text: &str) -> Option<Vec<HandAction>> {
    let action = |word: &str| match word.strip_prefix('x') {
        Some(square) => read_square(square).map(HandAction::Remove),
        None => read_pair(word).map(|(from, to)| HandAction::Carry { from, to }),
    };
    text.split_whitespace().map(action).collect()
}

/// Writes irregularities: a name, and behind `=` the squares or numbers.
pub(super) fn write_irregularities(irregularities: &[Irregularity]) -> String {
    let words = irregularities
        .iter()
        .map(|irregularity| match *irregularity {
            Irregularity::TwoMoves(by) => format!("two-moves={}", write_squares(by)),
            Irregularity::OpponentsPiece(square) => format!("opponents-piece={square}"),
            Irregularity::CaptureOverlooked { due } => format!("capture-overlooked={due}"),
            Irregularity::RemovedWithoutCause(squares) => {
                format!("removed-without-cause={}", write_squares(squares))
            }
            Irregularity::TookTooFew { taken, due } => format!("took-too-few={taken}/{due}"),
            Irregularity::TookTooMany(squares) => {
                format!("took-too-many={}", write_squares(squares))
            }
            Irregularity::StoppedHalfWay(square) => format!("stopped-half-way={square}"),
            Irregularity::LiftedTooEarly(square) => format!("lifted-too-early={square}"),
            Irregularity::NoSuchMove { from, to } => format!("no-such-move={from}-{to}"),
            Irregularity::NotThePieceTouched(square) => format!("not-the-piece-touched={square}"),
            Irregularity::NothingPlayed => "nothing-played".to_owned(),
        });
    words.collect::<Vec<_>>().join(" ")
}

/// Reads irregularities.
pub(super) fn read_irregularities(text: &str) -> Option<Vec<Irregularity>> {
    text.split_whitespace().map(read_irregularity).collect()
}

fn read_irregularity(word: &str) -> Option<Irregularity> {
    let (name, value) = word.split_once('=').unwrap_or((word, ""));
    Some(match name {
        "two-moves" => Irregularity::TwoMoves(read_squares(value)?),
        "opponents-piece" => Irregularity::OpponentsPiece(read_square(value)?),
        "capture-overlooked" => Irregularity::CaptureOverlooked {
            due: value.parse().ok()?,
        },
        "removed-without-cause" => Irregularity::RemovedWithoutCause(read_squares(value)?),
        "took-too-few" => {
            let (taken, due) = value.split_once('/')?;
            Irregularity::TookTooFew {
                taken: taken.parse().ok()?,
                due: due.parse().ok()?,
            }
        }
        "took-too-many" => Irregularity::TookTooMany(read_squares(value)?),
        "stopped-half-way" => Irregularity::StoppedHalfWay(read_square(value)?),
        "lifted-too-early" => Irregularity::LiftedTooEarly(read_square(value)?),
        "no-such-move" => {
            let (from, to) = read_pair(value)?;
            Irregularity::NoSuchMove { from, to }
        }
        "not-the-piece-touched" => Irregularity::NotThePieceTouched(read_square(value)?),
        "nothing-played" => Irregularity::NothingPlayed,
        _ => return None,
    })
}

fn write_squares(squares: SquareSet) -> String {
    let numbers: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
    numbers.join(",")
}

fn read_squares(text: &str) -> Option<SquareSet> {
    text.split(',')
        .filter(|number| !number.is_empty())
        .map(read_square)
        .collect()
}

/// Reads the number of a square.
pub(super) fn read_square(text: &str) -> Option<Square> {
    text.trim().parse().ok().and_then(Square::from_number)
}

/// Reads two squares with a hyphen between them.
pub(super) fn read_pair(text: &str) -> Option<(Square, Square)> {
    let (from, to) = text.split_once('-')?;
    Some((read_square(from)?, read_square(to)?))
}
