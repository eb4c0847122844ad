//! The ends of a game (`rules.md` §3.8), each reached by play.

mod against_a_king;
mod decided;
mod family;
mod out_of_time;
mod phases_of_play;
mod table;
mod without_progress;
