//! The game's moves: the list, editing tools, comments, and game information.

pub mod about;
pub mod actions;
pub mod comment;
pub mod editing;
pub mod move_list;

use actions::{AboutAction, CommentAction, EditAction};
use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::ui::slots::{FillSlots, UiSlot};

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<EditAction>()
        .add_actions::<CommentAction>()
        .add_actions::<AboutAction>()
        .fill(UiSlot::CollapsedSheet, "last moves", |_| move_list::last_moves_button())
        .fill(UiSlot::Moves, "moves", |_| move_list::list())
        .fill(UiSlot::Moves, "looking back", |_| move_list::looking_back_card())
        .fill(UiSlot::Moves, "edit tools", editing::card_of)
        .fill(UiSlot::Game, "navigation", |_| move_list::navigation_buttons())
        .fill(UiSlot::SaveDialog, "about", |_| about::button_of_save())
        .fill(UiSlot::PlayerName(Side::White), "name", |assets| {
            about::name_button(assets, Side::White)
        })
        .fill(UiSlot::PlayerName(Side::Black), "name", |assets| {
            about::name_button(assets, Side::Black)
        })
        .add_plugins((
            actions::plugin,
            editing::plugin,
            move_list::plugin,
            comment::plugin,
            about::plugin,
        ));
}
