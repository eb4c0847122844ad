//! Temporal refinement at rest: frames with slightly shifted rays and lamp positions are averaged until edges,
//! reflections and shadows are smooth; then drawing stops. After any change, the next frame is drawn plain.

use bevy::asset::AssetEventSystems;
use bevy::camera::CameraUpdateSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::core_pipeline::blit::{BlitPipeline, BlitPipelineKey};
use bevy::core_pipeline::schedule::{Core3d, Core3dSystems};
use bevy::ecs::system::SystemParam;
use bevy::pbr::ExtractedDirectionalLight;
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_resource::{
    BlendComponent, BlendFactor, BlendOperation, BlendState, Extent3d, LoadOp, Operations,
    PipelineCache, RenderPassColorAttachment, RenderPassDescriptor, SpecializedRenderPipelines,
    StoreOp, Texture, TextureDescriptor, TextureDimension, TextureFormat, TextureUsages,
    TextureView, TextureViewDescriptor,
};
use bevy::render::renderer::{RenderAdapter, RenderContext, RenderDevice, ViewQuery};
use bevy::render::view::{ExtractedView, ViewTarget};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::transform::TransformSystems;
use bevy::window::RequestRedraw;

use super::camera::BoardCamera;
use super::materials::drawn::DrawnMaterial;
use super::materials::lacquer::LacquerMaterial;
use super::materials::wood::WoodMaterial;

/// Number of frames averaged.
pub const FRAMES: u32 = 32;
/// Angular radius of the lamp seen from the board, in radians.
const LAMP: f32 = 0.05;
const AVERAGE: TextureFormat = TextureFormat::Rgba16Float;

#[derive(Resource, ExtractResource, Clone, Copy, Debug, Default)]
pub struct Refinement {
    /// Number of frames to average; 0 without refinement.
    pub frames: u32,
    /// Number of changes of the scene.
    changes: u64,
    /// Number of frames since the last change.
    still: u32,
}

impl Refinement {
    /// Returns `true` once all frames of the average have been drawn without a change.
    pub fn is_complete(self) -> bool {
        self.still >= self.frames
    }

    fn advance(&mut self, has_changed: bool) {
        if has_changed {
            self.changes += 1;
            self.still = 0;
        } else {
            self.still = (self.still + 1).min(self.frames)
        }
    }
}

/// Returns `true` if an adapter can blend frames into the average. A few with WebGL 2 cannot.
pub(super) fn can_average(adapter: &RenderAdapter) -> bool {
    let features = adapter.get_texture_format_features(AVERAGE);
    let usages = TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING;
    let is_blended = wgpu::TextureFormatFeatureFlags::BLENDABLE;
    features.allowed_usages.contains(usages) && features.flags.contains(is_blended)
}

type ChangedLook = Or<(
    Changed<GlobalTransform>,
    Changed<InheritedVisibility>,
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<WoodMaterial>>,
    Changed<MeshMaterial3d<LacquerMaterial>>,
    Changed<MeshMaterial3d<DrawnMaterial>>,
    Changed<MeshMaterial3d<StandardMaterial>>,
)>;

type Moved = (With<BoardCamera>, Changed<GlobalTransform>);

/// The inputs of the scene's picture.
#[derive(SystemParam)]
struct Scene<'w, 's> {
    looks: SceneChanges<'w, 's, (With<Mesh3d>, ChangedLook)>,
    views: SceneChanges<'w, 's, Moved>,
    gone: RemovedComponents<'w, 's, Mesh3d>,
    meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    woods: MessageReader<'w, 's, AssetEvent<WoodMaterial>>,
    lacquers: MessageReader<'w, 's, AssetEvent<LacquerMaterial>>,
    drawn: MessageReader<'w, 's, AssetEvent<DrawnMaterial>>,
    others: MessageReader<'w, 's, AssetEvent<StandardMaterial>>,
    camera: Query<'w, 's, &'static Camera, With<BoardCamera>>,
    framing: Local<'s, Option<(Option<UVec2>, Mat4)>>,
}

