//! The state that the plugins share: the session, the players, the settings, the dialogs, the language.
//!
//! These resources import nothing of the window but each other and the [`messages`](super::messages).

pub mod analysis;
pub mod applying;
pub mod camera;
pub mod clock_options;
pub mod clock_ticks;
pub mod collection;
pub mod current_lesson;
pub mod demonstration;
pub mod dialogs;
pub mod drawn_arrow;
pub mod endgame_practice;
pub mod endgames;
pub mod engines;
pub mod exercises;
pub mod explorer;
pub mod first_times;
pub mod frame;
pub mod game_list;
pub mod game_text;
pub mod game_time;
pub mod keeping;
pub mod line_preview;
pub mod localization;
pub mod move_entry;
pub mod move_to_confirm;
pub mod new_game;
pub mod persistence;
pub mod players;
pub mod position_editor;
pub mod practice;
pub mod previewed_node;
pub mod recent_files;
pub mod recorder;
pub mod resting_cameras;
pub mod review;
pub mod rule_card;
pub mod session;
pub mod settings;
pub mod sharing;
pub mod theme;
pub mod trainer;
pub mod vision_scores;
mod wake_timer;
pub mod waker;
pub mod welcome;
