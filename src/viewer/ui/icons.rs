//! Icons: strokes on a grid of 24 by 24 units, rasterised once when the window opens.
//!
//! No icon font has a stepped pyramid or the lines of a board, and a font for the other eleven would be larger than this file.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The side of an icon's image, in pixels.
const SIDE: u32 = 80;
/// The side of the grid, in units.
const GRID: f32 = 24.0;
/// Half the width of a stroke, in grid units.
const HALF_STROKE: f32 = 0.95;

/// An icon, named after what it depicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    SkipToStart,
    ChevronLeft,
    ChevronRight,
    SkipToEnd,
    Copy,
    Paste,
    House,
    Rotate,
    PerspectiveGrid,
    SteppedPyramid,
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
}

impl Icon {
    const ALL: [Icon; 20] = [
        Icon::SkipToStart,
        Icon::ChevronLeft,
        Icon::ChevronRight,
        Icon::SkipToEnd,
        Icon::Copy,
        Icon::Paste,
        Icon::House,
        Icon::Rotate,
        Icon::PerspectiveGrid,
        Icon::SteppedPyramid,
        Icon::CrossedLines,
        Icon::LightBulb,
        Icon::BarChart,
        Icon::Pencil,
        Icon::SpeechBubble,
        Icon::ArrowUp,
        Icon::ArrowDown,
        Icon::Bin,
        Icon::UndoArrow,
        Icon::RedoArrow,
    ];

    fn strokes(self) -> Vec<Vec<Vec2>> {
        let line = |points: &[(f32, f32)]| points.iter().map(|&(x, y)| Vec2::new(x, y)).collect();
        let arc = |from: f32, to: f32| {
            let at = |step: u8| TAU * (from + (to - from) * f32::from(step) / 16.0) / 360.0;
            (0..=16)
                .map(|step| Vec2::new(12.0, 12.0) + 7.5 * Vec2::from_angle(at(step)))
                .collect()
        };
        match self {
            Icon::LightBulb => vec![
                line(&[
                    (9.5, 17.0),
                    (9.5, 14.8),
                    (7.2, 12.4),
                    (6.5, 9.5),
                    (7.6, 6.4),
                    (10.2, 4.4),
                    (13.8, 4.4),
                    (16.4, 6.4),
                    (17.5, 9.5),
                    (16.8, 12.4),
                    (14.5, 14.8),
                    (14.5, 17.0),
                    (9.5, 17.0),
                ]),
                line(&[(10.2, 20.2), (13.8, 20.2)]),
            ],
            Icon::BarChart => vec![
                line(&[(5.0, 19.5), (5.0, 12.5)]),
                line(&[(9.7, 19.5), (9.7, 5.0)]),
                line(&[(14.4, 19.5), (14.4, 9.5)]),
                line(&[(19.0, 19.5), (19.0, 14.5)]),
            ],
            Icon::Pencil => vec![
                line(&[
                    (4.5, 19.5),
                    (5.6, 15.2),
                    (16.2, 4.6),
                    (19.4, 7.8),
                    (8.8, 18.4),
                    (4.5, 19.5),
                ]),
                line(&[(13.8, 7.0), (17.0, 10.2)]),
            ],
            Icon::SpeechBubble => vec![
                line(&[
                    (4.0, 5.0),
                    (20.0, 5.0),
                    (20.0, 16.0),
                    (11.5, 16.0),
                    (7.5, 20.0),
                    (7.5, 16.0),
                    (4.0, 16.0),
                    (4.0, 5.0),
                ]),
                line(&[(8.0, 9.0), (16.0, 9.0)]),
                line(&[(8.0, 12.0), (13.5, 12.0)]),
            ],
            Icon::ArrowUp => vec![
                line(&[(12.0, 20.0), (12.0, 4.5)]),
                line(&[(6.0, 10.5), (12.0, 4.5), (18.0, 10.5)]),
            ],
            Icon::ArrowDown => vec![
                line(&[(12.0, 4.0), (12.0, 19.5)]),
                line(&[(6.0, 13.5), (12.0, 19.5), (18.0, 13.5)]),
            ],
            Icon::Bin => vec![
                line(&[(4.5, 7.0), (19.5, 7.0)]),
                line(&[(9.0, 7.0), (9.0, 4.0), (15.0, 4.0), (15.0, 7.0)]),
                line(&[(6.5, 7.0), (7.4, 20.0), (16.6, 20.0), (17.5, 7.0)]),
            ],
            Icon::UndoArrow => vec![
                line(&[(8.5, 5.0), (4.0, 9.5), (8.5, 14.0)]),
                line(&[
                    (4.0, 9.5),
                    (14.5, 9.5),
                    (17.8, 10.8),
                    (19.5, 14.0),
                    (18.4, 17.4),
                    (15.5, 19.0),
                    (10.5, 19.0),
                ]),
            ],
            Icon::RedoArrow => vec![
                line(&[(15.5, 5.0), (20.0, 9.5), (15.5, 14.0)]),
                line(&[
                    (20.0, 9.5),
                    (9.5, 9.5),
                    (6.2, 10.8),
                    (4.5, 14.0),
                    (5.6, 17.4),
                    (8.5, 19.0),
                    (13.5, 19.0),
                ]),
            ],
            Icon::SkipToStart => vec![
                line(&[(6.5, 6.0), (6.5, 18.0)]),
                line(&[(17.0, 6.0), (11.0, 12.0), (17.0, 18.0)]),
            ],
            Icon::ChevronLeft => vec![line(&[(15.0, 6.0), (9.0, 12.0), (15.0, 18.0)])],
            Icon::ChevronRight => vec![line(&[(9.0, 6.0), (15.0, 12.0), (9.0, 18.0)])],
            Icon::SkipToEnd => vec![
                line(&[(17.5, 6.0), (17.5, 18.0)]),
                line(&[(7.0, 6.0), (13.0, 12.0), (7.0, 18.0)]),
            ],
            Icon::Copy => vec![
                line(&[
                    (9.0, 9.0),
                    (20.0, 9.0),
                    (20.0, 20.5),
                    (9.0, 20.5),
                    (9.0, 9.0),
                ]),
                line(&[
                    (15.0, 6.0),
                    (15.0, 3.5),
                    (4.0, 3.5),
                    (4.0, 15.0),
                    (6.0, 15.0),
                ]),
            ],
            Icon::Paste => vec![
                line(&[
                    (8.0, 5.5),
                    (5.0, 5.5),
                    (5.0, 20.5),
                    (19.0, 20.5),
                    (19.0, 5.5),
                    (16.0, 5.5),
                ]),
                line(&[(9.0, 3.5), (15.0, 3.5), (15.0, 7.5), (9.0, 7.5), (9.0, 3.5)]),
                line(&[(12.0, 11.0), (12.0, 17.0)]),
                line(&[(9.3, 14.3), (12.0, 17.0), (14.7, 14.3)]),
            ],
            Icon::House => vec![
                line(&[(3.5, 12.0), (12.0, 4.5), (20.5, 12.0)]),
                line(&[(6.0, 10.5), (6.0, 19.5), (18.0, 19.5), (18.0, 10.5)]),
            ],
            Icon::Rotate => vec![
                arc(20.0, 160.0),
                arc(200.0, 340.0),
                line(&[(20.2, 5.0), (19.4, 9.4), (15.2, 8.4)]),
                line(&[(3.8, 19.0), (4.6, 14.6), (8.8, 15.6)]),
            ],
            Icon::PerspectiveGrid => vec![
                line(&[
                    (8.5, 6.0),
                    (15.5, 6.0),
                    (21.0, 18.5),
                    (3.0, 18.5),
                    (8.5, 6.0),
                ]),
                line(&[(12.0, 6.0), (12.0, 18.5)]),
                line(&[(6.6, 10.5), (17.4, 10.5)]),
            ],
            Icon::SteppedPyramid => vec![line(&[
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
            ])],
            Icon::CrossedLines => vec![
                line(&[(4.0, 20.0), (20.0, 4.0)]),
                line(&[(4.0, 4.0), (20.0, 20.0)]),
                line(&[(12.0, 2.5), (12.0, 21.5)]),
            ],
        }
    }

