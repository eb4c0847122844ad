//! The promises of the library, in one test binary.
//!
//! Random tests print their seed; `DAMES3D_SEED=n` asks for another one. A release build looks at more.

mod architecture;
mod archive;
mod archive_beside;
mod board;
mod board_lines;
mod clocks;
mod collection;
mod drawing;
mod endgame_tables;
mod endings;
mod engine;
mod game;
mod game_files;
mod game_tree;
mod generators_agree;
mod i18n;
mod keys;
mod languages;
mod lessons;
mod lines;
mod matches;
mod message_checks;
mod net;
mod notation;
mod perft;
mod pictures;
mod players;
mod preferences;
mod protocol;
mod random;
mod reference_generator;
mod review;
mod routes;
mod rule_examples;
mod rules;
mod serialization;
mod shots;
mod sides_in_sight;
mod sound;
mod speech;
mod symmetry;
mod terminal;
mod themes;
mod wolf_and_sheep;
