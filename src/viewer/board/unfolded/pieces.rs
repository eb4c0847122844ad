//! The pieces on the unfolded boards, each on every board that includes its square, following animations and drags.

use bevy::prelude::*;
use bevy::ui::UiTransform;

use super::boards::covering;
use super::view::{FittedBoards, UnfoldedView};
use crate::board::{Face, Square};
use crate::pictures::{PieceStamp, draw_piece_stamps};
use crate::rules::{FigureSet, Piece, Setup};
use crate::viewer::board::input::gesture::UnfoldedDrag;
use crate::viewer::board::layers::{DrawBoard, ShownBoard};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::scene::move_animation::{MoveAnimation, MoveProgress};
use crate::viewer::ui::small_boards::rgba_image;

/// Opacity of a jumped piece.
const GHOST_OPACITY: f32 = 0.38;

#[derive(Component)]
struct PieceSheet;

#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct UnfoldedPiece {
    pub face: Face,
    /// The square it stands on or moves to.
    pub square: Square,
    pub piece: Piece,
    /// Center in logical pixels from the upper left corner of the boards.
    pub center: Vec2,
    pub alpha: f32,
}

/// The sprite sheet of these figures, at this cube size in pixels.
#[derive(Resource, Default)]
struct PieceSprites {
    cell: u32,
    theme: Option<CurrentTheme>,
    figures: FigureSet,
    image: Handle<Image>,
}

/// The pieces before the animated move.
#[derive(Default)]
struct Before {
    shown: Option<Setup>,
    moved: Option<Piece>,
    taken: Vec<(Square, Piece)>,
}

impl Before {
    /// Updates to this frame's pieces. During an animation, remembers the pieces that the move affects.
    fn follow(&mut self, setup: Setup, progress: Option<MoveProgress<'_>>) {
        let Some(progress) = progress else {
            *self = Before { shown: Some(setup), ..Before::default() };
            return;
        };
        if self.shown == Some(setup) {
            return;
        }
        if let Some(before) = self.shown.replace(setup) {
            let on = |square| Some((square, before.piece_at(square)?));
            self.taken = progress.route.captured().filter_map(on).collect();
            let from = progress.route.hops.first().map(|hop| hop.from);
            self.moved = from.and_then(|from| before.piece_at(from));
        }
    }
}

pub(super) fn spawn(commands: &mut Commands, parent: Entity) {
    commands.spawn((
        Name::new("Pieces on the five boards"),
        PieceSheet,
        covering(),
        Pickable::IGNORE,
        ChildOf(parent),
    ));
}

/// Returns the stationary pieces, all but the moving one.
fn standing(fitted: &FittedBoards, setup: &Setup, moving_to: Option<Square>) -> Vec<UnfoldedPiece> {
    let mut pieces = Vec::new();
    for &face in fitted.layout.faces() {
        for (square, piece) in setup.pieces_on_squares() {
            if let (Some(center), true) = (fitted.center(face, square), moving_to != Some(square)) {
                pieces.push(UnfoldedPiece { face, square, piece, center, alpha: 1.0 });
            }
        }
    }
    pieces
}

/// Returns the moving and captured pieces on every board. On a board with one end of a hop, a piece enters or leaves.
fn in_motion(
    fitted: &FittedBoards,
    before: &Before,
    progress: &MoveProgress<'_>,
) -> Vec<UnfoldedPiece> {
    let mut pieces = Vec::new();
    for &face in fitted.layout.faces() {
        for (index, &(square, piece)) in before.taken.iter().enumerate() {
            let opacity = if index < progress.jumped { GHOST_OPACITY } else { 1.0 };
            pieces.extend(fitted.center(face, square).map(|center| UnfoldedPiece {
                face,
                square,
                piece,
                center,
                alpha: opacity * (1.0 - progress.gone),
            }));
        }
    }
    let Some(piece) = before.moved else {
        return pieces;
    };
    let (hop, part) = (progress.hop, progress.part);
    for &face in fitted.layout.faces() {
        let ends = (fitted.center(face, hop.from), fitted.center(face, hop.to));
        let (center, alpha) = match ends {
            (Some(from), Some(to)) => (from.lerp(to, part), 1.0),
            (Some(from), None) => (from, 1.0 - part),
            (None, Some(to)) => (to, part),
            (None, None) => continue,
        };
        pieces.push(UnfoldedPiece { face, square: hop.to, piece, center, alpha });
    }
    pieces
}

