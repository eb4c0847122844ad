use super::command::{Command, Event, Refused};
use crate::board::SquareSet;
use crate::notation::{MoveRequest, fen, move_text};
use crate::rules::{
    Counters, DrawReason, FewAgainstKing, Move, Outcome, Ply, Position, Route, RuleSet, Side,
    Variant, WinReason,
};

/// A move that was played, and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// The way the piece went.
    pub route: Route,
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
    rules: RuleSet,
    start: Position,
    start_counters: Counters,
    record: Vec<Played>,
    shown: usize,
    /// How the game ended other than by its last position: by agreement, resignation or time.
    declared: Option<Declared>,
    draw_offer: Option<Side>,
}

impl Game {
    /// A game about to start.
    pub fn new(variant: Variant) -> Game {
        Game::from_position(Position::start(variant))
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
        }
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
            Some(_) => SquareSet::EMPTY,
            None => self
                .position()
                .legal_moves()
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
                let rules = self.rules;
                *self = Game {
                    rules,
                    ..Game::new(self.variant())
                };
                Ok(vec![Event::Started])
            }
            Command::SetUp(text) => {
                let rules = self.rules;
                let start = fen::read_position(&text, self.variant())?;
                *self = Game {
                    rules,
                    ..Game::from_position(start)
                };
                Ok([Event::Started]
                    .into_iter()
                    .chain(self.outcome().map(Event::Ended))
                    .collect())
            }
            Command::CountFewAgainstKing(rule) => self.count_few_against_king(rule),
            Command::SitAt(_) => Ok(Vec::new()),
        }
    }

    fn still_open(&self) -> Result<(), Refused> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(Refused::Over(outcome)))
    }

    fn play(&mut self, request: &MoveRequest) -> Result<Vec<Event>, Refused> {
        self.still_open()?;
        let before = *self.position();
        let (mv, route) = request.among(&before)?;
        let position = before.play(mv);
        let earlier =
            std::iter::once(&self.start).chain(self.record.iter().map(|played| &played.position));
        let seen = earlier
            .take(self.shown + 1)
            .filter(|earlier| **earlier == position)
            .count();
        let counters = self.counters().after(
            &before,
            mv,
            &position,
            seen.min(usize::from(u8::MAX) - 1) as u8,
        );
        let text = move_text::write(&before, mv);

        let mut events = Vec::new();
        self.record.truncate(self.shown);
        self.record.push(Played {
            mv,
            route: route.clone(),
            text,
            position,
            counters,
        });
        self.shown += 1;
        self.declared = None;
        events.push(Event::Played {
            ply: self.shown(),
            route,
        });
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
        Ok(events)
    }

    fn show(&mut self, ply: usize) -> Vec<Event> {
        self.shown = ply;
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
