//! The material of cubes, plinth and table: textured wood under a fixed light, cheap enough for a software renderer.

use bevy::{
    asset::uuid_handle,
    prelude::*,
    render::render_resource::{AsBindGroup, ShaderType},
    shader::{Shader, ShaderRef},
};

use super::add_shader;
use super::occupancy::Occupancy;
use crate::viewer::scene::light;
use crate::viewer::ui::palette;

const SHADER: Handle<Shader> = uuid_handle!("5b9e2a37-0f6c-4a43-9d0e-1d3c67a2f0b8");

/// Share of wood left in glass.
const CLEAREST: f32 = 0.0;

#[derive(ShaderType, Debug, Clone)]
struct WoodUniform {
    tint: Vec4,
    haze: Vec4,
    sky: Vec4,
    horizon: Vec4,
    ground: Vec4,
    grain: Vec4,
    part: Vec4,
}

/// Wood or another matt surface under the scene's light.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub struct WoodMaterial {
    #[uniform(0)]
    look: WoodUniform,
    #[texture(1)]
    #[sampler(2)]
    picture: Handle<Image>,
    #[texture(10, sample_type = "u_int")]
    occupancy: Handle<Image>,
}

impl WoodMaterial {
    /// A tinted texture that repeats every `span` units of the mesh's texture coordinates.
    pub(in crate::viewer::scene) fn new(
        picture: &Handle<Image>,
        tint: Color,
        span: Vec2,
        occupancy: &Occupancy,
    ) -> WoodMaterial {
        let linear = |color: Color| color.to_linear().to_vec4();
        WoodMaterial {
            look: WoodUniform {
                tint: linear(tint),
                haze: Vec4::ZERO,
                sky: linear(palette::SKY) * light::FILL,
                horizon: linear(palette::HORIZON) * light::FILL,
                ground: linear(palette::FLOOR) * light::FILL,
                grain: span.recip().extend(0.02).extend(0.0),
                part: Vec4::ZERO,
            },
            picture: picture.clone(),
            occupancy: occupancy.0.clone(),
        }
    }

    /// Returns the material for the table: matt, fading into the background where the texture is transparent, and
    /// shaded around a square of this half width.
    pub fn for_table(mut self, plinth: f32, background: Color) -> WoodMaterial {
        self.look.grain.z = 0.0;
        self.look.grain.w = plinth;
        self.look.haze = background.to_linear().to_vec4();
        self
    }

    /// Returns the material for the cubes, darker on the flanks and at the foot of each step.
    pub fn for_cubes(mut self) -> WoodMaterial {
        self.look.part.x = 1.0;
        self
    }

    /// Returns the material turned to glass with visible edges, by a degree of 0.0..=1.0.
    pub fn translucent(mut self, degree: f32) -> WoodMaterial {
        self.look.tint.w = 1.0.lerp(CLEAREST, degree);
        self
    }

    /// Returns the material faded into the haze by a degree of 0.0..=1.0.
    pub fn faded(mut self, far: f32, haze: Color) -> WoodMaterial {
        self.look.haze = haze.to_linear().to_vec4().with_w(0.72 * far);
        self
    }
}

impl Material for WoodMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.look.tint.w < 1.0 { AlphaMode::Blend } else { AlphaMode::Opaque }
    }
}

pub(super) fn plugin(app: &mut App) {
    add_shader(app, &SHADER, "wood.wgsl", include_str!("wood.wgsl"));
    app.add_plugins(MaterialPlugin::<WoodMaterial>::default());
}
