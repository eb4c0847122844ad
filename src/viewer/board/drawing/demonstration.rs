//! The demonstrations of the rules on the board: their pieces, their moves, and the way back to the game.

use bevy::prelude::*;

use super::pieces::set_out;
use crate::lessons::ExampleTopic;
use crate::viewer::board::demonstration::{Demonstration, ShowDemonstration};
use crate::viewer::features::editor::state::PositionEditor;
use crate::viewer::features::rules::actions::ExplainAction;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{AnimationClock, FrameSystems};
use crate::viewer::kernel::messages::{AnimateMove, GoToView, View};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::camera::{BoardCamera, Pose};
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::geometry::Relief;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};
use crate::viewer::scene::systems::CameraSystems;

/// The time before the move of an example, in which its lines are seen, in seconds.
const LOOKING: f32 = 1.8;
/// The part of that time that one frame takes at most, in seconds.
const MAX_PAUSE_STEP: f32 = 0.6;

/// The view that the player had before the rules were opened.
#[derive(Resource, Default)]
struct ViewBefore(Option<(Pose, Spotlight)>);

/// The view from which an example is best seen; `None` for any.
const fn view_of(topic: ExampleTopic) -> Option<View> {
    match topic {
        ExampleTopic::SideCapture | ExampleTopic::SideRafle => Some(View::SouthWest),
        ExampleTopic::Capture
        | ExampleTopic::Rafle
        | ExampleTopic::WolfCaught
        | ExampleTopic::WolfEscapes => None,
    }
}

/// Opens and closes the demonstration with the page, and begins examples.
fn follow_page(
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
    mut actions: MessageReader<ExplainAction>,
    mut demonstration: ResMut<Demonstration>,
    mut before: ResMut<ViewBefore>,
    mut camera: Option<Single<&mut BoardCamera>>,
    mut spotlight: ResMut<Spotlight>,
    mut views: MessageWriter<GoToView>,
    mut clock: ResMut<AnimationClock>,
) {
    let asked = actions.read().filter_map(|action| match action {
        ExplainAction::Play(example) => Some(*example),
        _ => None,
    });
    let asked = asked.last();
    match (dialogs.rules, demonstration.is_of_rules()) {
        (true, false) => {
            demonstration.open(session.game().variant());
            let goal = camera.as_ref().map(|camera| camera.goal());
            before.0 = goal.map(|goal| (goal, *spotlight));
        }
        (false, true) => {
            demonstration.close();
            if let (Some((pose, lit)), Some(camera)) = (before.0.take(), &mut camera)
                && (camera.goal() != pose || *spotlight != lit)
            {
                camera.go(pose);
                *spotlight = lit;
                clock.request_frame();
            }
        }
        _ => {}
    }
    if let Some(example) = asked
        && demonstration.begin(example)
    {
        views.write_batch(view_of(example.topic).map(GoToView));
        clock.request_frame();
    }
}

/// Sets out the pieces when another position is shown, or the game or the draft of the editor is on the board again.
fn show(
    mut commands: Commands,
    demonstration: Res<Demonstration>,
    session: Res<CurrentSession>,
    editor: Res<PositionEditor>,
    looks: Res<PieceAssets>,
    relief: Res<Relief>,
    mut animation: ResMut<MoveAnimation>,
    pieces: Query<Entity, With<BoardPiece>>,
    mut is_played: Local<bool>,
) {
    // The played move is animated from where its pieces stand.
    let was_played = std::mem::replace(&mut *is_played, demonstration.is_played());
    if *is_played && !was_played {
        return;
    }
    let setup = match demonstration.setup() {
        Some(setup) => setup,
        None => match editor.get() {
            Some(state) => *state.draft.setup(),
            None => session.game().current_setup(),
        },
    };
    *animation = MoveAnimation::default();
    pieces
        .iter()
        .for_each(|piece| commands.entity(piece).despawn());
    set_out(&mut commands, &setup, &looks, *relief);
}

/// Plays the move of an example after a while.
fn play(
    mut demonstration: ResMut<Demonstration>,
    time: Res<Time<Real>>,
    mut clock: ResMut<AnimationClock>,
    mut moves: MessageWriter<AnimateMove>,
) {
    // A pause and no motion: on a slow machine it takes no longer, but each position is seen for some frames.
    let step = match clock.instant {
        true => 1.0,
        false => time.delta_secs().min(MAX_PAUSE_STEP) / LOOKING,
    };
    let demonstration = &mut demonstration;
    match demonstration.bypass_change_detection().look_on(step) {
        Some((route, after)) => {
            demonstration.set_changed();
            moves.write(AnimateMove { route, after });
        }
        None => clock.request_frame(),
    }
}

pub(super) fn plugin(app: &mut App) {
    let has_changed =
        resource_changed::<Demonstration>.and_then(not(resource_added::<Demonstration>));
    app.init_resource::<ViewBefore>().add_systems(
        Update,
        (
            play.run_if(|demonstration: Res<Demonstration>| demonstration.is_looking()),
            follow_page,
            show.in_set(ShowDemonstration).run_if(has_changed),
        )
            .chain()
            .after(CarryOut)
            .before(CameraSystems)
            .before(FrameSystems::Input),
    );
}
