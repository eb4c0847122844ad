//! Files and folders, as in the standard library. A platform that has none of its own replaces this module.

pub use std::fs::*;
