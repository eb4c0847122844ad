//! Parts of the panels that follow the game: a text that says something else, a button that does not apply.
//!
//! A part carries what it follows as a component; [`follow`] looks at all of them when something on the desk has
//! changed, and at new ones at once. Nothing is done otherwise.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use crate::game::{Game, Session};
use crate::i18n::Localizer;
use crate::players::PendingAction;
use crate::rules::{BySide, Outcome, Side};
use crate::viewer::engine_bridge::{
    Analysis, Endgames, EngineBridge, Player, PlayerSeats, Programs,
};
use crate::viewer::scene::camera::{BoardOrientation, Lens};
use crate::viewer::state::dialogs::OpenDialogs;
use crate::viewer::state::localization::Localization;
use crate::viewer::state::session::{CurrentSession, FrameSystems};
use crate::viewer::state::settings::ViewerSettings;

/// Everything the panels tell about.
#[derive(SystemParam)]
pub(crate) struct UiState<'w> {
    session: Res<'w, CurrentSession>,
    settings: Res<'w, ViewerSettings>,
    speech: Res<'w, Localization>,
    open: Res<'w, OpenDialogs>,
    lens: Res<'w, Lens>,
    seat: Option<Res<'w, BoardOrientation>>,
    seats: Res<'w, PlayerSeats>,
    bridge: Res<'w, EngineBridge>,
    programs: Res<'w, Programs>,
    endgames: Res<'w, Endgames>,
}

impl UiState<'_> {
    pub(crate) fn has_changed(&self) -> bool {
        self.session.is_changed()
            || self.settings.is_changed()
            || self.speech.is_changed()
            || self.open.is_changed()
            || self.lens.is_changed()
            || self.seats.is_changed()
            || self.bridge.is_changed()
            || self.programs.is_changed()
            || self.endgames.is_changed()
            || self.seat.as_ref().is_some_and(|seat| seat.is_changed())
    }

    pub(crate) fn facts(&self) -> UiSnapshot<'_> {
        let game = self.session.game();
        UiSnapshot {
            game,
            tables: self.session.all(),
            outcome: game.outcome(),
            must_take: game.capture_due(),
            settings: &self.settings,
            words: &self.speech,
            open: &self.open,
            lens: *self.lens,
            seat: self.seat.as_ref().map_or(Side::White, |seat| seat.0),
            players: self.seats.at(game.variant()),
            thought: self.bridge.analysis(),
            programs: &self.programs,
            endgames: &self.endgames,
        }
    }
}

/// What can be told about the desk.
pub(crate) struct UiSnapshot<'a> {
    /// The game the players sit at.
    pub(crate) game: &'a Game,
    /// The games on all the tables.
    pub(crate) tables: &'a Session,
    pub(crate) outcome: Option<Outcome>,
    /// How many pieces must be taken.
    pub(crate) must_take: usize,
    pub(crate) settings: &'a ViewerSettings,
    pub(crate) words: &'a Localizer,
    pub(crate) open: &'a OpenDialogs,
    pub(crate) lens: Lens,
    /// Whose side the board is seen from.
    pub(crate) seat: Side,
    /// Who plays.
    pub(crate) players: BySide<Player>,
    /// What the computer thinks.
    pub(crate) thought: Option<&'a Analysis>,
    /// The other programs there are to play.
    pub(crate) programs: &'a Programs,
    /// The endgames it knows.
    pub(crate) endgames: &'a Endgames,
}

impl UiSnapshot<'_> {
    /// Whether what is to be done now is the computer's to do.
    pub(crate) fn is_computers(&self) -> bool {
        let duty = PendingAction::from_game(self.game);
        duty.is_some_and(|(side, _)| self.players[side].is_computer())
    }
}

