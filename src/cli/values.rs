//! Parsers of argument values. Errors state the expected value.

use std::ffi::OsString;
use std::fmt;
use std::ops::{Bound, RangeBounds, RangeInclusive};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crate::i18n::Language;
use crate::platform::check_memory;
use crate::rules::{Geometry, Variant};

/// Parses an integer in this range.
pub fn integer<T>(
    range: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + fmt::Display,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Bound::Included(least), Bound::Included(most)) => {
                format!("expected a whole number from {least} to {most}")
            }
            (Bound::Included(least), _) => format!("expected a whole number, {least} or more"),
            _ => "expected a whole number".to_owned(),
        })
    }
}

/// Parses a size in mebibytes within this range and within the available memory.
pub(crate) fn mebibytes(
    range: RangeInclusive<u32>,
) -> impl Fn(&str) -> Result<u32, String> + Clone + Send + Sync + 'static {
    let number = integer(range);
    move |text: &str| {
        let mebibytes = number(text)?;
        check_memory(mebibytes as usize).map_err(|error| error.to_string())?;
        Ok(mebibytes)
    }
}

/// Parses a duration in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=1e6).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "expected seconds, from 0.001 to 1000000".to_owned())
}

/// Parses a number from 0 to 1.
pub fn fraction(text: &str) -> Result<f32, String> {
    let fraction = text.parse().ok();
    fraction
        .filter(|fraction| (0.0..=1.0).contains(fraction))
        .ok_or_else(|| "expected a number from 0 to 1".to_owned())
}

/// The names of all variants, as in the errors of [`Variant`].
pub(crate) fn variant_names() -> String {
    Variant::ALL.map(Variant::name).join(", ")
}

/// The help text of `--language`.
pub(crate) fn languages() -> String {
    format!("{}; the default is the system's language", Language::codes())
}

pub(crate) fn language_or_system(language: Option<Language>) -> Language {
    language.unwrap_or_else(Language::from_system)
}

pub(crate) fn board_names() -> String {
    Geometry::ALL.map(Geometry::name).join(" or ")
}

/// The variants with trained weights and endgame tables.
pub fn standard_variant_names() -> String {
    Variant::STANDARD.map(Variant::name).join(" or ")
}

/// Parses a variant with trained weights and endgame tables.
pub fn standard_variant(text: &str) -> Result<Variant, String> {
    Variant::STANDARD
        .into_iter()
        .find(|variant| variant.name() == text)
        .ok_or_else(|| format!("expected {}", standard_variant_names()))
}

/// Parses the path of a PNG or GIF file.
pub(crate) fn picture_path(text: OsString) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    match path.extension() {
        Some(extension)
            if ["png", "gif"].iter().any(|known| extension.eq_ignore_ascii_case(known)) =>
        {
            Ok(path)
        }
        _ => Err("expected a file name ending in .png or .gif".to_owned()),
    }
}

/// Size of a picture in pixels, such as `1280x800`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PixelSize {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

impl FromStr for PixelSize {
    type Err = String;

    fn from_str(text: &str) -> Result<PixelSize, String> {
        let pixels = |text: &str| text.parse().ok().filter(|pixels| (16..=8192).contains(pixels));
        text.split_once('x')
            .and_then(|(width, height)| {
                Some(PixelSize { width: pixels(width)?, height: pixels(height)? })
            })
            .ok_or_else(|| {
                "expected a size such as 1280x800, each number from 16 to 8192".to_owned()
            })
    }
}

/// A count with its noun, such as `game` or `ply`, in the plural unless it is 1.
pub fn counted(count: usize, noun: &str) -> String {
    match (count, noun.strip_suffix('y')) {
        (1, _) => format!("1 {noun}"),
        (_, Some(stem)) => format!("{count} {stem}ies"),
        (_, None) => format!("{count} {noun}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_are_in_the_plural_unless_there_is_one() {
        assert_eq!(counted(1, "part"), "1 part");
        assert_eq!(counted(0, "part"), "0 parts");
        assert_eq!(counted(1, "ply"), "1 ply");
        assert_eq!(counted(2, "ply"), "2 plies");
    }
}
