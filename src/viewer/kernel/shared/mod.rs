//! Types that features share: messages, dialogs, settings, and results of engines.

pub mod analysis;
pub mod dialogs;
pub mod messages;
pub mod settings;
pub mod window_title;
