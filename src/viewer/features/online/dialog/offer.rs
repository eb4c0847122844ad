//! The page for offering a game.

use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::parts::{
    Content, MAX_CHARS, choice, game_in_words, name_field, part, problem, progress, reload,
    server_field, small, wrapping,
};
use crate::i18n::Messages;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::connection::CAN_HOST;
use crate::viewer::features::online::state::{
    FriendPlace, FriendSettings, FriendView, GameToOffer,
};
use crate::viewer::features::online::typed::FriendField;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::scaffold::heading;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::InitialFocus;
use crate::viewer::ui::palette;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, text};

/// Choices of days per move.
const DAYS: [Option<u8>; 4] = [None, Some(1), Some(3), Some(7)];

fn own_offer(ui: &Tracked) -> String {
    let Some(game) = &ui.of::<GameToOffer>().game else {
        return String::new();
    };
    game_in_words(game.variant, game.clock.as_ref(), None, game.side, ui.localizer())
}

/// The key field, once a server has required a key.
fn key_field(settings: &FriendSettings) -> impl Bundle + use<> {
    let kept = settings.key.as_ref();
    let kept = kept.filter(|kept| kept.server == settings.server);
    let is_kept = kept.is_some();
    let key = kept.map_or("", |kept| &kept.key);
    let field = TextField::new(key, MAX_CHARS).framed(FriendField::Key);
    (
        Name::new("Key"),
        column(0.0),
        VisibleWhen::new(move |ui| {
            is_by_link(ui) && (is_kept || ui.of::<FriendView>().asks_for_key())
        }),
        children![part(Messages::friend_key, field)],
    )
}

/// Returns `true` if the game is offered on a server.
fn is_by_link(ui: &Tracked) -> bool {
    !CAN_HOST || ui.of::<FriendSettings>().place == FriendPlace::Link
}

pub(super) fn offer(content: &mut Content<'_>, assets: &UiAssets, settings: &FriendSettings) {
    content.spawn(heading(assets, Messages::friend_title));
    content.spawn(text("Game", LetterSize::Body, palette::TEXT, BoundText::new(own_offer)));
    if CAN_HOST {
        let place = |name, place, message| {
            let is_chosen = move |ui: &Tracked| ui.of::<FriendSettings>().place == place;
            let says = BoundText::message(message);
            choice(name, FriendAction::Place(place), says, is_chosen)
        };
        content.spawn(part(
            Messages::friend_where,
            group_of(
                "Places",
                wrapping(),
                children![
                    place("By link", FriendPlace::Link, Messages::friend_by_link),
                    place("In this room", FriendPlace::Room, Messages::friend_in_room),
                ],
            ),
        ));
    }
    let place = (Name::new("Server"), column(0.0), VisibleWhen::new(is_by_link));
    let label = Messages::friend_server;
    let mut place = content.spawn(place);
    // A player with a server only has to press the button.
    let server = &settings.server;
    if server.is_empty() {
        place.with_child(server_field(label, server, InitialFocus));
    } else {
        place.with_child(server_field(label, server, ()));
    }
    content.spawn(key_field(settings));
    content.spawn(small(move |ui| {
        let messages = &ui.localizer().messages;
        if is_by_link(ui) { messages.friend_about_link() } else { messages.friend_about_room() }
    }));
    content.spawn((
        Name::new("Days"),
        column(0.0),
        VisibleWhen::new(|ui| {
            let game = ui.of::<GameToOffer>().game.as_ref();
            game.is_some_and(|game| game.clock.is_none())
        }),
        children![part(Messages::friend_days, days())],
    ));
    content.spawn(name_field(settings));
    content.spawn(problem());
    content.spawn(reload());
    content.spawn(progress());
}

/// The selection of days per move.
fn days() -> impl Bundle {
    let choices = SpawnWith(|choices: &mut Content<'_>| {
        for days in DAYS {
            let says = BoundText::new(move |ui| {
                let messages = &ui.localizer().messages;
                match days {
                    None => messages.friend_no_limit(),
                    Some(days) => messages.friend_number_of_days(usize::from(days)),
                }
            });
            let is_chosen = move |ui: &Tracked| ui.of::<GameToOffer>().days == days;
            choices.spawn(choice("Days", FriendAction::Days(days), says, is_chosen));
        }
    });
    group_of("Choices", wrapping(), Children::spawn(choices))
}
