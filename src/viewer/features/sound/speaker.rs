//! The speaker of the window.

use bevy::prelude::*;

use crate::sound::Speaker;
use crate::viewer::kernel::messages::PlaySound;
use crate::viewer::kernel::settings::ViewerSettings;

/// The speaker, if the system could start its thread.
#[derive(Resource, Default, Debug)]
struct WindowSpeaker(Option<Speaker>);

fn play(
    settings: Res<ViewerSettings>,
    mut sounds: MessageReader<PlaySound>,
    mut speaker: ResMut<WindowSpeaker>,
    mut volume: Local<Option<f32>>,
) {
    let amplitude = settings.sound.amplitude();
    if *volume != Some(amplitude) {
        *volume = Some(amplitude);
        match &speaker.0 {
            Some(speaker) => speaker.set_volume(amplitude),
            None => speaker.0 = Some(Speaker::new(amplitude)),
        }
    }
    if let Some(speaker) = &speaker.0 {
        sounds
            .read()
            .for_each(|PlaySound(sound)| speaker.play(*sound));
    }
}

/// Plays the sounds in the frame that asks for them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowSpeaker>()
        .add_systems(PostUpdate, play);
}
