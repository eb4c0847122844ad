//! The list of keys, and what the mouse does.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::follow::Says;
use super::overlay::{OpenOrClose, Overlay};
use super::style::Look;
use super::widgets::{Kit, button, column, row, text, title};
use crate::viewer::action::Action;
use crate::viewer::keyboard::{Binding, KEYS};
use crate::viewer::open::Open;
use crate::viewer::palette;

/// The help on the screen.
#[derive(Component)]
struct Help;

/// What the mouse does: the keys of the words for the gesture and for what it does.
const MOUSE: [(&str, &str); 5] = [
    ("mouse-choose", "mouse-choose-does"),
    ("mouse-play", "mouse-play-does"),
    ("mouse-turn", "mouse-turn-does"),
    ("mouse-wheel", "mouse-wheel-does"),
    ("mouse-hover", "mouse-hover-does"),
];

fn open_or_close(
    mut commands: Commands,
    open: Res<Open>,
    kit: Res<Kit>,
    help: Query<Entity, With<Help>>,
) {
    match (open.help, help.iter().next()) {
        (true, None) => {
            commands.spawn(overlay(&kit));
        }
        (false, Some(help)) => commands.entity(help).despawn(),
        _ => {}
    }
}

/// The keys of the program, one line for each action.
fn by_action() -> Vec<Vec<Binding>> {
    let mut lines: Vec<Vec<Binding>> = Vec::new();
    for binding in KEYS {
        match lines
            .iter_mut()
            .find(|line| line[0].action == binding.action)
        {
            Some(line) => line.push(*binding),
            None => lines.push(vec![*binding]),
        }
    }
    lines
}

fn overlay(kit: &Kit) -> impl Bundle + use<> {
    let lines = by_action();
    let half = lines.len().div_ceil(2);
    let (left, right) = (lines[..half].to_vec(), lines[half..].to_vec());
    let overlay = Overlay {
        name: "Help",
        width: 860.0,
        gap: 12.0,
        align: AlignItems::Stretch,
        height: 5,
        group: TabGroup::new(3),
    };
    (
        Help,
        overlay.of(children![
            title(
                kit,
                "Title",
                20.0,
                palette::ACCENT,
                Says::words("help-keys")
            ),
            (
                Name::new("Columns"),
                Node {
                    align_items: AlignItems::Start,
                    ..row(28.0)
                },
                children![keys(left), keys(right)],
            ),
            title(
                kit,
                "Title",
                20.0,
                palette::ACCENT,
                Says::words("help-mouse")
            ),
            mouse(),
            (
                Name::new("Foot"),
                Node {
                    justify_content: JustifyContent::End,
                    ..row(0.0)
                },
                children![(
                    Name::new("Foot button"),
                    Node {
                        width: px(140),
                        ..default()
                    },
                    children![button(
                        "Close",
                        Action::Help,
                        Look::Bright,
                        Says::words("close")
                    )],
                )],
            ),
        ]),
    )
}

fn keys(lines: Vec<Vec<Binding>>) -> impl Bundle {
    (
        Name::new("Keys"),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            ..column(5.0)
        },
        Children::spawn(SpawnWith(move |column: &mut RelatedSpawner<ChildOf>| {
            for line in lines {
                let does = line[0].action.key();
                let keys = Says::of(move |facts| {
                    let labels: Vec<_> = line
                        .iter()
                        .map(|binding| binding.label(facts.words))
                        .collect();
                    labels.join("  ·  ")
                });
                column.spawn(entry(150.0, keys, Says::words(does)));
            }
        })),
    )
}

fn mouse() -> impl Bundle {
    (
        Name::new("Mouse"),
        column(5.0),
        Children::spawn(SpawnWith(|column: &mut RelatedSpawner<ChildOf>| {
            for (gesture, does) in MOUSE {
                column.spawn(entry(240.0, Says::words(gesture), Says::words(does)));
            }
        })),
    )
}

/// What is done, and what it does.
fn entry(width: f32, what: Says, does: Says) -> impl Bundle {
    (
        Name::new("Entry"),
        row(12.0),
        children![
            (
                Name::new("What"),
                Node {
                    width: px(width),
                    flex_shrink: 0.0,
                    ..default()
                },
                children![text("Words", 13.0, palette::TEXT, what)],
            ),
            text("Does", 13.0, palette::TEXT_QUIET, does),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_or_close
            .run_if(resource_changed::<Open>)
            .in_set(OpenOrClose),
    );
}
