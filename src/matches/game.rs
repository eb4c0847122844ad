use std::fmt;
use std::time::{Duration, Instant};

use super::{Course, Failure, Player, Spent};
use crate::engine::{Limits, StopFlag};
use crate::notation::pdn::GameResult;
use crate::rules::{BySide, Outcome, Position, Side};

/// How a game of a match ended.
#[derive(Debug)]
pub enum Ending {
    /// By the rules.
    Ruled(Outcome),
    /// A player failed to move.
    Forfeit {
        /// Who lost by it.
        loser: Side,
        /// What it did.
        failure: Failure,
    },
    /// It was taken for a draw when it had become this long.
    TooLong,
    /// The match was stopped.
    Stopped,
}

impl Ending {
    /// What it comes to.
    pub fn result(&self) -> GameResult {
        match *self {
            Ending::Ruled(Outcome::Win { winner, .. }) => GameResult::Won(winner),
            Ending::Forfeit { loser, .. } => GameResult::Won(!loser),
            Ending::Ruled(Outcome::Draw(_)) | Ending::TooLong => GameResult::Drawn,
            Ending::Stopped => GameResult::Unfinished,
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Ruled(Outcome::Win { winner, reason }) => {
                write!(f, "{winner} wins: {reason:?}")
            }
            Ending::Ruled(Outcome::Draw(reason)) => write!(f, "draw: {reason:?}"),
            Ending::Forfeit { loser, failure } => write!(f, "{loser} loses: it {failure}"),
            Ending::TooLong => write!(f, "draw: as long as games may be"),
            Ending::Stopped => write!(f, "stopped"),
        }
    }
}

/// A game that was played.
#[derive(Debug)]
pub struct Finished {
    /// Its place in the match, from 1.
    pub number: u32,
    /// Which of the two players had White: 0 or 1.
    pub white: usize,
    /// How it went.
    pub course: Course,
    /// How it ended.
    pub ending: Ending,
    /// How long each side took.
    pub spent: BySide<Spent>,
}

/// One player at the board, and how long it may think.
pub(super) struct Seat<'a> {
    pub(super) player: &'a mut dyn Player,
    pub(super) limits: Limits,
    /// After so long it has lost.
    pub(super) patience: Duration,
    pub(super) spent: Spent,
}

/// How a game went.
pub(super) struct Played {
    pub(super) course: Course,
    pub(super) ending: Ending,
    pub(super) spent: BySide<Spent>,
}

impl Played {
    /// Whether a player failed before either had to move.
    pub(super) fn never_began(&self) -> bool {
        let moves = self.spent.white.moves + self.spent.black.moves;
        matches!(self.ending, Ending::Forfeit { .. }) && moves == 0
    }
}

/// Plays one game.
pub(super) fn play(
    start: Position,
    mut seats: BySide<Seat<'_>>,
    longest: Option<u32>,
    stop: &StopFlag,
) -> Played {
    let mut course = Course::new(start);
    let ending = play_on(&mut course, &mut seats, longest, stop);
    for side in Side::BOTH {
        seats[side].player.end(&course, &ending);
    }
    let spent = BySide {
        white: seats.white.spent,
        black: seats.black.spent,
    };
    Played {
        course,
        ending,
        spent,
    }
}

fn play_on(
    course: &mut Course,
    seats: &mut BySide<Seat<'_>>,
    longest: Option<u32>,
    stop: &StopFlag,
) -> Ending {
    let forfeit = |loser, failure| match failure {
        Failure::Stopped => Ending::Stopped,
        _ if stop.is_set() => Ending::Stopped,
        failure => Ending::Forfeit { loser, failure },
    };
    for side in Side::BOTH {
        if let Err(failure) = seats[side].player.begin(course.start(), side) {
            return forfeit(side, failure);
        }
    }
    loop {
        if let Some(outcome) = course.outcome() {
            return Ending::Ruled(outcome);
        }
        if longest.is_some_and(|longest| course.moves().len() >= longest as usize) {
            return Ending::TooLong;
        }
        let side = course.position().side_to_move();
        let seat = &mut seats[side];
        let begin = Instant::now();
        let choice = seat.player.choose(course, seat.limits, seat.patience, stop);
        let time = begin.elapsed();
        seat.spent.add_move(time);
        let choice = match choice {
            Ok(_) if time > seat.patience => Err(Failure::Late(time)),
            choice => choice,
        };
        match choice {
            Ok(mv) => course.play(mv),
            Err(failure) => return forfeit(side, failure),
        }
    }
}
