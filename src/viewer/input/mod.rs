//! Input: the pointer on the board, the keyboard, the clipboard, the move being entered, and the dispatcher that
//! carries out every [`Action`](super::messages::Action).

mod action_phrases;
mod allowed_actions;
pub mod annotate;
pub(crate) mod button_focus;
pub mod clipboard;
pub mod clock_actions;
pub mod dispatcher;
pub mod drop_target;
mod edit_actions;
mod editor_keys;
mod endings;
pub mod explain_actions;
mod free_hand;
pub mod games_actions;
pub mod key_bindings;
pub mod keyboard;
mod line_steps;
pub mod near_squares;
mod other_games;
pub mod pointer;
pub mod pointer_steps;
pub mod position_editor;
mod practice_keys;
pub mod seat_actions;
pub mod selection;
pub mod settings;
pub mod square_entities;
pub mod touch;
mod trainer_keys;
pub mod views;
mod walk_keys;
