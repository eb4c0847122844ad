//! Positions and moves as text.

mod any_text;
mod fen;
mod move_text;
mod pdn;
mod printable;
mod round_trip;
mod typed_move;
