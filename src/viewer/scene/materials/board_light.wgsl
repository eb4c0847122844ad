// The light on the board: the soft shadows that its steps and pieces cast, and the sky that they hide. All of it is
// computed from the heights of the terraces and from the squares that are taken, so that shadows are as soft as their
// distance makes them, and no map of shadows is drawn.
#define_import_path dames3d::board_light
#import bevy_pbr::mesh_view_bindings::view
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::{screen_space_dither, tone_mapping}
#endif

// One row: the heights of the terraces, the squares that are taken, those that White has, then the pieces that are not on
// a square.
@group(#{MATERIAL_BIND_GROUP}) @binding(10) var occupancy: texture_2d<u32>;

struct Terraces {
    // The height of the lowest one, and that of a step.
    base: f32,
    step: f32,
    // From the flat board, 0, to the pyramid, 1.
    relief: f32,
    // The number of pieces that are not on a square.
    moving: u32,
}

// The light that is left at a point, of the key light and of the sky, and the shares of white and black pieces in what is
// mirrored there.
struct Shade {
    key: f32,
    sky: f32,
    white: f32,
    black: f32,
}

// The height of a king's shadow: a crown casts hardly any. The other measures of the scene, RADIUS and MAN_HEIGHT of
// pieces, PLINTH and PLINTH_HEIGHT, are constants of the program, which adds them here.
const KING_HEIGHT: f32 = 0.5;
// The light that lit wood throws on what is beside it, in parts of the key light.
const BOUNCE: vec3<f32> = vec3(0.21, 0.155, 0.12);
// The width of the lamp, seen from the board: the width of a penumbra for each cube between a shadow and what casts it.
const LAMP: f32 = 0.17;
// The same for what polished wood mirrors.
const MIRROR: f32 = 0.3;
// The width of the penumbra where a shadow begins.
const SHARPEST: f32 = 0.012;

fn terraces() -> Terraces {
    let heights = textureLoad(occupancy, vec2(0, 0), 0);
    return Terraces(
        bitcast<f32>(heights.x),
        bitcast<f32>(heights.y),
        bitcast<f32>(heights.z),
        heights.w,
    );
}

// The share of the key light that the terraces hide from a point.
fn step_shadow(at: vec3<f32>, steps: Terraces, slope: vec2<f32>) -> f32 {
    // Mirrored, so that the light comes from positive x and z.
    let reach = max(abs(slope), vec2(1e-4));
    let across = length(reach);
    let start = at.xz * select(vec2(-1.0), vec2(1.0), slope >= vec2(0.0));
    let aside = abs(start.x * reach.y - start.y * reach.x) / across;
    let corner = (reach.x + reach.y) / across;
    var hidden = 0.0;
    // The plinth, then the terraces.
    for (var level = -1; level < 5; level++) {
        let is_plinth = level < 0;
        let half = select(5.0 - f32(level), PLINTH, is_plinth);
        let rise = select(steps.base + f32(level) * steps.step, PLINTH_HEIGHT, is_plinth) - at.y;
        if rise > 0.02 {
            // The way to the light, as far as the terrace is high, crosses its square, or passes this far from it.
            let end = -half - (start + reach * rise);
            let begin = start - half;
            let blur = SHARPEST + LAMP * rise * across * 0.6;
            let past = max(max(end.x, end.y), aside - half * corner);
            let covered = 1.0 - smoothstep(-blur, blur, past);
            let behind = 1.0 - smoothstep(-0.03, 0.0, max(begin.x, begin.y));
            hidden = max(hidden, covered * behind);
        }
    }
    return hidden;
}

// The share of the light from one direction that a piece hides from a point: from a lamp, or mirrored, of this width. The
// piece stands upright on its foot.
fn piece_cover(at: vec3<f32>, foot: vec3<f32>, height: f32, slope: vec2<f32>, wide: f32) -> f32 {
    let top = foot.y + height - at.y;
    if top <= 0.005 {
        return 0.0;
    }
    // The part of the way to the light that is as high as the piece.
    let low = max(foot.y - at.y, 0.0);
    let from_start = foot.xz - at.xz - slope * low;
    let along = slope * (top - low);
    let part = clamp(dot(from_start, along) / max(dot(along, along), 1e-5), 0.0, 1.0);
    let past = length(from_start - along * part) - RADIUS;
    let blur = SHARPEST + wide * mix(low, top, part) * length(slope);
    return 1.0 - smoothstep(-blur, blur, past);
}

// The share of the sky that a piece hides from a point.
fn piece_occlusion(at: vec3<f32>, foot: vec3<f32>, height: f32) -> f32 {
    let top = foot.y + height - at.y;
    let low = max(foot.y - at.y, 0.0);
    let apart = length(foot.xz - at.xz);
    let gap = max(apart - RADIUS, 0.0) + low;
    let wide = min(RADIUS / max(apart, RADIUS), 1.0);
    return select(0.0, 0.62 * wide * (1.0 - gap * inverseSqrt(gap * gap + top * top * 0.6)), top > 0.005);
}

// The height of the piece on a cell of the board, 0 for none. Cells are counted from the north-west, and dark ones have a
// bit each.
fn height_on(cell: vec2<i32>, bit: u32, taken: vec4<u32>) -> f32 {
    if any(cell < vec2(0)) || any(cell > vec2(9)) || ((cell.x + cell.y) & 1) == 0 {
        return 0.0;
    }
    let words = select(taken.xz, taken.yw, bit >= 32u) >> vec2(bit & 31u);
    return select(0.0, select(MAN_HEIGHT, KING_HEIGHT, (words.y & 1u) == 1u), (words.x & 1u) == 1u);
}

// The middle of a cell, on its terrace.
fn place_of(cell: vec2<i32>, steps: Terraces) -> vec3<f32> {
    let middle = vec2<f32>(cell) - 4.5;
    let level = 4.5 - max(abs(middle.x), abs(middle.y));
    return vec3(middle.x, steps.base + level * steps.step, middle.y);
}

// The light that steps and pieces leave at a point, but for the piece on the cell `own`, and the pieces seen in the
// direction that is mirrored.
fn shade_at(at: vec3<f32>, steps: Terraces, to_light: vec3<f32>, mirrored: vec3<f32>, own: vec2<i32>) -> Shade {
    let slope = to_light.xz / max(to_light.y, 0.05);
    let mirror = mirrored.xz / max(mirrored.y, 0.05);
    var shade = Shade(1.0 - step_shadow(at, steps, slope), 1.0, 0.0, 0.0);
    let taken = textureLoad(occupancy, vec2(1, 0), 0);
    let whites = textureLoad(occupancy, vec2(2, 0), 0).xy;
    let home = vec2<i32>(floor(at.xz + 5.0));
    for (var row = -1; row <= 1; row++) {
        for (var column = -1; column <= 1; column++) {
            let cell = home + vec2(column, row);
            let bit = u32(cell.y * 5 + cell.x / 2);
            let height = height_on(cell, bit, taken);
            if height > 0.0 && any(cell != own) {
                let foot = place_of(cell, steps);
                shade.key *= 1.0 - piece_cover(at, foot, height, slope, LAMP);
                shade.sky *= 1.0 - piece_occlusion(at, foot, height);
                if mirrored.y > 0.0 {
                    let seen = piece_cover(at, foot, height, mirror, MIRROR);
                    let is_white = ((select(whites.x, whites.y, bit >= 32u) >> (bit & 31u)) & 1u) == 1u;
                    shade.white = max(shade.white, select(0.0, seen, is_white));
                    shade.black = max(shade.black, select(seen, 0.0, is_white));
                }
            }
        }
    }
    for (var index = 0u; index < steps.moving; index++) {
        let piece = textureLoad(occupancy, vec2(3 + i32(index), 0), 0);
        let foot = vec3(bitcast<f32>(piece.x), bitcast<f32>(piece.y), bitcast<f32>(piece.z));
        // A piece casts no shadow on itself.
        let is_own = own.x > -100 && length(foot.xz - at.xz) < RADIUS + 0.06 && at.y > foot.y - 0.01;
        if !is_own {
            shade.key *= 1.0 - piece_cover(at, foot, bitcast<f32>(piece.w), slope, LAMP);
            shade.sky *= 1.0 - piece_occlusion(at, foot, bitcast<f32>(piece.w));
        }
    }
    return shade;
}

// The light of the sky, the horizon and the ground on a surface.
fn hemisphere_light(normal: vec3<f32>, sky: vec3<f32>, horizon: vec3<f32>, ground: vec3<f32>) -> vec3<f32> {
    return mix(horizon, select(ground, sky, normal.y > 0.0), abs(normal.y));
}

// The visible share of the sky with the light that comes back from what hides it, of the same color: crevices in light
// wood are warm and not gray. A fit by Jiménez et al., "Practical Real-Time Strategies for Accurate Indirect Occlusion",
// 2016.
fn with_interreflections(sky: f32, albedo: vec3<f32>) -> vec3<f32> {
    let a = 2.0404 * albedo - 0.3324;
    let b = -4.7951 * albedo + 0.6417;
    let c = 2.7552 * albedo + 0.6903;
    return max(vec3(sky), ((sky * a + b) * sky + c) * sky);
}

// The color in which the camera shows light.
fn toned(light: vec3<f32>) -> vec3<f32> {
#ifdef TONEMAP_IN_SHADER
    return tone_mapping(vec4(light, 1.0), view.color_grading).rgb;
#else
    return light;
#endif
}

// The color with noise against bands.
fn dithered(color: vec3<f32>, pixel: vec2<f32>) -> vec3<f32> {
#ifdef TONEMAP_IN_SHADER
#ifdef DEBAND_DITHER
    return max(color + screen_space_dither(pixel) * sqrt(max(color, vec3(0.0))), vec3(0.0));
#endif
#endif
    return color;
}
