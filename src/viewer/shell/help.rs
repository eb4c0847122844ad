//! The help: keys by purpose, the most useful first, and mouse gestures.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::scaffold::{AddDialog, heading};
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::viewer::kernel::keys::KeyGroup;
use crate::viewer::kernel::registry::{KeyBinding, Keys};
use crate::viewer::kernel::settings::Localization;
use crate::viewer::shell::actions::{HELP, PageAction, ShellAction};
use crate::viewer::ui::action_button::message_button;
use crate::viewer::ui::bindings::{BoundText, EnabledWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::modal::Modal;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::widgets::{UiAssets, column, row, text, title};

/// A line of the help: input and effect.
type HelpEntry = (MessageFn, MessageFn);

/// The most useful keys.
const FIRST: [HelpEntry; 2] =
    [(Messages::type_key, Messages::type_does), (Messages::peek_key, Messages::peek_does)];

const MOUSE: [HelpEntry; 7] = [
    (Messages::mouse_choose, Messages::mouse_choose_does),
    (Messages::mouse_play, Messages::mouse_play_does),
    (Messages::mouse_drag, Messages::mouse_drag_does),
    (Messages::mouse_net, Messages::mouse_net_does),
    (Messages::mouse_turn, Messages::mouse_turn_does),
    (Messages::mouse_wheel, Messages::mouse_wheel_does),
    (Messages::mouse_hover, Messages::mouse_hover_does),
];

/// The keys for one purpose, a line per description.
struct KeyBlock {
    group: KeyGroup,
    lines: Vec<Vec<KeyBinding>>,
}

fn blocks(keys: &Keys, localizer: &Localizer) -> Vec<KeyBlock> {
    let block = |group| {
        let mut lines: Vec<(String, Vec<KeyBinding>)> = Vec::new();
        for binding in keys.all().iter().filter(|binding| binding.group == group) {
            let words = localizer.text(binding.action.phrase());
            match lines.iter_mut().find(|(of_line, _)| *of_line == words) {
                // Several features may share a key and its description.
                Some((_, line)) if line.iter().any(|other| other.key == binding.key) => {}
                Some((_, line)) => line.push(binding.clone()),
                None => lines.push((words, vec![binding.clone()])),
            }
        }
        let lines = lines.into_iter().map(|(_, line)| line).collect();
        KeyBlock { group, lines }
    };
    let blocks = KeyGroup::ALL.into_iter().map(block);
    blocks.filter(|block| !block.lines.is_empty()).collect()
}

/// The blocks in two columns of about equal height.
fn in_columns(mut blocks: Vec<KeyBlock>) -> [Vec<KeyBlock>; 2] {
    // A heading takes as much space as two lines.
    let height = |block: &KeyBlock| block.lines.len() + 2;
    let half = blocks.iter().map(height).sum::<usize>().div_ceil(2);
    let mut filled = 0;
    let is_left = |block: &KeyBlock| {
        filled += height(block);
        filled <= half + height(block) / 2
    };
    let left = blocks.iter().map(is_left).take_while(|&is_left| is_left).count();
    let right = blocks.split_off(left);
    [blocks, right]
}

fn overlay(
    _: In<()>,
    assets: Res<UiAssets>,
    all_keys: Res<Keys>,
    localization: Res<Localization>,
) -> impl Bundle + use<> {
    let [left, right] = in_columns(blocks(&all_keys, &localization));
    let modal = Modal { z_index: 5, tab_group: TabGroup::new(3), ..Modal::new("Help", 860.0) };
    modal.with_foot(
        children![
            heading(&assets, Messages::help_first),
            entries("First", FIRST.to_vec()),
            (
                Name::new("Columns"),
                Node { align_items: AlignItems::Start, ..row(28.0) },
                PortraitLayout::Wraps,
                children![keys(&assets, left), keys(&assets, right)],
            ),
            heading(&assets, Messages::help_mouse),
            entries("Mouse", MOUSE.to_vec()),
        ],
        (
            Name::new("Foot"),
            Node { justify_content: JustifyContent::End, ..row(10.0) },
            children![
                foot_button((
                    message_button("Rules", PageAction::ToggleRules, Messages::rules_open),
                    // As in the toolbar.
                    EnabledWhen::new(|ui| !ui.is_practice()),
                )),
                foot_button(message_button("Close", ShellAction::ToggleHelp, Messages::close)),
            ],
        ),
    )
}

fn foot_button(button: impl Bundle) -> impl Bundle {
    (Name::new("Foot button"), Node { width: px(140), ..default() }, children![button])
}

fn task(assets: &UiAssets, message: MessageFn) -> impl Bundle + use<> {
    (
        title(assets, "Task", LetterSize::Heading, palette::ACCENT, BoundText::message(message)),
        Node { margin: UiRect::top(px(8)), ..default() },
    )
}

fn keys(assets: &UiAssets, blocks: Vec<KeyBlock>) -> impl Bundle + use<> {
    let assets = assets.clone();
    (
        Name::new("Keys"),
        Node { flex_grow: 1.0, flex_basis: px(0), ..column(5.0) },
        PortraitLayout::OwnLine,
        Children::spawn(SpawnWith(move |column: &mut RelatedSpawner<ChildOf>| {
            for KeyBlock { group, lines } in blocks {
                column.spawn(task(&assets, group.heading()));
                for line in lines {
                    let does = line[0].action.phrase().0;
                    let keys = BoundText::new(move |ui| {
                        let labels: Vec<_> =
                            line.iter().map(|binding| binding.key.label(ui.localizer())).collect();
                        labels.join("  ·  ")
                    });
                    column.spawn(entry(150.0, keys, BoundText::message(does)));
                }
            }
        })),
    )
}

fn entries(name: &'static str, lines: Vec<HelpEntry>) -> impl Bundle {
    (
        Name::new(name),
        column(5.0),
        Children::spawn(SpawnWith(|column: &mut RelatedSpawner<ChildOf>| {
            for (gesture, does) in lines {
                column.spawn(entry(240.0, BoundText::message(gesture), BoundText::message(does)));
            }
        })),
    )
}

/// A line with a gesture or keys, and the effect.
fn entry(width: f32, input: BoundText, effect: BoundText) -> impl Bundle {
    (
        Name::new("Entry"),
        row(12.0),
        PortraitLayout::Wraps,
        children![
            (
                Name::new("What"),
                Node { width: px(width), flex_shrink: 0.0, ..default() },
                PortraitLayout::OwnLine,
                children![text("Words", LetterSize::Small, palette::TEXT, input)],
            ),
            text("Does", LetterSize::Small, palette::TEXT_QUIET, effect),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(HELP, overlay);
}
