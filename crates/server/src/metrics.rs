//! The metrics for Prometheus.

use std::fmt;
use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

pub(crate) const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The bounds of the time until a write is on disk, in seconds.
const COMMIT_BUCKETS: [f64; 12] =
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Reason {
    reason: String,
}

pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) games: Gauge,
    pub(crate) connections: Gauge,
    /// The games offered, rematches among them.
    pub(crate) created: Counter,
    /// The commands of the board that were written.
    pub(crate) moves: Counter,
    pub(crate) entries: Counter,
    pub(crate) commits: Histogram,
    /// Writes for which another server was sooner.
    pub(crate) conflicts: Counter,
    pub(crate) store_errors: Counter,
    refusals: Family<Reason, Counter>,
    rejections: Family<Reason, Counter>,
    /// Connections that were closed because they did not read.
    pub(crate) slow: Counter,
}

/// The name of a variant, without its fields, which may hold a client's text.
fn variant_name(value: &impl fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("dames3d");
        let games = Gauge::<i64, _>::default();
        registry.register("games_live", "Games in memory", games.clone());
        let connections = Gauge::default();
        registry.register("connections", "Open sockets", connections.clone());
        let created = Counter::<u64, AtomicU64>::default();
        registry.register("games_created", "Games offered", created.clone());
        let moves = Counter::default();
        registry.register("moves", "Commands of the board written", moves.clone());
        let entries = Counter::default();
        registry.register("entries", "Entries written", entries.clone());
        let commits = Histogram::new(COMMIT_BUCKETS);
        let help = "Time until a write is on disk";
        registry.register_with_unit("commit", help, Unit::Seconds, commits.clone());
        let conflicts = Counter::default();
        let help = "Writes for which another server was sooner";
        registry.register("conflicts", help, conflicts.clone());
        let store_errors = Counter::default();
        registry.register("store_errors", "Failures of the store", store_errors.clone());
        let refusals = Family::default();
        registry.register("refusals", "Requests refused", refusals.clone());
        let rejections = Family::default();
        registry.register("rejections", "Clients not let in", rejections.clone());
        let slow = Counter::default();
        let help = "Sockets closed because they did not read";
        registry.register("slow_readers", help, slow.clone());
        Metrics {
            registry,
            games,
            connections,
            created,
            moves,
            entries,
            commits,
            conflicts,
            store_errors,
            refusals,
            rejections,
            slow,
        }
    }
}

impl Metrics {
    pub(crate) fn count_refusal(&self, refusal: &impl fmt::Debug) {
        let reason = Reason { reason: variant_name(refusal) };
        self.refusals.get_or_create(&reason).inc();
    }

    pub(crate) fn count_rejection(&self, rejection: &impl fmt::Debug) {
        let reason = Reason { reason: variant_name(rejection) };
        self.rejections.get_or_create(&reason).inc();
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
