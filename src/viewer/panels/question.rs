//! A question that must be answered before anything else: to give up, to leave a game.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::Justify;

use super::follow::{Follow, Says};
use super::style::Look;
use super::widgets::{Kit, button, column, row, title};
use crate::rules::Side;
use crate::viewer::action::{Action, Open, Question};
use crate::viewer::palette;
use crate::viewer::table::Turn;

/// The question on the screen.
#[derive(Component)]
struct Asked(Question);

/// The answer that changes nothing.
#[derive(Component)]
struct Safe;

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

fn ask(
    mut commands: Commands,
    open: Res<Open>,
    kit: Res<Kit>,
    asked: Query<(Entity, &Asked)>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    let on_screen = asked.iter().next();
    if on_screen.map(|(_, Asked(question))| question) == open.question.as_ref() {
        return;
    }
    if let Some((entity, _)) = on_screen {
        commands.entity(entity).despawn();
        focus.clear();
        visible.0 = false;
    }
    if let Some(question) = &open.question {
        commands.spawn(card(&kit, question.clone()));
    }
}

/// Enter answers no, until the players choose otherwise.
fn offer_the_safe_answer(
    safe: Query<Entity, Added<Safe>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
) {
    if let Some(button) = safe.iter().next() {
        focus.set(button, FocusCause::Navigated);
        visible.0 = true;
    }
}

fn card(kit: &Kit, question: Question) -> impl Bundle + use<> {
    let (asks, yes) = question.keys();
    (
        Name::new("Question"),
        Asked(question),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(palette::PANEL_SHADE),
        GlobalZIndex(10),
        TabGroup::modal(),
        children![(
            Name::new("Card"),
            Node {
                width: px(460),
                padding: UiRect::all(px(22)),
                border: UiRect::all(px(1)),
                border_radius: BorderRadius::all(px(12)),
                align_items: AlignItems::Center,
                ..column(20.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::PANEL_LINE),
            children![
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
                        (
                            button("No", Action::Answer(false), Look::Plain, Says::words("no")),
                            Safe
                        ),
                        button("Yes", Action::Answer(true), Look::Bright, Says::words(yes)),
                    ],
                ),
            ],
        )],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (ask.run_if(resource_changed::<Open>), offer_the_safe_answer)
            .chain()
            .in_set(Turn::Show)
            .before(Follow),
    );
}
