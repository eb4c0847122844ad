//! The splash screen: the game's name on the room's color, until the board is ready. It needs only the UI shader, so it
//! appears long before wood and light are compiled.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::kernel::settings::{CurrentTheme, color_of};
use crate::viewer::drawing_thread::PendingPicture;
use crate::viewer::scene::camera::BoardCamera;
use crate::viewer::ui::widgets::{UiAssets, name_of_game};

/// Letter height, in logical pixels.
const LETTERS: f32 = 64.0;

/// The splash screen's camera or text.
#[derive(Component)]
struct TitlePart;

/// Shows the title until the board appears.
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

/// Shows the window once the title is drawn, and draws it again because systems may discard the content of a hidden
/// window. Then the board takes over.
fn show_window(
    mut commands: Commands,
    picture: Res<PendingPicture>,
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
        title.iter().for_each(|part| commands.entity(part).despawn());
        board.is_active = true;
    }
}

/// For a window that is created hidden.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, set_title).add_systems(First, show_window);
    #[cfg(all(unix, not(target_os = "macos")))]
    app.add_systems(Startup, x11::fill_window);
}

/// An X11 server fills new parts of a window with old memory contents unless the window has a background color.
#[cfg(all(unix, not(target_os = "macos")))]
mod x11 {
    use bevy::prelude::*;
    use bevy::window::{PrimaryWindow, RawHandleWrapper};
    use winit::raw_window_handle::RawWindowHandle;
    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::{ChangeWindowAttributesAux, ConnectionExt};

    use crate::viewer::kernel::settings::CurrentTheme;

    /// The ID of an X11 window; `None` on Wayland.
    fn number(handle: RawWindowHandle) -> Option<u32> {
        match handle {
            RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok(),
            RawWindowHandle::Xcb(handle) => Some(handle.window.get()),
            _ => None,
        }
    }

    /// Sets a window's background color, `0xRRGGBB`.
    fn fill(window: u32, color: u32) -> Result<(), Box<dyn std::error::Error>> {
        let (connection, _) = x11rb::connect(None)?;
        let attributes = ChangeWindowAttributesAux::new().background_pixel(color);
        connection.change_window_attributes(window, &attributes)?.check()?;
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
