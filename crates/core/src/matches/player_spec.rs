use std::error::Error;

use super::builtin_player::BuiltinPlayer;
use super::dxp_player::DxpPlayer;
use super::hub_player::HubPlayer;
use super::{DxpOpponent, EvalSource, MatchError, MatchPlayer};
use crate::engine::endgame_tables::TableSource;
use crate::engine::opening_tree::OpeningTree;
use crate::engine::{Engine, EngineSettings, Level, Limits, StopFlag};
use crate::notation::printable;
use crate::protocol::Program;
use crate::protocol::hub::HubClient;
use crate::rules::{DrawRules, Variant};

/// The specification of a player, written as `self time=0.5 eval=material`.
///
/// The text is split into words as in a POSIX shell: quotation marks, `'` or `"`, keep spaces, and a backslash outside
/// `'…'` keeps the next character. The first word is the kind of player; settings follow as `name=value` in any order.
/// All kinds have `name`, and `time` (seconds a move), `depth` and `nodes`, which replace the limits of the match.
///
/// `self` is the built-in engine. `eval` is `best`, `material` or a weights file; `threads` and `hash` (MiB) limit its
/// resources; `tables` is the folder of the endgame tables, `none`, or `default`. With `level`, 1 to 10, it plays as
/// people meet it, within the limits of that level. `book` is `yes` to choose openings from the program's tree, which
/// levels 9 and 10 do unless it is `no`.
///
/// `hub` is any Hub engine, started with the words after `--` in the folder `dir`:
/// `hub set.book=false dir=/opt/scan -- ./scan hub` sets its parameter `book`.
///
/// `dxp` is any DamExchange program that accepts games. `connect` is the address at which it is called, `listen` the
/// port or address at which its call is awaited. A program after `--` is started and its call awaited; `{port}` in its
/// arguments stands for the port. `minutes` and `moves` are the time control sent to it, and `say` is a chat message
/// sent first: `dxp minutes=60 say='console time 500' -- mobydam -c 127.0.0.1 -p {port}`.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSpec {
    /// The name, if one was given.
    pub name: Option<String>,
    /// Limits of its own, if it does not use those of the match.
    pub limits: Option<Limits>,
    /// The kind of player.
    pub kind: PlayerKind,
}

/// The kind of a player, with its settings.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerKind {
    /// The built-in engine.
    Builtin {
        /// Its evaluation.
        eval: EvalSource,
        /// Its resources.
        settings: EngineSettings,
        /// Its endgame tables.
        tables: TableSource,
        /// Its level; without one, full strength within the limits of the match.
        level: Option<Level>,
        /// It chooses openings from the program's tree, unless its level is too low.
        book: bool,
    },
    /// A Hub engine.
    Hub {
        /// The program to start.
        program: Program,
        /// Parameters to set, with their values.
        params: Vec<(String, String)>,
    },
    /// A DamExchange program.
    Dxp(DxpOpponent),
}

/// Maximum number of characters shown of a reason that another program sent.
const MAX_REASON_CHARS: usize = 500;

impl PlayerSpec {
    /// Starts the player for games with these draw rules, which another program does not learn. Waiting for a program to connect ends when stopped.
    ///
    /// # Errors
    /// If it cannot be started, does not play the variant, or lacks a file it needs.
    pub fn start_player(
        &self,
        variant: Variant,
        draws: &DrawRules,
        stop: &StopFlag,
    ) -> Result<Box<dyn MatchPlayer>, MatchError> {
        let start_error = |reason: &dyn std::fmt::Display| MatchError::Start {
            name: self.name(),
            reason: printable(&reason.to_string(), MAX_REASON_CHARS),
        };
        match &self.kind {
            PlayerKind::Builtin {
                eval,
                settings,
                tables,
                level,
                book,
            } => {
                let evaluation = eval.load(variant)?;
                let engine_error = |error: Box<dyn Error + Send + Sync>| MatchError::Engine {
                    name: self.name(),
                    error,
                };
                let tables = tables.open(variant, draws);
                let tables = tables.map_err(|error| engine_error(error.into()))?;
                let engine = Engine::try_with_evaluation(evaluation, *settings);
                let engine = engine.map_err(|error| engine_error(error.into()))?;
                let openings = book.then(|| OpeningTree::built_in(variant)).flatten();
                let engine = engine.with_tables(tables).with_openings(openings);
                Ok(Box::new(BuiltinPlayer::new(engine, *level, *draws)))
            }
            PlayerKind::Hub { program, params } => {
                let client = HubClient::start(program, variant, params, stop);
                let client = client.map_err(|error| start_error(&error))?;
                Ok(Box::new(HubPlayer(client)))
            }
            PlayerKind::Dxp(_) if variant != Variant::International => {
                Err(start_error(&"DamExchange is for international draughts"))
            }
            PlayerKind::Dxp(opponent) => {
                let player =
                    DxpPlayer::connect(opponent, stop).map_err(|error| start_error(&error))?;
                Ok(Box::new(player))
            }
        }
    }

    /// The name given, or one made of the kind and its settings.
    pub fn name(&self) -> String {
        self.name.clone().unwrap_or_else(|| match &self.kind {
            PlayerKind::Builtin {
                level: Some(level), ..
            } => format!("Dames 3D, level {level}"),
            PlayerKind::Builtin { eval, .. } => match eval {
                EvalSource::Best => "Dames 3D".to_owned(),
                EvalSource::Material => "Dames 3D (material)".to_owned(),
                EvalSource::Weights(path) => format!("Dames 3D ({})", path.display()),
            },
            PlayerKind::Hub { program, .. } => program.name(),
            PlayerKind::Dxp(opponent) => opponent.name(),
        })
    }
}
