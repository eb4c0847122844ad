// Wood in one key light and a soft sky: what Bevy's standard material would show here, for a fraction of the work.
#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{lights, view},
}
#import dames3d::board_light::{
    BOUNCE, Shade, Terraces, dithered, hemisphere_light, shade_at, step_shadow, terraces, toned, with_interreflections,
}

struct WoodUniform {
    tint: vec4<f32>,
    // What it fades into, and how far.
    haze: vec4<f32>,
    sky: vec4<f32>,
    horizon: vec4<f32>,
    ground: vec4<f32>,
    // Scale of the grain along and across, gloss, and for the table: half the width of the plinth on it, else 0.
    grain: vec4<f32>,
    // 1 for the cubes.
    part: vec4<f32>,
}

// The share of a flank's light, compared with a top.
const FLANK: f32 = 0.82;
// What is left in the shade of the light that a terrace throws on the flank behind it.
const BOUNCE_IN_SHADE: f32 = 0.5;
// The same on tops in the shadow of a step, from the lit wood around them: without it shadows on light wood are gray.
const BOUNCE_ON_TOPS: f32 = 0.55;
// How much of the sky that a step hides counts: more than it hides, since no light comes round the corner.
const CREVICE: f32 = 1.85;
// The share of light of the lowest terrace's tops, and what each step adds.
const LOWEST: f32 = 0.84;
const LIGHTER: f32 = 0.04;
// From above, where no flank is seen, heights are drawn more strongly: the shadow at the foot of a step is as dark, but
// reaches twice as far, each terrace is a shade lighter than the last, and the outer rim of each catches the light.
const CREVICE_ABOVE: f32 = 0.9;
const CREVICE_FADES_ABOVE: f32 = 1.15;
const LOWEST_ABOVE: f32 = 0.66;
const LIGHTER_ABOVE: f32 = 0.1;
const RIM: f32 = 0.34;
const RIM_WIDTH: f32 = 0.075;
// The opacity of clear cubes: that of their sides, and what is added toward the outer edges of a terrace, where glass is
// seen along its surface. The sheen of their surface.
const CLEAR: f32 = 0.045;
const CLEAR_EDGE: f32 = 0.2;
const CLEAR_SHEEN: vec3<f32> = vec3(0.62, 0.66, 0.7);
// The light mirrored at right angles, how much of it polished tops show, and the color of a white man.
const F0: f32 = 0.04;
const POLISH: f32 = 1.6;
const MIRRORED_WHITE: vec3<f32> = vec3(0.85, 0.76, 0.6);
// The light that an edge mirrors, in parts of the gloss.
const EDGE_GLOSS: f32 = 5.0;

// The share of the sky that a wall of this height hides from the ground at this distance.
fn wall_occlusion(apart: f32, height: f32) -> f32 {
    return 0.5 * (1.0 - apart * inverseSqrt(apart * apart + height * height + 1e-4));
}

