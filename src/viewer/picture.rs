//! Renders pictures of the board without a window, for `dames3d picture` and the picture tests.

use std::io::Cursor;
use std::path::Path;
use std::sync::mpsc::{self, Sender};

use bevy::{
    asset::RenderAssetUsages,
    camera::RenderTarget,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        render_resource::{PollType, TextureFormat},
        renderer::RenderDevice,
        view::screenshot::{Screenshot, ScreenshotCaptured},
    },
    window::ExitCondition,
    winit::WinitPlugin,
};
use image::{ImageFormat, RgbaImage};
use thiserror::Error;

use super::graphics::{BevyPlugins, without_drawing_thread};
use super::kernel::settings::{CurrentTheme, Quality};
use super::scene::materials::drawn::DrawnMaterial;
use crate::board::Face;
use crate::pictures::{Bitmap, BoardFrame};
use crate::platform::{check_writable, write_file};
use crate::rules::{Geometry, Position, Side};
use crate::themes::{ColorRole, ThemeName};
use crate::viewer::board::drawing::lines::over_the_cubes;
use crate::viewer::board::drawing::marks::{Layer, drawn_on, overlay};
use crate::viewer::graphics;
use crate::viewer::kernel::frame::Motion;
use crate::viewer::kernel::messages;
use crate::viewer::kernel::messages::{GoToView, View};
use crate::viewer::scene::camera::{BoardCamera, BoardOrientation, Pose, ProjectionMode};
use crate::viewer::scene::cubes::Spotlight;
use crate::viewer::scene::geometry;
use crate::viewer::scene::geometry::{Relief, ReliefTarget};
use crate::viewer::scene::numbers::ShowNumbers;
use crate::viewer::scene::outlines::{frame as square_frame, line};
use crate::viewer::scene::pieces::{BoardPiece, PieceAssets};
use crate::viewer::scene::quality::{Passes, PassesOverride, QualityOverride};
use crate::viewer::scene::refinement::Refinement;
use crate::viewer::scene::shapes::Shape;

/// Height of the marks above the squares, in cubes.
const LIFT: f32 = 0.012;
/// Width of the last move's line.
const WAY_WIDTH: f32 = 0.07;

#[derive(Debug, Error)]
pub enum PictureError {
    /// No graphics card usable by wgpu, and no software renderer.
    #[error(
        "no graphics adapter found (on Linux a Vulkan driver is needed; mesa-vulkan-drivers has one in software)"
    )]
    NoAdapter,
    #[error("a picture of {0} by {1} pixels cannot be drawn: each must be 16 to 8192")]
    Size(u32, u32),
    #[error("the renderer gave no picture within {0} frames")]
    NoPicture(u32),
    #[error("could not write {path}: {reason}")]
    Write {
        path: String,
        /// The system's error text.
        reason: String,
    },
}

/// The scene and the camera of a picture.
#[derive(Debug, Clone)]
pub struct PictureRequest {
    /// The pieces and the last move.
    pub frame: BoardFrame,
    /// 1.0 for the pyramid, 0.0 for the flat board.
    pub relief: f32,
    pub view: View,
    /// The pose of the camera, instead of a view.
    pub pose: Option<Pose>,
    /// The player whose side is nearest in the home and top views.
    pub orientation: Side,
    pub projection: ProjectionMode,
    /// The side to keep lit while the rest fades.
    pub spotlight: Option<Face>,
    pub theme: ThemeName,
    /// Show the square numbers.
    pub numbers: bool,
    /// The quality; fine is slow on a software renderer.
    pub quality: Quality,
    /// Overrides the quality's passes, for benchmarks.
    pub passes: Option<Passes>,
    /// Width and height in pixels, each 16 to 8192.
    pub size: UVec2,
}

impl PictureRequest {
    /// A position on its variant's board, seen from White's side, 1280 by 800.
    pub fn new(position: &Position) -> PictureRequest {
        PictureRequest::from_frame(&BoardFrame::new(position))
    }

    /// A frame of a game on its board, seen from White's side, 1280 by 800.
    pub fn from_frame(frame: &BoardFrame) -> PictureRequest {
        PictureRequest {
            frame: frame.clone(),
            relief: match frame.geometry {
                Geometry::Pyramid => 1.0,
                Geometry::Flat => 0.0,
            },
            view: View::Home,
            pose: None,
            orientation: Side::White,
            projection: ProjectionMode::Perspective,
            spotlight: None,
            theme: ThemeName::default(),
            numbers: true,
            quality: Quality::Fine,
            passes: None,
            size: UVec2::new(1280, 800),
        }
    }
}

