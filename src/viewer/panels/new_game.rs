//! The card on which a new game is chosen: rules, board, manners, players.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::follow::{Enabled, Facts, On, Says, Shown};
use super::overlay::{Offered, OpenOrClose, Overlay};
use super::style::Look;
use super::widgets::{Kit, SIZE, bare, button, disc, row, text, title};
use crate::rules::{Geometry, Side, Variant};
use crate::viewer::action::Action;
use crate::viewer::engine_bridge::{EngineId, Programs};
use crate::viewer::new_game::{Choice, NewGame};
use crate::viewer::open::{Open, is_under_way};
use crate::viewer::palette;

/// The card on the screen.
#[derive(Component)]
struct Card;

fn open_or_close(
    mut commands: Commands,
    open: Res<Open>,
    kit: Res<Kit>,
    programs: Res<Programs>,
    card: Query<Entity, With<Card>>,
) {
    match (&open.new_game, card.iter().next()) {
        (Some(_), None) => {
            commands.spawn(card_of_choices(&kit, programs.ids().collect()));
        }
        (None, Some(card)) => commands.entity(card).despawn(),
        _ => {}
    }
}

/// The key of the words for a choice.
const fn key(choice: Choice) -> &'static str {
    match choice {
        Choice::Rules(Variant::International | Variant::Dames3d) => "rules-draughts",
        Choice::Rules(Variant::Family(_)) => "rules-family",
        Choice::Rules(Variant::Brigand(_)) => "rules-brigand",
        Choice::Rules(Variant::WolfAndSheep) => "rules-wolf-and-sheep",
        Choice::Board(Geometry::Flat) => "board-flat",
        Choice::Board(Geometry::Pyramid) => "board-pyramid",
        Choice::TouchMove => "touch-move",
        Choice::OverTheBoard => "over-the-board",
        Choice::Federation => "federation",
        Choice::Person(_) => "player-person",
        Choice::Computer(_) => "player-computer",
        Choice::Program(..) => "player-computer",
        Choice::Weaker(_) => "weaker",
        Choice::Stronger(_) => "stronger",
    }
}

fn told<T: Default>(
    about: impl Fn(&Facts, &NewGame) -> T + Send + Sync + 'static,
) -> impl Fn(&Facts) -> T + Send + Sync + 'static {
    move |facts| {
        let chosen = facts.open.new_game.as_ref();
        chosen.map_or_else(T::default, |chosen| about(facts, chosen))
    }
}

/// A few words on what the choices made so far come to.
fn says(about: fn(&NewGame) -> Option<&'static str>) -> Says {
    Says::of(told(move |facts, chosen| {
        about(chosen).map_or_else(String::new, |key| facts.words.text(key))
    }))
}

const fn about_the_rules(chosen: &NewGame) -> Option<&'static str> {
    Some(match chosen.variant {
        Variant::International => "about-international",
        Variant::Dames3d => "about-dames3d",
        Variant::Family(_) => "about-family",
        Variant::Brigand(_) => "about-brigand",
        Variant::WolfAndSheep => "about-wolf-and-sheep",
    })
}

fn about_the_manners(chosen: &NewGame) -> Option<&'static str> {
    let manners = chosen.manners();
    match (manners.over_the_board, manners.touch_move) {
        (true, _) => Some("about-over-the-board"),
        (false, true) => Some("about-touch-move"),
        (false, false) => None,
    }
}

fn card_of_choices(kit: &Kit, programs: Vec<EngineId>) -> impl Bundle + use<> {
    let overlay = Overlay {
        name: "New game",
        width: 680.0,
        gap: 14.0,
        align: AlignItems::Stretch,
        height: 9,
        group: TabGroup::modal(),
    };
    (
        Card,
        overlay.of(children![
            title(kit, "Title", 20.0, palette::ACCENT, Says::words("new-game")),
            line("choose-rules", NewGame::RULES.map(Choice::Rules).to_vec()),
            line(
                "choose-board",
                [Geometry::Pyramid, Geometry::Flat]
                    .map(Choice::Board)
                    .to_vec()
            ),
            note(says(about_the_rules)),
            line(
                "choose-manners",
                vec![Choice::TouchMove, Choice::OverTheBoard, Choice::Federation]
            ),
            note(says(about_the_manners)),
            player(Side::White),
            programs_for(Side::White, programs.clone()),
            player(Side::Black),
            programs_for(Side::Black, programs),
            warning(),
            foot(),
        ]),
    )
}

const LABEL: f32 = 104.0;

fn label(words: &'static str) -> impl Bundle {
    (
        Name::new("Label"),
        Node {
            width: px(LABEL),
            flex_shrink: 0.0,
            ..default()
        },
        children![text("Words", SIZE, palette::TEXT_QUIET, Says::words(words))],
    )
}

