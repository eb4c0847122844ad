//! Pasted texts, which take a while in a browser: the player may have to let the page read the clipboard first.

use bevy::clipboard::{Clipboard, ClipboardError, ClipboardRead};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::skipped_frame::FrameReasons;

/// The frames in which a paste is awaited and shown.
#[derive(SystemParam)]
pub struct PasteFrames<'w> {
    reasons: ResMut<'w, FrameReasons>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl PasteFrames<'_> {
    /// Wakes the window again soon.
    pub fn wait(&mut self) {
        self.reasons.time_runs = true;
    }

    /// Draws this frame and the next one.
    pub fn show(&mut self) {
        self.redraw.write(RequestRedraw);
    }
}

/// A pending clipboard read.
#[derive(Default)]
pub struct PendingPaste(Option<ClipboardRead>);

impl PendingPaste {
    pub fn begin(&mut self, clipboard: &mut Clipboard) {
        self.0 = Some(clipboard.fetch_text());
    }

    pub fn is_pending(&self) -> bool {
        self.0.is_some()
    }

    /// Takes the text once it has come, or the reason why there is none. Call it in every frame until then.
    pub fn take(&mut self, frames: &mut PasteFrames<'_>) -> Option<Result<String, ClipboardError>> {
        let received = self.0.as_mut()?.poll_result();
        match received {
            Some(_) => {
                self.0 = None;
                frames.show();
            }
            None => frames.wait(),
        }
        received
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemState;
    use bevy::platform::sync::{Arc, Mutex};

    use super::*;

    #[test]
    fn a_paste_wakes_the_window_until_it_has_come_and_is_taken_once() {
        let mut world = World::new();
        world.init_resource::<FrameReasons>();
        world.init_resource::<Messages<RequestRedraw>>();
        let mut frames = SystemState::<PasteFrames>::new(&mut world);
        let clipboard = Arc::new(Mutex::new(None));
        let mut paste = PendingPaste(Some(ClipboardRead::Pending(clipboard.clone())));
        let mut take = |world: &mut World| {
            world.resource_mut::<FrameReasons>().clear();
            paste.take(&mut frames.get_mut(world).expect("the frames"))
        };
        assert!(take(&mut world).is_none());
        assert!(world.resource::<FrameReasons>().time_runs);
        assert!(world.resource::<Messages<RequestRedraw>>().is_empty());
        *clipboard.lock().expect("the clipboard") = Some(Ok("W:W31:B5".to_owned()));
        assert!(matches!(take(&mut world), Some(Ok(text)) if text == "W:W31:B5"));
        assert!(!world.resource::<FrameReasons>().time_runs);
        assert!(!world.resource::<Messages<RequestRedraw>>().is_empty());
        assert!(take(&mut world).is_none());
        assert!(!world.resource::<FrameReasons>().time_runs);
    }
}
