use super::command::{Command, Event, Refused};
use super::manners::{Hands, Manners};
use super::placing::Placing;
use crate::board::{Square, SquareSet};
use crate::notation::{MoveRequest, fen, move_text};
use crate::rules::{
    Counters, Deed, DrawReason, FewAgainstKing, Irregularity, Move, Outcome, Ply, Position, Route,
    RuleSet, Side, Variant, WinReason,
};

/// What a player did in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A move of the rules, or one that overlooked a capture where that may be huffed.
    Move {
        /// The move.
        mv: Move,
        /// The way the piece went.
        route: Route,
    },
    /// Something irregular that the other player kept.
    Kept {
        /// What hands did.
        deeds: Vec<Deed>,
        /// What was irregular about it.
        irregularities: Vec<Irregularity>,
    },
}

impl Played {
    /// The move, if it was one.
    pub fn mv(&self) -> Option<Move> {
        match self.turn {
            Turn::Move { mv, .. } => Some(mv),
            Turn::Kept { .. } => None,
        }
    }

    /// The way the piece went, if it was a move.
    pub fn route(&self) -> Option<&Route> {
        match &self.turn {
            Turn::Move { route, .. } => Some(route),
            Turn::Kept { .. } => None,
        }
    }

    /// Where the last piece that moved came from and where it went.
    pub fn squares(&self) -> Option<(Square, Square)> {
        match &self.turn {
            Turn::Move { mv, .. } => Some((mv.from(), mv.to())),
            Turn::Kept { deeds, .. } => deeds.iter().rev().find_map(|deed| match *deed {
                Deed::Carry { from, to } => Some((from, to)),
                Deed::TakeOff(_) => None,
            }),
        }
    }
}

/// A turn that was played, and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What was done.
    pub turn: Turn,
    /// The piece huffed for it, where it stood; it is gone from the position.
    pub huffed: Option<Square>,
    /// The move as text, as short as it was unambiguous.
    pub text: String,
    /// The position it led to.
    pub position: Position,
    /// The draw counters after it.
    pub counters: Counters,
}

/// An end by agreement, resignation or time, and the plies after which it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Declared {
    after: usize,
    outcome: Outcome,
}

/// One game: where it started, the moves played, and the one of its positions that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) rules: RuleSet,
    start: Position,
    start_counters: Counters,
    record: Vec<Played>,
    shown: usize,
    /// How the game ended other than by its last position: by agreement, resignation or time.
    declared: Option<Declared>,
    draw_offer: Option<Side>,
    pub(super) manners: Manners,
    pub(super) hands: Hands,
    pub(super) placing: Option<Placing>,
}

impl Game {
    /// A game about to start.
    pub fn new(variant: Variant) -> Game {
        Game {
            placing: Placing::before(variant),
            ..Game::from_position(Position::start(variant))
        }
    }

    /// A game that starts from this position.
    pub fn from_position(start: Position) -> Game {
        Game {
            rules: start.variant().rule_set(),
            start,
            start_counters: Counters::new(&start),
            record: Vec::new(),
            shown: 0,
            declared: None,
            draw_offer: None,
            manners: Manners::default(),
            hands: Hands::default(),
            placing: None,
        }
    }

    /// Begins anew from another game's start, by the rules and manners chosen for this one.
    pub(super) fn restart(&mut self, game: Game) {
        *self = Game {
            rules: self.rules,
            manners: self.manners,
            ..game
        };
    }

    /// What is played.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The moves played, those taken back included.
    pub fn record(&self) -> &[Played] {
        &self.record
    }

    /// How many plies lead to the position shown.
    pub fn shown(&self) -> Ply {
        Ply(self.shown as u16)
    }

    /// The last ply of the game.
    pub fn last(&self) -> Ply {
        Ply(self.record.len() as u16)
    }

