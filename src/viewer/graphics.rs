//! Detection of a display and a graphics adapter, before Bevy looks for them: Bevy panics where they are missing.

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::tasks::block_on;
use wgpu::{Backends, Instance, InstanceDescriptor, InstanceFlags, RequestAdapterOptions};

/// The reason for which no window can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    #[error("no display to open a window on")]
    NoDisplay,
    /// No graphics adapter.
    #[error("no graphics adapter to draw with")]
    NoAdapter,
}

/// Returns the backends to open a window with, or the reason why none can be opened.
pub fn window_backends() -> Result<Backends, WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay);
    }
    usable_backends().ok_or(WindowError::NoAdapter)
}

/// Returns the backends that can draw here: those named by `WGPU_BACKEND`, else the system's first choice, else any.
/// `None` if there is neither a graphics card nor a software renderer.
pub fn usable_backends() -> Option<Backends> {
    let choices = match Backends::from_env() {
        Some(named) => vec![named],
        None => vec![Backends::PRIMARY, Backends::all()],
    };
    choices.into_iter().find(|&backends| {
        let mut descriptor = InstanceDescriptor::new_without_display_handle();
        descriptor.backends = backends;
        descriptor.flags.remove(InstanceFlags::VALIDATION);
        block_on(Instance::new(descriptor).request_adapter(&RequestAdapterOptions::default()))
            .is_ok()
    })
}

/// A render plugin for these backends.
pub(super) fn render_with(backends: Backends) -> RenderPlugin {
    let settings = WgpuSettings {
        backends: Some(backends),
        ..default()
    };
    RenderPlugin {
        render_creation: RenderCreation::Automatic(Box::new(settings)),
        ..default()
    }
}

/// Returns `true` if a Wayland or X11 server accepts connections. Always `true` on systems other than Unix.
fn has_display() -> bool {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        use std::{env, os::unix::net::UnixStream, path::PathBuf};
        let wayland = env::var_os("WAYLAND_DISPLAY")
            .filter(|name| !name.is_empty())
            .is_some_and(|name| {
                let folder = env::var_os("XDG_RUNTIME_DIR")
                    .map(PathBuf::from)
                    .unwrap_or_default();
                UnixStream::connect(folder.join(name)).is_ok()
            });
        let x11 = env::var("DISPLAY").is_ok_and(|display| x11_answers(&display));
        wayland || x11
    }
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    true
}

/// Returns `true` if the X server of a `DISPLAY` such as `:0`, `unix:1.0` or `host:10.0` accepts connections.
#[cfg(all(unix, not(target_os = "macos")))]
fn x11_answers(display: &str) -> bool {
    use std::net::{TcpStream, ToSocketAddrs};
    use std::os::unix::net::UnixStream;
    use std::time::Duration;
    let Some((host, rest)) = display.rsplit_once(':') else {
        return false;
    };
    let Ok(number) = rest.split('.').next().unwrap_or_default().parse::<u16>() else {
        return false;
    };
    if host.is_empty() || host == "unix" {
        UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).is_ok()
    } else {
        let port = 6000_u16.saturating_add(number);
        let mut addresses = (host, port).to_socket_addrs().into_iter().flatten();
        addresses
            .any(|address| TcpStream::connect_timeout(&address, Duration::from_secs(2)).is_ok())
    }
}
