//! The window until the first picture of the board: the name of the game on the color of the room. That needs only the
//! shader of the interface, so it is in the window long before the wood and the light are ready.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::kernel::settings::{CurrentTheme, color_of};
use crate::viewer::drawing_thread::PictureInWork;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::ui::widgets::{UiAssets, name_of_game};

/// The height of the letters, in logical pixels.
const LETTERS: f32 = 64.0;

/// A part of the title: its camera, and the name.
#[derive(Component)]
struct TitlePart;

/// Draws the title in place of the board, until that is shown.
fn set_title(
    mut commands: Commands,
    assets: Res<UiAssets>,
    theme: Res<CurrentTheme>,
    mut board: Single<&mut Camera, With<BoardCamera>>,
) {
    board.is_active = false;
    let camera = commands.spawn((
        Name::new("Camera of the title"),
        TitlePart,
        Camera2d,
        Camera {
            clear_color: ClearColorConfig::Custom(color_of(theme.room.background)),
            ..default()
        },
        Msaa::Off,
    ));
    let camera = camera.id();
    commands.spawn((
        Name::new("Title page"),
        TitlePart,
        UiTargetCamera(camera),
        Pickable::IGNORE,
        Node {
            width: percent(100),
            height: percent(100),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        children![name_of_game(&assets, LETTERS)],
    ));
}

/// Shows the window once the title is drawn, and draws it again: a system may forget what was drawn into a hidden window.
/// Then the board takes its place.
fn show_window(
    mut commands: Commands,
    picture: Res<PictureInWork>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut board: Single<&mut Camera, With<BoardCamera>>,
    title: Query<Entity, With<TitlePart>>,
    mut drawn_when_shown: Local<u32>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let drawn = picture.drawn();
    if title.is_empty() || drawn == 0 {
        return;
    }
    redraws.write(RequestRedraw);
    if !window.visible {
        window.visible = true;
        *drawn_when_shown = drawn;
    } else if drawn > *drawn_when_shown && picture.was_complete() {
        title
            .iter()
            .for_each(|part| commands.entity(part).despawn());
        board.is_active = true;
    }
}

/// Adds it to a window that is created hidden.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, set_title)
        .add_systems(First, show_window);
    #[cfg(all(unix, not(target_os = "macos")))]
    app.add_systems(Startup, x11::fill_window);
}

/// An X11 server leaves in a new part of a window what was in its memory before, unless the window has a color.
#[cfg(all(unix, not(target_os = "macos")))]
mod x11 {
    use bevy::prelude::*;
    use bevy::window::{PrimaryWindow, RawHandleWrapper};
    use winit::raw_window_handle::RawWindowHandle;
    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::{ChangeWindowAttributesAux, ConnectionExt};

    use crate::viewer::kernel::settings::CurrentTheme;

    /// The number of an X11 window; `None` on Wayland.
    fn number(handle: RawWindowHandle) -> Option<u32> {
        match handle {
            RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok(),
            RawWindowHandle::Xcb(handle) => Some(handle.window.get()),
            _ => None,
        }
    }

    /// Gives a window a color, `0xRRGGBB`.
    fn fill(window: u32, color: u32) -> Result<(), Box<dyn std::error::Error>> {
        let (connection, _) = x11rb::connect(None)?;
        let attributes = ChangeWindowAttributesAux::new().background_pixel(color);
        connection
            .change_window_attributes(window, &attributes)?
            .check()?;
        connection.flush()?;
        Ok(())
    }

    pub(super) fn fill_window(
        window: Option<Single<&RawHandleWrapper, With<PrimaryWindow>>>,
        theme: Res<CurrentTheme>,
    ) {
        let window = window.and_then(|handle| number(handle.get_window_handle()));
        if let Some(window) = window
            && let Err(error) = fill(window, theme.room.background.0)
        {
            warn!("the window has no color before its first picture: {error}");
        }
    }
}
