//! The panels: a column on the right for the game, a bar at the bottom left for how it is seen.
//!
//! Every file here is one panel: it says what is on it and what its parts follow. Panels never change a
//! game; their buttons ask for an [`Action`]. What others want said to the players they write
//! as a [`Notice`].

mod card;
mod compass;
mod counters;
mod endgames;
mod follow;
mod help;
mod icons;
mod manners;
mod moves;
mod new_game;
mod notice;
mod overlay;
mod play;
mod players;
mod question;
mod result;
mod status;
mod style;
mod tables;
mod thinking;
mod toolbar;
mod tooltip;
mod widgets;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::action::Action;
use super::palette;
use super::scene::camera::{Insets, PANEL_WIDTH};

pub use notice::Notice;
pub use widgets::Asks;

use widgets::Kit;

/// What the panels are put on: the whole window, open to clicks where there is no panel.
#[derive(Component)]
struct Desktop;

fn lay_out(mut commands: Commands, kit: Res<Kit>) {
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
            flex_direction: FlexDirection::Column,
            row_gap: px(10),
            ..default()
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
        TabGroup::new(0),
        children![
            tables::tabs(&kit),
            players::rows(&kit),
            status::line(&kit),
            thinking::card_of(&kit),
            endgames::card_of(),
            manners::cards(&kit),
            moves::list(),
            moves::steps(&kit),
            counters::card(&kit),
            play::buttons(&kit),
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
        children![panel, toolbar::bar(&kit), notice::line()],
    ));
}

/// A button that is pressed asks for its action.
fn press(activated: On<Activate>, buttons: Query<&Asks>, mut actions: MessageWriter<Action>) {
    if let Ok(Asks(action)) = buttons.get(activated.entity) {
        actions.write(*action);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        widgets::plugin,
        follow::plugin,
        style::plugin,
        tooltip::plugin,
        players::plugin,
        moves::plugin,
        notice::plugin,
        result::plugin,
        overlay::plugin,
        question::plugin,
        new_game::plugin,
        help::plugin,
    ))
    .insert_resource(Insets {
        left: 0.0,
        right: PANEL_WIDTH,
        top: 0.0,
        bottom: toolbar::HEIGHT,
    })
    .add_observer(press)
    .add_systems(Startup, lay_out);
}
