//! The player's folders, and the settings file: read at startup, saved in the background on changes.

use std::io;
use std::path::PathBuf;

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::frame::FrameSystems;
use super::tracked::{Changes, Derived, Tracked};
use super::waker::app_waker;
use super::worker::BackgroundWorker;
use crate::archive::Archive;
use crate::engine::endgame_tables::default_folder;
use crate::i18n::Language;
use crate::notation::escape_controls;
use crate::platform::{UserData, UserFile, data_folder, pictures_folder};
use crate::preferences::{Preferences, PreferencesFile};
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::settings::Localization;

const LANGUAGE: &str = "language";

/// Stores a resource's current value in its section.
type Note = Box<dyn Fn(&Tracked<'_>, &mut Preferences) + Send + Sync>;

/// The sections with their names.
#[derive(Resource, Default)]
struct Sections(Vec<(&'static str, Note)>);

/// Registers sections of the settings file.
pub trait Persist {
    /// Saves a resource in this section: read at startup, written on changes.
    ///
    /// # Panics
    /// If the section is already in use.
    fn persist<R>(&mut self, section: &'static str) -> &mut Self
    where
        R: Resource + Clone + Serialize + DeserializeOwned + Default;

    /// As [`persist`](Persist::persist), for records: of a number that two windows have changed, the higher one stays.
    fn persist_records<R>(&mut self, section: &'static str) -> &mut Self
    where
        R: Resource + Clone + Serialize + DeserializeOwned + Default;

    /// Saves a resource, or a part of it, in another form; `restore` and `save` convert.
    fn persist_as<R, T>(
        &mut self,
        section: &'static str,
        restore: fn(&World, T) -> R,
        save: fn(&Tracked<'_>) -> T,
    ) -> &mut Self
    where
        R: Resource + Default,
        T: Serialize + DeserializeOwned + Default + 'static;
}

impl Persist for App {
    fn persist<R>(&mut self, section: &'static str) -> &mut App
    where
        R: Resource + Clone + Serialize + DeserializeOwned + Default,
    {
        self.persist_as::<R, R>(section, |_, value| value, |now| now.of::<R>().clone())
    }

    fn persist_records<R>(&mut self, section: &'static str) -> &mut App
    where
        R: Resource + Clone + Serialize + DeserializeOwned + Default,
    {
        self.persist::<R>(section);
        if let Some(mut saved) = self.world_mut().get_resource_mut::<SavedPreferences>() {
            saved.preferences.keep_best(section);
        }
        self
    }

    fn persist_as<R, T>(
        &mut self,
        section: &'static str,
        restore: fn(&World, T) -> R,
        save: fn(&Tracked<'_>) -> T,
    ) -> &mut App
    where
        R: Resource + Default,
        T: Serialize + DeserializeOwned + Default + 'static,
    {
        let world = self.world_mut();
        let saved = world.get_resource_mut::<SavedPreferences>();
        match saved.map(|mut saved| saved.preferences.take(section)) {
            Some(value) => {
                let resource = restore(world, value);
                world.insert_resource(resource);
            }
            None => drop(world.init_resource::<R>()),
        }
        add_section(world, section, save);
        self
    }
}

/// Registers a section with its saved value.
fn add_section<T: Serialize + 'static>(
    world: &mut World,
    section: &'static str,
    save: fn(&Tracked<'_>) -> T,
) {
    let mut sections = world.get_resource_or_init::<Sections>();
    if sections.0.iter().any(|(name, _)| *name == section) {
        panic!("the section {section:?} of the settings has two owners");
    }
    let note: Note = Box::new(move |now, preferences| preferences.set(section, &save(now)));
    sections.0.push((section, note));
    let now = save(&Tracked::new(world));
    if let Some(mut saved) = world.get_resource_mut::<SavedPreferences>() {
        saved.preferences.settle(section, &now);
    }
}

/// The preferences as last written.
#[derive(Resource)]
struct SavedPreferences {
    preferences: Preferences,
    /// The initial language, which was not chosen by the player.
    initial_language: Language,
    /// `true` if a language was chosen in an earlier session.
    has_language: bool,
}

/// The language, if the player has chosen it.
fn chosen_language(now: &Tracked<'_>) -> Option<Language> {
    let saved = now.of::<SavedPreferences>();
    let language = now.localizer().language();
    (saved.has_language || language != saved.initial_language).then_some(language)
}

fn current(now: &Tracked<'_>) -> Preferences {
    let mut preferences = now.of::<SavedPreferences>().preferences.clone();
    let sections = &now.of::<Sections>().0;
    sections.iter().for_each(|(_, note)| note(now, &mut preferences));
    preferences
}

#[derive(Resource)]
struct Persistence {
    current: Derived<Preferences>,
    changes: Changes,
    writer: BackgroundWorker<Preferences, io::Error>,
}

/// Starts the thread that saves preferences. It reports only the first of consecutive errors.
fn writer(
    mut file: PreferencesFile,
    wake: impl Fn() + Send + 'static,
) -> BackgroundWorker<Preferences, io::Error> {
    let mut has_failed = false;
    BackgroundWorker::start(wake, move |first, waiting, errors| {
        // Of several queued versions, save only the last.
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

/// Saves the preferences if any of them has changed.
fn save_changes(world: &mut World) {
    world.resource_scope(|world, mut persistence: Mut<Persistence>| {
        let Persistence { current, changes, writer } = &mut *persistence;
        changes.advance(world);
        if let Some(recomputed) = current.recompute_if_stale(world, changes) {
            let preferences = current.store(recomputed);
            let mut saved = world.resource_mut::<SavedPreferences>();
            if preferences != saved.preferences {
                writer.ask(preferences.clone());
                saved.preferences = preferences;
            }
        }
    });
}

/// Reports that the settings could not be saved.
fn report_errors(mut persistence: ResMut<Persistence>, mut notices: MessageWriter<Notice>) {
    let errors = persistence.bypass_change_detection().writer.take();
    notices.write_batch(
        errors
            .into_iter()
            .map(|error| Notice::info(move |localizer| localizer.settings_not_saved(&error))),
    );
}

/// Loads the settings from this file and keeps it up to date. `language` overrides the saved one for this session only.
/// Add this before the plugins of the game and the UI, and after the engines.
pub fn plugin(app: &mut App, mut file: PreferencesFile, language: Option<Language>) {
    let (mut preferences, error) = match file.load() {
        Ok(preferences) => (preferences, None),
        Err(error) => (Preferences::default(), Some(error)),
    };
    let saved_language: Option<Language> = preferences.take(LANGUAGE);
    let language = language.or(saved_language);
    let localization = Localization::new(language.unwrap_or_else(Language::from_system));
    let initial_language = localization.language();
    if let Some(error) = error {
        warn!("{}", escape_controls(&error.to_string()));
        let notice = Notice::info(move |localizer| {
            localizer.settings_unreadable(&error.path, error.moved_to.as_deref(), &error.kind)
        });
        app.add_message::<Notice>().world_mut().write_message(notice);
    }
    let writer = writer(file, app_waker(app));
    app.insert_resource(localization)
        .insert_resource(SavedPreferences {
            preferences,
            initial_language,
            has_language: saved_language.is_some(),
        })
        .insert_resource(Persistence {
            current: Derived::new(current),
            changes: Changes::default(),
            writer,
        })
        .add_systems(
            Update,
            (report_errors.in_set(FrameSystems::Input), save_changes.in_set(FrameSystems::Render)),
        );
    add_section(app.world_mut(), LANGUAGE, chosen_language);
}

/// The player's folders. The window uses no others, unless the player chooses a file.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum UserFolders {
    /// None: everything is discarded at the end of the session.
    #[default]
    None,
    /// The system's user folders, with overrides by environment variables.
    System,
    /// A single folder for everything.
    In(PathBuf),
}

impl UserFolders {
    pub fn file<T: UserData>(&self) -> Option<UserFile<T>> {
        match self {
            UserFolders::None => None,
            UserFolders::System => UserFile::from_system(),
            UserFolders::In(folder) => Some(UserFile::new(folder.join(T::FILE_NAME))),
        }
    }

    pub fn settings(&self) -> Option<PreferencesFile> {
        match self {
            UserFolders::None => None,
            UserFolders::System => PreferencesFile::from_system(),
            UserFolders::In(folder) => Some(PreferencesFile::new(folder.join("settings.json"))),
        }
    }

    pub fn archive(&self) -> Option<Archive> {
        match self {
            UserFolders::None => None,
            UserFolders::System => Archive::from_system(),
            UserFolders::In(folder) => Some(Archive::in_folder(folder.join("games"))),
        }
    }

    pub fn endgame_tables(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => default_folder(),
            UserFolders::In(folder) => Some(folder.join("tables")),
        }
    }

    /// The folder for games hosted by this window.
    pub fn hosted_games(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => data_folder().map(|folder| folder.join("hosted")),
            UserFolders::In(folder) => Some(folder.join("hosted")),
        }
    }

    /// The folder for saved pictures.
    pub fn pictures(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => pictures_folder(),
            UserFolders::In(folder) => Some(folder.clone()),
        }
    }
}
