//! Trees of games with everything that can be noted about a turn, for property tests.

use std::time::Duration;

use dames3d::board::Square;
use dames3d::game_tree::{
    AnnotatedScore, Annotations, Arrow, ClockReading, EmbeddedCommand, GameTree, Mark, MarkColor,
    MoveSign, Nag, NodeId, PlayedTime, Turn,
};
use dames3d::notation::fen;
use dames3d::rules::{
    BySide, DrawReason, HandAction, Irregularity, Judgment, Outcome, Ply, Position, Side, Variant,
    WinReason,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A turn to add to a tree.
#[derive(Clone, Debug)]
struct Step {
    /// Goes back to any node first, to begin a variation.
    back: Option<Index>,
    /// The move, and its route.
    choice: (Index, Index),
    /// Squares of an action by hand, if the turn is not a move.
    by_hand: Option<(Square, Square)>,
    /// `true` if the turn by hand is described.
    is_described: bool,
    /// A piece that is huffed after the move, if that is possible.
    huffed: Option<Square>,
    ending: Option<Outcome>,
    annotations: Annotations,
}

/// Trees of all variants.
pub(super) fn any_tree() -> impl Strategy<Value = GameTree> {
    let steps = vec(step(), 0..30);
    (any_start(), annotations(), steps).prop_map(|(start, root, steps)| {
        let mut tree = GameTree::new(start);
        let root_id = tree.root();
        *tree.annotations_mut(root_id) = root;
        let mut nodes = vec![root_id];
        for step in &steps {
            grow(&mut tree, &mut nodes, step);
        }
        tree
    })
}

/// Starts of all variants, and positions with many captures.
fn any_start() -> impl Strategy<Value = Position> {
    const CAPTURES: [&str; 6] = [
        "W:WK47:B13,14,22,28,32,33",
        "W:W31,K46:B11,21,22,12,7,9,28,41",
        "B:W31,32,33,38,42,28,29:BK1,K50,20",
        "W:WK5,K46,17:B9,10,11,12,13,22,23,24,33,34,43",
        "B:W27,28,29,37,38,39,18,19,20:B21,22,23,K47,K3",
        "W:W50:BK1",
    ];
    let starts = select(&Variant::ALL[..]).prop_map(Position::start);
    let variants = Variant::ALL.into_iter().filter(|variant| !variant.has_placement());
    let captures = (select(&CAPTURES[..]), select(variants.collect::<Vec<_>>()));
    let captures = captures
        .prop_map(|(fen, variant)| fen::read_position(fen, variant).expect("a legal position"));
    prop_oneof![starts, captures]
}

fn grow(tree: &mut GameTree, nodes: &mut Vec<NodeId>, step: &Step) {
    let parent = match step.back {
        Some(back) => *back.get(nodes),
        None => *nodes.last().expect("the root"),
    };
    let position = *tree.node(parent).position();
    let Some(turn) = turn(&position, step) else {
        return;
    };
    let is_move = matches!(turn, Turn::Move { .. });
    let id = tree.add(parent, turn);
    *tree.annotations_mut(id) = step.annotations.clone();
    tree.set_ending(id, step.ending);
    if let Some(square) = step.huffed.filter(|_| is_move) {
        let mut setup = tree.node(id).position().setup();
        setup.place(square, None);
        let huffed = setup.position(position.variant());
        if let Ok(huffed) = huffed
            && huffed != *tree.node(id).position()
        {
            tree.huff(id, square, huffed);
        }
    }
    nodes.push(id);
}

fn turn(position: &Position, step: &Step) -> Option<Turn> {
    if let Some((from, to)) = step.by_hand {
        return turn_by_hand(position, HandAction::Carry { from, to }, step.is_described);
    }
    let moves = position.playable_moves();
    if moves.is_empty() {
        return None;
    }
    let mv = *step.choice.0.get(&moves);
    let routes = position.routes(mv);
    let route = step.choice.1.get(&routes).clone();
    Some(Turn::Move { mv, route })
}

fn turn_by_hand(position: &Position, action: HandAction, is_described: bool) -> Option<Turn> {
    let mut setup = position.setup();
    action.apply(&mut setup);
    setup.promote();
    setup.side_to_move = !setup.side_to_move;
    let next = setup.position(position.variant()).ok()?;
    let actions = vec![action, HandAction::Remove(Square::from_index(7))];
    let mut irregularities = match position.judge(&actions) {
        Judgment::Irregular(irregularities) => irregularities,
        Judgment::Regular(..) => Vec::new(),
    };
    irregularities.push(Irregularity::NotThePieceTouched(Square::from_index(3)));
    Some(if is_described {
        Turn::Irregular { actions, irregularities, position: Box::new(next) }
    } else {
        Turn::SetUp(Box::new(next))
    })
}

fn step() -> impl Strategy<Value = Step> {
    let by_hand = option::weighted(0.1, (square(), square()));
    (
        option::weighted(0.3, any::<Index>()),
        any::<(Index, Index)>(),
        by_hand,
        any::<bool>(),
        option::weighted(0.1, square()),
        option::weighted(0.1, ending()),
        annotations(),
    )
        .prop_map(|(back, choice, by_hand, is_described, huffed, ending, annotations)| Step {
            back,
            choice,
            by_hand,
            is_described,
            huffed,
            ending,
            annotations,
        })
}

fn ending() -> impl Strategy<Value = Outcome> {
    let wins = [
        WinReason::NoPieces,
        WinReason::NoMoves,
        WinReason::Resignation,
        WinReason::Time,
        WinReason::LostAll,
        WinReason::ShutIn,
        WinReason::GotBehind,
    ];
    let win = (select(&Side::BOTH[..]), select(wins.to_vec()));
    let draw = prop_oneof![
        Just(DrawReason::Agreement),
        Just(DrawReason::Repetition),
        any::<u16>().prop_map(|plies| DrawReason::QuietMoves(Ply(plies))),
        any::<u16>().prop_map(|plies| DrawReason::ThreeAgainstKing(Ply(plies))),
        Just(DrawReason::FewAgainstKing),
        select(&Side::BOTH[..]).prop_map(DrawReason::OutOfTime),
    ];
    prop_oneof![
        win.prop_map(|(winner, reason)| Outcome::Win { winner, reason }),
        draw.prop_map(Outcome::Draw),
    ]
}

fn annotations() -> impl Strategy<Value = Annotations> {
    let nothing = Just(Annotations::default());
    let something = (
        comment(),
        comment(),
        vec((7..=u16::MAX).prop_map(Nag), 0..3),
        option::of(select(&MoveSign::ALL[..])),
        vec(mark(), 0..3),
        vec(arrow(), 0..3),
        time(),
        option::of(evaluation()),
        vec(command(), 0..3),
    )
        .prop_map(|(before, after, nags, sign, marks, arrows, time, evaluation, commands)| {
            Annotations {
                comment_before: before,
                comment_after: after,
                nags,
                sign,
                marks,
                arrows,
                time,
                evaluation,
                commands,
            }
        });
    prop_oneof![nothing, something]
}

/// Texts of any characters, and above all of those that mean something in PDN.
pub(super) fn comment() -> impl Strategy<Value = String> {
    const WORDS: [&str; 41] = [
        " ",
        "  ",
        "\n",
        "\n\n",
        "\t",
        "\r",
        "\r\n",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "[%",
        "[%clk 0:00:01]",
        "[%char 7D]",
        "[%before]",
        "[%path 1,2]",
        "[Event \"x\"]",
        "\n[Event \"x\"]",
        "\n\u{a0}[Event \"x\"]",
        ";",
        "%",
        "\n%",
        "*",
        "1-0",
        "2-0",
        "1/2-1/2",
        "32-28",
        "1.",
        "...",
        "$7",
        "/FEN \"W:W1:B2\"/",
        "\u{2060}",
        "\u{feff}",
        "\u{a0}",
        "\u{2028}",
        "é",
        "будет",
        "word",
        "\\\"",
    ];
    let word = prop_oneof![
        4 => select(&WORDS[..]).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
        1 => "[a-z ]{0,100}",
    ];
    prop_oneof![Just(String::new()), vec(word, 0..12).prop_map(|words| words.concat()),]
}

fn square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(Square::from_index)
}

