//! Types shared by features: messages, dialogs, settings, engine results.

pub mod analysis;
pub mod dialogs;
pub mod messages;
pub mod settings;
pub mod window_title;
