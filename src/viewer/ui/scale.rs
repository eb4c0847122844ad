//! The size of texts and controls, as chosen in the settings.
//!
//! Bevy's [`UiScale`] enlarges every node, its text and its icons. Lengths of the interface are logical pixels of that
//! scale; the pointer and the window have logical pixels of their own, which [`UiScale`] is the factor of.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::shape::is_upright;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::settings::ViewerSettings;

/// Converts a length or a place in the window into the interface's.
pub fn in_interface(length: Vec2, scale: &UiScale) -> Vec2 {
    length / scale.0
}

/// Enlarges all for a finger: buttons 36 pixels high become 44 high, and a phone as wide as most has the width of the
/// panel.
const FOR_FINGERS: f32 = 1.22;

fn follow(
    settings: Res<ViewerSettings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut scale: ResMut<UiScale>,
    mut motion: ResMut<Motion>,
) {
    let mut factor = settings.display.text_size.factor();
    if window.is_some_and(|window| is_upright(window.size())) {
        factor *= FOR_FINGERS;
    }
    if scale.0 != factor {
        scale.0 = factor;
        motion.request_frame();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScale>().add_systems(
        Update,
        follow
            .in_set(FrameSystems::Render)
            .run_if(resource_exists::<ViewerSettings>),
    );
}
