//! The choice of what turns translucent, so that targets come into sight.

use super::obstacles::{Obstacle, Obstacles};
use super::scenery::{Eye, Scenery, Target};

/// The share of a target that must be in sight.
const ENOUGH: f32 = 0.5;
/// Chosen a little above [`ENOUGH`], so that a small turn of the camera does not change the choice.
const WANTED: f32 = 0.6;
/// Weight of a target that would turn translucent itself, against one other obstacle.
const OWN_WEIGHT: usize = 100;

impl Scenery {
    /// Returns obstacles that, once translucent, leave at least half of each target in sight. Few are chosen: for each
    /// target those of the rays that need the fewest new ones. Targets themselves turn translucent only if nothing
    /// else helps.
    pub fn uncover(&self, targets: &[Target], eye: Eye) -> Obstacles {
        let mut own = Obstacles::NONE;
        for &target in targets {
            own.insert(Obstacle::Piece(target.square()));
        }
        let mut translucent = Obstacles::NONE;
        for &target in targets {
            self.uncover_one(target, eye, own, &mut translucent);
        }
        translucent
    }

    fn uncover_one(&self, target: Target, eye: Eye, own: Obstacles, translucent: &mut Obstacles) {
        let points = self.points(target);
        let standing = self.own(target);
        let hidden: Vec<_> = points
            .iter()
            .map(|&point| self.hidden_by(point, eye, standing))
            .collect();
        let wanted = (WANTED * points.len() as f32).ceil() as usize;
        let cost = |hidden: &Obstacles, translucent: &Obstacles| {
            let new = hidden.difference(*translucent);
            new.len() + (new.len() - new.difference(own).len()) * OWN_WEIGHT
        };
        let is_seen = |count: usize| count as f32 >= ENOUGH * points.len() as f32;
        let clear = |translucent: &Obstacles| {
            let is_clear = |hidden: &&Obstacles| hidden.difference(*translucent).is_empty();
            hidden.iter().filter(is_clear).count()
        };
        if is_seen(clear(translucent)) {
            return;
        }
        while clear(translucent) < wanted {
            let next = hidden
                .iter()
                .filter(|hidden| !hidden.difference(*translucent).is_empty())
                .min_by_key(|hidden| cost(hidden, translucent));
            let Some(next) = next else { return };
            *translucent = translucent.union(*next);
        }
    }
}
