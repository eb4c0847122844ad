//! The material for drawings on the board: unlit, with smooth edges even without multisampling.

use bevy::{
    asset::uuid_handle,
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{
        AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
    },
    shader::{Shader, ShaderRef},
};

use super::add_shader;
use crate::themes::ColorRole;
use crate::viewer::kernel::settings::{CurrentTheme, has_new_theme};
use crate::viewer::scene::SceneSystems;

const SHADER: Handle<Shader> = uuid_handle!("0d7c3a52-58f4-4b0e-9b6e-7f2f3f1a9c11");

/// Color and opacity of the dark edge.
const EDGE: LinearRgba = LinearRgba::new(0.02, 0.015, 0.01, 0.8);

#[derive(ShaderType, Debug, Clone)]
struct DrawnUniform {
    color: Vec4,
    edge: Vec4,
    width: Vec4,
}

/// The material of a drawing whose mesh encodes each vertex's distance inside its outline; see
/// [`outlines`](crate::viewer::scene::outlines).
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
#[bind_group_data(DepthBias)]
pub struct DrawnMaterial {
    #[uniform(0)]
    look: DrawnUniform,
    /// The role that provides the color; `None` for vertex colors.
    role: Option<ColorRole>,
    opacity: f32,
    depth_bias: f32,
}

/// Depth bias of a drawing, in depth-buffer steps; each value has its own pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct DepthBias(i32);

impl From<&DrawnMaterial> for DepthBias {
    fn from(material: &DrawnMaterial) -> DepthBias {
        DepthBias(material.depth_bias as i32)
    }
}

impl DrawnMaterial {
    /// A material in a role's color, which follows theme changes; with `None`, in the mesh's vertex colors.
    pub fn new(role: Option<ColorRole>, theme: &CurrentTheme) -> DrawnMaterial {
        let mut material = DrawnMaterial {
            look: DrawnUniform { color: Vec4::ONE, edge: Vec4::ZERO, width: Vec4::ZERO },
            role,
            opacity: 1.0,
            depth_bias: 0.0,
        };
        material.recolor(theme);
        material
    }

    /// Returns the material with a dark edge of this width, in cubes.
    pub fn edged(mut self, width: f32) -> DrawnMaterial {
        self.look.edge = EDGE.to_vec4();
        self.look.width.x = width;
        self
    }

    /// Returns the material with an opaque dark edge of this width, which stands out from every wood.
    pub fn firmly_edged(mut self, width: f32, theme: &CurrentTheme) -> DrawnMaterial {
        self.look.edge = theme.paint(ColorRole::Edge).to_linear().to_vec4();
        self.look.width.x = width;
        self
    }

    /// Returns the material with its opacity scaled.
    pub fn with_opacity(mut self, opacity: f32) -> DrawnMaterial {
        self.opacity *= opacity;
        self.look.color.w *= opacity;
        self
    }

    /// Returns the material moved toward the camera by this many depth-buffer steps.
    pub fn raised(mut self, depth_bias: f32) -> DrawnMaterial {
        self.depth_bias += depth_bias;
        self
    }

    /// Updates the role's color from a theme.
    fn recolor(&mut self, theme: &CurrentTheme) {
        let color = self.role.map_or(Color::WHITE, |role| theme.paint(role));
        let color = color.with_alpha(color.alpha() * self.opacity);
        self.look.color = color.to_linear().to_vec4();
    }
}

impl Material for DrawnMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
    }

    fn depth_bias(&self) -> f32 {
        self.depth_bias
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<DrawnMaterial>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.primitive.cull_mode = None;
        if let Some(depth) = descriptor.depth_stencil.as_mut() {
            depth.bias.constant = key.bind_group_data.0;
        }
        Ok(())
    }
}

/// Recolors all drawings when the theme changes.
fn recolor(theme: Res<CurrentTheme>, mut materials: ResMut<Assets<DrawnMaterial>>) {
    for (_, material) in materials.iter_mut() {
        material.recolor(&theme);
    }
}

pub(super) fn plugin(app: &mut App) {
    add_shader(app, &SHADER, "drawn.wgsl", include_str!("drawn.wgsl"));
    app.add_plugins(MaterialPlugin::<DrawnMaterial>::default())
        .add_systems(Update, recolor.in_set(SceneSystems::Draw).run_if(has_new_theme));
}
