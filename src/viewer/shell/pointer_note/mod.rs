//! A note by the pointer: how many pieces the previewed capture takes, and on which boards, each named in the color of
//! its hops. It stands where it covers none of the squares of the capture, no player and, where there is room, no piece.

mod placing;

use bevy::prelude::*;

use crate::board::Face;
use crate::i18n::Localizer;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::marking::capture_preview::CapturePreview;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::theme::CurrentTheme;
use crate::viewer::parts::board_colors::{OfBoard, letters_of};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::tooltip::OpenTooltip;
pub(crate) use placing::KeptClear;
use placing::PointerNote;

#[derive(Component)]
struct NoteWords;

pub(crate) fn note() -> impl Bundle {
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

/// A part of the note, in the color of a board if it names one.
type NotePart = (String, Option<Face>);

fn of_capture(preview: &CapturePreview, localizer: &Localizer) -> Vec<NotePart> {
    let taken = localizer.messages.capture_note(preview.captured_count());
    let mut parts = vec![(taken, None)];
    for (index, faces) in preview.boards().into_iter().enumerate() {
        let before = if index == 0 { " · " } else { " → " };
        for (index, face) in faces.iter().enumerate() {
            let before = if index == 0 { before } else { " + " };
            parts.push((before.to_owned(), None));
            parts.push((localizer.face(face), Some(face)));
        }
    }
    parts
}

/// Shows the note while the pointer is on the board, a capture is previewed, and no tooltip stands there.
fn show(
    mut commands: Commands,
    board: Res<ShownBoard>,
    localization: Res<Localization>,
    theme: Res<CurrentTheme>,
    tooltips: Query<(), With<OpenTooltip>>,
    mut has_tooltip: Local<bool>,
    note: Single<&mut Node, With<PointerNote>>,
    words: Single<(Entity, &mut Text), With<NoteWords>>,
    mut shown: Local<Vec<NotePart>>,
) {
    let had_tooltip = std::mem::replace(&mut *has_tooltip, !tooltips.is_empty());
    if !board.is_changed() && !localization.is_changed() && had_tooltip == *has_tooltip {
        return;
    }
    let localizer = &localization.0;
    let hovered = board.hovered.filter(|_| !*has_tooltip);
    let parts = match hovered.and(board.capture.as_ref()) {
        Some(preview) => of_capture(preview, localizer),
        None => Vec::new(),
    };
    let display = if parts.is_empty() {
        Display::None
    } else {
        Display::Flex
    };
    let mut note = note.into_inner();
    if note.display != display {
        note.display = display;
    }
    if *shown == parts {
        return;
    }
    let (entity, mut text) = words.into_inner();
    let mut words = commands.entity(entity);
    words.despawn_related::<Children>();
    *text = Text::default();
    for (words_of_part, face) in &parts {
        words.with_children(|note| {
            let mut part = note.spawn((
                Name::new("Part of the note"),
                TextSpan::new(words_of_part),
                TextFont {
                    font_size: LetterSize::Small.into(),
                    ..default()
                },
                TextColor(face.map_or(palette::TEXT, |face| letters_of(face, &theme))),
            ));
            if let Some(face) = face {
                part.insert(OfBoard(*face));
            }
        });
    }
    *shown = parts;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(DrawBoard))
        .add_plugins(placing::plugin);
}
