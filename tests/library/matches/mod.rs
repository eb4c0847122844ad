//! Matches: players and their specifications, openings, statistics.

mod book;
mod hung_players;
mod openings;
mod player_spec;
mod statistics;
