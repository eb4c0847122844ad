//! The confirmation dialog: resigning, offering a draw, and leaving a game.

use bevy::prelude::*;
use bevy::text::Justify;

use super::scaffold::{AddDialog, answer_button, answers, main_button};
use crate::i18n::{MessageFn, Messages};
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation};
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, title};

impl Confirmation {
    /// The question.
    fn words(&self, ui: &Tracked) -> String {
        let (localizer, variant) = (ui.localizer(), ui.game().variant());
        match self {
            Confirmation::Resign(side) => localizer.ask_resign(variant, *side),
            Confirmation::OfferDraw(by) => localizer.ask_draw(variant, *by),
            Confirmation::SetUp(_) => localizer.messages.ask_paste(),
            Confirmation::Quit => localizer.messages.ask_quit(),
            Confirmation::LeaveLesson => localizer.messages.ask_leave_lesson(),
        }
    }

    /// The texts of the yes button and of the no button.
    const fn answers(&self) -> (MessageFn, MessageFn) {
        match self {
            Confirmation::Resign(_) => (Messages::yes_resign, Messages::no),
            Confirmation::OfferDraw(_) => (Messages::yes_offer_draw, Messages::no),
            Confirmation::SetUp(_) => (Messages::yes_paste, Messages::no),
            Confirmation::Quit => (Messages::yes_quit, Messages::no),
            Confirmation::LeaveLesson => (Messages::lesson_leave, Messages::stay_in_lesson),
        }
    }
}

/// The dialog. The answer that changes nothing is the primary button and has the focus.
fn dialog(In(question): In<Confirmation>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    let (yes, no) = question.answers();
    let modal = Modal {
        gap: 20.0,
        align: AlignItems::Center,
        z_index: 10,
        ..Modal::new("Question", 460.0)
    };
    modal.with_foot(
        children![(
            title(
                &assets,
                "Words",
                LetterSize::Heading,
                palette::TEXT,
                BoundText::new(move |ui| question.words(ui))
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
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(CONFIRMATION, dialog);
}
