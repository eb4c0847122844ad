//! Playing a game: players, new games, offers, table rules and results.

pub mod actions;
mod control;
pub mod new_game;
pub mod seats;
pub mod table;

use actions::{NewGameAction, PlayAction, SeatAction};
use bevy::prelude::*;
use new_game::options::ChosenOptions;

use crate::engine::Level;
use crate::i18n::Messages;
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::shell::side_panel::{GAP, has_room};
use crate::viewer::shell::welcome::{AddFirstStep, FirstStep};
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::TooltipsAside;
use crate::viewer::ui::widgets::{UiAssets, column};

/// The table tabs and, below them, the players, which tooltips must not cover.
fn tables_and_players(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Tables and players"),
        TooltipsAside,
        Node { flex_shrink: 0.0, ..column(GAP) },
        Pickable::IGNORE,
        children![(VisibleWhen::new(has_room), table::tabs(assets)), seats::rows()],
    )
}

fn computer() -> FirstStep {
    FirstStep {
        name: "Play the computer",
        action: SeatAction::PlayComputer.into(),
        icon: Icon::Robot,
        style: ButtonStyle::Primary,
        heading: BoundText::message(Messages::welcome_computer),
        words: BoundText::new(|ui| {
            let level = Level::default().number();
            ui.localizer().messages.welcome_computer_words(level)
        }),
        comes_back: false,
    }
}

fn two() -> FirstStep {
    FirstStep {
        name: "Two at this screen",
        action: SeatAction::PlayTwo.into(),
        icon: Icon::Handshake,
        style: ButtonStyle::Normal,
        heading: BoundText::message(Messages::welcome_two),
        words: BoundText::message(Messages::welcome_two_words),
        comes_back: false,
    }
}

#[cfg(feature = "online")]
fn friend() -> FirstStep {
    FirstStep {
        name: "Play a friend",
        action: NewGameAction::OpenForFriend.into(),
        icon: Icon::Globe,
        style: ButtonStyle::Normal,
        heading: BoundText::message(Messages::friend_title),
        words: BoundText::message(Messages::about_friend_elsewhere),
        comes_back: false,
    }
}

pub(super) fn plugin(app: &mut App) {
    #[cfg(feature = "online")]
    app.add_first_step(friend());
    app.init_resource::<ChosenOptions>()
        .add_actions::<PlayAction>()
        .add_actions::<SeatAction>()
        .add_actions::<NewGameAction>()
        .fill(UiSlot::Game, "players", tables_and_players)
        .add_first_step(computer())
        .add_first_step(two())
        .add_plugins((control::plugin, seats::plugin, table::plugin, new_game::plugin));
}
