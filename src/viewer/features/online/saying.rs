//! The dialog with ready-made greetings for the friend.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::online::Greeting;
use crate::viewer::features::online::actions::FriendAction;
use crate::viewer::features::online::state::SAY;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::scaffold::{AddDialog, answers, heading};
use crate::viewer::ui::action_button::{button, message_button};
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::modal::{InitialFocus, Modal};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, group_of, row};

fn dialog(_: In<()>, assets: Res<UiAssets>) -> impl Bundle + use<> {
    let greetings = SpawnWith(|greetings: &mut RelatedSpawner<'_, ChildOf>| {
        for greeting in Greeting::ALL {
            let mut button = greetings.spawn(button(
                "Greeting",
                FriendAction::Greet(greeting),
                ButtonStyle::Normal,
                BoundText::message(greeting.words()),
            ));
            if greeting == Greeting::ALL[0] {
                button.insert(InitialFocus);
            }
        }
    });
    let layout = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.0) };
    Modal::new("Say", 480.0).with_foot(
        children![
            heading(&assets, Messages::friend_say_title),
            group_of("Greetings", layout, Children::spawn(greetings)),
        ],
        answers(children![message_button("Dismiss", ShellAction::Cancel, Messages::dismiss)]),
    )
}

/// Opens the dialog, and closes it when a greeting has been sent.
fn carry_out(mut actions: MessageReader<FriendAction>, mut dialogs: ResMut<OpenDialogs>) {
    for action in actions.read() {
        match action {
            FriendAction::Talk => dialogs.open(SAY, ()),
            FriendAction::Greet(_) if dialogs.has(SAY) => drop(dialogs.close(SAY)),
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(SAY, dialog).add_systems(Update, carry_out.in_set(CarryOut));
}
