//! The window: one Bevy plugin a file, each named after what a player sees or does.

pub mod settings;
pub mod table;
