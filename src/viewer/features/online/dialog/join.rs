//! The page for joining a game.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use super::parts::{
    Content, MAX_CHARS, game_in_words, name_field, part, problem, progress, reload, server_field,
    wrapping,
};
use crate::i18n::Messages;
use crate::online::Pace;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::state::{FriendSettings, FriendStage, FriendView};
use crate::viewer::features::online::typed::FriendField;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{NoticeKind, Notices};
use crate::viewer::kernel::paste::{PasteFrames, PendingPaste};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::scaffold::heading;
use crate::viewer::ui::action_button::message_button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::InitialFocus;
use crate::viewer::ui::palette;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, text};

fn is_invited(ui: &Tracked) -> bool {
    ui.of::<FriendView>().stage == FriendStage::Invited
}

/// Returns `true` if the player should enter a link or code, because none is being followed.
fn is_link_asked(ui: &Tracked) -> bool {
    let view = ui.of::<FriendView>();
    let is_followed = matches!(view.stage, FriendStage::Connecting | FriendStage::Invited);
    !is_followed || view.problem.is_some() && !is_invited(ui)
}

fn offered(ui: &Tracked) -> String {
    let Some(game) = &ui.of::<FriendView>().offered else {
        return String::new();
    };
    let (clock, days) = match &game.pace {
        Pace::Unlimited => (None, None),
        Pace::Clock(clock) => (Some(clock), None),
        Pace::Post { days } => (None, Some(*days)),
    };
    game_in_words(game.variant, clock, days, !game.host, ui.localizer())
}

/// The name of the inviting player; `None` without a name or an invitation.
fn host_words(ui: &Tracked) -> Option<String> {
    let name = ui.of::<FriendView>().friend_name.as_ref();
    let name = name.filter(|_| is_invited(ui))?;
    Some(ui.localizer().messages.friend_invited_by(name))
}

pub(super) fn join(
    content: &mut Content<'_>,
    assets: &UiAssets,
    settings: &FriendSettings,
    link: &str,
) {
    content.spawn(heading(assets, Messages::friend_join_title));
    content.spawn((
        text(
            "Host",
            LetterSize::Body,
            palette::TEXT,
            BoundText::new(|ui| host_words(ui).unwrap_or_default()),
        ),
        VisibleWhen::new(|ui| host_words(ui).is_some()),
    ));
    content.spawn((
        text("Game", LetterSize::Body, palette::TEXT, BoundText::new(offered)),
        VisibleWhen::new(is_invited),
    ));
    let link = TextField::new(link, MAX_CHARS).framed((FriendField::Link, InitialFocus));
    let paste = message_button("Paste", FriendAction::Paste, Messages::friend_paste);
    let field = Node { flex_grow: 4.0, flex_basis: px(220), ..column(0.0) };
    let is_asked = || VisibleWhen::new(is_link_asked);
    let fields = group_of(
        "Field and paste",
        wrapping(),
        children![group_of("Field place", field, children![link]), paste],
    );
    content.spawn((part(Messages::friend_link_or_code, fields), is_asked()));
    let server = server_field(Messages::friend_code_server, &settings.server, ());
    content.spawn((server, is_asked()));
    content.spawn(name_field(settings));
    content.spawn(progress());
    content.spawn(problem());
    content.spawn(reload());
}

#[derive(Resource, Default)]
struct PastedLink(PendingPaste);

fn paste(
    mut actions: MessageReader<FriendAction>,
    mut clipboard: ResMut<Clipboard>,
    mut pasted: ResMut<PastedLink>,
) {
    if actions.read().any(|action| *action == FriendAction::Paste) {
        pasted.0.begin(&mut clipboard);
    }
}

/// Puts the pasted text into the field.
fn receive_paste(
    mut pasted: ResMut<PastedLink>,
    mut frames: PasteFrames,
    mut fields: Query<(&FriendField, &mut EditableText)>,
    mut notices: Notices,
) {
    let Some(received) = pasted.bypass_change_detection().0.take(&mut frames) else {
        return;
    };
    let Ok(text) = received else {
        notices.write(NoticeKind::Info, Messages::nothing_to_paste);
        return;
    };
    for (field, mut editable) in &mut fields {
        if *field == FriendField::Link {
            editable.queue_edit(TextEdit::SelectAll);
            editable.queue_edit(TextEdit::Insert(text.trim().into()));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PastedLink>()
        .add_systems(Update, (paste.in_set(CarryOut), receive_paste.in_set(FrameSystems::Input)));
}
