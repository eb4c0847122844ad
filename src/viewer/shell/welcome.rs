//! The card of the first start: what this is, and what to begin with. It stands over the board and keeps nothing from
//! it: the first move closes the card. After the lesson or the rules it comes back, if nothing has been played yet.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::i18n::Messages;
use crate::rules::Variant;
use crate::viewer::kernel::actions::{AnyAction, Asked};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::localization::Localization;
use crate::viewer::kernel::messages::{Announcement, CommandApplied, any_read};
use crate::viewer::kernel::persistence::KeepPreferences;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::parts::action_button::bare_button;
use crate::viewer::scene::camera::Arrival;
use crate::viewer::shell::actions::PageAction;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::{Modal, ModalSystems, Surroundings};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon, title};

/// The width of an entry, in logical pixels, and the gap between entries.
const ENTRY: f32 = 300.0;
const GAP: f32 = 10.0;

/// The open card.
#[derive(Component)]
struct WelcomeCard;

/// Something to begin with: an entry of the card.
#[derive(Clone)]
pub struct FirstStep {
    /// The name of its button.
    pub name: &'static str,
    pub action: AnyAction,
    /// Its picture.
    pub icon: Icon,
    pub style: ButtonStyle,
    pub heading: BoundText,
    /// A sentence about it.
    pub words: BoundText,
    /// `true` if the card comes back after it, if nothing has been played.
    pub comes_back: bool,
}

/// The entries of the card, with their places.
#[derive(Resource, Default)]
struct FirstSteps(Vec<(u8, FirstStep)>);

/// Adds entries to the card.
pub trait AddFirstStep {
    /// Adds an entry. Those with lower places come first.
    fn add_first_step(&mut self, place: u8, step: FirstStep) -> &mut Self;
}

impl AddFirstStep for App {
    fn add_first_step(&mut self, place: u8, step: FirstStep) -> &mut App {
        let mut steps = self.world_mut().get_resource_or_init::<FirstSteps>();
        steps.0.push((place, step));
        steps.0.sort_by_key(|(place, _)| *place);
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
    dialogs.welcome = true;
    let messages = &localization.messages;
    announcements.write(Announcement(messages.welcome_words()));
}

/// The card does not come over a game that was opened before it.
fn give_way(mut applied: MessageReader<CommandApplied>, mut welcome: ResMut<Welcome>) {
    if any_read(&mut applied, CommandApplied::is_change) && *welcome == Welcome::Due {
        *welcome = Welcome::Past;
    }
}

/// A look at the lesson or at the rules, for which the card has closed.
#[derive(Default, PartialEq, Eq)]
enum LookAside {
    /// The card has not been left for them.
    #[default]
    None,
    /// They have been asked for.
    AskedFor,
    /// They are open.
    Open,
}

/// Opens the card again after the lesson or the rules that it has opened, if nothing has been played.
fn come_back(
    mut actions: MessageReader<Asked>,
    session: Res<CurrentSession>,
    steps: Res<FirstSteps>,
    mut dialogs: ResMut<OpenDialogs>,
    mut was_open: Local<bool>,
    mut look: Local<LookAside>,
) {
    let was_open = std::mem::replace(&mut *was_open, dialogs.welcome);
    for Asked(action) in actions.read() {
        let mut aside = steps.0.iter().filter(|(_, step)| step.comes_back);
        let is_aside = aside.any(|(_, step)| step.action == *action);
        if was_open && is_aside {
            *look = LookAside::AskedFor;
        }
    }
    let is_aside = dialogs.rules || session.is_practicing();
    match *look {
        LookAside::AskedFor if is_aside => *look = LookAside::Open,
        LookAside::Open if !is_aside && !dialogs.is_modal() => {
            *look = LookAside::None;
            dialogs.welcome = session.game().tree().is_empty();
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
    let is_shown = dialogs.welcome && !dialogs.is_modal();
    match (is_shown, card.iter().next()) {
        (true, None) => {
            commands.spawn(card_of(
                &assets,
                steps.0.iter().map(|(_, step)| step.clone()).collect(),
            ));
        }
        (false, Some(card)) => commands.entity(card).despawn(),
        _ => {}
    }
}

fn card_of(assets: &UiAssets, steps: Vec<FirstStep>) -> impl Bundle + use<> {
    let of_entries = assets.clone();
    let modal = Modal {
        gap: 14.0,
        z_index: 3,
        tab_group: TabGroup::new(-3),
        surroundings: Surroundings::InUse,
        ..Modal::new("Welcome", 2.0 * ENTRY + GAP + 50.0)
    };
    let name = BoundText::new(|ui| ui.localizer().variant(Variant::Dames3d));
    let words = BoundText::message(Messages::welcome_words);
    (
        WelcomeCard,
        modal.with_content(children![
            title(assets, "Title", LetterSize::Title, palette::ACCENT, name),
            text("Words", LetterSize::Body, palette::TEXT, words),
            group_of(
                "Entries",
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    row_gap: px(GAP),
                    align_items: AlignItems::Stretch,
                    flex_shrink: 0.0,
                    ..row(GAP)
                },
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

/// A button with a sign, a heading and a sentence.
fn entry(assets: &UiAssets, entry: FirstStep) -> impl Bundle + use<> {
    let (sign, ink, quiet) = match entry.style {
        ButtonStyle::Primary => (
            palette::TEXT_ON_ACCENT,
            palette::TEXT_ON_ACCENT,
            palette::TEXT_ON_ACCENT,
        ),
        _ => (palette::ACCENT, palette::TEXT, palette::TEXT_QUIET),
    };
    let node = Node {
        width: px(ENTRY),
        max_width: percent(100),
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
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..column(4.0)
                },
                children![
                    title(assets, "Heading", LetterSize::Heading, ink, entry.heading),
                    text("Sentence", LetterSize::Small, quiet, entry.words),
                ]
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_first_step(40, rules());
    app.keep_note(|now, preferences| {
        preferences.welcomed |= *now.of::<Welcome>() == Welcome::Offered;
    });
    app.init_resource::<Welcome>()
        .init_resource::<FirstSteps>()
        .add_systems(
            Update,
            open_or_close
                .run_if(resource_changed::<OpenDialogs>)
                .in_set(ModalSystems),
        )
        .add_systems(
            Update,
            come_back
                .run_if(|welcome: Res<Welcome>| *welcome == Welcome::Offered)
                .in_set(FrameSystems::Input),
        )
        .add_systems(Update, give_way.after(FrameSystems::Apply))
        .add_systems(
            Update,
            offer
                .run_if(|welcome: Res<Welcome>, arrival: Res<Arrival>| {
                    // The card would cover what the camera shows.
                    *welcome == Welcome::Due && *arrival == Arrival::Past
                })
                .in_set(FrameSystems::Input),
        );
}

/// The card of the first start, which is offered at most once to a player.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Welcome {
    /// It has been offered, or is not to be.
    #[default]
    Past,
    /// It opens with the window.
    Due,
    /// It has been offered in this session.
    Offered,
}
