//! Noteworthy events in a game that is not on the board.

use bevy::prelude::*;

use crate::online::{Fact, OnlineGame, Phase};
use crate::rules::{Side, Variant};
use crate::viewer::features::online::seat::{FriendSeat, SeatNews, SeatReport};
use crate::viewer::features::online::state::SeatKey;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Happened {
    /// The friend has joined the game.
    Begun,
    /// The friend has moved, and it is the player's turn.
    Moved,
    Ended,
}

/// Events of a game that is not on the board.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HiddenNews {
    pub(super) seat: SeatKey,
    pub(super) variant: Variant,
    pub(super) own: Side,
    pub(super) happened: Happened,
}

/// The event, if the player should hear of it before returning to the game.
fn happened(game: &OnlineGame, own: Side, news: &SeatNews) -> Option<Happened> {
    let any = |is_such: &dyn Fn(&Fact) -> bool| {
        let mut reports = news.reports.iter();
        reports.any(|report| matches!(report, SeatReport::Happened(fact) if is_such(fact)))
    };
    let has_moved = any(&|fact| matches!(fact, Fact::Did { by, .. } if *by != own));
    let has_joined = any(&|fact| matches!(fact, Fact::Joined(side) if *side != own));
    match game.phase() {
        Phase::Over => news.has_ended.then_some(Happened::Ended),
        Phase::Playing if has_joined => Some(Happened::Begun),
        Phase::Playing if has_moved && game.acting_side() == own => Some(Happened::Moved),
        Phase::Playing | Phase::Waiting => None,
    }
}

impl HiddenNews {
    /// The events of a seat whose game is not on the board, except those from before it was entered.
    pub(super) fn of(seat: &FriendSeat, news: &SeatNews) -> Option<HiddenNews> {
        let (game, own) = (seat.game()?, seat.own_side()?);
        if news.has_entered || news.reports.is_empty() {
            return None;
        }
        Some(HiddenNews {
            seat: seat.key()?,
            variant: game.settings().variant,
            own,
            happened: happened(game, own, news)?,
        })
    }
}
