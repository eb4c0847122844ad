//! The clocks of a game: setting, pausing, elapsed time, the end of a game by time, and the clocks of an opened game.

use std::time::Duration;

use super::clocks::{Clock, ClockError, ClockHistory, ClockSettings, ClockStart};
use super::{CommandError, Event, Game};
use crate::game_tree::{GameTree, NodeId, PlayedTime};
use crate::notation::pdn::{PdnGame, Tags};
use crate::rules::Side;

impl Game {
    /// The clocks of the position shown; `None` if the game is played without.
    pub fn clock(&self) -> Option<&Clock> {
        self.clocks.as_ref().map(ClockHistory::clock)
    }

    /// The side whose clock is running: the one that must act. `None` before the clocks start, while they are paused
    /// and when the game is over.
    pub fn running_clock(&self) -> Option<Side> {
        self.clock()?.running()?;
        let is_over = self.placement.is_some() || self.outcome().is_some();
        (!is_over).then(|| self.acting_side())
    }

    /// The side that must act: the one to move or, while an irregularity is unresolved, the other.
    fn acting_side(&self) -> Side {
        match self.irregularities() {
            [] => self.side_to_move(),
            _ => !self.side_to_move(),
        }
    }

    /// Sets new clocks, or none, for the moves from here on.
    pub(super) fn set_clock(
        &mut self,
        settings: ClockSettings,
    ) -> Result<Vec<Event>, CommandError> {
        self.require_resolved()?;
        let (node, side) = (self.current_node(), self.side_to_move());
        self.clocks = settings.is_limited().then(|| ClockHistory::new(settings, node, side));
        Ok(vec![Event::ClockChanged])
    }

    pub(super) fn pause_clock(&mut self) -> Result<Vec<Event>, CommandError> {
        self.change_clock(Clock::pause)
    }

    pub(super) fn resume_clock(&mut self) -> Result<Vec<Event>, CommandError> {
        self.require_not_over()?;
        self.change_clock(Clock::resume)
    }

    pub(super) fn add_time(
        &mut self,
        side: Side,
        milliseconds: u64,
    ) -> Result<Vec<Event>, CommandError> {
        self.require_in_progress()?;
        let time = Duration::from_millis(milliseconds);
        self.change_clock(|clock| clock.add_time(side, time))
    }

    fn change_clock(
        &mut self,
        change: impl FnOnce(&mut Clock) -> Result<(), ClockError>,
    ) -> Result<Vec<Event>, CommandError> {
        let clocks = self.clocks.as_mut().ok_or(ClockError::NoClock)?;
        change(clocks.clock_mut())?;
        Ok(vec![Event::ClockChanged])
    }

    /// Advances the clock. If the time of the side that must act runs out, the game is over.
    pub(super) fn wait(&mut self, milliseconds: u64) -> Vec<Event> {
        let (Some(side), Some(clocks)) = (self.running_clock(), self.clocks.as_mut()) else {
            return Vec::new();
        };
        let clock = clocks.clock_mut();
        let turn = clock.turn();
        clock.set_turn(side);
        let flag = clock.advance(Duration::from_millis(milliseconds));
        clock.set_turn(turn);
        flag.map_or(Vec::new(), |flag| self.end_by_time(flag))
    }

    /// Ends the turn that this side has played on the clocks, and records its time.
    pub(super) fn finish_turn_on_clock(&mut self, by: Side) {
        let (node, next) = (self.current_node(), self.position().side_to_move());
        let Some(clocks) = &mut self.clocks else {
            return;
        };
        clocks.clock_mut().set_turn(by);
        let used = clocks.clock().used();
        let was_running = clocks.clock().has_started();
        clocks.finish_turn(node, next);
        self.record.set_time(
            node,
            PlayedTime {
                left: clocks.clock().left(by),
                used: was_running.then_some(used),
                clocks: None,
            },
        );
    }

    /// Switches from the clocks of `from` to those of the position shown: paused, or as play was interrupted.
    pub(super) fn follow_on_clock(&mut self, from: NodeId) {
        let (to, turn) = (self.current_node(), self.side_to_move());
        if let Some(clocks) = &mut self.clocks {
            clocks.go_to(from, to, turn);
        }
    }

    /// The PDN tags of the time controls; none without clocks.
    pub fn clock_tags(&self) -> Vec<(&'static str, String)> {
        self.clock().map_or_else(Vec::new, |clock| clock.settings().pdn_tags())
    }

    /// The clocks of an opened game, paused; `None` if its tags have no time control that limits a side.
    pub(super) fn clocks_of_file(pdn: &PdnGame) -> Option<ClockHistory<NodeId>> {
        let settings = settings(&pdn.tags, &pdn.tree)?;
        let (tree, root) = (&pdn.tree, pdn.tree.root());
        let first = tree.start().side_to_move();
        let mut clock = Clock::new(settings.clone(), first);
        let mut history = ClockHistory::new(settings, root, first);
        let mut open = vec![(root, clock.state())];
        while let Some((node, state)) = open.pop() {
            for &child in tree.node(node).children() {
                clock.restore(state);
                finish_turn(&mut clock, tree, child);
                history.note(child, clock.state());
                open.push((child, clock.state()));
            }
        }
        // New clocks are not paused.
        let _ = history.clock_mut().pause();
        Some(history)
    }
}

/// The time controls in the tags. The clocks started at once if time was used for the very first turns.
fn settings(tags: &Tags, tree: &GameTree) -> Option<ClockSettings> {
    let read = ClockSettings::from_pdn_tags(|name| tags.get(name));
    let settings = read.ok().flatten().filter(ClockSettings::is_limited)?;
    let mut first_turns = tree.main_line().into_iter().take(2);
    let is_timed = |node| tree.node(node).annotations.time.used.is_some();
    Some(ClockSettings {
        start: if first_turns.any(is_timed) {
            ClockStart::AtOnce
        } else {
            ClockStart::AfterFirstMoves
        },
        ..settings
    })
}

/// Ends the turn that leads to a node, and sets both sides' times to those annotated. A side without one keeps its
/// time.
fn finish_turn(clock: &mut Clock, tree: &GameTree, node: NodeId) {
    let by = clock.turn();
    let before = clock.state().sides;
    clock.finish_turn(tree.node(node).position().side_to_move());
    let noted = tree.node(node).annotations.time;
    for side in Side::BOTH {
        let own = noted.left.filter(|_| side == by);
        let both = noted.clocks.map(|clocks| clocks.left[side]);
        clock.set_left(side, own.or(both).unwrap_or(before[side].left()));
    }
}
