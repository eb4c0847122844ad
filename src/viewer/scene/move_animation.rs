//! Animates a played move hop by hop, each a beat. Jumped pieces turn into ghosts, and all captured pieces leave
//! together at the end (`rules.md` §5). Then a man on the promotion row grows into a king.
//!
//! The game does not wait: the next move may be entered during an animation.

use bevy::prelude::*;

use super::geometry::{Relief, square_top};
use super::materials::lacquer::LacquerMaterial;
use super::move_pose::{self, CROWNED_LANDS};
use super::pieces::{BoardPiece, OnSquare, PieceAssets};
use crate::board::{Square, SquareSet};
use crate::game::Event;
use crate::rules::{Hop, Piece, PieceKind, Ply, Route};
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::messages::{AnimateMove, GameEvent, MoveContact, ReplayLastMove};
use crate::viewer::kernel::mode::{BoardBusy, BoardMode};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;

/// Airborne share of a hop; for the rest the piece lies on the landing square, so that each hop is a beat.
const AIRBORNE: f32 = 0.74;
/// Duration of the captured pieces' departure, in hops.
const LEAVING_HOPS: f32 = 1.2;
/// Duration of a crowning, in hops.
const CROWNING_HOPS: f32 = 2.8;

/// Maximum hop time in seconds for timing a crowning, in which there is nothing to follow.
const CROWNING_HOP_SECONDS: f32 = 0.32;

/// Duration of a replayed hop, in seconds.
const SLOW_HOP_SECONDS: f32 = 0.9;

/// `true` while played moves are animated slowly.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlowMoves(pub bool);

/// The animation of the last move, while it is running.
#[derive(Resource, Default, Debug)]
pub struct MoveAnimation {
    on_the_way: Option<RunningMove>,
}

#[derive(Debug)]
struct RunningMove {
    traveler: Entity,
    /// The crowned man already looks like a king.
    is_king: bool,
    /// The kind of the piece at the start.
    kind: PieceKind,
    route: Route,
    /// The captured pieces with their squares, in jump order.
    taken: Vec<(Entity, Square)>,
    /// The king that a promoted man becomes after its last hop.
    crowned: Option<Piece>,
    /// Number of completed hops, with the fraction of the current one.
    progress: f32,
    /// Minimum duration of a hop, in seconds.
    least_seconds: f32,
}

/// The state of an animated move.
#[derive(Debug, Clone, Copy)]
pub struct MoveProgress<'a> {
    pub route: &'a Route,
    pub hop: Hop,
    /// Eased fraction of the hop.
    pub part: f32,
    /// Number of captured pieces already jumped.
    pub jumped: usize,
    /// Fraction of the captured pieces' departure.
    pub gone: f32,
}

impl RunningMove {
    /// Progress after the last hop, when the captured pieces start to leave.
    fn hops(&self) -> f32 {
        self.route.hops.len() as f32
    }

    /// Progress at the start of the crowning, after the captured pieces have left.
    fn crowning(&self) -> f32 {
        if self.taken.is_empty() { self.hops() } else { self.hops() + LEAVING_HOPS }
    }

    /// Progress at the end of the animation.
    fn end(&self) -> f32 {
        match self.crowned {
            Some(_) => self.crowning() + CROWNING_HOPS,
            None => self.crowning(),
        }
    }

    /// Fraction of the captured pieces' departure.
    fn gone(&self) -> f32 {
        ((self.progress - self.hops()) / LEAVING_HOPS).clamp(0.0, 1.0)
    }

    /// Fraction of the crowning; `None` before it and without one.
    fn crowned_share(&self) -> Option<f32> {
        let since = self.progress - self.crowning();
        (self.crowned.is_some() && since >= 0.0).then_some((since / CROWNING_HOPS).min(1.0))
    }

