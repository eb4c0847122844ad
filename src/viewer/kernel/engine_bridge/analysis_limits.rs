//! The end of an analysis that nobody looks at or that has nothing new to find: its time is up, the position is
//! decided, or the window is hidden.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowOccluded;

use super::bridge::EngineBridge;
use crate::engine::SearchInfo;
use crate::rules::Position;
use crate::viewer::kernel::alarms::Alarms;
use crate::viewer::kernel::analysis::{Analysis, CurrentAnalysis, SearchPurpose};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::ViewerSettings;

/// The alarm at the end of an analysis.
const ALARM: &str = "analysis";

/// `true` while no part of the window is in sight.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(super) struct WindowHidden(pub(super) bool);

fn watch_window(mut occluded: MessageReader<WindowOccluded>, mut hidden: ResMut<WindowHidden>) {
    if let Some(last) = occluded.read().last() {
        hidden.set_if_neq(WindowHidden(last.occluded));
    }
}

/// Returns `true` if a deeper search would find nothing new: the tables know the position, or the best line is a proved
/// win or loss.
fn is_settled(info: &SearchInfo) -> bool {
    let is_proved = |depth: u8| {
        let best = info.lines.first().map(|line| line.score);
        let plies = best.and_then(|score| score.plies_to_win().or(score.plies_to_loss()));
        plies.is_some_and(|plies| plies.0 <= depth.into())
    };
    info.table_result.is_some() || is_proved(info.depth)
}

/// The analysis that is timed, and when it began.
#[derive(Debug, PartialEq)]
struct Timed {
    position: Position,
    began: Duration,
}

fn end(
    mut bridge: ResMut<EngineBridge>,
    analysis: Res<CurrentAnalysis>,
    settings: Res<ViewerSettings>,
    time: Res<Time<Real>>,
    mut alarms: ResMut<Alarms>,
    mut timed: Local<Option<Timed>>,
) {
    let is_running = |analysis: &&Analysis| {
        matches!(analysis.purpose, SearchPurpose::Analysis(_)) && !analysis.is_over
    };
    let Some(analysis) = analysis.get().filter(is_running) else {
        if timed.take().is_some() {
            alarms.clear(ALARM);
        }
        return;
    };
    let limit = Duration::from_secs(60 * u64::from(settings.analysis_minutes));
    let is_known = timed
        .as_ref()
        .is_some_and(|timed| timed.position == analysis.position);
    if !is_known && !limit.is_zero() {
        alarms.set(ALARM, time.elapsed() + limit);
    }
    let timed = if is_known {
        timed.as_ref()
    } else {
        Some(&*timed.insert(Timed {
            position: analysis.position,
            began: time.elapsed(),
        }))
    };
    let passed = timed.map_or(Duration::ZERO, |timed| time.elapsed() - timed.began);
    let is_late = !limit.is_zero() && passed >= limit;
    if is_late || analysis.info.as_ref().is_some_and(is_settled) {
        bridge.bypass_change_detection().stop();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowOccluded>()
        .init_resource::<WindowHidden>()
        .add_systems(Update, (watch_window, end).in_set(FrameSystems::Input));
}
