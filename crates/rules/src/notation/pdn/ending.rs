//! The end of a game by agreement, resignation or time, as a command in a comment: `[%end white resignation]`.

use crate::rules::{DrawReason, Outcome, Ply, Side, WinReason};

const WINS: [(WinReason, &str); 7] = [
    (WinReason::NoPieces, "no-pieces"),
    (WinReason::NoMoves, "no-moves"),
    (WinReason::Resignation, "resignation"),
    (WinReason::Time, "time"),
    (WinReason::LostAll, "lost-all"),
    (WinReason::ShutIn, "shut-in"),
    (WinReason::GotBehind, "got-behind"),
];

const SIDES: [(Side, &str); 2] = [(Side::White, "white"), (Side::Black, "black")];

/// Writes the winner or `draw`, and the reason.
pub(super) fn write(ending: Outcome) -> String {
    match ending {
        Outcome::Win { winner, reason } => {
            format!("{} {}", name(&SIDES, winner), name(&WINS, reason))
        }
        Outcome::Draw(reason) => match reason {
            DrawReason::Agreement => "draw agreement".to_owned(),
            DrawReason::Repetition => "draw repetition".to_owned(),
            DrawReason::QuietMoves(Ply(plies)) => format!("draw quiet-moves={plies}"),
            DrawReason::ThreeAgainstKing(Ply(plies)) => format!("draw three-against-king={plies}"),
            DrawReason::FewAgainstKing => "draw few-against-king".to_owned(),
            DrawReason::OutOfTime(side) => format!("draw out-of-time={}", name(&SIDES, side)),
        },
    }
}

/// Reads the winner or `draw`, and the reason.
pub(super) fn read(text: &str) -> Option<Outcome> {
    let (result, reason) = text.split_once(' ')?;
    if let Some(winner) = value(&SIDES, result) {
        let reason = value(&WINS, reason)?;
        return Some(Outcome::Win { winner, reason });
    }
    let (reason, detail) = reason.split_once('=').unwrap_or((reason, ""));
    let plies = || detail.parse().ok().map(Ply);
    let reason = match (result, reason) {
        ("draw", "agreement") => DrawReason::Agreement,
        ("draw", "repetition") => DrawReason::Repetition,
        ("draw", "quiet-moves") => DrawReason::QuietMoves(plies()?),
        ("draw", "three-against-king") => DrawReason::ThreeAgainstKing(plies()?),
        ("draw", "few-against-king") => DrawReason::FewAgainstKing,
        ("draw", "out-of-time") => DrawReason::OutOfTime(value(&SIDES, detail)?),
        _ => return None,
    };
    Some(Outcome::Draw(reason))
}

fn name<T: Copy + PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    let mut names = names.iter();
    names
        .find(|(other, _)| *other == value)
        .map_or("", |(_, name)| name)
}

fn value<T: Copy>(names: &[(T, &str)], name: &str) -> Option<T> {
    let mut names = names.iter();
    names
        .find(|(_, other)| *other == name)
        .map(|(value, _)| *value)
}
