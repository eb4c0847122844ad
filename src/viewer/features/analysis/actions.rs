//! Engine actions and their toolbar buttons.

use bevy::prelude::*;

use crate::i18n::{Messages, Phrase};
use crate::viewer::kernel::actions::{CarryOut, FeatureAction, Situation};
use crate::viewer::kernel::keys::{Key, KeyGroup};
use crate::viewer::kernel::messages::{EngineRequest, NoticeKind, Notices};
use crate::viewer::kernel::seats::{EngineList, PlayerSeats};
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::ViewerSettings;
use crate::viewer::shell::toolbar::groups::{bare_tool, can_advise, in_games};
use crate::viewer::ui::bindings::CheckedWhen;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::widgets::UiAssets;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisAction {
    Hint,
    /// Analyzes the position shown with the next engine, or stops.
    Cycle,
    /// Makes the computer move at once.
    MoveNow,
    /// Solves the endgames of the current game.
    SolveEndgames,
}

impl FeatureAction for AnalysisAction {
    const KEYS: &'static [(Key, AnalysisAction)] = &[
        (Key::character('i'), AnalysisAction::Hint),
        (Key::character('a'), AnalysisAction::Cycle),
        (Key::character('m'), AnalysisAction::MoveNow),
    ];

    const KEY_GROUP: KeyGroup = KeyGroup::Advice;

    fn phrase(self) -> Phrase {
        Phrase(match self {
            AnalysisAction::Hint => Messages::hint,
            AnalysisAction::Cycle => Messages::analysis,
            AnalysisAction::MoveNow => Messages::move_now,
            AnalysisAction::SolveEndgames => Messages::endgames_solve,
        })
    }

    fn is_allowed(self, now: &Situation<'_>) -> bool {
        match self {
            AnalysisAction::SolveEndgames => now.is_played_on() && !now.is_remote,
            _ => now.is_own_game(),
        }
    }
}

fn carry_out(
    mut actions: MessageReader<AnalysisAction>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    engines: Res<EngineList>,
    mut settings: ResMut<ViewerSettings>,
    mut requests: MessageWriter<EngineRequest>,
    mut notices: Notices,
) {
    for action in actions.read() {
        let game = session.game();
        match action {
            AnalysisAction::Hint => drop(requests.write(EngineRequest::Hint)),
            AnalysisAction::MoveNow if seats.assignment(game).is_some() => {
                requests.write(EngineRequest::MoveNow);
            }
            AnalysisAction::MoveNow => {
                notices.write(NoticeKind::NoEffect, Messages::nobody_thinks);
            }
            AnalysisAction::SolveEndgames => {
                requests.write(EngineRequest::SolveEndgames);
            }
            // Built-in engine, then each engine that plays the variant, then off.
            AnalysisAction::Cycle => {
                let is_on = settings.analysis;
                let last = settings.analyst.filter(|_| is_on);
                let next = engines.next(last, game.variant());
                settings.analyst = next.filter(|_| is_on);
                settings.analysis = !is_on || next.is_some();
            }
        }
    }
}

pub(super) fn hint(assets: &UiAssets) -> impl Bundle + use<> {
    let hint = AnalysisAction::Hint;
    (
        bare_tool(assets, "Hint", hint, Icon::LightBulb, Messages::tool_hint),
        in_games(hint, |ui| can_advise(ui) && ui.outcome().is_none()),
    )
}

pub(super) fn analysis(assets: &UiAssets) -> impl Bundle + use<> {
    let cycle = AnalysisAction::Cycle;
    (
        bare_tool(assets, "Analysis", cycle, Icon::BarChart, Messages::tool_analysis),
        CheckedWhen::new(|ui| ui.settings().analysis),
        in_games(cycle, can_advise),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(CarryOut));
}
