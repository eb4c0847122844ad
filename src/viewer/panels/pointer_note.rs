//! A note by the pointer: how many pieces the previewed capture takes, and on which boards.

use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::i18n::Localizer;
use crate::viewer::marking::board_state::BoardState;
use crate::viewer::marking::capture_preview::CapturePreview;
use crate::viewer::state::frame::FrameSystems;
use crate::viewer::state::localization::Localization;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scale::in_interface;

/// Offset of the note from the pointer, in logical pixels: clear of its arrow.
const ASIDE: Vec2 = Vec2::new(20.0, 18.0);
/// The room that a note needs, in logical pixels. Nearer to an edge of the window it is on the other side.
const ROOM: Vec2 = Vec2::new(280.0, 50.0);

#[derive(Component)]
struct PointerNote;

#[derive(Component)]
struct NoteWords;

pub(super) fn note() -> impl Bundle {
    (
        Name::new("Pointer note"),
        PointerNote,
        Pickable::IGNORE,
        GlobalZIndex(5),
        Node {
            display: Display::None,
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(9), px(4)),
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        BackgroundColor(palette::PANEL),
        children![(
            Name::new("Words"),
            NoteWords,
            Pickable::IGNORE,
            Text::default(),
            TextFont {
                font_size: LetterSize::Small.into(),
                ..default()
            },
            TextColor(palette::TEXT),
            TextLayout::no_wrap(),
        )],
    )
}

fn words(preview: &CapturePreview, localizer: &Localizer) -> String {
    let boards: Vec<_> = preview
        .boards()
        .into_iter()
        .map(|faces| {
            let names: Vec<_> = faces.iter().map(|face| localizer.face(face)).collect();
            names.join(" + ")
        })
        .collect();
    let taken = localizer.messages.capture_note(preview.captured_count());
    match boards.is_empty() {
        true => taken,
        false => format!("{taken} · {}", boards.join(" → ")),
    }
}

/// Shows the note while a capture is previewed and the pointer is on the board.
fn show(
    state: BoardState,
    localization: Res<Localization>,
    note: Single<&mut Node, With<PointerNote>>,
    mut text: Single<&mut Text, With<NoteWords>>,
) {
    if !state.has_changed() && !localization.is_changed() {
        return;
    }
    let preview = state
        .capture_preview()
        .filter(|_| state.hovered().is_some());
    let display = match &preview {
        Some(preview) => {
            text.set_if_neq(Text(words(preview, &localization.0)));
            Display::Flex
        }
        None => Display::None,
    };
    let mut note = note.into_inner();
    if note.display != display {
        note.display = display;
    }
}

/// Keeps the note by the pointer.
fn follow(
    mut pointer: MessageReader<PointerInput>,
    window: Single<&Window, With<PrimaryWindow>>,
    scale: Res<UiScale>,
    note: Single<&mut Node, With<PointerNote>>,
) {
    let Some(position) = pointer.read().last().map(|input| input.location.position) else {
        return;
    };
    let position = in_interface(position, &scale);
    let size = in_interface(window.size(), &scale);
    let [across, down] = [0, 1].map(|axis| match position[axis] + ROOM[axis] > size[axis] {
        true => (Val::Auto, px(size[axis] - position[axis] + ASIDE[axis])),
        false => (px(position[axis] + ASIDE[axis]), Val::Auto),
    });
    let mut note = note.into_inner();
    if (note.left, note.right, note.top, note.bottom) != (across.0, across.1, down.0, down.1) {
        (note.left, note.right) = across;
        (note.top, note.bottom) = down;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show, follow).in_set(FrameSystems::Render));
}