/// Renders the picture. The first takes about a second, longer on a software renderer.
pub fn render(request: &PictureRequest) -> Result<RgbaImage, PictureError> {
    OffscreenScene::new(request)?.picture()
}

/// Renders the picture into a PNG file. Replaces an existing file only once complete; fails early if unwritable.
pub fn save(request: &PictureRequest, path: &Path) -> Result<(), PictureError> {
    let error = |reason: &dyn std::fmt::Display| PictureError::Write {
        path: path.display().to_string(),
        reason: reason.to_string(),
    };
    check_writable(path).map_err(|reason| error(&reason))?;
    let picture = render(request)?;
    let mut png = Cursor::new(Vec::new());
    picture.write_to(&mut png, ImageFormat::Png).map_err(|reason| error(&reason))?;
    write_file(path, png.into_inner()).map_err(|reason| error(&reason))
}

/// The camera's target image.
#[derive(Resource)]
struct Canvas(Handle<Image>);

#[derive(Resource)]
struct DrawRequest(PictureRequest);

/// The scene without a window, easing or pipelined rendering.
pub struct OffscreenScene(App);

impl OffscreenScene {
    /// Number of frames to wait for the renderer's picture.
    const MAX_FRAMES: u32 = 60;

    /// Sets up the scene and renders it once, so that the renderer has all assets.
    pub fn new(request: &PictureRequest) -> Result<OffscreenScene, PictureError> {
        let UVec2 { x: width, y: height } = request.size;
        if !(16..=8192).contains(&width) || !(16..=8192).contains(&height) {
            return Err(PictureError::Size(width, height));
        }
        let backends = graphics::usable_backends().ok_or(PictureError::NoAdapter)?;
        let window = WindowPlugin {
            primary_window: None,
            exit_condition: ExitCondition::DontExit,
            ..default()
        };
        let render = RenderPlugin {
            synchronous_pipeline_compilation: true,
            ..graphics::render_with(backends)
        };
        let mut app = App::new();
        app.add_plugins(without_drawing_thread(
            BevyPlugins.set(window).set(render).disable::<WinitPlugin>().disable::<LogPlugin>(),
        ))
        .insert_resource(CurrentTheme::of(request.theme))
        .add_plugins((messages::plugin, super::scene::plugin))
        .insert_resource(Relief(request.relief))
        .insert_resource(ReliefTarget(request.relief))
        .insert_resource(Spotlight(request.spotlight))
        .insert_resource(ShowNumbers(request.numbers))
        .insert_resource(BoardOrientation(request.orientation))
        .insert_resource(request.projection)
        .insert_resource(DrawRequest(request.clone()))
        .add_systems(PostStartup, (pose, set_out));
        app.world_mut().resource_mut::<Motion>().instant = true;
        app.insert_resource(QualityOverride(Some(request.quality))).insert_resource(
            PassesOverride(request.passes.or(match request.quality {
                Quality::Fine => Some(Passes::PICTURE),
                Quality::Plain => None,
            })),
        );
        app.finish();
        app.cleanup();
        // The first frame builds the scene, the second sends its assets to the renderer.
        app.update();
        app.update();
        Ok(OffscreenScene(app))
    }

    /// Changes the theme from the next frame on.
    pub fn set_theme(&mut self, theme: ThemeName) {
        *self.0.world_mut().resource_mut::<CurrentTheme>() = CurrentTheme::of(theme);
    }

    /// Renders one frame and waits for it.
    pub fn frame(&mut self) {
        self.0.update();
        self.wait_for_renderer();
    }

    fn wait_for_renderer(&self) {
        // Fails only if the device was lost, which the next picture reports.
        let _ = self.0.world().resource::<RenderDevice>().poll(PollType::wait_indefinitely());
    }

    /// Renders another frame of the game from the same viewpoint.
    pub fn draw(&mut self, frame: &BoardFrame) -> Result<Bitmap, PictureError> {
        let world = self.0.world_mut();
        let mut request = world.resource_mut::<DrawRequest>();
        if request.0.frame != *frame {
            request.0.frame = frame.clone();
            world.run_system_cached(set_out).map_err(|_| PictureError::NoPicture(0))?;
            // This frame sends new meshes to the renderer.
            self.update_without_drawing();
        }
        let picture = self.picture()?;
        Bitmap::from_rgba(picture.width(), picture.height(), picture.as_raw())
            .map_err(|_| PictureError::NoPicture(1))
    }

