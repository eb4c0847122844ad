//! A picture of the board without a window: for the command line, and for tests that look.

use std::{path::Path, sync::mpsc};

use bevy::{
    asset::RenderAssetUsages,
    camera::RenderTarget,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        pipelined_rendering::PipelinedRenderingPlugin,
        render_resource::TextureFormat,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    tasks::block_on,
    window::ExitCondition,
    winit::WinitPlugin,
};
use image::RgbaImage;
use thiserror::Error;

use super::{
    camera::{Lens, LookFrom, Seat, SmoothAnyway, TableCamera, View},
    cubes::Spotlight,
    motion::Motion,
    numbers::ShowNumbers,
    pieces::PieceLooks,
    place::{self, Relief, ReliefTarget},
};
use crate::{
    board::{Face, Square},
    rules::{Piece, Position, Side},
};

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PictureError {
    /// The machine has neither a graphics card that wgpu can use nor a software renderer.
    #[error(
        "no graphics adapter found (on Linux a Vulkan driver is needed; mesa-vulkan-drivers has one in software)"
    )]
    NoAdapter,
    /// The size asked for cannot be drawn.
    #[error("a picture of {0} by {1} pixels cannot be drawn: each must be 16 to 8192")]
    Size(u32, u32),
    /// The renderer gave no picture back.
    #[error("the renderer gave no picture within {0} frames")]
    NoPicture(u32),
    /// The picture could not be written.
    #[error("the picture could not be written to {path}: {reason}")]
    Write {
        /// Where to.
        path: String,
        /// What the system said.
        reason: String,
    },
}

/// What to draw.
#[derive(Debug, Clone)]
pub struct PictureRequest {
    /// What stands where.
    pub pieces: Vec<(Square, Piece)>,
    /// 1.0 the pyramid, 0.0 the flat board.
    pub relief: f32,
    /// Seen from where.
    pub view: View,
    /// Whose side the home and top views are seen from.
    pub seat: Side,
    /// With or without perspective.
    pub lens: Lens,
    /// The side to keep in the light, if one.
    pub spotlight: Option<Face>,
    /// Whether the squares' numbers are shown.
    pub numbers: bool,
    /// Width and height in pixels, each 16 to 8192.
    pub size: UVec2,
}

impl PictureRequest {
    /// A position on its variant's board, from White's chair, 1280 by 800.
    pub fn of(position: &Position) -> PictureRequest {
        PictureRequest {
            pieces: position.pieces_on_squares().collect(),
            relief: if position.variant().has_sides() {
                1.0
            } else {
                0.0
            },
            view: View::Home,
            seat: Side::White,
            lens: Lens::Perspective,
            spotlight: None,
            numbers: true,
            size: UVec2::new(1280, 800),
        }
    }
}

/// Whether anything on this machine can draw: asks for an adapter as the viewer would, and never panics.
pub fn adapter_available() -> bool {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle_from_env();
    descriptor.flags.remove(wgpu::InstanceFlags::VALIDATION);
    let instance = wgpu::Instance::new(descriptor);
    block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())).is_ok()
}

/// Whether a window can be opened: a Wayland or X11 server takes connections. True on other systems than Unix.
pub fn display_available() -> bool {
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
    use std::{net::TcpStream, os::unix::net::UnixStream};
    let Some((host, rest)) = display.rsplit_once(':') else {
        return false;
    };
    let Ok(number) = rest.split('.').next().unwrap_or_default().parse::<u16>() else {
        return false;
    };
    if host.is_empty() || host == "unix" {
        UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).is_ok()
    } else {
        6000_u16
            .checked_add(number)
            .is_some_and(|port| TcpStream::connect((host, port)).is_ok())
    }
}

/// Draws the picture. Takes a second or so for the first one, more on a software renderer.
pub fn render(request: &PictureRequest) -> Result<RgbaImage, PictureError> {
    /// Frames to wait for the picture to come back from the renderer.
    const PATIENCE: u32 = 60;
    let UVec2 {
        x: width,
        y: height,
    } = request.size;
    if !(16..=8192).contains(&width) || !(16..=8192).contains(&height) {
        return Err(PictureError::Size(width, height));
    }
    if !adapter_available() {
        return Err(PictureError::NoAdapter);
    }
    let mut app = studio(request);
    app.finish();
    app.cleanup();
    // The first frame sets the scene up, the second sends everything to the renderer.
    app.update();
    app.update();
    let Some(canvas) = app
        .world()
        .get_resource::<Canvas>()
        .map(|canvas| canvas.0.clone())
    else {
        return Err(PictureError::NoPicture(0));
    };
    let (send, receive) = mpsc::channel();
    app.world_mut().spawn(Screenshot::image(canvas)).observe(
        move |captured: On<ScreenshotCaptured>| {
            let _ = send.send(captured.image.clone());
        },
    );
    for _ in 0..PATIENCE {
        app.update();
        if let Ok(image) = receive.try_recv() {
            let image = image
                .try_into_dynamic()
                .map_err(|_| PictureError::NoPicture(PATIENCE))?;
            return Ok(image.to_rgba8());
        }
    }
    Err(PictureError::NoPicture(PATIENCE))
}

/// Draws the picture into a file; the ending of its name chooses the format (PNG).
pub fn save(request: &PictureRequest, path: &Path) -> Result<(), PictureError> {
    render(request)?
        .save(path)
        .map_err(|error| PictureError::Write {
            path: path.display().to_string(),
            reason: error.to_string(),
        })
}

/// The image the camera draws into.
#[derive(Resource)]
struct Canvas(Handle<Image>);

#[derive(Resource)]
struct Request(PictureRequest);

/// The scene without a window, with nothing that eases, nothing that runs beside.
fn studio(request: &PictureRequest) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<LogPlugin>(),
    )
    .add_plugins(super::scene)
    .insert_resource(Relief(request.relief))
    .insert_resource(ReliefTarget(request.relief))
    .insert_resource(Spotlight(request.spotlight))
    .insert_resource(ShowNumbers(request.numbers))
    .insert_resource(Seat(request.seat))
    .insert_resource(SmoothAnyway)
    .insert_resource(request.lens)
    .insert_resource(Request(request.clone()))
    .add_systems(PostStartup, pose);
    app.world_mut().resource_mut::<Motion>().instant = true;
    app
}

fn pose(
    mut commands: Commands,
    request: Res<Request>,
    looks: Res<PieceLooks>,
    mut images: ResMut<Assets<Image>>,
    camera: Single<Entity, With<TableCamera>>,
    mut views: MessageWriter<LookFrom>,
) {
    let request = &request.0;
    let mut canvas = Image::new_target_texture(
        request.size.x,
        request.size.y,
        TextureFormat::Rgba8UnormSrgb,
        None,
    );
    canvas.asset_usage = RenderAssetUsages::all();
    let canvas = images.add(canvas);
    commands
        .entity(*camera)
        .insert(RenderTarget::Image(canvas.clone().into()));
    commands.insert_resource(Canvas(canvas));
    views.write(LookFrom(request.view));
    for (square, piece) in &request.pieces {
        let mut shown = commands.spawn((
            Name::new(format!("Piece on {}", square.number())),
            looks.bundle(*piece),
            Transform::from_translation(place::square_top(*square, request.relief)),
        ));
        if !Spotlight(request.spotlight).holds(square.cube()) {
            shown.insert(MeshMaterial3d(looks.faded()));
        }
    }
}
