//! Meshes computed at startup: beveled blocks, turned pieces, flat markers.

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

/// Vertices and triangles of a future [`Mesh`]. Triangles are counter-clockwise seen from outside.
#[derive(Default)]
pub struct Shape {
    pub(super) positions: Vec<Vec3>,
    pub(super) normals: Vec<Vec3>,
    pub(super) uvs: Vec<Vec2>,
    pub(super) colors: Vec<LinearRgba>,
    pub(super) triangles: Vec<u32>,
}

impl Shape {
    pub(super) fn vertex(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv);
        self.positions.len() as u32 - 1
    }

    pub(super) fn quad(&mut self, a: u32, b: u32, c: u32, d: u32) {
        self.triangles.extend([a, b, c, a, c, d]);
    }

    /// Returns the union of both shapes. Either both or neither must have vertex colors.
    pub fn and(mut self, other: Shape) -> Shape {
        let first = self.positions.len() as u32;
        self.positions.extend(other.positions);
        self.normals.extend(other.normals);
        self.uvs.extend(other.uvs);
        self.colors.extend(other.colors);
        self.triangles.extend(other.triangles.iter().map(|index| index + first));
        self
    }

    pub fn moved(mut self, by: Vec3) -> Shape {
        self.positions.iter_mut().for_each(|position| *position += by);
        self
    }

    /// Returns this shape with its points mapped by a function; normals are unchanged.
    pub fn mapped(mut self, place: impl Fn(Vec3) -> Vec3) -> Shape {
        for position in &mut self.positions {
            *position = place(*position);
        }
        self
    }

    /// A rectangle that shows a part of an image, from its upper left corner with its right and down edges.
    pub fn picture(corner: Vec3, right: Vec3, down: Vec3, part: Rect) -> Shape {
        let mut shape = Shape::default();
        let normal = down.cross(right).normalize();
        let [a, b, c, d] = [(0.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0)].map(|(u, v)| {
            shape.vertex(
                corner + right * u + down * v,
                normal,
                part.min + part.size() * Vec2::new(u, v),
            )
        });
        shape.quad(a, b, c, d);
        shape
    }

    /// Returns the mesh, kept in main memory for picking. It always has vertex colors, so that one shader draws all.
    pub fn mesh(self) -> Mesh {
        let colors = if self.colors.is_empty() {
            vec![LinearRgba::WHITE; self.positions.len()]
        } else {
            self.colors
        };
        let mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default());
        with_colors(mesh, colors)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_indices(Indices::U32(self.triangles))
    }
}

pub fn with_colors(mesh: Mesh, colors: Vec<LinearRgba>) -> Mesh {
    let colors: Vec<_> = colors.iter().map(|color| color.to_f32_array()).collect();
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
}

/// A box with rounded edges and no underside, its top at y = 0: `half` is its half size, `bevel` the radius of the
/// edges. The sides darken toward the foot, where less light arrives. The grain runs along x, or along z if `across`;
/// `offset` shifts the texture, in world units.
pub fn block(half: Vec3, bevel: f32, offset: Vec2, across: bool) -> Shape {
    const SIDES: [(Vec3, Vec3); 5] = [
        (Vec3::Y, Vec3::X),
        (Vec3::Z, Vec3::X),
        (Vec3::NEG_Z, Vec3::NEG_X),
        (Vec3::X, Vec3::NEG_Z),
        (Vec3::NEG_X, Vec3::Z),
    ];
    let mut shape = Shape::default();
    for (out, right) in SIDES {
        let up = out.cross(right);
        let reach = |axis: Vec3| (axis * half).abs().max_element();
        let steps =
            |axis: Vec3| [-reach(axis), bevel - reach(axis), reach(axis) - bevel, reach(axis)];
        let mut rows = Vec::new();
        for v in steps(up) {
            rows.push(steps(right).map(|u| {
                let surface = out * reach(out) + right * u + up * v;
                let inner = surface.clamp(Vec3::splat(bevel) - half, half - Vec3::splat(bevel));
                let normal = (surface - inner).normalize();
                let point = inner + normal * bevel;
                let depth = (half.y - point.y - bevel).max(0.0) / (2.0 * half.y);
                shape.colors.push(LinearRgba::gray(1.0 - 0.55 * depth));
                shape.vertex(point - Vec3::Y * half.y, normal, offset + grain(point, out, across))
            }));
        }
        for pair in rows.windows(2) {
            for i in 0..3 {
                shape.quad(pair[0][i], pair[0][i + 1], pair[1][i + 1], pair[1][i]);
            }
        }
    }
    shape
}

