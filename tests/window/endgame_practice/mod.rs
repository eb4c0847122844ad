//! Endgames to practice: won, lost time and thrown away by clicks, with keys alone, kept from one session to the next, and
//! for screen readers.

mod kept;
mod keys;
mod played;
mod words;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use bevy::prelude::*;
use dames3d::endgame_practice::{EndgameAttempt, MoveJudgment};
use dames3d::engine::endgame_tables::{FewKingsRule, TableBuilder};
use dames3d::rules::{Move, Variant};
use dames3d::viewer::features::endgames::actions::EndgameAction;
use dames3d::viewer::features::endgames::state::{EndgamePractice, PracticeStage};
use dames3d::viewer::kernel::engine_bridge::PlayerTables;
use dames3d::viewer::kernel::messages::{Announcement, View};

use crate::test_app::TestApp;

/// The number of pieces of the tables.
const PIECES: u8 = 2;

/// A folder with tables of Dames 3D and of international draughts, built once. Every session finds both: of two that solve
/// endgames in one folder at the same time, the second is refused.
fn tables() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endgame-practice");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("created");
        for variant in [Variant::Dames3d, Variant::International] {
            let builder = TableBuilder {
                variant,
                few_kings_rule: FewKingsRule::from_draw_rules(&variant.rule_set().draws),
                pieces: PIECES,
                threads: 2,
            };
            builder.build_in(&folder, |_| ()).expect("tables");
        }
        folder
    })
}

/// The words announced so far.
#[derive(Resource, Default)]
struct Announced(Vec<String>);

fn collect(mut announced: ResMut<Announced>, mut messages: MessageReader<Announcement>) {
    let words = messages.read().map(|Announcement(words)| words.clone());
    announced.0.extend(words);
}

/// A session in English with the tables in this folder, after `more` has added to the app.
fn session_with(folder: &Path, more: impl FnOnce(&mut App)) -> TestApp {
    TestApp::with(|app| {
        app.insert_resource(PlayerTables::in_folder(Some(folder.to_owned()), PIECES))
            .init_resource::<Announced>()
            .add_systems(Last, collect);
        more(app);
    })
}

/// A session in which an endgame waits for its player.
pub(crate) fn playing() -> TestApp {
    let mut app = session_with(tables(), |_| ());
    app.open_endgames();
    app
}

impl TestApp {
    pub(crate) fn do_endgame(&mut self, action: EndgameAction) {
        self.ask(action);
        self.frames(2);
    }

    /// Opens the endgames and waits for one, seen from above.
    fn open_endgames(&mut self) {
        self.do_endgame(EndgameAction::Open);
        self.until_endgame();
    }

    fn until_endgame(&mut self) {
        self.wait_until(|app| !matches!(app.endgames().stage, PracticeStage::Choosing));
        assert!(self.endgames().played().is_some(), "{:?}", self.endgames());
        self.rest();
        self.look(View::Top);
    }

    fn endgames(&self) -> &EndgamePractice {
        self.resource()
    }

    pub(crate) fn endgame(&self) -> &EndgameAttempt {
        &self.endgames().played().expect("an endgame").attempt
    }

    /// The move that wins soonest.
    fn best_move(&self) -> Move {
        self.endgame().clone().show_best().expect("a best move")
    }

    /// Begins endgames until one has a move that is judged so, and returns the move.
    pub(crate) fn until_a_move(&mut self, is_so: impl Fn(MoveJudgment) -> bool) -> Move {
        for _ in 0..50 {
            let attempt = self.endgame();
            let moves = attempt.position().legal_moves();
            let judged_so = |mv: &&Move| attempt.clone().play(**mv).is_some_and(&is_so);
            if let Some(&mv) = moves.iter().find(judged_so) {
                return mv;
            }
            self.do_endgame(EndgameAction::Next);
            self.until_endgame();
        }
        panic!("no endgame has such a move");
    }

    /// Plays a move by clicks, and waits until it is the player's turn again or the endgame is over.
    pub(crate) fn answer_endgame(&mut self, mv: Move) {
        self.click_move(mv);
        self.until_answered();
    }

    fn until_answered(&mut self) {
        self.wait_until(|app| app.endgame().is_players_turn() || app.endgame().end().is_some());
        self.rest();
    }

    /// Wins by clicks on the best moves.
    pub(crate) fn win_endgame(&mut self) {
        while self.endgame().end().is_none() {
            let best = self.best_move();
            self.answer_endgame(best);
        }
    }

    /// Returns `true` if the text says that a move threw the win away.
    fn tells_of_lost_win(&self, text: &str) -> bool {
        let forms = [
            self.message_form(|messages, any| messages.endgame_drawn(any)),
            self.message_form(|messages, any| messages.endgame_refuted_draw(any, any)),
            self.message_form(|messages, any| messages.endgame_refuted_loss(any, any, any)),
        ];
        forms.iter().any(|form| form.is_in(text))
    }

    fn endgame_words(&mut self) -> String {
        std::mem::take(&mut self.world().resource_mut::<Announced>().0).join("\n")
    }
}

/// Returns `true` for a move that throws the win away.
pub(crate) fn throws_away(judgment: MoveJudgment) -> bool {
    matches!(judgment, MoveJudgment::ThrownAway { .. })
}
