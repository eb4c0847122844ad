//! The parts of pieces, squares and numbers that a camera sees.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;
use dames3d::board::Square;
use dames3d::rules::{FigureSet, Move, Piece, PieceKind, Position, Route, Side, Variant};
use dames3d::viewer::board::marking::must_see::Focus;
use dames3d::viewer::kernel::messages::View;
use dames3d::viewer::scene::camera::{
    BoardOrientation, HomeTurn, PanelInsets, PictureRoom, Pose, ProjectionMode, Viewpoint, aim,
};
use dames3d::viewer::scene::geometry::STEP;
use dames3d::viewer::scene::numbers::{NumberPlace, number_on_top};
use dames3d::viewer::scene::sight::{Eye, Obstacles, Scenery, Target};

use crate::test_app::{TestApp, square};

/// The views of a player on White's side.
const VIEWS: [View; 8] = [
    View::Home,
    View::Mirrored,
    View::Chair,
    View::Top,
    View::SouthWest,
    View::SouthEast,
    View::NorthEast,
    View::NorthWest,
];

fn scenery(position: &Position, relief: f32) -> Scenery {
    let pieces = Square::all().filter_map(|square| Some((square, position.piece_at(square)?)));
    Scenery::new(relief, pieces)
}

fn start() -> Scenery {
    scenery(&Position::start(Variant::Dames3d), 1.0)
}

fn room(width: f32, height: f32) -> PictureRoom {
    PictureRoom {
        size: Vec2::new(width, height),
        taken: PanelInsets::NONE,
        relief: 1.0,
        projection: ProjectionMode::Perspective,
    }
}

fn eye(view: View, seat: Side) -> Eye {
    let pose = Pose::from_view(view, BoardOrientation(seat));
    Viewpoint::new(pose, &room(1280.0, 800.0)).eye()
}

fn share(scenery: &Scenery, target: Target, eye: Eye) -> f32 {
    scenery.share(target, eye, &Obstacles::NONE)
}

/// The men of the start, with their shares in sight in percent.
fn men_in_sight(scenery: &Scenery, eye: Eye) -> Vec<(u8, f32)> {
    Square::all()
        .filter(|square| !(21..=30).contains(&square.number()))
        .map(|square| {
            let seen = share(scenery, Target::Piece(square), eye);
            (square.number(), 100.0 * seen)
        })
        .collect()
}

#[test]
fn nothing_is_hidden_on_a_flat_board_and_everything_behind_a_wall_is() {
    let flat = scenery(&Position::start(Variant::International), 0.0);
    let from_above = Eye::Toward(Vec3::Y);
    let level = Eye::Toward(Vec3::new(0.0, 0.001, 1.0));
    for square in Square::all() {
        assert_eq!(share(&flat, Target::Piece(square), from_above), 1.0);
    }
    // On the level, the men before it hide a square, but nothing hides those at the rim.
    assert!(share(&flat, Target::Square(square(26)), level) < 0.3);
    assert_eq!(share(&flat, Target::Square(square(46)), level), 1.0);
    // The flank turned away from the viewer is behind the pyramid.
    let empty = Scenery::new(1.0, []);
    assert_eq!(share(&empty, Target::Square(square(3)), level), 0.0);
    assert_eq!(share(&empty, Target::Square(square(48)), level), 1.0);
    let through = empty.uncover(&[Target::Square(square(3))], level);
    assert!(through.len() >= 5, "a whole row is in the way");
    assert!(empty.share(Target::Square(square(3)), level, &through) >= 0.5);
}

#[test]
fn a_step_hides_the_part_of_a_square_that_geometry_says() {
    // At 45 degrees a step hides a strip as deep as it is high behind it.
    let empty = Scenery::new(0.5 / STEP, []);
    let eye = Eye::Toward(Vec3::new(0.0, 1.0, 1.0));
    let hidden = 1.0 - share(&empty, Target::Square(square(3)), eye);
    assert!((hidden - 0.5).abs() < 0.1, "{hidden}");
}

