//! The panels of the window: a column on the right for the game or what is practised, a toolbar at the bottom left, and
//! what lies over the scene. The features give the parts; their places are here.

use bevy::prelude::*;

use super::board::net;
use super::features::{
    analysis, endgames, lesson, library, moves, play, review, rules, shots, vision,
};
use super::kernel::settings::NetPlace;
use super::scene::camera::PanelInsets;
use super::shell::side_panel::{GAP, growing_part, scrolling_middle, side_panel};
use super::shell::{notice, over_the_scene, pointer_note, toolbar};
use super::ui::bindings::VisibleWhen;
use super::ui::style::PANEL_WIDTH;
use super::ui::tooltip::TooltipsAside;
use super::ui::widgets::{UiAssets, column};
use crate::viewer::kernel::mode::BoardMode;

/// The least height of the part with the game: the players, two moves and the steps.
const LEAST_GAME: f32 = 270.0;

fn spawn_panels(mut commands: Commands, assets: Res<UiAssets>) {
    let panel = (
        VisibleWhen::new(|ui| ui.mode() != BoardMode::Editor),
        side_panel(
            "Panel",
            children![
                (
                    VisibleWhen::new(|ui| !ui.is_practice()),
                    growing_part(
                        "Game",
                        LEAST_GAME,
                        children![
                            tables_and_players(&assets),
                            middle(&assets),
                            moves::move_list::navigation_buttons(&assets),
                        ]
                    ),
                ),
                lesson::panel::panel(&assets),
                shots::panel::panel(&assets),
                vision::panel::panel(&assets),
                endgames::panel::panel(&assets),
                net::slot(NetPlace::Below),
                (
                    VisibleWhen::new(|ui| !ui.is_practice()),
                    play::game_buttons::buttons(&assets)
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
            library::explorer::panel(&assets),
            net::slot(NetPlace::Beside),
            toolbar::bar(&assets),
            notice::line(),
            rules::card::card(&assets),
            over_the_scene::note(&assets),
            pointer_note::note(),
            play::confirm_move::card(&assets),
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
        children![
            play::variant_tabs::tabs(assets),
            play::players::rows(assets)
        ],
    )
}

/// The middle of the panel: the move list, and below it the cards that come and go, so that its moves stay where they are.
/// The steps below it are in sight wherever it is scrolled.
fn middle(assets: &UiAssets) -> impl Bundle + use<> {
    let parts = children![
        moves::move_list::list(),
        moves::move_list::looking_back_card(),
        play::status::line(assets),
        analysis::panel::card_of(assets),
        analysis::endgame_card::card_of(),
        play::over_the_board::cards(assets),
        play::counters::relevant(),
        review::panel::card_of(assets),
        moves::edit_tools::card_of(assets),
    ];
    scrolling_middle("Course", parts)
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(PanelInsets {
        left: 0.0,
        right: PANEL_WIDTH,
        top: 0.0,
        bottom: 0.0,
    })
    .add_systems(Startup, spawn_panels);
}
