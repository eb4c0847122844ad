//! Diagrams and animated GIFs.

use std::ops::ControlFlow;
use std::time::Duration;

use dames3d::board::Square;
use dames3d::game_tree::{GameTree, NodeId, Turn};
use dames3d::notation::{MoveRequest, fen};
use dames3d::pictures::{
    AnimationError, Bitmap, BoardFrame, DiagramStyle, FrameTimes, GifPalette, GifWriter,
    draw_diagram, game_frames, write_animation,
};
use dames3d::rules::{Position, Route, Side, Variant};
use dames3d::themes::{Theme, ThemeName};

use crate::random::Random;

/// A game of random moves, and the nodes of its only line.
fn random_game(variant: Variant, plies: usize, random: &mut Random) -> (GameTree, Vec<NodeId>) {
    let mut tree = GameTree::new(Position::start(variant));
    let mut line = Vec::new();
    while line.len() < plies {
        let at = line.last().copied().unwrap_or_else(|| tree.root());
        let position = *tree.node(at).position();
        let moves: Vec<_> = position.legal_moves().into_iter().collect();
        match random.pick(&moves) {
            Some(mv) => line.push(tree.add(at, Turn::legal(&position, mv))),
            None => break,
        }
    }
    (tree, line)
}

fn animate(frames: &[BoardFrame], size: u32) -> Vec<u8> {
    let style = DiagramStyle::square(size);
    let draw = |frame: &BoardFrame| Ok(draw_diagram(frame, &style));
    write_animation(frames, Vec::new(), draw, |_| ControlFlow::Continue(())).expect("written")
}

/// The pictures that a viewer of a GIF shows.
struct Shown {
    frames: usize,
    size: (u32, u32),
    /// The delays in hundredths of a second.
    delays: Vec<u16>,
    repeats: bool,
    /// The picture after the last frame.
    last: Vec<[u8; 3]>,
    /// The largest rectangle of a frame but the first, in pixels.
    largest: usize,
}

/// Decodes a GIF and draws its frames over each other.
fn show(file: &[u8]) -> Shown {
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let size = (u32::from(decoder.width()), u32::from(decoder.height()));
    let palette = decoder.global_palette().expect("one palette").to_vec();
    let repeats = decoder.repeat() == gif::Repeat::Infinite;
    let mut shown = Shown {
        frames: 0,
        size,
        delays: Vec::new(),
        repeats,
        last: vec![[0; 3]; (size.0 * size.1) as usize],
        largest: 0,
    };
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert!(frame.palette.is_none(), "no palette of its own");
        let width = usize::from(frame.width);
        if shown.frames > 0 {
            shown.largest = shown.largest.max(frame.buffer.len());
        }
        for (at, &index) in frame.buffer.iter().enumerate() {
            if frame.transparent == Some(index) {
                continue;
            }
            let column = usize::from(frame.left) + at % width;
            let row = usize::from(frame.top) + at / width;
            let color = &palette[3 * usize::from(index)..][..3];
            shown.last[row * size.0 as usize + column] = [color[0], color[1], color[2]];
        }
        shown.frames += 1;
        shown.delays.push(frame.delay);
    }
    shown
}

/// The mean difference of the channels, and the share of pixels in which one differs by more than 40.
fn difference(shown: &[[u8; 3]], bitmap: &Bitmap) -> (f64, f64) {
    let (mut sum, mut far) = (0_u64, 0_u64);
    for (shown, pixel) in shown.iter().zip(bitmap.pixels()) {
        let differs: Vec<u8> = shown.iter().zip(pixel).map(|(a, b)| a.abs_diff(*b)).collect();
        sum += differs.iter().map(|&channel| u64::from(channel)).sum::<u64>();
        far += u64::from(differs.iter().any(|&channel| channel > 40));
    }
    let pixels = shown.len() as f64;
    (sum as f64 / (3.0 * pixels), far as f64 / pixels)
}

#[test]
fn an_animation_ends_with_the_last_position() {
    let mut random = Random::for_test("an_animation_ends_with_the_last_position");
    for variant in [Variant::International, Variant::Dames3d] {
        let (tree, line) = random_game(variant, 40, &mut random);
        let frames = game_frames(&tree, &line, FrameTimes::default());
        let shown = show(&animate(&frames, 320));
        assert_eq!((shown.frames, shown.size), (frames.len(), (320, 320)));
        assert!(shown.repeats);
        let delays: Vec<_> = frames.iter().map(|frame| frame.duration.as_millis() / 10).collect();
        assert_eq!(shown.delays.iter().map(|&delay| u128::from(delay)).collect::<Vec<_>>(), delays);
        let last = draw_diagram(frames.last().expect("frames"), &DiagramStyle::square(320));
        let (mean, far) = difference(&shown.last, &last);
        assert!(mean < 3.0 && far < 0.002, "{variant}: {mean} and {far}");
        let first = draw_diagram(&frames[0], &DiagramStyle::square(320));
        let (elsewhere, _) = difference(&shown.last, &first);
        assert!(elsewhere > 2.0 * mean, "{elsewhere} from the first position");
    }
}