type Told<T> = Box<dyn Fn(&UiSnapshot<'_>) -> T + Send + Sync>;

/// The text this part says.
#[derive(Component)]
pub(crate) struct BoundText(Told<String>);

impl BoundText {
    pub(crate) fn new(
        told: impl Fn(&UiSnapshot<'_>) -> String + Send + Sync + 'static,
    ) -> BoundText {
        BoundText(Box::new(told))
    }

    /// The words with this key.
    pub(crate) fn message(key: &'static str) -> BoundText {
        BoundText::new(move |facts| facts.words.text(key))
    }

    /// How the game ended; nothing while it goes on.
    pub(crate) fn result() -> BoundText {
        BoundText::new(|facts| {
            let result = facts.outcome.map(|end| facts.words.result(&end));
            result.unwrap_or_default()
        })
    }

    /// Why it ended so.
    pub(crate) fn reason() -> BoundText {
        BoundText::new(|facts| {
            let reason = facts.outcome.map(|end| facts.words.reason(&end));
            reason.unwrap_or_default()
        })
    }
}

/// When the part is there at all.
#[derive(Component)]
pub(crate) struct VisibleWhen(Told<bool>);

impl VisibleWhen {
    pub(crate) fn new(
        told: impl Fn(&UiSnapshot<'_>) -> bool + Send + Sync + 'static,
    ) -> VisibleWhen {
        VisibleWhen(Box::new(told))
    }
}

/// When the button can be pressed.
#[derive(Component)]
pub(crate) struct EnabledWhen(Told<bool>);

impl EnabledWhen {
    pub(crate) fn new(
        told: impl Fn(&UiSnapshot<'_>) -> bool + Send + Sync + 'static,
    ) -> EnabledWhen {
        EnabledWhen(Box::new(told))
    }
}

/// When the button is on.
#[derive(Component)]
pub(crate) struct CheckedWhen(Told<bool>);

impl CheckedWhen {
    pub(crate) fn new(
        told: impl Fn(&UiSnapshot<'_>) -> bool + Send + Sync + 'static,
    ) -> CheckedWhen {
        CheckedWhen(Box::new(told))
    }
}

/// How much of its parent's width the part fills, from 0 to 1.
#[derive(Component)]
pub(crate) struct BoundWidth(Told<f32>);

impl BoundWidth {
    pub(crate) fn new(told: impl Fn(&UiSnapshot<'_>) -> f32 + Send + Sync + 'static) -> BoundWidth {
        BoundWidth(Box::new(told))
    }
}

/// Which way a part's children are laid out.
#[derive(Component)]
pub(crate) struct BoundDirection(Told<FlexDirection>);

impl BoundDirection {
    pub(crate) fn new(
        told: impl Fn(&UiSnapshot<'_>) -> FlexDirection + Send + Sync + 'static,
    ) -> BoundDirection {
        BoundDirection(Box::new(told))
    }
}

fn say(desk: UiState, mut texts: Query<(Ref<BoundText>, &mut Text)>) {
    let (facts, all) = (desk.facts(), desk.has_changed());
    for (says, mut text) in texts.iter_mut().filter(|(says, _)| all || says.is_added()) {
        text.set_if_neq(Text((says.0)(&facts)));
    }
}

fn arrange(
    desk: UiState,
    mut parts: Query<
        (
            Option<Ref<VisibleWhen>>,
            Option<Ref<BoundWidth>>,
            Option<Ref<BoundDirection>>,
            &mut Node,
        ),
        Or<(With<VisibleWhen>, With<BoundWidth>, With<BoundDirection>)>,
    >,
) {
    let (facts, all) = (desk.facts(), desk.has_changed());
    for (shown, fills, runs, mut node) in &mut parts {
        if let Some(shown) = shown.filter(|shown| all || shown.is_added()) {
            let display = if (shown.0)(&facts) {
                Display::Flex
            } else {
                Display::None
            };
            if node.display != display {
                node.display = display;
            }
        }
        if let Some(fills) = fills.filter(|fills| all || fills.is_added()) {
            let width = percent(100.0 * (fills.0)(&facts).clamp(0.0, 1.0));
            if node.width != width {
                node.width = width;
            }
        }
        if let Some(runs) = runs.filter(|runs| all || runs.is_added()) {
            let direction = (runs.0)(&facts);
            if node.flex_direction != direction {
                node.flex_direction = direction;
            }
        }
    }
}

fn enable(
    mut commands: Commands,
    desk: UiState,
    buttons: Query<(Entity, Ref<EnabledWhen>, Has<InteractionDisabled>)>,
) {
    let (facts, all) = (desk.facts(), desk.has_changed());
    for (entity, enabled, is_disabled) in &buttons {
        if !all && !enabled.is_added() {
            continue;
        }
        match ((enabled.0)(&facts), is_disabled) {
            (true, true) => {
                commands.entity(entity).remove::<InteractionDisabled>();
            }
            (false, false) => {
                commands.entity(entity).insert(InteractionDisabled);
            }
            _ => {}
        }
    }
}

fn check(
    mut commands: Commands,
    desk: UiState,
    buttons: Query<(Entity, Ref<CheckedWhen>, Has<Checked>)>,
) {
    let (facts, all) = (desk.facts(), desk.has_changed());
    for (entity, on, is_checked) in &buttons {
        if !all && !on.is_added() {
            continue;
        }
        match ((on.0)(&facts), is_checked) {
            (true, false) => {
                commands.entity(entity).insert(Checked);
            }
            (false, true) => {
                commands.entity(entity).remove::<Checked>();
            }
            _ => {}
        }
    }
}

/// Whether anything that follows has something to follow.
fn is_needed(
    desk: UiState,
    new: Query<
        (),
        Or<(
            Added<BoundText>,
            Added<VisibleWhen>,
            Added<EnabledWhen>,
            Added<CheckedWhen>,
            Added<BoundWidth>,
            Added<BoundDirection>,
        )>,
    >,
) -> bool {
    desk.has_changed() || !new.is_empty()
}

/// The step in which parts follow; what makes parts comes before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BindingSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, BindingSystems.in_set(FrameSystems::Render))
        .add_systems(
            Update,
            (say, arrange, enable, check)
                .in_set(BindingSystems)
                .run_if(is_needed),
        );
}
