//! A table where a game is played to its end.

use dames3d::game::{Command, Event, Game, Session};
use dames3d::notation::MoveRequest;
use dames3d::rules::{
    DrawReason, EndgameClass, Move, Outcome, Ply, Position, Side, Variant, WinReason,
};

use crate::drawing::chosen;

/// A table where a game is played.
pub(super) struct Table(pub(super) Session);

impl Table {
    /// A game about to start.
    pub(super) fn at_the_start() -> Table {
        Table(Session::default())
    }

    /// A game that starts from a position.
    pub(super) fn of(variant: Variant, fen: &str) -> Table {
        let mut table = Table(Session::default());
        table.apply(Command::SwitchGame(variant));
        table.apply(Command::SetUp(fen.to_owned()));
        table
    }

    pub(super) fn apply(&mut self, command: Command) -> Vec<Event> {
        self.0.apply(command).expect("an allowed command")
    }

    pub(super) fn game(&self) -> &Game {
        self.0.game()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    pub(super) fn quiet(&self) -> Ply {
        self.game().counters().quiet
    }

    pub(super) fn ending(&self) -> Option<(EndgameClass, Ply)> {
        self.game().counters().ending
    }

    pub(super) fn repetitions(&self) -> u8 {
        self.game().counters().repetitions
    }

    /// Plays moves, of which only the last one may end the game.
    pub(super) fn play(&mut self, moves: &str) {
        for written in moves.split_whitespace() {
            assert_eq!(self.outcome(), None, "before {written}");
            let mv = chosen(self.game().position(), written);
            self.play_move(mv);
        }
    }

    pub(super) fn play_move(&mut self, mv: Move) {
        let route = self.game().position().route(mv).expect("a legal move");
        self.apply(Command::Play(MoveRequest::from_route(mv, &route)));
    }

    /// Plays a king move that gives nothing away, to a position that has not been there.
    pub(super) fn wait(&mut self) {
        let mv = self
            .waiting_move(self.game().position(), 4)
            .expect("a king that can wait");
        self.play_move(mv);
    }

    /// A harmless move after which the players can go on like that for so many plies.
    pub(super) fn waiting_move(&self, position: &Position, plies: u32) -> Option<Move> {
        self.harmless(position)
            .into_iter()
            .find(|&mv| plies == 0 || self.waiting_move(&position.play(mv), plies - 1).is_some())
    }

    pub(super) fn harmless(&self, position: &Position) -> Vec<Move> {
        let been = |next: &Position| {
            let record = self.game().turns().iter().map(|played| &played.position);
            record
                .chain([self.game().start()])
                .any(|earlier| earlier == next)
        };
        let harmless = |mv: &Move| {
            let next = position.play(*mv);
            let is_quiet = position.kings().contains(mv.from()) && !mv.is_capture();
            is_quiet && !next.must_capture() && !been(&next) && !next.legal_moves().is_empty()
        };
        position
            .legal_moves()
            .into_iter()
            .filter(harmless)
            .collect()
    }
}

pub(super) fn won(winner: Side, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

pub(super) fn drawn(reason: DrawReason) -> Option<Outcome> {
    Some(Outcome::Draw(reason))
}