/// Returns the texture coordinates of a point of a block, along and across the grain.
fn grain(point: Vec3, out: Vec3, across: bool) -> Vec2 {
    let (point, out) = if across { (point.zyx(), out.zyx()) } else { (point, out) };
    if out.x.abs() > 0.5 {
        Vec2::new(point.y * 0.12, point.z)
    } else if out.z.abs() > 0.5 {
        Vec2::new(point.x, point.y + 0.37)
    } else {
        Vec2::new(point.x, point.z)
    }
}

/// A point of a lathe profile: distance from the axis, height, color.
pub type LathePoint = (f32, f32, LinearRgba);

/// A solid of revolution; the profile runs from the center of the top outwards and down. Edges sharper than 40° are not
/// smoothed. The grain runs along x.
pub fn turned(profile: &[LathePoint], segments: u32) -> Shape {
    let slopes: Vec<Vec2> = profile
        .windows(2)
        .map(|pair| {
            let along = Vec2::new(pair[1].0 - pair[0].0, pair[1].1 - pair[0].1).normalize_or_zero();
            Vec2::new(-along.y, along.x)
        })
        .collect();
    let smooth = |own: usize, other: Option<usize>| {
        let beside = other.and_then(|other| slopes.get(other)).copied().unwrap_or(slopes[own]);
        if slopes[own].dot(beside) > 0.76 {
            (slopes[own] + beside).normalize()
        } else {
            slopes[own]
        }
    };
    let mut shape = Shape::default();
    for (own, pair) in profile.windows(2).enumerate() {
        let ends =
            [(pair[0], smooth(own, own.checked_sub(1))), (pair[1], smooth(own, Some(own + 1)))];
        let rings = ends.map(|((radius, height, color), normal)| {
            let first = shape.positions.len() as u32;
            for segment in 0..=segments {
                let (sin, cos) = (TAU * segment as f32 / segments as f32).sin_cos();
                let point = Vec3::new(radius * cos, height, radius * sin);
                shape.vertex(
                    point,
                    Vec3::new(normal.x * cos, normal.y, normal.x * sin),
                    Vec2::new(point.x + 0.2 * height, point.z + height),
                );
                shape.colors.push(color);
            }
            first
        });
        for segment in 0..segments {
            let [inner, outer] = rings.map(|first| first + segment);
            if pair[0].0 > 0.0 {
                shape.triangles.extend([inner, inner + 1, outer]);
            }
            if pair[1].0 > 0.0 {
                shape.triangles.extend([inner + 1, outer + 1, outer]);
            }
        }
    }
    shape
}

/// A crown: a band of this radius standing on y = 0 with `points` points that lean outwards, visible from both sides.
pub fn crown(radius: f32, height: f32, points: u32, color: LinearRgba) -> Shape {
    let mut shape = Shape::default();
    let spot = |turn: f32, up: f32| {
        let (sin, cos) = (TAU * turn / points as f32).sin_cos();
        let lean = radius * (0.94 + 0.42 * up);
        Vec3::new(lean * cos, up * height, lean * sin)
    };
    for side in [1.0, -1.0] {
        let thickness = Vec3::new(1.0, 0.0, 1.0) * (1.0 + side * 0.035);
        for point in 0..points {
            let turn = point as f32;
            let corners = [(0.0, 0.0), (0.0, 0.48), (0.5, 1.0), (1.0, 0.48), (1.0, 0.0)];
            let [a, b, c, d, e] = corners.map(|(along, up)| {
                let position = spot(turn + along, up) * (thickness + Vec3::Y);
                let outwards = Vec3::new(position.x, -0.15 * radius, position.z).normalize() * side;
                shape.colors.push(color);
                shape.vertex(position, outwards, Vec2::ZERO)
            });
            for [p, q, r] in [[a, b, e], [b, d, e], [b, c, d]] {
                shape.triangles.extend(if side > 0.0 { [p, q, r] } else { [p, r, q] });
            }
        }
    }
    shape
}
