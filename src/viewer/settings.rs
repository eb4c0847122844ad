//! How the players like to see the game; nothing here changes what is played.

use bevy::prelude::*;

use super::scene::SceneStep;
use super::scene::numbers::ShowNumbers;
use super::scene::place::ReliefTarget;
use super::table::Table;
use super::thinking::ProgramId;

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
    pub analyst: Option<ProgramId>,
    /// How fast pieces move.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            numbers: true,
            lines: true,
            sunk: false,
            analysis: false,
            analyst: None,
            pace: Pace::Normal,
        }
    }
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// They are there at once.
    None,
    /// For those who know where to look.
    Fast,
    /// One hop can be followed with the eye.
    #[default]
    Normal,
    /// For explaining.
    Slow,
}

impl Pace {
    /// Every pace, slowest last.
    pub const ALL: [Pace; 4] = [Pace::None, Pace::Fast, Pace::Normal, Pace::Slow];

    /// The one after it in [`Pace::ALL`], and after the last the first.
    pub const fn next(self) -> Pace {
        match self {
            Pace::None => Pace::Fast,
            Pace::Fast => Pace::Normal,
            Pace::Normal => Pace::Slow,
            Pace::Slow => Pace::None,
        }
    }

    /// How long one hop takes, in seconds.
    pub const fn hop_seconds(self) -> f32 {
        match self {
            Pace::None => 0.0,
            Pace::Fast => 0.12,
            Pace::Normal => 0.25,
            Pace::Slow => 0.5,
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
