//! What the players like is remembered: read when the window opens, written when it changes, by a thread of its own.

use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;

use crate::i18n::Language;
use crate::preferences::{Preferences, PreferencesFile};
use crate::viewer::engine_bridge::{PlayerSeats, Programs};
use crate::viewer::panels::Notice;
use crate::viewer::scene::camera::Lens;
use crate::viewer::state::localization::Localization;
use crate::viewer::state::session::FrameSystems;
use crate::viewer::state::settings::ViewerSettings;

/// What is remembered, and by whom.
#[derive(Resource)]
struct Persistence {
    preferences: Preferences,
    /// The language spoken at first, for which nobody has decided.
    first: Language,
    writer: PreferencesWriter,
}

/// Writes what it is sent, the last of it if it is sent much at once.
struct PreferencesWriter {
    sender: Option<Sender<Preferences>>,
    thread: Option<JoinHandle<()>>,
}

impl PreferencesWriter {
    fn new(mut kept: PreferencesFile) -> PreferencesWriter {
        let (sender, wanted) = mpsc::channel::<Preferences>();
        let thread = thread::spawn(move || {
            while let Ok(first) = wanted.recv() {
                let last = wanted.try_iter().last().unwrap_or(first);
                if let Err(error) = kept.save(&last) {
                    warn!("{} cannot be written: {error}", kept.path().display());
                }
            }
        });
        PreferencesWriter {
            sender: Some(sender),
            thread: Some(thread),
        }
    }

    fn write(&self, preferences: &Preferences) {
        if let Some(sender) = &self.sender {
            // It fails only if the thread broke down, which has been told.
            let _ = sender.send(preferences.clone());
        }
    }
}

impl Drop for PreferencesWriter {
    /// The last change is written before the program ends.
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // A thread that broke down has nothing more to write.
            let _ = thread.join();
        }
    }
}

fn note(
    settings: Res<ViewerSettings>,
    seats: Res<PlayerSeats>,
    lens: Res<Lens>,
    speech: Res<Localization>,
    mut persistence: ResMut<Persistence>,
) {
    let language = match speech.language() {
        spoken if spoken == persistence.first && persistence.preferences.language.is_none() => None,
        spoken => Some(spoken),
    };
    let preferences = Preferences {
        language,
        numbers: settings.numbers,
        lines: settings.lines,
        sunk: settings.sunk,
        parallel: *lens == Lens::Orthographic,
        analysis: settings.analysis,
        analyst: settings.analyst,
        animation_speed: settings.pace,
        seats: seats.0.clone(),
        programs: persistence.preferences.programs.clone(),
    };
    if preferences != persistence.preferences {
        persistence.writer.write(&preferences);
        persistence.preferences = preferences;
    }
}

/// Remembers in this file, and opens as is kept there; in the language asked for, if one is. Add it before the plugins
/// of the game and the desk, and after the other programs.
pub fn plugin(app: &mut App, mut kept: PreferencesFile, asked: Option<Language>) {
    let programs = app.world().get_resource::<Programs>();
    let programs = programs.map(Programs::asked_for).unwrap_or_default();
    let preferences = kept.load(&programs).unwrap_or_else(|error| {
        warn!("{error}");
        let file = error.moved_to.unwrap_or(error.path);
        app.add_message::<Notice>()
            .world_mut()
            .write_message(Notice::Unreadable(file));
        Preferences::default().with_programs(programs)
    });
    let language = asked.or(preferences.language);
    let speech = Localization::new(language.unwrap_or_else(Language::from_system));
    let first = speech.language();
    app.insert_resource(speech)
        .insert_resource(ViewerSettings::from_preferences(&preferences))
        .insert_resource(PlayerSeats(preferences.seats.clone()))
        .insert_resource(match preferences.parallel {
            true => Lens::Orthographic,
            false => Lens::Perspective,
        })
        .insert_resource(Persistence {
            preferences,
            first,
            writer: PreferencesWriter::new(kept),
        });
    let changed = resource_changed::<ViewerSettings>
        .or_eager(resource_changed::<PlayerSeats>)
        .or_eager(resource_changed::<Lens>)
        .or_eager(resource_changed::<Localization>);
    app.add_systems(Update, note.in_set(FrameSystems::Render).run_if(changed));
}
