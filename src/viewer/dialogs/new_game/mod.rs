//! The new-game dialog: rules, board, table rules, players, clocks.

mod clocks;
mod players;
mod rows;
mod switches;
mod tips;

use bevy::prelude::*;

use self::players::{engines_for, player};
use self::rows::{line, note, with_options};
use self::switches::switches;
use super::scaffold::heading;
use crate::i18n::Messages;
use crate::players::EngineId;
use crate::rules::{Geometry, Side};
use crate::viewer::game_ui::action_button::button;
use crate::viewer::game_ui::snapshot::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::messages::{Action, Choice};
use crate::viewer::state::clock_options::ClockOptions;
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::engines::EngineList;
use crate::viewer::state::new_game::NewGameOptions;
use crate::viewer::state::session::is_in_progress;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, row, text};

/// The open dialog.
#[derive(Component)]
struct NewGameDialog;

fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    engines: Res<EngineList>,
    card: Query<Entity, With<NewGameDialog>>,
) {
    match (&dialogs.new_game, card.iter().next()) {
        (Some(options), None) => {
            let engines = engines.ids().collect();
            commands.spawn(dialog(&assets, engines, &options.clocks));
        }
        (None, Some(card)) => commands.entity(card).despawn(),
        _ => {}
    }
}

fn dialog(assets: &UiAssets, engines: Vec<EngineId>, clocks: &ClockOptions) -> impl Bundle + use<> {
    let modal = Modal {
        gap: 8.0,
        ..Modal::new("New game", 720.0)
    };
    (
        NewGameDialog,
        modal.with_content(children![
            heading(assets, Messages::new_game),
            line(
                Messages::choose_rules,
                NewGameOptions::RULES.map(Choice::Rules).to_vec()
            ),
            line(
                Messages::choose_board,
                [Geometry::Pyramid, Geometry::Flat]
                    .map(Choice::Board)
                    .to_vec()
            ),
            note(BoundText::new(with_options(|ui, options| ui
                .localizer
                .variant_in_short(options.variant)))),
            switches(
                Messages::choose_table_rules,
                [
                    Choice::TouchMove,
                    Choice::OverTheBoard,
                    Choice::FederationRule
                ]
            ),
            player(Side::White),
            engines_for(Side::White, engines.clone()),
            player(Side::Black),
            engines_for(Side::Black, engines),
            clocks::rows(clocks),
            warning(),
            foot(),
        ]),
    )
}

/// The warning that a game in progress would be lost.
fn warning() -> impl Bundle {
    (
        Name::new("Warning"),
        Node::default(),
        VisibleWhen::new(with_options(|ui, options| {
            is_in_progress(ui.session.game_of(options.variant))
        })),
        children![text(
            "Words",
            LetterSize::Small,
            palette::WARNING,
            BoundText::message(Messages::new_game_loses)
        )],
    )
}

fn foot() -> impl Bundle {
    (
        Name::new("Foot"),
        Node {
            margin: UiRect::top(px(6)),
            ..row(10.0)
        },
        children![
            button(
                "Cancel",
                Action::Cancel,
                ButtonStyle::Normal,
                BoundText::message(Messages::no)
            ),
            (
                button(
                    "Begin",
                    Action::StartGame,
                    ButtonStyle::Primary,
                    BoundText::message(Messages::begin)
                ),
                EnabledWhen::new(with_options(|_, options| options.clocks.settings().is_ok())),
                Tooltip(BoundText::new(with_options(|ui, options| {
                    match options.clocks.settings() {
                        Ok(_) => ui.localizer.messages.begin(),
                        Err(error) => ui.localizer.clock_parse_error(&error),
                    }
                }))),
                InitialFocus
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(clocks::plugin).add_systems(
        Update,
        open_or_close
            .run_if(resource_changed::<OpenDialogs>)
            .in_set(ModalSystems),
    );
}
