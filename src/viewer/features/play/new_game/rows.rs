//! The rows of the new-game dialog: labels, choices, switches and notes, and the texts that explain them.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::choices::{Choice, CollapsedSection, Opponent};
use super::options::{ChosenOptions, NewGameOptions};
use crate::i18n::{MessageFn, Messages};
use crate::rules::{Geometry, Variant};
use crate::viewer::features::play::actions::NewGameAction;
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{bare_button, button};
use crate::viewer::ui::bindings::{BoundDirection, BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{column, group_of, row, text};

/// Width of the labels, in logical pixels.
pub(super) const LABEL: f32 = 104.0;

pub(super) fn label(message: MessageFn) -> impl Bundle {
    label_of(BoundText::message(message))
}

pub(super) fn label_of(words: BoundText) -> impl Bundle {
    (
        Name::new("Label"),
        Node { width: px(LABEL), flex_shrink: 0.0, ..default() },
        children![text("Words", LetterSize::Body, palette::TEXT_QUIET, words)],
    )
}

/// Evaluates a function of the options; the default while the dialog is closed.
pub(super) fn with_options<T: Default>(
    about: impl Fn(&Tracked, &NewGameOptions) -> T + Send + Sync + 'static,
) -> impl Fn(&Tracked) -> T + Send + Sync + 'static {
    move |ui| {
        let options = ui.of::<ChosenOptions>().open(ui.dialogs());
        options.map_or_else(T::default, |options| about(ui, options))
    }
}

/// A labeled row of widgets.
pub(super) fn line_of(
    message: MessageFn,
    widgets: impl FnOnce(&mut RelatedSpawner<ChildOf>) + Send + Sync + 'static,
) -> impl Bundle {
    (
        Name::new("Line"),
        row(8.0),
        PortraitLayout::Wraps,
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            line.spawn((label(message), PortraitLayout::OwnLine));
            widgets(line);
        })),
    )
}

/// A labeled row of choices.
pub(super) fn line(message: MessageFn, choices: Vec<Choice>) -> impl Bundle {
    line_of(message, move |line| {
        for choice in choices {
            line.spawn(labeled_choice(choice, BoundText::message(name(choice))));
        }
    })
}

pub(super) fn labeled_choice(choice: Choice, says: BoundText) -> impl Bundle {
    (button("Choice", NewGameAction::Choose(choice), ButtonStyle::Normal, says), chooses(choice))
}

/// Binds a button to a choice: checked, enabled, and a tooltip with its effect or why it is unavailable.
pub(super) fn chooses(choice: Choice) -> impl Bundle {
    (
        CheckedWhen::new(with_options(move |ui, options| {
            options.can_choose(choice, ui.of::<EngineList>()) && options.is_chosen(choice)
        })),
        EnabledWhen::new(with_options(move |ui, options| {
            options.can_choose(choice, ui.of::<EngineList>())
        })),
        Tooltip(BoundText::new(with_options(move |ui, options| tip(choice, ui, options)))),
    )
}

pub(super) const fn name(choice: Choice) -> MessageFn {
    match choice {
        Choice::Rules(Variant::International | Variant::Dames3d) => Messages::rules_draughts,
        Choice::Rules(Variant::Family(_)) => Messages::rules_family,
        Choice::Rules(Variant::Brigand(_)) => Messages::rules_brigand,
        Choice::Rules(Variant::WolfAndSheep) => Messages::rules_wolf_and_sheep,
        Choice::Board(Geometry::Flat) => Messages::board_flat,
        Choice::Board(Geometry::Pyramid) => Messages::board_pyramid,
        Choice::TouchMove => Messages::touch_move,
        Choice::OverTheBoard => Messages::over_the_board,
        Choice::FederationRule => Messages::federation_short,
        Choice::Opponent(Opponent::Person) => Messages::player_person,
        Choice::Opponent(Opponent::Computer | Opponent::Engine(_)) => Messages::player_computer,
        Choice::Opponent(Opponent::Elsewhere) => Messages::friend_elsewhere,
        Choice::Color(_) => Messages::choose_color,
        Choice::ColorByLot => Messages::friend_by_lot,
        Choice::Weaker => Messages::weaker,
        Choice::Stronger => Messages::stronger,
        Choice::Expand(CollapsedSection::TableRules) => Messages::choose_table_rules,
        Choice::Expand(CollapsedSection::Clocks) => Messages::choose_clock,
        Choice::Clock(..) => Messages::choose_clock,
        Choice::ClocksDiffer => Messages::clock_differs,
        Choice::ClocksAtOnce => Messages::clock_at_once,
    }
}