#[test]
fn sixty_moves_at_640_pixels_take_less_than_five_megabytes() {
    let mut random = Random::for_test("sixty_moves_at_640_pixels_take_less_than_five_megabytes");
    let mut longest = (GameTree::new(Position::start(Variant::Dames3d)), Vec::new());
    while longest.1.len() < 120 {
        longest = random_game(Variant::Dames3d, 120, &mut random);
    }
    let frames = game_frames(&longest.0, &longest.1, FrameTimes::default());
    let file = animate(&frames, 640);
    assert!(file.len() < 5_000_000, "{} bytes", file.len());
    let shown = show(&file);
    assert!(shown.largest < 640 * 640, "only what changed is in a frame");
}

#[test]
fn a_capture_is_shown_hop_by_hop() {
    let start = fen::read_position("W:W32:B9,10,18,28", Variant::International).expect("legal");
    let request: MoveRequest = "32x3".parse().or_else(|_| "32x5".parse()).expect("a move");
    let (mv, _) = request.resolve(&start).unwrap_or_else(|_| {
        let moves: Vec<_> = start.legal_moves().into_iter().collect();
        let route: Route = start.route(moves[0]).expect("a route");
        (moves[0], route)
    });
    let mut tree = GameTree::new(start);
    let turn = Turn::legal(&start, mv);
    let route = turn.route().expect("a route").clone();
    assert!(route.hops.len() >= 2, "{route:?}");
    let node = tree.add(tree.root(), turn);
    let times = FrameTimes::with_turn(Duration::from_millis(1000));
    let frames = game_frames(&tree, &[node], times);
    assert_eq!(frames.len(), route.hops.len() + 2);
    for (index, hop) in route.hops.iter().enumerate() {
        let frame = &frames[index + 1];
        assert_eq!(frame.ghosts.len(), index + 1, "jumped pieces stay until the end");
        assert!(
            frame
                .pieces
                .iter()
                .any(|(square, piece)| *square == hop.to && piece.side == Side::White)
        );
        assert_eq!(frame.path.last(), Some(&hop.to));
        assert_eq!(frame.pieces.len(), 5);
        assert_eq!(frame.duration, Duration::from_millis(400));
    }
    let last = frames.last().expect("frames");
    assert_eq!(last.pieces.len(), 5 - route.hops.len());
    assert!(last.ghosts.is_empty());
    assert_eq!(last.path.first(), Some(&mv.from()));
    assert_eq!(last.duration, Duration::from_millis(3000));
}

/// The color in the middle of a square of a diagram 420 pixels wide, whose squares are 38 pixels wide.
fn color_at(bitmap: &Bitmap, number: u8) -> [u8; 4] {
    let square = Square::from_number(number).expect("a square");
    let middle = |cells: u32| 20 + 38 * cells + 19;
    let (column, row) = (middle(square.column().into()), middle((9 - square.row()).into()));
    bitmap.pixels()[(row * bitmap.width() + column) as usize]
}

#[test]
fn pieces_are_drawn_on_their_squares_seen_from_either_side() {
    let position = fen::read_position("W:W32:B19", Variant::International).expect("legal");
    let style = DiagramStyle::square(420);
    let from_white = draw_diagram(&BoardFrame::new(&position), &style);
    let (white, black) = (color_at(&from_white, 32), color_at(&from_white, 19));
    let empty = color_at(&from_white, 28);
    assert!(white[0] > 200 && black[0] < 80, "{white:?} {black:?}");
    assert!(empty[0] > 100 && empty[0] < 180, "{empty:?}");
    let from_black = DiagramStyle { orientation: Side::Black, ..style };
    let from_black = draw_diagram(&BoardFrame::new(&position), &from_black);
    assert_eq!(color_at(&from_black, 19), white, "turned half round");
    assert_eq!(color_at(&from_black, 32), black);
}

#[test]
fn a_diagram_has_the_colors_of_its_theme() {
    let frame = BoardFrame::new(&Position::start(Variant::International));
    for &theme in ThemeName::ALL {
        let style = DiagramStyle { theme, ..DiagramStyle::square(420) };
        let [red, green, blue] = Theme::of(theme).cubes.drawn[0].channels();
        let empty = color_at(&draw_diagram(&frame, &style), 28);
        assert_eq!(empty, [red, green, blue, 255], "{theme:?}");
    }
}

