//! Jobs are data: an engine that shares no memory does the same.

use dames3d::engine::{SearchPosition, StopFlag};
use dames3d::game::Session;
use dames3d::notation::fen;
use dames3d::players::{Decision, DecisionRequest, EngineJob, JobEvent, PendingAction};
use dames3d::rules::Variant;

use super::{computer, level};
use crate::game::random_commands::any_command;
use crate::random::{Random, amount};

/// The job, written and read back. It is written the same again.
fn sent(job: &EngineJob) -> EngineJob {
    let written = serde_json::to_string(job).expect("written");
    let read: EngineJob = serde_json::from_str(&written).expect("read");
    assert_eq!(serde_json::to_string(&read).expect("written"), written);
    read
}

#[test]
fn a_job_that_was_sent_is_decided_the_same() {
    let mut random = Random::for_test("a_job_that_was_sent_is_decided_the_same");
    let mut decided = 0;
    for _ in 0..amount(10) {
        let mut session = Session::default();
        let (mut here, mut there) = (computer(), computer());
        for _ in 0..80 {
            let _ = session.apply(any_command(&mut random, &session));
            let game = session.game();
            let Some((_, action)) = PendingAction::from_game(game) else {
                continue;
            };
            let job = EngineJob::Decide(DecisionRequest::new(game, action), level(1));
            let read = sent(&job);
            // By the clock, a move depends on the machine.
            if game.clock().is_none() && random.chance(20) {
                let stop = StopFlag::new();
                let decision = here.run(&job, &stop, &mut |_| ());
                assert_eq!(there.run(&read, &stop, &mut |_| ()), decision);
                decided += u32::from(decision != Decision::NoMove);
            }
        }
    }
    assert!(decided > 20, "{decided}");
}

#[test]
fn what_an_analysis_reports_is_read_back() {
    let position = fen::read_position("W:W32,38,K46:B19,20,K3", Variant::International);
    let position = SearchPosition::new(position.expect("legal"));
    let stop = StopFlag::new();
    let mut infos = 0;
    let decision = computer().run(&EngineJob::Analyse(position, 2), &stop, &mut |event| {
        let written = serde_json::to_string(&event).expect("written");
        let read: JobEvent = serde_json::from_str(&written).expect("read");
        assert_eq!(read, event);
        if let JobEvent::Info(info) = event {
            assert_eq!(info.lines.len(), 2);
            infos += 1;
            if info.depth >= 4 {
                stop.set();
            }
        }
    });
    assert_eq!(decision, Decision::NoMove);
    assert!(infos >= 4, "{infos}");
}

#[test]
fn a_threat_is_reported_before_the_analysis() {
    let stop = StopFlag::new();
    // Black would take the man on 28.
    let position = fen::read_position("W:W28,48,49,50:B1,2,3,17,22", Variant::International);
    let position = SearchPosition::new(position.expect("legal"));
    let mut events = Vec::new();
    computer().run(&EngineJob::Analyse(position, 1), &stop, &mut |event| {
        events.push(matches!(event, JobEvent::Threat(_)));
        if events.len() > 1 {
            stop.set();
        }
    });
    assert_eq!(events.iter().filter(|&&is_threat| is_threat).count(), 1);
    assert!(events[0], "{events:?}");
}
