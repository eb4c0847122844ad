//! The five boards unfolded: the places of the cubes, and what is drawn on them.

use dames3d::board::{Board, Cube, Face, Square};
use dames3d::pictures::{
    Ink, UnfoldedArrangement, UnfoldedCanvas, UnfoldedLayout, UnfoldedNumbers, draw_piece_stamps,
    draw_unfolded,
};
use dames3d::rules::{FigureSet, Geometry, Side};
use dames3d::themes::{Theme, ThemeName};

const INK: Ink = Ink { color: [255, 0, 0], alpha: 1.0 };

fn layouts() -> impl Iterator<Item = UnfoldedLayout> {
    Side::BOTH.into_iter().flat_map(|orientation| {
        [UnfoldedArrangement::Tall, UnfoldedArrangement::Wide].map(|arrangement| UnfoldedLayout {
            geometry: Geometry::Pyramid,
            orientation,
            arrangement,
        })
    })
}

fn places(layout: &UnfoldedLayout) -> Vec<(Face, Cube, (f32, f32))> {
    let boards = layout.faces().iter();
    boards
        .flat_map(|&face| Cube::all().map(move |cube| (face, cube)))
        .filter_map(|(face, cube)| Some((face, cube, layout.center(face, cube)?)))
        .collect()
}

#[test]
fn every_cube_lies_on_each_board_that_holds_it_and_is_found_there() {
    for layout in layouts() {
        let places = places(&layout);
        assert_eq!(places.len(), 100 + 4 * 55);
        let (width, height) = layout.size();
        for &(face, cube, (x, y)) in &places {
            let holds = face == Face::Top || Board::pyramid().faces_of(cube).contains(face);
            assert!(holds, "{cube:?} on {face:?}");
            assert_eq!(layout.at((x, y)), Some((face, cube)));
            assert!((0.5..=width - 0.5).contains(&x) && (0.5..=height - 0.5).contains(&y));
            assert_eq!((2.0 * x).fract(), 0.0, "{x} is not on a whole pixel");
            assert_eq!((2.0 * y).fract(), 0.0, "{y} is not on a whole pixel");
        }
    }
}

#[test]
fn no_cube_covers_another() {
    let reach = |face, (right, down): (f32, f32)| match face {
        Face::Top => right.max(down),
        _ => right + down,
    };
    for layout in layouts() {
        let places = places(&layout);
        for (index, &(face, cube, (x, y))) in places.iter().enumerate() {
            for &(other_face, other, (x2, y2)) in &places[..index] {
                let apart = ((x - x2).abs(), (y - y2).abs());
                let least = if face == other_face { 1.0 } else { 1.05 };
                assert!(
                    reach(face, apart) >= least - 1e-4,
                    "{cube:?} on {face:?} and {other:?} on {other_face:?}"
                );
            }
        }
    }
}

#[test]
fn the_diagonals_of_a_side_lean_at_forty_five_degrees_and_its_corner_is_lowest() {
    let board = Board::pyramid();
    for layout in layouts() {
        for face in Face::SIDES {
            let center = |square: Square| layout.center(face, square.cube());
            let mut steps = 0;
            for square in board.squares_of(face) {
                for direction in dames3d::board::Direction::SIDE_DIAGONALS {
                    let line = board.line(square, direction);
                    let next = line.squares().iter().zip(line.faces());
                    let Some((&next, _)) = next.take(1).find(|(_, faces)| faces.contains(face))
                    else {
                        continue;
                    };
                    let (from, to) = (center(square).unwrap(), center(next).unwrap());
                    assert_eq!(((from.0 - to.0).abs(), (from.1 - to.1).abs()), (1.0, 1.0));
                    steps += 1;
                }
            }
            assert!(steps > 50, "only {steps} steps on {face:?}");
            let lowest = places(&layout)
                .into_iter()
                .filter(|(on, ..)| *on == face)
                .max_by(|(_, _, a), (_, _, b)| a.1.total_cmp(&b.1));
            let (row, column) = face.corner().unwrap();
            let corner =
                Cube::from_coords(if row > 0 { 9 } else { 0 }, if column > 0 { 9 } else { 0 });
            assert_eq!(lowest.map(|(_, cube, _)| cube), corner);
        }
    }
}

#[test]
fn sides_lie_where_their_corners_lie_on_the_top_board() {
    for layout in layouts() {
        let (width, height) = layout.size();
        for face in Face::SIDES {
            let (row, column) = face.corner().unwrap();
            let corner = Cube::from_coords(9 * row.max(0), 9 * column.max(0)).unwrap();
            let on_top = layout.center(Face::Top, corner).unwrap();
            let crest = layout.crest(face).unwrap();
            assert_eq!(on_top.0 > width / 2.0, crest.0 > width / 2.0, "{face:?}");
            let middle = match layout.arrangement {
                UnfoldedArrangement::Tall => height / 2.0,
                UnfoldedArrangement::Wide => 4.0,
            };
            assert_eq!(on_top.1 > height / 2.0, crest.1 > middle, "{face:?}");
        }
    }
}

#[test]
fn boards_fill_their_sheet_with_an_even_number_of_pixels_for_each_cube() {
    let fit = |sheet| UnfoldedLayout::fitting(Geometry::Pyramid, Side::White, sheet);
    assert_eq!(fit((460.0, 700.0)).0.arrangement, UnfoldedArrangement::Tall);
    assert_eq!(fit((900.0, 320.0)).0.arrangement, UnfoldedArrangement::Wide);
    for side in (10..2000).step_by(37) {
        for sheet in [(side as f32, 600.0), (600.0, side as f32)] {
            let (layout, cell) = fit(sheet);
            assert_eq!(cell % 2, 0);
            let (width, height) = layout.size();
            let cell = cell as f32;
            let fits = width * cell <= sheet.0 && height * cell <= sheet.1;
            assert!(fits || cell == 2.0, "{cell} in {sheet:?}");
            let next = cell + 2.0;
            assert!(width * next > sheet.0 || height * next > sheet.1);
        }
    }
    let (flat, cell) = UnfoldedLayout::fitting(Geometry::Flat, Side::Black, (300.0, 500.0));
    assert_eq!((flat.faces(), cell), (&[Face::Top][..], 26));
}

