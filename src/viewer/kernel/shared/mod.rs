//! What two features need of each other: messages, dialogs, settings, and what engines have found.

pub mod analysis;
pub mod dialogs;
pub mod messages;
pub mod settings;
pub mod window_title;
