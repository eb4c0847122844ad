//! Shots to solve: by clicks, on the five boards and by keyboard, judged, kept from one session to the next, and for
//! screen readers.

mod judged;
mod kept;
mod keys;
mod solved;
mod words;

use std::sync::OnceLock;

use bevy::prelude::*;
use dames3d::rules::{Move, Variant};
use dames3d::shots::{BoardProgress, Exercise};
use dames3d::viewer::features::shots::actions::ShotsAction;
use dames3d::viewer::features::shots::state::{
    ExerciseResults, ExerciseRun, ExerciseSets, ShotPhase, ShotsPractice,
};
use dames3d::viewer::kernel::messages::{Announcement, View};

use crate::test_app::TestApp;

/// White solves in three moves.
const WHITE_WINS: &str =
    "B:W26,38,40,41,42,50:B3,6,7,13,17,25 13-19 40-35 25x45 50-44 45x32 42x4 3";
/// Black solves in three moves, the first of which is quiet.
const BLACK_WINS: &str = "W:W32,41,44:B17,23,24 44-40 24-29 41-36 17-21 32-27 21x32 7";
/// White solves in three moves on the flat board.
const ON_FLAT_BOARD: &str = "B:W25,26,27,35,38,39,42,43,45,48:B6,9,12,13,14,18,19,23,24,29 23-28 35-30 24x35 25-20 14x25 39-33 28x39 43x3 5";

/// The exercises in these lines.
fn read(
    set: &'static OnceLock<Vec<Exercise>>,
    text: &str,
    variant: Variant,
) -> &'static [Exercise] {
    set.get_or_init(|| Exercise::read_all(text, variant).expect("exercises"))
}

/// One exercise on each board, which White solves.
pub(crate) fn white_wins(variant: Variant) -> &'static [Exercise] {
    static PYRAMID: OnceLock<Vec<Exercise>> = OnceLock::new();
    static FLAT: OnceLock<Vec<Exercise>> = OnceLock::new();
    match variant {
        Variant::Dames3d => read(&PYRAMID, WHITE_WINS, variant),
        Variant::International => read(&FLAT, ON_FLAT_BOARD, variant),
        _ => &[],
    }
}

/// One exercise on the pyramid, which Black solves.
fn black_wins(variant: Variant) -> &'static [Exercise] {
    static PYRAMID: OnceLock<Vec<Exercise>> = OnceLock::new();
    match variant {
        Variant::Dames3d => read(&PYRAMID, BLACK_WINS, variant),
        _ => &[],
    }
}

/// Two exercises on the pyramid.
fn two(variant: Variant) -> &'static [Exercise] {
    static PYRAMID: OnceLock<Vec<Exercise>> = OnceLock::new();
    let text = [WHITE_WINS, BLACK_WINS].join("\n");
    match variant {
        Variant::Dames3d => read(&PYRAMID, &text, variant),
        _ => &[],
    }
}

/// The words announced so far.
#[derive(Resource, Default)]
struct Announced(Vec<String>);

fn collect(mut announced: ResMut<Announced>, mut messages: MessageReader<Announcement>) {
    let words = messages.read().map(|Announcement(words)| words.clone());
    announced.0.extend(words);
}

pub(crate) type Sets = fn(Variant) -> &'static [Exercise];

/// A session in English with these exercises, after `more` has added to the app.
fn session_with(sets: Sets, more: impl FnOnce(&mut App)) -> TestApp {
    TestApp::with(|app| {
        app.insert_resource(ExerciseSets(sets))
            .init_resource::<Announced>()
            .add_systems(Last, collect);
        more(app);
    })
}

fn session(sets: Sets) -> TestApp {
    session_with(sets, |_| ())
}

/// A session in which the first of these exercises waits for its solver.
pub(crate) fn solving(sets: Sets) -> TestApp {
    let mut app = session(sets);
    app.open_shots();
    app
}

impl TestApp {
    fn do_exercise(&mut self, action: ShotsAction) {
        self.ask(action);
        self.frames(2);
    }

    /// Opens the exercises and waits for the position to solve, seen from above.
    fn open_shots(&mut self) {
        self.do_exercise(ShotsAction::Open);
        self.until_solving();
    }

    fn until_solving(&mut self) {
        self.until_phase(ShotPhase::Solving);
        self.look(View::Top);
    }

    fn until_phase(&mut self, phase: ShotPhase) {
        self.wait_until(|app| app.phase() == Some(phase));
        self.rest();
    }

    fn phase(&self) -> Option<ShotPhase> {
        let open = self.world_ref().get_resource::<ShotsPractice>()?;
        open.run.as_ref().map(ExerciseRun::phase)
    }

    fn exercises(&self) -> &ShotsPractice {
        self.resource()
    }

    fn exercise(&self) -> &ExerciseRun {
        self.exercises().run.as_ref().expect("an exercise")
    }

    fn results(&self, variant: Variant) -> &BoardProgress {
        self.resource::<ExerciseResults>().get().on(variant)
    }

    fn rating(&self) -> f64 {
        self.results(Variant::Dames3d).rating().rating
    }

    /// The move of the line.
    fn right_move(&self) -> Move {
        self.exercise().attempt().next_move().expect("a move to find")
    }

    /// A legal move beside the line.
    fn other_move(&self) -> Move {
        let right = self.right_move();
        let moves = self.game().position().legal_moves();
        let mut others = moves.iter().copied().filter(|mv| *mv != right);
        others.next().expect("another move")
    }

    /// Solves the exercise by clicks.
    pub(crate) fn solve_by_clicks(&mut self) {
        while !self.exercise().is_over() {
            let mv = self.right_move();
            self.click_move(mv);
            self.frames(2);
            self.wait_until(|app| app.exercise().is_over() || app.exercise().is_solving());
            self.rest();
        }
    }

    /// Plays a move that does not win, and takes it back.
    fn miss(&mut self) {
        self.play_wrong_move();
        self.press(ShotsAction::TakeBack);
        self.until_solving();
    }

    /// Plays a move that does not win, and waits until it is refuted.
    fn play_wrong_move(&mut self) {
        let mv = self.other_move();
        self.click_move(mv);
        self.until_phase(ShotPhase::Refuted);
    }

    /// Returns `true` if the text says that a move does not win.
    fn tells_of_wrong_move(&self, text: &str) -> bool {
        let forms = [
            self.message_form(|messages, any| messages.shot_wrong(any, any)),
            self.message_form(|messages, any| messages.shot_wrong_alone(any)),
        ];
        forms.iter().any(|form| form.is_in(text))
    }

    fn announced(&mut self) -> Vec<String> {
        std::mem::take(&mut self.world().resource_mut::<Announced>().0)
    }
}
