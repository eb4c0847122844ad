//! The welcome card, with suggestions for the first steps. It stands beside the pyramid or, in a portrait window, below
//! it; the first move closes it. After the lesson or the rules it returns if nothing has been played yet.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::i18n::Messages;
use crate::viewer::kernel::actions::{ActionTaken, AnyAction};
use crate::viewer::kernel::dialogs::{DialogHeight, DialogId, Modality, OpenDialogs};
use crate::viewer::kernel::frame::{FrameSystems, Motion};
use crate::viewer::kernel::messages::{Announcement, CommandApplied, any_read};
use crate::viewer::kernel::persistence::Persist;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::Localization;
use crate::viewer::scene::camera::CardAtFoot;
use crate::viewer::shell::actions::{PageAction, RULES};
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{Modal, ModalPlace, ModalSystems, Surroundings};
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::{WindowShape, in_interface};
use crate::viewer::ui::style::{ButtonStyle, PANEL_WIDTH};
use crate::viewer::ui::widgets::{
    UiAssets, column, group_of, name_of_game, text, tinted_icon, title,
};

/// Gap between entries, in logical pixels.
const GAP: f32 = 10.0;
/// Height of the name's letters, in logical pixels.
const LETTERS: f32 = 40.0;
/// The card's share of a portrait window's height.
const SHARE_BELOW: f32 = 0.5;
/// Time in which the pyramid takes over the space of a closed card below it, in seconds.
const TAKEOVER_TIME: f32 = 1.0;

pub const WELCOME: DialogId<()> = DialogId::new("welcome", Modality::Card, DialogHeight::Page);

#[derive(Component)]
struct WelcomeCard;

/// A first step: an entry of the card.
#[derive(Clone)]
pub struct FirstStep {
    pub name: &'static str,
    pub action: AnyAction,
    pub icon: Icon,
    pub style: ButtonStyle,
    pub heading: BoundText,
    /// A sentence about it.
    pub words: BoundText,
    /// Return to the card afterwards if nothing has been played.
    pub comes_back: bool,
}

/// The names of the entries, in order.
const FIRST_STEPS: [&str; 5] =
    ["Play the computer", "Two at this screen", "Play a friend", "Lesson", "Rules"];

#[derive(Resource, Default)]
struct FirstSteps(Vec<FirstStep>);

/// Registers entries of the card.
pub trait AddFirstStep {
    /// Registers an entry, ordered by its name in the list of all entries.
    fn add_first_step(&mut self, step: FirstStep) -> &mut Self;
}

impl AddFirstStep for App {
    fn add_first_step(&mut self, step: FirstStep) -> &mut App {
        let mut steps = self.world_mut().get_resource_or_init::<FirstSteps>();
        steps.0.push(step);
        steps.0.sort_by_key(|step| FIRST_STEPS.iter().position(|name| *name == step.name));
        self
    }
}

/// Opens the card once.
fn offer(
    mut welcome: ResMut<Welcome>,
    mut dialogs: ResMut<OpenDialogs>,
    localization: Res<Localization>,
    mut announcements: MessageWriter<Announcement>,
) {
    if dialogs.is_modal() {
        return;
    }
    *welcome = Welcome::Offered;
    dialogs.open(WELCOME, ());
    let messages = &localization.messages;
    announcements.write(Announcement(messages.welcome_words()));
}

/// Cancels the card if a game was opened before it.
fn cancel(mut applied: MessageReader<CommandApplied>, mut welcome: ResMut<Welcome>) {
    if any_read(&mut applied, CommandApplied::is_change) && *welcome == Welcome::Due {
        *welcome = Welcome::Past;
    }
}

/// The state of a visit to the lesson or the rules from the card.
#[derive(Default, PartialEq, Eq)]
enum WelcomeVisit {
    /// No visit.
    #[default]
    None,
    Requested,
    Open,
}

/// Reopens the card after a visit to the lesson or the rules if nothing has been played.
fn come_back(
    mut actions: MessageReader<ActionTaken>,
    session: Res<CurrentSession>,
    steps: Res<FirstSteps>,
    mut dialogs: ResMut<OpenDialogs>,
    mut was_open: Local<bool>,
    mut visit: Local<WelcomeVisit>,
) {
    let was_open = std::mem::replace(&mut *was_open, dialogs.has(WELCOME));
    for ActionTaken(action) in actions.read() {
        let mut aside = steps.0.iter().filter(|step| step.comes_back);
        let is_aside = aside.any(|step| step.action == *action);
        if was_open && is_aside {
            *visit = WelcomeVisit::Requested;
        }
    }
    let is_aside = dialogs.has(RULES) || session.is_practicing();
    match *visit {
        WelcomeVisit::Requested if is_aside => *visit = WelcomeVisit::Open,
        WelcomeVisit::Open if !is_aside && !dialogs.is_modal() => {
            *visit = WelcomeVisit::None;
            if session.game().tree().is_empty() {
                dialogs.open(WELCOME, ());
            }
        }
        _ => {}
    }
}

fn open_or_close(
    mut commands: Commands,
    dialogs: Res<OpenDialogs>,
    assets: Res<UiAssets>,
    steps: Res<FirstSteps>,
    card: Query<Entity, With<WelcomeCard>>,
) {
    let is_shown = dialogs.has(WELCOME) && !dialogs.is_modal();
    match (is_shown, card.iter().next()) {
        (true, None) => {
            commands.spawn(card_of(&assets, steps.0.clone()));
        }
        (false, Some(card)) => commands.entity(card).despawn(),
        _ => {}
    }
}

