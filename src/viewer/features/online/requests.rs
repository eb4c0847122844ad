//! What a command of the board asks of the server.

use crate::game::Command;
use crate::online::{Offer, Request};
use crate::rules::Side;

/// The request for a command of a player of this side; `None` for one that asks for nothing.
pub(super) fn request_for(command: Command, own: Side) -> Option<Request> {
    Some(match command {
        Command::Play(request) => Request::Play(request),
        Command::Touch(square) => Request::Touch(square),
        Command::Adjust => Request::Adjust,
        Command::Hand(action) => Request::Hand(action),
        Command::PutBack => Request::PutBack,
        Command::EndTurn => Request::EndTurn,
        Command::ResolveIrregularity { keep } => Request::ResolveIrregularity { keep },
        Command::Huff(square) => Request::Huff(square),
        Command::Place(square) => Request::Place(square),
        Command::Resign(side) if side == own => Request::Resign,
        Command::OfferDraw | Command::OfferDrawBy(_) => Request::Offer(Offer::Draw),
        Command::AnswerDraw { accept } => {
            let offer = Offer::Draw;
            Request::Answer { offer, accept }
        }
        Command::PauseClock => Request::Offer(Offer::Pause),
        Command::ResumeClock => Request::Resume,
        Command::AddTime { side, .. } if side != own => Request::GiveTime,
        _ => return None,
    })
}
