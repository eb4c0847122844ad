//! The end of a game: the draw offer, the result with its reason, and the card with the next steps.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::engine::Level;
use crate::game::{Event, Game};
use crate::i18n::Messages;
use crate::players::Player;
use crate::rules::{BySide, Outcome};
use crate::viewer::features::play::actions::{NewGameAction, PlayAction};
use crate::viewer::kernel::dialogs::{OpenDialogs, RESULT};
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems, Motion};
use crate::viewer::kernel::messages::GameEvent;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::SceneSystems;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::shell::over_the_scene::room_for_notes;
use crate::viewer::ui::action_button::{
    HasTooltip, button, icon_button, message_button, primary_button,
};
use crate::viewer::ui::bindings::{BindingSystems, BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::{BesidePanel, WindowShape};
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::tooltip::Tooltip;
use crate::viewer::ui::widgets::{
    UiAssets, button_row, card, card_stack, column, group_of, row, text, title,
};

/// Minimum height of the card and the gap above it, in logical pixels.
const HEIGHT: f32 = 66.0;
const GAP: f32 = 12.0;
/// Minimum width of the text; with less, the buttons go below.
const LEAST_WORDS: f32 = 210.0;
/// Duration of the board's move, in seconds.
const MAKE_ROOM_SECONDS: f32 = 0.32;

/// Opens the card when a game ends, after the last move's animation, but not when the end is shown again.
fn open(
    mut happened: MessageReader<GameEvent>,
    animation: Res<MoveAnimation>,
    mut is_due: Local<bool>,
    mut dialogs: ResMut<OpenDialogs>,
) {
    let mut shown_again = false;
    for GameEvent(event) in happened.read() {
        *is_due = match event {
            Event::Ended(_) => !shown_again,
            Event::Shown(_) | Event::GameSwitched(_) => {
                shown_again = true;
                false
            }
            Event::Played { .. }
            | Event::PlayedByHand { .. }
            | Event::Huffed(_)
            | Event::Started => false,
            _ => continue,
        };
        if dialogs.has(RESULT) {
            dialogs.close(RESULT);
        }
    }
    if *is_due && !animation.is_running() {
        *is_due = false;
        dialogs.open(RESULT, ());
    }
}

#[derive(Component)]
struct ResultCard;

fn build(mut commands: Commands, assets: Res<UiAssets>) {
    commands.spawn((
        Name::new("Result place"),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(GAP),
            justify_content: JustifyContent::Center,
            ..default()
        },
        BesidePanel,
        VisibleWhen::new(|ui| ui.dialogs().has(RESULT) && ui.outcome().is_some()),
        Pickable::IGNORE,
        children![(
            Name::new("Result"),
            ResultCard,
            Node {
                width: px(680),
                max_width: percent(94),
                min_height: px(HEIGHT),
                padding: UiRect::axes(px(16), px(10)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(10)),
                flex_wrap: FlexWrap::Wrap,
                row_gap: px(8),
                ..row(10.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::ACCENT),
            BoxShadow::new(palette::PANEL_SHADE, px(0), px(4), px(0), px(16)),
            TabGroup::new(2),
            children![
                group_of(
                    "Result and reason",
                    Node {
                        flex_grow: 1.6,
                        flex_basis: px(0),
                        min_width: px(LEAST_WORDS),
                        ..column(1.0)
                    },
                    children![
                        title(
                            &assets,
                            "Winner",
                            LetterSize::Title,
                            palette::TEXT,
                            BoundText::new(result)
                        ),
                        text(
                            "Reason",
                            LetterSize::Body,
                            palette::TEXT_QUIET,
                            BoundText::new(reason)
                        ),
                        (
                            Name::new("More about the result"),
                            column(1.0),
                            Pickable::IGNORE,
                            UiSlot::ResultWords,
                        ),
                    ]
                ),
                (
                    Name::new("Answers"),
                    Node { flex_grow: 0.3, flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.0) },
                    Pickable::IGNORE,
                    UiSlot::Result,
                ),
            ],
        )],
    ));
}

/// The space for the card above the board.
#[derive(Resource)]
struct RoomForCard {
    /// From 0 without the card to 1 with the whole board below it.
    progress: f32,
    /// The card's last height, in logical pixels of the UI.
    height: f32,
}

fn make_room(
    dialogs: Res<OpenDialogs>,
    session: Res<CurrentSession>,
    shape: Res<WindowShape>,
    card: Single<&ComputedNode, With<ResultCard>>,
    mut room: ResMut<RoomForCard>,
    mut insets: ResMut<PanelInsets>,
    mut motion: ResMut<Motion>,
) {
    let is_shown = dialogs.has(RESULT) && session.game().outcome().is_some();
    room.progress =
        motion.approach(room.progress, f32::from(u8::from(is_shown)), MAKE_ROOM_SECONDS);
    if !card.is_empty() {
        room.height = card.size.y * card.inverse_scale_factor;
    }
    let share = EaseFunction::SmoothStep.sample_clamped(room.progress);
    let top = room_for_notes(&shape).max((GAP + room.height) * share);
    if insets.top != top {
        insets.top = top;
        // The card is laid out later and may have grown.
        motion.request_frame();
    }
}

