//! A gauge: a part of a column, as high as its share of it. It moves to a new share, or jumps where nothing moves.

use bevy::prelude::*;

use crate::viewer::kernel::frame::Motion;

/// The time in which a gauge moves from empty to full, in seconds.
const SECONDS: f32 = 0.9;

/// The share of its column that a node fills, from 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Gauge {
    shown: f32,
    goal: f32,
}

impl Gauge {
    /// A gauge that shows this share.
    pub const fn new(share: f32) -> Gauge {
        Gauge {
            shown: share,
            goal: share,
        }
    }

    /// The share that it shows when it has come to rest.
    pub const fn goal(&self) -> f32 {
        self.goal
    }

    /// Lets it move to this share.
    pub fn go_to(&mut self, share: f32) {
        self.goal = share.clamp(0.0, 1.0);
    }
}

/// Moves the gauges. It runs after the bindings, which set their goals.
pub(super) fn fill(mut motion: ResMut<Motion>, mut gauges: Query<(&mut Gauge, &mut Node)>) {
    for (mut gauge, mut node) in &mut gauges {
        if gauge.shown != gauge.goal {
            gauge.shown = motion.approach(gauge.shown, gauge.goal, SECONDS);
        }
        let height = percent(100.0 * gauge.shown);
        if node.height != height {
            node.height = height;
        }
    }
}