    fn render(self) -> Image {
        let strokes = self.strokes();
        let unit = GRID / SIDE as f32;
        let alpha = |pixel: Vec2| {
            let nearest = strokes
                .iter()
                .flat_map(|stroke| stroke.windows(2))
                .map(|ends| distance(pixel, ends[0], ends[1]))
                .fold(f32::INFINITY, f32::min);
            ((HALF_STROKE - nearest) / unit + 0.5).clamp(0.0, 1.0)
        };
        let data = (0..SIDE * SIDE)
            .map(|index| Vec2::new((index % SIDE) as f32 + 0.5, (index / SIDE) as f32 + 0.5) * unit)
            .flat_map(|pixel| [255, 255, 255, (255.0 * alpha(pixel)) as u8])
            .collect();
        Image::new(
            Extent3d {
                width: SIDE,
                height: SIDE,
                depth_or_array_layers: 1,
            },
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        )
    }
}

fn distance(point: Vec2, from: Vec2, to: Vec2) -> f32 {
    let along = (to - from).normalize_or_zero();
    let way = (point - from).dot(along).clamp(0.0, from.distance(to));
    point.distance(from + along * way)
}

/// The images of all icons.
#[derive(Clone, Default)]
pub struct Icons(HashMap<Icon, Handle<Image>>);

impl Icons {
    pub(super) fn render(images: &mut Assets<Image>) -> Icons {
        Icons(
            Icon::ALL
                .into_iter()
                .map(|icon| (icon, images.add(icon.render())))
                .collect(),
        )
    }

    pub(super) fn get(&self, icon: Icon) -> Handle<Image> {
        self.0.get(&icon).cloned().unwrap_or_default()
    }
}
