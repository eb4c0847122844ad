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
// Glass: its colour, and the opacity of its body, of what it mirrors at a flat angle, and of its edges.
const GLASS: vec3<f32> = vec3<f32>(0.72, 0.82, 0.86);
const BODY: f32 = 0.055;
const FLAT: f32 = 0.09;
const EDGE: f32 = 0.45;
// The light that an edge mirrors, in parts of the gloss.
const EDGE_GLOSS: f32 = 8.0;

// The share of the sky that a point of a cube's top sees past the next higher terrace, and the share of light of its
// terrace: the higher, the lighter.
fn terrace_light(at: vec3<f32>) -> vec2<f32> {
    // The terraces are squares round the middle: their steps are where the larger of |x| and |z| is whole.
    let ring = max(abs(at.x), abs(at.z));
    let inner = floor(ring);
    let level = 4.0 - inner;
    let raised = look.terraces.y - look.terraces.x + level * look.terraces.z;
    let relief = clamp((at.y - look.terraces.x) / raised, 0.0, 1.0);
    let crevice = select(0.0, CREVICE * exp(-CREVICE_FADES * (ring - inner)), inner > 0.5);
    return vec2(1.0 - relief * crevice, mix(1.0, LOWEST + LIGHTER * level, relief));
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
    var sky = 1.0;
    if look.terraces.z > 0.0 {
        let upright = 1.0 - abs(normal.y);
        let terrace = terrace_light(in.world_position.xyz);
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
            let to_eye = normalize(view.world_position - in.world_position.xyz);
            // Seen from straight above, every top would mirror the light at once.
            let slant = clamp((1.0 - to_eye.y) * 12.0, 0.0, 1.0);
            let gloss = pow(max(dot(normal, normalize(to_light + to_eye)), 0.0), 18.0) * look.grain.z * slant;
            // A polished edge mirrors the light over a wide angle, as no flat side does.
            let edge = bevel * look.grain.z * EDGE_GLOSS;
            light += (albedo.rgb * 0.31831 + gloss + edge) * (*key).color.rgb * facing * shadow;
        }
    }
    var colour = vec4(light * view.exposure, 1.0);
#ifdef TONEMAP_IN_SHADER
    colour = tone_mapping(colour, view.color_grading);
#endif
    var opacity = 1.0;
    if look.tint.a < 1.0 {
        // Glass: nearly clear, a little less so where it is seen at a flat angle, and its edges catch the light.
        let to_eye = normalize(view.world_position - in.world_position.xyz);
        let flat = 1.0 - abs(dot(normal, to_eye));
        let edge = smoothstep(0.02, 0.22, bevel);
        let glass = mix(BODY + FLAT * flat * flat * flat, EDGE, edge);
        opacity = mix(glass, 1.0, look.tint.a);
        colour = vec4(mix(mix(GLASS, colour.rgb, 0.25 * (1.0 - edge)), colour.rgb, look.tint.a), 1.0);
        haze *= look.tint.a;
    }
    colour = vec4(mix(colour.rgb, look.haze.rgb, haze), opacity);
#ifdef TONEMAP_IN_SHADER
#ifdef DEBAND_DITHER
    colour = vec4(max(colour.rgb + screen_space_dither(in.position.xy) * sqrt(max(colour.rgb, vec3(0.0))), vec3(0.0)), opacity);
#endif
#endif
    return colour;
}
