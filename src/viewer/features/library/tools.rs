//! The buttons of the toolbar for games on disk.

use bevy::prelude::*;

use super::actions::{FileAction, GamesAction};
use crate::i18n::{MessageFn, Messages};
use crate::viewer::features::library::explorer_state::EXPLORER;
use crate::viewer::parts::slots::{FillSlots, ToolGroup, UiSlot};
use crate::viewer::shell::toolbar::grayed::in_games;
use crate::viewer::shell::toolbar::groups::bare_tool;
use crate::viewer::ui::bindings::CheckedWhen;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::widgets::UiAssets;

/// A button about files, gray while something is practiced.
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

fn list(assets: &UiAssets) -> impl Bundle + use<> {
    let browse = GamesAction::Browse;
    (
        bare_tool(assets, "Games", browse, Icon::List, Messages::tool_list),
        in_games(browse, |_| true),
    )
}

fn explorer(assets: &UiAssets) -> impl Bundle + use<> {
    let explore = GamesAction::ToggleExplorer;
    (
        bare_tool(
            assets,
            "Explorer button",
            explore,
            Icon::Branches,
            Messages::tool_explorer,
        ),
        CheckedWhen::new(|ui| ui.dialogs().has(EXPLORER)),
        in_games(explore, |_| true),
    )
}

pub(super) fn plugin(app: &mut App) {
    let games = UiSlot::Tools(ToolGroup::Games);
    app.fill(games, "open", |assets| {
        let open = FileAction::Open;
        file(assets, "Open", open, Icon::Folder, Messages::tool_open)
    })
    .fill(games, "save", |assets| {
        let save = FileAction::Save;
        file(assets, "Save", save, Icon::Tray, Messages::tool_save)
    })
    .fill(games, "earlier", |assets| {
        let (earlier, word) = (FileAction::EarlierGames, Messages::tool_earlier);
        file(assets, "Earlier games", earlier, Icon::Clock, word)
    })
    .fill(games, "list", list)
    .fill(games, "explorer", explorer);
}
