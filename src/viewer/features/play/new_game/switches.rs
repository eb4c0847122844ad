//! The switches of the new-game dialog: choices that are on or off by themselves, each with its explanation beside it.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::rows::{label_of, with_options};
use super::tips::{name, tip};
use crate::i18n::MessageFn;
use crate::viewer::features::play::actions::NewGameAction;
use crate::viewer::features::play::new_game_choices::Choice;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::parts::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundDirection, BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::UprightLayout;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, group_of, row, text};

/// The height of a switch: that of two lines of its explanation.
const HEIGHT: f32 = 36.0;
/// The width of the name of a switch.
const NAME: f32 = 152.0;

/// Switches one below the other, beside a label or its place.
pub(super) fn switches<const N: usize>(
    heading: Option<MessageFn>,
    choices: [Choice; N],
) -> impl Bundle {
    let words = BoundText::new(move |ui| {
        heading.map_or_else(String::new, |heading| heading(&ui.localizer().messages))
    });
    (
        Name::new("Switches"),
        Node {
            align_items: AlignItems::Start,
            ..row(8.0)
        },
        UprightLayout::Wraps,
        children![
            (
                Name::new("Label place"),
                Node {
                    height: px(HEIGHT),
                    ..row(0.0)
                },
                match heading {
                    Some(_) => UprightLayout::OwnLine,
                    None => UprightLayout::LeftOut,
                },
                children![label_of(words)],
            ),
            (
                Name::new("Column"),
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..column(2.0)
                },
                Children::spawn(SpawnWith(move |column: &mut RelatedSpawner<ChildOf>| {
                    for choice in choices {
                        column.spawn(switch(choice));
                    }
                })),
            ),
        ],
    )
}

fn switch(choice: Choice) -> impl Bundle {
    let is_possible =
        move || with_options(move |ui, options| options.can_choose(choice, ui.of::<EngineList>()));
    let is_on = move || {
        with_options(move |ui, options| {
            options.can_choose(choice, ui.of::<EngineList>()) && options.is_chosen(choice)
        })
    };
    let side = {
        let is_on = is_on();
        BoundDirection::new(move |ui| {
            if is_on(ui) {
                FlexDirection::RowReverse
            } else {
                FlexDirection::Row
            }
        })
    };
    (
        bare_button(
            "Choice",
            NewGameAction::Choose(choice),
            ButtonStyle::Flat,
            Node {
                min_height: px(HEIGHT),
                padding: UiRect::horizontal(px(6)),
                justify_content: JustifyContent::FlexStart,
                border_radius: BorderRadius::all(px(7)),
                ..row(8.0)
            },
        ),
        UprightLayout::Wraps,
        EnabledWhen::new(is_possible()),
        CheckedWhen::new(is_on()),
        children![
            (
                Name::new("Track"),
                Node {
                    width: px(30),
                    height: px(18),
                    flex_shrink: 0.0,
                    padding: UiRect::all(px(3)),
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::MAX,
                    ..row(0.0)
                },
                side,
                BackgroundColor(palette::TRACK),
                BorderColor::all(palette::TEXT_QUIET),
                Pickable::IGNORE,
                children![(
                    Name::new("Knob"),
                    Node {
                        width: px(10),
                        height: px(10),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::TEXT),
                    Pickable::IGNORE,
                )],
            ),
            (
                text(
                    "Label",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::message(name(choice))
                ),
                TextLayout::no_wrap(),
                Node {
                    width: px(NAME),
                    flex_shrink: 0.0,
                    ..default()
                },
            ),
            // In a node of its own: the colors of the button are those of its label.
            group_of(
                "Explanation",
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
                (
                    UprightLayout::OwnLine,
                    children![text(
                        "Words",
                        LetterSize::Small,
                        palette::TEXT_QUIET,
                        BoundText::new(with_options(move |ui, options| tip(choice, ui, options)))
                    )]
                )
            ),
        ],
    )
}
