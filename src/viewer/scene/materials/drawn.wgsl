// A drawing on the board: flat shapes with smooth edges, with or without multisampling.
//
// uv.x is the distance inside the outline of the shape, in cubes; it is negative outside. uv.y says what is drawn: 0 the
// shape and its dark edge, 1 the edge alone, 2 the shape alone.
#import bevy_pbr::forward_io::VertexOutput

struct DrawnUniform {
    color: vec4<f32>,
    // The color of the edge, with its opacity.
    edge: vec4<f32>,
    // The width of the edge, in cubes.
    width: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> drawn: DrawnUniform;

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let inside = in.uv.x;
    // The part of a pixel that the shape covers, from the distance that one pixel spans.
    let pixel = max(fwidth(inside), 1e-5);
    var color = drawn.color;
#ifdef VERTEX_COLORS
    color = vec4(color.rgb * in.color.rgb, color.a * in.color.a);
#endif
    var shape = clamp(inside / pixel + 0.5, 0.0, 1.0) * color.a;
    var edge = clamp((inside + drawn.width.x) / pixel + 0.5, 0.0, 1.0) * drawn.edge.a * color.a;
    if in.uv.y > 1.5 {
        edge = 0.0;
    } else if in.uv.y > 0.5 {
        shape = 0.0;
    }
    let beneath = edge * (1.0 - shape);
    let opacity = shape + beneath;
    let mixed = (color.rgb * shape + drawn.edge.rgb * beneath) / max(opacity, 1e-5);
    return vec4(mixed, opacity);
}
