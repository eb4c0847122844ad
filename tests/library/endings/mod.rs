//! The ends of a game (`rules.md` §3.8), each reached by play.

mod against_a_king;
mod decided;
mod family;
mod table;
mod without_progress;