type SceneChanges<'w, 's, F> = Query<'w, 's, (), F>;

impl Scene<'_, '_> {
    fn has_changed(&mut self) -> bool {
        let camera = self.camera.single().ok();
        let framing = camera.map(|camera| (camera.physical_target_size(), camera.clip_from_view()));
        let is_framed_anew = *self.framing != framing;
        *self.framing = framing;
        let counts = [
            self.gone.read().count(),
            self.meshes.read().count(),
            self.woods.read().count(),
            self.lacquers.read().count(),
            self.drawn.read().count(),
            self.others.read().count(),
        ];
        is_framed_anew
            || counts.iter().any(|&count| count > 0)
            || !self.looks.is_empty()
            || !self.views.is_empty()
    }
}

/// Counts the unchanged frames, and requests further ones until they suffice.
fn watch(
    mut scene: Scene,
    mut refinement: ResMut<Refinement>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let has_changed = scene.has_changed();
    if refinement.frames == 0 {
        return;
    }
    refinement.advance(has_changed);
    if !refinement.is_complete() {
        redraws.write(RequestRedraw);
    }
}

/// The use of a drawn frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Step {
    #[default]
    Show,
    /// Added to the average, which is shown; the first frame starts it.
    Add(u32),
    /// Replaced by the complete average.
    Keep,
}

/// The average of the frames since the last change.
#[derive(Resource, Default)]
struct Average {
    changes: u64,
    added: u32,
    step: Step,
    image: Option<(Texture, TextureView)>,
}

impl Average {
    fn next(&mut self, refinement: Refinement) -> Step {
        if refinement.frames == 0 || self.changes != refinement.changes {
            self.changes = refinement.changes;
            self.added = 0;
            return Step::Show;
        }
        if self.added >= refinement.frames {
            return Step::Keep;
        }
        self.added += 1;
        Step::Add(self.added)
    }
}

/// A point of the Halton sequence, -0.5..0.5 in each direction.
fn scattered(index: u32) -> Vec2 {
    let part = |base: u32| {
        let (mut rest, mut unit, mut sum) = (index, 1.0, 0.0);
        while rest > 0 {
            unit /= base as f32;
            sum += unit * (rest % base) as f32;
            rest /= base;
        }
        sum
    };
    Vec2::new(part(2), part(3)) - 0.5
}

/// Jitters the frame's rays within their pixels, and the lamp within its width.
fn shift(
    refinement: Res<Refinement>,
    mut average: ResMut<Average>,
    mut views: Query<&mut ExtractedView, With<ExtractedCamera>>,
    mut lights: Query<&mut ExtractedDirectionalLight>,
) {
    let Ok(mut view) = views.single_mut() else {
        return;
    };
    average.step = average.next(*refinement);
    let Step::Add(number) = average.step else {
        return;
    };
    let offset = 2.0 * scattered(number) / view.viewport.zw().as_vec2();
    view.clip_from_view = Mat4::from_translation(offset.extend(0.0)) * view.clip_from_view;
    for mut light in &mut lights {
        let aside = 2.0 * LAMP * scattered(number + 7).yx();
        let turn = Quat::from_euler(EulerRot::YXZ, aside.x, aside.y, 0.0);
        light.transform = light.transform * Transform::from_rotation(turn);
    }
}

fn image(device: &RenderDevice, size: Extent3d) -> (Texture, TextureView) {
    let texture = device.create_texture(&TextureDescriptor {
        label: Some("average"),
        size,
        mip_level_count: 1,
        sample_count: 1,
        dimension: TextureDimension::D2,
        format: AVERAGE,
        usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
        view_formats: &[],
    });
    let view = texture.create_view(&TextureViewDescriptor::default());
    (texture, view)
}

