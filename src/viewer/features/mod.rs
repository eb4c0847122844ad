//! The features, a folder each: state, actions, panel or dialog, systems. A feature imports the kernel, the toolkit,
//! the scene, the board and the shell, but no other feature.

pub mod accessibility;
pub mod analysis;
pub mod clocks;
pub mod editor;
pub mod endgames;
pub mod lesson;
pub mod library;
pub mod moves;
#[cfg(feature = "online")]
pub mod online;
pub mod play;
pub mod review;
pub mod rules;
pub mod share;
pub mod shots;
pub mod sound;
pub mod vision;
pub mod walk;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (
            play::plugin,
            clocks::plugin,
            moves::plugin,
            analysis::plugin,
            review::plugin,
            lesson::plugin,
            shots::plugin,
            vision::plugin,
        ),
        (
            endgames::plugin,
            editor::plugin,
            library::plugin,
            rules::plugin,
            share::plugin,
            sound::plugin,
            walk::plugin,
            accessibility::plugin,
        ),
    ));
    #[cfg(feature = "online")]
    app.add_plugins(online::plugin);
}
