//! The card of the first start: what this is, and the way to the rules. It stands over the board and keeps nothing from
//! it: the first move closes the card.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::game_ui::action_button::button;
use crate::viewer::game_ui::snapshot::{BoundText, VisibleWhen};
use crate::viewer::messages::{Action, Announcement, ExplainAction, LessonAction};
use crate::viewer::state::camera::Arrival;
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::localization::Localization;
use crate::viewer::state::welcome::Welcome;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::{ButtonStyle, PANEL_WIDTH};
use crate::viewer::ui::widgets::{UiAssets, column, row, text, title};

/// Opens the card once.
fn offer(
    mut welcome: ResMut<Welcome>,
    mut dialogs: ResMut<OpenDialogs>,
    localization: Res<Localization>,
    mut announcements: MessageWriter<Announcement>,
) {
    if dialogs.is_modal() {
        return;
    }
    *welcome = Welcome::Offered;
    dialogs.welcome = true;
    let messages = &localization.messages;
    announcements.write(Announcement(messages.welcome_words()));
}

fn build(mut commands: Commands, assets: Res<UiAssets>) {
    commands.spawn((
        Name::new("Welcome place"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(PANEL_WIDTH),
            top: px(0),
            bottom: px(60),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        VisibleWhen::new(|ui| ui.dialogs.welcome && !ui.dialogs.is_modal()),
        GlobalZIndex(3),
        Pickable::IGNORE,
        children![(
            Name::new("Welcome"),
            Node {
                width: px(560),
                max_width: percent(92),
                padding: UiRect::all(px(20)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(12)),
                ..column(14.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::ACCENT),
            BoxShadow::new(palette::PANEL_SHADE, px(0), px(4), px(0), px(24)),
            TabGroup::new(-3),
            children![
                title(
                    &assets,
                    "Title",
                    LetterSize::Title,
                    palette::ACCENT,
                    BoundText::message(Messages::welcome_title)
                ),
                text(
                    "Words",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::message(Messages::welcome_words)
                ),
                (
                    Name::new("Answers"),
                    row(10.0),
                    Pickable::IGNORE,
                    children![
                        button(
                            "Rules",
                            Action::Explain(ExplainAction::ToggleRules),
                            ButtonStyle::Normal,
                            BoundText::message(Messages::welcome_rules)
                        ),
                        button(
                            "Lesson",
                            Action::Lesson(LessonAction::Open),
                            ButtonStyle::Primary,
                            BoundText::message(Messages::welcome_lesson)
                        ),
                        button(
                            "Play",
                            Action::Explain(ExplainAction::CloseWelcome),
                            ButtonStyle::Normal,
                            BoundText::message(Messages::welcome_play)
                        ),
                    ],
                ),
            ],
        )],
    ));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Welcome>()
        .add_systems(Startup, build)
        .add_systems(
            Update,
            offer
                .run_if(|welcome: Res<Welcome>, arrival: Res<Arrival>| {
                    // The card would cover what the camera shows.
                    *welcome == Welcome::Due && *arrival == Arrival::Past
                })
                .in_set(FrameSystems::Input),
        );
}
