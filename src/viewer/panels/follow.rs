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
use crate::viewer::engine_bridge::{Endgames, Player, Programs, Seats, Thinker, Thought};
use crate::viewer::open::Open;
use crate::viewer::scene::camera::{Lens, Seat};
use crate::viewer::settings::Settings;
use crate::viewer::speech::Speech;
use crate::viewer::table::{Table, Turn};

/// Everything the panels tell about.
#[derive(SystemParam)]
pub(super) struct Desk<'w> {
    table: Res<'w, Table>,
    settings: Res<'w, Settings>,
    speech: Res<'w, Speech>,
    open: Res<'w, Open>,
    lens: Res<'w, Lens>,
    seat: Option<Res<'w, Seat>>,
    seats: Res<'w, Seats>,
    thinker: Res<'w, Thinker>,
    programs: Res<'w, Programs>,
    endgames: Res<'w, Endgames>,
}

impl Desk<'_> {
    pub(super) fn has_changed(&self) -> bool {
        self.table.is_changed()
            || self.settings.is_changed()
            || self.speech.is_changed()
            || self.open.is_changed()
            || self.lens.is_changed()
            || self.seats.is_changed()
            || self.thinker.is_changed()
            || self.programs.is_changed()
            || self.endgames.is_changed()
            || self.seat.as_ref().is_some_and(|seat| seat.is_changed())
    }

    pub(super) fn facts(&self) -> Facts<'_> {
        let game = self.table.game();
        Facts {
            game,
            tables: self.table.tables(),
            outcome: game.outcome(),
            must_take: game.capture_due(),
            settings: &self.settings,
            words: &self.speech,
            open: &self.open,
            lens: *self.lens,
            seat: self.seat.as_ref().map_or(Side::White, |seat| seat.0),
            players: self.seats.at(game.variant()),
            thought: self.thinker.thought(),
            programs: &self.programs,
            endgames: &self.endgames,
        }
    }
}

/// What can be told about the desk.
pub(super) struct Facts<'a> {
    /// The game the players sit at.
    pub(super) game: &'a Game,
    /// The games on all the tables.
    pub(super) tables: &'a Session,
    pub(super) outcome: Option<Outcome>,
    /// How many pieces must be taken.
    pub(super) must_take: usize,
    pub(super) settings: &'a Settings,
    pub(super) words: &'a Localizer,
    pub(super) open: &'a Open,
    pub(super) lens: Lens,
    /// Whose side the board is seen from.
    pub(super) seat: Side,
    /// Who plays.
    pub(super) players: BySide<Player>,
    /// What the computer thinks.
    pub(super) thought: Option<&'a Thought>,
    /// The other programs there are to play.
    pub(super) programs: &'a Programs,
    /// The endgames it knows.
    pub(super) endgames: &'a Endgames,
}

impl Facts<'_> {
    /// Whether what is to be done now is the computer's to do.
    pub(super) fn is_computers(&self) -> bool {
        let duty = PendingAction::from_game(self.game);
        duty.is_some_and(|(side, _)| self.players[side].is_computer())
    }
}

type Told<T> = Box<dyn Fn(&Facts<'_>) -> T + Send + Sync>;

/// The text this part says.
#[derive(Component)]
pub(super) struct Says(Told<String>);

impl Says {
    pub(super) fn of(told: impl Fn(&Facts<'_>) -> String + Send + Sync + 'static) -> Says {
        Says(Box::new(told))
    }

    /// The words with this key.
    pub(super) fn words(key: &'static str) -> Says {
        Says::of(move |facts| facts.words.text(key))
    }

    /// How the game ended; nothing while it goes on.
    pub(super) fn the_result() -> Says {
        Says::of(|facts| {
            let result = facts.outcome.map(|end| facts.words.result(&end));
            result.unwrap_or_default()
        })
    }

    /// Why it ended so.
    pub(super) fn the_reason() -> Says {
        Says::of(|facts| {
            let reason = facts.outcome.map(|end| facts.words.reason(&end));
            reason.unwrap_or_default()
        })
    }
}

/// When the part is there at all.
#[derive(Component)]
pub(super) struct Shown(Told<bool>);

impl Shown {
    pub(super) fn when(told: impl Fn(&Facts<'_>) -> bool + Send + Sync + 'static) -> Shown {
        Shown(Box::new(told))
    }
}

/// When the button can be pressed.
#[derive(Component)]
pub(super) struct Enabled(Told<bool>);

impl Enabled {
    pub(super) fn when(told: impl Fn(&Facts<'_>) -> bool + Send + Sync + 'static) -> Enabled {
        Enabled(Box::new(told))
    }
}

/// When the button is on.
#[derive(Component)]
pub(super) struct On(Told<bool>);

impl On {
    pub(super) fn when(told: impl Fn(&Facts<'_>) -> bool + Send + Sync + 'static) -> On {
        On(Box::new(told))
    }
}

/// How much of its parent's width the part fills, from 0 to 1.
#[derive(Component)]
pub(super) struct Fills(Told<f32>);

impl Fills {
    pub(super) fn of(told: impl Fn(&Facts<'_>) -> f32 + Send + Sync + 'static) -> Fills {
        Fills(Box::new(told))
    }
}

/// Which way a part's children are laid out.
#[derive(Component)]
pub(super) struct Runs(Told<FlexDirection>);

impl Runs {
    pub(super) fn along(
        told: impl Fn(&Facts<'_>) -> FlexDirection + Send + Sync + 'static,
    ) -> Runs {
        Runs(Box::new(told))
    }
}

fn say(desk: Desk, mut texts: Query<(Ref<Says>, &mut Text)>) {
    let (facts, all) = (desk.facts(), desk.has_changed());
    for (says, mut text) in texts.iter_mut().filter(|(says, _)| all || says.is_added()) {
        text.set_if_neq(Text((says.0)(&facts)));
    }
}

fn arrange(
    desk: Desk,
    mut parts: Query<
        (
            Option<Ref<Shown>>,
            Option<Ref<Fills>>,
            Option<Ref<Runs>>,
            &mut Node,
        ),
        Or<(With<Shown>, With<Fills>, With<Runs>)>,
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
    desk: Desk,
    buttons: Query<(Entity, Ref<Enabled>, Has<InteractionDisabled>)>,
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

fn check(mut commands: Commands, desk: Desk, buttons: Query<(Entity, Ref<On>, Has<Checked>)>) {
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
    desk: Desk,
    new: Query<
        (),
        Or<(
            Added<Says>,
            Added<Shown>,
            Added<Enabled>,
            Added<On>,
            Added<Fills>,
            Added<Runs>,
        )>,
    >,
) -> bool {
    desk.has_changed() || !new.is_empty()
}

/// The step in which parts follow; what makes parts comes before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Follow;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, Follow.in_set(Turn::Show))
        .add_systems(
            Update,
            (say, arrange, enable, check)
                .in_set(Follow)
                .run_if(is_needed),
        );
}
