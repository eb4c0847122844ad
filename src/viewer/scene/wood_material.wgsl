// Wood in one key light and a soft sky: what Bevy's standard material would show here, for a fraction of the work.
#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{lights, view},
    shadows::fetch_directional_shadow,
}
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::{screen_space_dither, tone_mapping}
#endif

struct WoodUniform {
    tint: vec4<f32>,
    // What it fades into, and how far.
    haze: vec4<f32>,
    sky: vec4<f32>,
    horizon: vec4<f32>,
    ground: vec4<f32>,
    // Scale of the grain along and across, gloss, and for the table: half the width of the plinth on it, else 0.
    grain: vec4<f32>,
    // For the cubes: the height of the flat board, that of the lowest terrace, and that of a step; else 0.
    terraces: vec4<f32>,
}

// The share of a flank's light, compared with a top.
const FLANK: f32 = 0.64;
// How dark the foot of a step is, and how soon that fades.
const CREVICE: f32 = 0.9;
const CREVICE_FADES: f32 = 2.3;
// The share of light of the lowest terrace's tops, and what each step adds.
const LOWEST: f32 = 0.79;
const LIGHTER: f32 = 0.06;
// From above, where no flank is seen, heights are drawn more strongly: the shadow at the foot of a step is as dark, but
// reaches twice as far, each terrace is a shade lighter than the last, and the outer rim of each catches the light.
const CREVICE_FADES_ABOVE: f32 = 1.15;
const LOWEST_ABOVE: f32 = 0.66;
const LIGHTER_ABOVE: f32 = 0.1;
const RIM: f32 = 0.34;
const RIM_WIDTH: f32 = 0.075;
// The opacity of clear cubes, in the color of their wood: of tops and of flanks.
const CLEAR_TOP: f32 = 0.16;
const CLEAR_FLANK: f32 = 0.1;
// The light that an edge mirrors, in parts of the gloss.
const EDGE_GLOSS: f32 = 8.0;

// The share of the sky that a point of a cube's top sees past the next higher terrace, and the share of light of its
// terrace: the higher, the lighter. `above` is 1 where the camera looks straight down.
fn terrace_light(at: vec3<f32>, above: f32) -> vec2<f32> {
    // The terraces are squares round the middle: their steps are where the larger of |x| and |z| is whole.
    let ring = max(abs(at.x), abs(at.z));
    let inner = floor(ring);
    let level = 4.0 - inner;
    let raised = look.terraces.y - look.terraces.x + level * look.terraces.z;
    let relief = clamp((at.y - look.terraces.x) / raised, 0.0, 1.0);
    let fades = mix(CREVICE_FADES, CREVICE_FADES_ABOVE, above);
    // The foot of a step is where the ring begins, except on the summit, which has none above it.
    let crevice = select(0.0, CREVICE * exp(-fades * (ring - inner)), inner > 0.5);
    let rim = above * RIM * smoothstep(1.0 - RIM_WIDTH, 1.0, ring - inner);
    let lightness = mix(LOWEST + LIGHTER * level, LOWEST_ABOVE + LIGHTER_ABOVE * level, above) + rim;
    return vec2(1.0 - relief * crevice, mix(1.0, lightness, relief));
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: WoodUniform;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var albedo = textureSample(picture, picture_sampler, in.uv * look.grain.xy) * look.tint;
#ifdef VERTEX_COLORS
    albedo = vec4(albedo.rgb * in.color.rgb, albedo.a);
#endif
    var haze = look.haze.a;
    if look.grain.w > 0.0 {
        // The table: transparent parts fade into the background, and the plinth shades its foot.
        haze = 1.0 - albedo.a;
        let beyond = length(max(abs(in.world_position.xz) - look.grain.w, vec2(0.0)));
        let near = clamp(1.0 - beyond / 2.5, 0.0, 1.0);
        albedo = vec4(albedo.rgb * (1.0 - 0.62 * near * near * near), 1.0);
    }
    let normal = normalize(in.world_normal);
    // The bevels are where the normal lies between the axes.
    let bevel = 1.0 - max(max(abs(normal.x), abs(normal.y)), abs(normal.z));
    let to_eye = normalize(view.world_position - in.world_position.xyz);
    // Seen from straight above, every top would mirror the light at once.
    let slant = clamp((1.0 - to_eye.y) * 12.0, 0.0, 1.0);
    var sky = 1.0;
    if look.terraces.z > 0.0 {
        let upright = 1.0 - abs(normal.y);
        let above = 1.0 - clamp((1.0 - to_eye.y) * 60.0, 0.0, 1.0);
        let terrace = terrace_light(in.world_position.xyz, above);
        sky = mix(terrace.x, 1.0, upright);
        albedo = vec4(albedo.rgb * mix(terrace.y, FLANK, upright) * mix(1.0, sky, 0.6), albedo.a);
    }
    let ambient = sky * mix(look.horizon.rgb, select(look.ground.rgb, look.sky.rgb, normal.y > 0.0), abs(normal.y));
    var light = ambient * albedo.rgb;

    if lights.n_directional_lights > 0u {
        let key = &lights.directional_lights[0];
        let to_light = (*key).direction_to_light;
        let facing = dot(normal, to_light);
        if facing > 0.0 {
            let depth = dot(vec4(view.view_from_world[0].z, view.view_from_world[1].z, view.view_from_world[2].z, view.view_from_world[3].z), in.world_position);
            let shadow = fetch_directional_shadow(0u, in.world_position, normal, depth, in.position.xy);
            let gloss = pow(max(dot(normal, normalize(to_light + to_eye)), 0.0), 18.0) * look.grain.z * slant;
            // A polished edge mirrors the light over a wide angle, as no flat side does.
            let edge = bevel * look.grain.z * EDGE_GLOSS;
            light += (albedo.rgb * 0.31831 + gloss + edge) * (*key).color.rgb * facing * shadow;
        }
    }
    var color = vec4(light * view.exposure, 1.0);
#ifdef TONEMAP_IN_SHADER
    color = tone_mapping(color, view.color_grading);
#endif
    var opacity = 1.0;
    if look.tint.a < 1.0 {
        // One layer only: faces between two cubes of a terrace, and those toward the middle, are left out.
        let is_upright = abs(normal.y) < 0.5;
        let faces_x = abs(normal.x) > abs(normal.z);
        let out = select(in.world_position.z * sign(normal.z), in.world_position.x * sign(normal.x), faces_x);
        let aside = abs(select(in.world_position.x, in.world_position.z, faces_x));
        let is_inner = is_upright && aside > out + 0.02;
        let clear = select(select(CLEAR_TOP, CLEAR_FLANK, is_upright), 0.0, is_inner);
        opacity = mix(clear, 1.0, look.tint.a);
        haze *= look.tint.a;
    }
    color = vec4(mix(color.rgb, look.haze.rgb, haze), opacity);
#ifdef TONEMAP_IN_SHADER
#ifdef DEBAND_DITHER
    color = vec4(max(color.rgb + screen_space_dither(in.position.xy) * sqrt(max(color.rgb, vec3(0.0))), vec3(0.0)), opacity);
#endif
#endif
    return color;
}
