//! The seats at games that are not the one in use: each has a connection of its own, so that its player is there for the
//! friend, and nothing is asked again and again. Their messages wake nobody: they are read together, now and then.

use bevy::prelude::*;

use crate::online::Link;
use crate::rules::Variant;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::features::online::state::SeatKey;

/// The most seats that are connected beside the one in use.
const MOST_CONNECTED: usize = 8;

/// A seat beside the one in use.
#[derive(Debug)]
pub(super) struct OtherSeat {
    link: Link,
    variant: Variant,
    /// `None` without a connection: there are too many, or the server of this window is not started.
    seat: Option<FriendSeat>,
}

impl OtherSeat {
    /// The variant that is played.
    pub(super) const fn variant(&self) -> Variant {
        self.variant
    }

    /// Its connection, if it has one.
    pub(super) const fn seat(&self) -> Option<&FriendSeat> {
        self.seat.as_ref()
    }

    /// The link to it.
    pub(super) const fn link(&self) -> &Link {
        &self.link
    }

    pub(super) fn key(&self) -> Option<SeatKey> {
        SeatKey::of(&self.link)
    }
}

/// The seats beside the one in use.
#[derive(Resource, Debug, Default)]
pub(super) struct OtherSeats {
    seats: Vec<OtherSeat>,
}

impl OtherSeats {
    pub(super) const fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &OtherSeat> {
        self.seats.iter()
    }

    /// Those with a connection.
    pub(super) fn connected(&mut self) -> impl Iterator<Item = (&mut FriendSeat, Variant)> {
        self.seats
            .iter_mut()
            .filter_map(|other| Some((other.seat.as_mut()?, other.variant)))
    }

    /// Returns `true` if one more may be connected.
    pub(super) fn has_room(&self) -> bool {
        let connected = self.seats.iter().filter(|other| other.seat.is_some());
        connected.count() < MOST_CONNECTED
    }

    /// Adds a seat.
    pub(super) fn add(&mut self, link: Link, variant: Variant, seat: Option<FriendSeat>) {
        let other = OtherSeat {
            link,
            variant,
            seat,
        };
        self.seats.push(other);
    }

    /// Puts the seat that was in use beside the next one, if its game goes on.
    pub(super) fn put_aside(&mut self, seat: FriendSeat) {
        let (Some(link), Some(variant)) = (seat.own_link(), seat.variant()) else {
            return;
        };
        if seat.is_finished() {
            return;
        }
        seat.set_silent(seat.is_settled());
        let seat = self.has_room().then_some(seat);
        self.add(link, variant, seat);
    }

    /// Takes the seat of a link, which is in use now. Returns its connection, if it has one.
    pub(super) fn take(&mut self, link: &Link) -> Option<FriendSeat> {
        let key = SeatKey::of(link)?;
        let index = self.seats.iter().position(|seat| seat.key() == Some(key))?;
        let seat = self.seats.remove(index).seat?;
        // One that the server does not let in is tried again.
        if seat.problem().is_some() {
            return None;
        }
        seat.set_silent(false);
        Some(seat)
    }

    /// Leaves out a seat.
    pub(super) fn forget(&mut self, seat: SeatKey) {
        self.seats.retain(|other| other.key() != Some(seat));
    }

    /// The seat that is meant.
    pub(super) fn get(&self, seat: SeatKey) -> Option<&OtherSeat> {
        self.seats.iter().find(|other| other.key() == Some(seat))
    }
}