#[test]
fn the_share_in_sight_agrees_with_the_figures_measured_before() {
    // The board then: steps as high as the cubes are wide, and a shorter lens.
    let scenery = scenery(&Position::start(Variant::Dames3d), 1.0 / STEP);
    let seen = |pitch: f32| {
        let eye = Eye::At(Vec3::Y * 2.0 + aim(0.0, pitch.to_radians()) * Vec3::Z * 34.0);
        men_in_sight(&scenery, eye)
    };
    let partly: Vec<u8> = seen(62.0)
        .into_iter()
        .filter_map(|(number, share)| (share < 90.0).then_some(number))
        .collect();
    assert_eq!(partly, [1, 2, 3, 4, 7, 8, 9, 12, 13, 18]);
    for (pitch, range) in [(62.0, 33.0..58.0), (69.0, 58.0..83.0), (74.0, 77.0..93.0)] {
        for (number, share) in seen(pitch) {
            let is_partly = partly.contains(&number);
            assert!(!is_partly || range.contains(&share), "{number} at {pitch}: {share}");
        }
    }
    let corner = Eye::At(Vec3::Y * 2.0 + aim(-FRAC_PI_4, 17.0_f32.to_radians()) * Vec3::Z * 40.0);
    let under = |least: f32| {
        let of = |square: &Square| share(&scenery, Target::Square(*square), corner) < least;
        Square::all().filter(of).count()
    };
    assert!((22..=24).contains(&under(0.5)), "{}", under(0.5));
    assert_eq!(under(0.1), 16);
}

#[test]
fn animals_hide_what_men_do_not() {
    let white = Position::start(Variant::Dames3d).piece_at(square(50));
    let before = Scenery::new(0.0, white.map(|man| (square(38), man)));
    let eye = Eye::Toward(Vec3::new(0.0, 0.3, 1.0));
    let behind = Target::Square(square(28));
    assert_eq!(share(&before, behind, eye), 1.0);
    let sheep = before.with_figures(FigureSet::WolfAndSheep);
    assert!(share(&sheep, behind, eye) < 0.9);
}

/// The least share of a man that must be in sight from the chair, in percent.
const MARK: f32 = 70.0;

/// Both players' home views, each from the right and from the left.
fn homes() -> Vec<(BoardOrientation, Pose)> {
    let turns = [HomeTurn::Right, HomeTurn::Left];
    let both = Side::BOTH.into_iter().flat_map(|side| {
        let seat = BoardOrientation(side);
        turns.map(|turn| (seat, Pose::home(seat, turn)))
    });
    both.collect()
}

/// Positions of games played at random.
fn of_games(count: usize) -> Vec<Position> {
    let mut random = fastrand::Rng::with_seed(48);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Position::start(Variant::Dames3d);
        for _ in 0..160 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[random.usize(..moves.len())]);
            if random.f32() < 0.05 {
                positions.push(position);
            }
        }
    }
    positions.truncate(count);
    positions
}

/// The piece of which least is in sight in these positions: its share in percent, and its square.
fn least_in_sight(positions: &[Position], eye: Eye) -> (f32, u8) {
    let of = |position: &Position| {
        let scenery = scenery(position, 1.0);
        let pieces = position.occupied().into_iter();
        let shares: Vec<_> = pieces
            .map(|square| {
                let seen = 100.0 * share(&scenery, Target::Piece(square), eye);
                (seen, square.number())
            })
            .collect();
        shares
    };
    let shares = positions.iter().flat_map(of);
    shares.fold((100.0, 0), |least, now| if now.0 < least.0 { now } else { least })
}

#[test]
fn no_piece_is_under_the_mark_at_home_and_from_no_lower_chair() {
    let start = [Position::start(Variant::Dames3d)];
    let games = of_games(200);
    let rooms = [room(1280.0, 800.0), room(980.0, 740.0), room(1920.0, 1080.0), room(390.0, 600.0)];
    for (seat, home) in homes() {
        let lower = Pose { pitch: home.pitch - 1.0_f32.to_radians(), ..home };
        let mut lower_holds = true;
        for room in &rooms {
            let least_of = |pose: Pose, positions: &[Position]| {
                least_in_sight(positions, Viewpoint::new(pose, room).eye())
            };
            for positions in [&start[..], &games] {
                let least = least_of(home, positions);
                assert!(least.0 >= MARK, "{seat:?} {:?}: {least:?}", room.size);
            }
            lower_holds &= least_of(lower, &start).0 >= MARK;
        }
        let is_white = seat.0 == Side::White;
        assert!(!(is_white && lower_holds), "a degree lower holds, too");
    }
    for side in Side::BOTH {
        let least = least_in_sight(&games, eye(View::Chair, side));
        assert!(least.0 >= MARK, "straight from the chair of {side:?}: {least:?}");
    }
}

