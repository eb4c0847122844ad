//! A question that must be answered before anything else: to give up, to leave a game.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::Justify;

use super::follow::Says;
use super::overlay::{Offered, OpenOrClose, Overlay};
use super::style::Look;
use super::widgets::{Kit, button, row, title};
use crate::rules::Side;
use crate::viewer::action::Action;
use crate::viewer::open::{Open, Question};
use crate::viewer::palette;

/// The question on the screen.
#[derive(Component)]
struct Asked(Question);

impl Question {
    /// The keys of its words and of the words for yes.
    const fn keys(&self) -> (&'static str, &'static str) {
        match self {
            Question::Resign(Side::White) => ("ask-resign-white", "yes-resign"),
            Question::Resign(Side::Black) => ("ask-resign-black", "yes-resign"),
            Question::SetUp(_) => ("ask-paste", "yes-paste"),
            Question::Quit => ("ask-quit", "yes-quit"),
        }
    }
}

fn ask(mut commands: Commands, open: Res<Open>, kit: Res<Kit>, asked: Query<(Entity, &Asked)>) {
    let on_screen = asked.iter().next();
    if on_screen.map(|(_, Asked(question))| question) == open.question.as_ref() {
        return;
    }
    if let Some((entity, _)) = on_screen {
        commands.entity(entity).despawn();
    }
    if let Some(question) = &open.question {
        commands.spawn(card(&kit, question.clone()));
    }
}

/// The answer that changes nothing shines, and Enter gives it until the players choose otherwise.
fn card(kit: &Kit, question: Question) -> impl Bundle + use<> {
    let (asks, yes) = question.keys();
    let overlay = Overlay {
        name: "Question",
        width: 460.0,
        gap: 20.0,
        align: AlignItems::Center,
        height: 10,
        group: TabGroup::modal(),
    };
    (
        Asked(question),
        overlay.of(children![
            (
                title(kit, "Words", 18.0, palette::TEXT, Says::words(asks)),
                TextLayout {
                    justify: Justify::Center,
                    ..default()
                },
            ),
            (
                Name::new("Answers"),
                Node {
                    width: percent(100),
                    ..row(10.0)
                },
                Pickable::IGNORE,
                children![
                    button("Yes", Action::Answer(true), Look::Plain, Says::words(yes)),
                    (
                        button("No", Action::Answer(false), Look::Bright, Says::words("no")),
                        Offered,
                    ),
                ],
            ),
        ]),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask.run_if(resource_changed::<Open>).in_set(OpenOrClose),
    );
}