/// A choice among several, or several that can each be made.
fn line(words: &'static str, choices: Vec<Choice>) -> impl Bundle {
    (
        Name::new("Line"),
        row(8.0),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            line.spawn(label(words));
            for choice in choices {
                line.spawn(option(choice));
            }
        })),
    )
}

fn player(side: Side) -> impl Bundle {
    let words = match side {
        Side::White => "side-white",
        Side::Black => "side-black",
    };
    (
        Name::new("Player"),
        row(8.0),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            line.spawn((
                Name::new("Side"),
                Node {
                    width: px(LABEL),
                    flex_shrink: 0.0,
                    ..row(8.0)
                },
                children![
                    disc(side, 18.0),
                    text("Words", SIZE, palette::TEXT_QUIET, Says::words(words))
                ],
            ));
            for choice in [Choice::Person(side), Choice::Computer(side)] {
                line.spawn(option(choice));
            }
            line.spawn(level(side));
        })),
    )
}

/// How well the computer plays, and a step either way.
fn level(side: Side) -> impl Bundle {
    let is_graded = move |_: &Facts, chosen: &NewGame| chosen.level(side).is_some();
    let says = Says::of(told(move |facts, chosen| {
        let level = chosen.level(side);
        level.map_or_else(String::new, |level| facts.words.level(level))
    }));
    let step = |name, sign: &'static str, choice| {
        (
            bare(
                name,
                Action::Choose(choice),
                Look::Plain,
                Node {
                    width: px(34),
                    height: px(34),
                    border_radius: BorderRadius::all(px(7)),
                    ..default()
                },
            ),
            Enabled::when(told(move |facts, chosen| {
                chosen.can_choose(choice, facts.programs)
            })),
            children![text(
                "Sign",
                SIZE,
                palette::TEXT,
                Says::of(move |_| sign.to_owned())
            )],
        )
    };
    (
        Name::new("Level"),
        Node {
            width: px(170),
            flex_shrink: 0.0,
            ..row(8.0)
        },
        children![(
            Name::new("Steps"),
            row(8.0),
            Shown::when(told(is_graded)),
            children![
                step("Weaker", "−", Choice::Weaker(side)),
                text("Words", SIZE, palette::TEXT, says),
                step("Stronger", "+", Choice::Stronger(side)),
            ],
        )],
    )
}

/// The other programs that could play this side; those that have not said what they are, or could not, are left out.
fn programs_for(side: Side, programs: Vec<EngineId>) -> impl Bundle {
    let are_there = |facts: &Facts| facts.programs.ids().any(|id| facts.programs.is_there(id));
    (
        Name::new("Programs"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        },
        Shown::when(are_there),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for id in programs {
                let name = Says::of(move |facts| facts.programs.name(id).to_owned());
                line.spawn((
                    Name::new("Program"),
                    Node {
                        width: percent(32),
                        ..row(0.0)
                    },
                    Shown::when(move |facts| facts.programs.is_there(id)),
                    children![offered(Choice::Program(side, id), name)],
                ));
            }
        })),
    )
}

fn option(choice: Choice) -> impl Bundle {
    offered(choice, Says::words(key(choice)))
}

fn offered(choice: Choice, says: Says) -> impl Bundle {
    (
        button("Choice", Action::Choose(choice), Look::Plain, says),
        On::when(told(move |facts, chosen| {
            chosen.can_choose(choice, facts.programs) && chosen.is_chosen(choice)
        })),
        Enabled::when(told(move |facts, chosen| {
            chosen.can_choose(choice, facts.programs)
        })),
    )
}

fn note(says: Says) -> impl Bundle {
    (
        Name::new("Note"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            min_height: px(34),
            ..default()
        },
        children![text("Words", 13.0, palette::TEXT_QUIET, says)],
    )
}

/// What would be lost.
fn warning() -> impl Bundle {
    (
        Name::new("Warning"),
        Node::default(),
        Shown::when(told(|facts, chosen| {
            is_under_way(facts.tables.game_of(chosen.variant))
        })),
        children![text(
            "Words",
            13.0,
            palette::WARNING,
            Says::words("new-game-loses")
        )],
    )
}

fn foot() -> impl Bundle {
    (
        Name::new("Foot"),
        Node {
            margin: UiRect::top(px(6)),
            ..row(10.0)
        },
        children![
            button("Cancel", Action::Cancel, Look::Plain, Says::words("no")),
            (
                button("Begin", Action::Begin, Look::Bright, Says::words("begin")),
                Offered
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_or_close
            .run_if(resource_changed::<Open>)
            .in_set(OpenOrClose),
    );
}
