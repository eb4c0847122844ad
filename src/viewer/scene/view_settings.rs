//! Applies the settings of the view to the scene.

use bevy::prelude::*;

use super::geometry::{HIGHEST, ReliefTarget};
use super::quality::QualityOverride;
use super::systems::SceneSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::kernel::theme::CurrentTheme;

fn apply_settings(
    settings: Res<ViewerSettings>,
    session: Res<CurrentSession>,
    mut relief: ResMut<ReliefTarget>,
    mut theme: ResMut<CurrentTheme>,
    mut quality: ResMut<QualityOverride>,
) {
    let is_raised = session.game().variant().has_sides() && !settings.sunk;
    relief.set_if_neq(ReliefTarget(match (is_raised, settings.high_steps) {
        (false, _) => 0.0,
        (true, false) => 1.0,
        (true, true) => HIGHEST,
    }));
    quality.set_if_neq(QualityOverride(settings.look.quality));
    theme.set_if_neq(CurrentTheme::of(settings.look.theme));
}

pub(crate) fn plugin(app: &mut App) {
    let changed = resource_changed::<ViewerSettings>.or_eager(resource_changed::<CurrentSession>);
    app.add_systems(
        Update,
        apply_settings
            .in_set(SceneSystems::UpdateTargets)
            .run_if(changed),
    );
}
