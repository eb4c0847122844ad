//! Time of a frame of the window, at 1280x800 without a screen, with the five boards hidden, in the panel, and beside
//! the scene: `cargo bench --bench unfolded`.
//!
//! The three take turns, so that other work of the machine falls on all of them. Nothing changes from frame to frame:
//! the window itself would not draw these frames.

use std::time::{Duration, Instant};

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::ui::IsDefaultUiCamera;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;

use dames3d::viewer::graphics::BevyPlugins;
use dames3d::viewer::kernel::frame::Motion;
use dames3d::viewer::kernel::settings::{UnfoldedPlace, UnfoldedPreferences, ViewerSettings};
use dames3d::viewer::scene::camera::BoardCamera;
use dames3d::viewer::{app, graphics, scene};

/// Frames of each state in a turn.
const FRAMES: usize = 12;
const TURNS: usize = 10;

/// The states compared.
const STATES: [(&str, bool, UnfoldedPlace); 3] = [
    ("hidden", false, UnfoldedPlace::Below),
    ("in the panel", true, UnfoldedPlace::Below),
    ("beside the scene", true, UnfoldedPlace::Beside),
];

fn main() {
    let Some(backends) = graphics::usable_backends() else {
        println!("no graphics adapter found");
        return;
    };
    let mut app = window(backends);
    (0..5).for_each(|_| frame(&mut app));
    let mut times: [Vec<Duration>; STATES.len()] = Default::default();
    for _ in 0..TURNS {
        for ((_, open, place), times) in STATES.into_iter().zip(&mut times) {
            app.world_mut().resource_mut::<ViewerSettings>().unfolded =
                UnfoldedPreferences { open, place: Some(place), width: None };
            (0..6).for_each(|_| frame(&mut app));
            times.extend((0..FRAMES).map(|_| {
                let begin = Instant::now();
                frame(&mut app);
                begin.elapsed()
            }));
        }
    }
    let medians = times.map(|mut times| {
        times.sort();
        1000.0 * times[times.len() / 2].as_secs_f64()
    });
    println!("median of {} frames each", FRAMES * TURNS);
    for ((name, ..), median) in STATES.into_iter().zip(medians) {
        let more = median - medians[0];
        let share = 100.0 * more / medians[0];
        println!("{name:<18} {median:>7.2} ms, {more:+.2} ms, {share:+.1} %");
    }
}

/// The whole window, drawn into an image.
fn window(backends: bevy::render::settings::Backends) -> App {
    let settings = WgpuSettings { backends: Some(backends), ..default() };
    let mut app = App::new();
    app.add_plugins(
        BevyPlugins
            .set(WindowPlugin {
                close_when_requested: false,
                primary_window: Some(Window {
                    resolution: WindowResolution::new(1280, 800),
                    ..default()
                }),
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(settings)),
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<LogPlugin>(),
    );
    app.add_plugins((scene::plugin, app::game)).add_systems(PostStartup, draw_into_image);
    app.world_mut().resource_mut::<Motion>().instant = true;
    app.finish();
    app.cleanup();
    app
}

fn draw_into_image(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    camera: Single<Entity, With<BoardCamera>>,
) {
    let mut canvas = Image::new_target_texture(1280, 800, TextureFormat::Rgba8UnormSrgb, None);
    canvas.asset_usage = RenderAssetUsages::all();
    let target = RenderTarget::Image(images.add(canvas).into());
    commands.entity(*camera).insert((target, IsDefaultUiCamera));
}

/// Draws one frame and waits for it.
fn frame(app: &mut App) {
    app.update();
    // This fails only if the device was lost.
    let _ = app.world().resource::<RenderDevice>().poll(PollType::wait_indefinitely());
}
