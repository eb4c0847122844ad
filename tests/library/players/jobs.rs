//! Jobs are data: an engine that shares no memory does the same.

use dames3d::engine::endgame_tables::FewKingsRule;
use dames3d::engine::{Limits, SearchPosition, StopFlag};
use dames3d::game::Session;
use dames3d::jobs::{EngineJob, Job, JobEvent, WorkerEngine, WorkerMessage, WorkerOrder};
use dames3d::notation::fen;
use dames3d::players::{Decision, DecisionRequest, PendingAction, TableKey, TableStatus};
use dames3d::review::{ReviewGame, ReviewRequest};
use dames3d::rules::{Position, Variant};

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
                let decision = job.run(&mut here, &stop, &mut |_| ());
                assert_eq!(read.run(&mut there, &stop, &mut |_| ()), decision);
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
    let job = EngineJob::Analyze(position, 2);
    let decision = job.run(&mut computer(), &stop, &mut |event| {
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
    let job = EngineJob::Analyze(position, 1);
    job.run(&mut computer(), &stop, &mut |event| {
        events.push(matches!(event, JobEvent::Threat(_)));
        if events.len() > 1 {
            stop.set();
        }
    });
    assert_eq!(events.iter().filter(|&&is_threat| is_threat).count(), 1);
    assert!(events[0], "{events:?}");
}

/// The messages of a worker with this order.
fn messages_of<J: Job>(
    bench: &mut WorkerEngine,
    tables: Option<TableKey>,
    job: J,
) -> Vec<WorkerMessage<J::Event, J::Outcome>> {
    let order = WorkerOrder::new(tables, &job).expect("written");
    let mut messages = Vec::new();
    let told = order.to_text().expect("written");
    let carried_out = bench.carry_out(&told, &mut |text| {
        messages.push(WorkerMessage::from_text(&text).expect("read back"));
    });
    carried_out.expect("an order");
    messages
}

#[test]
fn a_worker_solves_small_endgames_and_answers_with_the_decision() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut bench = WorkerEngine::new(computer(), Some(folder.path().to_owned()));
    // Two kings take the third where it stands.
    let position = fen::read_position("W:WK46,K5:BK28", Variant::International).expect("legal");
    let request = DecisionRequest::Play {
        position: SearchPosition::new(position),
        huff_options: None,
        clock: None,
    };
    let job = EngineJob::Decide(request, level(5));
    let tables = Some(TableKey {
        variant: Variant::International,
        few_kings_rule: FewKingsRule::from_draw_rules(&Variant::International.rule_set().draws),
    });
    let messages = messages_of(&mut bench, tables, job.clone());
    assert!(
        matches!(messages[0], WorkerMessage::Tables(TableStatus::Available(3))),
        "{messages:?}"
    );
    let outcomes = messages.iter().filter_map(|message| match message {
        WorkerMessage::Outcome(outcome) => Some(outcome),
        _ => None,
    });
    let mut here = computer();
    let decided = job.run(&mut here, &StopFlag::new(), &mut |_| ());
    assert_eq!(outcomes.collect::<Vec<_>>(), [&decided]);
    assert!(matches!(messages.last(), Some(WorkerMessage::Outcome(_))));
    // They are solved once.
    let written = std::fs::read_dir(folder.path()).expect("a folder").count();
    assert!(written > 0);
    messages_of(&mut bench, tables, job);
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), written);
}

#[test]
fn a_job_that_is_ended_has_what_it_had_found() {
    let position = SearchPosition::new(Position::start(Variant::Dames3d));
    let request = DecisionRequest::Play { position, huff_options: None, clock: None };
    let job = EngineJob::Decide(request, level(5));
    let mut events = Vec::new();
    let decided = job.run(&mut computer(), &StopFlag::new(), &mut |event| events.push(event));
    assert_eq!(job.outcome_if_stopped(&[]), None, "a move must be found first");
    assert_eq!(job.outcome_if_stopped(&events), Some(decided));

    let mut session = Session::default();
    for mv in ["32-28", "19-23", "28x19", "14x23"] {
        let command = dames3d::game::Command::Play(mv.parse().expect("a move"));
        session.apply(command).expect("legal");
    }
    let request = ReviewRequest::main_line(session.game().tree(), Limits::nodes(500));
    let job = ReviewGame(request);
    let mut events = Vec::new();
    let review = job.run(&mut computer(), &StopFlag::new(), &mut |event| events.push(event));
    let ended = job.outcome_if_stopped(&events).expect("a review");
    assert_eq!(ended.moves(), review.moves());
    let early = job.outcome_if_stopped(&events[..2]).expect("a review");
    assert!(!early.is_complete());
    assert_eq!(early.position(4), review.position(4));
}
