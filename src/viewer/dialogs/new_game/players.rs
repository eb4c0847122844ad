//! The players in the new-game dialog: a person, the computer at a level, or an engine for each side.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::rows::{LABEL, choice_button, labelled_choice, with_options};
use crate::i18n::{MessageFn, Messages};
use crate::players::EngineId;
use crate::rules::Side;
use crate::viewer::game_ui::action_button::bare_button;
use crate::viewer::game_ui::piece_disc::piece_disc;
use crate::viewer::game_ui::snapshot::{BoundText, EnabledWhen, UiSnapshot, VisibleWhen};
use crate::viewer::messages::{Action, Choice};
use crate::viewer::state::new_game::NewGameOptions;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, row, text};

/// The player of a side.
pub(super) fn player(side: Side) -> impl Bundle {
    let message: MessageFn = match side {
        Side::White => Messages::side_white,
        Side::Black => Messages::side_black,
    };
    (
        Name::new("Player"),
        row(8.0),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            line.spawn((
                Name::new("Side"),
                Node {
                    width: px(LABEL),
                    flex_shrink: 0.0,
                    ..row(8.0)
                },
                children![
                    piece_disc(side, 18.0),
                    text(
                        "Words",
                        LetterSize::Body,
                        palette::TEXT_QUIET,
                        BoundText::message(message)
                    )
                ],
            ));
            for choice in [Choice::Person(side), Choice::Computer(side)] {
                line.spawn(choice_button(choice));
            }
            line.spawn(level(side));
        })),
    )
}

/// The size of a button that changes the level, and the width of its words.
const STEP: f32 = 34.0;
const WORDS: f32 = 122.0;

/// The computer's level with its word, and buttons to change it.
fn level(side: Side) -> impl Bundle {
    let is_graded = move |_: &UiSnapshot, options: &NewGameOptions| options.level(side).is_some();
    let says = BoundText::new(with_options(move |ui, options| {
        let level = options.level(side);
        level.map_or_else(String::new, |level| ui.localizer.level(level))
    }));
    let word = BoundText::new(with_options(move |ui, options| {
        let level = options.level(side);
        level.map_or_else(String::new, |level| ui.localizer.level_word(level))
    }));
    let step = |name, sign: &'static str, choice| {
        (
            bare_button(
                name,
                Action::Choose(choice),
                ButtonStyle::Normal,
                Node {
                    width: px(STEP),
                    height: px(STEP),
                    border_radius: BorderRadius::all(px(7)),
                    ..default()
                },
            ),
            EnabledWhen::new(with_options(move |ui, options| {
                options.can_choose(choice, ui.engines)
            })),
            children![text(
                "Sign",
                LetterSize::Body,
                palette::TEXT,
                BoundText::new(move |_| sign.to_owned())
            )],
        )
    };
    (
        Name::new("Level"),
        Node {
            width: px(2.0 * STEP + WORDS + 16.0),
            flex_shrink: 0.0,
            ..row(8.0)
        },
        children![(
            Name::new("Steps"),
            row(8.0),
            VisibleWhen::new(with_options(is_graded)),
            children![
                step("Weaker", "−", Choice::Weaker(side)),
                (
                    Name::new("Level in words"),
                    Node {
                        width: px(WORDS),
                        align_items: AlignItems::Center,
                        ..column(0.0)
                    },
                    children![
                        text("Words", LetterSize::Body, palette::TEXT, says),
                        text("Strength", LetterSize::Small, palette::TEXT_QUIET, word),
                    ],
                ),
                step("Stronger", "+", Choice::Stronger(side)),
            ],
        )],
    )
}

/// The engines that could play this side, without those that have not introduced themselves.
pub(super) fn engines_for(side: Side, engines: Vec<EngineId>) -> impl Bundle {
    let is_any_ready = |ui: &UiSnapshot| ui.engines.ids().any(|id| ui.engines.is_ready(id));
    (
        Name::new("Programs"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        },
        VisibleWhen::new(is_any_ready),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for id in engines {
                let name = BoundText::new(move |ui| ui.engines.name(id).to_owned());
                line.spawn((
                    Name::new("Program"),
                    Node {
                        width: percent(32),
                        ..row(0.0)
                    },
                    VisibleWhen::new(move |ui| ui.engines.is_ready(id)),
                    children![labelled_choice(Choice::Engine(side, id), name)],
                ));
            }
        })),
    )
}
