//! A note at the pointer: the number of pieces that the previewed capture takes and its boards, each in its color. It
//! avoids the capture's squares, the players and, if possible, pieces.

use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::tooltip_place::{BoardOnScreen, rect_of};
use crate::board::Face;
use crate::i18n::Localizer;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::board::marking::capture_preview::CapturePreview;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::settings::{CurrentTheme, Localization};
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::in_interface;
use crate::viewer::ui::small_boards::{OfBoard, letters_of};
use crate::viewer::ui::tooltip::OpenTooltip;

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
            TextFont { font_size: LetterSize::Small.into(), ..default() },
            TextColor(palette::TEXT),
            TextLayout::no_wrap(),
        )],
    )
}

/// A part of the note, in the color of the board it names, if any.
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

/// Shows the note while a capture is previewed under the pointer and no tooltip is shown.
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
    let display = if parts.is_empty() { Display::None } else { Display::Flex };
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
                TextFont { font_size: LetterSize::Small.into(), ..default() },
                TextColor(face.map_or(palette::TEXT, |face| letters_of(face, &theme))),
            ));
            if let Some(face) = face {
                part.insert(OfBoard(*face));
            }
        });
    }
    *shown = parts;
}

#[derive(Component)]
pub(super) struct PointerNote;

/// A part of a panel that no note may cover.
#[derive(Component)]
pub(crate) struct NoteObstacle;

/// Areas that a note should not cover, most important first.
#[derive(Default)]
struct NoteObstacles {
    /// The squares of the capture.
    squares: Vec<Vec2>,
    parts: Vec<Rect>,
    pieces: Vec<Vec2>,
}

impl NoteObstacles {
    /// Counts the obstacles that a note at this place covers, by importance.
    fn covered(&self, place: Rect) -> (usize, usize, usize) {
        let around = place.inflate(CLEAR);
        let points = |points: &[Vec2]| points.iter().filter(|&&at| around.contains(at)).count();
        let parts = self.parts.iter();
        let parts = parts.filter(|part| !part.intersect(place).is_empty());
        (points(&self.squares), parts.count(), points(&self.pieces))
    }
}

/// Candidate distances from the pointer, in logical pixels; the first clears the arrow.
const DISTANCES: [f32; 8] = [19.0, 50.0, 90.0, 140.0, 200.0, 270.0, 350.0, 440.0];
/// Candidate directions, best first; down is positive.
const DIRECTIONS: [Vec2; 8] = [
    Vec2::new(1.0, 1.0),
    Vec2::new(1.0, -1.0),
    Vec2::new(-1.0, 1.0),
    Vec2::new(-1.0, -1.0),
    Vec2::new(1.0, 0.0),
    Vec2::new(-1.0, 0.0),
    Vec2::new(0.0, 1.0),
    Vec2::new(0.0, -1.0),
];
/// The part of a square around its center that stays clear, in logical pixels.
const CLEAR: f32 = 20.0;
/// Assumed size of a note before its layout, in logical pixels.
const USUAL: Vec2 = Vec2::new(220.0, 26.0);

/// The rectangle of a note beside the pointer.
fn beside(pointer: Vec2, direction: Vec2, distance: f32, size: Vec2) -> Rect {
    let middle = pointer + direction * (Vec2::splat(distance) + size / 2.0);
    Rect::from_center_size(middle, size)
}

/// Returns the nearest place beside the pointer within the area that covers nothing, or the one that covers least.
/// `None` if the note fits nowhere.
fn place(pointer: Vec2, size: Vec2, room: Rect, obstacles: &NoteObstacles) -> Option<Rect> {
    let places = DISTANCES.into_iter().flat_map(|distance| {
        DIRECTIONS.map(|direction| beside(pointer, direction, distance, size))
    });
    let inside = places.filter(|place| room.contains(place.min) && room.contains(place.max));
    // The first of the best.
    inside.min_by_key(|place| obstacles.covered(*place))
}

