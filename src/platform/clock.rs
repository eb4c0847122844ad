//! The time of day and the time that passes.

pub use std::time::{Instant, SystemTime};

/// Returns the date in universal time as PDN writes it, such as `2026.11.21`.
pub fn pdn_date() -> String {
    jiff::Timestamp::now().strftime("%Y.%m.%d").to_string()
}
