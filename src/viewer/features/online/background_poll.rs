//! Polls the background seats: connecting ones every time, the others together at intervals. The window wakes six times
//! a minute for them, regardless of their number.

use std::time::Duration;

use bevy::prelude::*;

use crate::online::Link;
use crate::rules::Variant;
use crate::viewer::features::online::background_seats::HiddenNews;
use crate::viewer::features::online::connection::{ConnectTarget, Connecting};
use crate::viewer::features::online::saved_links::save_link;
use crate::viewer::features::online::seat::FriendSeat;
use crate::viewer::features::online::state::SeatKey;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::Notice;
use crate::viewer::kernel::persistence::UserFolders;
use crate::viewer::kernel::waker::Alarms;

/// Poll interval.
const POLL_INTERVAL: Duration = Duration::from_secs(10);
/// The alarm of the next poll.
const ALARM: &str = "friends' other games";

/// The window time of the next poll.
#[derive(Resource, Debug, Default)]
struct NextPoll(Duration);

fn poll(
    mut connecting: Connecting,
    time: Res<Time<Real>>,
    folders: Res<UserFolders>,
    mut next_poll: ResMut<NextPoll>,
    mut alarms: ResMut<Alarms>,
    mut notices: MessageWriter<Notice>,
    mut told: MessageWriter<HiddenNews>,
) {
    let now = time.elapsed();
    let is_due = now >= next_poll.0;
    if is_due {
        next_poll.0 = now + POLL_INTERVAL;
    }
    let mut rematches = Vec::new();
    let mut alarm = None::<Duration>;
    let others = connecting.background.bypass_change_detection();
    for (seat, variant) in others.connected() {
        if is_due || !seat.is_settled() {
            let news = seat.take_news(now);
            told.write_batch(HiddenNews::of(seat, &news));
            seat.set_silent(seat.is_settled());
            rematches.extend(seat.rematch_link().map(|link| (link, variant)));
        }
        let at = match seat.time_left() {
            Some(left) if !seat.is_settled() => now + left,
            _ => next_poll.0,
        };
        alarm = Some(alarm.map_or(at, |alarm| alarm.min(at)));
    }
    let alarms = alarms.bypass_change_detection();
    match alarm {
        Some(at) => alarms.set_quiet(ALARM, at),
        None => alarms.clear(ALARM),
    }
    for (link, variant) in rematches {
        follow_rematch(&mut connecting, link, variant, &folders, &mut notices);
    }
}

/// Connects to the rematch, where the seat has the same secret.
fn follow_rematch(
    connecting: &mut Connecting,
    link: Link,
    variant: Variant,
    folders: &UserFolders,
    notices: &mut MessageWriter<Notice>,
) {
    let key = SeatKey::of(&link);
    let in_use = connecting.connection.seat.as_ref().and_then(FriendSeat::key);
    let is_known = key.is_none_or(|key| connecting.background.get(key).is_some());
    if is_known || in_use == key || !connecting.background.has_room() {
        return;
    }
    if let Ok(seat) = connecting.connect(ConnectTarget::Follow(link.clone())) {
        save_link(&link, variant, folders, notices);
        connecting.background.add(link, variant, Some(seat));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextPoll>()
        .add_systems(Update, poll.after(FrameSystems::Input).before(FrameSystems::Apply));
}
