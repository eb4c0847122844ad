use super::Game;
use super::command::{Command, Event, Refused};
use crate::rules::{Variant, WinReason};

/// Session side by side, one for each variant, and the one the players sit at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    games: [Game; Variant::ALL.len()],
    seated: Variant,
}

impl Default for Session {
    /// Games about to start, the players at the pyramid.
    fn default() -> Session {
        Session {
            games: Variant::ALL.map(Game::new),
            seated: Variant::Dames3d,
        }
    }
}

impl Session {
    /// The game the players sit at.
    pub fn game(&self) -> &Game {
        self.game_of(self.seated)
    }

    /// The game on the table of this variant.
    pub fn game_of(&self, variant: Variant) -> &Game {
        &self.games[variant.index()]
    }

    /// Carries out a command and tells what happened; a refused one changes nothing.
    pub fn apply(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        let game = &mut self.games[self.seated.index()];
        match command {
            Command::SitAt(variant) => {
                self.seated = variant;
                Ok(vec![Event::Seated(variant)])
            }
            Command::Play(request) => game.play(&request),
            Command::Undo => game.undo(),
            Command::Redo => game.redo(),
            Command::Show(ply) => game.show(ply),
            Command::OfferDraw => game.offer_draw(),
            Command::AnswerDraw { accept } => game.answer_draw(accept),
            Command::Resign(side) => game.lose(side, WinReason::Resignation),
            Command::FlagFall(side) => game.lose(side, WinReason::Time),
            Command::NewGame => Ok(game.start_anew()),
            Command::SetUp(text) => game.set_up(&text),
            Command::CountFewAgainstKing(rule) => game.count_few_against_king(rule),
            Command::Manners(manners) => game.mind(manners),
            Command::Touch(square) => game.touch(square),
            Command::Adjust => game.adjust(),
            Command::Hand(deed) => game.handle(deed),
            Command::PutBack => game.put_back(),
            Command::Done => game.done(),
            Command::Decide { keep } => game.decide(keep),
            Command::Huff(square) => game.huff(square),
            Command::Place(square) => game.place(square),
            Command::DrawLots(number) => game.draw_lots(number),
        }
    }
}
