//! What this machine can show: asked before a window is opened or a picture drawn, so that the answer is an error
//! and not a crash.

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::tasks::block_on;
use wgpu::{Backends, Instance, InstanceDescriptor, InstanceFlags, RequestAdapterOptions};

/// Why no window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    /// There is nowhere to put a window.
    #[error("no display to open a window on")]
    NoDisplay,
    /// There is nothing to draw with.
    #[error("no graphics adapter to draw with")]
    NoAdapter,
}

/// The backends to open a window with, if one can be opened.
pub fn window_backends() -> Result<Backends, WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay);
    }
    usable_backends().ok_or(WindowError::NoAdapter)
}

/// The backends that can draw here: those named by `WGPU_BACKEND`, else the system's first choice, else any.
/// `None` where there is neither a graphics card nor a software renderer.
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

/// A renderer that uses these backends.
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

/// Whether a window can be opened: a Wayland or X11 server takes connections. True on other systems than Unix.
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

/// Whether the X server of a `DISPLAY` such as `:0`, `unix:1.0` or `host:10.0` takes connections.
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
