//! Icons: glyphs of [Phosphor](https://phosphoricons.com), rasterized once at startup.
//!
//! `assets/fonts/Phosphor-Bold.ttf` is a subset of that font; the file beside it lists its glyphs. Icons missing from
//! it, and those that no icon font has, such as a stepped pyramid, are strokes on a grid.

use ab_glyph::{Font as _, FontRef, Glyph, PxScale, point};
use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use strum::VariantArray;

const FONT: &[u8] = include_bytes!("../../../assets/fonts/Phosphor-Bold.ttf");
/// Size of an icon's image, in pixels.
const SIDE: u32 = 80;
/// Size of the stroke grid, in units.
const GRID: f32 = 24.0;
/// Half the width of a stroke, in grid units.
const HALF_STROKE: f32 = 1.1;

/// An icon, named after what it depicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Icon {
    SkipToStart,
    ChevronLeft,
    ChevronRight,
    ChevronDown,
    SkipToEnd,
    Copy,
    Paste,
    Rotate,
    PerspectiveGrid,
    SteppedPyramid,
    BoardInPerspective,
    CrossedLines,
    LightBulb,
    BarChart,
    Pencil,
    SpeechBubble,
    ArrowUp,
    ArrowDown,
    Bin,
    UndoArrow,
    RedoArrow,
    Folder,
    Tray,
    Clock,
    ScoreGraph,
    DoubleArrowUp,
    Play,
    BoardWithPiece,
    Eraser,
    Crown,
    PuzzlePiece,
    Trophy,
    Share,
    List,
    Branches,
    FiveBoards,
    Cross,
    Swap,
    Gear,
    Plus,
    Minus,
    Book,
    Check,
    Eye,
    GraduationCap,
    Star,
    Person,
    Robot,
    Handshake,
    Globe,
    Flag,
}

enum IconForm {
    /// A glyph of the icon font.
    Glyph(char),
    /// Strokes through points of the grid.
    Strokes(&'static [&'static [(f32, f32)]]),
}

impl Icon {
    const fn drawing(self) -> IconForm {
        IconForm::Glyph(match self {
            Icon::SteppedPyramid => return IconForm::Strokes(STEPPED_PYRAMID),
            Icon::BoardInPerspective => return IconForm::Strokes(BOARD_IN_PERSPECTIVE),
            Icon::CrossedLines => return IconForm::Strokes(CROSSED_LINES),
            Icon::FiveBoards => return IconForm::Strokes(FIVE_BOARDS),
            Icon::Cross => '\u{e4f6}',
            Icon::Swap => '\u{e83c}',
            Icon::Book => '\u{e0e6}',
            Icon::Check => '\u{e182}',
            Icon::Eye => '\u{e220}',
            Icon::Star => return IconForm::Strokes(STAR),
            Icon::GraduationCap => return IconForm::Strokes(GRADUATION_CAP),
            Icon::Gear => '\u{e270}',
            Icon::Plus => '\u{e3d4}',
            Icon::Minus => '\u{e32a}',
            Icon::Folder => '\u{e256}',
            Icon::Tray => '\u{e248}',
            Icon::Clock => '\u{e1a0}',
            Icon::List => '\u{e2f2}',
            Icon::Branches => '\u{e67c}',
            Icon::SkipToStart => '\u{e5a4}',
            Icon::ChevronLeft => '\u{e138}',
            Icon::ChevronRight => '\u{e13a}',
            Icon::ChevronDown => '\u{e136}',
            Icon::Person => '\u{e4c2}',
            Icon::Robot => '\u{e762}',
            Icon::Handshake => '\u{e582}',
            Icon::Globe => '\u{e288}',
            Icon::Flag => '\u{e244}',
            Icon::SkipToEnd => '\u{e5a6}',
            Icon::Copy => '\u{e1ca}',
            Icon::Paste => '\u{e198}',
            Icon::Rotate => '\u{e094}',
            Icon::PerspectiveGrid => '\u{ebe6}',
            Icon::LightBulb => '\u{e2dc}',
            Icon::BarChart => '\u{e150}',
            Icon::Pencil => '\u{e3b4}',
            Icon::SpeechBubble => '\u{e160}',
            Icon::ArrowUp => '\u{e08e}',
            Icon::ArrowDown => '\u{e03e}',
            Icon::Bin => '\u{e4a6}',
            Icon::UndoArrow => '\u{e08a}',
            Icon::RedoArrow => '\u{e08c}',
            Icon::ScoreGraph => '\u{e154}',
            Icon::DoubleArrowUp => '\u{e12c}',
            Icon::Play => '\u{e3d0}',
            Icon::BoardWithPiece => return IconForm::Strokes(BOARD_WITH_PIECE),
            Icon::Eraser => '\u{e21e}',
            Icon::Crown => '\u{e614}',
            Icon::PuzzlePiece => '\u{e596}',
            Icon::Trophy => '\u{e67e}',
            Icon::Share => '\u{e408}',
        })
    }

