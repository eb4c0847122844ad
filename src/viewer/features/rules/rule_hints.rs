//! One-time hints: a card for the first move that a rule refuses, with the legal moves as arrows, and a note on the
//! first capture on a side, where a new player may not have seen why the piece was taken.

use bevy::prelude::*;

use crate::board::Face;
use crate::game::{Event, Game};
use crate::game_tree::{Arrow, MarkColor};
use crate::i18n::Messages;
use crate::lessons::ExplainedRule;
use crate::rules::{IllegalMove, Route};
use crate::viewer::board::layers::{AddBoardLayer, BoardLayer, LayerHeight};
use crate::viewer::features::rules::actions::ExplainAction;
use crate::viewer::kernel::actions::ActionTaken;
use crate::viewer::kernel::frame::{AnimateMoves, FrameSystems};
use crate::viewer::kernel::messages::{
    CommandApplied, GameEvent, NoticeKind, Notices, PracticeCommand, RejectedClick, any_read,
};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Onboarding;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::scene::move_animation::MoveAnimation;
use crate::viewer::shell::actions::ShellAction;
use crate::viewer::shell::over_the_scene::AcrossTheScene;
use crate::viewer::ui::action_button::primary_button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::slots::{FillSlots, UiSlot};
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RuleCard(pub Option<RefusingRule>);

/// A rule, and the moves that it allows instead.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusingRule {
    pub rule: ExplainedRule,
    pub arrows: Vec<Arrow>,
}

/// The allowed moves as arrows.
fn layer(board: &Tracked<'_>) -> Option<BoardLayer> {
    let shown = board.of::<RuleCard>().0.as_ref()?;
    Some(BoardLayer { arrows: shown.arrows.clone(), ..BoardLayer::default() })
}

const LEGAL: MarkColor = MarkColor::Green;

/// The legal moves after a refusal: those of the refused man, otherwise all.
fn legal_arrows(game: &Game, reason: &IllegalMove) -> Vec<Arrow> {
    let man = match reason {
        IllegalMove::Backward(square) | IllegalMove::OneStep(square) => Some(*square),
        IllegalMove::OffTheTop { from, .. } => Some(*from),
        _ => None,
    };
    let moves = game.legal_moves().iter();
    let moves = moves.filter(|mv| man.is_none_or(|man| mv.from() == man));
    let arrow = |mv: &crate::rules::Move| Arrow { color: LEGAL, from: mv.from(), to: mv.to() };
    moves.map(arrow).collect()
}

fn explain(
    mut rejected: MessageReader<RejectedClick>,
    session: Res<CurrentSession>,
    mut onboarding: ResMut<Onboarding>,
    mut card: ResMut<RuleCard>,
) {
    for RejectedClick(reason) in rejected.read() {
        let rule = ExplainedRule::behind(reason).filter(|_| !session.is_practicing());
        let Some(rule) = rule.filter(|rule| !onboarding.rules.contains(rule)) else {
            continue;
        };
        onboarding.rules.push(rule);
        card.0 = Some(RefusingRule { rule, arrows: legal_arrows(session.game(), reason) });
    }
}

/// Closes the card by its button, by Esc, and when the game continues or another one is on the board. The moves of an
/// online game are not commands of the session.
fn close(
    mut actions: MessageReader<ActionTaken>,
    mut applied: MessageReader<CommandApplied>,
    mut events: MessageReader<GameEvent>,
    mut practice: MessageReader<PracticeCommand>,
    mut card: ResMut<RuleCard>,
) {
    let closes = |ActionTaken(action): &ActionTaken| {
        *action == ShellAction::Cancel || *action == ExplainAction::CloseRuleCard
    };
    let is_closed = any_read(&mut actions, closes);
    let is_moved = any_read(&mut events, |GameEvent(event)| event.changes_position());
    let is_changed = any_read(&mut applied, CommandApplied::is_change);
    let is_practice = practice.read().count() > 0;
    if (is_closed || is_moved || is_changed || is_practice) && card.0.is_some() {
        card.0 = None;
    }
}

/// Distance from the top of the window, below the notes over the scene, in logical pixels.
const TOP: f32 = 46.0;
const WIDTH: f32 = 400.0;

fn heading(ui: &Tracked) -> String {
    let topic = ui.of::<RuleCard>().0.as_ref().map(|shown| shown.rule.topic());
    topic.map_or_else(String::new, |topic| topic.words(ui.localizer()))
}

fn words(ui: &Tracked) -> String {
    let rule = ui.of::<RuleCard>().0.as_ref().map(|shown| shown.rule);
    rule.map_or_else(String::new, |rule| rule.words(ui.localizer()))
}

fn card(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Rule card place"),
        AcrossTheScene { left: 124.0 },
        Node {
            position_type: PositionType::Absolute,
            top: px(TOP),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(3),
        Pickable::IGNORE,
        VisibleWhen::new(|ui| ui.of::<RuleCard>().0.as_ref().is_some() && !ui.dialogs().is_modal()),
        children![(
            Name::new("Rule card"),
            Node {
                width: px(WIDTH),
                max_width: percent(100),
                padding: UiRect::all(px(14)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(10)),
                ..column(8.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::CAPTURE),
            BoxShadow::new(palette::PANEL_SHADE, px(0), px(4), px(0), px(16)),
            // Keeps the squares below clickable.
            Pickable::IGNORE,
            children![
                title(
                    assets,
                    "Topic",
                    LetterSize::Heading,
                    palette::ACCENT,
                    BoundText::new(heading)
                ),
                text("Rule", LetterSize::Body, palette::TEXT, BoundText::new(words)),
                group_of(
                    "Answers",
                    row(8.0),
                    children![
                        (
                            Name::new("Practice"),
                            Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                            UiSlot::RulesAnswers,
                            Pickable::IGNORE,
                        ),
                        primary_button("Close", ExplainAction::CloseRuleCard, Messages::close),
                    ]
                ),
            ],
        )],
    )
}

/// Returns `true` if a piece is taken that could not be taken on the top.
fn is_on_a_side(route: &Route) -> bool {
    let mut hops = route.hops.iter();
    hops.any(|hop| hop.over.is_some() && !hop.faces.contains(Face::Top))
}

/// Waits for the landing, so that the note does not compete with the move.
fn point_out(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    animation: Res<MoveAnimation>,
    mut is_due: Local<bool>,
    mut onboarding: ResMut<Onboarding>,
    mut notices: Notices,
) {
    let may_be_new = !onboarding.side_capture
        && !session.is_practicing()
        && session.game().variant().has_sides();
    for GameEvent(event) in events.read() {
        *is_due = match event {
            Event::Played { route, .. } => may_be_new && is_on_a_side(route),
            Event::Shown(_) | Event::Started | Event::GameSwitched(_) => false,
            _ => continue,
        };
    }
    if *is_due && !animation.is_running() {
        *is_due = false;
        onboarding.side_capture = true;
        notices.write(NoticeKind::Explanation, Messages::first_side_capture);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RuleCard>()
        .fill(UiSlot::Window, "rules", card)
        .add_board_layer(LayerHeight::Beside, layer)
        .add_systems(
            Update,
            (
                (close, explain).chain().after(FrameSystems::Apply).before(FrameSystems::Render),
                point_out.after(AnimateMoves).in_set(FrameSystems::Render),
            ),
        );
}
