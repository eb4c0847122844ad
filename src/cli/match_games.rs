//! `dames3d match`: two players, many games, and who is stronger by how much.

use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::Args;
use dames3d::matches::{
    FinishedGame, Match, MatchConfig, MatchEvent, MatchGameEnd, MatchResult, Openings, PlayerSpec,
    Sprt, SprtResult, Tally,
};
use dames3d::notation::pdn::PdnGame;
use dames3d::rules::{Side, Variant};

use super::errors::{about, text_of};
use super::limits::MatchLimitArgs;
use super::rules::RulesArgs;
use super::signals::stop_on_signal;
use super::values::integer;

/// Who plays, and how.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    rules: RulesArgs,
    /// The first player, such as 'self eval=material'
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    engine1: PlayerSpec,
    /// The second player
    #[arg(long, value_name = "PLAYER", default_value = "self")]
    engine2: PlayerSpec,
    /// How many games at most, two from each opening
    #[arg(long, default_value_t = 100, value_parser = integer::<u32>(1..=1_000_000))]
    games: u32,
    #[command(flatten)]
    limits: MatchLimitArgs,
    /// Plies after which a game is drawn; without a number only the rules end it
    #[arg(long, value_name = "PLIES", value_parser = integer::<u32>(1..))]
    longest: Option<u32>,
    /// End as soon as it is decided whether the first player is stronger by ELO1 rather than by ELO0
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Openings drawn by lot follow from this number
    #[arg(long, default_value_t = 1, value_parser = integer::<u64>(0..))]
    seed: u64,
    /// Take the openings from this file instead, a FEN in each line
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Append every game to this file
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
}

/// With no limit given, players have so long for a move.
const DEFAULT_MOVE_TIME: Duration = Duration::from_millis(100);

impl MatchArgs {
    fn terms(&self) -> anyhow::Result<MatchConfig> {
        Ok(MatchConfig {
            games: self.games,
            max_plies: self.longest,
            sprt: self.sprt()?,
            ..self.limits.terms(DEFAULT_MOVE_TIME)
        })
    }

    fn sprt(&self) -> anyhow::Result<Option<Sprt>> {
        match self.sprt.as_deref() {
            None => Ok(None),
            Some(&[elo0, elo1]) if elo0 < elo1 && elo1 - elo0 < 1000.0 => {
                Ok(Some(Sprt { elo0, elo1 }))
            }
            Some(found) => anyhow::bail!(
                "--sprt: expected two numbers, the second one higher, found {found:?}"
            ),
        }
    }

    fn openings(&self, variant: Variant) -> anyhow::Result<Openings> {
        let Some(path) = &self.openings else {
            return Ok(Openings::random(variant, self.seed));
        };
        let name = path.display().to_string();
        let text = text_of(path, "openings, one a line")?;
        Openings::from_list(&text, variant).map_err(about(&name))
    }
}

/// Plays the match; the result goes to standard output, how it goes to standard error.
pub(crate) fn run(args: &MatchArgs) -> anyhow::Result<()> {
    let variant = args.rules.variant()?;
    let terms = args.terms()?;
    let openings = args.openings(variant)?;
    let contest = Match::new([args.engine1.clone(), args.engine2.clone()], terms);
    let reporter = Reporter::new(contest.names(), terms, args.pdn.as_deref())?;
    let stop = stop_on_signal()?;
    let mut result = contest.play(openings, &stop, &|news| reporter.report(&news));
    match result.error.take() {
        Some(trouble) if result.tally.games() == 0 => Err(trouble.into()),
        trouble => {
            reporter.print_result(&result)?;
            trouble.map_or(Ok(()), |trouble| Err(trouble.into()))
        }
    }
}

/// Shows how the match goes and writes the games down.
struct Reporter {
    names: [String; 2],
    terms: MatchConfig,
    is_terminal: bool,
    pdn: Option<Mutex<PdnFile>>,
}

struct PdnFile {
    name: String,
    file: File,
    /// What went wrong first.
    error: Option<io::Error>,
}

impl Reporter {
    fn new(names: [String; 2], terms: MatchConfig, pdn: Option<&Path>) -> anyhow::Result<Reporter> {
        let open = |path: &Path| {
            let name = path.display().to_string();
            let file = OpenOptions::new().create(true).append(true).open(path);
            let file = file.map_err(about(&format!("{name} cannot be written")))?;
            let error = None;
            anyhow::Ok(Mutex::new(PdnFile { name, file, error }))
        };
        Ok(Reporter {
            names,
            terms,
            is_terminal: io::stderr().is_terminal(),
            pdn: pdn.map(open).transpose()?,
        })
    }

