//! Board vision: rounds by clicks, by keyboard and for screen readers, scores that are kept, and the game
//! that waits.

mod keys;
mod layout;
mod rounds;
mod waiting_game;

use dames3d::board::Face;
use dames3d::i18n::Language;
use dames3d::rules::Geometry;
use dames3d::viewer::features::vision::actions::VisionAction;
use dames3d::viewer::features::vision::state::VisionPractice;
use dames3d::viewer::kernel::settings::Localization;
use dames3d::vision::{Pick, QuestionKind, Round};

use crate::test_app::TestApp;

const TOGGLE: VisionAction = VisionAction::Toggle;

/// A session with board vision open, in English.
fn training() -> TestApp {
    let mut app = TestApp::new();
    app.world().insert_resource(Localization::new(Language::English));
    app.ask(TOGGLE);
    app.frames(4);
    app
}

/// A session in a round of these questions.
fn in_round(kind: QuestionKind) -> TestApp {
    let mut app = training();
    app.press(VisionAction::Begin(kind));
    app
}

impl TestApp {
    fn vision(&self) -> &VisionPractice {
        self.resource()
    }

    fn round(&self) -> Round {
        self.vision().round().expect("a round").clone()
    }

    /// Every part of the answer.
    fn solution(&self) -> Vec<Pick> {
        let solution = *self.round().solution();
        let squares = solution.squares.iter().map(Pick::Square);
        squares.chain(solution.sides.iter().map(Pick::Side)).collect()
    }

    /// A part that does not belong to the answer; for captures a piece that cannot be taken.
    fn wrong_pick(&self) -> Pick {
        let round = self.round();
        let kind = round.question().kind();
        let wrong = |pick: &Pick| !round.solution().contains(*pick);
        if kind == QuestionKind::SidesOfSquare {
            let mut sides = Face::SIDES.map(Pick::Side).into_iter();
            return sides.find(wrong).expect("a side that does not hold it");
        }
        let own = |position: dames3d::rules::Position| position.pieces(position.side_to_move());
        let squares = match round.question().position() {
            Some(position) => own(position),
            None => dames3d::board::SquareSet::ALL,
        };
        let mut squares = squares.iter().map(Pick::Square);
        squares.find(wrong).expect("a wrong square")
    }

    /// Gives a part of an answer with the mouse.
    fn give(&mut self, pick: Pick) {
        let kind = self.round().question().kind();
        match pick {
            Pick::Side(side) => self.press(VisionAction::Side(side)),
            Pick::Square(square) if kind == QuestionKind::NameSquare => {
                let number = square.number();
                if number >= 10 {
                    self.press(VisionAction::Digit(number / 10));
                }
                self.press(VisionAction::Digit(number % 10));
                // A single digit may be the first of two.
                if number < 6 {
                    self.press(VisionAction::Submit);
                }
            }
            Pick::Square(square) => self.click(square.number()),
        }
    }

    /// Waits until the next question is asked.
    fn next_question(&mut self) {
        assert!(!self.round().is_asking(), "the question is answered");
        for _ in 0..50 {
            self.frames(1);
            if self.round().is_asking() {
                return;
            }
        }
        panic!("no other question is asked");
    }

    fn answer_right(&mut self) {
        for pick in self.solution() {
            self.give(pick);
        }
        self.next_question();
    }

    fn answer_wrong(&mut self) {
        let wrong = self.wrong_pick();
        self.give(wrong);
        assert_eq!(self.round().mistake(), Some(wrong));
        self.next_question();
    }

    fn end_time(&mut self) {
        self.pass_time(31);
        assert!(self.round().is_over());
        self.frames(2);
    }
}

/// Every kind of question with each kind of board that it is asked on.
fn all_kinds() -> impl Iterator<Item = (Geometry, QuestionKind)> {
    let boards = Geometry::ALL.into_iter();
    boards.flat_map(|board| QuestionKind::all_on(board).map(move |kind| (board, kind)))
}
