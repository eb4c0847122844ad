use super::Rgb;

/// The figure of a surface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// Rings and fibers of wood.
    Grain {
        /// Rings across a texture.
        rings: f32,
        /// The irregularity of the rings.
        waviness: f32,
        /// The difference between early and late wood, from 0 to 1.
        contrast: f32,
        /// The share of pores, from 0 to 1.
        pores: f32,
    },
    /// Clouds and veins of stone.
    Veins {
        /// The density of the veins.
        veins: f32,
        /// The strength of the clouds, from 0 to 1.
        clouds: f32,
    },
    /// One plain color.
    Plain,
}

impl Figure {
    /// The wood of a table.
    pub const PLANKS: Figure = Figure::Grain {
        rings: 11.0,
        waviness: 2.4,
        contrast: 0.6,
        pores: 0.4,
    };
}

/// A wood or a stone: three colors and their figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    /// The figure.
    pub figure: Figure,
    /// The number that makes this piece of it differ from others.
    pub seed: u32,
    /// Early wood, or the body of a stone.
    pub base: Rgb,
    /// Late wood, or the clouds of a stone.
    pub shade: Rgb,
    /// The pores of wood, or the veins of a stone.
    pub accent: Rgb,
}