fn show(
    mut commands: Commands,
    board: Res<ShownBoard>,
    session: Res<CurrentSession>,
    view: Res<UnfoldedView>,
    theme: Res<CurrentTheme>,
    animation: Res<MoveAnimation>,
    drag: Res<UnfoldedDrag>,
    sheet: Option<Single<Entity, With<PieceSheet>>>,
    mut sprites: ResMut<PieceSprites>,
    mut images: ResMut<Assets<Image>>,
    mut before: Local<Before>,
    mut was_running: Local<bool>,
    mut shown: Query<(Entity, &mut UnfoldedPiece, &mut UiTransform, &mut Node, &mut ImageNode)>,
) {
    let progress = animation.progress();
    let is_running = progress.is_some();
    let has_changed = board.is_changed()
        || view.is_changed()
        || theme.is_changed()
        || drag.is_changed()
        || is_running
        || *was_running;
    *was_running = is_running;
    if !has_changed {
        return;
    }
    let setup = board.setup;
    before.follow(setup, progress);
    let (Some(fitted), Some(sheet)) = (view.0, sheet) else {
        return;
    };
    let figures = session.game().variant().figures();
    let is_drawn = (sprites.cell, sprites.figures) == (fitted.cell, figures);
    if !is_drawn || sprites.theme != Some(*theme) {
        let (width, pixels) = draw_piece_stamps(fitted.cell, &theme, figures);
        *sprites = PieceSprites {
            cell: fitted.cell,
            theme: Some(*theme),
            figures,
            image: images.add(rgba_image(width, fitted.cell, pixels)),
        };
    }
    let moving_to = progress
        .filter(|_| before.moved.is_some())
        .and_then(|progress| progress.route.hops.last().map(|hop| hop.to));
    let mut pieces = standing(&fitted, &setup, moving_to);
    if let Some(progress) = &progress {
        pieces.extend(in_motion(&fitted, &before, progress));
    }
    if let Some(drag) = drag.0
        && board.carried == Some(drag.square)
        && let Some(place) =
            pieces.iter().position(|piece| (piece.face, piece.square) == (drag.face, drag.square))
    {
        // The dragged piece covers the others.
        let mut piece = pieces.remove(place);
        piece.center = drag.at;
        pieces.push(piece);
    }
    let mut old = shown.iter_mut();
    for piece in pieces {
        let (transform, color, rect) = look(&piece, &fitted);
        let Some((_, mut drawn, mut place, mut node, mut picture)) = old.next() else {
            commands.spawn((
                Name::new("Piece"),
                piece,
                transform,
                node_of(&fitted),
                ImageNode { image: sprites.image.clone(), color, rect: Some(rect), ..default() },
                Pickable::IGNORE,
                ChildOf(*sheet),
            ));
            continue;
        };
        drawn.set_if_neq(piece);
        place.set_if_neq(transform);
        node.set_if_neq(node_of(&fitted));
        if picture.image != sprites.image || picture.color != color || picture.rect != Some(rect) {
            picture.image = sprites.image.clone();
            picture.color = color;
            picture.rect = Some(rect);
        }
    }
    old.for_each(|(entity, ..)| commands.entity(entity).despawn());
}

fn node_of(fitted: &FittedBoards) -> Node {
    let size = px(fitted.unit());
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: size,
        height: size,
        ..default()
    }
}

/// The transform, tint and sprite of a piece.
fn look(piece: &UnfoldedPiece, fitted: &FittedBoards) -> (UiTransform, Color, Rect) {
    let corner = piece.center - Vec2::splat(fitted.unit() / 2.0);
    let stamp = PieceStamp { piece: piece.piece, is_on_top: piece.face == Face::Top };
    let cell = fitted.cell as f32;
    let left = stamp.index() as f32 * cell;
    (
        UiTransform::from_translation(Val2::px(corner.x, corner.y)),
        Color::WHITE.with_alpha(piece.alpha),
        Rect::new(left, 0.0, left + cell, cell),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceSprites>().add_systems(Update, show.in_set(DrawBoard));
}
