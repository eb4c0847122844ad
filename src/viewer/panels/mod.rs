//! The panels: a column on the right for the game, a bar at the bottom left for how it is seen.
//!
//! Every file here is one panel: it says what is on it and what its parts follow. Panels never change a
//! game; their buttons ask for an [`Action`]. What others want said to the players they write
//! as a [`Notice`].

mod analysis;
mod compass;
mod counters;
mod endgames;
mod game_buttons;
mod move_list;
mod notice;
mod over_the_board;
mod players;
mod status;
mod toolbar;
mod variant_tabs;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::scene::camera::PanelInsets;
use super::ui::palette;
use super::ui::scroll::{ScrollbarPlace, scroll_area};
use super::ui::style::PANEL_WIDTH;
use super::ui::widgets::{UiAssets, column};

/// Between the parts of the panel on the right, in logical pixels.
const GAP: f32 = 10.0;

/// What the panels are put on: the whole window, open to clicks where there is no panel.
#[derive(Component)]
struct Desktop;

fn lay_out(mut commands: Commands, assets: Res<UiAssets>) {
    let panel = (
        Name::new("Panel"),
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            top: px(0),
            bottom: px(0),
            width: px(PANEL_WIDTH),
            padding: UiRect::all(px(14)),
            border: UiRect::left(px(1)),
            ..column(GAP)
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
        TabGroup::new(0),
        children![
            variant_tabs::tabs(&assets),
            players::rows(&assets),
            course(&assets),
            game_buttons::buttons(&assets),
        ],
    );
    commands.spawn((
        Name::new("Panels"),
        Desktop,
        Node {
            width: percent(100),
            height: percent(100),
            position_type: PositionType::Absolute,
            ..default()
        },
        Pickable::IGNORE,
        children![panel, toolbar::bar(&assets), notice::line()],
    ));
}

/// How the game goes: cards that come and go, and the moves. In a low window it is scrolled.
fn course(assets: &UiAssets) -> impl Bundle + use<> {
    let room = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..default()
    };
    let parts = children![
        status::line(assets),
        analysis::card_of(assets),
        endgames::card_of(),
        over_the_board::cards(assets),
        move_list::list(),
        move_list::steps(assets),
        counters::card(assets),
    ];
    (
        Name::new("Course"),
        scroll_area(room, column(GAP), ScrollbarPlace::Over(-10.0), parts),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        toolbar::plugin,
        players::plugin,
        move_list::plugin,
        notice::plugin,
    ))
    .insert_resource(PanelInsets {
        left: 0.0,
        right: PANEL_WIDTH,
        top: 0.0,
        bottom: 0.0,
    })
    .add_systems(Startup, lay_out);
}
