//! The move list: the main line in two columns, with comments and with variations indented below the moves they
//! replace. The move shown is highlighted; hovering a move previews it, a click shows it.

mod navigation;
mod rows;
mod viewport;

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::window::RequestRedraw;
use rows::{LINE_HEIGHT, MoveCell, MoveText, NUMBER_WIDTH};
use viewport::{GAP, PADDING, covers, viewport};

use crate::game::OutlineRow;
use crate::i18n::Messages;
use crate::rules::{Side, Variant};
use crate::viewer::board::line_preview::{PreviewedNode, PreviewsNode};
use crate::viewer::board::move_entry::MoveTrial;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::shell::side_panel::has_room;
use crate::viewer::ui::bindings::{BindingSystems, BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scrollbar};
use crate::viewer::ui::widgets::{row, text};

pub(crate) use navigation::{button as last_moves_button, looking_back_card, navigation_buttons};

#[derive(Component, Default)]
struct MoveListPanel {
    content: Option<(Variant, Vec<OutlineRow>)>,
}

pub(crate) fn list() -> impl Bundle {
    (
        Name::new("Moves"),
        // A review's comments would give the better moves away.
        VisibleWhen::new(|ui| !ui.of::<MoveTrial>().is_on && has_room(ui)),
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(LINE_HEIGHT + 2.0 * PADDING),
            border_radius: BorderRadius::all(px(8)),
            padding: UiRect::all(px(PADDING)),
            column_gap: px(GAP),
            overflow: Overflow::clip(),
            ..default()
        },
        BackgroundColor(palette::TRACK),
        Children::spawn(SpawnWith(|list: &mut RelatedSpawner<ChildOf>| {
            let area =
                list.spawn((viewport(), children![heads(), list_content(), nothing_yet()])).id();
            list.spawn(scrollbar(area, ScrollbarPlace::Beside));
            list.spawn(covers());
        })),
    )
}

/// The sides above the columns, where the left column is not White's.
fn heads() -> impl Bundle {
    let head = |name, side: Side| {
        (
            text(
                name,
                LetterSize::Small,
                palette::TEXT_QUIET,
                BoundText::new(move |ui| ui.localizer().side_of(ui.game().variant(), side)),
            ),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                padding: UiRect::horizontal(px(8)),
                ..default()
            },
        )
    };
    (
        Name::new("Heads"),
        Node {
            padding: UiRect::new(px(NUMBER_WIDTH + 2.0), px(0), px(2), px(2)),
            flex_shrink: 0.0,
            ..row(2.0)
        },
        VisibleWhen::new(|ui| {
            ui.game().rules().first_side == Side::Black && !ui.game().tree().is_empty()
        }),
        Pickable::IGNORE,
        children![head("First", Side::Black), head("Second", Side::White)],
    )
}

fn list_content() -> impl Bundle {
    (
        Name::new("Sheet"),
        MoveListPanel::default(),
        Node { flex_direction: FlexDirection::Column, flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
    )
}

fn nothing_yet() -> impl Bundle {
    (
        Name::new("Nothing yet"),
        Node { padding: UiRect::all(px(8)), ..default() },
        VisibleWhen::new(|ui| ui.game().tree().is_empty()),
        Pickable::IGNORE,
        children![text(
            "Words",
            LetterSize::Body,
            palette::TEXT_FAINT,
            BoundText::message(Messages::no_moves_yet)
        )],
    )
}

/// Updates the list from the first changed row.
fn update_list(
    mut commands: Commands,
    session: Res<CurrentSession>,
    list: Single<(Entity, &mut MoveListPanel, Option<&Children>)>,
) {
    let game = session.game();
    let (entity, mut list, lines) = list.into_inner();
    let now = (game.variant(), game.outline());
    let kept = match &list.content {
        Some(old) if *old == now => return,
        Some((variant, old)) if *variant == now.0 => {
            let pairs = old.iter().zip(&now.1);
            pairs.take_while(|(old, new)| old == new).count()
        }
        _ => 0,
    };
    for &line in lines.into_iter().flatten().skip(kept) {
        commands.entity(line).despawn();
    }
    commands.entity(entity).with_children(|list| {
        now.1[kept..].iter().for_each(|row| rows::spawn(list, row));
    });
    list.content = Some(now);
}

/// Checks the button of the move shown.
fn mark_shown_move(
    mut commands: Commands,
    session: Res<CurrentSession>,
    cells: Query<(Entity, &PreviewsNode, Has<Checked>), With<MoveCell>>,
) {
    let shown = session.game().current_node();
    for (entity, PreviewsNode(node), is_marked) in &cells {
        match (*node == shown, is_marked) {
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

/// Dims the moves after the position shown, those of variations slightly. A game opened for reading has none undone.
fn dim_later_moves(session: Res<CurrentSession>, mut texts: Query<(&MoveText, &mut TextColor)>) {
    let game = session.game();
    let first_later =
        if game.is_for_reading() { game.line().len() } else { usize::from(game.current_ply().0) };
    let later: HashSet<_> = game.line()[first_later..].iter().collect();
    for (text, mut color) in &mut texts {
        color.set_if_neq(TextColor(match later.contains(&text.node) {
            true => palette::TEXT_FAINT,
            false if text.is_main => palette::TEXT,
            false => palette::TEXT_QUIET,
        }));
    }
}

/// Ends the preview when the hovered row may be gone.
fn end_preview_of_removed(
    mut removed: RemovedComponents<MoveCell>,
    mut previewed: ResMut<PreviewedNode>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if removed.read().count() > 0 && previewed.set_if_neq(PreviewedNode(None)) {
        redraw.write(RequestRedraw);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((navigation::plugin, viewport::plugin)).add_systems(
        Update,
        (
            (update_list, mark_shown_move, dim_later_moves)
                .chain()
                .run_if(resource_changed::<CurrentSession>),
            end_preview_of_removed,
        )
            .chain()
            .in_set(FrameSystems::Render)
            .before(BindingSystems),
    );
}
