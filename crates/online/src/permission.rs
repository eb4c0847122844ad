//! Permissions: the requests of each role in each phase, and the allowed sender of each command of the board.

use crate::game::Command;
use crate::log::Fact;
use crate::online_game::{OnlineGame, Phase};
use crate::player_name::InvalidName;
use crate::request::{Claim, Offer, Refusal, Request, Role};
use crate::rules::Side;
use crate::settings::Pace;
use crate::shown_position::ShownPosition;

/// The allowed sender of a command of the board in an online game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sender {
    /// A player, for their own side.
    Seat,
    /// The host, before the game begins, by its settings.
    Host,
    /// The server alone: time and its consequences, and what the players have agreed on.
    Server,
    /// Nobody: players navigate and take notes on boards of their own.
    Nobody,
}

/// The allowed sender of a command. A new command does not compile before this is decided.
pub const fn sender(command: &Command) -> Sender {
    match command {
        Command::Play(_)
        | Command::Touch(_)
        | Command::Adjust
        | Command::Hand(_)
        | Command::PutBack
        | Command::EndTurn
        | Command::ResolveIrregularity { .. }
        | Command::Huff(_)
        | Command::Place(_)
        | Command::Resign(_) => Sender::Seat,
        Command::NewGame
        | Command::SetUp(_)
        | Command::SetTableRules(_)
        | Command::SetFewAgainstKing(_)
        | Command::SetClock(_)
        | Command::SwitchGame(_) => Sender::Host,
        Command::Wait(_)
        | Command::FlagFall(_)
        | Command::PauseClock
        | Command::ResumeClock
        | Command::AddTime { .. }
        | Command::TakeBack
        | Command::OfferDrawBy(_)
        | Command::AnswerDraw { .. } => Sender::Server,
        // For a person who plays both sides.
        Command::OfferDraw
        | Command::PlaceRandomly(_)
        | Command::Undo
        | Command::Redo
        | Command::Show(_)
        | Command::GoTo(_)
        | Command::Promote(_)
        | Command::MakeMainLine(_)
        | Command::Demote(_)
        | Command::Delete(_)
        | Command::DeleteRest(_)
        | Command::SetComment { .. }
        | Command::SetSign { .. }
        | Command::ToggleMark { .. }
        | Command::ToggleArrow { .. }
        | Command::Note(_)
        | Command::SetTags(_)
        | Command::UndoEdit
        | Command::RedoEdit
        | Command::PlayOn
        | Command::Load(_) => Sender::Nobody,
    }
}

/// Facts about the players that only the server knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// The other player has been away long enough for the result to be claimed.
    pub may_claim: bool,
}

/// The consequence of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// An entry in the log, if the game accepts it.
    Log(Fact),
    /// Another game with the colors exchanged.
    BeginRematch,
}

/// Time that a player gives to the other, in milliseconds.
const GIFT: u64 = 15_000;

/// Maximum number of positions shown after one game.
const MAX_SHOWN: usize = 100;

