mod openings;
mod players;
mod statistics;
