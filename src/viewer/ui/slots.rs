//! Slots of panels, bars and cards, which features fill with their own parts.
//!
//! A node with a [`UiSlot`] gets the parts registered for it as children, in the order of `UiSlot::places`. It is
//! spawned without children; even its owner fills it by registration.

use std::sync::Arc;

use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::kernel::mode::BoardMode;
use crate::viewer::ui::widgets::UiAssets;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolGroup {
    /// Views and display options.
    View,
    Help,
    Games,
}

/// A place that features fill.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[component(on_add = fill)]
pub enum UiSlot {
    /// The window, over the scene.
    Window,
    /// The notes in the middle above the scene.
    Notes,
    Tools(ToolGroup),
    /// The panel on the right: the game or a practice.
    SidePanel,
    /// The game part of the panel, from top to bottom.
    Game,
    /// The row below the players in a collapsed sheet.
    CollapsedSheet,
    /// The scrolling middle of the game part: the moves and the cards below them.
    Moves,
    /// The navigation buttons.
    Navigation,
    /// The buttons at the beginning of a game.
    StartButtons,
    PlayerName(Side),
    Player(Side),
    BetweenPlayers,
    /// The text below the reason on the result card.
    ResultWords,
    /// The buttons of the result card.
    Result,
    /// The top of the position editor's panel.
    EditorTop,
    /// The buttons for continuing from the edited position.
    EditorEndings,
    /// The buttons beside the rules' page and cards, which lead on to practice.
    RulesAnswers,
    Settings,
    /// The save dialog, above its list.
    SaveDialog,
}

impl UiSlot {
    /// The places of the slot, left to right or top to bottom; in the window, the uppermost last.
    const fn places(self) -> &'static [&'static str] {
        match self {
            UiSlot::Window => &[
                "panel",
                "explorer",
                "sheet handle",
                "evaluation bar",
                "unfolded boards",
                "toolbar",
                "notice",
                "rules",
                "notes",
                "pointer note",
                "confirm move",
            ],
            UiSlot::Notes => &["preview", "thinking", "lines", "hint", "vision", "after the move"],
            UiSlot::Tools(ToolGroup::View) => &[],
            UiSlot::Tools(ToolGroup::Help) => {
                &["hint", "analysis", "review", "rules", "learning", "help"]
            }
            UiSlot::Tools(ToolGroup::Games) => &["open", "save", "earlier", "list", "explorer"],
            UiSlot::SidePanel => &["game", "practice", "unfolded boards", "game buttons"],
            UiSlot::Game => {
                &["players", "friend", "my games", "collapsed sheet", "moves", "navigation"]
            }
            UiSlot::CollapsedSheet => &["last moves", "take back", "redo"],
            UiSlot::Moves => &[
                "moves",
                "looking back",
                "status",
                "analysis",
                "endgames",
                "over the board",
                "counters",
                "review",
                "edit tools",
            ],
            UiSlot::Navigation => {
                &["first", "undo", "redo", "last", "edit", "counters button", "counters"]
            }
            UiSlot::StartButtons => &["new game", "set up", "share"],
            UiSlot::PlayerName(_) => &["name"],
            UiSlot::Player(_) => &["identity", "clock"],
            UiSlot::BetweenPlayers => &["clock bar"],
            UiSlot::ResultWords => &["friend", "accuracy"],
            UiSlot::Result => &["rematch", "again", "next level", "review", "close"],
            UiSlot::EditorTop => &["variants"],
            UiSlot::EditorEndings => &["save", "close", "share"],
            UiSlot::RulesAnswers => &["lesson"],
            UiSlot::Settings => &["display", "sounds", "playing"],
            UiSlot::SaveDialog => &["about"],
        }
    }
}

impl UiSlot {
    fn index_of(self, place: &str) -> usize {
        let index = self.places().iter().position(|name| *name == place);
        index.unwrap_or_else(|| panic!("{self:?} has no place {place:?}"))
    }
}

type PartFn = Arc<dyn Fn(&UiAssets, &mut ChildSpawnerCommands<'_>) + Send + Sync>;

struct SlotPart {
    slot: UiSlot,
    /// The index of its place in the slot, and the place's name.
    place: (usize, &'static str),
    spawn: PartFn,
}

#[derive(Resource, Default)]
struct SlotParts(Vec<SlotPart>);

impl SlotParts {
    fn add<B: Bundle>(
        &mut self,
        slot: UiSlot,
        name: &'static str,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) {
        let index = slot.index_of(name);
        if self.of(slot).any(|other| other.place.1 == name) {
            panic!("{slot:?} has two parts at {name:?}");
        }
        self.0.push(SlotPart {
            slot,
            place: (index, name),
            spawn: Arc::new(move |assets, slot| {
                slot.spawn(part(assets));
            }),
        });
        self.0.sort_by_key(|part| part.place.0);
    }

    fn of(&self, slot: UiSlot) -> impl Iterator<Item = &SlotPart> {
        self.0.iter().filter(move |part| part.slot == slot)
    }
}

/// Registers parts for slots.
pub trait FillSlots {
    /// Adds a function's bundle to each node with the slot, at one of `UiSlot::places`.
    ///
    /// # Panics
    /// If the slot has no such place, or it is taken.
    fn fill<B: Bundle>(
        &mut self,
        slot: UiSlot,
        place: &'static str,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut Self;

    /// Adds a part for one mode of the board; parts of other modes may share its place.
    ///
    /// # Panics
    /// If the slot has no such place.
    fn fill_in_mode<B: Bundle>(
        &mut self,
        mode: BoardMode,
        slot: UiSlot,
        place: &'static str,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut Self;
}

impl FillSlots for App {
    fn fill<B: Bundle>(
        &mut self,
        slot: UiSlot,
        place: &'static str,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut App {
        let mut parts = self.world_mut().get_resource_or_init::<SlotParts>();
        parts.add(slot, place, part);
        self
    }

    fn fill_in_mode<B: Bundle>(
        &mut self,
        mode: BoardMode,
        slot: UiSlot,
        place: &'static str,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut App {
        let place = slot.index_of(place);
        let spawn = move |mut commands: Commands,
                          slots: Query<(Entity, &UiSlot)>,
                          parts: Res<SlotParts>,
                          assets: Res<UiAssets>| {
            let before = parts.of(slot).filter(|part| part.place.0 < place).count();
            let nodes = slots.iter().filter(|(_, other)| **other == slot);
            for (node, _) in nodes {
                let part = commands.spawn((part(&assets), DespawnOnExit(mode))).id();
                commands.entity(node).insert_children(before, &[part]);
            }
        };
        self.add_systems(OnEnter(mode), spawn)
    }
}

fn fill(mut world: DeferredWorld, context: HookContext) {
    let Some(&slot) = world.get::<UiSlot>(context.entity) else {
        return;
    };
    let parts = world.resource::<SlotParts>().of(slot);
    let parts: Vec<PartFn> = parts.map(|part| part.spawn.clone()).collect();
    let assets = world.resource::<UiAssets>().clone();
    let mut commands = world.commands();
    commands.entity(context.entity).with_children(|node| {
        parts.iter().for_each(|part| part(&assets, node));
    });
}
