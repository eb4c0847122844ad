//! What is kept among the preferences.

use bevy::prelude::*;

use crate::preferences::Preferences;

/// A resource that is kept among the preferences.
pub trait KeptPreference: Resource + FromWorld {
    fn read(preferences: &Preferences) -> Self;

    /// Notes it in preferences.
    fn note(&self, preferences: &mut Preferences);
}