// The share of the sky that a point of a cube's top sees past the higher terraces, and the share of light of its terrace:
// the higher, the lighter. `above` is 1 where the camera looks straight down.
fn terrace_light(at: vec3<f32>, steps: Terraces, above: f32) -> vec2<f32> {
    // The terraces are squares round the middle: their steps are where the larger of |x| and |z| is whole.
    let ring = max(abs(at.x), abs(at.z));
    let inner = floor(ring);
    let level = 4.0 - inner;
    let apart = ring - inner;
    // The foot of a step is where the ring begins, except on the summit, which has none above it.
    let hidden = max(wall_occlusion(apart, steps.step), wall_occlusion(apart + 1.0, 2.0 * steps.step));
    let from_above = CREVICE_ABOVE * steps.relief * exp(-CREVICE_FADES_ABOVE * apart);
    let crevice = select(0.0, mix(min(CREVICE * hidden, 0.85), from_above, above), inner > 0.5);
    let rim = above * RIM * smoothstep(1.0 - RIM_WIDTH, 1.0, apart);
    let lightness = mix(LOWEST + LIGHTER * level, LOWEST_ABOVE + LIGHTER_ABOVE * level, above) + rim;
    return vec2(1.0 - crevice, mix(1.0, lightness, steps.relief));
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
    let upright = 1.0 - abs(normal.y);
    let to_eye = normalize(view.world_position - in.world_position.xyz);
    // Seen from straight above, every top would mirror the light at once.
    let slant = clamp((1.0 - to_eye.y) * 12.0, 0.0, 1.0);
    let key = lights.directional_lights[0];
    let to_light = key.direction_to_light;
    let facing = dot(normal, to_light);

    let steps = terraces();
    let at = in.world_position.xyz + 0.01 * normal;
    var shade = Shade(1.0, 1.0, 0.0, 0.0);
    let mirrored = reflect(-to_eye, normal);
    var bounce = vec3(0.0);
    if look.part.x > 0.0 {
        shade = shade_at(at, steps, to_light, select(vec3(0.0), mirrored, normal.y > 0.9), vec2(-1000));
        let above = 1.0 - clamp((1.0 - to_eye.y) * 60.0, 0.0, 1.0);
        let terrace = terrace_light(in.world_position.xyz, steps, above);
        let sky = mix(terrace.x, 1.0, upright);
        albedo = vec4(albedo.rgb * mix(terrace.y, FLANK, upright) * mix(1.0, sky, mix(0.35, 0.6, above)), albedo.a);
        let lit = mix(BOUNCE_IN_SHADE, 1.0, smoothstep(-0.25, 0.25, facing));
        let bounced = mix(BOUNCE_ON_TOPS * (1.0 - shade.key) * (1.0 - above), lit, upright);
        bounce = BOUNCE * key.color.rgb * (to_light.y * bounced * shade.sky);
        shade.sky *= sky;
    } else {
        shade.key -= step_shadow(at, steps, to_light.xz / max(to_light.y, 0.05));
    }
    let sky = hemisphere_light(normal, look.sky.rgb, look.horizon.rgb, look.ground.rgb);
    var light = (with_interreflections(shade.sky, albedo.rgb) * sky + bounce) * albedo.rgb;
    // Polished tops mirror the room faintly, and the men that stand on them.
    let rest = 1.0 - max(dot(normal, to_eye), 0.0);
    let fresnel = look.part.x * POLISH * (F0 + (1.0 - F0) * rest * rest * rest * rest * rest) * clamp(normal.y, 0.0, 1.0);
    let room = mix(look.horizon.rgb, look.sky.rgb, mirrored.y) * 0.6 * shade.sky * (1.0 - shade.white - shade.black);
    let men = MIRRORED_WHITE * shade.white * (look.sky.rgb + key.color.rgb * 0.2);
    light += fresnel * slant * (max(room, vec3(0.0)) + men);
    if facing > 0.0 {
        let gloss = pow(max(dot(normal, normalize(to_light + to_eye)), 0.0), 18.0) * look.grain.z * slant;
        // A polished edge mirrors the light over a wide angle, as no flat side does.
        let edge = bevel * look.grain.z * EDGE_GLOSS;
        light += (albedo.rgb * 0.31831 + gloss + edge) * key.color.rgb * facing * shade.key;
    }
    var color = toned(light * view.exposure);
    var opacity = 1.0;
    if look.tint.a < 1.0 {
        // One layer only: faces between two cubes of a terrace, and those toward the middle, are left out.
        let is_upright = abs(normal.y) < 0.5;
        let faces_x = abs(normal.x) > abs(normal.z);
        let out = select(in.world_position.z * sign(normal.z), in.world_position.x * sign(normal.x), faces_x);
        let aside = abs(select(in.world_position.x, in.world_position.z, faces_x));
        let is_inner = is_upright && aside > out + 0.02;
        let ring = max(abs(in.world_position.x), abs(in.world_position.z));
        let below_edge = (steps.base - in.world_position.y) / max(steps.step, 0.05);
        let near_edge = select(fract(ring), 1.0 - fract(below_edge), is_upright);
        let clear = select(CLEAR + CLEAR_EDGE * smoothstep(0.6, 1.0, near_edge), 0.0, is_inner);
        opacity = mix(clear, 1.0, look.tint.a);
        color = mix(CLEAR_SHEEN, color, max(look.tint.a, 0.35));
        haze *= look.tint.a;
    }
    // Cubes in the haze keep a part of their shading: without it their tops would be flat lids.
    let shading = 0.45 + dot(color, vec3(0.2126, 0.7152, 0.0722));
    let hazy = look.haze.rgb * select(1.0, shading, look.part.x > 0.0);
    return vec4(dithered(mix(color, hazy, haze), in.position.xy), opacity);
}
