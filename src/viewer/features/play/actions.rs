//! Actions of players at the table and for starting games.

use bevy::prelude::*;

use super::new_game::choices::Choice;
use crate::i18n::{Messages, Phrase};
use crate::players::Player;
use crate::rules::Side;
use crate::viewer::kernel::actions::{ButtonRole, FeatureAction, Situation};
use crate::viewer::kernel::dialogs::{CONFIRMATION, DialogHeight, DialogId, Modality};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::mode::BoardMode;

pub const NEW_GAME: DialogId<()> = DialogId::new("new game", Modality::Modal, DialogHeight::Dialog);

/// The menu for choosing a side's player.
pub const SEAT_MENU: DialogId<Side> =
    DialogId::new("seat menu", Modality::Card, DialogHeight::Menu);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayAction {
    OfferDraw,
    /// Accepts or declines the draw offer.
    AnswerDraw(bool),
    /// Resigns after a confirmation.
    Resign,
    /// Gives the side to move to the computer and the other side to a person.
    SwapSides,
    /// Toggles between five moves and an immediate draw for two kings or one against one king.
    ToggleFederationRule,
    /// Toggles between all draw counters and the relevant ones.
    ToggleCounters,
    CloseResult,
    /// Keeps the irregular turn, or has it corrected.
    ResolveIrregularity(bool),
    /// Announces “j’adoube”.
    Adjust,
    /// Huffs a piece that ignored a capture, by its index in the list.
    Huff(usize),
    /// Places sheep and wolf at random.
    DrawLots,
}

impl FeatureAction for PlayAction {
    const KEYS: &'static [(Key, PlayAction)] = &[
        (Key::character('d'), PlayAction::OfferDraw),
        (Key::character('c'), PlayAction::SwapSides),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Play;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            PlayAction::OfferDraw => Messages::offer_draw,
            PlayAction::AnswerDraw(true) => Messages::accept,
            PlayAction::AnswerDraw(false) => Messages::decline,
            PlayAction::Resign => Messages::resign,
            PlayAction::SwapSides => Messages::change_sides,
            PlayAction::ToggleFederationRule => Messages::federation,
            PlayAction::ToggleCounters => Messages::counters,
            PlayAction::CloseResult => Messages::close,
            PlayAction::ResolveIrregularity(true) => Messages::keep,
            PlayAction::ResolveIrregularity(false) => Messages::correct,
            PlayAction::Adjust => Messages::adjust,
            PlayAction::Huff(_) => Messages::huff_title,
            PlayAction::DrawLots => Messages::draw_lots,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            PlayAction::SwapSides | PlayAction::ToggleFederationRule | PlayAction::DrawLots => {
                now.is_own_game()
            }
            _ => now.is_game(),
        }
    }
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatAction {
    /// Opens or closes the menu of players for this side.
    ToggleMenu(Side),
    Choose(Side, Player),
    /// Seats the computer at Black, at the beginner level, and a person at White.
    PlayComputer,
    /// Seats persons at both sides.
    PlayTwo,
}

impl FeatureAction for SeatAction {
    fn phrase(self) -> Phrase {
        Phrase(match self {
            SeatAction::ToggleMenu(_) => Messages::seat,
            SeatAction::Choose(..) => Messages::seat_choose,
            SeatAction::PlayComputer => Messages::welcome_computer,
            SeatAction::PlayTwo => Messages::welcome_two,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        now.is_own_game()
    }

    fn role(self) -> ButtonRole {
        match self {
            SeatAction::Choose(..) => ButtonRole::MenuItem,
            _ => ButtonRole::Button,
        }
    }

    fn side(self) -> Option<Side> {
        match self {
            SeatAction::ToggleMenu(side) | SeatAction::Choose(side, _) => Some(side),
            SeatAction::PlayComputer | SeatAction::PlayTwo => None,
        }
    }
}

/// An action that starts a game, or of the new-game dialog.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGameAction {
    Open,
    /// Opens the dialog on the family games; in the position editor, cycles their rules.
    OpenFamily,
    /// Opens the dialog for a game with a friend.
    OpenForFriend,
    Choose(Choice),
    Start,
    /// Joins a game offered by a friend.
    Join,
    /// Starts another game like the finished one.
    Again,
    /// The same, against the computer at the next level.
    NextLevel,
}

impl FeatureAction for NewGameAction {
    const KEYS: &'static [(Key, NewGameAction)] = &[(Key::ctrl('n'), NewGameAction::Open)];

    const KEY_GROUP: KeyGroup = KeyGroup::Play;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            NewGameAction::Choose(Choice::Weaker) => Messages::weaker,
            NewGameAction::Choose(Choice::Stronger) => Messages::stronger,
            NewGameAction::Open | NewGameAction::Choose(_) => Messages::new_game,
            NewGameAction::OpenFamily => Messages::other_games_tip,
            NewGameAction::OpenForFriend => Messages::friend_title,
            NewGameAction::Start => Messages::begin,
            NewGameAction::Join => Messages::friend_join,
            NewGameAction::Again => Messages::again,
            NewGameAction::NextLevel => Messages::next_level,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            NewGameAction::Open
            | NewGameAction::OpenForFriend
            | NewGameAction::Again
            | NewGameAction::NextLevel => now.is_game(),
            NewGameAction::OpenFamily => now.is_in(&[BoardMode::Game, BoardMode::Editor]),
            NewGameAction::Choose(_) | NewGameAction::Start | NewGameAction::Join => {
                !now.dialogs.has(CONFIRMATION) && now.dialogs.has(NEW_GAME)
            }
        }
    }

    fn role(self) -> ButtonRole {
        match self {
            NewGameAction::Choose(_) => ButtonRole::Choice,
            _ => ButtonRole::Button,
        }
    }

    fn side(self) -> Option<Side> {
        match self {
            NewGameAction::Choose(Choice::Clock(side, _)) => Some(side),
            _ => None,
        }
    }
}
