//! The base of every part of the window: frames, waking, tracked state, actions and keys, work in the background, and
//! the settings file.

pub mod actions;
pub mod frame;
pub mod key_layers;
pub mod keys;
pub mod persistence;
pub mod registry;
pub mod skipped_frame;
pub mod tracked;
pub mod waker;
pub mod worker;
