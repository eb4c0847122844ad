//! Links to games: those of the command line, and those that are followed on the page.

use bevy::prelude::*;

use crate::platform::{clear_page_link, notice_links, take_links};
use crate::viewer::kernel::actions::CarryOut;
use crate::viewer::kernel::messages::PlayElsewhere;
use crate::viewer::kernel::waker::WindowWaker;

fn notice(waker: WindowWaker) {
    notice_links(waker.waker());
}

fn follow(mut ways: MessageWriter<PlayElsewhere>) {
    let links = take_links();
    if !links.is_empty() {
        clear_page_link();
    }
    ways.write_batch(links.into_iter().map(PlayElsewhere::Follow));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, notice)
        .add_systems(Update, follow.before(CarryOut));
}
