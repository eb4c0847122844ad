//! `dames3d pdn report`: judges games.

use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;

use crate::cli::analyze::EngineArgs;
use crate::cli::draws::DrawArgs;
use crate::cli::values::{integer, seconds};
use crate::engine::{Engine, Limits, StopFlag};
use crate::game::{Command, Session, TurnNote};
use crate::hub_judge::HubJudge;
use crate::i18n::Localizer;
use crate::notation::pdn::PdnGame;
use crate::protocols::hub::HubClient;
use crate::protocols::matches::{PlayerKind, PlayerSpec};
use crate::review::{Judge, ReviewRequest, review};
use crate::rules::{DrawRules, Side, Variant};

/// Default time limit for a game.
const GAME_TIME: Duration = Duration::from_secs(60);
/// Default time limit for a position.
const POSITION_TIME: Duration = Duration::from_secs(1);

#[derive(Debug, Args)]
pub(crate) struct JudgeArgs {
    /// Time for each game; the default is a second for each position, and at most 60 for a game
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    game_time: Option<Duration>,
    /// Number of positions searched for each position, instead of a time
    #[arg(long, conflicts_with = "game_time", value_parser = integer::<u64>(1..))]
    nodes: Option<u64>,
    /// Let this Hub engine judge: “./scan hub”
    #[arg(long, value_name = "PROGRAM", value_parser = PlayerSpec::from_hub_command, conflicts_with_all = ["threads", "hash", "tables"])]
    engine: Option<PlayerSpec>,
    #[command(flatten)]
    draws: DrawArgs,
    #[command(flatten)]
    engine_args: EngineArgs,
}

pub(super) struct ReportPrinter<'a> {
    args: &'a JudgeArgs,
    localizer: Localizer,
    stop: StopFlag,
    /// The judge of the last game, with its variant and draw rules.
    judge: Option<((Variant, DrawRules), Box<dyn Judge>)>,
}

impl<'a> ReportPrinter<'a> {
    pub(super) fn new(
        args: &'a JudgeArgs,
        localizer: Localizer,
        stop: StopFlag,
    ) -> ReportPrinter<'a> {
        ReportPrinter { args, localizer, stop, judge: None }
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_set()
    }

    /// Adds the judgments to a game and a summary as the comment before its first move. Solved games stay unchanged.
    pub(super) fn judge(&mut self, mut game: PdnGame) -> anyhow::Result<PdnGame> {
        let variant = game.tree.start().variant();
        if variant.is_solved() || game.tree.is_empty() {
            return Ok(game);
        }
        let request = ReviewRequest::main_line(&game.tree, Limits::default());
        let draws = self.draws(&game);
        let request = request.with_draw_rules(draws);
        let positions = request.history.plies() as u32 + 1;
        let request = match (self.args.nodes, self.args.game_time) {
            (Some(nodes), _) => ReviewRequest { limits: Limits::nodes(nodes), ..request },
            (None, Some(time)) => request.within(time),
            (None, None) => request.within(GAME_TIME.min(POSITION_TIME * positions)),
        };
        let stop = self.stop.clone();
        let reviewed = review(&request, self.judge_of(variant, draws)?, &stop, &mut |_| ());
        if reviewed.position(request.history.plies()).is_none() && !stop.is_set() {
            bail!("the engine failed to judge the game");
        }
        let localizer = &self.localizer;
        let comment = |judged: &_| reviewed.comment_words(judged, localizer);
        let mut commands = reviewed.commands(&game.tree, &comment);
        let summary = Side::BOTH.map(|side| reviewed.summary_words(side, localizer));
        let root = game.tree.root();
        commands.push(Command::Note(vec![TurnNote {
            node: game.tree.path_of(root),
            evaluation: None,
            sign: None,
            comment: summary.join(". ") + ".",
        }]));
        let mut session = Session::default();
        session.apply(Command::from(&game))?;
        for command in commands {
            session.apply(command)?;
        }
        game.tree = session.game().tree().clone();
        Ok(game)
    }

    /// The draw rules for this game, by the rule chosen or else the one in its tags; those of its variant if that does
    /// not apply.
    fn draws(&self, game: &PdnGame) -> DrawRules {
        let variant = game.tree.start().variant();
        let chosen = self.args.draws.few_against_king().or(game.tags.few_against_king());
        chosen.and_then(|rule| variant.draws_with(rule)).unwrap_or(variant.rule_set().draws)
    }

    fn judge_of(&mut self, variant: Variant, draws: DrawRules) -> anyhow::Result<&mut dyn Judge> {
        if self.judge.as_ref().is_none_or(|(of, _)| *of != (variant, draws)) {
            self.judge = None;
            let judge: Box<dyn Judge> = match &self.args.engine {
                None => {
                    let engine = Engine::try_new(variant, self.args.engine_args.settings())?;
                    Box::new(engine.with_tables(self.args.engine_args.tables(variant, &draws)?))
                }
                Some(spec) => {
                    let PlayerKind::Hub { program, params } = &spec.kind else {
                        bail!("--engine: expected a Hub engine");
                    };
                    let client = HubClient::start(program, variant, params, &self.stop);
                    Box::new(HubJudge(client.context("--engine")?))
                }
            };
            self.judge = Some(((variant, draws), judge));
        }
        match &mut self.judge {
            Some((_, judge)) => Ok(judge.as_mut()),
            None => bail!("there is no judge"),
        }
    }
}
