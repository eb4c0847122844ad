//! Sounds of wood, computed and not sampled: a piece that is lifted, placed or slid, each hop of a capture, the end.
//!
//! [`Sound`] names them. [`render()`] computes one by modal synthesis: a contact strikes a bank of damped modes, those
//! of a turned disc on a board, and no two contacts are quite the same. [`Mixer`] adds the sounds that overlap, and the
//! speaker plays them where a sound server listens; without one the room stays silent.

pub mod mixer;
#[cfg(feature = "sound")]
pub mod speaker;
pub mod wood;

mod recipes;
mod sounds;

pub use mixer::Mixer;
pub use recipes::{FILE_RATE, render, write_sound};
pub use sounds::Sound;
#[cfg(feature = "sound")]
pub use speaker::Speaker;