    /// The contacts since an earlier progress. Of several landings only the last counts.
    fn contacts_since(&self, before: f32) -> impl Iterator<Item = MoveContact> + use<> {
        let end = self.end();
        let has_passed = |moment: f32| before < moment && moment <= self.progress.min(end);
        let hops = self.route.hops.len();
        let landed = (0..hops).rev().find(|&hop| has_passed(hop as f32 + AIRBORNE));
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
            (self.crowned.is_some() && has_passed(self.crowning() + CROWNED_LANDS * CROWNING_HOPS))
                .then_some(MoveContact::Crowned),
            has_ended.then_some(MoveContact::Ended),
        ]
        .into_iter()
        .flatten()
    }

    /// The current hop and the progress in it, more than 1 after the last hop.
    fn hop(&self) -> (Hop, f32) {
        let last = self.route.hops.len() - 1;
        let index = (self.progress as usize).min(last);
        (self.route.hops[index], self.progress - index as f32)
    }

    /// The pose of the moving piece.
    fn pose(&self, relief: f32, stands: impl Fn(Square) -> bool) -> Transform {
        let (hop, progress) = self.hop();
        if let Some(part) = self.crowned_share() {
            return move_pose::crowning(hop.to, part, relief);
        }
        if progress >= AIRBORNE {
            let rest = (progress - AIRBORNE) / (1.0 - AIRBORNE);
            return move_pose::settling(hop, rest, relief);
        }
        let stands = |square| stands(square) || hop.over == Some(square);
        move_pose::in_the_air(hop, progress / AIRBORNE, relief, stands)
    }

    /// Number of captured pieces already jumped.
    fn jumped(&self) -> usize {
        match self.gone() > 0.0 {
            true => self.taken.len(),
            false if self.progress.fract() > AIRBORNE / 2.0 => self.progress.ceil() as usize,
            false => self.progress.floor() as usize,
        }
    }
}

impl MoveAnimation {
    /// The state of the animated move.
    pub fn progress(&self) -> Option<MoveProgress<'_>> {
        let way = self.on_the_way.as_ref()?;
        let (hop, progress) = way.hop();
        Some(MoveProgress {
            route: &way.route,
            hop,
            part: move_pose::share_of_way((progress / AIRBORNE).min(1.0)),
            jumped: way.jumped(),
            gone: way.gone(),
        })
    }

    /// Returns `true` if this piece is moving, or captured and leaving.
    pub fn concerns(&self, piece: Entity) -> bool {
        self.on_the_way.as_ref().is_some_and(|way| {
            way.traveler == piece || way.taken.iter().any(|&(taken, _)| taken == piece)
        })
    }

    pub fn is_running(&self) -> bool {
        self.on_the_way.is_some()
    }
}

/// Starts the animation of a played move, completing a running one at once.
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
    let least_when_played = if slow.0 { SLOW_HOP_SECONDS } else { 0.0 };
    let played = events.read().filter_map(|GameEvent(event)| match event {
        Event::Played { ply, route } => {
            Some((route, game.position_at(*ply).copied(), least_when_played))
        }
        _ => None,
    });
    let shown =
        moves.read().map(|AnimateMove { route, after }| (route, Some(*after), SLOW_HOP_SECONDS));
    // The commands that take captured pieces off their squares run after this system.
    let mut captured: Vec<Entity> = Vec::new();
    for (route, after, least_seconds) in played.chain(shown) {
        if let Some(way) = animation.on_the_way.take() {
            arrive(&mut commands, &looks, &way);
        }
        let [Some(first), Some(last)] = [route.hops.first(), route.hops.last()] else {
            continue;
        };
        let standing = |square| {
            let mut standing = pieces.iter().filter(|(piece, ..)| !captured.contains(piece));
            standing.find(|(_, on, _)| on.0 == square).map(|(piece, ..)| piece)
        };
        let leaving: Vec<(Entity, Square)> =
            route.captured().filter_map(|square| Some((standing(square)?, square))).collect();
        let Some((traveler, mut stands_on, shown)) =
            standing(first.from).and_then(|piece| pieces.get_mut(piece).ok())
        else {
            continue;
        };
        stands_on.0 = last.to;
        let king = Piece { kind: PieceKind::King, ..shown.0 };
        let is_crowned = shown.kind == PieceKind::Man
            && after.is_some_and(|after| after.piece_at(last.to) == Some(king));
        contacts.write(MoveContact::Lifted);
        animation.on_the_way = Some(RunningMove {
            traveler,
            is_king: false,
            kind: shown.kind,
            route: route.clone(),
            crowned: is_crowned.then_some(king),
            taken: leaving.clone(),
            progress: 0.0,
            least_seconds,
        });
        for (piece, _) in leaving {
            captured.push(piece);
            commands.entity(piece).remove::<OnSquare>().insert(Pickable::IGNORE);
        }
    }
}