impl OnlineGame {
    /// Decides about a request. The rules of the game are checked when the entry is [applied](OnlineGame::apply).
    pub fn decide(
        &self,
        role: Role,
        request: &Request,
        circumstances: Circumstances,
    ) -> Result<Consequence, Refusal> {
        let Role::Seat(by) = role else {
            return Err(Refusal::Watching);
        };
        let phase = self.phase();
        let log = |fact| Ok(Consequence::Log(fact));
        let of_the_board = |command| {
            self.require_playing()?;
            log(Fact::Did { by, command })
        };
        let of_the_turn = |command| {
            self.require_playing()?;
            if self.acting_side() != by {
                return Err(Refusal::NotYourTurn);
            }
            log(Fact::Did { by, command })
        };
        match *request {
            Request::Play(ref request) => of_the_turn(Command::Play(request.clone())),
            Request::Touch(square) => of_the_turn(Command::Touch(square)),
            Request::Adjust => of_the_turn(Command::Adjust),
            Request::Hand(action) => of_the_turn(Command::Hand(action)),
            Request::PutBack => of_the_turn(Command::PutBack),
            Request::EndTurn => of_the_turn(Command::EndTurn),
            Request::ResolveIrregularity { keep } => {
                of_the_turn(Command::ResolveIrregularity { keep })
            }
            Request::Huff(square) => of_the_turn(Command::Huff(square)),
            Request::Place(square) => {
                let placement = self.game().placement();
                let is_of_sheep = placement.is_some_and(|placed| placed.sheep().contains(square));
                // A sheep can be placed elsewhere as long as the wolf is not placed.
                if is_of_sheep && by == Side::White {
                    of_the_board(Command::Place(square))
                } else if is_of_sheep {
                    Err(Refusal::NotYourTurn)
                } else {
                    of_the_turn(Command::Place(square))
                }
            }
            Request::Resign => of_the_board(Command::Resign(by)),
            Request::Offer(offer) => {
                self.may_offer(by, offer)?;
                log(Fact::Offered { by, offer })
            }
            Request::Withdraw(offer) => {
                if self.offered(offer) != Some(by) {
                    return Err(Refusal::NotOffered);
                }
                log(Fact::Withdrew { by, offer })
            }
            Request::Answer { offer, accept } => {
                if self.offered(offer) != Some(!by) {
                    return Err(Refusal::NotOffered);
                }
                match (offer, accept) {
                    (Offer::Rematch, true) => Ok(Consequence::BeginRematch),
                    _ => log(Fact::Answered { by, offer, accept }),
                }
            }
            Request::Resume => {
                self.require_playing()?;
                if !self.is_paused() {
                    return Err(Refusal::Clock);
                }
                log(Fact::Resumed { by: Some(by) })
            }
            Request::GiveTime => {
                self.require_playing()?;
                self.require_clock()?;
                log(Fact::GaveTime { by, milliseconds: GIFT })
            }
            Request::Claim(claim) => {
                self.require_playing()?;
                if !circumstances.may_claim || self.acting_side() == by {
                    return Err(Refusal::NotAway);
                }
                match claim {
                    Claim::Win | Claim::Draw => log(Fact::Claimed { by, claim }),
                }
            }
            Request::Greet(greeting) => match phase {
                Phase::Waiting => Err(Refusal::NotBegun),
                Phase::Playing | Phase::Over => log(Fact::Greeted { by, greeting }),
            },
            Request::Name(ref name) => {
                let name = name.parse().map_err(|InvalidName| Refusal::Name)?;
                log(Fact::Named { by, name })
            }
            Request::Show(ref position) => {
                self.may_show(position)?;
                let position = position.clone();
                log(Fact::Showed { by, position })
            }
        }
    }

    fn require_playing(&self) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Waiting => Err(Refusal::NotBegun),
            Phase::Playing => Ok(()),
            Phase::Over => Err(Refusal::Over),
        }
    }

    /// Nobody may help during the game. Each position is an entry of the log, so their number and size are limited.
    fn may_show(&self, position: &ShownPosition) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Waiting => Err(Refusal::NotBegun),
            Phase::Playing => Err(Refusal::NotOver),
            Phase::Over if self.shown_positions() >= MAX_SHOWN => Err(Refusal::TooMany),
            Phase::Over if !position.fits(self.game()) => {
                Err(Refusal::Rules("more than can be shown".to_owned()))
            }
            Phase::Over => Ok(()),
        }
    }

    fn require_clock(&self) -> Result<(), Refusal> {
        match self.settings().pace {
            Pace::Clock(_) => Ok(()),
            Pace::Unlimited | Pace::Post { .. } => Err(Refusal::Clock),
        }
    }

    fn may_offer(&self, by: Side, offer: Offer) -> Result<(), Refusal> {
        match offer {
            Offer::Draw => self.require_playing()?,
            Offer::Takeback => {
                self.require_playing()?;
                if !self.settings().takebacks {
                    return Err(Refusal::SwitchedOff);
                }
                self.turns_to_take_back(by).ok_or(Refusal::NothingToTakeBack)?;
            }
            Offer::Pause => {
                self.require_playing()?;
                self.require_clock()?;
                if self.is_paused() {
                    return Err(Refusal::Clock);
                }
            }
            Offer::Rematch => match (self.phase(), self.rematch()) {
                (Phase::Over, None) => {}
                (Phase::Over, Some(_)) => return Err(Refusal::AlreadyOffered),
                _ => return Err(Refusal::NotOver),
            },
        }
        // If the other player has offered it already, this answers that.
        match self.offered(offer) {
            Some(_) => Err(Refusal::AlreadyOffered),
            None => Ok(()),
        }
    }
}
