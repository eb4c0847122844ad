//! The size of texts and controls, as chosen in the settings.
//!
//! Bevy's [`UiScale`] enlarges every node, its text and its icons. Lengths of the interface are logical pixels of that
//! scale; the pointer and the window have logical pixels of their own, which [`UiScale`] is the factor of.

use bevy::prelude::*;

use crate::viewer::kernel::frame::{AnimationClock, FrameSystems};
use crate::viewer::kernel::settings::ViewerSettings;

/// Converts a length or a place in the window into the interface's.
pub fn in_interface(length: Vec2, scale: &UiScale) -> Vec2 {
    length / scale.0
}

fn follow(
    settings: Res<ViewerSettings>,
    mut scale: ResMut<UiScale>,
    mut clock: ResMut<AnimationClock>,
) {
    let factor = settings.display.text_size.factor();
    if scale.0 != factor {
        scale.0 = factor;
        clock.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScale>().add_systems(
        Update,
        follow
            .in_set(FrameSystems::Render)
            .run_if(resource_changed::<ViewerSettings>),
    );
}
