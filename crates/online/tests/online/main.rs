//! Tests of playing over a network: links, permissions, the game of a log, and the client.

mod client;
mod documented;
mod game;
mod links;
mod names;
mod network;
mod permissions;
mod qr_code;
mod saved_seats;
mod shown_position;

use dames3d_core::game::clocks::{ClockSettings, ClockStart};
use dames3d_online::{
    Circumstances, Consequence, Entry, EntryNumber, Fact, GameSettings, OnlineGame, Pace, Refusal,
    Request, Role,
};
use dames3d_rules::rules::{Side, Variant};

/// A game with its log, as the simplest of servers has it.
struct Table {
    log: Vec<Entry>,
    game: OnlineGame,
}

impl Table {
    /// A game at which both players sit.
    fn new(settings: GameSettings) -> Table {
        let mut table = Table::offered(settings);
        for side in Side::BOTH {
            table.write(0, Fact::Joined(side)).expect("a free seat");
        }
        table
    }

    /// A game at which nobody sits yet.
    fn offered(settings: GameSettings) -> Table {
        let first = Entry { number: EntryNumber(1), waited: 0, fact: Fact::Created(settings) };
        let game = OnlineGame::new(&first).expect("valid settings");
        Table { log: vec![first], game }
    }

    fn write(&mut self, waited: u64, fact: Fact) -> Result<(), String> {
        let entry = Entry { number: self.game.last().next(), waited, fact };
        self.game.apply(&entry).map_err(|error| error.to_string())?;
        self.log.push(entry);
        Ok(())
    }

    /// Carries out a request, or returns why it is refused.
    fn ask(&mut self, role: Role, request: Request) -> Result<(), Refusal> {
        self.ask_after(0, role, request)
    }

    fn ask_after(&mut self, waited: u64, role: Role, request: Request) -> Result<(), Refusal> {
        let circumstances = Circumstances { may_claim: true };
        match self.game.decide(role, &request, circumstances)? {
            Consequence::Log(fact) => self.write(waited, fact).map_err(Refusal::Rules),
            Consequence::BeginRematch => Ok(()),
        }
    }

    fn play(&mut self, side: Side, text: &str) -> Result<(), Refusal> {
        let request = Request::Play(text.parse().expect("a move"));
        self.ask(Role::Seat(side), request)
    }
}

fn timed(text: &str) -> GameSettings {
    let clock = ClockSettings {
        start: ClockStart::AtOnce,
        ..ClockSettings::from_minutes(text).expect("a time control")
    };
    GameSettings { pace: Pace::Clock(clock), ..GameSettings::new(Variant::International) }
}
