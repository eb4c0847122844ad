//! Selection of board, length and ending, with the player's records.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::prelude::*;

use crate::endgame_practice::{EndgameExercise, PracticeLength};
use crate::engine::endgame_tables::Material;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::features::endgames::actions::EndgameAction;
use crate::viewer::features::endgames::state::{EndgameFilter, EndgamePractice, WonEndgames};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::side_panel::board_choice;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, button};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{column, group_of, row, text};

/// Maximum number of pieces of a selectable ending.
const MAX_PIECES: u8 = 4;

pub(super) fn choices() -> impl Bundle {
    let part = |message: MessageFn| {
        text("Choice", LetterSize::Small, palette::TEXT_QUIET, BoundText::message(message))
    };
    group_of(
        "Choices",
        column(8.0),
        children![
            board_choice(EndgameAction::Board, |ui| ui.of::<EndgamePractice>().geometry),
            part(Messages::endgame_lengths),
            lengths(),
            part(Messages::endgame_endings),
            endings(),
        ],
    )
}

fn lengths() -> impl Bundle {
    let spawn = |parent: &mut RelatedSpawner<ChildOf>| {
        for length in PracticeLength::ALL {
            parent.spawn((
                button(
                    "Length",
                    EndgameAction::Length(length),
                    ButtonStyle::Normal,
                    BoundText::new(move |_| length.to_string()),
                ),
                CheckedWhen::new(move |ui| ui.of::<EndgameFilter>().length == length),
                HasTooltip,
            ));
        }
    };
    group_of("Lengths", row(6.0), Children::spawn(SpawnWith(spawn)))
}

fn endings() -> impl Bundle {
    let spawn = |parent: &mut RelatedSpawner<ChildOf>| {
        parent.spawn(ending_button(None));
        for material in EndgameExercise::contests(MAX_PIECES) {
            parent.spawn(ending_button(Some(material)));
        }
    };
    group_of("Endings", column(5.0), Children::spawn(SpawnWith(spawn)))
}

/// The player's record in an ending.
fn record(ui: &Tracked<'_>, material: Material) -> String {
    let variant = ui.of::<EndgamePractice>().variant();
    let record = ui.of::<WonEndgames>().get().get(variant, material);
    record.words(ui.localizer())
}

/// The button that selects an ending, with its record.
fn ending_button(ending: Option<Material>) -> impl Bundle {
    let node = Node {
        min_height: px(32),
        flex_shrink: 0.0,
        padding: UiRect::axes(px(12), px(4)),
        border_radius: BorderRadius::all(px(7)),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Start,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let name = BoundText::new(move |ui| match ending {
        Some(material) => ui.localizer().ending(material),
        None => ui.localizer().messages.endgame_any(),
    });
    let record_of =
        move |ui: &Tracked<'_>| ending.map_or_else(String::new, |material| record(ui, material));
    (
        bare_button("Ending", EndgameAction::Ending(ending), ButtonStyle::Normal, node),
        CheckedWhen::new(move |ui| ui.of::<EndgameFilter>().ending == ending),
        VisibleWhen::new(move |ui| {
            ending.is_none_or(|material| ui.of::<EndgameFilter>().endings.contains(&material))
        }),
        children![
            text("Name", LetterSize::Body, palette::TEXT, name),
            (
                text("Record", LetterSize::Small, palette::ACCENT, BoundText::new(record_of)),
                VisibleWhen::new(move |ui| !record_of(ui).is_empty()),
            ),
        ],
    )
}
