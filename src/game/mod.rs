//! A game in time: what was played, what is asked, and what comes of it.
//!
//! Everything a player, a key, a button or a test does is a [`Command`]; [`Tables::apply`] carries it out and
//! returns the [`Event`]s that tell what happened. A recorded list of commands replays a session:
//!
//! ```
//! use dames3d::game::{Command, Event, Tables};
//!
//! let commands: Vec<Command> = serde_json::from_str(r#"[{"Play":"32-28"}, {"Play":"19-23"}, {"Play":"28x19"}]"#)?;
//! let mut tables = Tables::default();
//! for command in commands {
//!     tables.apply(command)?;
//! }
//! assert_eq!(tables.game().record().len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod entry;
mod manners;
mod placing;
mod record;
pub mod recording;
mod tables;

pub use command::{Command, Event, Refused};
pub use entry::{Entry, Step};
pub use manners::Manners;
pub use placing::Placing;
pub use record::{Game, Played, Turn};
pub use recording::RecordingError;
pub use tables::Tables;
