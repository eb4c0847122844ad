//! The panels: a column on the right for the game, a toolbar at the bottom left for the view.
//!
//! Each file is one panel: its widgets and what they are bound to. Panels never change a game; their buttons write an
//! [`Action`](super::messages::Action).

mod analysis;
mod clocks;
mod compass;
mod confirm_move;
mod counters;
mod edit_tools;
mod endgame_practice;
mod endgames;
mod exercises;
mod explorer;
mod game_buttons;
mod lesson;
mod line_preview;
mod lines_note;
mod move_list;
mod notice;
mod over_the_board;
mod over_the_scene;
mod players;
mod pointer_note;
mod position_editor;
mod replay_note;
mod review;
mod rule_card;
mod seat_menu;
mod side_panel;
mod status;
mod toolbar;
mod trainer;
mod variant_tabs;
mod words_on;

use bevy::prelude::*;

use super::game_ui::snapshot::VisibleWhen;
use super::net;
use super::scene::camera::PanelInsets;
use super::state::settings::NetPlace;
use super::ui::style::PANEL_WIDTH;
use super::ui::tooltip::TooltipsAside;
use super::ui::widgets::{UiAssets, column};
use side_panel::{GAP, growing_part, scrolling_middle, side_panel};

/// The least height of the part with the game: the players, two moves and the steps.
const LEAST_GAME: f32 = 270.0;

fn spawn_panels(mut commands: Commands, assets: Res<UiAssets>) {
    let panel = (
        VisibleWhen::new(|ui| ui.editor.is_none()),
        side_panel(
            "Panel",
            children![
                (
                    VisibleWhen::new(|ui| !ui.is_practice),
                    growing_part(
                        "Game",
                        LEAST_GAME,
                        children![
                            tables_and_players(&assets),
                            middle(&assets),
                            move_list::navigation_buttons(&assets),
                        ]
                    ),
                ),
                lesson::panel(&assets),
                exercises::panel(&assets),
                trainer::panel(&assets),
                endgame_practice::panel(&assets),
                net::slot(NetPlace::Below),
                (
                    VisibleWhen::new(|ui| !ui.is_practice),
                    game_buttons::buttons(&assets)
                ),
            ],
        ),
    );
    commands.spawn((
        Name::new("Panels"),
        Node {
            width: percent(100),
            height: percent(100),
            position_type: PositionType::Absolute,
            ..default()
        },
        Pickable::IGNORE,
        children![
            panel,
            explorer::panel(&assets),
            net::slot(NetPlace::Beside),
            toolbar::bar(&assets),
            notice::line(),
            rule_card::card(&assets),
            over_the_scene::note(&assets),
            pointer_note::note(),
            confirm_move::card(&assets),
        ],
    ));
}

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
        children![variant_tabs::tabs(assets), players::rows(assets)],
    )
}

/// The middle of the panel: the move list, and below it the cards that come and go, so that its moves stay where they are.
/// The steps below it are in sight wherever it is scrolled.
fn middle(assets: &UiAssets) -> impl Bundle + use<> {
    let parts = children![
        move_list::list(),
        move_list::looking_back_card(),
        status::line(assets),
        analysis::card_of(assets),
        endgames::card_of(),
        over_the_board::cards(assets),
        counters::relevant(),
        review::card_of(assets),
        edit_tools::card_of(assets),
    ];
    scrolling_middle("Course", parts)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        analysis::plugin,
        toolbar::plugin,
        compass::plugin,
        players::plugin,
        seat_menu::plugin,
        clocks::plugin,
        review::plugin,
        position_editor::plugin,
        explorer::plugin,
        move_list::plugin,
        notice::plugin,
        confirm_move::plugin,
        over_the_scene::plugin,
        (lines_note::plugin, trainer::plugin),
        pointer_note::plugin,
    ))
    .insert_resource(PanelInsets {
        left: 0.0,
        right: PANEL_WIDTH,
        top: 0.0,
        bottom: 0.0,
    })
    .add_systems(Startup, spawn_panels);
}
