//! The folded parts of the new-game dialog: a line says what is chosen there, and a click shows the choices.

use bevy::prelude::*;

use super::clocks;
use super::rows::{label, with_options};
use super::switches::switches;
use super::tips::name;
use crate::i18n::{MessageFn, Messages};
use crate::viewer::features::play::actions::NewGameAction;
use crate::viewer::features::play::clock_options::ClockOptions;
use crate::viewer::features::play::new_game_choices::{Choice, CollapsedSection};
use crate::viewer::features::play::new_game_options::NewGameOptions;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon};

/// The table rules to choose from.
const TABLE_RULES: [Choice; 3] = [
    Choice::TouchMove,
    Choice::OverTheBoard,
    Choice::FederationRule,
];

pub(super) fn table_rules(assets: &UiAssets) -> impl Bundle + use<> {
    fold(
        assets,
        CollapsedSection::TableRules,
        Messages::choose_table_rules,
        table_rules_in_words,
        switches(None, TABLE_RULES),
    )
}

pub(super) fn clocks(assets: &UiAssets, options: &ClockOptions) -> impl Bundle + use<> {
    fold(
        assets,
        CollapsedSection::Clocks,
        Messages::choose_clock,
        |ui, options| clocks::in_words(options, ui.localizer()),
        clocks::rows(options),
    )
}

/// The names of the table rules that hold.
fn table_rules_in_words(ui: &Tracked, options: &NewGameOptions) -> String {
    let messages = &ui.localizer().messages;
    let holds = |choice: &&Choice| {
        options.can_choose(**choice, ui.of::<EngineList>()) && options.is_chosen(**choice)
    };
    let chosen = TABLE_RULES.iter().filter(holds);
    let names: Vec<_> = chosen.map(|&choice| name(choice)(messages)).collect();
    if names.is_empty() {
        messages.table_rules_none()
    } else {
        names.join(" · ")
    }
}

fn fold<W, C>(
    assets: &UiAssets,
    part: CollapsedSection,
    heading: MessageFn,
    in_words: W,
    content: C,
) -> impl Bundle + use<W, C>
where
    W: Fn(&Tracked, &NewGameOptions) -> String + Send + Sync + 'static,
    C: Bundle,
{
    let is_open =
        move || with_options(move |_, options: &NewGameOptions| options.unfolded == Some(part));
    let is_folded = move |ui: &Tracked| !is_open()(ui);
    let caret = |icon| tinted_icon(assets, icon, 14.0, palette::TEXT_QUIET);
    let place = || Name::new("Caret");
    (
        Name::new("Fold"),
        column(6.0),
        children![
            (
                bare_button(
                    "Unfold",
                    NewGameAction::Choose(Choice::Unfold(part)),
                    ButtonStyle::Flat,
                    Node {
                        min_height: px(34),
                        margin: UiRect::horizontal(px(-8)),
                        padding: UiRect::horizontal(px(7)),
                        justify_content: JustifyContent::FlexStart,
                        border_radius: BorderRadius::all(px(7)),
                        ..row(8.0)
                    },
                ),
                children![
                    label(heading),
                    group_of(
                        "Choice in words",
                        Node {
                            flex_grow: 1.0,
                            flex_basis: px(0),
                            ..default()
                        },
                        children![text(
                            "Words",
                            LetterSize::Body,
                            palette::TEXT,
                            BoundText::new(with_options(in_words))
                        )]
                    ),
                    (
                        place(),
                        Node::default(),
                        Pickable::IGNORE,
                        VisibleWhen::new(is_folded),
                        children![caret(Icon::ChevronRight)],
                    ),
                    (
                        place(),
                        Node::default(),
                        Pickable::IGNORE,
                        VisibleWhen::new(is_open()),
                        children![caret(Icon::ChevronDown)],
                    ),
                ],
            ),
            (
                Name::new("Folded"),
                Node {
                    margin: UiRect::bottom(px(6)),
                    ..column(8.0)
                },
                VisibleWhen::new(is_open()),
                children![content],
            ),
        ],
    )
}
