//! The buttons of the bar, in groups: the views, what the board shows, the computer's help, games, and the settings.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::rules::Variant;
use crate::viewer::game_ui::action_button::{HasTooltip, icon_button, letter_button};
use crate::viewer::game_ui::snapshot::{BoundText, CheckedWhen, EnabledWhen, UiSnapshot};
use crate::viewer::messages::{
    Action, ExplainAction, FileAction, GamesAction, NetAction, ReviewAction, SettingsAction, View,
};
use crate::viewer::state::camera::ProjectionMode;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, row};

fn group(name: &'static str) -> impl Bundle {
    (Name::new(name), row(2.0), Pickable::IGNORE)
}

pub(super) fn views(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Views"),
        children![
            quiet("Home view", Action::GoToView(View::Home), Icon::House),
            quiet(
                "Other side",
                Action::GoToView(View::OtherSide),
                Icon::Rotate
            ),
            (
                quiet("Lens", Action::ToggleProjection, Icon::PerspectiveGrid),
                CheckedWhen::new(|ui| ui.projection == ProjectionMode::Perspective),
            ),
        ],
    )
}

pub(super) fn marks(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    (
        group("Marks"),
        children![
            (
                quiet("Pyramid", Action::ToggleRelief, Icon::SteppedPyramid),
                CheckedWhen::new(|ui| ui.game.variant().has_sides() && !ui.settings.sunk),
                EnabledWhen::new(|ui| ui.game.variant().has_sides()),
            ),
            (
                letter_button(
                    assets,
                    "Numbers",
                    Action::ToggleNumbers,
                    ButtonStyle::Flat,
                    BoundText::new(|_| "28".to_owned()),
                ),
                CheckedWhen::new(|ui| ui.settings.numbers),
                HasTooltip,
            ),
            (
                quiet("Lines", Action::ToggleLines, Icon::CrossedLines),
                CheckedWhen::new(|ui| ui.settings.lines),
            ),
            (
                quiet(
                    "Five boards",
                    Action::Net(NetAction::Toggle),
                    Icon::FiveBoards
                ),
                CheckedWhen::new(|ui| ui.settings.net.open),
            ),
        ],
    )
}

/// Hint, analysis, review, the rules and the keys.
pub(super) fn advice(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    let is_known = |ui: &UiSnapshot| ui.game.variant() != Variant::WolfAndSheep;
    (
        group("Advice"),
        // The first stop of Tab.
        TabGroup::new(-2),
        children![
            (
                quiet("Hint", Action::Hint, Icon::LightBulb),
                EnabledWhen::new(move |ui| is_known(ui)
                    && ui.outcome.is_none()
                    && ui.editor.is_none()),
            ),
            (
                quiet("Analysis", Action::CycleAnalysis, Icon::BarChart),
                CheckedWhen::new(|ui| ui.settings.analysis),
                EnabledWhen::new(move |ui| is_known(ui) && ui.editor.is_none()),
            ),
            (
                quiet(
                    "Review",
                    Action::Review(ReviewAction::Toggle),
                    Icon::ScoreGraph
                ),
                CheckedWhen::new(|ui| ui.review.running.is_some()),
                EnabledWhen::new(move |ui| is_known(ui)
                    && !ui.game.tree().is_empty()
                    && ui.editor.is_none()),
            ),
            (
                quiet(
                    "Rules button",
                    Action::Explain(ExplainAction::ToggleRules),
                    Icon::Book
                ),
                CheckedWhen::new(|ui| ui.dialogs.rules),
                EnabledWhen::new(|ui| ui.editor.is_none()),
            ),
            (
                letter_button(
                    assets,
                    "Help",
                    Action::ToggleHelp,
                    ButtonStyle::Flat,
                    BoundText::new(|_| "?".to_owned())
                ),
                CheckedWhen::new(|ui| ui.dialogs.help),
                HasTooltip,
            ),
        ],
    )
}

/// Games on disk, the list of games and the explorer.
pub(super) fn games(assets: &UiAssets) -> impl Bundle + use<> {
    let quiet = |name, action, icon| {
        (
            icon_button(assets, name, action, ButtonStyle::Flat, icon),
            HasTooltip,
        )
    };
    let file = |name, action, icon| quiet(name, Action::File(action), icon);
    let explore = Action::Games(GamesAction::ToggleExplorer);
    (
        group("Games"),
        children![
            file("Open", FileAction::Open, Icon::Folder),
            file("Save", FileAction::Save, Icon::Tray),
            file("Earlier games", FileAction::EarlierGames, Icon::Clock),
            quiet("Games", Action::Games(GamesAction::Browse), Icon::List),
            (
                quiet("Explorer button", explore, Icon::Branches),
                CheckedWhen::new(|ui| ui.dialogs.explorer),
            ),
        ],
    )
}

pub(super) fn settings(assets: &UiAssets) -> impl Bundle + use<> {
    (
        group("Settings"),
        children![(
            icon_button(
                assets,
                "Settings button",
                Action::Settings(SettingsAction::Open),
                ButtonStyle::Flat,
                Icon::Gear
            ),
            HasTooltip,
        ),],
    )
}
