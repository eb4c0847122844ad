//! The window: Bevy plugins in layers, each importing only those above it in this list.
//!
//! 1. [`messages`] cross plugins; [`state`] holds the resources that several plugins use.
//! 2. [`ui`] is the toolkit of widgets, which knows nothing about draughts.
//! 3. [`scene`] is the board, the light, the camera and the animation of moves.
//! 4. [`input`] reads pointer and keyboard; its dispatcher carries out every action. `game_ui` binds the toolkit's
//!    widgets to the game. [`marking`] says what is marked on the board, wherever it is drawn.
//! 5. [`board`] draws marks, lines and advice on the board, [`net`] the same on the five boards side by side; `panels` and `dialogs` surround it; `files` opens and saves
//!    games; [`engine_bridge`] runs the engines beside the window, and `review` judges games with them;
//!    `lesson` judges the moves of the first lesson, `endgame_practice` those of endgames; `exercises` follows shots that are solved; `trainer` asks about squares and boards; [`sound`] says what is
//!    heard; [`walk`] is the keyboard on the board, and [`accessibility`] tells screen readers
//!    about all of it.
//! 6. [`app`] puts the plugins together. [`picture`] draws the same scene into a file, without a window; `sharing`
//!    does so for a player.
//!
//! [`graphics`] looks for a graphics adapter, [`window_size`] fits the window to the screen, and `first_picture` shows it.

pub mod accessibility;
pub mod app;
pub mod board;
mod dialogs;
mod drawing_thread;
mod endgame_practice;
pub mod engine_bridge;
mod exercises;
pub mod files;
mod first_picture;
pub mod game_ui;
pub mod graphics;
pub mod input;
mod lesson;
pub mod marking;
pub mod messages;
pub mod net;
mod panels;
pub mod picture;
mod review;
pub mod scene;
mod sharing;
pub mod sound;
pub mod state;
mod trainer;
pub mod ui;
pub mod walk;
pub mod window_size;
