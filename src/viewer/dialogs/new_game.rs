//! The card on which a new game is chosen: rules, board, manners, players.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::players::EngineId;
use crate::rules::{Geometry, Side, Variant};
use crate::viewer::game_ui::action_button::{bare_button, button};
use crate::viewer::game_ui::piece_disc::piece_disc;
use crate::viewer::game_ui::snapshot::{
    BoundText, CheckedWhen, EnabledWhen, UiSnapshot, VisibleWhen,
};
use crate::viewer::messages::{Action, Choice};
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::engines::EngineList;
use crate::viewer::state::new_game::NewGameOptions;
use crate::viewer::state::session::is_in_progress;
use crate::viewer::ui::modal::{InitialFocus, Modal, ModalSystems};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{SIZE, UiAssets, row, text, title};

/// The card on the screen.
#[derive(Component)]
struct Card;

fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    programs: Res<EngineList>,
    card: Query<Entity, With<Card>>,
) {
    match (&dialogs.new_game, card.iter().next()) {
        (Some(_), None) => {
            commands.spawn(card_of_choices(&assets, programs.ids().collect()));
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
        Choice::FederationRule => "federation",
        Choice::Person(_) => "player-person",
        Choice::Computer(_) => "player-computer",
        Choice::Engine(..) => "player-computer",
        Choice::Weaker(_) => "weaker",
        Choice::Stronger(_) => "stronger",
    }
}

fn told<T: Default>(
    about: impl Fn(&UiSnapshot, &NewGameOptions) -> T + Send + Sync + 'static,
) -> impl Fn(&UiSnapshot) -> T + Send + Sync + 'static {
    move |ui| {
        let chosen = ui.dialogs.new_game.as_ref();
        chosen.map_or_else(T::default, |chosen| about(ui, chosen))
    }
}

/// A few words on what the choices made so far come to.
fn says(about: fn(&NewGameOptions) -> Option<&'static str>) -> BoundText {
    BoundText::new(told(move |ui, chosen| {
        about(chosen).map_or_else(String::new, |key| ui.localizer.text(key))
    }))
}

const fn about_the_rules(chosen: &NewGameOptions) -> Option<&'static str> {
    Some(match chosen.variant {
        Variant::International => "about-international",
        Variant::Dames3d => "about-dames3d",
        Variant::Family(_) => "about-family",
        Variant::Brigand(_) => "about-brigand",
        Variant::WolfAndSheep => "about-wolf-and-sheep",
    })
}

fn about_the_manners(chosen: &NewGameOptions) -> Option<&'static str> {
    let manners = chosen.table_rules();
    match (manners.over_the_board, manners.touch_move) {
        (true, _) => Some("about-over-the-board"),
        (false, true) => Some("about-touch-move"),
        (false, false) => None,
    }
}

fn card_of_choices(assets: &UiAssets, programs: Vec<EngineId>) -> impl Bundle + use<> {
    let overlay = Modal {
        name: "New game",
        width: 680.0,
        gap: 14.0,
        align: AlignItems::Stretch,
        z_index: 9,
        tab_group: TabGroup::modal(),
    };
    (
        Card,
        overlay.with_content(children![
            title(
                assets,
                "Title",
                20.0,
                palette::ACCENT,
                BoundText::message("new-game")
            ),
            line(
                "choose-rules",
                NewGameOptions::RULES.map(Choice::Rules).to_vec()
            ),
            line(
                "choose-board",
                [Geometry::Pyramid, Geometry::Flat]
                    .map(Choice::Board)
                    .to_vec()
            ),
            note(says(about_the_rules)),
            line(
                "choose-manners",
                vec![
                    Choice::TouchMove,
                    Choice::OverTheBoard,
                    Choice::FederationRule
                ]
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
        children![text(
            "Words",
            SIZE,
            palette::TEXT_QUIET,
            BoundText::message(words)
        )],
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
                    piece_disc(side, 18.0),
                    text(
                        "Words",
                        SIZE,
                        palette::TEXT_QUIET,
                        BoundText::message(words)
                    )
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
    let is_graded = move |_: &UiSnapshot, chosen: &NewGameOptions| chosen.level(side).is_some();
    let says = BoundText::new(told(move |ui, chosen| {
        let level = chosen.level(side);
        level.map_or_else(String::new, |level| ui.localizer.level(level))
    }));
    let step = |name, sign: &'static str, choice| {
        (
            bare_button(
                name,
                Action::Choose(choice),
                ButtonStyle::Normal,
                Node {
                    width: px(34),
                    height: px(34),
                    border_radius: BorderRadius::all(px(7)),
                    ..default()
                },
            ),
            EnabledWhen::new(told(move |ui, chosen| {
                chosen.can_choose(choice, ui.engines)
            })),
            children![text(
                "Sign",
                SIZE,
                palette::TEXT,
                BoundText::new(move |_| sign.to_owned())
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
            VisibleWhen::new(told(is_graded)),
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
    let are_there = |ui: &UiSnapshot| ui.engines.ids().any(|id| ui.engines.is_ready(id));
    (
        Name::new("Programs"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        },
        VisibleWhen::new(are_there),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for id in programs {
                let name = BoundText::new(move |ui| ui.engines.name(id).to_owned());
                line.spawn((
                    Name::new("Program"),
                    Node {
                        width: percent(32),
                        ..row(0.0)
                    },
                    VisibleWhen::new(move |ui| ui.engines.is_ready(id)),
                    children![offered(Choice::Engine(side, id), name)],
                ));
            }
        })),
    )
}

fn option(choice: Choice) -> impl Bundle {
    offered(choice, BoundText::message(key(choice)))
}

fn offered(choice: Choice, says: BoundText) -> impl Bundle {
    (
        button("Choice", Action::Choose(choice), ButtonStyle::Normal, says),
        CheckedWhen::new(told(move |ui, chosen| {
            chosen.can_choose(choice, ui.engines) && chosen.is_chosen(choice)
        })),
        EnabledWhen::new(told(move |ui, chosen| {
            chosen.can_choose(choice, ui.engines)
        })),
    )
}

fn note(says: BoundText) -> impl Bundle {
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
        VisibleWhen::new(told(|ui, chosen| {
            is_in_progress(ui.session.game_of(chosen.variant))
        })),
        children![text(
            "Words",
            13.0,
            palette::WARNING,
            BoundText::message("new-game-loses")
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
            button(
                "Cancel",
                Action::Cancel,
                ButtonStyle::Normal,
                BoundText::message("no")
            ),
            (
                button(
                    "Begin",
                    Action::StartGame,
                    ButtonStyle::Primary,
                    BoundText::message("begin")
                ),
                InitialFocus
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_or_close
            .run_if(resource_changed::<OpenDialogs>)
            .in_set(ModalSystems),
    );
}