    /// The position the game started from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        self.after(self.shown)
    }

    /// The move that led to the position shown.
    pub fn last_move(&self) -> Option<&Played> {
        self.record[..self.shown].last()
    }

    /// The position after so many plies; `None` beyond the last.
    pub fn position_at(&self, ply: Ply) -> Option<&Position> {
        (ply <= self.last()).then(|| self.after(ply.0.into()))
    }

    fn after(&self, ply: usize) -> &Position {
        ply.checked_sub(1)
            .map_or(&self.start, |index| &self.record[index].position)
    }

    /// The draw counters of the position shown.
    pub fn counters(&self) -> &Counters {
        self.last_move()
            .map_or(&self.start_counters, |played| &played.counters)
    }

    /// How the game ended, if the position shown ends it.
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.declared_here().map(|declared| declared.outcome);
        declared.or_else(|| self.counters().outcome(self.position(), &self.rules))
    }

    fn declared_here(&self) -> Option<Declared> {
        self.declared
            .filter(|declared| declared.after == self.shown)
    }

    /// Who has offered a draw that is not answered yet.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// The pieces this side has lost since the start: how many men and kings fewer than it began with.
    pub fn lost(&self, side: Side) -> usize {
        let left = self.position().pieces(side).len();
        self.start.pieces(side).len().saturating_sub(left)
    }

    /// The squares of the pieces that may move in the position shown; none once the game is over.
    pub fn movable(&self) -> SquareSet {
        match self.outcome() {
            _ if self.placing.is_some() => SquareSet::EMPTY,
            Some(_) => SquareSet::EMPTY,
            None => self
                .position()
                .playable_moves()
                .iter()
                .map(|mv| mv.from())
                .collect(),
        }
    }

    /// Carries out a command that concerns this game.
    pub(super) fn apply(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        match command {
            Command::Play(request) => self.play(&request),
            Command::Undo if self.declared_here().is_some() => {
                self.declared = None;
                Ok(self.show(self.shown))
            }
            Command::Undo => {
                let ply = self.shown.checked_sub(1).ok_or(Refused::NothingToUndo)?;
                Ok(self.show(ply))
            }
            Command::Redo => {
                let ply = Some(self.shown + 1).filter(|&ply| ply <= self.record.len());
                Ok(self.show(ply.ok_or(Refused::NothingToRedo)?))
            }
            Command::Show(asked) if asked > self.last() => Err(Refused::NoSuchPly {
                asked,
                last: self.last(),
            }),
            Command::Show(ply) => Ok(self.show(ply.0.into())),
            Command::OfferDraw => self.offer_draw(),
            Command::AnswerDraw { accept } => self.answer_draw(accept),
            Command::Resign(side) => {
                self.still_open()?;
                Ok(self.declare(Outcome::Win {
                    winner: !side,
                    reason: WinReason::Resignation,
                }))
            }
            Command::NewGame => {
                self.restart(Game::new(self.variant()));
                Ok(vec![Event::Started])
            }
            Command::SetUp(text) => {
                let start = fen::read_position(&text, self.variant())?;
                self.restart(Game::from_position(start));
                Ok([Event::Started]
                    .into_iter()
                    .chain(self.outcome().map(Event::Ended))
                    .collect())
            }
            Command::CountFewAgainstKing(rule) => self.count_few_against_king(rule),
            Command::Manners(manners) => {
                self.manners = manners;
                self.hands = Hands::default();
                Ok(vec![Event::MannersChanged])
            }
            Command::Touch(square) => self.touch(square),
            Command::Adjust => self.adjust(),
            Command::Hand(deed) => self.handle(deed),
            Command::PutBack => self.put_back(),
            Command::Done => self.done(),
            Command::Decide { keep } => self.decide(keep),
            Command::Huff(square) => self.huff(square),
            Command::Place(square) => self.place(square),
            Command::DrawLots(number) => self.draw_lots(number),
            Command::FlagFall(side) => {
                self.still_open()?;
                Ok(self.declare(Outcome::Win {
                    winner: !side,
                    reason: WinReason::Time,
                }))
            }
            Command::SitAt(_) => Ok(Vec::new()),
        }
    }

    /// Refuses what is for a game under way, with nothing left to decide about.
    pub(super) fn still_open(&self) -> Result<(), Refused> {
        self.decided()?;
        if let Some(placing) = self.placing {
            return Err(Refused::StillPlacing(placing.squares()));
        }
        self.outcome()
            .map_or(Ok(()), |outcome| Err(Refused::Over(outcome)))
    }

    /// Refuses to go on while an irregularity waits to be corrected or kept.
    pub(super) fn decided(&self) -> Result<(), Refused> {
        match self.irregularities() {
            [] => Ok(()),
            _ => Err(Refused::ToBeDecided),
        }
    }

    /// Whether the game was ended by agreement, resignation or time.
    pub(super) fn has_ended_otherwise(&self) -> bool {
        self.declared_here().is_some()
    }

    /// The position in which the last move shown was played.
    pub(super) fn before_last(&self) -> &Position {
        self.after(self.shown.saturating_sub(1))
    }

    fn play(&mut self, request: &MoveRequest) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if !self.deeds().is_empty() {
            return Err(Refused::HandsAtWork);
        }
        let before = *self.position();
        let (mv, route) = request.among(&before)?;
        self.only_this(mv.from())?;
        let text = move_text::write(&before, mv);
        Ok(self.write_down(Turn::Move { mv, route }, text, before.play(mv), false))
    }

    /// How often this position has come up before the turn after the one shown.
    fn seen(&self, position: &Position) -> u8 {
        let earlier =
            std::iter::once(&self.start).chain(self.record.iter().map(|played| &played.position));
        let seen = earlier
            .take(self.shown + 1)
            .filter(|earlier| *earlier == position)
            .count();
        seen.min(usize::from(u8::MAX) - 1) as u8
    }

    /// Writes down a turn and goes on from the position it leads to.
    pub(super) fn write_down(
        &mut self,
        turn: Turn,
        text: String,
        position: Position,
        by_hand: bool,
    ) -> Vec<Event> {
        let before = *self.position();
        let seen = self.seen(&position);
        let counters = match turn {
            Turn::Move { mv, .. } => self.counters().after(&before, mv, &position, seen),
            Turn::Kept { .. } => self.counters().after_a_change(&position, seen),
        };
        let mut events = Vec::new();
        let happened = match &turn {
            Turn::Move { route, .. } if !by_hand => Event::Played {
                ply: self.shown().next(),
                route: route.clone(),
            },
            _ => Event::PlayedByHand {
                ply: self.shown().next(),
            },
        };
        self.hands = Hands::default();
        self.record.truncate(self.shown);
        self.record.push(Played {
            turn,
            huffed: None,
            text,
            position,
            counters,
        });
        self.shown += 1;
        self.declared = None;
        events.push(happened);
        if self
            .draw_offer
            .take_if(|by| *by != before.side_to_move())
            .is_some()
        {
            events.push(Event::DrawDeclined);
        }
        if let Some(outcome) = self.outcome() {
            self.draw_offer = None;
            events.push(Event::Ended(outcome));
        }
        events
    }

    /// Puts another position in place of the one shown: a piece has been huffed.
    pub(super) fn replace_last(&mut self, position: Position, huffed: Square) {
        self.record.truncate(self.shown);
        let Some(mut played) = self.record.pop() else {
            return;
        };
        self.shown -= 1;
        played.counters = self
            .counters()
            .after_a_change(&position, self.seen(&position));
        played.position = position;
        played.huffed = Some(huffed);
        played.text.push_str(&format!(" (×{huffed})"));
        self.record.push(played);
        self.shown += 1;
        self.declared = None;
        self.hands = Hands::default();
    }

    fn show(&mut self, ply: usize) -> Vec<Event> {
        self.shown = ply;
        self.hands = Hands::default();
        let declined = self.draw_offer.take().map(|_| Event::DrawDeclined);
        declined
            .into_iter()
            .chain([Event::Shown(self.shown())])
            .chain(self.outcome().map(Event::Ended))
            .collect()
    }

    fn offer_draw(&mut self) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        if self.draw_offer.is_some() {
            return Err(Refused::OfferStands);
        }
        let by = self.position().side_to_move();
        self.draw_offer = Some(by);
        Ok(vec![Event::DrawOffered(by)])
    }

    fn answer_draw(&mut self, accept: bool) -> Result<Vec<Event>, Refused> {
        self.draw_offer.take().ok_or(Refused::NoOffer)?;
        Ok(match accept {
            true => self.declare(Outcome::Draw(DrawReason::Agreement)),
            false => vec![Event::DrawDeclined],
        })
    }

    /// Ends the game in the position shown. Moves taken back stay where they are.
    fn declare(&mut self, outcome: Outcome) -> Vec<Event> {
        self.draw_offer = None;
        self.declared = Some(Declared {
            after: self.shown,
            outcome,
        });
        vec![Event::Ended(outcome)]
    }

    fn count_few_against_king(&mut self, rule: FewAgainstKing) -> Result<Vec<Event>, Refused> {
        if self.variant() != Variant::International {
            return Err(Refused::OnlyInternational);
        }
        self.rules.draws.few_against_king = Some(rule);
        Ok([Event::RulesChanged]
            .into_iter()
            .chain(self.outcome().map(Event::Ended))
            .collect())
    }
}
