//! Animation of a played move, hop by hop. Jumped pieces turn into ghosts, and all captured pieces leave together at the
//! end (`rules.md` §5).
//!
//! The game does not wait for it: the next move may be entered while one is animated.

use bevy::prelude::*;

use super::geometry::{Relief, square_top};
use super::lacquer::LacquerMaterial;
use super::pieces::{BoardPiece, MAN_HEIGHT, OnSquare, PieceAssets};
use crate::board::{Square, SquareSet};
use crate::game::Event;
use crate::rules::{Hop, Piece, PieceKind, Ply, Route};
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::messages::{AnimateMove, GameEvent, MoveContact, ReplayLastMove};
use crate::viewer::kernel::mode::{BoardBusy, nothing_is_set_up};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;

/// Share of a hop spent in the air; the rest is a pause on the landing square.
const AIRBORNE: f32 = 0.8;
/// Duration of the captured pieces' departure, in hops.
const LEAVING: f32 = 1.0;
/// Clearance of a hopping piece over the highest cube or piece on its way.
const CLEARANCE: f32 = 0.12;

/// Duration of a hop of a move that is played again, in seconds.
const SLOW_HOP: f32 = 0.9;

/// `true` while moves that are played are animated slowly, to be followed.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlowMoves(pub bool);

/// The animation of the last move, if it is still running.
#[derive(Resource, Default, Debug)]
pub struct MoveAnimation {
    on_the_way: Option<RunningMove>,
}

#[derive(Debug)]
struct RunningMove {
    traveler: Entity,
    /// The kind of the piece as it sets out.
    kind: PieceKind,
    route: Route,
    /// The captured pieces in the order of the jumps.
    taken: Vec<Entity>,
    /// The king that a promoted man becomes on arrival.
    crowned: Option<Piece>,
    /// Number of hops completed, with the fraction of the current one.
    progress: f32,
    /// The least duration of a hop, in seconds.
    least_seconds: f32,
}

/// The state of a move that is animated.
#[derive(Debug, Clone, Copy)]
pub struct MoveProgress<'a> {
    /// The route of the move.
    pub route: &'a Route,
    /// The current hop.
    pub hop: Hop,
    /// The share of the hop completed, eased.
    pub part: f32,
    /// Number of captured pieces that have been jumped.
    pub jumped: usize,
    /// The share completed of the captured pieces' departure.
    pub gone: f32,
}

impl RunningMove {
    /// The share completed of the captured pieces' departure.
    fn gone(&self) -> f32 {
        ((self.progress - self.route.hops.len() as f32) / LEAVING).clamp(0.0, 1.0)
    }

    /// The contacts since an earlier progress. Of several landings only the last counts.
    fn contacts_since(&self, before: f32, end: f32) -> impl Iterator<Item = MoveContact> + use<> {
        let has_passed = |moment: f32| before < moment && moment <= self.progress.min(end);
        let hops = self.route.hops.len();
        let landed = (0..hops)
            .rev()
            .find(|&hop| has_passed(hop as f32 + AIRBORNE));
        let captured = self.taken.len();
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let has_ended = self.progress >= end;
        [
            landed.map(|hop| MoveContact::Landed {
                kind: self.kind,
                hop: (captured > 0).then_some(number(hop + 1)),
            }),
            (captured > 0 && has_passed(hops as f32))
                .then_some(MoveContact::CapturedLeave(number(captured))),
            (has_ended && self.crowned.is_some()).then_some(MoveContact::Crowned),
            has_ended.then_some(MoveContact::Ended),
        ]
        .into_iter()
        .flatten()
    }

    /// Number of captured pieces that have been jumped.
    fn jumped(&self) -> usize {
        match self.gone() > 0.0 {
            true => self.taken.len(),
            false if self.progress.fract() > AIRBORNE / 2.0 => self.progress.ceil() as usize,
            false => self.progress.floor() as usize,
        }
    }
}

impl MoveAnimation {
    /// The state of the move that is animated.
    pub fn progress(&self) -> Option<MoveProgress<'_>> {
        let way = self.on_the_way.as_ref()?;
        let (hop, part) = self.hop()?;
        Some(MoveProgress {
            route: &way.route,
            hop,
            part: EaseFunction::SineInOut.sample_clamped(part),
            jumped: way.jumped(),
            gone: way.gone(),
        })
    }

    /// Returns `true` if this piece is moving, or captured and leaving.
    pub fn concerns(&self, piece: Entity) -> bool {
        self.on_the_way
            .as_ref()
            .is_some_and(|way| way.traveler == piece || way.taken.contains(&piece))
    }

    /// Returns `true` while a move is animated.
    pub fn is_running(&self) -> bool {
        self.on_the_way.is_some()
    }

    /// Returns the current hop of the moving piece and the share of it completed.
    fn hop(&self) -> Option<(Hop, f32)> {
        let way = self.on_the_way.as_ref()?;
        let last = way.route.hops.len() - 1;
        let index = (way.progress as usize).min(last);
        let part = ((way.progress - index as f32) / AIRBORNE).min(1.0);
        Some((way.route.hops[index], part))
    }
}

