//! `dames3d` without a command: the window, or the text board if no window can be opened.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;

use super::arguments::Opened;
use super::errors::could_not_write;
use super::online;
use super::output::print_error;
use super::text;
use crate::game::recording::Recorder;
use crate::i18n::Language;
use crate::online::Link;
use crate::platform::fs;
use crate::protocols::matches::PlayerSpec;

pub(crate) fn run(
    language: Option<Language>,
    record: Option<&Path>,
    engines: Vec<PlayerSpec>,
    opened: Vec<Opened>,
) -> anyhow::Result<ExitCode> {
    let (mut files, mut links) = (Vec::new(), Vec::new());
    for opened in opened {
        match opened {
            Opened::Games(path) => {
                fs::metadata(&path).with_context(|| path.display().to_string())?;
                files.push(path);
            }
            Opened::Link(link) => links.push(link),
        }
    }
    let create = |path: &Path| Recorder::create(path).with_context(|| could_not_write(path));
    let recorder = record.map(create).transpose()?;
    let has_engines = !engines.is_empty();
    let link = links.pop();
    let opened = (files.clone(), link.as_ref().map(Link::to_string));
    open_window(language, recorder, engines, opened).or_else(|(reason, recorder)| {
        print_error(format_args!(
            "no window: {reason}; starting the text board instead"
        ));
        if has_engines {
            print_error(
                "--engine: not used, as other engines play in the window, in “dames3d match” and in “dames3d pdn report” only",
            );
        }
        match link {
            Some(link) => online::join(Some(link), None, language)?,
            None => text::open(&files, language, recorder)?,
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// Opens the window and returns the exit status when it closes. If it cannot be opened, returns the reason and the
/// recorder.
#[cfg(feature = "viewer")]
fn open_window(
    language: Option<Language>,
    recorder: Option<Recorder>,
    programs: Vec<PlayerSpec>,
    (files, link): (Vec<PathBuf>, Option<String>),
) -> Result<ExitCode, (impl Display, Option<Recorder>)> {
    use crate::viewer::app::{self, WindowOptions};
    use crate::viewer::graphics;
    use crate::viewer::kernel::persistence::UserFolders;
    match graphics::window_backends() {
        Ok(backends) => {
            let options = WindowOptions {
                language,
                recorder,
                files,
                link,
                engines: programs,
                folders: UserFolders::System,
            };
            Ok(app::run(options, backends))
        }
        Err(reason) => Err((reason, recorder)),
    }
}

#[cfg(not(feature = "viewer"))]
fn open_window(
    _language: Option<Language>,
    recorder: Option<Recorder>,
    _programs: Vec<PlayerSpec>,
    _opened: (Vec<PathBuf>, Option<String>),
) -> Result<ExitCode, (impl Display, Option<Recorder>)> {
    Err(("the program was built without it", recorder))
}
