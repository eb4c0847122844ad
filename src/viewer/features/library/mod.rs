//! Games on disk: files, unfinished and earlier games, large collections, and the opening explorer.

pub mod actions;
pub mod earlier_games;
pub mod explorer;
pub mod files;
pub mod games;
pub mod unfinished;

use actions::{FileAction, GamesAction};
use bevy::prelude::*;
use explorer::state::EXPLORER;

use crate::i18n::{MessageFn, Messages};
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::toolbar::groups::{bare_tool, in_games};
use crate::viewer::ui::bindings::CheckedWhen;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, ToolGroup, UiSlot};
use crate::viewer::ui::widgets::UiAssets;

/// A file button, disabled during practice.
fn file_tool(
    assets: &UiAssets,
    name: &'static str,
    action: FileAction,
    icon: Icon,
    word: MessageFn,
    is_enabled: fn(&Tracked) -> bool,
) -> impl Bundle + use<> {
    (bare_tool(assets, name, action, icon, word), in_games(action, is_enabled))
}

fn list_tool(assets: &UiAssets) -> impl Bundle + use<> {
    let browse = GamesAction::Browse;
    (
        bare_tool(assets, "Games", browse, Icon::List, Messages::tool_list),
        in_games(browse, |_| true),
    )
}

fn explorer_tool(assets: &UiAssets) -> impl Bundle + use<> {
    let explore = GamesAction::ToggleExplorer;
    (
        bare_tool(assets, "Explorer button", explore, Icon::Branches, Messages::tool_explorer),
        CheckedWhen::new(|ui| ui.dialogs().has(EXPLORER)),
        in_games(explore, |ui| !ui.is_remote()),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<FileAction>().add_actions::<GamesAction>().add_plugins((
        actions::plugin,
        files::plugin,
        games::plugin,
        explorer::plugin,
        unfinished::plugin,
        earlier_games::plugin,
    ));
    let games = UiSlot::Tools(ToolGroup::Games);
    app.fill(games, "open", |assets| {
        let open = FileAction::Open;
        let word = Messages::tool_open;
        file_tool(assets, "Open", open, Icon::Folder, word, |_| true)
    })
    .fill(games, "save", |assets| {
        let save = FileAction::Save;
        let word = Messages::tool_save;
        let is_own = |ui: &Tracked| !ui.is_remote();
        file_tool(assets, "Save", save, Icon::Tray, word, is_own)
    })
    .fill(games, "earlier", |assets| {
        let (earlier, word) = (FileAction::EarlierGames, Messages::tool_earlier);
        file_tool(assets, "Earlier games", earlier, Icon::Clock, word, |_| true)
    })
    .fill(games, "list", list_tool)
    .fill(games, "explorer", explorer_tool);
}
