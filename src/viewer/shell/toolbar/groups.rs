//! The buttons of the bar, in groups: the own seat, how the board is seen, the computer's help, games, and the settings.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::grayed::{can_advise, for_sides, in_games};
use crate::i18n::{MessageFn, Messages};
use crate::viewer::board::actions::{NetAction, ViewAction};
use crate::viewer::features::analysis::actions::AnalysisAction;
use crate::viewer::features::library::actions::{FileAction, GamesAction};
use crate::viewer::features::review::actions::ReviewAction;
use crate::viewer::features::review::state::CurrentReview;
use crate::viewer::features::rules::actions::ExplainAction;
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::messages::View;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::scene::camera::ProjectionMode;
use crate::viewer::shell::actions::{SettingsAction, ShellAction};
use crate::viewer::shell::bound::action_button::{ActionButton, HasTooltip};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets;
use crate::viewer::ui::widgets::{UiAssets, captioned_button, row};

fn group(name: &'static str) -> impl Bundle {
    (Name::new(name), row(2.0), Pickable::IGNORE)
}

/// A button of the bar: an icon, a word under it where there is room, and a tooltip.
fn tool<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<A> {
    (bare_tool(assets, name, action, icon, word), HasTooltip)
}

fn bare_tool<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<A> {
    let sign = widgets::icon(assets, icon, 20.0);
    (
        captioned_button(name, ButtonStyle::Flat, sign, BoundText::message(word)),
        ActionButton(action.into()),
    )
}

/// A button of the bar with a few letters instead of an icon.
fn lettered_tool<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    letters: &'static str,
    word: MessageFn,
) -> impl Bundle + use<A> {
    let sign = widgets::letters(assets, BoundText::new(move |_| letters.to_owned()));
    (
        captioned_button(name, ButtonStyle::Flat, sign, BoundText::message(word)),
        ActionButton(action.into()),
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
    (
        bare_tool(assets, name, action, icon, word),
        in_games(action, |_| true),
    )
}

/// The views that are one press away, beside those of the compass.
pub(super) fn views(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Views"),
        children![
            tool(
                assets,
                "Home view",
                ViewAction::GoTo(View::Home),
                Icon::Person,
                Messages::tool_home
            ),
            tool(
                assets,
                "Three-quarter view",
                ViewAction::GoTo(View::ThreeQuarter),
                Icon::StepsFromCorner,
                Messages::tool_three_quarter
            ),
        ],
    )
}

/// How the board is seen, and what it shows.
pub(super) fn looks(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Looks"),
        children![
            tool(
                assets,
                "Other side",
                ViewAction::GoTo(View::OtherSide),
                Icon::Rotate,
                Messages::tool_turn
            ),
            (
                tool(
                    assets,
                    "Lens",
                    ViewAction::ToggleProjection,
                    Icon::PerspectiveGrid,
                    Messages::tool_lens
                ),
                CheckedWhen::new(|ui| *ui.of::<ProjectionMode>() == ProjectionMode::Perspective),
            ),
            (
                bare_tool(
                    assets,
                    "Pyramid",
                    ViewAction::ToggleRelief,
                    Icon::SteppedPyramid,
                    Messages::tool_pyramid
                ),
                CheckedWhen::new(|ui| ui.game().variant().has_sides() && !ui.settings().sunk),
                for_sides(ViewAction::ToggleRelief),
            ),
            (
                lettered_tool(
                    assets,
                    "Numbers",
                    ViewAction::ToggleNumbers,
                    "28",
                    Messages::tool_numbers
                ),
                CheckedWhen::new(|ui| ui.settings().numbers),
            ),
            (
                bare_tool(
                    assets,
                    "Lines",
                    ViewAction::ToggleLines,
                    Icon::CrossedLines,
                    Messages::tool_lines
                ),
                CheckedWhen::new(|ui| ui.game().variant().has_sides() && ui.settings().lines),
                for_sides(ViewAction::ToggleLines),
            ),
            (
                bare_tool(
                    assets,
                    "Five boards",
                    NetAction::Toggle,
                    Icon::FiveBoards,
                    Messages::tool_boards
                ),
                CheckedWhen::new(|ui| ui.game().variant().has_sides() && ui.settings().net.open),
                for_sides(NetAction::Toggle),
            ),
        ],
    )
}

/// Hint, analysis, review, the rules, what there is to learn, and the keys.
pub(super) fn advice(assets: &UiAssets) -> impl Bundle + use<> {
    let review = ReviewAction::Toggle;
    let rules = ExplainAction::ToggleRules;
    let learning = ExplainAction::ToggleLearning;
    (
        group("Advice"),
        // The first stop of Tab.
        TabGroup::new(-2),
        children![
            (
                bare_tool(
                    assets,
                    "Hint",
                    AnalysisAction::Hint,
                    Icon::LightBulb,
                    Messages::tool_hint
                ),
                in_games(AnalysisAction::Hint, |ui| can_advise(ui)
                    && ui.outcome().is_none()),
            ),
            (
                bare_tool(
                    assets,
                    "Analysis",
                    AnalysisAction::Cycle,
                    Icon::BarChart,
                    Messages::tool_analysis
                ),
                CheckedWhen::new(|ui| ui.settings().analysis),
                in_games(AnalysisAction::Cycle, can_advise),
            ),
            (
                bare_tool(
                    assets,
                    "Review",
                    review,
                    Icon::ScoreGraph,
                    Messages::tool_review
                ),
                CheckedWhen::new(|ui| ui.of::<CurrentReview>().running.is_some()),
                in_games(review, |ui| can_advise(ui) && !ui.game().tree().is_empty()),
            ),
            (
                bare_tool(
                    assets,
                    "Rules button",
                    rules,
                    Icon::Book,
                    Messages::tool_rules
                ),
                CheckedWhen::new(|ui| ui.dialogs().rules),
                in_games(rules, |_| true),
            ),
            (
                bare_tool(
                    assets,
                    "Learn button",
                    learning,
                    Icon::GraduationCap,
                    Messages::tool_learn
                ),
                CheckedWhen::new(|ui| ui.dialogs().learning),
                in_games(learning, |ui| ui.mode() != BoardMode::Editor),
            ),
            (
                lettered_tool(
                    assets,
                    "Help",
                    ShellAction::ToggleHelp,
                    "?",
                    Messages::tool_keys
                ),
                CheckedWhen::new(|ui| ui.dialogs().help),
            ),
        ],
    )
}

/// Games on disk, the list of games and the explorer.
pub(super) fn games(assets: &UiAssets) -> impl Bundle + use<> {
    let browse = GamesAction::Browse;
    let explore = GamesAction::ToggleExplorer;
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
            (
                bare_tool(assets, "Games", browse, Icon::List, Messages::tool_list),
                in_games(browse, |_| true),
            ),
            (
                bare_tool(
                    assets,
                    "Explorer button",
                    explore,
                    Icon::Branches,
                    Messages::tool_explorer
                ),
                CheckedWhen::new(|ui| ui.dialogs().explorer),
                in_games(explore, |_| true),
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
            SettingsAction::Open,
            Icon::Gear,
            Messages::tool_settings
        )],
    )
}