/// Starts the animation of a played move. One that is still running is completed at once.
fn set_out(
    mut commands: Commands,
    mut events: MessageReader<GameEvent>,
    mut moves: MessageReader<AnimateMove>,
    session: Res<CurrentSession>,
    looks: Res<PieceAssets>,
    slow: Res<SlowMoves>,
    mut animation: ResMut<MoveAnimation>,
    mut contacts: MessageWriter<MoveContact>,
    mut pieces: Query<(Entity, &mut OnSquare, &BoardPiece)>,
) {
    let game = session.game();
    let least_when_played = match slow.0 {
        true => SLOW_HOP,
        false => 0.0,
    };
    let played = events.read().filter_map(|GameEvent(event)| match event {
        Event::Played { ply, route } => {
            Some((route, game.position_at(*ply).copied(), least_when_played))
        }
        _ => None,
    });
    let shown = moves
        .read()
        .map(|AnimateMove { route, after }| (route, Some(*after), SLOW_HOP));
    for (route, after, least_seconds) in played.chain(shown) {
        if let Some(way) = animation.on_the_way.take() {
            arrive(&mut commands, &looks, &way);
        }
        let taken: Vec<_> = route.captured().collect();
        let [Some(first), Some(last)] = [route.hops.first(), route.hops.last()] else {
            continue;
        };
        let leaving: Vec<_> = taken
            .iter()
            .filter_map(|square| {
                pieces
                    .iter()
                    .find(|(_, stands_on, _)| stands_on.0 == *square)
            })
            .map(|(entity, ..)| entity)
            .collect();
        let Some((traveler, mut stands_on, shown)) = pieces
            .iter_mut()
            .find(|(entity, on, _)| on.0 == first.from && !leaving.contains(entity))
        else {
            continue;
        };
        stands_on.0 = last.to;
        let king = Piece {
            kind: PieceKind::King,
            ..shown.0
        };
        let is_crowned = shown.kind == PieceKind::Man
            && after.is_some_and(|after| after.piece_at(last.to) == Some(king));
        contacts.write(MoveContact::Lifted);
        animation.on_the_way = Some(RunningMove {
            traveler,
            kind: shown.kind,
            route: route.clone(),
            crowned: is_crowned.then_some(king),
            taken: leaving.clone(),
            progress: 0.0,
            least_seconds,
        });
        for piece in leaving {
            commands
                .entity(piece)
                .remove::<OnSquare>()
                .insert(Pickable::IGNORE);
        }
    }
}

/// Animates the last move once more: its victims, marked, stand there again until they are jumped.
fn play_again(
    mut commands: Commands,
    mut requests: MessageReader<ReplayLastMove>,
    session: Res<CurrentSession>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    mut motion: ResMut<Motion>,
    mut contacts: MessageWriter<MoveContact>,
    pieces: Query<(Entity, &OnSquare)>,
) {
    let game = session.game();
    let is_asked = requests.read().count() > 0 && animation.on_the_way.is_none();
    let Some(route) = game
        .last_turn()
        .and_then(|turn| turn.route())
        .filter(|_| is_asked)
    else {
        return;
    };
    let ply = game.current_ply().0.checked_sub(1);
    let (Some(before), Some(last)) = (
        ply.and_then(|ply| game.position_at(Ply(ply))),
        route.hops.last(),
    ) else {
        return;
    };
    let Some((traveler, _)) = pieces.iter().find(|(_, on)| on.0 == last.to) else {
        return;
    };
    let taken = route
        .captured()
        .filter_map(|square| Some((square, before.piece_at(square)?)))
        .map(|(square, piece)| {
            let victim = commands.spawn((
                Name::new(format!("Taken on {square}")),
                BoardPiece(piece),
                Pickable::IGNORE,
                Mesh3d(looks.mesh(piece)),
                MeshMaterial3d(looks.marked()),
                Transform::from_translation(square_top(square, relief.get())),
            ));
            victim.id()
        })
        .collect();
    let set_out = route.hops.first().and_then(|hop| before.piece_at(hop.from));
    contacts.write(MoveContact::Lifted);
    animation.on_the_way = Some(RunningMove {
        traveler,
        kind: set_out.map_or(PieceKind::Man, |piece| piece.kind),
        route: route.clone(),
        crowned: None,
        taken,
        progress: 0.0,
        least_seconds: SLOW_HOP,
    });
    motion.request_frame();
}

