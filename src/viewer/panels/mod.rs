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
use bevy::ui_widgets::Activate;

use crate::viewer::input::action::Action;
use crate::viewer::scene::camera::{PANEL_WIDTH, PanelInsets};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::ActionButton;

pub use notice::Notice;

use crate::viewer::ui::scroll::{ScrollbarPlace, scrolled};
use crate::viewer::ui::widgets::{UiAssets, column};

/// Between the parts of the panel on the right, in logical pixels.
const GAP: f32 = 10.0;

/// What the panels are put on: the whole window, open to clicks where there is no panel.
#[derive(Component)]
struct Desktop;

pub(crate) fn lay_out(mut commands: Commands, kit: Res<UiAssets>) {
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
            variant_tabs::tabs(&kit),
            players::rows(&kit),
            course(&kit),
            game_buttons::buttons(&kit),
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
fn course(kit: &UiAssets) -> impl Bundle + use<> {
    let room = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..default()
    };
    let parts = children![
        status::line(kit),
        analysis::card_of(kit),
        endgames::card_of(),
        over_the_board::cards(kit),
        move_list::list(),
        move_list::steps(kit),
        counters::card(kit),
    ];
    (
        Name::new("Course"),
        scrolled(room, column(GAP), ScrollbarPlace::Over(-10.0), parts),
    )
}

/// A button that is pressed asks for its action.
fn press(
    activated: On<Activate>,
    buttons: Query<&ActionButton>,
    mut actions: MessageWriter<Action>,
) {
    if let Ok(ActionButton(action)) = buttons.get(activated.entity) {
        actions.write(*action);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        crate::viewer::ui::widgets::plugin,
        crate::viewer::ui::bindings::plugin,
        crate::viewer::ui::style::plugin,
        crate::viewer::ui::scroll::plugin,
        crate::viewer::ui::tooltip::plugin,
        toolbar::plugin,
        players::plugin,
        move_list::plugin,
        notice::plugin,
        crate::viewer::dialogs::result::plugin,
        crate::viewer::ui::modal::plugin,
        crate::viewer::dialogs::confirmation::plugin,
        crate::viewer::dialogs::new_game::plugin,
        crate::viewer::dialogs::help::plugin,
    ))
    .insert_resource(PanelInsets {
        left: 0.0,
        right: PANEL_WIDTH,
        top: 0.0,
        bottom: 0.0,
    })
    .add_observer(press)
    .add_systems(Startup, lay_out);
}
