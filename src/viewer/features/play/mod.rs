//! Playing a game: who plays, the new game, offers and endings, the rules of the table, the result.

pub mod actions;
pub mod clock_options;
pub mod confirm_move;
mod control;
pub mod counters;
mod first_steps;
pub mod game_buttons;
mod keys;
pub mod new_game;
pub mod new_game_choices;
pub mod new_game_options;
pub mod over_the_board;
pub mod players;
pub mod result;
pub mod seat_actions;
pub mod seat_menu;
pub mod status;
pub mod variant_tabs;

use actions::{NewGameAction, PlayAction, SeatAction};
use bevy::prelude::*;
use new_game_options::ChosenOptions;

use crate::rules::Side;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::parts::slots::{FillSlots, UiSlot};
use crate::viewer::shell::side_panel::{GAP, has_room};
use crate::viewer::shell::welcome::AddFirstStep;
use crate::viewer::ui::bindings::VisibleWhen;
use crate::viewer::ui::tooltip::TooltipsAside;
use crate::viewer::ui::widgets::{UiAssets, Wide, column};

/// The tabs of the tables and, below them, the players, whom no tooltip covers.
fn tables_and_players(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Tables and players"),
        TooltipsAside,
        Node {
            flex_shrink: 0.0,
            ..column(GAP)
        },
        Pickable::IGNORE,
        children![
            (VisibleWhen::new(has_room), variant_tabs::tabs(assets)),
            players::rows()
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenOptions>()
        .add_actions::<PlayAction>()
        .add_actions::<SeatAction>()
        .add_actions::<NewGameAction>()
        .fill(UiSlot::Game, "players", tables_and_players)
        .fill(UiSlot::Beginnings, "new game", game_buttons::new_game)
        .fill(UiSlot::Player(Side::White), "identity", |assets| {
            players::identity(assets, Side::White)
        })
        .fill(UiSlot::Player(Side::Black), "identity", |assets| {
            players::identity(assets, Side::Black)
        })
        .fill(UiSlot::EditorTop, "variants", variant_tabs::tabs)
        .fill(UiSlot::InReach, "take back", game_buttons::take_back)
        .fill(UiSlot::Course, "status", status::line)
        .fill(UiSlot::Course, "over the board", over_the_board::cards)
        .fill(UiSlot::Course, "counters", |_| counters::relevant())
        .fill(UiSlot::Steps, "counters button", |_| {
            (counters::button(), Wide)
        })
        .fill(UiSlot::Steps, "counters", |_| counters::all())
        .fill(UiSlot::SidePanel, "game buttons", |assets| {
            (
                VisibleWhen::new(|ui| !ui.is_practice() && has_room(ui)),
                game_buttons::buttons(assets),
            )
        })
        .fill(UiSlot::Window, "confirm move", confirm_move::card)
        .add_first_step(first_steps::computer())
        .add_first_step(first_steps::two())
        .add_plugins((
            keys::plugin,
            control::plugin,
            seat_actions::plugin,
            players::plugin,
            seat_menu::plugin,
            confirm_move::plugin,
            result::plugin,
            new_game::plugin,
        ));
}
