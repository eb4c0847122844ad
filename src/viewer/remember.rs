//! What the players like is remembered: read when the window opens, written when it changes, by a thread of its own.

use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;

use super::engine_bridge::{Programs, Seats};
use super::panels::Notice;
use super::scene::camera::Lens;
use super::settings::Settings;
use super::speech::Speech;
use super::table::Turn;
use crate::i18n::Language;
use crate::preferences::{Preferences, PreferencesFile};

/// What is remembered, and by whom.
#[derive(Resource)]
struct Memory {
    preferences: Preferences,
    /// The language spoken at first, for which nobody has decided.
    first: Language,
    writer: Writer,
}

/// Writes what it is sent, the last of it if it is sent much at once.
struct Writer {
    sender: Option<Sender<Preferences>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    fn of(mut kept: PreferencesFile) -> Writer {
        let (sender, wanted) = mpsc::channel::<Preferences>();
        let thread = thread::spawn(move || {
            while let Ok(first) = wanted.recv() {
                let last = wanted.try_iter().last().unwrap_or(first);
                if let Err(error) = kept.write(&last) {
                    warn!("{} cannot be written: {error}", kept.path().display());
                }
            }
        });
        Writer {
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

impl Drop for Writer {
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
    settings: Res<Settings>,
    seats: Res<Seats>,
    lens: Res<Lens>,
    speech: Res<Speech>,
    mut memory: ResMut<Memory>,
) {
    let language = match speech.language() {
        spoken if spoken == memory.first && memory.preferences.language.is_none() => None,
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
        programs: memory.preferences.programs.clone(),
    };
    if preferences != memory.preferences {
        memory.writer.write(&preferences);
        memory.preferences = preferences;
    }
}

/// Remembers in this file, and opens as is kept there; in the language asked for, if one is. Add it before the plugins
/// of the game and the desk, and after the other programs.
pub fn plugin(app: &mut App, mut kept: PreferencesFile, asked: Option<Language>) {
    let preferences = kept.read().unwrap_or_else(|unreadable| {
        warn!("{unreadable}");
        app.add_message::<Notice>()
            .world_mut()
            .write_message(Notice::Unreadable(unreadable.path));
        Preferences::default()
    });
    let programs = app.world().get_resource::<Programs>();
    let preferences =
        preferences.with_programs(programs.map(Programs::asked_for).unwrap_or_default());
    let language = asked.or(preferences.language);
    let speech = Speech::in_language(language.unwrap_or_else(Language::from_system));
    let first = speech.language();
    app.insert_resource(speech)
        .insert_resource(Settings::of(&preferences))
        .insert_resource(Seats(preferences.seats.clone()))
        .insert_resource(match preferences.parallel {
            true => Lens::Orthographic,
            false => Lens::Perspective,
        })
        .insert_resource(Memory {
            preferences,
            first,
            writer: Writer::of(kept),
        });
    let changed = resource_changed::<Settings>
        .or_eager(resource_changed::<Seats>)
        .or_eager(resource_changed::<Lens>)
        .or_eager(resource_changed::<Speech>);
    app.add_systems(Update, note.in_set(Turn::Show).run_if(changed));
}
