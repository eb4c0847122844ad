//! The new-game dialog: rules, board, table rules, players.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::{MessageFn, Messages};
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

/// The open dialog.
#[derive(Component)]
struct NewGameDialog;

fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    engines: Res<EngineList>,
    card: Query<Entity, With<NewGameDialog>>,
) {
    match (&dialogs.new_game, card.iter().next()) {
        (Some(_), None) => {
            commands.spawn(dialog(&assets, engines.ids().collect()));
        }
        (None, Some(card)) => commands.entity(card).despawn(),
        _ => {}
    }
}

/// The name of a choice.
const fn name(choice: Choice) -> MessageFn {
    match choice {
        Choice::Rules(Variant::International | Variant::Dames3d) => Messages::rules_draughts,
        Choice::Rules(Variant::Family(_)) => Messages::rules_family,
        Choice::Rules(Variant::Brigand(_)) => Messages::rules_brigand,
        Choice::Rules(Variant::WolfAndSheep) => Messages::rules_wolf_and_sheep,
        Choice::Board(Geometry::Flat) => Messages::board_flat,
        Choice::Board(Geometry::Pyramid) => Messages::board_pyramid,
        Choice::TouchMove => Messages::touch_move,
        Choice::OverTheBoard => Messages::over_the_board,
        Choice::FederationRule => Messages::federation,
        Choice::Person(_) => Messages::player_person,
        Choice::Computer(_) => Messages::player_computer,
        Choice::Engine(..) => Messages::player_computer,
        Choice::Weaker(_) => Messages::weaker,
        Choice::Stronger(_) => Messages::stronger,
    }
}

fn with_options<T: Default>(
    about: impl Fn(&UiSnapshot, &NewGameOptions) -> T + Send + Sync + 'static,
) -> impl Fn(&UiSnapshot) -> T + Send + Sync + 'static {
    move |ui| {
        let options = ui.dialogs.new_game.as_ref();
        options.map_or_else(T::default, |options| about(ui, options))
    }
}

/// A short explanation of the choices made so far.
fn explanation(about: fn(&NewGameOptions) -> Option<MessageFn>) -> BoundText {
    BoundText::new(with_options(move |ui, options| {
        about(options).map_or_else(String::new, |message| message(&ui.localizer.messages))
    }))
}

const fn explain_rules(options: &NewGameOptions) -> Option<MessageFn> {
    Some(match options.variant {
        Variant::International => Messages::about_international,
        Variant::Dames3d => Messages::about_dames3d,
        Variant::Family(_) => Messages::about_family,
        Variant::Brigand(_) => Messages::about_brigand,
        Variant::WolfAndSheep => Messages::about_wolf_and_sheep,
    })
}

fn explain_table_rules(options: &NewGameOptions) -> Option<MessageFn> {
    let rules = options.table_rules();
    match (rules.by_hand, rules.touch_move) {
        (true, _) => Some(Messages::about_over_the_board),
        (false, true) => Some(Messages::about_touch_move),
        (false, false) => None,
    }
}

fn dialog(assets: &UiAssets, engines: Vec<EngineId>) -> impl Bundle + use<> {
    let modal = Modal {
        name: "New game",
        width: 680.0,
        gap: 14.0,
        align: AlignItems::Stretch,
        z_index: 9,
        tab_group: TabGroup::modal(),
    };
    (
        NewGameDialog,
        modal.with_content(children![
            title(
                assets,
                "Title",
                20.0,
                palette::ACCENT,
                BoundText::message(Messages::new_game)
            ),
            line(
                Messages::choose_rules,
                NewGameOptions::RULES.map(Choice::Rules).to_vec()
            ),
            line(
                Messages::choose_board,
                [Geometry::Pyramid, Geometry::Flat]
                    .map(Choice::Board)
                    .to_vec()
            ),
            note(explanation(explain_rules)),
            line(
                Messages::choose_table_rules,
                vec![
                    Choice::TouchMove,
                    Choice::OverTheBoard,
                    Choice::FederationRule
                ]
            ),
            note(explanation(explain_table_rules)),
            player(Side::White),
            engines_for(Side::White, engines.clone()),
            player(Side::Black),
            engines_for(Side::Black, engines),
            warning(),
            foot(),
        ]),
    )
}

const LABEL: f32 = 104.0;

fn label(message: MessageFn) -> impl Bundle {
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
            BoundText::message(message)
        )],
    )
}

/// A row of choices.
fn line(message: MessageFn, choices: Vec<Choice>) -> impl Bundle {
    (
        Name::new("Line"),
        row(8.0),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            line.spawn(label(message));
            for choice in choices {
                line.spawn(choice_button(choice));
            }
        })),
    )
}

fn player(side: Side) -> impl Bundle {
    let message: MessageFn = match side {
        Side::White => Messages::side_white,
        Side::Black => Messages::side_black,
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
                        BoundText::message(message)
                    )
                ],
            ));
            for choice in [Choice::Person(side), Choice::Computer(side)] {
                line.spawn(choice_button(choice));
            }
            line.spawn(level(side));
        })),
    )
}

/// The computer's level, and buttons to change it.
fn level(side: Side) -> impl Bundle {
    let is_graded = move |_: &UiSnapshot, options: &NewGameOptions| options.level(side).is_some();
    let says = BoundText::new(with_options(move |ui, options| {
        let level = options.level(side);
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
            EnabledWhen::new(with_options(move |ui, options| {
                options.can_choose(choice, ui.engines)
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
            VisibleWhen::new(with_options(is_graded)),
            children![
                step("Weaker", "−", Choice::Weaker(side)),
                text("Words", SIZE, palette::TEXT, says),
                step("Stronger", "+", Choice::Stronger(side)),
            ],
        )],
    )
}

/// The engines that could play this side, without those that have not introduced themselves.
fn engines_for(side: Side, engines: Vec<EngineId>) -> impl Bundle {
    let is_any_ready = |ui: &UiSnapshot| ui.engines.ids().any(|id| ui.engines.is_ready(id));
    (
        Name::new("Programs"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        },
        VisibleWhen::new(is_any_ready),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for id in engines {
                let name = BoundText::new(move |ui| ui.engines.name(id).to_owned());
                line.spawn((
                    Name::new("Program"),
                    Node {
                        width: percent(32),
                        ..row(0.0)
                    },
                    VisibleWhen::new(move |ui| ui.engines.is_ready(id)),
                    children![labelled_choice(Choice::Engine(side, id), name)],
                ));
            }
        })),
    )
}

fn choice_button(choice: Choice) -> impl Bundle {
    labelled_choice(choice, BoundText::message(name(choice)))
}

fn labelled_choice(choice: Choice, says: BoundText) -> impl Bundle {
    (
        button("Choice", Action::Choose(choice), ButtonStyle::Normal, says),
        CheckedWhen::new(with_options(move |ui, options| {
            options.can_choose(choice, ui.engines) && options.is_chosen(choice)
        })),
        EnabledWhen::new(with_options(move |ui, options| {
            options.can_choose(choice, ui.engines)
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

/// The warning that a game in progress would be lost.
fn warning() -> impl Bundle {
    (
        Name::new("Warning"),
        Node::default(),
        VisibleWhen::new(with_options(|ui, options| {
            is_in_progress(ui.session.game_of(options.variant))
        })),
        children![text(
            "Words",
            13.0,
            palette::WARNING,
            BoundText::message(Messages::new_game_loses)
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
                BoundText::message(Messages::no)
            ),
            (
                button(
                    "Begin",
                    Action::StartGame,
                    ButtonStyle::Primary,
                    BoundText::message(Messages::begin)
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
