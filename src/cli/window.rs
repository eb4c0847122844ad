//! The window, and the text board where there is none to open.

use std::fmt::Display;
use std::path::Path;

use dames3d::game::recording::Recorder;
use dames3d::i18n::Language;
use dames3d::matches::PlayerSpec;
use dames3d::rules::{BySide, Variant};

use super::errors::about;
use super::text;

pub(crate) fn run(
    language: Option<Language>,
    record: Option<&Path>,
    engines: Vec<PlayerSpec>,
) -> anyhow::Result<()> {
    let create = |path: &Path| {
        let cannot = format!("{} cannot be written", path.display());
        Recorder::create(path).map_err(about(&cannot))
    };
    let recorder = record.map(create).transpose()?;
    let has_engines = !engines.is_empty();
    open_window(language, recorder, engines).or_else(|(cannot_open, recorder)| {
        eprintln!("no window: {cannot_open}; here is the text board");
        if has_engines {
            eprintln!(
                "--engine: other programs play in the window only; the text board is without them"
            );
        }
        text::run(
            Variant::Dames3d,
            None,
            BySide::default(),
            language,
            recorder,
        )
    })
}

/// Opens the window and stays until it is closed; or says why it cannot, and gives the recorder back.
#[cfg(feature = "viewer")]
fn open_window(
    language: Option<Language>,
    recorder: Option<Recorder>,
    programs: Vec<PlayerSpec>,
) -> Result<(), (impl Display, Option<Recorder>)> {
    use dames3d::preferences::PreferencesFile;
    use dames3d::viewer::{self, WindowOptions, graphics};
    match graphics::window_backends() {
        Ok(backends) => {
            let options = WindowOptions {
                language,
                kept: PreferencesFile::from_system(),
                recorder,
                programs,
            };
            viewer::run(options, backends);
            Ok(())
        }
        Err(cannot_open) => Err((cannot_open, recorder)),
    }
}

#[cfg(not(feature = "viewer"))]
fn open_window(
    _language: Option<Language>,
    recorder: Option<Recorder>,
    _programs: Vec<PlayerSpec>,
) -> Result<(), (impl Display, Option<Recorder>)> {
    Err(("this program was built without it", recorder))
}