    /// Draws the icon in white on transparent.
    fn render(self, font: &FontRef<'_>) -> Image {
        let mut pixels = [255, 255, 255, 0].repeat((SIDE * SIDE) as usize);
        let mut paint = |x: u32, y: u32, opacity: f32| {
            if x < SIDE && y < SIDE {
                let alpha = 4 * (y * SIDE + x) as usize + 3;
                pixels[alpha] = (255.0 * opacity.clamp(0.0, 1.0)) as u8;
            }
        };
        match self.drawing() {
            IconForm::Glyph(character) => draw_glyph(font, character, &mut paint),
            IconForm::Strokes(strokes) => draw_strokes(strokes, &mut paint),
        }
        Image::new(
            Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 },
            TextureDimension::D2,
            pixels,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

/// The top board with a side at each corner.
const FIVE_BOARDS: &[&[(f32, f32)]] = &[
    &[(8.5, 8.0), (15.5, 8.0), (15.5, 15.0), (8.5, 15.0), (8.5, 8.0)],
    &[(2.0, 3.0), (10.0, 3.0), (6.0, 7.0), (2.0, 3.0)],
    &[(14.0, 3.0), (22.0, 3.0), (18.0, 7.0), (14.0, 3.0)],
    &[(2.0, 17.5), (10.0, 17.5), (6.0, 21.5), (2.0, 17.5)],
    &[(14.0, 17.5), (22.0, 17.5), (18.0, 21.5), (14.0, 17.5)],
];

/// A square cap with its tassel; the font's extends to the edges.
const GRADUATION_CAP: &[&[(f32, f32)]] = &[
    &[(12.0, 4.0), (21.8, 9.2), (12.0, 14.4), (2.2, 9.2), (12.0, 4.0)],
    &[
        (6.0, 11.6),
        (6.0, 16.6),
        (9.0, 18.8),
        (12.0, 19.5),
        (15.0, 18.8),
        (18.0, 16.6),
        (18.0, 11.6),
    ],
    &[(21.8, 9.2), (21.8, 15.5)],
];

/// A filled star, drawn as nested outlines.
const STAR: &[&[(f32, f32)]] = &[
    &[
        (12.0, 3.0),
        (14.5, 9.2),
        (21.1, 9.6),
        (16.0, 13.9),
        (17.6, 20.4),
        (12.0, 16.8),
        (6.4, 20.4),
        (8.0, 13.9),
        (2.9, 9.6),
        (9.5, 9.2),
        (12.0, 3.0),
    ],
    &[
        (12.0, 6.6),
        (13.6, 10.5),
        (17.7, 10.7),
        (14.5, 13.4),
        (15.5, 17.5),
        (12.0, 15.2),
        (8.5, 17.5),
        (9.5, 13.4),
        (6.3, 10.7),
        (10.4, 10.5),
        (12.0, 6.6),
    ],
    &[
        (12.0, 10.0),
        (12.7, 11.7),
        (14.5, 11.8),
        (13.1, 13.0),
        (13.5, 14.7),
        (12.0, 13.7),
        (10.5, 14.7),
        (10.9, 13.0),
        (9.5, 11.8),
        (11.3, 11.7),
        (12.0, 10.0),
    ],
];

const BOARD_WITH_PIECE: &[&[(f32, f32)]] = &[
    &[(3.5, 3.5), (20.5, 3.5), (20.5, 20.5), (3.5, 20.5), (3.5, 3.5)],
    &[
        (16.5, 12.0),
        (15.9, 14.2),
        (14.2, 15.9),
        (12.0, 16.5),
        (9.8, 15.9),
        (8.1, 14.2),
        (7.5, 12.0),
        (8.1, 9.8),
        (9.8, 8.1),
        (12.0, 7.5),
        (14.2, 8.1),
        (15.9, 9.8),
        (16.5, 12.0),
    ],
];

/// Draws a glyph with its em square filling the image, less a stroke's width if the glyph is as wide as that.
fn draw_glyph(font: &FontRef<'_>, character: char, paint: &mut impl FnMut(u32, u32, f32)) {
    let em = font.units_per_em().unwrap_or(font.height_unscaled());
    let outline_inside = |margin: f32| {
        let pixels_per_unit = (SIDE as f32 - 2.0 * margin) / em;
        let scale = PxScale::from(font.height_unscaled() * pixels_per_unit);
        let baseline = font.ascent_unscaled() * pixels_per_unit + margin;
        let glyph: Glyph =
            font.glyph_id(character).with_scale_and_position(scale, point(margin, baseline));
        font.outline_glyph(glyph)
    };
    let touches_edge =
        |bounds: ab_glyph::Rect| bounds.min.x < 1.0 || bounds.max.x > SIDE as f32 - 1.0;
    let outline = match outline_inside(0.0) {
        Some(outline) if touches_edge(outline.px_bounds()) => {
            outline_inside(HALF_STROKE * SIDE as f32 / GRID)
        }
        outline => outline,
    };
    if let Some(outline) = outline {
        let corner = outline.px_bounds().min;
        outline.draw(|x, y, opacity| {
            let (x, y) = (corner.x + x as f32, corner.y + y as f32);
            if x >= 0.0 && y >= 0.0 {
                paint(x as u32, y as u32, opacity);
            }
        });
    }
}

fn draw_strokes(strokes: &[&[(f32, f32)]], paint: &mut impl FnMut(u32, u32, f32)) {
    let unit = GRID / SIDE as f32;
    for index in 0..SIDE * SIDE {
        let (x, y) = (index % SIDE, index / SIDE);
        let pixel = Vec2::new(x as f32 + 0.5, y as f32 + 0.5) * unit;
        let nearest = strokes
            .iter()
            .flat_map(|stroke| stroke.windows(2))
            .map(|ends| distance(pixel, ends[0].into(), ends[1].into()))
            .fold(f32::INFINITY, f32::min);
        paint(x, y, (HALF_STROKE - nearest) / unit + 0.5);
    }
}

fn distance(point: Vec2, from: Vec2, to: Vec2) -> f32 {
    let along = (to - from).normalize_or_zero();
    let way = (point - from).dot(along).clamp(0.0, from.distance(to));
    point.distance(from + along * way)
}

const STEPPED_PYRAMID: &[&[(f32, f32)]] = &[&[
    (2.0, 19.5),
    (2.0, 15.5),
    (6.0, 15.5),
    (6.0, 11.5),
    (10.0, 11.5),
    (10.0, 7.0),
    (14.0, 7.0),
    (14.0, 11.5),
    (18.0, 11.5),
    (18.0, 15.5),
    (22.0, 15.5),
    (22.0, 19.5),
    (2.0, 19.5),
]];

/// The squares of a board, seen straight from its near edge.
const BOARD_IN_PERSPECTIVE: &[&[(f32, f32)]] = &[
    &[(7.0, 5.5), (17.0, 5.5), (21.5, 18.5), (2.5, 18.5), (7.0, 5.5)],
    &[(5.0, 11.3), (19.0, 11.3)],
    &[(12.0, 5.5), (12.0, 18.5)],
];

const CROSSED_LINES: &[&[(f32, f32)]] =
    &[&[(4.0, 20.0), (20.0, 4.0)], &[(4.0, 4.0), (20.0, 20.0)], &[(12.0, 2.5), (12.0, 21.5)]];

#[derive(Clone, Default)]
pub struct Icons(HashMap<Icon, Handle<Image>>);

impl Icons {
    pub(super) fn render(images: &mut Assets<Image>) -> Icons {
        let Ok(font) = FontRef::try_from_slice(FONT) else {
            error!("cannot read the font of the icons");
            return Icons::default();
        };
        let all = Icon::VARIANTS.iter();
        Icons(all.map(|&icon| (icon, images.add(icon.render(&font)))).collect())
    }

    pub(super) fn get(&self, icon: Icon) -> Handle<Image> {
        self.0.get(&icon).cloned().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_the_glyph_of_every_icon() {
        let font = FontRef::try_from_slice(FONT).expect("a font");
        for icon in Icon::VARIANTS {
            if let IconForm::Glyph(character) = icon.drawing() {
                assert!(font.glyph_id(character).0 != 0, "{icon:?}");
            }
        }
    }

    #[test]
    fn every_icon_has_ink_and_a_margin() {
        let font = FontRef::try_from_slice(FONT).expect("a font");
        for icon in Icon::VARIANTS {
            let image = icon.render(&font);
            let opacity = |x, y| image.pixel_bytes(UVec3::new(x, y, 0)).expect("a pixel")[3];
            let inked = |x| (0..SIDE).filter(move |&y| opacity(x, y) > 128).count();
            let ink: usize = (0..SIDE).map(inked).sum();
            assert!((200..3000).contains(&ink), "{icon:?} has {ink} pixels");
            assert_eq!(inked(0) + inked(SIDE - 1), 0, "{icon:?} touches the edge");
        }
    }
}
