//! The toolbar's buttons by group: the player's seat, views, the computer's help, games, and settings; and the
//! conditions that disable them, with reasons in their tooltips.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::ToolButtons;
use crate::i18n::{MessageFn, Messages};
use crate::rules::Variant;
use crate::viewer::board::actions::{UnfoldedAction, ViewAction};
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::kernel::messages::View;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::camera::ProjectionMode;
use crate::viewer::shell::actions::{
    HELP, LEARNING, PageAction, RULES, SettingsAction, ShellAction,
};
use crate::viewer::ui::action_button::{ActionButton, HasTooltip, description};
use crate::viewer::ui::bindings::{BoundText, CheckedWhen, EnabledWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, ToolGroup, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets;
use crate::viewer::ui::widgets::{UiAssets, captioned_button, row};

fn group(name: &'static str) -> impl Bundle {
    let node = Node { row_gap: px(2), ..row(2.0) };
    (Name::new(name), node, ToolButtons, Pickable::IGNORE)
}

/// A toolbar button: an icon, a caption if there is space, and a tooltip.
fn tool<A: Into<AnyAction>>(
    assets: &UiAssets,
    name: &'static str,
    action: A,
    icon: Icon,
    word: MessageFn,
) -> impl Bundle + use<A> {
    (bare_tool(assets, name, action, icon, word), HasTooltip)
}

/// The same without a tooltip.
pub(crate) fn bare_tool<A: Into<AnyAction>>(
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

/// A toolbar button with a few letters instead of an icon.
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

/// The views not covered by the compass.
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
                "View from the chair",
                ViewAction::GoTo(View::Chair),
                Icon::BoardInPerspective,
                Messages::tool_chair
            ),
        ],
    )
}

/// The buttons for the look of the board.
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
                    UnfoldedAction::Toggle,
                    Icon::FiveBoards,
                    Messages::tool_boards
                ),
                CheckedWhen::new(
                    |ui| ui.game().variant().has_sides() && ui.settings().unfolded.open
                ),
                for_sides(UnfoldedAction::Toggle),
            ),
        ],
    )
}

/// The computer's help, the rules, the learning page, and the keys.
pub(super) fn help() -> impl Bundle {
    // The first Tab stop.
    let stop = TabGroup::new(-2);
    (group("Advice"), stop, UiSlot::Tools(ToolGroup::Help))
}

/// The buttons of that group that belong to the shell.
fn rules_button(assets: &UiAssets) -> impl Bundle + use<> {
    let rules = PageAction::ToggleRules;
    (
        bare_tool(assets, "Rules button", rules, Icon::Book, Messages::tool_rules),
        CheckedWhen::new(|ui| ui.dialogs().has(RULES)),
        in_games(rules, |_| true),
    )
}

fn learn_button(assets: &UiAssets) -> impl Bundle + use<> {
    let learning = PageAction::ToggleLearning;
    (
        bare_tool(assets, "Learn button", learning, Icon::GraduationCap, Messages::tool_learn),
        CheckedWhen::new(|ui| ui.dialogs().has(LEARNING)),
        in_games(learning, |ui| ui.mode() != BoardMode::Editor),
    )
}

fn help_button(assets: &UiAssets) -> impl Bundle + use<> {
    (
        lettered_tool(assets, "Help", ShellAction::ToggleHelp, "?", Messages::tool_keys),
        CheckedWhen::new(|ui| ui.dialogs().has(HELP)),
    )
}

/// Games on disk, the list of games and the explorer.
pub(super) fn games() -> impl Bundle {
    (group("Games"), UiSlot::Tools(ToolGroup::Games))
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

/// Disables a button on a board without sides, with the reason in its tooltip.
fn for_sides(action: impl Into<AnyAction>) -> impl Bundle {
    let action = action.into();
    (
        EnabledWhen::new(|ui| ui.game().variant().has_sides()),
        Tooltip(BoundText::new(move |ui| {
            let does = description(&action, ui.localizer());
            if ui.game().variant().has_sides() {
                does
            } else {
                format!("{does}\n{}", ui.localizer().messages.no_sides_tip())
            }
        })),
    )
}

/// Enables a button by a condition, but never on a practice board; the tooltip has the reason.
pub(crate) fn in_games(
    action: impl Into<AnyAction>,
    is_enabled: fn(&Tracked) -> bool,
) -> impl Bundle {
    let action = action.into();
    (
        EnabledWhen::new(move |ui| !ui.is_practice() && is_enabled(ui)),
        Tooltip(BoundText::new(move |ui| {
            let does = description(&action, ui.localizer());
            let messages = &ui.localizer().messages;
            if ui.is_practice() {
                format!("{does}\n{}", messages.not_in_practice_tip())
            } else if ui.is_remote() && !is_enabled(ui) {
                format!("{does}\n{}", messages.not_with_friend_tip())
            } else {
                does
            }
        })),
    )
}

/// Returns `true` if an engine can advise on the variant, outside the editor and online games.
pub(crate) fn can_advise(ui: &Tracked) -> bool {
    ui.game().variant() != Variant::WolfAndSheep
        && ui.mode() != BoardMode::Editor
        && !ui.is_remote()
}

pub(super) fn plugin(app: &mut App) {
    let help = UiSlot::Tools(ToolGroup::Help);
    app.fill(help, "rules", rules_button).fill(help, "learning", learn_button).fill(
        help,
        "help",
        help_button,
    );
}
