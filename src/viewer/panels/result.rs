//! The end of a game: a card over the board with the result and its reason.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::Justify;

use super::follow::{Facts, Says, Shown};
use super::style::Look;
use super::widgets::{Kit, button, column, row, text, title};
use crate::game::Event;
use crate::viewer::action::{Action, Open};
use crate::viewer::palette;
use crate::viewer::scene::camera::PANEL_WIDTH;
use crate::viewer::table::{Happened, Turn};

/// Opens the card when a game ends, not when the end is merely shown again.
fn open(mut happened: MessageReader<Happened>, mut open: ResMut<Open>) {
    let mut shown_again = false;
    for Happened(event) in happened.read() {
        let result = match event {
            Event::Ended(_) => !shown_again,
            Event::Shown(_) | Event::Seated(_) => {
                shown_again = true;
                false
            }
            Event::Played { .. }
            | Event::PlayedByHand { .. }
            | Event::Huffed(_)
            | Event::Started => false,
            _ => continue,
        };
        if open.result != result {
            open.result = result;
        }
    }
}

fn build(mut commands: Commands, kit: Res<Kit>) {
    let say =
        |told: fn(&Facts) -> Option<String>| Says::of(move |facts| told(facts).unwrap_or_default());
    let result = say(|facts| Some(facts.words.result(&facts.outcome?)));
    let reason = say(|facts| Some(facts.words.reason(&facts.outcome?)));
    commands.spawn((
        Name::new("Result place"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(PANEL_WIDTH),
            top: px(28),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Shown::when(|facts| facts.open.result && facts.outcome.is_some()),
        Pickable::IGNORE,
        children![(
            Name::new("Result"),
            Node {
                width: px(400),
                max_width: percent(90),
                padding: UiRect::all(px(20)),
                border: UiRect::top(px(3)),
                border_radius: BorderRadius::all(px(12)),
                align_items: AlignItems::Center,
                ..column(8.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::ACCENT),
            BoxShadow::new(palette::PANEL_SHADE, px(0), px(6), px(0), px(24)),
            TabGroup::new(2),
            children![
                title(&kit, "Winner", 26.0, palette::TEXT, result),
                (
                    text("Reason", 15.0, palette::TEXT_QUIET, reason),
                    TextLayout {
                        justify: Justify::Center,
                        ..default()
                    },
                ),
                (
                    Name::new("Answers"),
                    Node {
                        width: percent(100),
                        margin: UiRect::top(px(10)),
                        ..row(10.0)
                    },
                    Pickable::IGNORE,
                    children![
                        button("Review", Action::Review, Look::Plain, Says::words("review")),
                        button(
                            "New game",
                            Action::NewGame,
                            Look::Bright,
                            Says::words("new-game")
                        ),
                    ],
                ),
            ],
        )],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build).add_systems(
        Update,
        open.in_set(Turn::Show).before(super::follow::Follow),
    );
}