/// The effect of a choice, or the reason why it is unavailable.
pub(super) fn tip(choice: Choice, ui: &Tracked, options: &NewGameOptions) -> String {
    let messages = &ui.localizer().messages;
    if !options.can_choose(choice, ui.of::<EngineList>()) {
        return reason(choice, options)(messages);
    }
    match choice {
        Choice::Rules(variant) => {
            let on_this_board = variant.with_geometry(options.variant.geometry());
            ui.localizer().variant_in_short(on_this_board.unwrap_or(variant))
        }
        other => description(other)(messages),
    }
}

const fn description(choice: Choice) -> MessageFn {
    match choice {
        Choice::Board(Geometry::Pyramid) => Messages::about_board_pyramid,
        Choice::Board(Geometry::Flat) => Messages::about_board_flat,
        Choice::TouchMove => Messages::about_touch_move,
        Choice::OverTheBoard => Messages::about_over_the_board,
        Choice::FederationRule => Messages::about_federation,
        Choice::Opponent(Opponent::Person) => Messages::about_person,
        Choice::Opponent(Opponent::Elsewhere) => Messages::about_friend_elsewhere,
        Choice::Opponent(_) => Messages::about_computer,
        Choice::Color(_) => Messages::about_color,
        Choice::ClocksDiffer => Messages::about_clock_differs,
        Choice::ClocksAtOnce => Messages::about_clock_at_once,
        other => name(other),
    }
}

/// The reason why a choice is unavailable.
fn reason(choice: Choice, options: &NewGameOptions) -> MessageFn {
    match choice {
        Choice::Board(_) if options.variant == Variant::WolfAndSheep => {
            Messages::wolf_on_flat_board_only
        }
        Choice::Rules(_) | Choice::Board(_) => Messages::setup_of_other_rules,
        Choice::OverTheBoard => Messages::by_hand_in_draughts_only,
        Choice::FederationRule => Messages::federation_in_international_only,
        Choice::ClocksAtOnce => Messages::clock_not_chosen,
        Choice::Opponent(_) => Messages::program_plays_other_games,
        Choice::Color(_) | Choice::ColorByLot => Messages::color_with_engine_only,
        other => name(other),
    }
}

/// Height of a switch, for a two-line explanation.
const HEIGHT: f32 = 36.0;
/// Width of a switch's name.
const NAME: f32 = 152.0;

/// A column of switches beside a label or its space.
pub(super) fn switches<const N: usize>(
    heading: Option<MessageFn>,
    choices: [Choice; N],
) -> impl Bundle {
    let words = BoundText::new(move |ui| {
        heading.map_or_else(String::new, |heading| heading(&ui.localizer().messages))
    });
    (
        Name::new("Switches"),
        Node { align_items: AlignItems::Start, ..row(8.0) },
        PortraitLayout::Wraps,
        children![
            (
                Name::new("Label place"),
                Node { height: px(HEIGHT), ..row(0.0) },
                match heading {
                    Some(_) => PortraitLayout::OwnLine,
                    None => PortraitLayout::LeftOut,
                },
                children![label_of(words)],
            ),
            (
                Name::new("Column"),
                Node { flex_grow: 1.0, flex_basis: px(0), ..column(2.0) },
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
    let side =
        {
            let is_on = is_on();
            BoundDirection::new(move |ui| {
                if is_on(ui) { FlexDirection::RowReverse } else { FlexDirection::Row }
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
        PortraitLayout::Wraps,
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
                text("Label", LetterSize::Body, palette::TEXT, BoundText::message(name(choice))),
                TextLayout::no_wrap(),
                Node { width: px(NAME), flex_shrink: 0.0, ..default() },
            ),
            // In its own node: a button colors its direct labels.
            group_of(
                "Explanation",
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                (
                    PortraitLayout::OwnLine,
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
