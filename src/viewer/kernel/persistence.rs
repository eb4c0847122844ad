//! The settings file: read when the window opens, written by a thread of its own when a setting changes.

use std::io;

use bevy::prelude::*;

use super::engines::EngineList;
use super::frame::FrameSystems;
use super::kept::KeptPreference;
use super::localization::Localization;
use super::messages::Notice;
use super::reading::{Changes, Derived, Reading};
use super::waker::app_waker;
use super::worker::BackgroundWorker;
use crate::i18n::Language;
use crate::notation::escape_controls;
use crate::preferences::{Preferences, PreferencesFile};

/// Notes something of the state of the window in the preferences.
type Note = fn(&Reading<'_>, &mut Preferences);

/// The resources that are kept among the preferences.
#[derive(Resource, Default)]
struct KeptResources {
    readers: Vec<fn(&mut World, &Preferences)>,
    notes: Vec<Note>,
}

/// Adds what is kept among the preferences.
pub trait KeepPreferences {
    /// Keeps a resource: it is read when the window opens, and written when it changes.
    fn keep<R: KeptPreference>(&mut self) -> &mut Self;

    /// Keeps something that is only written.
    fn keep_note(&mut self, note: Note) -> &mut Self;
}

impl KeepPreferences for App {
    fn keep<R: KeptPreference>(&mut self) -> &mut App {
        let reader: fn(&mut World, &Preferences) =
            |world, preferences| world.insert_resource(R::read(preferences));
        let world = self.world_mut();
        world
            .get_resource_or_init::<KeptResources>()
            .readers
            .push(reader);
        match world.get_resource::<SavedPreferences>() {
            Some(saved) => reader(world, &saved.preferences.clone()),
            None => drop(world.init_resource::<R>()),
        }
        self.keep_note(|now, preferences| now.of::<R>().note(preferences))
    }

    fn keep_note(&mut self, note: Note) -> &mut App {
        self.world_mut()
            .get_resource_or_init::<KeptResources>()
            .notes
            .push(note);
        self
    }
}

/// The preferences as last written.
#[derive(Resource)]
struct SavedPreferences {
    preferences: Preferences,
    /// The language the window opened in, which nobody has chosen.
    initial_language: Language,
}

/// Returns the preferences that hold now.
fn current(now: &Reading<'_>) -> Preferences {
    let saved = now.of::<SavedPreferences>();
    let mut preferences = saved.preferences.clone();
    let language = now.localizer().language();
    if preferences.language.is_some() || language != saved.initial_language {
        preferences.language = Some(language);
    }
    let kept = now.of::<KeptResources>();
    kept.notes
        .iter()
        .for_each(|note| note(now, &mut preferences));
    preferences
}

/// Writes the preferences.
#[derive(Resource)]
struct Persistence {
    current: Derived<Preferences>,
    changes: Changes,
    writer: BackgroundWorker<Preferences, io::Error>,
}

/// Starts the thread that writes preferences. It answers with the first error after a success: later ones are the same for
/// the player.
fn writer(
    mut file: PreferencesFile,
    wake: impl Fn() + Send + 'static,
) -> BackgroundWorker<Preferences, io::Error> {
    let mut has_failed = false;
    BackgroundWorker::start(wake, move |first, waiting, errors| {
        // Of several sent at once it writes the last.
        let last = waiting.last().unwrap_or(first);
        let saved = file.save(&last);
        let had_failed = std::mem::replace(&mut has_failed, saved.is_err());
        let Err(error) = saved else { return };
        let path = file.path().display().to_string();
        warn!("cannot write {}: {error}", escape_controls(&path));
        if !had_failed {
            errors.send(error);
        }
    })
}

/// Writes the preferences, if something that is kept in them has changed.
fn save_changes(world: &mut World) {
    world.resource_scope(|world, mut persistence: Mut<Persistence>| {
        let Persistence {
            current,
            changes,
            writer,
        } = &mut *persistence;
        changes.go_on(world);
        if let Some(renewed) = current.renewed(world, changes) {
            let preferences = current.keep(renewed);
            let mut saved = world.resource_mut::<SavedPreferences>();
            if preferences != saved.preferences {
                writer.ask(preferences.clone());
                saved.preferences = preferences;
            }
        }
    });
}

/// Shows that the settings could not be saved.
fn report_errors(
    mut persistence: ResMut<Persistence>,
    localization: Res<Localization>,
    mut notices: MessageWriter<Notice>,
) {
    let errors = persistence.bypass_change_detection().writer.take();
    notices.write_batch(
        errors
            .iter()
            .map(|error| Notice::info(localization.settings_not_saved(error))),
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
        let notice = Notice::info(localization.settings_unreadable(
            &error.path,
            error.moved_to.as_deref(),
            &error.kind,
        ));
        app.add_message::<Notice>()
            .world_mut()
            .write_message(notice);
    }
    let writer = writer(file, app_waker(app));
    let world = app.world_mut();
    world.insert_resource(localization);
    let kept = world.get_resource_or_init::<KeptResources>();
    let readers = kept.readers.clone();
    readers.iter().for_each(|read| read(world, &preferences));
    app.insert_resource(SavedPreferences {
        preferences,
        initial_language,
    })
    .insert_resource(Persistence {
        current: Derived::new(current),
        changes: Changes::default(),
        writer,
    })
    .add_systems(
        Update,
        (
            report_errors.in_set(FrameSystems::Input),
            save_changes.in_set(FrameSystems::Render),
        ),
    );
}