/// Replays the last move: its victims reappear, marked, until they are jumped.
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
    let Some(route) = game.last_turn().and_then(|turn| turn.route()).filter(|_| is_asked) else {
        return;
    };
    let ply = game.current_ply().0.checked_sub(1);
    let (Some(before), Some(last)) =
        (ply.and_then(|ply| game.position_at(Ply(ply))), route.hops.last())
    else {
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
            (victim.id(), square)
        })
        .collect();
    let first = route.hops.first().and_then(|hop| before.piece_at(hop.from));
    let last = game.position().piece_at(last.to);
    let crowned = last.filter(|piece| piece.kind == PieceKind::King && first != last);
    if let (Some(man), Some(_)) = (first, crowned) {
        let look = (BoardPiece(man), looks.bundle(man));
        commands.entity(traveler).insert(look);
    }
    contacts.write(MoveContact::Lifted);
    animation.on_the_way = Some(RunningMove {
        traveler,
        is_king: false,
        kind: first.map_or(PieceKind::Man, |piece| piece.kind),
        route: route.clone(),
        crowned,
        taken,
        progress: 0.0,
        least_seconds: SLOW_HOP_SECONDS,
    });
    motion.request_frame();
}

fn arrive(commands: &mut Commands, looks: &PieceAssets, way: &RunningMove) {
    for &(piece, _) in &way.taken {
        commands.entity(piece).despawn();
    }
    if !way.is_king {
        crown(commands, looks, way);
    }
}

/// Gives a crowned man the look of a king.
fn crown(commands: &mut Commands, looks: &PieceAssets, way: &RunningMove) {
    if let Some(king) = way.crowned {
        let look = (BoardPiece(king), looks.bundle(king));
        commands.entity(way.traveler).insert(look);
    }
}

fn advance(
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
    // Other systems react to the start and end of an animation, not to each step.
    let Some(way) = &mut animation.bypass_change_detection().on_the_way else {
        return;
    };
    let mut seconds = settings.animation_speed.hop_seconds().max(way.least_seconds);
    if way.crowned_share().is_some() {
        seconds = seconds.min(CROWNING_HOP_SECONDS);
    }
    let before = way.progress;
    way.progress += if seconds > 0.0 && !motion.instant { motion.step(seconds) } else { way.end() };
    contacts.write_batch(way.contacts_since(before));
    if way.progress >= way.end() {
        arrive(&mut commands, &looks, way);
        animation.on_the_way = None;
        return;
    }
    motion.request_frame();
    let relief = relief.get();
    let (jumped, gone) = (way.jumped(), way.gone());
    for (index, &(piece, square)) in way.taken.iter().enumerate() {
        let Ok((mut transform, mut material)) = places.get_mut(piece) else {
            continue;
        };
        if index < jumped {
            material.set_if_neq(MeshMaterial3d(looks.ghost()));
        }
        if gone > 0.0 {
            *transform = move_pose::leaving(square, gone, relief);
        }
    }
    if way.crowned_share().is_some() && !way.is_king {
        way.is_king = true;
        crown(&mut commands, &looks, way);
    }
    let occupied: SquareSet = standing.iter().map(|on| on.0).collect();
    if let Ok((mut transform, _)) = places.get_mut(way.traveler) {
        *transform = way.pose(relief, |square| occupied.contains(square));
    }
}

fn report(animation: Res<MoveAnimation>, mut busy: ResMut<BoardBusy>) {
    let moves = animation.is_running();
    if busy.moves != moves {
        busy.moves = moves;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveAnimation>().init_resource::<SlowMoves>().add_systems(
        Update,
        (set_out.run_if(not(in_state(BoardMode::Editor))), play_again, advance, report)
            .chain()
            .in_set(AnimateMoves)
            .in_set(FrameSystems::Render),
    );
}