    fn report(&self, news: &MatchEvent<'_>) {
        if let Some(pdn) = &self.pdn
            && let Ok(mut pdn) = pdn.lock()
            && pdn.error.is_none()
        {
            let text = format!("{}\n\n", pdn_game(&self.names, news.game));
            pdn.error = pdn.file.write_all(text.as_bytes()).err();
        }
        if let MatchGameEnd::Forfeit { loser, failure } = &news.game.ending {
            let place = usize::from((*loser == Side::White) != (news.game.white == 0));
            let name = &self.names[place];
            self.clear();
            eprintln!("game {}: {name} loses: {failure}", news.game.number);
        }
        let games = news.tally.games();
        if self.is_terminal || games.is_multiple_of(10) {
            self.clear();
            eprint!(
                "{games} of {} games: {}",
                self.games(),
                self.standing(news.tally)
            );
            if !self.is_terminal {
                eprintln!();
            }
        }
    }

    fn games(&self) -> u32 {
        self.terms.games.next_multiple_of(2)
    }

    fn clear(&self) {
        if self.is_terminal {
            eprint!("\r\x1b[K");
        }
    }

    fn standing(&self, tally: &Tally) -> String {
        let ratio = self.terms.sprt.map(|sprt| {
            let (ratio, bound) = (sprt.log_likelihood_ratio(&tally.pairs), Sprt::bound());
            format!(", LLR {ratio:+.2} of ±{bound:.2}")
        });
        format!("{tally}{}", ratio.unwrap_or_default())
    }

    fn print_result(&self, result: &MatchResult) -> anyhow::Result<()> {
        self.clear();
        let mut output = io::stdout().lock();
        let [first, second] = &self.names;
        let (tally, games) = (&result.tally, result.tally.games());
        writeln!(output, "{first} – {second}: {games} games")?;
        writeln!(output, "{}", self.standing(tally))?;
        let pairs = tally.pairs.map(|times| times.to_string()).join(" ");
        writeln!(output, "pairs by points, from 0 to 2: {pairs}")?;
        for (name, spent) in self.names.iter().zip(result.time_usage) {
            writeln!(output, "{name}: {spent}")?;
        }
        if let Some(sprt) = self.terms.sprt {
            let said = match result.sprt_result {
                Some(SprtResult::AcceptH1) => {
                    format!("{:+} rather than {:+}", sprt.elo1, sprt.elo0)
                }
                Some(SprtResult::AcceptH0) => {
                    format!("{:+} rather than {:+}", sprt.elo0, sprt.elo1)
                }
                None => "not decided".to_owned(),
            };
            writeln!(output, "SPRT: {said}")?;
        }
        output.flush()?;
        match &self.pdn {
            Some(pdn) => match pdn
                .lock()
                .map(|mut pdn| (pdn.error.take(), pdn.name.clone()))
            {
                Ok((Some(error), name)) => anyhow::bail!("{name}: {error}"),
                _ => Ok(()),
            },
            None => Ok(()),
        }
    }
}

/// A game of a match between players of these names, as PDN.
pub(crate) fn pdn_game(names: &[String; 2], game: &FinishedGame) -> String {
    let [white, black] = match game.white {
        0 => [0, 1],
        _ => [1, 0],
    };
    let headers = vec![
        ("Event", format!("{} – {}", names[0], names[1])),
        ("Date", today()),
        ("Round", game.number.to_string()),
        ("White", names[white].clone()),
        ("Black", names[black].clone()),
        ("Termination", game.ending.to_string()),
    ];
    PdnGame {
        headers,
        start: *game.course.start(),
        moves: game.course.moves(),
        result: game.ending.result(),
    }
    .to_string()
}

/// The date as PDN has it: `2026.11.21`, by universal time.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let days = since.map_or(0, |since| since.as_secs() / 86_400) as i64;
    // Howard Hinnant's civil_from_days, for days after 1970: years begin in March, so that leap days end them.
    let day = days + 719_468;
    let (era, of_era) = (day / 146_097, day % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day_of_month = of_year - (153 * from_march + 2) / 5 + 1;
    let month = (from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day_of_month:02}")
}
