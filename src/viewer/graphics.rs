//! The graphics adapter and the rendering plugins. Bevy panics without a display or adapter, so both are checked first.

#[cfg(all(unix, not(target_os = "macos")))]
use std::{panic, thread, time::Duration};

use bevy::app::{PanicHandlerPlugin, PluginGroup, PluginGroupBuilder, TaskPoolPlugin};
use bevy::camera::CameraPlugin;
use bevy::clipboard::ClipboardPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::diagnostic::FrameCountPlugin;
use bevy::image::TextureAtlasPlugin;
use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocusPlugin};
use bevy::light::LightPlugin;
#[cfg(not(target_family = "wasm"))]
use bevy::log::LogPlugin;
use bevy::mesh::MeshPlugin;
use bevy::pbr::PbrPlugin;
use bevy::picking::DefaultPickingPlugins;
use bevy::prelude::*;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::{ExtractSchedule, RenderApp, RenderPlugin};
use bevy::sprite_render::{SpriteAssetEvents, extract_sprite_events};
use bevy::tasks::block_on;
use bevy::text::TextPlugin;
use bevy::time::TimePlugin;
use bevy::ui::UiPlugin;
use bevy::ui_render::UiRenderPlugin;
use bevy::ui_widgets::popover::PopoverPlugin;
use bevy::ui_widgets::{ButtonPlugin, EditableTextInputPlugin, ScrollAreaPlugin, ScrollbarPlugin};
use bevy::window::WindowPlugin;
use bevy::winit::WinitPlugin;
use wgpu::{Backends, Instance, InstanceDescriptor, InstanceFlags, RequestAdapterOptions};

#[cfg(all(unix, not(target_os = "macos")))]
use crate::platform::exit_at_once;

/// The reason why no window can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WindowError {
    #[error("no display to open a window on")]
    NoDisplay,
    #[error("no graphics adapter to draw with")]
    NoAdapter,
}

/// Returns the backends for a window, or the reason why none can be opened.
pub fn window_backends() -> Result<Backends, WindowError> {
    if !has_display() {
        return Err(WindowError::NoDisplay);
    }
    usable_backends().ok_or(WindowError::NoAdapter)
}

/// Returns the usable backends: those in `WGPU_BACKEND`, else the system's first choice, else any. `None` without a
/// graphics card or software renderer.
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

pub(super) fn render_with(backends: Backends) -> RenderPlugin {
    let settings = WgpuSettings { backends: Some(backends), ..default() };
    RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(settings)), ..default() }
}

/// Ends the program with an error if the display is lost while the window is open: Bevy panics wherever it notices.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn exit_without_display() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if is_display_lost() {
            error!("the connection to the display was lost");
            exit_at_once(1);
        }
        report(info);
    }));
}

/// Returns `true` if the display does not answer, or stops answering within half a second: a server that is ending drops
/// its windows first.
#[cfg(all(unix, not(target_os = "macos")))]
fn is_display_lost() -> bool {
    (0..10).any(|_| {
        let is_lost = !has_display();
        if !is_lost {
            thread::sleep(Duration::from_millis(50));
        }
        is_lost
    })
}

/// Returns `true` if a Wayland or X11 server accepts connections, and always outside Unix.
fn has_display() -> bool {
    #[cfg(all(unix, not(target_os = "macos")))]
    {
        use std::{env, os::unix::net::UnixStream, path::PathBuf};
        let wayland =
            env::var_os("WAYLAND_DISPLAY").filter(|name| !name.is_empty()).is_some_and(|name| {
                let folder = env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).unwrap_or_default();
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

#[derive(Debug)]
pub struct BevyPlugins;

impl PluginGroup for BevyPlugins {
    fn build(self) -> PluginGroupBuilder {
        let plugins = PluginGroupBuilder::start::<Self>().add(PanicHandlerPlugin);
        // The log filter costs 50 KB on a page, where nobody reads the log. Panics are reported anyway.
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(LogPlugin::default());
        let plugins = plugins
            .add(TaskPoolPlugin::default())
            .add(FrameCountPlugin)
            .add(TimePlugin)
            .add(TransformPlugin)
            .add(bevy::state::app::StatesPlugin)
            .add(InputPlugin)
            .add(InputFocusPlugin)
            .add(InputDispatchPlugin)
            .add(WindowPlugin::default())
            .add(bevy::a11y::AccessibilityPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(bevy::app::TerminalCtrlCHandlerPlugin);
        let plugins = plugins
            .add(AssetPlugin::default())
            // After the assets, because of cursors.
            .add(WinitPlugin::default())
            .add(RenderPlugin::default())
            // After the renderer, which provides the texture formats.
            .add(ImagePlugin::default())
            .add(TextureAtlasPlugin)
            .add(MeshPlugin)
            .add(CameraPlugin)
            .add(LightPlugin);
        #[cfg(not(target_family = "wasm"))]
        let plugins = plugins.add(bevy::render::pipelined_rendering::PipelinedRenderingPlugin);
        plugins
            .add(CorePipelinePlugin)
            .add(ClipboardPlugin)
            .add(TextPlugin)
            .add(UiPlugin)
            .add(UiRenderPlugin)
            .add(changed_pictures)
            .add(PbrPlugin::default())
            .add(PopoverPlugin)
            .add(ButtonPlugin)
            .add(ScrollAreaPlugin)
            .add(ScrollbarPlugin)
            .add(EditableTextInputPlugin)
            .add_group(DefaultPickingPlugins)
    }
}

/// Removes the render thread, which no browser supports.
pub(super) fn without_drawing_thread(plugins: PluginGroupBuilder) -> PluginGroupBuilder {
    #[cfg(not(target_family = "wasm"))]
    return plugins.disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>();
    #[cfg(target_family = "wasm")]
    plugins
}

/// Makes the UI redraw changed images, of which normally the sprite plugin informs it.
fn changed_pictures(app: &mut App) {
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .init_resource::<SpriteAssetEvents>()
            .add_systems(ExtractSchedule, extract_sprite_events);
    }
}
