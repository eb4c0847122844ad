//! How a game ends (`rules.md` §3, *End*), each way reached by playing.

mod against_a_king;
mod decided;
mod family;
mod table;
mod without_progress;
