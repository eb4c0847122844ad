//! The entry line over the board for moves and questions.

use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use crate::viewer::board::move_entry::{EntryField, MoveEntry};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scroll_area};
use crate::viewer::ui::widgets::{UiAssets, column, row, title};

/// Gap to the toolbar in logical pixels. The line covers notices, which repeat its text.
const GAP: f32 = 2.0;

/// Space on the left for the compass, in logical pixels.
const LEFT: f32 = 124.0;
/// Maximum answer size: width in logical pixels, height in percent of the window.
const ANSWER_WIDTH: f32 = 620.0;
const ANSWER_HEIGHT: f32 = 40.0;

#[derive(Component)]
struct EntryLine;

/// The area in which the line is centered.
#[derive(Component)]
struct EntryRoom;

#[derive(Component)]
struct TypedText;

/// The response to the typed text.
#[derive(Component)]
struct AnswerText;

fn spawn(mut commands: Commands, assets: Res<UiAssets>) {
    let typed = (
        title(&assets, "Typed", LetterSize::Title, palette::TEXT, TypedText),
        TextLayout::no_wrap(),
    );
    let caret = (
        Name::new("Caret"),
        Node { width: px(2), height: px(20), ..default() },
        BackgroundColor(palette::ACCENT),
        Pickable::IGNORE,
    );
    let answer = (
        Name::new("Answer"),
        AnswerText,
        Text::default(),
        TextFont { font_size: LetterSize::Body.into(), ..default() },
        TextColor(palette::TEXT_QUIET),
        Pickable::IGNORE,
    );
    let field = (
        Name::new("Entry field"),
        EntryField,
        Node { min_height: px(26), ..row(2.0) },
        Pickable::IGNORE,
        children![typed, caret],
    );
    let line = (
        Name::new("Entry line"),
        EntryLine,
        Node {
            display: Display::None,
            min_width: px(280),
            max_width: percent(100),
            padding: UiRect::axes(px(16), px(10)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(9)),
            ..column(4.0)
        },
        BackgroundColor(palette::PANEL.with_alpha(0.96)),
        BorderColor::all(palette::ACCENT),
        Pickable::IGNORE,
        children![
            field,
            scroll_area(
                Node { max_width: px(ANSWER_WIDTH), max_height: vh(ANSWER_HEIGHT), ..default() },
                column(0.0),
                ScrollbarPlace::Over(-8.0),
                children![answer],
            )
        ],
    );
    commands.spawn((
        Name::new("Entry room"),
        EntryRoom,
        Node {
            position_type: PositionType::Absolute,
            left: px(LEFT),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(3),
        Pickable::IGNORE,
        children![line],
    ));
}

fn show(
    entry: Res<MoveEntry>,
    insets: Res<PanelInsets>,
    localization: Res<Localization>,
    mut line: Single<&mut Node, (With<EntryLine>, Without<EntryRoom>)>,
    mut room: Single<&mut Node, With<EntryRoom>>,
    mut typed: Single<&mut Text, (With<TypedText>, Without<AnswerText>)>,
    answer: Single<(&mut Text, &mut TextColor), With<AnswerText>>,
    mut field: Single<&mut AccessibilityNode, With<EntryField>>,
) {
    let display = if entry.is_open() { Display::Flex } else { Display::None };
    if line.display != display {
        line.display = display;
    }
    let (right, bottom) = (px(insets.right), px(insets.bottom + GAP));
    if (room.right, room.bottom) != (right, bottom) {
        (room.right, room.bottom) = (right, bottom);
    }
    let text = entry.text.as_deref().unwrap_or_default();
    typed.set_if_neq(Text(text.to_owned()));
    let (mut words, mut color) = answer.into_inner();
    words.set_if_neq(Text(entry.answer.clone()));
    color.set_if_neq(TextColor(if entry.is_refused {
        palette::CAPTURE
    } else {
        palette::TEXT_QUIET
    }));
    field.set_label(localization.messages.entry_name());
    field.set_value(text);
    field.set_description(entry.answer.as_str());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(
        Update,
        show.in_set(FrameSystems::Render).run_if(
            resource_changed::<MoveEntry>
                .or_eager(resource_changed::<PanelInsets>)
                .or_eager(resource_changed::<Localization>),
        ),
    );
}
