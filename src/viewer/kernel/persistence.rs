//! The settings file: read when the window opens, written by a thread of its own when a setting changes.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;

use super::engines::EngineList;
use super::first_times::FirstTimes;
use super::frame::FrameSystems;
use super::localization::Localization;
use super::messages::Notice;
use super::players::PlayerSeats;
use super::settings::ViewerSettings;
use super::waker::app_waker;
use crate::i18n::Language;
use crate::notation::escape_controls;
use crate::platform::thread::{self, JoinHandle};
use crate::preferences::{Preferences, PreferencesFile};
use crate::viewer::features::lesson::state::LessonsProgress;
use crate::viewer::features::library::recent_files::RecentFiles;
use crate::viewer::features::vision::scores::VisionScores;
use crate::viewer::scene::camera::ProjectionMode;
use crate::viewer::shell::welcome_state::Welcome;

/// The preferences as last written.
#[derive(Resource)]
struct Persistence {
    preferences: Preferences,
    /// The language the window opened in, which nobody has chosen.
    initial_language: Language,
    writer: PreferencesWriter,
}

/// A thread that writes preferences; of several sent at once it writes the last.
struct PreferencesWriter {
    sender: Option<Sender<Preferences>>,
    /// The first error after a success; later ones are the same for the player.
    errors: Mutex<Receiver<io::Error>>,
    thread: Option<JoinHandle<()>>,
}

impl PreferencesWriter {
    /// Starts the thread. `wake` is called after an error.
    fn new(mut file: PreferencesFile, wake: impl Fn() + Send + 'static) -> PreferencesWriter {
        let (sender, receiver) = mpsc::channel::<Preferences>();
        let (error_sender, errors) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut has_failed = false;
            while let Ok(first) = receiver.recv() {
                let last = receiver.try_iter().last().unwrap_or(first);
                let saved = file.save(&last);
                let had_failed = std::mem::replace(&mut has_failed, saved.is_err());
                let Err(error) = saved else { continue };
                let path = file.path().display().to_string();
                warn!("cannot write {}: {error}", escape_controls(&path));
                // It fails only when the window is closing.
                if !had_failed && error_sender.send(error).is_ok() {
                    wake();
                }
            }
        });
        PreferencesWriter {
            sender: Some(sender),
            errors: Mutex::new(errors),
            thread: Some(thread),
        }
    }

    fn write(&self, preferences: &Preferences) {
        if let Some(sender) = &self.sender {
            // It fails only if the thread panicked, which has been reported.
            let _ = sender.send(preferences.clone());
        }
    }
}

impl Drop for PreferencesWriter {
    /// Waits until the last change is written.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing left to write.
            let _ = thread.join();
        }
    }
}

fn save_changes(
    settings: Res<ViewerSettings>,
    seats: Res<PlayerSeats>,
    projection: Res<ProjectionMode>,
    localization: Res<Localization>,
    recent: Res<RecentFiles>,
    welcome: Res<Welcome>,
    first_times: Res<FirstTimes>,
    lessons: Res<LessonsProgress>,
    vision_scores: Res<VisionScores>,
    mut persistence: ResMut<Persistence>,
) {
    let has_choice = persistence.preferences.language.is_some();
    let language = match localization.language() {
        current if current == persistence.initial_language && !has_choice => None,
        current => Some(current),
    };
    let preferences = Preferences {
        language,
        numbers: settings.numbers,
        lines: settings.lines,
        sunk: settings.sunk,
        parallel: *projection == ProjectionMode::Orthographic,
        analysis: settings.analysis,
        analysis_minutes: settings.analysis_minutes,
        analyst: settings.analyst,
        animation_speed: settings.animation_speed,
        net: settings.net,
        sound: settings.sound,
        display: settings.display,
        input: settings.input,
        look: settings.look,
        seats: seats.of_session().clone(),
        programs: persistence.preferences.programs.clone(),
        welcomed: persistence.preferences.welcomed || *welcome == Welcome::Offered,
        lines_explained: first_times.lines,
        rules_explained: first_times.rules.clone(),
        lesson_on_pyramid: lessons.pyramid.clone(),
        lesson_on_flat_board: lessons.flat.clone(),
        board_vision: vision_scores.0.clone(),
        recent_files: recent
            .paths()
            .iter()
            .filter_map(|path| path.to_str().map(str::to_owned))
            .collect(),
    };
    if preferences != persistence.preferences {
        persistence.writer.write(&preferences);
        persistence.preferences = preferences;
    }
}

/// Shows that the settings could not be saved.
fn report_errors(
    mut persistence: ResMut<Persistence>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    let errors = &mut persistence.bypass_change_detection().writer.errors;
    let errors = errors.get_mut().unwrap_or_else(PoisonError::into_inner);
    notices.write_batch(
        errors
            .try_iter()
            .map(|error| Notice::Plain(localization.settings_not_saved(&error))),
    );
}

/// Opens the window with the settings in this file and keeps the file up to date. A `language` given here applies to
/// this session and is not saved. Add this before the plugins of the game and the interface, and after the engines.
pub fn plugin(app: &mut App, mut file: PreferencesFile, language: Option<Language>) {
    let engines = app.world().get_resource::<EngineList>();
    let engines = engines.map(EngineList::requested_names).unwrap_or_default();
    let (preferences, error) = match file.load(&engines) {
        Ok(preferences) => (preferences, None),
        Err(error) => (Preferences::default().with_programs(engines), Some(error)),
    };
    let language = language.or(preferences.language);
    let localization = Localization::new(language.unwrap_or_else(Language::from_system));
    let initial_language = localization.language();
    if let Some(error) = error {
        warn!("{}", escape_controls(&error.to_string()));
        let notice = Notice::Plain(localization.settings_unreadable(
            &error.path,
            error.moved_to.as_deref(),
            &error.kind,
        ));
        app.add_message::<Notice>()
            .world_mut()
            .write_message(notice);
    }
    let writer = PreferencesWriter::new(file, app_waker(app));
    app.init_resource::<Welcome>()
        .insert_resource(localization)
        .insert_resource(ViewerSettings::from_preferences(&preferences))
        .insert_resource(PlayerSeats::new(preferences.seats.clone()))
        .insert_resource(FirstTimes {
            lines: preferences.lines_explained,
            rules: preferences.rules_explained.clone(),
        })
        .insert_resource(LessonsProgress {
            pyramid: preferences.lesson_on_pyramid.clone(),
            flat: preferences.lesson_on_flat_board.clone(),
        })
        .insert_resource(VisionScores(preferences.board_vision.clone()))
        .insert_resource(RecentFiles::new(
            preferences.recent_files.iter().map(Into::into),
        ))
        .insert_resource(match preferences.parallel {
            true => ProjectionMode::Orthographic,
            false => ProjectionMode::Perspective,
        })
        .insert_resource(Persistence {
            preferences,
            initial_language,
            writer,
        });
    let changed = resource_changed::<ViewerSettings>
        .or_eager(resource_changed::<PlayerSeats>)
        .or_eager(resource_changed::<ProjectionMode>)
        .or_eager(resource_changed::<RecentFiles>)
        .or_eager(resource_changed::<Welcome>)
        .or_eager(resource_changed::<FirstTimes>)
        .or_eager(resource_changed::<LessonsProgress>)
        .or_eager(resource_changed::<VisionScores>)
        .or_eager(resource_changed::<Localization>);
    app.add_systems(
        Update,
        (
            report_errors.in_set(FrameSystems::Input),
            save_changes.in_set(FrameSystems::Render).run_if(changed),
        ),
    );
}
