//! The slots of panels, bars and cards, which features fill with parts of their own.
//!
//! A node with a [`UiSlot`] gets the parts that were added for it as its children, in the order of their places. It is
//! spawned without children of its own: its owner fills it like everybody else.

use std::sync::Arc;

use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;

use crate::rules::Side;
use crate::viewer::kernel::dialogs::ToolGroup;
use crate::viewer::ui::widgets::UiAssets;

/// A place that features fill.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[component(on_add = fill)]
pub enum UiSlot {
    /// The window, over the scene.
    Window,
    /// The notes in the middle above the scene.
    Notes,
    /// A group of the toolbar.
    Tools(ToolGroup),
    /// The panel on the right: the game, or what is practiced.
    SidePanel,
    /// The part of the panel with the game, from top to bottom.
    Game,
    /// The row below the players in a sheet that is not pulled up.
    InReach,
    /// The middle of that part, which scrolls: the moves and the cards below them.
    Course,
    /// The buttons that step through the game.
    Steps,
    /// The buttons for the beginning of a game.
    Beginnings,
    PlayerName(Side),
    /// The row of a player.
    Player(Side),
    /// Between the two players.
    BetweenPlayers,
    /// The words below the reason on the card of the result.
    ResultWords,
    /// The buttons on that card.
    Result,
    /// The top of the panel that sets up a position.
    EditorTop,
    /// The buttons that keep the position set up.
    EditorEndings,
    /// The buttons beside the page and the cards of the rules, which lead on to practice.
    RulesAnswers,
    /// The sections of the settings.
    Settings,
    /// The dialog that saves a game, above its list.
    SaveDialog,
}

type SlotPart = Arc<dyn Fn(&UiAssets, &mut ChildSpawnerCommands<'_>) + Send + Sync>;

#[derive(Resource, Default)]
struct SlotParts(Vec<(UiSlot, u8, SlotPart)>);

/// Adds parts to slots.
pub trait FillSlots {
    /// Adds what a function returns to each node with the slot. SlotParts with lower places come first.
    fn fill<B: Bundle>(
        &mut self,
        slot: UiSlot,
        place: u8,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut Self;
}

impl FillSlots for App {
    fn fill<B: Bundle>(
        &mut self,
        slot: UiSlot,
        place: u8,
        part: impl Fn(&UiAssets) -> B + Send + Sync + 'static,
    ) -> &mut App {
        let mut parts = self.world_mut().get_resource_or_init::<SlotParts>();
        let part: SlotPart = Arc::new(move |assets, slot| {
            slot.spawn(part(assets));
        });
        parts.0.push((slot, place, part));
        parts.0.sort_by_key(|(_, place, _)| *place);
        self
    }
}

fn fill(mut world: DeferredWorld, context: HookContext) {
    let Some(&slot) = world.get::<UiSlot>(context.entity) else {
        return;
    };
    let all = world.resource::<SlotParts>().0.iter();
    let parts: Vec<_> = all
        .filter(|(of, ..)| *of == slot)
        .map(|(.., part)| part.clone())
        .collect();
    let assets = world.resource::<UiAssets>().clone();
    let mut commands = world.commands();
    commands.entity(context.entity).with_children(|node| {
        parts.iter().for_each(|part| part(&assets, node));
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SlotParts>();
}
