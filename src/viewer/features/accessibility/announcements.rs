//! The live region. An announcement is its name, and its value for screen readers that read that. Without an
//! accessibility tree, a page also announces opened cards and the control or square that gets the focus.

use accesskit::{Live, Node as AccessNode, Role, Toggled};
use bevy::a11y::{AccessibilityNode, AccessibilitySystems};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::TreeSystems;
use crate::game::{Event, Game};
use crate::i18n::Localizer;
use crate::platform::{announce, is_page};
use crate::players::Player;
use crate::rules::Side;
use crate::speech::Narrator;
use crate::viewer::board::demonstration::Demonstration;
use crate::viewer::board::line_preview::{LinePreview, PreviewedLine};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::messages::{Announcement, GameEvent};
use crate::viewer::kernel::practice::PassedTurn;
use crate::viewer::kernel::seats::PlayerSeats;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::ui::button::Button;
use crate::viewer::ui::modal::Shade;

#[derive(Component)]
pub struct LiveRegion;

fn spawn(mut commands: Commands) {
    let mut node = AccessNode::new(Role::Status);
    node.set_live(Live::Polite);
    commands.spawn((Name::new("Live region"), LiveRegion, AccessibilityNode(node)));
}

/// The announcement of an event; `None` if it needs none. `passed` is the practice game after a pass that follows.
fn words(
    event: &Event,
    game: &Game,
    passed: Option<&Game>,
    own: Option<Side>,
    localizer: &Localizer,
) -> Option<String> {
    let narrator = Narrator::new(game, localizer);
    let messages = &localizer.messages;
    match (event, passed) {
        (Event::Played { .. }, Some(passed)) => {
            let turn = narrator.last_turn()?;
            return Some(format!("{turn}. {}", Narrator::new(passed, localizer).now(own)));
        }
        // The practice goes on.
        (Event::Ended(_), Some(_)) => return None,
        _ => {}
    }
    match event {
        Event::Played { .. } | Event::PlayedByHand { .. } | Event::Shown(_) => {
            Some(narrator.announcement(own))
        }
        // A final move announces the end itself.
        Event::Started | Event::Huffed(_) | Event::Ended(_) => Some(narrator.now(own)),
        Event::GameSwitched(variant) => {
            Some(format!("{}. {}", localizer.variant(*variant), narrator.announcement(own)))
        }
        Event::DrawOffered(by) => Some(localizer.draw_offered(game.variant(), *by)),
        Event::DrawDeclined => Some(messages.text_declined()),
        Event::Irregular(found) => Some(localizer.irregularities(found)),
        Event::Corrected { touched_piece } => Some(localizer.corrected(*touched_piece)),
        _ => None,
    }
}

/// Announces game events in the frame in which they happen.
fn tell_events(
    mut events: MessageReader<GameEvent>,
    session: Res<CurrentSession>,
    passed: Res<PassedTurn>,
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
    let passed = passed.after(game);
    let own = Player::only_person(&seats.at(game.variant()));
    let told = events.read();
    let words =
        |GameEvent(event): &GameEvent| words(event, game, passed.as_ref(), own, &localization);
    let mut told: Vec<_> = told.filter_map(words).collect();
    // A final move, or two moves shown one after the other.
    told.dedup();
    if let [first, second, ..] = &told[..]
        && first.ends_with(second.as_str())
    {
        told.remove(1);
    }
    announcements.write_batch(told.into_iter().map(Announcement));
}

/// Announces the move of the previewed line.
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
        announcements.write(Announcement(words.line_held(line.moves().len(), line.length())));
    }
}

/// Updates the live region. A repeated announcement alternates a trailing space, because only changes are spoken.
fn say(
    mut announcements: MessageReader<Announcement>,
    mut region: Single<&mut AccessibilityNode, With<LiveRegion>>,
) {
    let words: Vec<_> = announcements.read().map(|Announcement(words)| words.as_str()).collect();
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

/// Run condition: the page may have something to announce and needs the names of controls.
pub(super) fn is_due(focus: Res<InputFocus>, dialogs: Res<OpenDialogs>) -> bool {
    is_page() && (focus.is_changed() || dialogs.is_changed())
}

/// The announcement of a control or square: its name and state.
fn words_of(node: &AccessibilityNode) -> Option<String> {
    let name = node.label().filter(|name| !name.trim().is_empty())?;
    let state = match node.role() {
        Role::TextInput | Role::MultilineTextInput => node.value(),
        Role::GridCell => node.description(),
        _ => (node.toggled() == Some(Toggled::True)).then_some("✓"),
    };
    Some(match state.filter(|state| !state.is_empty()) {
        Some(state) => format!("{name}, {state}"),
        None => name.to_owned(),
    })
}

/// The announcement of a card: its title and, if the board keeps the focus, its choices.
fn words_of_card(
    card: Entity,
    is_modal: bool,
    nodes: &Query<(&AccessibilityNode, Has<Button>)>,
    children: &Query<&Children>,
) -> String {
    let below = children.iter_descendants_depth_first(card);
    let shown = below.filter_map(|part| nodes.get(part).ok());
    let shown = shown.filter(|(node, _)| !node.is_hidden());
    let (mut title, mut choices) = (None, Vec::new());
    for (node, is_button) in shown {
        match node.role() {
            Role::Label if title.is_none() => title = node.value().map(str::to_owned),
            _ if is_button && !is_modal => choices.extend(words_of(node)),
            _ => {}
        }
    }
    title.into_iter().chain(choices).collect::<Vec<_>>().join(". ")
}

fn tell(
    opened: Query<(Entity, &TabGroup), Added<Shade>>,
    nodes: Query<(&AccessibilityNode, Has<Button>)>,
    children: Query<&Children>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut told: Local<Option<Entity>>,
    mut announcements: MessageWriter<Announcement>,
) {
    for (card, group) in &opened {
        let words = words_of_card(card, group.modal, &nodes, &children);
        announcements.write(Announcement(words));
    }
    let focused = focus.get().filter(|_| visible.0);
    if std::mem::replace(&mut *told, focused) == focused {
        return;
    }
    let node = focused.and_then(|focused| nodes.get(focused).ok());
    let words = node.and_then(|(node, _)| words_of(node));
    announcements.write_batch(words.map(Announcement));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                tell_events.in_set(FrameSystems::Render),
                tell_preview.run_if(resource_changed::<LinePreview>).in_set(FrameSystems::Render),
            ),
        )
        .add_systems(PostUpdate, say.after(TreeSystems).before(AccessibilitySystems::Update));
    if is_page() {
        app.add_systems(
            PostUpdate,
            tell.run_if(is_due).in_set(TreeSystems).after(super::controls::describe_buttons),
        );
    }
}