/// The next level, if the only person at the table has beaten the computer below its highest level.
pub(in crate::viewer::features::play) fn next_level(
    game: &Game,
    players: BySide<Player>,
) -> Option<Level> {
    let person = Player::only_person(&players)?;
    let has_won = matches!(game.outcome(), Some(Outcome::Win { winner, .. }) if winner == person);
    let level = players[!person].level()?;
    level.stronger().filter(|_| has_won && !game.is_for_reading())
}

fn again_button(_: &UiAssets) -> impl Bundle + use<> {
    let again = BoundText::message(Messages::again);
    (
        button("Again", NewGameAction::Again, ButtonStyle::Primary, again),
        // A friend is asked instead.
        VisibleWhen::new(|ui| {
            let session = ui.of::<CurrentSession>();
            session.own_side_in_finished().is_none()
        }),
    )
}

fn next_level_button(_: &UiAssets) -> impl Bundle + use<> {
    let next = |ui: &Tracked| next_level(ui.game(), ui.players());
    let words = BoundText::message(Messages::next_level);
    (
        button("Next level", NewGameAction::NextLevel, ButtonStyle::Normal, words),
        VisibleWhen::new(move |ui| next(ui).is_some()),
        Tooltip(BoundText::new(move |ui| {
            next(ui).map_or_else(String::new, |level| ui.localizer().level_in_words(level))
        })),
    )
}

fn close_button(assets: &UiAssets) -> impl Bundle + use<> {
    (
        icon_button(assets, "Close", PlayAction::CloseResult, ButtonStyle::Flat, Icon::Cross),
        HasTooltip,
    )
}

pub(crate) fn line(assets: &UiAssets) -> impl Bundle + use<> {
    (
        card_stack("Status", children![outcome(assets), draw_offered()]),
        VisibleWhen::new(|ui| has_ended(ui) || is_draw_offered(ui)),
    )
}

/// The result, from the point of view of the only person if there is one; empty during the game.
fn result(ui: &Tracked) -> String {
    let game = ui.game();
    let Some(outcome) = ui.outcome() else {
        return String::new();
    };
    let person = Player::only_person(&ui.players())
        .or_else(|| ui.of::<CurrentSession>().own_side_in_finished())
        .filter(|_| !game.is_for_reading());
    let words = ui.localizer();
    words.result_in_moves(game.variant(), &outcome, game.moves_shown(), person)
}

/// The reason for the result; empty during the game.
fn reason(ui: &Tracked) -> String {
    let words = |outcome| ui.localizer().reason_of(ui.game().variant(), &outcome);
    ui.outcome().map(words).unwrap_or_default()
}

/// Returns `true` at the end of a game without a result card.
fn has_ended(ui: &Tracked) -> bool {
    ui.outcome().is_some() && !ui.dialogs().has(RESULT)
}

fn is_draw_offered(ui: &Tracked) -> bool {
    ui.game().draw_offer().is_some()
}

fn outcome(assets: &UiAssets) -> impl Bundle + use<> {
    card(
        "Outcome",
        palette::ACCENT,
        VisibleWhen::new(has_ended),
        children![
            title(assets, "Result", LetterSize::Heading, palette::TEXT, BoundText::new(result)),
            text("Reason", LetterSize::Small, palette::TEXT_QUIET, BoundText::new(reason)),
        ],
    )
}

fn draw_offered() -> impl Bundle {
    let offer = BoundText::new(|ui| {
        let by = ui.game().draw_offer();
        by.map(|by| ui.localizer().draw_offered(ui.game().variant(), by)).unwrap_or_default()
    });
    let [accept, decline] = [true, false].map(PlayAction::AnswerDraw);
    card(
        "Draw offered",
        palette::LAST_MOVE,
        VisibleWhen::new(is_draw_offered),
        children![
            text("Offer", LetterSize::Body, palette::TEXT, offer),
            (
                button_row(children![
                    primary_button("Accept", accept, Messages::accept),
                    message_button("Decline", decline, Messages::decline),
                ]),
                VisibleWhen::new(|ui| !ui.waits_for_other()),
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.fill(UiSlot::Moves, "status", line)
        .fill(UiSlot::Result, "again", again_button)
        .fill(UiSlot::Result, "next level", next_level_button)
        .fill(UiSlot::Result, "close", close_button)
        .insert_resource(RoomForCard { progress: 0.0, height: HEIGHT })
        .add_systems(Startup, build)
        .add_systems(
            Update,
            (
                open.after(AnimateMoves).before(BindingSystems),
                make_room.after(open).before(SceneSystems::Draw),
            )
                .in_set(FrameSystems::Render),
        );
}
