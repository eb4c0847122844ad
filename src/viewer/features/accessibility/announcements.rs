//! The live region: what is announced is its name, and its value where screen readers read that.

use accesskit::{Live, Node as AccessNode, Role};
use bevy::a11y::{AccessibilityNode, AccessibilitySystems};
use bevy::prelude::*;

use super::TreeSystems;
use crate::game::{Event, Game};
use crate::i18n::Localizer;
use crate::platform::announce;
use crate::players::Player;
use crate::rules::Side;
use crate::speech::Narrator;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::line_preview::{LinePreview, PreviewedLine};
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, GameEvent};
use crate::viewer::kernel::players::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;

/// The region whose words screen readers say as they change.
#[derive(Component)]
pub struct LiveRegion;

fn spawn(mut commands: Commands) {
    let mut node = AccessNode::new(Role::Status);
    node.set_live(Live::Polite);
    commands.spawn((
        Name::new("Live region"),
        LiveRegion,
        AccessibilityNode(node),
    ));
}

/// Returns the words for an event; `None` if it needs none.
fn words(event: &Event, game: &Game, own: Option<Side>, localizer: &Localizer) -> Option<String> {
    let narrator = Narrator::new(game, localizer);
    let messages = &localizer.messages;
    match event {
        Event::Played { .. } | Event::PlayedByHand { .. } | Event::Shown(_) => {
            Some(narrator.announcement(own))
        }
        // A move that ends the game says so already.
        Event::Started | Event::Huffed(_) | Event::Ended(_) => Some(narrator.now(own)),
        Event::GameSwitched(variant) => Some(format!(
            "{}. {}",
            localizer.variant(*variant),
            narrator.announcement(own)
        )),
        Event::DrawOffered(by) => Some(localizer.draw_offered(game.variant(), *by)),
        Event::DrawDeclined => Some(messages.text_declined()),
        Event::Irregular(found) => Some(localizer.irregularities(found)),
        Event::Corrected { touched_piece } => Some(localizer.corrected(*touched_piece)),
        _ => None,
    }
}

/// Announces what happens in the game, in the frame in which it happens.
fn tell_events(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    seats: Res<PlayerSeats>,
    localization: Res<Localization>,
    demonstration: Res<Demonstration>,
    mut announcements: MessageWriter<Announcement>,
) {
    if demonstration.is_question() {
        events.clear();
        return;
    }
    let game = session.game();
    let own = Player::only_person(&seats.at(game.variant()));
    let told = events.read();
    let mut told: Vec<_> = told
        .filter_map(|GameEvent(event)| words(event, game, own, &localization))
        .collect();
    // A move that ends the game, or two that are shown one after the other.
    told.dedup();
    if let [first, second, ..] = &told[..]
        && first.ends_with(second.as_str())
    {
        told.remove(1);
    }
    announcements.write_batch(told.into_iter().map(Announcement));
}

/// Announces which move of a line the board shows instead of the game.
fn tell_preview(
    preview: Res<LinePreview>,
    localization: Res<Localization>,
    mut told: Local<Option<PreviewedLine>>,
    mut announcements: MessageWriter<Announcement>,
) {
    if preview.held() == told.as_ref() {
        return;
    }
    *told = preview.held().cloned();
    if let Some(line) = &*told {
        let words = &localization.messages;
        announcements.write(Announcement(
            words.line_held(line.moves().len(), line.length()),
        ));
    }
}

/// Says what is announced in this frame. The same words twice differ by a blank, because only a change is said.
fn say(
    mut announcements: MessageReader<Announcement>,
    mut region: Single<&mut AccessibilityNode, With<LiveRegion>>,
) {
    let words: Vec<_> = announcements
        .read()
        .map(|Announcement(words)| words.as_str())
        .collect();
    if words.is_empty() {
        return;
    }
    let mut words = words.join(". ");
    if region.label() == Some(words.as_str()) {
        words.push('\u{a0}');
    }
    announce(&words);
    region.set_label(words.as_str());
    region.set_value(words);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                tell_events.in_set(FrameSystems::Render),
                tell_preview
                    .run_if(resource_changed::<LinePreview>)
                    .in_set(FrameSystems::Render),
            ),
        )
        .add_systems(
            PostUpdate,
            say.after(TreeSystems).before(AccessibilitySystems::Update),
        );
}
