//! How the players like to see the game; nothing here changes what is played.

use bevy::prelude::*;

use crate::players::EngineId;
pub use crate::preferences::AnimationSpeed;
use crate::preferences::Preferences;
use crate::viewer::scene::SceneSystems;
use crate::viewer::scene::geometry::ReliefTarget;
use crate::viewer::scene::numbers::ShowNumbers;
use crate::viewer::state::session::CurrentSession;

/// What is shown, and how.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct ViewerSettings {
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

impl Default for ViewerSettings {
    fn default() -> ViewerSettings {
        ViewerSettings::from_preferences(&Preferences::default())
    }
}

impl ViewerSettings {
    /// As these players like it.
    pub(crate) fn from_preferences(preferences: &Preferences) -> ViewerSettings {
        let &Preferences {
            numbers,
            lines,
            sunk,
            analysis,
            analyst,
            animation_speed: pace,
            ..
        } = preferences;
        ViewerSettings {
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
    settings: Res<ViewerSettings>,
    session: Res<CurrentSession>,
    mut relief: ResMut<ReliefTarget>,
    mut numbers: ResMut<ShowNumbers>,
) {
    let stands = session.game().variant().has_sides() && !settings.sunk;
    relief.set_if_neq(ReliefTarget(if stands { 1.0 } else { 0.0 }));
    numbers.set_if_neq(ShowNumbers(settings.numbers));
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ViewerSettings>.or_eager(resource_changed::<CurrentSession>);
    app.init_resource::<ViewerSettings>()
        .add_systems(Update, follow.in_set(SceneSystems::Decide).run_if(changed));
}
