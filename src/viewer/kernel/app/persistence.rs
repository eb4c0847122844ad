//! The folders of the player, in which features find their files, and the settings file: read when the window opens,
//! written by a thread of its own when a setting changes.

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

/// The section with the language.
const LANGUAGE: &str = "language";

/// Sets the section of a resource in preferences as it is now.
type Note = Box<dyn Fn(&Tracked<'_>, &mut Preferences) + Send + Sync>;

/// The sections of the preferences, with their names.
#[derive(Resource, Default)]
struct Sections(Vec<(&'static str, Note)>);

/// Adds sections to the preferences.
pub trait Persist {
    /// Keeps a resource in this section: it is read when the window opens, and written when it changes.
    ///
    /// # Panics
    ///
    /// If something else is kept in the section.
    fn persist<R>(&mut self, section: &'static str) -> &mut Self
    where
        R: Resource + Clone + Serialize + DeserializeOwned + Default;

    /// Keeps a resource, or a part of it, in another form: `restore` makes the resource from that, `save` takes it from
    /// the window.
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

/// Adds a section, which is as it was saved.
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
    /// The language the window opened in, which nobody has chosen.
    initial_language: Language,
    /// `true` if a language was chosen in an earlier session.
    has_language: bool,
}

/// The language, once it has been chosen.
fn chosen_language(now: &Tracked<'_>) -> Option<Language> {
    let saved = now.of::<SavedPreferences>();
    let language = now.localizer().language();
    (saved.has_language || language != saved.initial_language).then_some(language)
}

/// Returns the preferences that hold now.
fn current(now: &Tracked<'_>) -> Preferences {
    let mut preferences = now.of::<SavedPreferences>().preferences.clone();
    let sections = &now.of::<Sections>().0;
    sections
        .iter()
        .for_each(|(_, note)| note(now, &mut preferences));
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

/// Shows that the settings could not be saved.
fn report_errors(mut persistence: ResMut<Persistence>, mut notices: MessageWriter<Notice>) {
    let errors = persistence.bypass_change_detection().writer.take();
    notices.write_batch(
        errors
            .into_iter()
            .map(|error| Notice::info(move |localizer| localizer.settings_not_saved(&error))),
    );
}

/// Opens the window with the settings in this file and keeps the file up to date. A `language` given here applies to
/// this session and is not saved. Add this before the plugins of the game and the interface, and after the engines.
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
        app.add_message::<Notice>()
            .world_mut()
            .write_message(notice);
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
            (
                report_errors.in_set(FrameSystems::Input),
                save_changes.in_set(FrameSystems::Render),
            ),
        );
    add_section(app.world_mut(), LANGUAGE, chosen_language);
}

/// The folders of the player. The window reads and writes in no others, unless a player chooses a file.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum UserFolders {
    /// No folders: everything is forgotten at the end of the session.
    #[default]
    None,
    /// The folders of the system's user, and the places that environment variables name.
    System,
    /// This folder for everything.
    In(PathBuf),
}

impl UserFolders {
    /// The file of a feature.
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

    /// The archive in which games are kept and listed.
    pub fn archive(&self) -> Option<Archive> {
        match self {
            UserFolders::None => None,
            UserFolders::System => Archive::from_system(),
            UserFolders::In(folder) => Some(Archive::in_folder(folder.join("games"))),
        }
    }

    /// The folder of the endgame tables.
    pub fn endgame_tables(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => default_folder(),
            UserFolders::In(folder) => Some(folder.join("tables")),
        }
    }

    /// The folder of the games whose server this window is.
    pub fn hosted_games(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => data_folder().map(|folder| folder.join("hosted")),
            UserFolders::In(folder) => Some(folder.join("hosted")),
        }
    }

    /// The folder in which pictures are saved.
    pub fn pictures(&self) -> Option<PathBuf> {
        match self {
            UserFolders::None => None,
            UserFolders::System => pictures_folder(),
            UserFolders::In(folder) => Some(folder.clone()),
        }
    }
}
