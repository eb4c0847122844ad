//! The title of the window or page: the program's name, preceded by the number of games that wait for the player.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::platform::set_page_title;

pub const PROGRAM: &str = "Dames 3D";

/// Number of online games in which it is the player's turn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GamesWaiting(pub usize);

fn follow(waiting: Res<GamesWaiting>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some(mut window) = window else { return };
    let title = match waiting.0 {
        0 => PROGRAM.to_owned(),
        games => format!("({games}) {PROGRAM}"),
    };
    if window.title != title {
        set_page_title(&title);
        window.title = title;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<GamesWaiting>()
        .add_systems(Last, follow.run_if(resource_changed::<GamesWaiting>));
}
