//! The base of the window: frames, waking, tracked state, actions and keys, background work, settings file.

pub mod actions;
pub mod frame;
pub mod key_layers;
pub mod keys;
pub mod paste;
pub mod persistence;
pub mod registry;
pub mod skipped_frame;
pub mod tracked;
pub mod waker;
pub mod worker;
