//! The parts of the rows of the new-game dialog: labels, choices, notes.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::tips::{name, tip};
use crate::i18n::MessageFn;
use crate::viewer::features::play::actions::NewGameAction;
use crate::viewer::features::play::new_game_choices::Choice;
use crate::viewer::features::play::new_game_options::{ChosenOptions, NewGameOptions};
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::button;
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::UprightLayout;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{row, text};

/// The width of the labels on the left, in logical pixels.
pub(super) const LABEL: f32 = 104.0;

pub(super) fn label(message: MessageFn) -> impl Bundle {
    label_of(BoundText::message(message))
}

/// A label with words that follow the state.
pub(super) fn label_of(words: BoundText) -> impl Bundle {
    (
        Name::new("Label"),
        Node {
            width: px(LABEL),
            flex_shrink: 0.0,
            ..default()
        },
        children![text("Words", LetterSize::Body, palette::TEXT_QUIET, words)],
    )
}

/// A function of the options chosen so far; nothing while the dialog is closed.
pub(super) fn with_options<T: Default>(
    about: impl Fn(&Tracked, &NewGameOptions) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked) -> T + Send + Sync + 'static {
    move |ui| {
        let options = ui.of::<ChosenOptions>().open(ui.dialogs());
        options.map_or_else(T::default, |options| about(ui, options))
    }
}

/// A row of these widgets behind a label.
pub(super) fn line_of(
    message: MessageFn,
    widgets: impl FnOnce(&mut RelatedSpawner<ChildOf>) + Send + Sync + 'static,
) -> impl Bundle {
    (
        Name::new("Line"),
        row(8.0),
        UprightLayout::Wraps,
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            line.spawn((label(message), UprightLayout::OwnLine));
            widgets(line);
        })),
    )
}

/// A row of choices.
pub(super) fn line(message: MessageFn, choices: Vec<Choice>) -> impl Bundle {
    line_of(message, move |line| {
        for choice in choices {
            line.spawn(labeled_choice(choice, BoundText::message(name(choice))));
        }
    })
}

pub(super) fn labeled_choice(choice: Choice, says: BoundText) -> impl Bundle {
    (
        button(
            "Choice",
            NewGameAction::Choose(choice),
            ButtonStyle::Normal,
            says,
        ),
        chooses(choice),
    )
}

/// Makes a button show whether its choice is made, and whether it can be; its tooltip says what it does or why not.
pub(super) fn chooses(choice: Choice) -> impl Bundle {
    (
        CheckedWhen::new(with_options(move |ui, options| {
            options.can_choose(choice, ui.of::<EngineList>()) && options.is_chosen(choice)
        })),
        EnabledWhen::new(with_options(move |ui, options| {
            options.can_choose(choice, ui.of::<EngineList>())
        })),
        Tooltip(BoundText::new(with_options(move |ui, options| {
            tip(choice, ui, options)
        }))),
    )
}
