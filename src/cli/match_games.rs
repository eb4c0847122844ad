//! `dames3d match`: plays a match between two players and estimates their difference in strength.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::appended_file::AppendedFile;
use super::draws::DrawArgs;
use super::errors::{could_not_write, read_text};
use super::limits::MatchLimitArgs;
use super::output::{print_error, progress, stdout};
use super::rules::RulesArgs;
use super::signals::stop_on_signal;
use super::values::{counted, integer};
use crate::notation::json;
use crate::notation::pdn::{PdnGame, Tags};
use crate::platform::{check_writable, fs, pdn_date};
use crate::protocols::matches::{
    FinishedGame, Match, MatchConfig, MatchEvent, MatchGameEnd, MatchResult, Openings, PlayerSpec,
    Sprt, SprtResult, Tally,
};
use crate::rules::{Side, Variant};

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    draws: DrawArgs,
    /// The first player, such as 'self eval=material'
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    player1: PlayerSpec,
    /// The second player
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    player2: PlayerSpec,
    /// Maximum number of games, two from each opening
    #[arg(long, default_value_t = 100, value_parser = integer::<u32>(1..=1_000_000))]
    games: u32,
    #[command(flatten)]
    limits: MatchLimitArgs,
    /// Number of plies after which a game is drawn; the default is no limit
    #[arg(long, value_name = "PLIES", value_parser = integer::<u32>(1..))]
    longest: Option<u32>,
    /// Stop as soon as a sequential probability ratio test decides between a strength difference of ELO0 and of ELO1
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Seed of the random openings
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
    /// Take the openings from this file instead, a FEN per line
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    openings: Option<PathBuf>,
    /// Append every game to this file
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// Write the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// The default limit per move.
const DEFAULT_MOVE_TIME: Duration = Duration::from_millis(100);

impl MatchArgs {
    fn config(&self) -> anyhow::Result<MatchConfig> {
        Ok(MatchConfig {
            games: self.games,
            max_plies: self.longest,
            few_against_king: self.draws.few_against_king(),
            sprt: self.sprt()?,
            ..self.limits.config(DEFAULT_MOVE_TIME)
        })
    }

    fn sprt(&self) -> anyhow::Result<Option<Sprt>> {
        match self.sprt.as_deref() {
            None => Ok(None),
            Some(&[elo0, elo1]) if elo0 < elo1 && elo1 - elo0 < 1000.0 => {
                Ok(Some(Sprt { elo0, elo1 }))
            }
            Some(found) => anyhow::bail!(
                "--sprt: expected two numbers, the second one higher and the difference below 1000, found {found:?}"
            ),
        }
    }

    fn openings(&self, variant: Variant) -> anyhow::Result<Openings> {
        let Some(path) = &self.openings else {
            return Ok(Openings::random(variant, self.seed));
        };
        let text = read_text(path, "openings")?;
        Openings::from_list(&text, variant).with_context(|| path.display().to_string())
    }
}

/// Plays the match. Prints the result to standard output and the standing to standard error.
pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let variant = args.rules.variant()?;
    args.draws.rules(variant)?;
    let config = args.config()?;
    let openings = args.openings(variant)?;
    let players = Match::new([args.player1.clone(), args.player2.clone()], config);
    let reporter = Reporter::new(players.names(), config, args.pdn.as_deref())?;
    let stop = stop_on_signal()?;
    let mut result = players.play(openings, &stop, &|event| reporter.report(&event));
    match result.error.take() {
        Some(error) if result.tally.games() == 0 => Err(error.into()),
        error => {
            if args.json {
                reporter.print_json(&result)?
            } else {
                reporter.print_result(&result)?
            }
            reporter.check_written()?;
            error.map_or(Ok(()), |error| Err(error.into()))
        }
    }
}

/// The result as JSON, from the first player's point of view.
#[derive(Serialize)]
struct ResultJson<'a> {
    players: [PlayerJson<'a>; 2],
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// Game pairs by half points scored, from 0 to 4.
    pairs: [u32; 5],
    /// `null` if infinite: wins only or losses only.
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<f64>,
    /// The 95 % confidence interval.
    #[serde(skip_serializing_if = "Option::is_none")]
    elo_interval: Option<(f64, f64)>,
    /// The hypothesis that the SPRT accepted: `H0` or `H1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    accepted: Option<&'static str>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    name: &'a str,
    moves: u32,
    seconds: f64,
    longest_seconds: f64,
}

/// Prints the standing to standard error and appends the games to a file.
struct Reporter {
    names: [String; 2],
    config: MatchConfig,
    is_terminal: bool,
    pdn: Option<Mutex<PdnFile>>,
}

struct PdnFile {
    path: PathBuf,
    /// A new file is created with the first game: a match that cannot begin leaves none.
    file: Option<AppendedFile>,
    /// The first write error; nothing is written after it.
    error: Option<io::Error>,
}

impl PdnFile {
    fn new(path: &Path) -> io::Result<PdnFile> {
        let file = match fs::exists(path) {
            Ok(false) => check_writable(path).map(|()| None)?,
            _ => Some(AppendedFile::open(path)?),
        };
        Ok(PdnFile { path: path.to_owned(), file, error: None })
    }

