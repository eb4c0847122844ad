//! Links to the current game: for watching, and to the player's own seat from another device. The seat's link stays
//! hidden until requested, because anyone who sees it can play. Links in the address of a page.

use bevy::clipboard::Clipboard;
use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;
use bevy::text::LineBreak;

use crate::i18n::{MessageFn, Messages, Phrase};
use crate::online::Link;
use crate::platform::{clear_page_link, fs, set_page_link};
use crate::viewer::features::online::connection::FriendConnection;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::features::online::state::{FriendStage, FriendView};
use crate::viewer::kernel::actions::{CarryOut, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality, OpenDialogs};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{NoticeKind, Notices};
use crate::viewer::kernel::registry::AddActions;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers, heading};
use crate::viewer::ui::action_button::{button, message_button};
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, button_row, column, group_of, text, title};

pub const LINKS: DialogId<ShownLinks> =
    DialogId::new("friend links", Modality::Modal, DialogHeight::Dialog);

/// The state of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLinks {
    /// The player has a seat whose link can be shown.
    has_seat: bool,
    is_seat_shown: bool,
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinksAction {
    Open,
    /// Copies the link for watching.
    CopyWatch,
    /// Shows the link to the player's own seat.
    ShowSeat,
    CopySeat,
}

impl FeatureAction for LinksAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            LinksAction::Open => Messages::friend_links_button,
            LinksAction::CopyWatch => Messages::friend_copy_watch,
            LinksAction::ShowSeat => Messages::friend_show_device,
            LinksAction::CopySeat => Messages::friend_copy_device,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            LinksAction::Open => now.is_free(),
            _ => now.dialogs.is_on_top(LINKS),
        }
    }
}

fn link_of(connection: &FriendConnection, link: fn(&FriendSeat) -> Option<Link>) -> Option<String> {
    Some(link(connection.seat.as_ref()?)?.to_string())
}

/// The full link, to be read off without a clipboard.
fn link_words(link: fn(&FriendSeat) -> Option<Link>) -> impl Bundle {
    let words = move |ui: &Tracked| link_of(ui.of::<FriendConnection>(), link).unwrap_or_default();
    (
        text("Link", LetterSize::Small, palette::TEXT, BoundText::new(words)),
        TextLayout { linebreak: LineBreak::AnyCharacter, ..default() },
    )
}

fn small(message: MessageFn) -> impl Bundle {
    text("Words", LetterSize::Body, palette::TEXT_QUIET, BoundText::message(message))
}

fn act(name: &'static str, action: LinksAction, message: MessageFn) -> impl Bundle {
    let says = BoundText::message(message);
    button_row(children![button(name, action, ButtonStyle::Normal, says)])
}

fn label(assets: &UiAssets, message: MessageFn) -> impl Bundle + use<> {
    let words = BoundText::message(message);
    title(assets, "Label", LetterSize::Heading, palette::TEXT, words)
}

fn dialog(In(shown): In<ShownLinks>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    let assets = assets.clone();
    let content = SpawnWith(move |content: &mut RelatedSpawner<'_, ChildOf>| {
        content.spawn(heading(&assets, Messages::friend_links));
        content.spawn(group_of(
            "To watch",
            column(6.0),
            children![
                label(&assets, Messages::friend_watch_link),
                small(Messages::friend_about_watch),
                link_words(FriendSeat::watch_link),
                act("Copy to watch", LinksAction::CopyWatch, Messages::friend_copy_watch),
            ],
        ));
        if !shown.has_seat {
            return;
        }
        let mut device = content.spawn(group_of(
            "For another device",
            column(6.0),
            children![
                label(&assets, Messages::friend_device_link),
                small(Messages::friend_about_device),
            ],
        ));
        device.with_children(|parts| {
            if shown.is_seat_shown {
                parts.spawn(link_words(FriendSeat::own_link));
                parts.spawn(act(
                    "Copy for another device",
                    LinksAction::CopySeat,
                    Messages::friend_copy_device,
                ));
            } else {
                parts.spawn(act(
                    "Show for another device",
                    LinksAction::ShowSeat,
                    Messages::friend_show_device,
                ));
            }
        });
    });
    let close = message_button("Close", ShellAction::Cancel, Messages::close);
    Modal::new("Links", 520.0)
        .with_foot(Children::spawn(content), answers(children![(close, InitialFocus)]))
}

fn carry_out(
    mut actions: MessageReader<LinksAction>,
    connection: Res<FriendConnection>,
    mut dialogs: ResMut<OpenDialogs>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: Notices,
) {
    let has_seat = link_of(&connection, FriendSeat::own_link).is_some();
    for action in actions.read() {
        let link = match action {
            LinksAction::Open | LinksAction::ShowSeat => {
                let is_seat_shown = *action == LinksAction::ShowSeat;
                let shown = ShownLinks { has_seat, is_seat_shown };
                dialogs.open(LINKS, shown);
                continue;
            }
            LinksAction::CopyWatch => link_of(&connection, FriendSeat::watch_link),
            LinksAction::CopySeat => link_of(&connection, FriendSeat::own_link),
        };
        let Some(link) = link else { continue };
        let is_copied = clipboard.set_text(link).is_ok();
        notices.write(NoticeKind::Info, move |messages| {
            if is_copied { messages.share_copied_link() } else { messages.friend_link_not_copied() }
        });
    }
}

/// Removes the link from the page's address once the player is in the game. Until then, reloading follows it again.
/// Where the browser stores nothing, the link to the player's own seat replaces it, for a reload to come back to the
/// game.
fn update_address(
    view: Res<FriendView>,
    connection: Res<FriendConnection>,
    mut was_in: Local<bool>,
) {
    let is_in =
        matches!(view.stage, FriendStage::Waiting | FriendStage::Playing | FriendStage::Over);
    if is_in && !*was_in {
        clear_page_link();
        let own = link_of(&connection, FriendSeat::own_link);
        if let Some(own) = own.filter(|_| fs::check_storage().is_err()) {
            set_page_link(&own);
        }
    }
    *was_in = is_in;
}

pub(super) fn plugin(app: &mut App) {
    app.add_actions::<LinksAction>().add_dialog(LINKS, dialog).add_systems(
        Update,
        (
            carry_out.in_set(CarryOut),
            update_address.run_if(resource_changed::<FriendView>).in_set(FrameSystems::Render),
        ),
    );
}