fn arrive(commands: &mut Commands, looks: &PieceAssets, way: &RunningMove) {
    way.taken
        .iter()
        .for_each(|&piece| commands.entity(piece).despawn());
    if let Some(king) = way.crowned {
        commands
            .entity(way.traveler)
            .insert((BoardPiece(king), looks.bundle(king)));
    }
}

fn go_on(
    mut commands: Commands,
    mut motion: ResMut<Motion>,
    settings: Res<ViewerSettings>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    standing: Query<&OnSquare>,
    mut animation: ResMut<MoveAnimation>,
    mut contacts: MessageWriter<MoveContact>,
    mut places: Query<(&mut Transform, &mut MeshMaterial3d<LacquerMaterial>)>,
) {
    // Other systems react to the beginning and the end of an animation, not to each step.
    let Some(way) = &mut animation.bypass_change_detection().on_the_way else {
        return;
    };
    let hops = way.route.hops.len() as f32;
    let end = if way.taken.is_empty() {
        hops
    } else {
        hops + LEAVING
    };
    let seconds = settings
        .animation_speed
        .hop_seconds()
        .max(way.least_seconds);
    let before = way.progress;
    way.progress += if seconds > 0.0 && !motion.instant {
        motion.step(seconds)
    } else {
        end
    };
    contacts.write_batch(way.contacts_since(before, end));
    if way.progress >= end {
        arrive(&mut commands, &looks, way);
        animation.on_the_way = None;
        return;
    }
    motion.request_frame();
    let (jumped, gone) = (way.jumped(), way.gone());
    let (traveler, taken) = (way.traveler, way.taken.clone());
    for (index, &piece) in taken.iter().enumerate() {
        let Ok((mut transform, mut material)) = places.get_mut(piece) else {
            continue;
        };
        if index < jumped {
            material.set_if_neq(MeshMaterial3d(looks.ghost()));
        }
        if gone > 0.0 {
            transform.scale = Vec3::splat((1.0 - gone).max(0.01));
        }
    }
    let occupied: SquareSet = standing.iter().map(|on| on.0).collect();
    if let Some((hop, part)) = animation.hop()
        && let Ok((mut transform, _)) = places.get_mut(traveler)
    {
        let part = EaseFunction::SineInOut.sample_clamped(part);
        let stands = |square: Square| occupied.contains(square) || hop.over == Some(square);
        transform.translation = in_the_air(hop, part, relief.get(), stands);
    }
}

/// Returns the position of a piece on its hop (0 to 1), on an arc just high enough to clear the cubes and pieces between.
fn in_the_air(hop: Hop, part: f32, relief: f32, stands: impl Fn(Square) -> bool) -> Vec3 {
    let (from, to) = (square_top(hop.from, relief), square_top(hop.to, relief));
    let straight = |part: f32| from.lerp(to, part);
    let steps =
        (hop.to.row().abs_diff(hop.from.row())).max(hop.to.column().abs_diff(hop.from.column()));
    let arc = |part: f32| 4.0 * part * (1.0 - part);
    let mut height: f32 = 0.18;
    for step in 1..steps {
        let part = f32::from(step) / f32::from(steps);
        let between = |from: u8, to: u8| (f32::from(from).lerp(to.into(), part)).round() as i8;
        let cube = crate::board::Cube::from_coords(
            between(hop.from.row(), hop.to.row()),
            between(hop.from.column(), hop.to.column()),
        );
        let Some(cube) = cube else { continue };
        let piece = if cube.square().is_some_and(&stands) {
            1.6 * MAN_HEIGHT
        } else {
            0.0
        };
        let top = crate::viewer::scene::geometry::cube_top(cube, relief).y + piece + CLEARANCE;
        height = height.max((top - straight(part).y) / arc(part));
    }
    straight(part) + Vec3::Y * height * arc(part)
}

/// Says that the game waits for a move.
fn report(animation: Res<MoveAnimation>, mut busy: ResMut<BoardBusy>) {
    let moves = animation.is_running();
    if busy.moves != moves {
        busy.moves = moves;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveAnimation>()
        .init_resource::<SlowMoves>()
        .add_systems(
            Update,
            (set_out.run_if(nothing_is_set_up), play_again, go_on, report)
                .chain()
                .in_set(AnimateMoves)
                .in_set(FrameSystems::Render),
        );
}
