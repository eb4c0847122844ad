//! Message loading on a page, which includes only English and loads other languages on demand.

use bevy::prelude::*;

use crate::platform::{is_page, on_messages, request_messages};
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::WindowWaker;

/// Requests missing messages, and shows them when they have arrived.
fn load(mut localization: ResMut<Localization>, mut is_waiting: Local<bool>) {
    let language = localization.language();
    if localization.is_changed() {
        *is_waiting = !language.has_messages();
        if *is_waiting {
            request_messages(language.code());
        }
    } else if *is_waiting && language.has_messages() {
        *is_waiting = false;
        *localization = Localization::new(language);
    }
}

fn wake(waker: WindowWaker) {
    on_messages(waker.waker());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, wake).add_systems(Update, load.run_if(is_page));
}
