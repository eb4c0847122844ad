mod openings;
mod player_spec;
mod statistics;
