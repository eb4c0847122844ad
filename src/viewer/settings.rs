//! How the players like to see the game; nothing here changes what is played.

use bevy::prelude::*;

use super::scene::SceneStep;
use super::scene::numbers::ShowNumbers;
use super::scene::place::ReliefTarget;
use super::table::Table;
use crate::players::EngineId;
pub use crate::preferences::AnimationSpeed;
use crate::preferences::Preferences;

/// What is shown, and how.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Settings {
    /// Whether squares bear their numbers.
    pub numbers: bool,
    /// Whether a side being inspected shows its lines.
    pub lines: bool,
    /// Whether the pyramid is sunk to a flat board, the same game going on.
    pub sunk: bool,
    /// Whether the position shown is analysed.
    pub analysis: bool,
    /// By which other program, where it plays this; without one, by this program.
    pub analyst: Option<EngineId>,
    /// How fast pieces move.
    pub pace: AnimationSpeed,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::of(&Preferences::default())
    }
}

impl Settings {
    /// As these players like it.
    pub(super) fn of(preferences: &Preferences) -> Settings {
        let &Preferences {
            numbers,
            lines,
            sunk,
            analysis,
            analyst,
            animation_speed: pace,
            ..
        } = preferences;
        Settings {
            numbers,
            lines,
            sunk,
            analysis,
            analyst,
            pace,
        }
    }
}

fn follow(
    settings: Res<Settings>,
    table: Res<Table>,
    mut relief: ResMut<ReliefTarget>,
    mut numbers: ResMut<ShowNumbers>,
) {
    let stands = table.game().variant().has_sides() && !settings.sunk;
    relief.set_if_neq(ReliefTarget(if stands { 1.0 } else { 0.0 }));
    numbers.set_if_neq(ShowNumbers(settings.numbers));
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>.or_eager(resource_changed::<Table>);
    app.init_resource::<Settings>()
        .add_systems(Update, follow.in_set(SceneStep::Decide).run_if(changed));
}