    /// Returns the camera's picture.
    pub fn picture(&mut self) -> Result<RgbaImage, PictureError> {
        let no_picture = || PictureError::NoPicture(OffscreenScene::MAX_FRAMES);
        let canvas = self.0.world().get_resource::<Canvas>().ok_or_else(no_picture)?.0.clone();
        let (send, receive) = mpsc::channel();
        for _ in 0..OffscreenScene::MAX_FRAMES {
            if self.0.world().resource::<Refinement>().is_complete() {
                break;
            }
            self.0.update();
        }
        take(self.0.world_mut(), &canvas, &send);
        self.frame();
        for _ in 0..OffscreenScene::MAX_FRAMES {
            if let Ok(image) = receive.try_recv() {
                let picture = image.try_into_dynamic().map_err(|_| no_picture())?.to_rgba8();
                if is_drawn(&picture) {
                    return Ok(picture);
                }
                take(self.0.world_mut(), &canvas, &send);
                self.frame();
            } else {
                // The copy arrives in a later frame, which need not be drawn.
                self.update_without_drawing();
            }
        }
        Err(no_picture())
    }

    /// Runs a frame without rendering.
    fn update_without_drawing(&mut self) {
        self.set_drawing(false);
        self.frame();
        self.set_drawing(true);
    }

    fn set_drawing(&mut self, draws: bool) {
        let world = self.0.world_mut();
        let mut cameras = world.query_filtered::<&mut Camera, With<BoardCamera>>();
        for mut camera in cameras.iter_mut(world) {
            camera.is_active = draws;
        }
    }
}

/// Requests a copy of the canvas after the next frame.
fn take(world: &mut World, canvas: &Handle<Image>, send: &Sender<Image>) {
    let send = send.clone();
    world.spawn(Screenshot::image(canvas.clone())).observe(
        move |captured: On<ScreenshotCaptured>| {
            // Fails only if the receiver is gone.
            let _ = send.send(captured.image.clone());
        },
    );
}

/// Returns `true` if the camera has rendered. On a busy machine the first copy may be black; the background is not.
fn is_drawn(picture: &RgbaImage) -> bool {
    picture.pixels().any(|pixel| pixel.0[..3] != [0, 0, 0])
}

fn pose(
    mut commands: Commands,
    request: Res<DrawRequest>,
    mut images: ResMut<Assets<Image>>,
    camera: Single<Entity, With<BoardCamera>>,
    mut views: MessageWriter<GoToView>,
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
    commands.entity(*camera).insert(RenderTarget::Image(canvas.clone().into()));
    commands.insert_resource(Canvas(canvas));
    match request.pose {
        Some(pose) => drop(commands.entity(*camera).insert(BoardCamera::at(pose))),
        None => drop(views.write(GoToView(request.view))),
    }
}

/// A piece or a mark of the picture.
#[derive(Component)]
struct InPicture;

/// Sets out the pieces and the last move.
fn set_out(
    mut commands: Commands,
    request: Res<DrawRequest>,
    looks: Res<PieceAssets>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<DrawnMaterial>>,
    theme: Res<CurrentTheme>,
    shown: Query<Entity, With<InPicture>>,
) {
    shown.iter().for_each(|entity| commands.entity(entity).despawn());
    let request = &request.0;
    let frame = &request.frame;
    let figures = looks.clone().with_figures(frame.figures);
    for (square, piece) in &frame.pieces {
        let mut shown = commands.spawn((
            InPicture,
            Name::new(format!("Piece on {}", square.number())),
            BoardPiece(*piece),
            figures.bundle(*piece),
            Transform::from_translation(geometry::square_top(*square, request.relief)),
        ));
        if frame.ghosts.contains(*square) {
            shown.insert(MeshMaterial3d(looks.ghost()));
        } else if !Spotlight(request.spotlight).holds(square.cube()) {
            shown.insert(MeshMaterial3d(looks.faded()));
        }
    }
    let material = materials.add(drawn_on(ColorRole::LastMove, Layer::Marks, &theme));
    let mut draw = |shape: Shape, at: Vec3| {
        commands.spawn((
            InPicture,
            overlay(),
            Mesh3d(meshes.add(shape.mesh())),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(at),
        ));
    };
    if let (Some(&from), Some(&to)) = (frame.path.first(), frame.path.last()) {
        let above = |square| geometry::square_top(square, request.relief) + Vec3::Y * LIFT;
        draw(square_frame(0.43, 0.05, 0.3), above(from));
        draw(square_frame(0.43, 0.05, 1.0), above(to));
    }
    for hop in frame.path.windows(2) {
        let way = over_the_cubes(hop[0], hop[1], request.relief);
        draw(line(&way, WAY_WIDTH), Vec3::ZERO);
    }
}
