//! The invitation page of an offered game: QR code, letter code, link.

use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use bevy::text::LineBreak;

use super::parts::{Content, problem, progress, reload, small};
use crate::i18n::Messages;
use crate::online;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::state::{FriendView, ShownInvitation};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{NoticeKind, Notices, any_read};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::scaffold::heading;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::small_boards::rgba_image;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Size of a QR code, in logical pixels.
const SQUARE: f32 = 184.0;

#[derive(Component, Default)]
struct CodePicture {
    shows: String,
}

pub(super) fn shown_invitation<'a>(ui: &Tracked<'a>) -> Option<&'a ShownInvitation> {
    ui.of::<FriendView>().invitation.as_ref()
}

pub(super) fn invitation(content: &mut Content<'_>, assets: &UiAssets) {
    content.spawn(heading(assets, Messages::friend_title));
    content.spawn(progress());
    content.spawn(problem());
    content.spawn(reload());
    let code = BoundText::new(|ui| {
        let invitation = shown_invitation(ui);
        invitation.map_or_else(String::new, |invitation| invitation.code.clone())
    });
    let letters = group_of(
        "Letters",
        Node { flex_grow: 1.0, flex_basis: px(180), ..column(8.0) },
        children![
            text(
                "Scan",
                LetterSize::Body,
                palette::TEXT,
                BoundText::message(Messages::friend_scan)
            ),
            title(assets, "Code", LetterSize::Title, palette::ACCENT, code),
            small(|ui| {
                let invitation = shown_invitation(ui);
                invitation.map_or_else(String::new, |invitation| {
                    ui.localizer().messages.friend_about_code(&invitation.server)
                })
            }),
        ],
    );
    content.spawn((
        Name::new("Invitation"),
        Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(18.0) },
        VisibleWhen::new(|ui| shown_invitation(ui).is_some()),
        children![
            (
                Name::new("Square code"),
                CodePicture::default(),
                Node {
                    width: px(SQUARE),
                    height: px(SQUARE),
                    flex_shrink: 0.0,
                    border_radius: BorderRadius::all(px(6)),
                    ..default()
                },
                ImageNode::default(),
                Pickable::IGNORE,
            ),
            letters,
        ],
    ));
    let link = BoundText::new(|ui| {
        let invitation = shown_invitation(ui);
        invitation.map_or_else(String::new, |invitation| invitation.link.clone())
    });
    content.spawn((
        text("Link", LetterSize::Small, palette::TEXT, link),
        TextLayout { linebreak: LineBreak::AnyCharacter, ..default() },
        VisibleWhen::new(|ui| shown_invitation(ui).is_some()),
    ));
    content.spawn(small(|ui| {
        let invitation = shown_invitation(ui);
        invitation.map_or_else(String::new, |invitation| {
            ui.localizer().messages.online_good_for(invitation.hours)
        })
    }));
}

/// Pixels per module.
const MODULE: usize = 6;

/// A text as a QR code, black on white; `None` if it is too long.
fn qr_code(text: &str) -> Option<Image> {
    let code = online::QrCode::robust(text)?;
    let side = code.size() * MODULE;
    let mut pixels = vec![255; 4 * side * side];
    for (at, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        if code.is_dark(at % side / MODULE, at / side / MODULE) {
            pixel[..3].fill(0);
        }
    }
    let side = u32::try_from(side).ok()?;
    Some(rgba_image(side, side, pixels))
}

/// Draws the invitation's QR code.
fn draw_code(
    view: Res<FriendView>,
    mut codes: Query<(&mut CodePicture, &mut ImageNode)>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(invitation) = &view.invitation else {
        return;
    };
    for (mut code, mut node) in &mut codes {
        if code.shows == invitation.link {
            continue;
        }
        code.shows = invitation.link.clone();
        if let Some(image) = qr_code(&invitation.link) {
            node.image = images.add(image);
        }
    }
}

fn copy(
    mut actions: MessageReader<FriendAction>,
    view: Res<FriendView>,
    mut clipboard: ResMut<Clipboard>,
    mut notices: Notices,
) {
    let is_asked = any_read(&mut actions, |action| *action == FriendAction::CopyLink);
    let Some(invitation) = view.invitation.as_ref().filter(|_| is_asked) else {
        return;
    };
    let is_copied = clipboard.set_text(invitation.link.clone()).is_ok();
    notices.write(NoticeKind::Info, move |messages| {
        if is_copied { messages.share_copied_link() } else { messages.friend_not_copied() }
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (copy.in_set(CarryOut), draw_code.in_set(FrameSystems::Render)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_of_the_first_finder_pattern_is_black_behind_a_white_margin() {
        let image = qr_code("http://192.168.1.5:7171/#code=ABCDEF").expect("short enough");
        let side = image.size().x as usize;
        let pixels = image.data.expect("drawn");
        let at = |x: usize, y: usize| pixels[4 * (y * side + x)];
        let edge = 4 * MODULE;
        assert_eq!((at(edge - 1, edge - 1), at(edge, edge)), (255, 0));
        assert_eq!(at(side - 1, side - 1), 255);
    }
}
