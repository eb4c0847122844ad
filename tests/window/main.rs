//! Tests of the window without opening one: real pointer and keyboard messages go through Bevy's picking and input.
#![cfg(feature = "viewer")]

mod about;
mod accessibility;
mod analysis_limits;
mod capture_shown;
mod cards;
mod clocks;
mod earlier_games;
mod endings;
mod engine_bridge;
mod engines;
mod file_dialogs;
mod keeping;
mod kills;
mod legibility;
mod many_games;
mod near_squares;
mod net;
mod new_game;
mod over_the_board;
mod panels;
mod persistence;
mod play;
mod position_editor;
mod review;
mod rules_page;
mod settings;
mod sharing;
mod sight;
mod slow_frames;
mod sounds;
mod test_app;
mod variations;
mod views;
mod walk;
mod window_size;
