//! The clock display: each player's time beside the name, and the pause bar between the players.
//!
//! The running clock is filled and has an arrow. Low time has another color and an exclamation mark.

use std::time::Duration;

use bevy::prelude::*;

use super::ClockAction;
use crate::game::Game;
use crate::game::clocks::{Clock, clock_text};
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::rules::Side;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::skipped_frame::FrameReasons;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::{HasTooltip, bare_button};
use crate::viewer::ui::bindings::{BindingSystems, BoundText, EnabledWhen, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, group_of, icon, label_text, row, text, title};

/// Threshold of low time.
const LOW: Duration = Duration::from_secs(20);
/// Width of the widest time, `0:00:00`.
const TIME_WIDTH: f32 = 92.0;

#[derive(Component)]
struct ClockFrame(Side);

#[derive(Component, Clone, Copy)]
enum ClockPart {
    Arrow,
    Time,
    Warning,
}

#[derive(Component, Clone, Debug, Default, PartialEq)]
struct ClockFace {
    text: String,
    is_running: bool,
    is_low: bool,
}

fn has_clock(ui: &Tracked) -> bool {
    ui.game().clock().is_some()
}

/// Returns `true` unless the game is over, whatever position is shown.
fn is_going_on(ui: &Tracked) -> bool {
    ui.game().final_outcome().is_none()
}

/// The clock in a player's row.
pub(crate) fn clock(assets: &UiAssets, side: Side) -> impl Bundle + use<> {
    let details = BoundText::new(move |ui| match ui.game().clock().and_then(Clock::flag) {
        Some(flag) if flag == side => ui.localizer().messages.clock_out_of_time(),
        _ => ui.localizer().clock_details(ui.game(), side),
    });
    (
        Name::new("Clock"),
        row(8.0),
        VisibleWhen::new(has_clock),
        Pickable::IGNORE,
        children![
            (
                Name::new("Frame"),
                ClockFrame(side),
                ClockFace::default(),
                Node {
                    height: px(32),
                    padding: UiRect::horizontal(px(6)),
                    border: UiRect::all(px(1)),
                    border_radius: BorderRadius::all(px(7)),
                    flex_shrink: 0.0,
                    ..row(2.0)
                },
                BackgroundColor::default(),
                BorderColor::all(palette::PANEL_LINE),
                Pickable::IGNORE,
                children![
                    (icon(assets, Icon::Play, 14.0), ClockPart::Arrow),
                    group_of(
                        "Room",
                        Node {
                            width: px(TIME_WIDTH),
                            justify_content: JustifyContent::End,
                            ..default()
                        },
                        children![(
                            title(assets, "Time", LetterSize::Clock, palette::TEXT, ()),
                            TextLayout::no_wrap(),
                            ClockPart::Time,
                        )]
                    ),
                    group_of(
                        "Warning place",
                        Node { width: px(8), ..default() },
                        children![(
                            title(assets, "Warning", LetterSize::Title, palette::WARNING, ()),
                            ClockPart::Warning,
                        )]
                    ),
                ],
            ),
            group_of(
                "Details",
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                children![text("Words", LetterSize::Small, palette::TEXT_QUIET, details)]
            ),
            small_button(
                "Add a minute",
                ClockAction::AddMinute(side),
                |_| Messages::clock_plus_minute,
                move |ui| {
                    let clock = ui.game().clock();
                    !ui.is_remote()
                        && is_going_on(ui)
                        && clock.is_some_and(|clock| clock.left(side).is_some())
                },
            ),
        ],
    )
}

