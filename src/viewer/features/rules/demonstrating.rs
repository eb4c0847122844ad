//! Runs the rules' demonstrations and restores the previous view.

use bevy::prelude::*;

use super::actions::ExplainAction;
use crate::lessons::ExampleTopic;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{GoToView, View};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::scene::CameraSystems;
use crate::viewer::scene::camera::{BoardCamera, Pose};
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::shell::actions::RULES;

/// The view before the rules were opened.
#[derive(Resource, Default)]
struct ViewBefore(Option<(Pose, Spotlight)>);

/// The best view for an example; `None` for any.
const fn view_of(topic: ExampleTopic) -> Option<View> {
    match topic {
        ExampleTopic::SideCapture | ExampleTopic::SideRafle => Some(View::SouthWest),
        ExampleTopic::Capture
        | ExampleTopic::Rafle
        | ExampleTopic::WolfCaught
        | ExampleTopic::WolfEscapes => None,
    }
}

/// Opens and closes the demonstration with the page, and starts examples.
fn follow_page(
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
    mut actions: MessageReader<ExplainAction>,
    mut demonstration: ResMut<Demonstration>,
    mut before: ResMut<ViewBefore>,
    mut camera: Option<Single<&mut BoardCamera>>,
    mut spotlight: ResMut<Spotlight>,
    mut views: MessageWriter<GoToView>,
    mut motion: ResMut<Motion>,
) {
    let asked = actions.read().filter_map(|action| match action {
        ExplainAction::Play(example) => Some(*example),
        _ => None,
    });
    let asked = asked.last();
    match (dialogs.has(RULES), demonstration.is_of_rules()) {
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
                motion.request_frame();
            }
        }
        _ => {}
    }
    if let Some(example) = asked
        && demonstration.begin(example)
    {
        views.write_batch(view_of(example.topic).map(GoToView));
        motion.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ViewBefore>().add_systems(
        Update,
        follow_page.after(CarryOut).before(CameraSystems).before(FrameSystems::Input),
    );
}