fn color() -> impl Strategy<Value = MarkColor> {
    let colors = [MarkColor::Red, MarkColor::Green, MarkColor::Blue, MarkColor::Yellow];
    select(colors.to_vec())
}

fn mark() -> impl Strategy<Value = Mark> {
    (color(), square()).prop_map(|(color, square)| Mark { color, square })
}

fn arrow() -> impl Strategy<Value = Arrow> {
    (color(), square(), square()).prop_map(|(color, from, to)| Arrow { color, from, to })
}

fn duration() -> impl Strategy<Value = Duration> {
    prop_oneof![
        (0..10_000_u64).prop_map(Duration::from_secs),
        (0..10_000_000_u64).prop_map(Duration::from_millis),
        any::<Duration>(),
    ]
}

fn time() -> impl Strategy<Value = PlayedTime> {
    let running = option::of(select(&Side::BOTH[..]));
    let clocks = (duration(), duration(), running).prop_map(|(white, black, running)| {
        let left = BySide { white, black };
        ClockReading { left, running }
    });
    let times = (option::of(duration()), option::of(duration()), option::of(clocks));
    times.prop_map(|(left, used, clocks)| PlayedTime { left, used, clocks })
}

fn evaluation() -> impl Strategy<Value = AnnotatedScore> {
    let win = (select(&Side::BOTH[..]), any::<u16>());
    prop_oneof![
        (-1000..1000).prop_map(AnnotatedScore::Centimen),
        any::<i32>().prop_map(AnnotatedScore::Centimen),
        win.prop_map(|(winner, moves)| AnnotatedScore::WinIn { winner, moves }),
    ]
}

fn command() -> impl Strategy<Value = EmbeddedCommand> {
    let value = prop_oneof![Just(String::new()), "[a-zA-Z0-9é.,:#+-]{1,8}( [a-z*();%]{1,9}){0,2}"];
    ("[a-z]{2,3}x[a-z_0-9]{0,3}", value)
        .prop_map(|(name, value)| EmbeddedCommand::new(&name, &value).expect("a valid command"))
}
