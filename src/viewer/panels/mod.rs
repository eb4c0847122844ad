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
mod scrolling;
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

use scrolling::{Place, scrolled};
use widgets::{Kit, column};

/// Between the parts of the panel on the right, in logical pixels.
const GAP: f32 = 10.0;

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
            ..column(GAP)
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
        TabGroup::new(0),
        children![
            tables::tabs(&kit),
            players::rows(&kit),
            course(&kit),
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

/// How the game goes: cards that come and go, and the moves. In a low window it is scrolled.
fn course(kit: &Kit) -> impl Bundle + use<> {
    let room = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..default()
    };
    let parts = children![
        status::line(kit),
        thinking::card_of(kit),
        endgames::card_of(),
        manners::cards(kit),
        moves::list(),
        moves::steps(kit),
        counters::card(kit),
    ];
    (
        Name::new("Course"),
        scrolled(room, column(GAP), Place::Over(-10.0), parts),
    )
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
        scrolling::plugin,
        tooltip::plugin,
        toolbar::plugin,
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
        bottom: 0.0,
    })
    .add_observer(press)
    .add_systems(Startup, lay_out);
}
