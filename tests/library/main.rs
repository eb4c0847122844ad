//! What the library promises, in one test binary.

mod game;
mod notation;
#[allow(dead_code, reason = "other tests ask for more")]
mod random;
mod words;
