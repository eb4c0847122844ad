//! The list of many games: filters above, the games below, the selected one beside them.

mod columns;
mod filters;
mod heading;
mod preview;
mod rows;

use bevy::prelude::*;

use super::game_list::GameList;
use crate::i18n::Messages;
use crate::viewer::features::library::actions::{GAMES, GamesAction};
use crate::viewer::kernel::actions::AnyAction;
use crate::viewer::parts::action_button::button;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::AddDialog;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::modal::Modal;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row};

fn dialog(_: In<()>, assets: Res<UiAssets>, list: Res<GameList>) -> impl Bundle + use<> {
    let modal = Modal {
        z_index: 4,
        ..Modal::new("Games dialog", 1180.0)
    };
    modal.with_foot(
        children![
            heading::heading(&assets),
            filters::fields(list.filter()),
            filters::buttons(),
            group_of(
                "Body",
                Node {
                    column_gap: px(18),
                    // The rest of the dialog needs this much of the window's height.
                    height: vh(56),
                    min_height: px(200),
                    ..default()
                },
                children![
                    group_of(
                        "List",
                        Node {
                            flex_grow: 1.0,
                            min_width: px(0),
                            ..column(4.0)
                        },
                        children![rows::header(), rows::list()]
                    ),
                    preview::preview(),
                ]
            ),
        ],
        foot(),
    )
}

fn foot() -> impl Bundle {
    let wide = |content| {
        group_of(
            "Room",
            Node {
                width: px(170),
                ..default()
            },
            content,
        )
    };
    group_of(
        "Foot",
        Node {
            justify_content: JustifyContent::End,
            ..row(10.0)
        },
        children![
            wide(children![button(
                "Close",
                AnyAction::from(ShellAction::Cancel),
                ButtonStyle::Normal,
                BoundText::message(Messages::close)
            )]),
            wide(children![button(
                "Open",
                AnyAction::from(GamesAction::OpenSelected),
                ButtonStyle::Primary,
                BoundText::message(Messages::games_open)
            )]),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        columns::plugin,
        filters::plugin,
        heading::plugin,
        preview::plugin,
        rows::plugin,
    ))
    .add_dialog(GAMES, dialog);
}
