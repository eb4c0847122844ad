//! A temporary line over the board: why something was rejected, or what was done, with an optional button.

use std::time::Duration;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::Justify;
use bevy::window::RequestRedraw;

use super::over_the_scene::AcrossTheScene;
use crate::lessons::AttemptState;
use crate::viewer::board::move_entry::MoveEntry;
use crate::viewer::kernel::actions::{ActionTaken, AnyAction};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{
    Announcement, CommandRejected, Notice, NoticeKind, RejectedClick,
};
use crate::viewer::kernel::practice::AttemptShown;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::kernel::waker::Alarms;
use crate::viewer::scene::camera::PanelInsets;
use crate::viewer::ui::action_button::{ActionButton, button};
use crate::viewer::ui::bindings::{BindingSystems, BoundText};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;

impl NoticeKind {
    const fn is_problem(self) -> bool {
        matches!(self, NoticeKind::Refusal | NoticeKind::Failure)
    }

    /// Returns `true` if the notice takes longer to read.
    const fn is_unexpected(self) -> bool {
        matches!(self, NoticeKind::Explanation | NoticeKind::Failure)
    }
}

const STAY: Duration = Duration::from_secs(4);
/// Duration of an unexpected notice.
const STAY_LONG: Duration = Duration::from_secs(9);
/// Duration of a notice with a button, which takes time to reach.
const STAY_WITH_BUTTON: Duration = Duration::from_secs(20);
/// Duration of the fade, in seconds.
const FADE: f32 = 0.35;

#[derive(Message, Clone)]
pub(crate) struct NoticeWithButton {
    pub(crate) notice: Notice,
    /// The button's action, which provides its label.
    pub(crate) action: AnyAction,
}

#[derive(Resource, Default)]
struct ShownNotice {
    notice: Option<Notice>,
    action: Option<AnyAction>,
    until: Duration,
    /// Opacity, from 1 to 0.
    strength: f32,
}

/// The container of the line: above the toolbar, or below a card.
#[derive(Component)]
struct NoticePlace;

/// Distance from the toolbar's area, in logical pixels.
const ABOVE_TOOLBAR: f32 = 8.0;
/// Distance from the bottom of the window while a card is open.
const BELOW_CARD: f32 = 9.0;

/// Keeps the line clear of the toolbar's rows, and of cards, which leave the bottom of the window free.
fn keep_clear(
    dialogs: Res<OpenDialogs>,
    insets: Res<PanelInsets>,
    mut place: Single<&mut Node, With<NoticePlace>>,
) {
    let bottom =
        px(if dialogs.covers_the_board() { BELOW_CARD } else { insets.bottom + ABOVE_TOOLBAR });
    if place.bottom != bottom {
        place.bottom = bottom;
    }
}

#[derive(Component)]
struct NoticeLine;

#[derive(Component)]
struct LineWords;

pub(crate) fn line() -> impl Bundle {
    (
        Name::new("Notice place"),
        // Clear of the compass.
        AcrossTheScene { left: 124.0 },
        Node {
            position_type: PositionType::Absolute,
            justify_content: JustifyContent::Center,
            ..default()
        },
        NoticePlace,
        // A temporary button is the first Tab stop.
        TabGroup::new(-3),
        GlobalZIndex(10),
        Pickable::IGNORE,
        children![(
            Name::new("Notice"),
            NoticeLine,
            Node {
                display: Display::None,
                max_width: percent(100),
                flex_wrap: FlexWrap::Wrap,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: px(12),
                row_gap: px(6),
                padding: UiRect::axes(px(16), px(10)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(9)),
                ..default()
            },
            BackgroundColor::default(),
            BorderColor::default(),
            Pickable::IGNORE,
            children![(
                Name::new("Words"),
                LineWords,
                Text::default(),
                TextFont { font_size: LetterSize::Body.into(), ..default() },
                TextColor::default(),
                TextLayout { justify: Justify::Center, ..default() },
                Pickable::IGNORE,
            )],
        )],
    )
}

