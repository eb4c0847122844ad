//! Asks the engines.

use bevy::prelude::*;

use super::actions::AnalysisAction;
use crate::i18n::Messages;
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::engines::EngineList;
use crate::viewer::kernel::messages::{EngineRequest, NoticeKind, Notices};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;

fn carry_out(
    mut actions: MessageReader<AnalysisAction>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    engines: Res<EngineList>,
    mut settings: ResMut<ViewerSettings>,
    mut requests: MessageWriter<EngineRequest>,
    mut notices: Notices,
) {
    for action in actions.read() {
        let game = session.game();
        match action {
            AnalysisAction::Hint => drop(requests.write(EngineRequest::Hint)),
            AnalysisAction::MoveNow if seats.assignment(game).is_some() => {
                requests.write(EngineRequest::MoveNow);
            }
            AnalysisAction::MoveNow => {
                notices.write(NoticeKind::NoEffect, Messages::nobody_thinks);
            }
            AnalysisAction::SolveEndgames => {
                requests.write(EngineRequest::SolveEndgames);
            }
            // With the built-in engine, then with each engine that plays the variant, then not at all.
            AnalysisAction::Cycle => {
                let is_on = settings.analysis;
                let last = settings.analyst.filter(|_| is_on);
                let next = engines.next(last, game.variant());
                settings.analyst = next.filter(|_| is_on);
                settings.analysis = !is_on || next.is_some();
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(CarryOut));
}
