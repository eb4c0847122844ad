//! A session in which a game is played to its end.

use dames3d::game::{Command, Event, Game, Session};
use dames3d::notation::MoveRequest;
use dames3d::rules::{
    DrawReason, EndgameClass, FewAgainstKing, Move, Outcome, Ply, Position, Side, Variant,
    WinReason,
};

use crate::drawing::chosen;

/// A session with one game.
pub(super) struct Table(pub(super) Session);

impl Table {
    /// A game from the start position.
    pub(super) fn at_the_start() -> Table {
        Table(Session::default())
    }

    /// A game from this position.
    pub(super) fn from_fen(variant: Variant, fen: &str) -> Table {
        let mut table = Table(Session::default());
        table.apply(Command::SwitchGame(variant));
        table.apply(Command::SetUp(fen.to_owned()));
        table
    }

    /// A game from this position in which few kings are drawn by the sheet's rule.
    pub(super) fn by_sheet(variant: Variant, fen: &str) -> Table {
        let mut table = Table::from_fen(variant, fen);
        if variant == Variant::International {
            table.apply(Command::SetFewAgainstKing(FewAgainstKing::SHEET));
        }
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

    /// Plays moves. Only the last one may end the game.
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

    /// Plays a safe king move to a position that has not occurred before.
    pub(super) fn wait(&mut self) {
        let mv = self.waiting_move(self.game().position(), 4).expect("a king that can wait");
        self.play_move(mv);
    }

    /// A safe move after which safe moves are possible for this number of plies more.
    fn waiting_move(&self, position: &Position, plies: u32) -> Option<Move> {
        self.safe_moves(position)
            .into_iter()
            .find(|&mv| plies == 0 || self.waiting_move(&position.play(mv), plies - 1).is_some())
    }

    fn safe_moves(&self, position: &Position) -> Vec<Move> {
        let has_occurred = |next: &Position| {
            let plies = 0..=self.game().last_ply().0;
            plies.filter_map(|ply| self.game().position_at(Ply(ply))).any(|earlier| earlier == next)
        };
        let is_safe = |mv: &Move| {
            let next = position.play(*mv);
            let is_king_move = position.kings().contains(mv.from()) && !mv.is_capture();
            is_king_move
                && !next.must_capture()
                && !has_occurred(&next)
                && !next.legal_moves().is_empty()
        };
        position.legal_moves().into_iter().filter(is_safe).collect()
    }
}

pub(super) fn won(winner: Side, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

pub(super) fn drawn(reason: DrawReason) -> Option<Outcome> {
    Some(Outcome::Draw(reason))
}
