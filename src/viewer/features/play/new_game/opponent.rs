//! The choice of opponent (a person, the computer at a level, a friend, an engine) and of the player's color.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::prelude::*;

use super::choices::{Choice, Opponent};
use super::options::NewGameOptions;
use super::rows::{LABEL, chooses, labeled_choice, line_of, name, with_options};
use crate::i18n::Messages;
use crate::players::EngineId;
use crate::rules::Side;
use crate::viewer::features::play::actions::NewGameAction;
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::small_boards::piece_disc;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, icon, label_text, row, text};

/// Size of a level button, and width of the text between the two.
const STEP: f32 = 34.0;
const WORDS: f32 = 122.0;

/// A person or the computer, with its level.
pub(super) fn opponent(assets: &UiAssets) -> impl Bundle + use<> {
    let person = (Choice::Opponent(Opponent::Person), icon(assets, Icon::Person, 20.0));
    let computer = (Choice::Opponent(Opponent::Computer), icon(assets, Icon::Robot, 20.0));
    line_of(Messages::choose_opponent, move |line| {
        line.spawn(signed_choice(person.0, person.1, BoundText::message(name(person.0))));
        line.spawn(signed_choice(computer.0, computer.1, BoundText::message(name(computer.0))));
        line.spawn(level());
    })
}

/// A friend, and the way to join a friend's game.
#[cfg(feature = "online")]
pub(super) fn elsewhere(assets: &UiAssets) -> impl Bundle + use<> {
    let choice = Choice::Opponent(Opponent::Elsewhere);
    let sign = icon(assets, Icon::Globe, 20.0);
    (
        Name::new("Elsewhere"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        },
        PortraitLayout::Flush,
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            let says = BoundText::message(name(choice));
            line.spawn(signed_choice(choice, sign, says));
            line.spawn((
                bare_button("Join", NewGameAction::Join, ButtonStyle::Normal, tall()),
                children![label_text(LetterSize::Body, BoundText::message(Messages::friend_join))],
            ));
        })),
    )
}

/// Unavailable without networking.
#[cfg(not(feature = "online"))]
pub(super) fn elsewhere(_: &UiAssets) -> impl Bundle + use<> {
    (Name::new("Elsewhere"), PortraitLayout::LeftOut)
}

/// The color of the person who plays the computer, an engine or a friend.
pub(super) fn color() -> impl Bundle {
    line_of(Messages::choose_color, |line| {
        for side in Side::BOTH {
            let says = BoundText::new(with_options(move |ui, options| {
                ui.localizer().side_of(options.variant, side)
            }));
            line.spawn(signed_choice(Choice::Color(side), piece_disc(side, 18.0), says));
        }
        line.spawn((
            labeled_choice(Choice::ColorByLot, BoundText::message(name(Choice::ColorByLot))),
            VisibleWhen::new(with_options(|_, options| options.is_elsewhere())),
        ));
    })
}

/// The layout of a choice with an icon.
fn tall() -> Node {
    Node {
        height: px(40),
        padding: UiRect::horizontal(px(10)),
        flex_grow: 1.0,
        flex_basis: px(0),
        border_radius: BorderRadius::all(px(8)),
        ..row(9.0)
    }
}

/// A choice with an icon before its text.
fn signed_choice(choice: Choice, sign: impl Bundle, says: BoundText) -> impl Bundle {
    (
        bare_button("Choice", NewGameAction::Choose(choice), ButtonStyle::Normal, tall()),
        chooses(choice),
        children![sign, label_text(LetterSize::Body, says)],
    )
}

/// The computer's level with its name and buttons.
fn level() -> impl Bundle {
    let is_graded = |_: &Tracked, options: &NewGameOptions| options.level().is_some();
    let says = BoundText::new(with_options(|ui, options| {
        let level = options.level();
        level.map_or_else(String::new, |level| ui.localizer().level(level))
    }));
    let word = BoundText::new(with_options(|ui, options| {
        let level = options.level();
        level.map_or_else(String::new, |level| ui.localizer().level_word(level))
    }));
    let step = |name, sign: &'static str, choice| {
        (
            bare_button(
                name,
                NewGameAction::Choose(choice),
                ButtonStyle::Normal,
                Node {
                    width: px(STEP),
                    height: px(STEP),
                    border_radius: BorderRadius::all(px(7)),
                    ..default()
                },
            ),
            EnabledWhen::new(with_options(move |ui, options| {
                options.can_choose(choice, ui.of::<EngineList>())
            })),
            children![text(
                "Sign",
                LetterSize::Body,
                palette::TEXT,
                BoundText::new(move |_| sign.to_owned())
            )],
        )
    };
    (
        Name::new("Level"),
        Node { width: px(2.0 * STEP + WORDS + 16.0), flex_shrink: 0.0, ..row(8.0) },
        children![(
            Name::new("Steps"),
            row(8.0),
            VisibleWhen::new(with_options(is_graded)),
            children![
                step("Weaker", "−", Choice::Weaker),
                (
                    Name::new("Level in words"),
                    Node { width: px(WORDS), align_items: AlignItems::Center, ..column(0.0) },
                    children![
                        text("Words", LetterSize::Body, palette::TEXT, says),
                        text("Strength", LetterSize::Small, palette::TEXT_QUIET, word),
                    ],
                ),
                step("Stronger", "+", Choice::Stronger),
            ],
        )],
    )
}

/// The engines that have completed their handshake.
pub(super) fn engines(engines: Vec<EngineId>) -> impl Bundle {
    let is_any_ready =
        |ui: &Tracked| ui.of::<EngineList>().ids().any(|id| ui.of::<EngineList>().is_ready(id));
    (
        Name::new("Programs"),
        Node {
            margin: UiRect::left(px(LABEL + 8.0)),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(8),
            ..row(8.0)
        },
        PortraitLayout::Flush,
        VisibleWhen::new(is_any_ready),
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for id in engines {
                let name = BoundText::new(move |ui| ui.of::<EngineList>().name(id).to_owned());
                line.spawn((
                    Name::new("Program"),
                    Node { width: percent(32), ..row(0.0) },
                    VisibleWhen::new(move |ui| ui.of::<EngineList>().is_ready(id)),
                    children![labeled_choice(Choice::Opponent(Opponent::Engine(id)), name)],
                ));
            }
        })),
    )
}
