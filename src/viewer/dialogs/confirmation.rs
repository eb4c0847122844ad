//! A question that must be answered before anything else: to give up, to leave a game.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::Justify;

use crate::rules::Side;
use crate::viewer::game_ui::action_button::button;
use crate::viewer::game_ui::snapshot::BoundText;
use crate::viewer::messages::Action;
use crate::viewer::state::dialogs::{Confirmation, OpenDialogs};
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, row, title};

/// The question on the screen.
#[derive(Component)]
struct ConfirmationDialog(Confirmation);

impl Confirmation {
    /// The keys of its words and of the words for yes.
    const fn keys(&self) -> (&'static str, &'static str) {
        match self {
            Confirmation::Resign(Side::White) => ("ask-resign-white", "yes-resign"),
            Confirmation::Resign(Side::Black) => ("ask-resign-black", "yes-resign"),
            Confirmation::SetUp(_) => ("ask-paste", "yes-paste"),
            Confirmation::Quit => ("ask-quit", "yes-quit"),
        }
    }
}

fn ask(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    asked: Query<(Entity, &ConfirmationDialog)>,
) {
    let on_screen = asked.iter().next();
    if on_screen.map(|(_, ConfirmationDialog(question))| question) == dialogs.confirmation.as_ref()
    {
        return;
    }
    if let Some((entity, _)) = on_screen {
        commands.entity(entity).despawn();
    }
    if let Some(question) = &dialogs.confirmation {
        commands.spawn(card(&assets, question.clone()));
    }
}

/// The answer that changes nothing shines, and Enter gives it until the players choose otherwise.
fn card(assets: &UiAssets, question: Confirmation) -> impl Bundle + use<> {
    let (asks, yes) = question.keys();
    let overlay = Modal {
        name: "Question",
        width: 460.0,
        gap: 20.0,
        align: AlignItems::Center,
        z_index: 10,
        tab_group: TabGroup::modal(),
    };
    (
        ConfirmationDialog(question),
        overlay.with_content(children![
            (
                title(
                    assets,
                    "Words",
                    18.0,
                    palette::TEXT,
                    BoundText::message(asks)
                ),
                TextLayout {
                    justify: Justify::Center,
                    ..default()
                },
            ),
            (
                Name::new("Answers"),
                Node {
                    width: percent(100),
                    ..row(10.0)
                },
                Pickable::IGNORE,
                children![
                    button(
                        "Yes",
                        Action::Confirm(true),
                        ButtonStyle::Normal,
                        BoundText::message(yes)
                    ),
                    (
                        button(
                            "No",
                            Action::Confirm(false),
                            ButtonStyle::Primary,
                            BoundText::message("no")
                        ),
                        InitialFocus,
                    ),
                ],
            ),
        ]),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ask.run_if(resource_changed::<OpenDialogs>)
            .in_set(ModalSystems),
    );
}