#[test]
fn a_diagram_is_written_as_a_png() {
    let frame = BoardFrame::new(&Position::start(Variant::Dames3d));
    let style = DiagramStyle { width: 90, height: 70, ..DiagramStyle::square(1) };
    let bitmap = draw_diagram(&frame, &style);
    let file = bitmap.png().expect("written");
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    assert_eq!((info.width, info.height), (90, 70));
    assert_eq!(bytes, bitmap.pixels().as_flattened());
}

#[test]
fn an_animation_can_be_stopped_and_refuses_frames_of_another_size() {
    let frames = vec![BoardFrame::new(&Position::start(Variant::International)); 5];
    let style = DiagramStyle::square(40);
    let mut drawn = 0;
    let draw = |frame: &BoardFrame| {
        drawn += 1;
        Ok(draw_diagram(frame, &style))
    };
    let stop = |written| match written {
        2 => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let stopped = write_animation(&frames, Vec::new(), draw, stop);
    assert!(matches!(stopped, Err(AnimationError::Stopped)), "{stopped:?}");
    assert!(drawn < 6);
    let (small, large) =
        (draw_diagram(&frames[0], &style), draw_diagram(&frames[0], &DiagramStyle::square(41)));
    let palette = GifPalette::learn([&small]);
    let mut writer = GifWriter::new(Vec::new(), 40, 40, palette).expect("a size");
    assert!(writer.push(&small, Duration::ZERO).is_ok());
    assert!(writer.push(&large, Duration::ZERO).is_err());
    assert!(GifWriter::new(Vec::new(), 0, 40, GifPalette::learn([&small])).is_err());
    assert!(Bitmap::from_rgba(2, 2, &[0; 12]).is_err());
}

/// The frames of a game are those of its line, and a game without moves is its start.
#[test]
fn a_game_without_moves_is_one_frame() {
    let tree = GameTree::new(Position::start(Variant::WolfAndSheep));
    let frames = game_frames(&tree, &[], FrameTimes::default());
    assert_eq!(frames.len(), 1);
    assert_eq!(frames[0].pieces.len(), 5);
    assert_eq!(show(&animate(&frames, 64)).frames, 1);
}

/// The opaque pixels of the picture of a board, by brightness.
fn bright_share(face: dames3d::board::Face) -> f64 {
    let theme = dames3d::themes::Theme::of(dames3d::themes::ThemeName::Walnut);
    let picture = dames3d::pictures::draw_face_picture(face, 160, [0, 0, 0], theme);
    assert_eq!(picture.pixels.len(), (picture.width * picture.height * 4) as usize);
    let opaque = picture.pixels.chunks(4).filter(|pixel| pixel[3] == 255);
    let (bright, all) =
        opaque.fold((0, 0), |(bright, all), pixel| (bright + u32::from(pixel[0] > 80), all + 1));
    f64::from(bright) / f64::from(all)
}

#[test]
fn pictures_of_the_boards_are_lit_where_the_board_is() {
    use dames3d::board::Face;
    let top = bright_share(Face::Top);
    assert!(top > 0.8, "{top}");
    for face in Face::SIDES {
        // What is behind the crests is on other boards.
        let share = bright_share(face);
        assert!((0.5..0.95).contains(&share), "{face:?}: {share}");
    }
}

#[test]
fn pictures_of_games_show_their_board_and_their_pieces() {
    use dames3d::pictures::draw_game_picture;
    use dames3d::themes::{Theme, ThemeName};
    let (width, height) = (236, 152);
    let theme = Theme::of(ThemeName::Walnut);
    let picture = |variant| {
        let frame = BoardFrame::new(&Position::start(variant));
        draw_game_picture(&frame, width, height, theme)
    };
    let pyramid = picture(Variant::Dames3d);
    let flat = picture(Variant::International);
    assert_eq!(pyramid.pixels.len(), (width * height * 4) as usize);
    assert_ne!(pyramid.pixels, flat.pixels);
    let mut empty = BoardFrame::new(&Position::start(Variant::Dames3d));
    empty.pieces.clear();
    let empty = draw_game_picture(&empty, width, height, theme);
    assert_ne!(empty.pixels, pyramid.pixels);
    // It fills its place and leaves the corners free.
    let opacity = |x: u32, y: u32| pyramid.pixels[(4 * (y * width + x) + 3) as usize];
    for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
        assert_eq!(opacity(x, y), 0, "{x} {y}");
    }
    assert_eq!(opacity(width / 2, height / 2), 255);
    // The height is what holds it: its foot is at the edge, and a king on the last row has room above it. The frame then
    // leaves four pixels free to the left and to the right.
    let is_inked_row = |y: u32| (0..width).any(|x| opacity(x, y) > 0);
    let is_inked_column = |x: u32| (0..height).any(|y| opacity(x, y) > 0);
    assert!(is_inked_row(6) && is_inked_row(height - 2));
    assert!(is_inked_column(5) && is_inked_column(width - 6));
}
