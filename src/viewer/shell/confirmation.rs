//! The confirmation dialog: resigning, offering a draw, and leaving a game.

use bevy::prelude::*;
use bevy::text::Justify;

use super::scaffold::{answer_button, answers, main_button, next_dialog};
use crate::i18n::{MessageFn, Messages};
use crate::rules::Side;
use crate::viewer::kernel::dialogs::{Confirmation, OpenDialogs};
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, title};

/// The open dialog and its question.
#[derive(Component, PartialEq)]
struct ConfirmationDialog(Confirmation);

impl Confirmation {
    /// The question, and the texts of the yes button and of the no button.
    const fn messages(&self) -> (MessageFn, MessageFn, MessageFn) {
        let (asks, yes): (MessageFn, MessageFn) = match self {
            Confirmation::Resign(Side::White) => (Messages::ask_resign_white, Messages::yes_resign),
            Confirmation::Resign(Side::Black) => (Messages::ask_resign_black, Messages::yes_resign),
            Confirmation::OfferDraw(Side::White) => {
                (Messages::ask_draw_white, Messages::yes_offer_draw)
            }
            Confirmation::OfferDraw(Side::Black) => {
                (Messages::ask_draw_black, Messages::yes_offer_draw)
            }
            Confirmation::SetUp(_) => (Messages::ask_paste, Messages::yes_paste),
            Confirmation::Quit => (Messages::ask_quit, Messages::yes_quit),
            Confirmation::LeaveLesson => {
                return (
                    Messages::ask_leave_lesson,
                    Messages::lesson_leave,
                    Messages::stay_in_lesson,
                );
            }
        };
        (asks, yes, Messages::no)
    }
}

fn open_and_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    open: Query<(Entity, &ConfirmationDialog)>,
) {
    let asked = dialogs.confirmation.clone().map(ConfirmationDialog);
    if let Some(ConfirmationDialog(question)) =
        next_dialog(&mut commands, open.iter().next(), asked)
    {
        commands.spawn(dialog(&assets, question));
    }
}

/// The dialog. The answer that changes nothing is the primary button and has the focus.
fn dialog(assets: &UiAssets, question: Confirmation) -> impl Bundle + use<> {
    let (asks, yes, no) = question.messages();
    let modal = Modal {
        gap: 20.0,
        align: AlignItems::Center,
        z_index: 10,
        ..Modal::new("Question", 460.0)
    };
    (
        ConfirmationDialog(question),
        modal.with_foot(
            children![(
                title(
                    assets,
                    "Words",
                    LetterSize::Heading,
                    palette::TEXT,
                    BoundText::message(asks)
                ),
                TextLayout {
                    justify: Justify::Center,
                    ..default()
                },
            ),],
            answers(children![
                answer_button("Yes", ShellAction::Confirm(true), yes),
                (
                    main_button("No", ShellAction::Confirm(false), no),
                    InitialFocus,
                ),
            ]),
        ),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_and_close
            .run_if(resource_changed::<OpenDialogs>)
            .in_set(ModalSystems),
    );
}
