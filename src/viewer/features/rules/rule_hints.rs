//! Explains a rule when it first refuses a move in a game: a card with the rule, and the legal moves as arrows.

use bevy::prelude::*;

use super::state::{RefusingRule, RuleCard};
use crate::game::Game;
use crate::game_tree::{Arrow, MarkColor};
use crate::lessons::ExplainedRule;
use crate::rules::IllegalMove;
use crate::viewer::features::rules::actions::ExplainAction;
use crate::viewer::kernel::actions::ActionTaken;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{CommandApplied, PracticeCommand, RejectedClick, any_read};
use crate::viewer::kernel::onboarding::Onboarding;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::actions::ShellAction;

/// The color of the legal moves.
const LEGAL: MarkColor = MarkColor::Green;

/// The moves that a refusal leaves: those of the man that was to move, otherwise all.
fn legal_arrows(game: &Game, reason: &IllegalMove) -> Vec<Arrow> {
    let man = match reason {
        IllegalMove::Backward(square) | IllegalMove::OneStep(square) => Some(*square),
        IllegalMove::OffTheTop { from, .. } => Some(*from),
        _ => None,
    };
    let moves = game.legal_moves().iter();
    let moves = moves.filter(|mv| man.is_none_or(|man| mv.from() == man));
    let arrow = |mv: &crate::rules::Move| Arrow {
        color: LEGAL,
        from: mv.from(),
        to: mv.to(),
    };
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
        card.0 = Some(RefusingRule {
            rule,
            arrows: legal_arrows(session.game(), reason),
        });
    }
}

/// Closes the card by its button, by Esc, and when the game goes on.
fn close(
    mut actions: MessageReader<ActionTaken>,
    mut applied: MessageReader<CommandApplied>,
    mut practice: MessageReader<PracticeCommand>,
    mut card: ResMut<RuleCard>,
) {
    let closes = |ActionTaken(action): &ActionTaken| {
        *action == ShellAction::Cancel || *action == ExplainAction::CloseRuleCard
    };
    let is_closed = any_read(&mut actions, closes);
    let is_over = any_read(&mut applied, CommandApplied::is_change) || practice.read().count() > 0;
    if (is_closed || is_over) && card.0.is_some() {
        card.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (close, explain)
            .chain()
            .after(FrameSystems::Apply)
            .before(FrameSystems::Render),
    );
}
