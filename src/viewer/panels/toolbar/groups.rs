//! The buttons of the bar, in groups: the views, what the board shows, the computer's help, games, and the settings.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::{MessageFn, Messages};
use crate::rules::Variant;
use crate::viewer::game_ui::action_button::{ActionButton, HasTooltip, description, with_key};
use crate::viewer::game_ui::snapshot::{BoundText, CheckedWhen, EnabledWhen, UiSnapshot};
use crate::viewer::messages::{
    Action, ExplainAction, FileAction, GamesAction, NetAction, ReviewAction, SettingsAction, View,
};
use crate::viewer::state::camera::ProjectionMode;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{self, UiAssets, captioned_button, row};

fn group(name: &'static str) -> impl Bundle {
    (Name::new(name), row(2.0), Pickable::IGNORE)
}

/// A button of the bar: an icon, a word under it where there is room, and a tooltip.
fn tool(
    assets: &UiAssets,
    name: &'static str,
    action: Action,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<> {
    (bare_tool(assets, name, action, icon, word), HasTooltip)
}

fn bare_tool(
    assets: &UiAssets,
    name: &'static str,
    action: Action,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<> {
    let sign = widgets::icon(assets, icon, 20.0);
    (
        captioned_button(name, ButtonStyle::Flat, sign, BoundText::message(word)),
        ActionButton(action),
    )
}

/// Greys a button on a board without sides, and says why in its tooltip.
fn for_sides(action: Action) -> impl Bundle {
    (
        EnabledWhen::new(|ui| ui.game.variant().has_sides()),
        Tooltip(BoundText::new(move |ui| {
            let does = description(action, ui.localizer);
            match ui.game.variant().has_sides() {
                true => does,
                false => format!("{does}\n{}", ui.localizer.messages.no_sides_tip()),
            }
        })),
    )
}

/// A button of the bar with a few letters instead of an icon.
fn lettered_tool(
    assets: &UiAssets,
    name: &'static str,
    action: Action,
    letters: &'static str,
    word: MessageFn,
) -> impl Bundle + use<> {
    let sign = widgets::letters(assets, BoundText::new(move |_| letters.to_owned()));
    (
        captioned_button(name, ButtonStyle::Flat, sign, BoundText::message(word)),
        ActionButton(action),
        HasTooltip,
    )
}

fn file(
    assets: &UiAssets,
    name: &'static str,
    action: FileAction,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<> {
    tool(assets, name, Action::File(action), icon, word)
}

pub(super) fn views(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Views"),
        children![
            tool(
                assets,
                "Home view",
                Action::GoToView(View::Home),
                Icon::House,
                Messages::tool_home
            ),
            tool(
                assets,
                "Other side",
                Action::GoToView(View::OtherSide),
                Icon::Rotate,
                Messages::tool_turn
            ),
            (
                tool(
                    assets,
                    "Lens",
                    Action::ToggleProjection,
                    Icon::PerspectiveGrid,
                    Messages::tool_lens
                ),
                CheckedWhen::new(|ui| ui.projection == ProjectionMode::Perspective),
            ),
        ],
    )
}

pub(super) fn marks(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Marks"),
        children![
            (
                bare_tool(
                    assets,
                    "Pyramid",
                    Action::ToggleRelief,
                    Icon::SteppedPyramid,
                    Messages::tool_pyramid
                ),
                CheckedWhen::new(|ui| ui.game.variant().has_sides() && !ui.settings.sunk),
                for_sides(Action::ToggleRelief),
            ),
            (
                lettered_tool(
                    assets,
                    "Numbers",
                    Action::ToggleNumbers,
                    "28",
                    Messages::tool_numbers
                ),
                CheckedWhen::new(|ui| ui.settings.numbers),
            ),
            (
                bare_tool(
                    assets,
                    "Lines",
                    Action::ToggleLines,
                    Icon::CrossedLines,
                    Messages::tool_lines
                ),
                CheckedWhen::new(|ui| ui.game.variant().has_sides() && ui.settings.lines),
                for_sides(Action::ToggleLines),
            ),
            (
                bare_tool(
                    assets,
                    "Five boards",
                    Action::Net(NetAction::Toggle),
                    Icon::FiveBoards,
                    Messages::tool_boards
                ),
                CheckedWhen::new(|ui| ui.settings.net.open),
                Tooltip(BoundText::new(|ui| {
                    let action = Action::Net(NetAction::Toggle);
                    let messages = &ui.localizer.messages;
                    match ui.game.variant().has_sides() {
                        true => description(action, ui.localizer),
                        false => with_key(messages.net_title_flat(), action, ui.localizer),
                    }
                })),
            ),
        ],
    )
}

/// Hint, analysis, review, the rules and the keys.
pub(super) fn advice(assets: &UiAssets) -> impl Bundle + use<> {
    let is_known = |ui: &UiSnapshot| ui.game.variant() != Variant::WolfAndSheep;
    (
        group("Advice"),
        // The first stop of Tab.
        TabGroup::new(-2),
        children![
            (
                tool(
                    assets,
                    "Hint",
                    Action::Hint,
                    Icon::LightBulb,
                    Messages::tool_hint
                ),
                EnabledWhen::new(move |ui| is_known(ui)
                    && ui.outcome.is_none()
                    && ui.editor.is_none()),
            ),
            (
                tool(
                    assets,
                    "Analysis",
                    Action::CycleAnalysis,
                    Icon::BarChart,
                    Messages::tool_analysis
                ),
                CheckedWhen::new(|ui| ui.settings.analysis),
                EnabledWhen::new(move |ui| is_known(ui) && ui.editor.is_none()),
            ),
            (
                tool(
                    assets,
                    "Review",
                    Action::Review(ReviewAction::Toggle),
                    Icon::ScoreGraph,
                    Messages::tool_review
                ),
                CheckedWhen::new(|ui| ui.review.running.is_some()),
                EnabledWhen::new(move |ui| is_known(ui)
                    && !ui.game.tree().is_empty()
                    && ui.editor.is_none()),
            ),
            (
                tool(
                    assets,
                    "Rules button",
                    Action::Explain(ExplainAction::ToggleRules),
                    Icon::Book,
                    Messages::tool_rules
                ),
                CheckedWhen::new(|ui| ui.dialogs.rules),
            ),
            (
                lettered_tool(assets, "Help", Action::ToggleHelp, "?", Messages::tool_keys),
                CheckedWhen::new(|ui| ui.dialogs.help),
            ),
        ],
    )
}

/// Games on disk, the list of games and the explorer.
pub(super) fn games(assets: &UiAssets) -> impl Bundle + use<> {
    let explore = Action::Games(GamesAction::ToggleExplorer);
    (
        group("Games"),
        children![
            file(
                assets,
                "Open",
                FileAction::Open,
                Icon::Folder,
                Messages::tool_open
            ),
            file(
                assets,
                "Save",
                FileAction::Save,
                Icon::Tray,
                Messages::tool_save
            ),
            file(
                assets,
                "Earlier games",
                FileAction::EarlierGames,
                Icon::Clock,
                Messages::tool_earlier
            ),
            tool(
                assets,
                "Games",
                Action::Games(GamesAction::Browse),
                Icon::List,
                Messages::tool_list
            ),
            (
                tool(
                    assets,
                    "Explorer button",
                    explore,
                    Icon::Branches,
                    Messages::tool_explorer
                ),
                CheckedWhen::new(|ui| ui.dialogs.explorer),
            ),
        ],
    )
}

pub(super) fn settings(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Settings"),
        children![tool(
            assets,
            "Settings button",
            Action::Settings(SettingsAction::Open),
            Icon::Gear,
            Messages::tool_settings
        )],
    )
}