    fn append(&mut self, game: &str) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(AppendedFile::open(&self.path)?),
        };
        file.append(game)
    }
}

impl Reporter {
    fn new(
        names: [String; 2],
        config: MatchConfig,
        pdn: Option<&Path>,
    ) -> anyhow::Result<Reporter> {
        let open = |path: &Path| {
            let file = PdnFile::new(path).with_context(|| could_not_write(path));
            file.map(Mutex::new)
        };
        Ok(Reporter {
            names,
            config,
            is_terminal: io::stderr().is_terminal(),
            pdn: pdn.map(open).transpose()?,
        })
    }

    fn report(&self, event: &MatchEvent<'_>) {
        if let Some(pdn) = &self.pdn
            && let Ok(mut pdn) = pdn.lock()
            && pdn.error.is_none()
        {
            let text = format!("{}\n\n", pdn_game(&self.names, event.game));
            pdn.error = pdn.append(&text).err();
        }
        if let MatchGameEnd::Forfeit { loser, failure } = &event.game.ending {
            let index = event.game.player(*loser);
            let name = &self.names[index];
            self.clear();
            print_error(format_args!("game {}: {name} loses: {failure}", event.game.number));
        }
        let games = event.tally.games();
        if self.is_terminal || games.is_multiple_of(10) {
            self.clear();
            progress!("{games} of {} games: {}", self.games(), self.standing(event.tally));
            if !self.is_terminal {
                progress!("\n");
            }
        }
    }

    fn games(&self) -> u32 {
        self.config.games.next_multiple_of(2)
    }

    fn clear(&self) {
        if self.is_terminal {
            progress!("\r\x1b[K");
        }
    }

    fn standing(&self, tally: &Tally) -> String {
        let ratio = self.config.sprt.map(|sprt| {
            let (ratio, bound) = (sprt.log_likelihood_ratio(&tally.pairs), Sprt::bound());
            format!(", LLR {ratio:+.2} of ±{bound:.2}")
        });
        format!("{tally}{}", ratio.unwrap_or_default())
    }

    fn print_result(&self, result: &MatchResult) -> anyhow::Result<()> {
        self.clear();
        let mut output = stdout();
        let [first, second] = &self.names;
        let (tally, games) = (&result.tally, result.tally.games());
        let games = counted(games as usize, "game");
        writeln!(output, "{first} – {second}: {games}")?;
        writeln!(output, "{}", self.standing(tally))?;
        let pairs = tally.pairs.map(|times| times.to_string()).join(" ");
        writeln!(output, "pairs by points, from 0 to 2: {pairs}")?;
        for (name, spent) in self.names.iter().zip(result.time_usage) {
            writeln!(output, "{name}: {spent}")?;
        }
        if let Some(sprt) = self.config.sprt {
            let accepted = match result.sprt_result {
                Some(SprtResult::AcceptH1) => {
                    format!("{:+} rather than {:+}", sprt.elo1, sprt.elo0)
                }
                Some(SprtResult::AcceptH0) => {
                    format!("{:+} rather than {:+}", sprt.elo0, sprt.elo1)
                }
                None => "not decided".to_owned(),
            };
            writeln!(output, "SPRT: {accepted}")?;
        }
        Ok(output.flush()?)
    }

    fn print_json(&self, result: &MatchResult) -> anyhow::Result<()> {
        self.clear();
        let player = |index: usize| {
            let spent = result.time_usage[index];
            PlayerJson {
                name: &self.names[index],
                moves: spent.moves,
                seconds: spent.total.as_secs_f64(),
                longest_seconds: spent.longest.as_secs_f64(),
            }
        };
        let Tally { won, drawn, lost, pairs } = result.tally;
        let elo = result.tally.elo();
        let mut output = stdout();
        let result = ResultJson {
            players: [player(0), player(1)],
            games: result.tally.games(),
            won,
            drawn,
            lost,
            pairs,
            elo: elo.map(|elo| elo.difference),
            elo_interval: elo.map(|elo| elo.interval),
            accepted: result.sprt_result.map(|accepted| match accepted {
                SprtResult::AcceptH0 => "H0",
                SprtResult::AcceptH1 => "H1",
            }),
        };
        json::write_line(&mut output, &result)?;
        Ok(output.flush()?)
    }

    /// Returns the first write error.
    fn check_written(&self) -> anyhow::Result<()> {
        if let Some(Ok(mut pdn)) = self.pdn.as_ref().map(Mutex::lock)
            && let Some(error) = pdn.error.take()
        {
            return Err(error).with_context(|| could_not_write(&pdn.path));
        }
        Ok(())
    }
}

/// The PDN of a game between the named players.
pub(crate) fn pdn_game(names: &[String; 2], game: &FinishedGame) -> String {
    let name = |side| names[game.player(side)].clone();
    let tags = Tags::from_iter([
        ("Event", format!("{} – {}", names[0], names[1])),
        ("Date", pdn_date()),
        ("Round", game.number.to_string()),
        ("White", name(Side::White)),
        ("Black", name(Side::Black)),
        ("Termination", game.ending.to_string()),
    ]);
    PdnGame::from_history(tags, &game.history, game.ending.result()).to_string()
}
