//! The material of the pieces: turned wood under a lacquer that reflects the lamp and the room.

use bevy::asset::uuid_handle;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::{Shader, ShaderRef};

use super::add_shader;
use super::occupancy::Occupancy;
use super::wood_texture::SPAN;
use crate::viewer::scene::light;
use crate::viewer::ui::palette;

const SHADER: Handle<Shader> = uuid_handle!("9d3b6a52-1c47-4b83-8a2e-6f0d5e7c4b19");

#[derive(ShaderType, Debug, Clone)]
struct LacquerUniform {
    tint: Vec4,
    glow: Vec4,
    sky: Vec4,
    horizon: Vec4,
    ground: Vec4,
    grain: Vec4,
}

/// Lacquered wood under the scene's light; translucent if its color's opacity is below 1.
#[derive(Asset, AsBindGroup, TypePath, Debug, Clone)]
pub struct LacquerMaterial {
    #[uniform(0)]
    look: LacquerUniform,
    #[texture(1)]
    #[sampler(2)]
    picture: Handle<Image>,
    #[texture(3, dimension = "cube")]
    #[sampler(4)]
    room: Handle<Image>,
    #[texture(10, sample_type = "u_int")]
    occupancy: Handle<Image>,
}

impl LacquerMaterial {
    /// Lacquered wood of this grain, reflecting this room.
    pub(in crate::viewer::scene) fn new(
        picture: &Handle<Image>,
        room: &Handle<Image>,
        occupancy: &Occupancy,
    ) -> LacquerMaterial {
        let linear = |color: Color| color.to_linear().to_vec4() * light::FILL;
        LacquerMaterial {
            look: LacquerUniform {
                tint: Vec4::ONE,
                glow: Vec4::ZERO,
                sky: linear(palette::SKY).with_w(light::FILL),
                horizon: linear(palette::HORIZON),
                ground: linear(palette::FLOOR),
                grain: SPAN.recip().extend(1.0).extend(0.0),
            },
            picture: picture.clone(),
            room: room.clone(),
            occupancy: occupancy.0.clone(),
        }
    }

    /// Returns the material with this opacity, without reflections, which would make translucent pieces equally gray.
    pub(in crate::viewer::scene) fn translucent(mut self, opacity: f32) -> LacquerMaterial {
        self.look.tint.w = opacity;
        self.look.grain.z = 0.0;
        self
    }

    /// Sets another grain.
    pub(in crate::viewer::scene) fn set_picture(&mut self, picture: &Handle<Image>) {
        self.picture = picture.clone();
    }

    pub(in crate::viewer::scene) fn set_colors(&mut self, tint: Color, glow: LinearRgba) {
        self.look.tint = tint.to_linear().to_vec4();
        self.look.glow = glow.to_vec4();
    }
}

impl Material for LacquerMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.look.tint.w < 1.0 { AlphaMode::Blend } else { AlphaMode::Opaque }
    }
}

pub(super) fn plugin(app: &mut App) {
    add_shader(app, &SHADER, "lacquer.wgsl", include_str!("lacquer.wgsl"));
    app.add_plugins(MaterialPlugin::<LacquerMaterial>::default());
}
