//! The share dialog.

use bevy::prelude::*;

use super::{SHARE, ShareAction, ShareLook, Sharing};
use crate::i18n::{MessageFn, Messages};
use crate::platform::is_page;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers, heading};
use crate::viewer::ui::action_button::message_button;
use crate::viewer::ui::bindings::{BoundText, BoundWidth, CheckedWhen, EnabledWhen, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text};

fn dialog(_: In<()>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    let modal = Modal::new("Share", 480.0);
    modal.with_foot(
        children![
            heading(&assets, Messages::share_title),
            part(
                Messages::share_text,
                children![
                    (
                        message_button("Copy FEN", ShareAction::CopyFen, Messages::share_copy_fen),
                        Tooltip(BoundText::message(Messages::fen_tip)),
                        InitialFocus
                    ),
                    (
                        message_button("Copy PDN", ShareAction::CopyPdn, Messages::share_copy_pdn),
                        Tooltip(BoundText::message(Messages::pdn_tip)),
                        EnabledWhen::new(
                            |ui| ui.mode() != BoardMode::Editor && !ui.game().tree().is_empty()
                        ),
                    ),
                    (
                        message_button(
                            "Copy link",
                            ShareAction::CopyLink,
                            Messages::share_copy_link
                        ),
                        VisibleWhen::new(|_| is_page()),
                        EnabledWhen::new(|ui| ui.mode() != BoardMode::Editor),
                    ),
                ]
            ),
            (
                VisibleWhen::new(|_| ShareLook::has_scene()),
                part(
                    Messages::share_look,
                    children![
                        look("Scene", ShareLook::Scene, Messages::share_scene),
                        look("Diagram", ShareLook::Diagram, Messages::share_diagram),
                    ]
                ),
            ),
            part(
                Messages::share_file,
                children![
                    (
                        message_button(
                            "Save picture",
                            ShareAction::SavePicture,
                            Messages::share_picture
                        ),
                        EnabledWhen::new(is_idle),
                    ),
                    (
                        message_button(
                            "Save animation",
                            ShareAction::SaveAnimation,
                            Messages::share_animation
                        ),
                        EnabledWhen::new(|ui| is_idle(ui)
                            && ui.mode() != BoardMode::Editor
                            && !ui.game().line().is_empty()),
                    ),
                ]
            ),
            progress_bar(),
            (
                text("Outcome", LetterSize::Body, palette::TEXT, BoundText::new(outcome)),
                VisibleWhen::new(|ui| ui.of::<Sharing>().outcome.is_some() || !is_idle(ui)),
            ),
        ],
        answers(children![
            (
                message_button("Stop", ShareAction::Stop, Messages::share_stop),
                VisibleWhen::new(|ui| !is_idle(ui)),
            ),
            message_button("Close", ShellAction::Cancel, Messages::share_close),
        ]),
    )
}

fn part(heading: MessageFn, buttons: impl Bundle) -> impl Bundle {
    group_of(
        "Part",
        column(6.0),
        children![
            text("Heading", LetterSize::Small, palette::TEXT_QUIET, BoundText::message(heading)),
            group_of("Buttons", row(8.0), (PortraitLayout::Wraps, buttons)),
        ],
    )
}

fn look(name: &'static str, look: ShareLook, message: MessageFn) -> impl Bundle {
    (
        message_button(name, ShareAction::Look(look), message),
        CheckedWhen::new(move |ui| ui.of::<Sharing>().look == look),
    )
}

fn is_idle(ui: &Tracked<'_>) -> bool {
    ui.of::<Sharing>().progress.is_none()
}

fn progress_bar() -> impl Bundle {
    (
        Name::new("Progress"),
        Node { height: px(8), border_radius: BorderRadius::all(px(4)), ..default() },
        BackgroundColor(palette::TRACK),
        VisibleWhen::new(|ui| !is_idle(ui)),
        Pickable::IGNORE,
        children![(
            Name::new("Done"),
            Node { height: percent(100), border_radius: BorderRadius::all(px(4)), ..default() },
            BackgroundColor(palette::ACCENT),
            BoundWidth::new(|ui| ui.of::<Sharing>().progress.unwrap_or_default()),
            Pickable::IGNORE,
        )],
    )
}

fn outcome(ui: &Tracked<'_>) -> String {
    match (&ui.of::<Sharing>().progress, &ui.of::<Sharing>().outcome) {
        (Some(_), _) => ui.localizer().messages.share_working(),
        (None, None) => String::new(),
        (None, Some(outcome)) => outcome.words(ui.localizer()),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(SHARE, dialog);
}
