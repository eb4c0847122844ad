//! The ends of a game (`rules.md` §3, *End*), each reached by play.

mod against_a_king;
mod decided;
mod family;
mod table;
mod without_progress;
