//! The window until its first picture: it is hidden until that has been drawn, and from then on an empty part of it has
//! the color of the room.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use crate::viewer::drawing_thread::PictureInWork;

/// Shows the window once a picture is complete, and draws another one into it: a system may forget what was drawn into
/// a hidden window.
fn show_window(
    picture: Res<PictureInWork>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if !window.visible && picture.was_complete() {
        window.visible = true;
        redraws.write(RequestRedraw);
    }
}

/// Adds it to a window that is created hidden.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, show_window);
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

    use crate::viewer::kernel::theme::CurrentTheme;

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
