//! The dialog for offering a game to a friend, showing its invitation, and joining one.

mod invitation;
mod join;
mod offer;
mod parts;

use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use invitation::{invitation, shown_invitation};
use join::join;
use offer::offer;
use parts::Content;

use crate::i18n::Messages;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::connection::FriendConnection;
use crate::viewer::features::online::state::{
    FRIEND, FriendPage, FriendPlace, FriendSettings, FriendStage, FriendView,
};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::key_layers::{AddKeyLayer, FocusStep, KeyPress, KeyUse, LayerOrder};
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers};
use crate::viewer::ui::action_button::{button, message_button, primary_button};
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::UiAssets;

fn dialog(
    In(page): In<FriendPage>,
    assets: Res<UiAssets>,
    settings: Res<FriendSettings>,
    connection: Res<FriendConnection>,
) -> impl Bundle + use<> {
    let width = match page {
        FriendPage::Invitation => 600.0,
        FriendPage::Offer | FriendPage::Join => 520.0,
    };
    let (assets, settings, link) = (assets.clone(), settings.clone(), connection.link.clone());
    let has_server = !settings.server.is_empty() || settings.place == FriendPlace::Room;
    let content = SpawnWith(move |content: &mut Content<'_>| match page {
        FriendPage::Offer => offer(content, &assets, &settings),
        FriendPage::Invitation => invitation(content, &assets),
        FriendPage::Join => join(content, &assets, &settings, &link),
    });
    let foot = SpawnWith(move |foot: &mut Content<'_>| match page {
        FriendPage::Offer => {
            foot.spawn(dismiss());
            let invite = primary_button("Invite", FriendAction::Invite, Messages::friend_invite);
            let mut invite = foot.spawn((
                invite,
                EnabledWhen::new(|ui| ui.of::<FriendView>().stage != FriendStage::Starting),
            ));
            if has_server {
                invite.insert(InitialFocus);
            }
        }
        FriendPage::Invitation => {
            let cancel = FriendAction::CancelInvitation;
            foot.spawn(message_button("Cancel", cancel, Messages::friend_cancel));
            let copy = primary_button("Copy", FriendAction::CopyLink, Messages::friend_copy);
            let is_there = EnabledWhen::new(|ui| shown_invitation(ui).is_some());
            foot.spawn((copy, is_there, InitialFocus));
        }
        FriendPage::Join => {
            foot.spawn(dismiss());
            let says = BoundText::new(|ui| {
                let (view, localizer) = (ui.of::<FriendView>(), ui.localizer());
                match &view.offered {
                    Some(game) => {
                        let side = localizer.side_of(game.variant, !game.host);
                        localizer.messages.friend_join_as(side)
                    }
                    None => localizer.messages.friend_join_button(),
                }
            });
            let join = FriendAction::Join;
            foot.spawn(button("Join", join, ButtonStyle::Primary, says));
        }
    });
    Modal::new("Friend", width).with_foot(Children::spawn(content), answers(Children::spawn(foot)))
}

fn dismiss() -> impl Bundle {
    message_button("Dismiss", ShellAction::Cancel, Messages::dismiss)
}

/// Handles the keys that the fields leave.
fn read(In(press): In<KeyPress>, dialogs: Res<OpenDialogs>) -> Option<KeyUse> {
    let page = *dialogs.get(FRIEND)?;
    // Enter accepts an invitation.
    let joins = page == FriendPage::Join && press.is_enter() && !press.on_button;
    if !press.in_field && !joins {
        return None;
    }
    Some(match press.code() {
        KeyCode::Enter | KeyCode::NumpadEnter => match page {
            FriendPage::Offer => KeyUse::ask(FriendAction::Invite),
            FriendPage::Join => KeyUse::ask(FriendAction::Join),
            FriendPage::Invitation => KeyUse::Focus(FocusStep::Leave),
        },
        KeyCode::Escape => KeyUse::ask(ShellAction::Cancel),
        KeyCode::Tab => KeyUse::Focus(FocusStep::Go(press.tab())),
        _ => KeyUse::ReadElsewhere,
    })
}

/// Discards the problem and the unaccepted invitation when the page closes.
fn forget_invitation(dialogs: Res<OpenDialogs>, mut connection: ResMut<FriendConnection>) {
    if !dialogs.has(FRIEND) && !connection.is_starting && connection.is_to_forget() {
        connection.forget_invitation();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((invitation::plugin, join::plugin))
        .add_dialog(FRIEND, dialog)
        .add_key_layer(LayerOrder::Dialog, read)
        .add_systems(Update, forget_invitation.run_if(resource_changed::<OpenDialogs>));
}