#[test]
fn a_frame_lies_on_every_board_that_holds_the_square() {
    const CELL: u32 = 20;
    for layout in layouts() {
        for square in Square::all() {
            let mut canvas = UnfoldedCanvas::new(&layout, CELL);
            canvas.disc(square.cube(), 0.2, INK);
            let (width, _) = canvas.size();
            let pixels = canvas.pixels();
            let mut marked = 0;
            for (face, cube, (x, y)) in places(&layout) {
                let [x, y] = [x, y].map(|place| (place * CELL as f32) as u32);
                let opacity = pixels[4 * (y * width + x) as usize + 3];
                assert_eq!(opacity > 0, cube == square.cube(), "{cube:?} on {face:?}");
                marked += u32::from(opacity > 0);
            }
            let boards = Board::pyramid().faces_of(square.cube()).len() as u32;
            assert_eq!(marked, boards, "{square}");
        }
    }
}

#[test]
fn cubes_have_their_woods_on_every_board() {
    const CELL: u32 = 24;
    let theme = Theme::of(ThemeName::Walnut);
    for layout in layouts() {
        let picture = draw_unfolded(&layout, CELL, [1, 2, 3], theme, UnfoldedNumbers::NONE);
        let pixel = |x: f32, y: f32| {
            let [x, y] = [x, y].map(|place| (place * CELL as f32) as u32);
            picture.pixels()[(y * picture.width() + x) as usize]
        };
        assert_eq!(pixel(0.05, 0.05)[..3], [1, 2, 3]);
        for (face, cube, (x, y)) in places(&layout) {
            let is_light = pixel(x, y)[2] > 130;
            assert_eq!(is_light, cube.square().is_none(), "{cube:?} on {face:?}");
        }
    }
}

#[test]
fn the_stamps_are_eight_pieces_with_transparent_corners() {
    let (width, pixels) = draw_piece_stamps(20, Theme::of(ThemeName::Walnut), FigureSet::default());
    assert_eq!((width, pixels.len()), (160, 160 * 20 * 4));
    for stamp in 0..8 {
        let opacity = |x: usize, y: usize| pixels[4 * (160 * y + 20 * stamp + x) + 3];
        assert_eq!((opacity(0, 0), opacity(19, 0)), (0, 0));
        assert_eq!(opacity(10, 14), 255);
    }
}

#[test]
fn numbers_are_left_out_where_they_would_be_illegible() {
    let both = UnfoldedNumbers { on_top: true, on_sides: true };
    assert_eq!(UnfoldedNumbers::legible(14.0), UnfoldedNumbers::NONE);
    assert!(UnfoldedNumbers::legible(18.0).on_top && !UnfoldedNumbers::legible(18.0).on_sides);
    assert_eq!(UnfoldedNumbers::legible(22.0), both);
    let theme = Theme::of(ThemeName::Walnut);
    let layout = layouts().next().expect("a layout");
    let draw = |numbers| draw_unfolded(&layout, 24, [1, 2, 3], theme, numbers);
    let top = draw(UnfoldedNumbers { on_top: true, on_sides: false });
    let (none, both) = (draw(UnfoldedNumbers::NONE), draw(both));
    // The numbers of the top board change no pixel outside it.
    let ((left, upper), cell) = (layout.top_corner(), 24.0);
    let is_on_top = |index: usize| {
        let (x, y) = (index as u32 % none.width(), index as u32 / none.width());
        let inside =
            |at: u32, from: f32| (from * cell..(from + 10.0) * cell).contains(&(at as f32));
        inside(x, left) && inside(y, upper)
    };
    let changed = |one: &[[u8; 4]], other: &[[u8; 4]]| -> Vec<usize> {
        (0..one.len()).filter(|&index| one[index] != other[index]).collect()
    };
    let of_top = changed(none.pixels(), top.pixels());
    assert!(!of_top.is_empty() && of_top.into_iter().all(is_on_top));
    let of_sides = changed(top.pixels(), both.pixels());
    assert!(!of_sides.is_empty() && !of_sides.into_iter().any(is_on_top));
}

#[test]
fn a_ring_takes_the_place_of_a_label_on_boards_too_small_for_numbers() {
    const CELL: u32 = 14;
    for layout in layouts() {
        for square in Square::all() {
            let mut canvas = UnfoldedCanvas::new(&layout, CELL);
            canvas.label(square.cube(), "1", UnfoldedNumbers::NONE, INK, [0; 3]);
            let (width, _) = canvas.size();
            let pixels = canvas.pixels();
            let is_drawn =
                |x: f32, y: f32| pixels[4 * (y as usize * width as usize + x as usize) + 3] > 0;
            for &face in layout.faces() {
                let Some((x, y)) = layout.center(face, square.cube()) else {
                    continue;
                };
                let (x, y) = (x * CELL as f32, y * CELL as f32);
                // The piece in the middle stays in sight.
                assert!(!is_drawn(x, y), "{square} on {face:?}");
                let radius = 0.32 * CELL as f32;
                assert!(is_drawn(x + radius, y), "{square} on {face:?}");
            }
        }
    }
}
