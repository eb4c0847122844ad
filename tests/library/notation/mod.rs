//! Text for positions and moves, and back.

mod any_text;
mod fen;
mod move_text;
mod printable;
mod round_trip;
