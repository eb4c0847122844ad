//! The sounds of the window: what is heard when. Each goes with something that is seen; `docs/guide.md` lists both.
//!
//! Game events, the contacts of the move animation and refusals become [`PlaySound`] messages; the speaker plays them.
//!
//! [`PlaySound`]: crate::viewer::kernel::messages::PlaySound

mod game;
mod hand;
mod speaker;

use bevy::prelude::*;
use bevy::winit::WinitPlugin;

use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};

pub(crate) fn plugin(app: &mut App) {
    // What has no window of the system is not heard.
    if app.is_plugin_added::<WinitPlugin>() {
        app.add_plugins(speaker::plugin);
    }
    app.init_resource::<game::Awaited>().add_systems(
        Update,
        (
            hand::of_the_hand,
            hand::of_refusals,
            game::of_moves,
            game::of_the_game,
        )
            .chain()
            .after(AnimateMoves)
            .in_set(FrameSystems::Render),
    );
}
