//! Occupancy map: the heights of terraces and pieces in a small texture, from which the materials compute shadows and
//! contact darkening for the whole board.

use bevy::asset::{RenderAssetUsages, uuid_handle};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::shader::Shader;

use crate::board::Cube;
use crate::rules::{Piece, PieceKind, Side};
use crate::viewer::scene::geometry::{HALF, PLINTH_HEIGHT, PLINTH_WIDTH, cube_top};
use crate::viewer::scene::turned_pieces::{MAN_HEIGHT, RADIUS, figure_height};

const LIGHT: Handle<Shader> = uuid_handle!("0c1f2a6e-7d58-4a0e-9b0c-51a7c8b6f3d2");

/// Maximum number of shadow-casting pieces off the squares.
const MOST_MOVING: usize = 12;
/// Width of the texture, in texels.
const WIDTH: u32 = 3 + MOST_MOVING as u32;
/// Minimum height of a piece in the air above its square, and its minimum distance from the center.
const IN_THE_AIR: f32 = 0.01;

/// The texture: heights, occupied squares, White's squares, then one texel per piece off the squares.
#[derive(Resource, Clone, Debug)]
pub(in crate::viewer::scene) struct Occupancy(pub(in crate::viewer::scene) Handle<Image>);

/// The content of the texture.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::viewer::scene) struct ShadowCasters {
    base: f32,
    step: f32,
    relief: f32,
    /// A bit for each occupied dark cell from the north-west; then those of kings, and those of White's pieces.
    taken: u64,
    kings: u64,
    whites: u64,
    moving: Vec<Vec4>,
}

impl ShadowCasters {
    pub(in crate::viewer::scene) fn new(relief: f32) -> ShadowCasters {
        let height = |cube: Option<Cube>| cube.map_or(0.0, |cube| cube_top(cube, relief).y);
        let base = height(Cube::from_coords(0, 0));
        ShadowCasters { base, step: height(Cube::from_coords(1, 1)) - base, relief, ..default() }
    }

    /// Adds a piece whose base is at this point.
    pub(in crate::viewer::scene) fn add(&mut self, foot: Vec3, piece: Piece, relief: f32) {
        let is_king = piece.kind == PieceKind::King;
        let cell = (foot.xz() + HALF).floor();
        let cube = Cube::from_coords(9 - cell.y as i8, cell.x as i8);
        let stands_on = cube
            .filter(|cube| cube.square().is_some())
            .filter(|&cube| cube_top(cube, relief).distance(foot) <= IN_THE_AIR);
        if let Some(cube) = stands_on {
            let bit = 1 << ((9 - cube.row()) * 5 + cube.column() / 2);
            self.taken |= bit;
            self.kings |= if is_king { bit } else { 0 };
            self.whites |= if piece.side == Side::White { bit } else { 0 };
        } else if self.moving.len() < MOST_MOVING {
            self.moving.push(foot.extend(figure_height(is_king)));
        }
    }

    pub(in crate::viewer::scene) fn bytes(&self) -> Vec<u8> {
        let words = |bits: u64| [bits as u32, (bits >> 32) as u32];
        let [base, step, relief] = [self.base, self.step, self.relief].map(f32::to_bits);
        let heights = [base, step, relief, self.moving.len() as u32];
        let pair = |bits: u64, other: u64| {
            let ([a, b], [c, d]) = (words(bits), words(other));
            [a, b, c, d]
        };
        let mut texels = vec![heights, pair(self.taken, self.kings), pair(self.whites, 0)];
        texels.extend(self.moving.iter().map(|at| at.to_array().map(f32::to_bits)));
        texels.resize(WIDTH as usize, [0; 4]);
        texels.into_flattened().into_iter().flat_map(u32::to_le_bytes).collect()
    }
}

fn image(content: &ShadowCasters) -> Image {
    Image::new(
        Extent3d { width: WIDTH, height: 1, depth_or_array_layers: 1 },
        TextureDimension::D2,
        content.bytes(),
        TextureFormat::Rgba32Uint,
        RenderAssetUsages::default(),
    )
}

/// Returns the source of the board's lighting shader, with the scene's dimensions.
fn light_source() -> String {
    let measures = [
        ("RADIUS", RADIUS),
        ("MAN_HEIGHT", MAN_HEIGHT),
        ("PLINTH", HALF + PLINTH_WIDTH),
        ("PLINTH_HEIGHT", PLINTH_HEIGHT),
    ];
    let constants = measures.map(|(name, value)| format!("const {name}: f32 = {value:?};\n"));
    include_str!("board_light.wgsl").to_owned() + &constants.concat()
}

pub(super) fn plugin(app: &mut App) {
    let light = Shader::from_wgsl(light_source(), "board_light.wgsl");
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(&LIGHT, light) {
        error!("the shader of the board's light: {error}");
    }
    let image = image(&ShadowCasters::default());
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.insert_resource(Occupancy(image));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;
    use crate::viewer::scene::geometry::square_top;

    const MAN: Piece = Piece { side: Side::Black, kind: PieceKind::Man };
    const KING: Piece = Piece { side: Side::White, kind: PieceKind::King };

    #[test]
    fn each_square_has_its_own_bit_and_kings_have_a_second_one() {
        let mut men = 0;
        for square in Square::all() {
            let mut content = ShadowCasters::new(1.0);
            content.add(square_top(square, 1.0), MAN, 1.0);
            assert_eq!(content.taken.count_ones(), 1, "{square}");
            let others = (men & content.taken, content.kings, content.whites);
            assert_eq!(others, (0, 0, 0), "{square}");
            men |= content.taken;
            content.add(square_top(square, 1.0), KING, 1.0);
            assert_eq!(content.whites, content.taken, "{square}");
            assert_eq!(content.kings, content.taken, "{square}");
            assert!(content.moving.is_empty());
        }
        assert_eq!(men, (1 << 50) - 1);
    }

    #[test]
    fn a_piece_in_the_air_casts_its_shadow_from_where_it_is() {
        let square = Square::from_number(33).expect("a square");
        let place = square_top(square, 0.5) + Vec3::Y;
        let mut content = ShadowCasters::new(0.5);
        content.add(place, KING, 0.5);
        assert_eq!(content.taken, 0);
        assert_eq!(content.moving, [place.extend(figure_height(true))]);
    }
}