/// Puts the card below the pyramid in a portrait window and keeps the pyramid above it. When the card closes, the
/// pyramid gradually takes over its space.
fn make_room(
    dialogs: Res<OpenDialogs>,
    shape: Res<WindowShape>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scale: Res<UiScale>,
    mut room: ResMut<CardAtFoot>,
    mut motion: ResMut<Motion>,
    cards: Query<&Children, With<WelcomeCard>>,
    mut nodes: Query<&mut Node>,
) {
    let Some(window) = window else { return };
    let is_portrait = shape.is_portrait();
    let height = SHARE_BELOW * in_interface(window.size(), &scale).y;
    let is_open = dialogs.has(WELCOME) && !dialogs.is_modal();
    let next = match is_portrait {
        true if is_open => CardAtFoot { height, part: 1.0 },
        true if room.part > 0.0 => {
            CardAtFoot { part: motion.approach(room.part, 0.0, TAKEOVER_TIME), ..*room }
        }
        _ => CardAtFoot::default(),
    };
    if room.set_if_neq(next) {
        motion.request_frame();
    }
    let (width, height, align) = if is_portrait {
        (percent(100), px(height), AlignSelf::End)
    } else {
        (auto(), auto(), AlignSelf::Auto)
    };
    for &part in cards.iter().flatten() {
        if let Ok(mut card) = nodes.get_mut(part)
            && (card.min_width, card.max_height, card.align_self) != (width, height, align)
        {
            (card.min_width, card.max_height, card.align_self) = (width, height, align);
        }
    }
}

fn card_of(assets: &UiAssets, steps: Vec<FirstStep>) -> impl Bundle + use<> {
    let of_entries = assets.clone();
    let modal = Modal {
        gap: 14.0,
        z_index: 3,
        tab_group: TabGroup::new(-3),
        surroundings: Surroundings::InUse,
        place: ModalPlace::OverPanel,
        ..Modal::new("Welcome", PANEL_WIDTH)
    };
    let words = BoundText::message(Messages::welcome_words);
    (
        WelcomeCard,
        modal.with_content(children![
            name_of_game(assets, LETTERS),
            text("Words", LetterSize::Body, palette::TEXT, words),
            group_of(
                "Entries",
                column(GAP),
                Children::spawn(SpawnWith(move |entries: &mut RelatedSpawner<ChildOf>| {
                    for step in steps {
                        entries.spawn(entry(&of_entries, step));
                    }
                }))
            ),
        ]),
    )
}

fn rules() -> FirstStep {
    FirstStep {
        name: "Rules",
        action: PageAction::ToggleRules.into(),
        icon: Icon::Book,
        style: ButtonStyle::Normal,
        heading: BoundText::message(Messages::tool_rules),
        words: BoundText::message(Messages::welcome_rules_words),
        comes_back: true,
    }
}

/// A button with an icon, a heading and a sentence.
fn entry(assets: &UiAssets, entry: FirstStep) -> impl Bundle + use<> {
    let (sign, ink, quiet) = match entry.style {
        ButtonStyle::Primary => {
            (palette::TEXT_ON_ACCENT, palette::TEXT_ON_ACCENT, palette::TEXT_ON_ACCENT)
        }
        _ => (palette::ACCENT, palette::TEXT, palette::TEXT_QUIET),
    };
    let node = Node {
        min_height: px(84),
        padding: UiRect::all(px(12)),
        column_gap: px(12),
        border_radius: BorderRadius::all(px(10)),
        justify_content: JustifyContent::Start,
        ..default()
    };
    (
        bare_button(entry.name, entry.action, entry.style, node),
        children![
            group_of(
                "Sign",
                Node::default(),
                children![tinted_icon(assets, entry.icon, 32.0, sign)]
            ),
            group_of(
                "Words",
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(4.0) },
                children![
                    title(assets, "Heading", LetterSize::Heading, ink, entry.heading),
                    text("Sentence", LetterSize::Small, quiet, entry.words),
                ]
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_first_step(rules());
    app.persist_as::<Welcome, bool>(
        "welcomed",
        |world, _| world.get_resource().copied().unwrap_or_default(),
        |now| *now.of::<Welcome>() == Welcome::Offered,
    );
    app.init_resource::<FirstSteps>()
        .add_systems(
            Update,
            open_or_close.run_if(resource_changed::<OpenDialogs>).in_set(ModalSystems),
        )
        .add_systems(
            Update,
            come_back
                .run_if(|welcome: Res<Welcome>| *welcome == Welcome::Offered)
                .in_set(FrameSystems::Input),
        )
        .add_systems(Update, cancel.after(FrameSystems::Apply))
        .add_systems(Update, make_room.after(ModalSystems).in_set(FrameSystems::Render))
        .add_systems(
            Update,
            offer
                .run_if(|welcome: Res<Welcome>| *welcome == Welcome::Due)
                .in_set(FrameSystems::Input),
        );
}

/// The welcome card, offered at most once per player.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Welcome {
    /// Already offered, or not to be offered.
    #[default]
    Past,
    /// It opens with the window.
    Due,
    Offered,
}