/// The table of `docs/architecture.md`: the least share of a man of the start, by the turn and the height of the camera.
#[test]
fn the_table_of_poses_is_up_to_date() {
    let start = [Position::start(Variant::Dames3d)];
    let least = |side: Side, turn: f32, height: f32| {
        let pose = Pose {
            yaw: BoardOrientation(side).yaw() + turn.to_radians(),
            pitch: height.to_radians(),
            ..Pose::home(BoardOrientation(side), HomeTurn::Right)
        };
        let eye = Viewpoint::new(pose, &room(1280.0, 800.0)).eye();
        least_in_sight(&start, eye).0
    };
    let mut table = vec![
        "| height | straight | 15° | 20° | 22° | 25° | 28.6° |".to_owned(),
        "|---|---|---|---|---|---|---|".to_owned(),
    ];
    for height in [50, 52, 53, 54, 55, 57, 60, 65] {
        let cells = [0.0, 15.0, 20.0, 22.0, 25.0, 28.6].map(|turn| {
            let [white, black] = Side::BOTH.map(|side| least(side, turn, height as f32));
            format!("{white:.0}, {black:.0} %")
        });
        table.push(format!("| {height}° | {} |", cells.join(" | ")));
    }
    let table = table.join("\n");
    println!("{table}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/architecture.md");
    let page = std::fs::read_to_string(path).expect("the page");
    assert!(page.contains(&table), "expected in {path}:\n{table}");
}

#[test]
fn no_number_is_covered_by_a_piece_or_a_step_at_home() {
    let man = Position::start(Variant::Dames3d).piece_at(square(50));
    let man = man.expect("a man");
    let king = Piece { kind: PieceKind::King, ..man };
    let full = |piece: Piece| Scenery::new(1.0, Square::all().map(|square| (square, piece)));
    let of_games = of_games(200);
    let mut boards = vec![(full(man), "men"), (full(king), "kings")];
    boards.extend(of_games.iter().map(|it| (scenery(it, 1.0), "a game")));
    for (seat, home) in homes() {
        let eye = Viewpoint::new(home, &room(1280.0, 800.0)).eye();
        for (board, what) in &boards {
            // A king hides a little more of the number behind it.
            let mark = if *what == "men" { 95.0 } else { MARK };
            for square in Square::all() {
                let number = number_on_top(square, home.yaw, seat);
                let seen = 100.0 * share(board, number, eye);
                assert!(seen >= mark, "{square} with {what} from {home:?}: {seen}");
            }
        }
    }
}

/// The least share of a man in percent, the men under half in sight, and the squares under half.
fn summary(scenery: &Scenery, eye: Eye) -> (f32, usize, usize) {
    let men = men_in_sight(scenery, eye);
    let least = men.iter().map(|(_, share)| *share).fold(100.0, f32::min);
    let hidden_men = men.iter().filter(|(_, share)| *share < 50.0).count();
    let is_hidden = |square: &Square| share(scenery, Target::Square(*square), eye) < 0.5;
    (least, hidden_men, Square::all().filter(is_hidden).count())
}

/// The shares of the start before anything turns translucent. With steps as high as the cubes are wide, a view shows less.
#[test]
fn each_view_shows_no_less_than_with_higher_steps() {
    let high = scenery(&Position::start(Variant::Dames3d), 1.0 / STEP);
    let now = start();
    let before = |view: View| match view {
        View::Home | View::Mirrored | View::Chair => {
            Eye::At(Vec3::Y * 2.0 + aim(0.0, 62.0_f32.to_radians()) * Vec3::Z * 34.0)
        }
        View::Top => Eye::At(Vec3::Y * 36.0),
        corner => {
            let yaw = Pose::from_view(corner, BoardOrientation(Side::White)).yaw;
            Eye::At(Vec3::Y * 2.0 + aim(yaw, 17.0_f32.to_radians()) * Vec3::Z * 40.0)
        }
    };
    println!("least man, men under half, squares under half: before, and now");
    for view in VIEWS {
        let (old, new) = (summary(&high, before(view)), summary(&now, eye(view, Side::White)));
        println!("{view:?}: {old:.0?}, {new:.0?}");
        assert!(new.0 >= old.0 && new.1 <= old.1 && new.2 <= old.2, "{view:?}");
    }
}

/// The squares of the numbers that are shown, and the number of those on a riser.
fn numbers_shown(app: &mut TestApp) -> (Vec<Square>, usize) {
    let mut numbers = app.world().query::<(&NumberPlace, &Visibility)>();
    let shown = numbers.iter(app.world());
    let shown: Vec<_> = shown.filter(|(_, visible)| **visible != Visibility::Hidden).collect();
    let on_risers = shown.iter().filter(|(place, _)| place.faces != Vec3::Y);
    let mut squares: Vec<_> = shown.iter().map(|(place, _)| place.square).collect();
    squares.sort();
    (squares, on_risers.count())
}

#[test]
fn each_square_shows_one_number_in_every_view() {
    let mut app = TestApp::new();
    for view in VIEWS {
        app.look(view);
        let (squares, on_risers) = numbers_shown(&mut app);
        assert_eq!(squares, Square::all().collect::<Vec<_>>(), "{view:?}");
        match view {
            View::Home | View::Mirrored | View::Chair | View::Top => {
                assert_eq!(on_risers, 0, "{view:?}")
            }
            // Of the 50 squares, those in sight from the corner show their risers.
            _ => assert!((20..50).contains(&on_risers), "{view:?}: {on_risers}"),
        }
    }
    app.sink();
    app.rest();
    let (squares, on_risers) = numbers_shown(&mut app);
    assert_eq!((squares.len(), on_risers), (50, 0));
}

