//! The seats of a player, in a file: the way back to a game without its link.

use serde::{Deserialize, Serialize};

use crate::link::{GameId, Link, Target};
use crate::platform::{JsonFileError, UserData, UserFile, create_private_file};
use crate::rules::Variant;

/// Maximum number of seats in the file.
const MAX_SEATS: usize = 50;

/// A seat in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSeat {
    /// The link to the seat. Its secret grants the seat.
    pub link: String,
    /// The variant played.
    pub variant: Variant,
    /// The rank in the order in which the seats were last entered: the latest has the largest number. The order of the
    /// list means nothing, because the file treats it as a set.
    #[serde(default)]
    pub order: u64,
    /// The game is over, and nothing is left to play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_over: bool,
}

/// The seats of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSeats {
    #[serde(default)]
    seats: Vec<SavedSeat>,
}

/// The file with the seats of a player.
pub type SavedSeatsFile = UserFile<SavedSeats>;

impl UserData for SavedSeats {
    const VARIABLE: &'static str = "DAMES3D_ONLINE";
    const FILE_NAME: &'static str = "online.json";
}

impl SavedSeats {
    /// The link to the seat last entered.
    pub fn latest(&self) -> Option<Link> {
        let latest_first = self.seats().into_iter().rev();
        latest_first.flat_map(|seat| seat.link.parse()).next()
    }

    /// The seats, the latest last.
    pub fn seats(&self) -> Vec<&SavedSeat> {
        let mut seats: Vec<_> = self.seats.iter().collect();
        seats.sort_by_key(|seat| seat.order);
        seats
    }

    /// The link to the seat last entered whose game is not over.
    pub fn latest_open(&self) -> Option<Link> {
        self.open().into_iter().map(|(link, _)| link).next()
    }

    /// The links to the seats whose games are not over, with their variants, the latest first.
    pub fn open(&self) -> Vec<(Link, Variant)> {
        let latest_first = self.seats().into_iter().rev();
        let open = latest_first.filter(|seat| !seat.is_over);
        open.filter_map(|seat| Some((seat.link.parse().ok()?, seat.variant))).collect()
    }

    /// The link to the seat in this game of a server.
    pub fn in_game(&self, server: &str, game: GameId) -> Option<Link> {
        let mut links = self.seats.iter().flat_map(|seat| seat.link.parse::<Link>());
        links.find(|link| {
            link.server == server
                && matches!(link.target, Target::Seat { game: own, .. } if own == game)
        })
    }

    /// Marks the game of a seat as over or abandoned.
    pub fn note_over(&mut self, link: &Link) {
        let link = link.to_string();
        let seat = self.seats.iter_mut().find(|seat| seat.link == link);
        seat.into_iter().for_each(|seat| seat.is_over = true);
    }

    /// Adds a seat, or makes it the latest. Of too many, the oldest is left out, those of finished games first.
    pub fn add(&mut self, link: &Link, variant: Variant) {
        let link = link.to_string();
        self.seats.retain(|seat| seat.link != link);
        let latest = self.seats.iter().map(|seat| seat.order).max();
        self.seats.push(SavedSeat {
            link,
            variant,
            order: latest.unwrap_or_default().saturating_add(1),
            is_over: false,
        });
        self.seats.sort_by_key(|seat| (!seat.is_over, seat.order));
        let surplus = self.seats.len().saturating_sub(MAX_SEATS);
        self.seats.drain(..surplus);
    }

    /// Saves a seat in this file, which only its user may read. A link that is not to a seat is not saved.
    pub fn save(file: &SavedSeatsFile, link: &Link, variant: Variant) -> Result<(), JsonFileError> {
        match link.target {
            Target::Seat { .. } => {
                // The file keeps its permissions when it is replaced. The update reports why it cannot be written.
                let _ = create_private_file(file.path(), "{}\n");
                file.update(|seats| seats.add(link, variant)).map(drop)
            }
            _ => Ok(()),
        }
    }
}