/// The bar between the players: the pause state and the pause button.
pub(crate) fn bar() -> impl Bundle {
    let state = BoundText::new(|ui| {
        let messages = &ui.localizer().messages;
        match ui.game().clock() {
            Some(clock) if clock.is_paused() => messages.clock_is_paused(),
            Some(clock) if !clock.has_started() => messages.clock_starts_later(),
            _ => String::new(),
        }
    });
    (
        Name::new("Clock bar"),
        Node {
            padding: UiRect::left(px(13)),
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.0)
        },
        VisibleWhen::new(|ui| has_clock(ui) && is_going_on(ui)),
        Pickable::IGNORE,
        children![
            group_of(
                "State",
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                children![text("Words", LetterSize::Small, palette::ACCENT, state)]
            ),
            small_button(
                "Pause",
                ClockAction::TogglePause,
                |ui| if ui.game().clock().is_some_and(Clock::is_paused) {
                    Messages::clock_resume
                } else {
                    Messages::clock_pause
                },
                |ui| has_clock(ui) && !ui.is_looking_on(),
            ),
        ],
    )
}

fn small_button(
    name: &'static str,
    action: ClockAction,
    label: fn(&Tracked) -> MessageFn,
    is_enabled: impl Fn(&Tracked) -> bool + Send + Sync + 'static,
) -> impl Bundle {
    let node = Node {
        height: px(26),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(6)),
        flex_shrink: 0.0,
        ..default()
    };
    (
        bare_button(name, action, ButtonStyle::Normal, node),
        EnabledWhen::new(is_enabled),
        HasTooltip,
        children![label_text(
            LetterSize::Small,
            BoundText::new(move |ui| label(ui)(&ui.localizer().messages))
        )],
    )
}

impl ClockFace {
    fn new(game: &Game, localizer: &Localizer, side: Side) -> ClockFace {
        let Some(clock) = game.clock() else {
            return ClockFace::default();
        };
        let left = clock.left(side);
        let text = left.map_or_else(|| "–".to_owned(), clock_text);
        ClockFace {
            text: localizer.language().localize(&text),
            is_running: game.running_clock() == Some(side),
            is_low: left.is_some_and(|left| left < LOW) && clock.has_started(),
        }
    }

    /// The colors of the frame and of its content.
    const fn colors(&self) -> (Color, Color) {
        match (self.is_running, self.is_low) {
            (true, false) => (palette::ACCENT, palette::TEXT_ON_ACCENT),
            (true, true) => (palette::WARNING, palette::TEXT_ON_ACCENT),
            (false, true) => (palette::TRACK, palette::WARNING),
            (false, false) => (palette::TRACK, palette::TEXT_QUIET),
        }
    }
}

/// Updates the clocks every frame; a frame without a digit change need not be drawn.
fn follow(
    session: Res<CurrentSession>,
    localization: Res<Localization>,
    mut frames: Query<(&ClockFrame, &mut ClockFace, &mut BackgroundColor)>,
    mut reasons: ResMut<FrameReasons>,
) {
    for (ClockFrame(side), mut face, mut fill) in &mut frames {
        if face.set_if_neq(ClockFace::new(session.game(), &localization, *side)) {
            fill.set_if_neq(BackgroundColor(face.colors().0));
            reasons.has_changed = true;
        }
    }
}

fn show(
    frames: Query<(Entity, &ClockFace), Changed<ClockFace>>,
    children: Query<&Children>,
    parts: Query<&ClockPart>,
    mut texts: Query<(&mut Text, &mut TextColor)>,
    mut icons: Query<&mut ImageNode>,
) {
    for (frame, face) in &frames {
        let ink = face.colors().1;
        for entity in children.iter_descendants(frame) {
            let Ok(part) = parts.get(entity) else {
                continue;
            };
            let words = match part {
                ClockPart::Arrow => {
                    if let Ok(mut icon) = icons.get_mut(entity) {
                        icon.color = if face.is_running { ink } else { Color::NONE };
                    }
                    continue;
                }
                ClockPart::Time => face.text.clone(),
                ClockPart::Warning if face.is_low => "!".to_owned(),
                ClockPart::Warning => String::new(),
            };
            if let Ok((mut text, mut color)) = texts.get_mut(entity) {
                text.set_if_neq(Text(words));
                color.set_if_neq(TextColor(ink));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow, show)
            .chain()
            .run_if(|session: Res<CurrentSession>| session.game().clock().is_some())
            .in_set(FrameSystems::Render)
            .before(BindingSystems),
    );
}