#[test]
fn the_projection_from_above_is_parallel() {
    let Eye::Toward(direction) = eye(View::Top, Side::White) else {
        panic!("a perspective");
    };
    assert!(direction.distance(Vec3::Y) < 1e-5);
    let start = start();
    for (number, share) in men_in_sight(&start, eye(View::Top, Side::White)) {
        assert_eq!(share, 100.0, "man {number}");
    }
}

#[test]
fn the_whole_board_is_in_the_picture_at_any_turn_and_size() {
    let mut app = TestApp::new();
    for view in VIEWS {
        app.look(view);
        for step in 0..8 {
            app.world().write_message(dames3d::viewer::kernel::messages::Orbit {
                delta: Vec2::new(131.0, if step % 2 == 0 { 20.0 } else { -20.0 }),
            });
            app.frames(2);
            for number in [1, 5, 6, 26, 25, 45, 46, 50] {
                let at = app.pixel(number);
                let inside = at.x > 0.0 && at.y > 0.0 && at.x < 980.0 && at.y < 800.0;
                assert!(inside, "{view:?} turned {step} times: {number} at {at}");
            }
        }
    }
}

/// A kind of position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Opening,
    MiddleGame,
    Kings,
    LongRafles,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Opening, Kind::MiddleGame, Kind::Kings, Kind::LongRafles];

    fn holds(self, position: &Position, ply: usize, longest: usize) -> bool {
        match self {
            Kind::Opening => ply <= 6,
            Kind::MiddleGame => (20..60).contains(&ply),
            Kind::Kings => !position.kings().is_empty(),
            Kind::LongRafles => longest >= 3,
        }
    }
}

/// The moves of a position with their routes.
fn routes(position: &Position) -> Vec<(Move, Route)> {
    let moves = position.legal_moves();
    moves.into_iter().filter_map(|mv| Some((mv, position.route(mv)?))).collect()
}

/// The squares that must be in sight after this move: the pieces that may move, the last move, and the preview of the longest
/// capture.
fn targets(position: &Position, last: Option<Move>) -> Vec<Target> {
    let routes = routes(position);
    let movable = routes.iter().map(|(mv, _)| mv.from()).collect();
    let focus =
        Focus { movable, last_move: last.map(|mv| (mv.from(), mv.to())), ..Focus::default() };
    let mut targets = focus.targets(position);
    let longest = routes.iter().max_by_key(|(_, route)| route.captured().count());
    if let Some((_, route)) = longest.filter(|(_, route)| route.captured().count() > 0) {
        targets.extend(route.captured().map(Target::Piece));
        targets.extend(route.landings().map(Target::Square));
    }
    targets
}

#[test]
fn what_matters_is_never_under_half_in_sight() {
    const POSITIONS: usize = 200;
    let mut random = fastrand::Rng::with_seed(18);
    let mut found = [0; Kind::ALL.len()];
    let (mut most, mut total, mut choices) = (0, 0, 0);
    while found.iter().any(|&count| count < POSITIONS) {
        let (mut position, mut last) = (Position::start(Variant::Dames3d), None);
        for ply in 0..160 {
            let routes = routes(&position);
            if routes.is_empty() {
                break;
            }
            let longest = routes.iter().map(|(_, route)| route.captured().count()).max();
            let longest = longest.unwrap_or_default();
            let fits = |kind: &Kind| kind.holds(&position, ply, longest);
            let fitting: Vec<_> = Kind::ALL
                .iter()
                .zip(&mut found)
                .filter(|(kind, count)| **count < POSITIONS && fits(kind))
                .collect();
            if !fitting.is_empty() && random.f32() < 0.3 {
                fitting.into_iter().for_each(|(_, count)| *count += 1);
                let scenery = scenery(&position, 1.0);
                let targets = targets(&position, last);
                for view in VIEWS {
                    let eye = eye(view, Side::White);
                    let glass = scenery.uncover(&targets, eye);
                    (most, total, choices) =
                        (most.max(glass.len()), total + glass.len(), choices + 1);
                    for &target in &targets {
                        let share = scenery.share(target, eye, &glass);
                        assert!(share >= 0.5, "{target:?} from {view:?}: {share}\n{position:?}");
                    }
                }
            }
            let (mv, _) = routes[random.usize(..routes.len())];
            (position, last) = (position.play(mv), Some(mv));
        }
    }
    println!("translucent: {:.1} on average, {most} at most", total as f32 / choices as f32);
}