/// Keeps the note near the pointer.
fn follow(
    mut inputs: MessageReader<PointerInput>,
    board: Res<ShownBoard>,
    window: Single<&Window, With<PrimaryWindow>>,
    scale: Res<UiScale>,
    insets: Res<PanelInsets>,
    on_screen: BoardOnScreen,
    note: Single<(&mut Node, &ComputedNode), With<PointerNote>>,
    kept_clear: Query<(&ComputedNode, &UiGlobalTransform), With<NoteObstacle>>,
    mut pointer: Local<Vec2>,
    mut motion: ResMut<Motion>,
) {
    if let Some(input) = inputs.read().last() {
        *pointer = in_interface(input.location.position, &scale);
    }
    let (mut node, computed) = note.into_inner();
    if node.display == Display::None {
        return;
    }
    let size =
        if computed.is_empty() { USUAL } else { computed.size() * computed.inverse_scale_factor };
    if computed.is_empty() {
        // It is laid out in this frame.
        motion.request_frame();
    }
    let window = in_interface(window.size(), &scale);
    let scene = Rect::new(0.0, 0.0, window.x - insets.right, window.y);
    let is_in_scene = scene.contains(*pointer);
    let mut obstacles = NoteObstacles::default();
    let kept_clear = kept_clear.iter().map(|(node, at)| rect_of(node, at));
    obstacles.parts.extend(kept_clear);
    if let Some(preview) = board.capture.as_ref().filter(|_| is_in_scene) {
        let hops = preview.routes.iter().flat_map(|route| &route.hops);
        let squares = hops.flat_map(|hop| [hop.from, hop.to]).chain(preview.taken);
        obstacles.squares = on_screen.points(squares);
        obstacles.pieces = on_screen.pieces();
    }
    let room = if is_in_scene { scene } else { Rect::from_corners(Vec2::ZERO, window) };
    let at = place(*pointer, size, room, &obstacles).map_or(Vec2::ZERO, |place| place.min);
    let (left, top) = (px(at.x.round()), px(at.y.round()));
    if (node.left, node.top) != (left, top) {
        (node.left, node.top) = (left, top);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.in_set(DrawBoard))
        .add_systems(PostUpdate, follow.before(UiSystems::Layout));
}

#[cfg(test)]
mod tests {
    use super::{NoteObstacles, place};
    use bevy::math::{Rect, Vec2};

    fn squares(points: &[Vec2]) -> NoteObstacles {
        NoteObstacles { squares: points.to_vec(), ..NoteObstacles::default() }
    }

    const SIZE: Vec2 = Vec2::new(200.0, 26.0);

    #[test]
    fn the_note_stands_below_at_the_right_where_nothing_is_in_its_way() {
        let room = Rect::new(0.0, 0.0, 960.0, 800.0);
        let pointer = Vec2::new(400.0, 400.0);
        let place = place(pointer, SIZE, room, &squares(&[pointer])).expect("room");
        assert!(place.min.x > pointer.x && place.min.y > pointer.y);
    }

    #[test]
    fn the_note_covers_no_point_where_it_need_not_and_stays_in_the_room() {
        let room = Rect::new(0.0, 0.0, 960.0, 800.0);
        for across in 0..=24 {
            for down in 0..=20 {
                let pointer = Vec2::new(40.0 * across as f32, 40.0 * down as f32);
                // A capture goes from the pointer up to the right.
                let points: Vec<_> =
                    (0..4).map(|hop| pointer + Vec2::new(62.0, -55.0) * hop as f32).collect();
                let found = place(pointer, SIZE, room, &squares(&points));
                let place = found.unwrap_or_else(|| panic!("{pointer}"));
                assert!(room.contains(place.min) && room.contains(place.max));
                let covered = points.iter().filter(|&&point| place.contains(point));
                assert_eq!(covered.count(), 0, "{pointer}: {place:?}");
            }
        }
    }

    #[test]
    fn the_note_goes_farther_rather_than_over_a_piece_or_a_player() {
        let room = Rect::new(0.0, 0.0, 1280.0, 800.0);
        let pointer = Vec2::new(400.0, 400.0);
        // Pieces all round the pointer, 60 pixels apart.
        let around = |reach: i32| {
            let steps = move || (-reach..=reach).map(|step| 60.0 * step as f32);
            steps().flat_map(move |x| steps().map(move |y| pointer + Vec2::new(x, y)))
        };
        let obstacles = NoteObstacles {
            squares: vec![pointer],
            parts: vec![Rect::new(960.0, 0.0, 1280.0, 200.0)],
            pieces: around(3).collect(),
        };
        let found = place(pointer, SIZE, room, &obstacles).expect("room");
        assert_eq!(obstacles.covered(found), (0, 0, 0), "{found:?}");
        // Over a piece rather than over the square of which it speaks.
        let hemmed_in = NoteObstacles {
            squares: vec![pointer],
            pieces: around(20).collect(),
            ..NoteObstacles::default()
        };
        let found = place(pointer, SIZE, room, &hemmed_in).expect("room");
        assert_eq!(hemmed_in.covered(found).0, 0, "{found:?}");
        // Beside the players, not over them.
        let by_the_players = Vec2::new(1000.0, 190.0);
        let found = place(by_the_players, SIZE, room, &obstacles).expect("room");
        assert!(obstacles.parts[0].intersect(found).is_empty(), "{found:?}");
    }
}