fn listen(
    mut notices: MessageReader<Notice>,
    mut with_button: MessageReader<NoticeWithButton>,
    mut denied: MessageReader<CommandRejected>,
    mut shrugs: MessageReader<RejectedClick>,
    time: Res<Time<Real>>,
    mut alarms: ResMut<Alarms>,
    localization: Res<Localization>,
    entry: Res<MoveEntry>,
    session: Res<CurrentSession>,
    attempt: Res<AttemptShown>,
    mut announcements: MessageWriter<Announcement>,
    mut shown: ResMut<ShownNotice>,
) {
    let (position, is_task) = (*session.game().position(), session.is_practicing());
    let denied = denied.read().cloned().map(|CommandRejected(refused)| {
        Notice::refusal(move |localizer| localizer.command_error_in(&refused, &position))
    });
    let attempt = attempt.0;
    // The entry line states its own rejections, and a click restarts a failed attempt.
    let shrugs = shrugs
        .read()
        .filter(|_| !entry.is_open() && !matches!(attempt, Some(AttemptState::Failed(_))))
        .map(|&RejectedClick(refusal)| match attempt {
            Some(AttemptState::Reached) => {
                Notice::info(|localizer| localizer.messages.lesson_task_done())
            }
            _ => Notice::refusal(move |localizer| {
                localizer.rejected_click(&refusal, &position, is_task)
            }),
        });
    let plain = denied.chain(shrugs).chain(notices.read().cloned());
    let plain = plain.map(|notice| (notice, None));
    let with_button = with_button.read().cloned();
    let with_button = with_button.map(|offered| (offered.notice, Some(offered.action)));
    if let Some((notice, action)) = plain.chain(with_button).last() {
        let stay = match action {
            Some(_) => STAY_WITH_BUTTON,
            None if notice.kind.is_unexpected() => STAY_LONG,
            None => STAY,
        };
        announcements.write(Announcement(notice.words(&localization)));
        *shown = ShownNotice {
            notice: Some(notice),
            action,
            until: time.elapsed() + stay,
            strength: 1.0,
        };
        alarms.set("notice", time.elapsed() + stay);
    }
}

/// Hides a rejection once its position is no longer shown.
fn forget(mut shown: ResMut<ShownNotice>, time: Res<Time<Real>>) {
    let is_refusal = |notice: &Notice| notice.kind == NoticeKind::Refusal;
    if shown.notice.as_ref().is_some_and(is_refusal)
        && shown.strength == 1.0
        && shown.until > time.elapsed()
    {
        shown.until = time.elapsed();
    }
}

fn fade(mut shown: ResMut<ShownNotice>, time: Res<Time<Real>>, motion: Option<ResMut<Motion>>) {
    if shown.notice.is_none() || time.elapsed() < shown.until {
        return;
    }
    shown.strength = match motion {
        Some(mut motion) => {
            // The first frame after a rest takes no time.
            motion.request_frame();
            motion.approach(shown.strength, 0.0, FADE)
        }
        None => 0.0,
    };
    if shown.strength == 0.0 {
        shown.notice = None;
        shown.action = None;
    }
}

#[derive(Component)]
struct NoticeButton;

/// Adds and removes the notice's button, which waits while a dialog is open.
fn show_button(
    mut commands: Commands,
    shown: Res<ShownNotice>,
    dialogs: Res<OpenDialogs>,
    line: Single<Entity, With<NoticeLine>>,
    buttons: Query<(Entity, &ActionButton), With<NoticeButton>>,
) {
    let action = shown.action.as_ref().filter(|_| !dialogs.is_modal());
    let there = buttons.iter().next();
    if there.map(|(_, ActionButton(action))| action) == action {
        return;
    }
    if let Some((button, _)) = there {
        commands.entity(button).despawn();
    }
    if let Some(action) = action {
        let phrase = action.phrase();
        let words = BoundText::new(move |ui| ui.localizer().text(phrase));
        let button = button("Follow", action, ButtonStyle::Primary, words);
        commands.spawn((button, NoticeButton, ChildOf(*line)));
    }
}

/// Ends a notice whose button was pressed.
fn end_followed(
    mut taken: MessageReader<ActionTaken>,
    mut shown: ResMut<ShownNotice>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for ActionTaken(action) in taken.read() {
        if shown.action.as_ref() == Some(action) {
            shown.action = None;
            shown.until = time.elapsed();
            redraw.write(RequestRedraw);
        }
    }
}

fn show(
    shown: Res<ShownNotice>,
    localization: Res<Localization>,
    line: Single<(&mut Node, &mut BackgroundColor, &mut BorderColor), With<NoticeLine>>,
    words: Single<(&mut Text, &mut TextColor), With<LineWords>>,
) {
    let (mut node, mut fill, mut border) = line.into_inner();
    let (mut text, mut ink) = words.into_inner();
    let display = if shown.notice.is_some() { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
    let Some(notice) = &shown.notice else {
        return;
    };
    let mark = if notice.kind.is_problem() { palette::CAPTURE } else { palette::ACCENT };
    text.set_if_neq(Text(notice.words(&localization)));
    ink.set_if_neq(TextColor(palette::TEXT.with_alpha(shown.strength)));
    fill.set_if_neq(BackgroundColor(palette::PANEL.with_alpha(0.94 * shown.strength)));
    border.set_if_neq(BorderColor::all(mark.with_alpha(shown.strength)));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownNotice>().add_message::<NoticeWithButton>().add_systems(
        Update,
        (
            forget.run_if(resource_changed::<CurrentSession>),
            end_followed,
            listen,
            fade,
            keep_clear,
            show_button
                .run_if(resource_changed::<ShownNotice>.or_eager(resource_changed::<OpenDialogs>)),
            show.run_if(resource_changed::<ShownNotice>.or_eager(resource_changed::<Localization>)),
        )
            .chain()
            .in_set(FrameSystems::Render)
            .before(BindingSystems),
    );
}
