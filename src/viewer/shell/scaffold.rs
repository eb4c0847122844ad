//! Common parts of dialogs: heading and a row of buttons. The confirmation dialog consists of nothing else.

use bevy::prelude::*;
use bevy::text::Justify;

use super::actions::ShellAction;
use crate::i18n::MessageFn;
use crate::viewer::kernel::dialogs::{CONFIRMATION, Confirmation, DialogId, OpenDialogs};
use crate::viewer::ui::action_button::{message_button, primary_button};
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::widgets::{UiAssets, group_of, row, title};

/// Registers the cards of dialogs.
pub(crate) trait AddDialog {
    /// Registers a dialog: `build` creates its content when it opens and whenever its data changes.
    fn add_dialog<T, B, M>(
        &mut self,
        id: DialogId<T>,
        build: impl IntoSystem<In<T>, B, M> + 'static,
    ) -> &mut Self
    where
        T: Clone + PartialEq + Send + Sync + 'static,
        B: Bundle;
}

impl AddDialog for App {
    fn add_dialog<T, B, M>(
        &mut self,
        id: DialogId<T>,
        build: impl IntoSystem<In<T>, B, M> + 'static,
    ) -> &mut App
    where
        T: Clone + PartialEq + Send + Sync + 'static,
        B: Bundle,
    {
        let build = self.register_system(build);
        let follow = move |world: &mut World, mut shown: Local<Option<(Entity, T)>>| {
            let asked = world.resource::<OpenDialogs>().get(id).cloned();
            if shown.as_ref().map(|(_, carried)| carried) == asked.as_ref() {
                return;
            }
            if let Some((card, _)) = shown.take() {
                world.despawn(card);
            }
            let Some(carried) = asked else { return };
            match world.run_system_with(build, carried.clone()) {
                Ok(card) => *shown = Some((world.spawn(card).id(), carried)),
                Err(error) => error!("no card for the dialog {}: {error}", id.name()),
            }
        };
        self.add_systems(
            Update,
            follow.run_if(resource_changed::<OpenDialogs>).in_set(ModalSystems),
        )
    }
}

pub(crate) fn heading(assets: &UiAssets, message: MessageFn) -> impl Bundle + use<> {
    title(assets, "Title", LetterSize::Title, palette::ACCENT, BoundText::message(message))
}

/// The row of buttons at the end of a dialog.
pub(crate) fn answers(buttons: impl Bundle) -> impl Bundle {
    group_of(
        "Answers",
        Node {
            width: percent(100),
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(10.0)
        },
        buttons,
    )
}

/// The confirmation dialog. The button that changes nothing is primary and focused.
fn confirmation(In(question): In<Confirmation>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    let (yes, no) = (question.yes, question.no);
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
                BoundText::new(move |ui| question.words(ui.localizer()))
            ),
            TextLayout { justify: Justify::Center, ..default() },
        ),],
        answers(children![
            message_button("Yes", ShellAction::Confirm(true), yes),
            (primary_button("No", ShellAction::Confirm(false), no), InitialFocus,),
        ]),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(CONFIRMATION, confirmation);
}