fn average(
    view: ViewQuery<&ViewTarget>,
    blit: Res<BlitPipeline>,
    cache: Res<PipelineCache>,
    mut pipelines: ResMut<SpecializedRenderPipelines<BlitPipeline>>,
    mut average: ResMut<Average>,
    mut context: RenderContext,
) {
    let target = view.into_inner();
    if average.step == Step::Show {
        return;
    }
    let part = BlendComponent {
        src_factor: BlendFactor::Constant,
        dst_factor: BlendFactor::OneMinusConstant,
        operation: BlendOperation::Add,
    };
    let blend = BlendState { color: part, alpha: part };
    let mut pipeline = |target_format, blend_state| {
        let key = BlitPipelineKey { target_format, blend_state, samples: 1, source_space: None };
        pipelines.specialize(&cache, &blit, key)
    };
    let add = pipeline(AVERAGE, Some(blend));
    let show = pipeline(target.main_texture_format(), None);
    let size = target.main_texture().size();
    let fits = |(texture, _): &(Texture, TextureView)| texture.size() == size;
    if !average.image.as_ref().is_some_and(fits) {
        average.image = Some(image(context.render_device(), size));
        // The other buffer has the previous sum.
        average.added = average.added.min(1);
        if average.step != Step::Add(1) {
            average.added = 0;
            return;
        }
    }
    let (Some(add), Some(show), Some((_, image))) =
        (cache.get_render_pipeline(add), cache.get_render_pipeline(show), average.image.clone())
    else {
        // Still compiling; the average starts with the next frame.
        average.added = 0;
        return;
    };
    let mut draw = |source: &TextureView, target: &TextureView, pipeline: &_, part: f64| {
        let sources = blit.create_bind_group(context.render_device(), source, &cache);
        let attachment = RenderPassColorAttachment {
            view: target,
            depth_slice: None,
            resolve_target: None,
            ops: Operations { load: LoadOp::Load, store: StoreOp::Store },
        };
        let mut pass = context.command_encoder().begin_render_pass(&RenderPassDescriptor {
            label: Some("average"),
            color_attachments: &[Some(attachment)],
            ..default()
        });
        pass.set_pipeline(pipeline);
        pass.set_bind_group(0, &*sources, &[]);
        pass.set_blend_constant(wgpu::Color { r: part, g: part, b: part, a: part });
        pass.draw(0..3, 0..1);
    };
    if let Step::Add(number) = average.step {
        draw(target.main_texture_view(), &image, add, 1.0 / f64::from(number));
    }
    draw(&image, target.post_process_write().destination, show, 1.0);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Refinement>()
        .add_plugins(ExtractResourcePlugin::<Refinement>::default())
        .add_systems(
            PostUpdate,
            watch
                .after(TransformSystems::Propagate)
                .after(AssetEventSystems)
                .after(CameraUpdateSystems)
                .after(VisibilitySystems::VisibilityPropagate),
        );
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing
            .init_resource::<Average>()
            .add_systems(Render, shift.in_set(RenderSystems::PrepareAssets))
            .add_systems(Core3d, average.in_set(Core3dSystems::EarlyPostProcess));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_after_a_change_is_shown_and_those_after_it_are_averaged() {
        let mut average = Average::default();
        let mut scene = Refinement { frames: 3, ..Refinement::default() };
        scene.advance(true);
        let mut frame = |has_changed: bool| {
            scene.advance(has_changed);
            average.next(scene)
        };
        assert_eq!(frame(true), Step::Show);
        let still = [(); 5].map(|()| frame(false));
        let added = [Step::Add(1), Step::Add(2), Step::Add(3)];
        assert_eq!(still[..3], added);
        assert_eq!(still[3..], [Step::Keep; 2]);
        assert_eq!(frame(true), Step::Show);
        assert_eq!(frame(false), Step::Add(1));
    }

    #[test]
    fn the_shifts_stay_in_the_pixel_and_cancel_out() {
        let shifts: Vec<_> = (1..=FRAMES).map(scattered).collect();
        assert!(shifts.iter().all(|shift| shift.abs().max_element() <= 0.5));
        let mean = shifts.iter().sum::<Vec2>() / FRAMES as f32;
        assert!(mean.length() < 0.05, "{mean}");
    }
}
