//! Window size: restored from the last session, limited to the screen, or full screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, OnMonitor, PrimaryWindow, WindowMode, WindowResized,
};

use crate::platform::{is_page, when_page_leaves_full_screen};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::kernel::waker::WindowWaker;

/// Share of a screen's height that title bars and task bars leave to a window.
const FREE: f32 = 0.88;

/// Shrinks a window that is larger than its screen and has unreachable edges.
fn fit(window: Single<(&mut Window, &OnMonitor), Changed<OnMonitor>>, monitors: Query<&Monitor>) {
    let (mut window, OnMonitor(monitor)) = window.into_inner();
    let Ok(monitor) = monitors.get(*monitor) else {
        return;
    };
    let screen = monitor.physical_size().as_vec2() / monitor.scale_factor as f32;
    let size = window.size();
    let height = if size.y > screen.y { screen.y * FREE } else { size.y };
    let fitting = Vec2::new(size.x.min(screen.x), height);
    if fitting != size && window.mode == WindowMode::Windowed {
        window.resolution.set(fitting.x, fitting.y);
    }
}

/// Enters or leaves full screen, following the settings.
fn fill_screen(
    settings: Res<ViewerSettings>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let mode = if settings.display.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

/// Saves the window's size for the next session.
fn remember(
    mut resized: MessageReader<WindowResized>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut last: Local<Option<(u16, u16)>>,
    mut settings: ResMut<ViewerSettings>,
) {
    let was_resized = resized.read().count() > 0;
    let fills_screen = settings.display.full_screen || window.mode != WindowMode::Windowed;
    if !was_resized || fills_screen {
        return;
    }
    let size = window.size().round();
    let size = Some((size.x as u16, size.y as u16));
    // The initial size is not the player's choice.
    if last.is_some() && *last != size {
        settings.display.window = size;
    }
    *last = size;
}

/// Set when the browser leaves full screen, as on Escape, until the next frame.
#[derive(Resource, Clone, Default)]
struct BrowserLeft(Arc<AtomicBool>);

/// Listens for the browser leaving full screen, which needs a frame before the next key may request it again.
fn listen_to_browser(left: Res<BrowserLeft>, waker: WindowWaker) {
    let (left, wake) = (left.clone(), waker.waker());
    when_page_leaves_full_screen(move || {
        left.0.store(true, Ordering::Relaxed);
        wake();
    });
}

fn follow_browser(left: Res<BrowserLeft>, mut settings: ResMut<ViewerSettings>) {
    if left.0.swap(false, Ordering::Relaxed) {
        settings.display.full_screen = false;
    }
}

/// Sets the window to its size in the last session. Requires the settings and a window.
pub fn restore(world: &mut World) {
    let Some(settings) = world.get_resource::<ViewerSettings>() else {
        return;
    };
    let display = settings.display;
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    let Ok(mut window) = windows.single_mut(world) else {
        return;
    };
    if let Some((width, height)) = display.window
        && !is_page()
    {
        let least = &window.resize_constraints;
        let width = f32::from(width).max(least.min_width);
        let height = f32::from(height).max(least.min_height);
        window.resolution.set(width, height);
    }
    if display.full_screen && is_page() {
        // Browsers refuse full screen without a recent key.
        world.resource_mut::<ViewerSettings>().display.full_screen = false;
    } else if display.full_screen {
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
    }
}

/// Requires a window and the system's monitors.
pub fn plugin(app: &mut App) {
    app.init_resource::<ViewerSettings>().add_systems(
        Update,
        // In the frame of the key: no other may follow soon, and browsers refuse full screen without a recent key.
        fill_screen.run_if(resource_changed::<ViewerSettings>).in_set(FrameSystems::Render),
    );
    // On a page the browser decides the size.
    if is_page() {
        app.init_resource::<BrowserLeft>()
            .add_systems(Startup, listen_to_browser)
            .add_systems(PreUpdate, follow_browser)
    } else {
        app.add_systems(Update, (fit, remember))
    };
}
