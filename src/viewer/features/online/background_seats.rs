//! Seats in background games. Each has its own connection, so that the player appears online without polling. Their
//! messages do not wake the window; they are read together at intervals, and noteworthy events become notices.

use bevy::prelude::*;

use crate::online::{Fact, Link, OnlineGame, Phase};
use crate::rules::{Side, Variant};
use crate::viewer::features::online::seat::{FriendSeat, SeatNews, SeatReport};
use crate::viewer::features::online::state::SeatKey;

/// Maximum number of connected background seats.
const MOST_CONNECTED: usize = 8;

#[derive(Debug)]
pub(super) struct BackgroundSeat {
    link: Link,
    variant: Variant,
    /// `None` without a connection: too many are open, or this window's server is not running.
    seat: Option<FriendSeat>,
}

impl BackgroundSeat {
    pub(super) const fn variant(&self) -> Variant {
        self.variant
    }

    pub(super) const fn seat(&self) -> Option<&FriendSeat> {
        self.seat.as_ref()
    }

    pub(super) const fn link(&self) -> &Link {
        &self.link
    }

    pub(super) fn key(&self) -> Option<SeatKey> {
        SeatKey::of(&self.link)
    }
}

/// The seats of the background games.
#[derive(Resource, Debug, Default)]
pub(super) struct BackgroundSeats {
    seats: Vec<BackgroundSeat>,
}

impl BackgroundSeats {
    pub(super) const fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &BackgroundSeat> {
        self.seats.iter()
    }

    pub(super) fn connected(&mut self) -> impl Iterator<Item = (&mut FriendSeat, Variant)> {
        self.seats.iter_mut().filter_map(|other| Some((other.seat.as_mut()?, other.variant)))
    }

    /// Returns `true` if another seat may be connected.
    pub(super) fn has_room(&self) -> bool {
        let connected = self.seats.iter().filter(|other| other.seat.is_some());
        connected.count() < MOST_CONNECTED
    }

    pub(super) fn add(&mut self, link: Link, variant: Variant, seat: Option<FriendSeat>) {
        let other = BackgroundSeat { link, variant, seat };
        self.seats.push(other);
    }

    /// Moves the current seat to the background if its game goes on.
    pub(super) fn put_aside(&mut self, seat: FriendSeat) {
        let variant = seat.variant().or(seat.listed_variant());
        let (Some(link), Some(variant)) = (seat.own_link(), variant) else {
            return;
        };
        if seat.is_finished() {
            return;
        }
        seat.set_silent(seat.is_settled());
        let seat = self.has_room().then_some(seat);
        self.add(link, variant, seat);
    }

    /// Removes the seat of a link that becomes the current one. Returns its connection, if any.
    pub(super) fn take(&mut self, link: &Link) -> Option<FriendSeat> {
        let key = SeatKey::of(link)?;
        let index = self.seats.iter().position(|seat| seat.key() == Some(key))?;
        let seat = self.seats.remove(index).seat?;
        // Retry a seat that the server rejected.
        if seat.problem().is_some() {
            return None;
        }
        seat.set_silent(false);
        Some(seat)
    }

    pub(super) fn forget(&mut self, seat: SeatKey) {
        self.seats.retain(|other| other.key() != Some(seat));
    }

    pub(super) fn get(&self, seat: SeatKey) -> Option<&BackgroundSeat> {
        self.seats.iter().find(|other| other.key() == Some(seat))
    }
}

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
