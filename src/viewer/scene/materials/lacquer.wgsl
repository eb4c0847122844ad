// Turned wood under lacquer: the wood scatters the light, the lacquer mirrors the lamp and the room.
#import bevy_pbr::{
    forward_io::VertexOutput,
    mesh_view_bindings::{lights, view},
}
#import dames3d::board_light::{BOUNCE, Shade, dithered, hemisphere_light, shade_at, terraces, toned}

struct LacquerUniform {
    tint: vec4<f32>,
    // The color that it glows in, as shown.
    glow: vec4<f32>,
    // The brightness of the sky, of the horizon and of the ground, and in w that of the room that is mirrored.
    sky: vec4<f32>,
    horizon: vec4<f32>,
    ground: vec4<f32>,
    // Scale of the grain along and across, and how much is mirrored.
    grain: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> look: LacquerUniform;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var room: texture_cube<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var room_sampler: sampler;

// The squares of the roughnesses of wood and lacquer. The lamp is not a point, so that even a mirror shows it wide.
const WOOD: f32 = 0.09;
const LACQUER: f32 = 0.006;
// The light that a piece in the shade gets from lit wood, in parts of what a flank gets.
const BOUNCE_IN_SHADE: f32 = 0.7;
// The light mirrored at right angles.
const F0: f32 = 0.045;
// What is mirrored when the camera looks straight down, where every flat top would mirror the lamp at once.
const FROM_ABOVE: f32 = 0.1;
// The roughness of the smallest mipmap of the room.
const ROUGHEST: f32 = 6.0;

// The share of the light that a lobe of this squared roughness mirrors toward the eye.
fn lobe(rough: f32, normal_half: f32, light_half: f32) -> f32 {
    let spread = normal_half * normal_half * (rough - 1.0) + 1.0;
    return rough / (3.14159 * spread * spread) * 0.25 / max(light_half * light_half, 0.1);
}

fn schlick(cosine: f32) -> f32 {
    let rest = 1.0 - cosine;
    let squared = rest * rest;
    return F0 + (1.0 - F0) * squared * squared * rest;
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var albedo = textureSample(picture, picture_sampler, in.uv * look.grain.xy) * look.tint;
#ifdef VERTEX_COLORS
    albedo = vec4(albedo.rgb * in.color.rgb, albedo.a);
#endif
    let normal = normalize(in.world_normal);
    // Where the normal turns within a pixel, a highlight is as wide as the turn: it does not sparkle.
    let turn = vec2(dot(dpdx(normal), dpdx(normal)), dot(dpdy(normal), dpdy(normal)));
    let widened = min(0.5 * (turn.x + turn.y), 0.18);

    let to_eye = normalize(view.world_position - in.world_position.xyz);
    let polish = look.grain.z * mix(1.0, FROM_ABOVE, smoothstep(0.969, 1.0, view.world_from_view[2].y));
    let key = lights.directional_lights[0];
    let to_light = key.direction_to_light;
    let steps = terraces();
    let own = vec2<i32>(floor(in.world_position.xz + 5.0));
    var shade = shade_at(in.world_position.xyz + 0.01 * normal, steps, to_light, vec3(0.0), own);
    // The foot stands on wood, which hides the lower half of what its side sees.
    let ground = steps.base + (4.5 - max(abs(f32(own.x) - 4.5), abs(f32(own.y) - 4.5))) * steps.step;
    let high = max(in.world_position.y - ground, 0.0);
    shade.sky *= mix(1.0, 0.45 + 0.55 * smoothstep(0.0, 0.16, high), 1.0 - abs(normal.y));

    var light = shade.sky * hemisphere_light(normal, look.sky.rgb, look.horizon.rgb, look.ground.rgb) * albedo.rgb;
    // A piece in the shade of a step is lit by the wood around it.
    light += BOUNCE_IN_SHADE * BOUNCE * key.color.rgb * (to_light.y * (1.0 - shade.key) * shade.sky) * albedo.rgb;

    // The room turns with the camera, like the lamp.
    let right = view.world_from_view[0].xyz;
    let toward = normalize(cross(right, vec3(0.0, 1.0, 0.0)));
    let mirrored = reflect(-to_eye, normal);
    let in_room = vec3(dot(mirrored, right), mirrored.y, dot(mirrored, toward));
    let rough = sqrt(sqrt(LACQUER + widened));
    let seen = textureSampleLevel(room, room_sampler, in_room, rough * ROUGHEST).rgb;
    let fresnel = schlick(max(dot(normal, to_eye), 0.0));
    light = light * (1.0 - polish * fresnel) + seen * (look.sky.w * polish * fresnel * shade.sky);

    let facing = dot(normal, to_light);
    if facing > 0.0 {
        let half = normalize(to_light + to_eye);
        let normal_half = max(dot(normal, half), 0.0);
        let light_half = max(dot(to_light, half), 0.0);
        let coat = schlick(light_half);
        let wood = 0.6 * F0 * lobe(WOOD + widened, normal_half, light_half);
        let lacquer = coat * lobe(LACQUER + widened, normal_half, light_half);
        light += (albedo.rgb * 0.31831 + polish * (wood + lacquer)) * key.color.rgb * (facing * shade.key);
    }
    return vec4(dithered(toned(light * view.exposure + look.glow.rgb), in.position.xy), albedo.a);
}
