//! Scroll areas: scrolled by the mouse wheel, with a scrollbar when needed; focused buttons scroll into view. Long
//! lists are virtualized, with rows of equal height: the owner fills each new [`ListRow`] with widgets. Clicking a row
//! triggers `Activate`, as on any button.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{Checked, UiSystems};
use bevy::ui_widgets::{ControlOrientation, ScrollArea, ScrollIntoView, Scrollbar, ScrollbarThumb};
use bevy::window::RequestRedraw;

use super::palette;
use super::style::ButtonStyle;
use super::widgets::{bare_button, column};

/// Scrollbar width, in logical pixels.
pub const WIDTH: f32 = 7.0;

#[derive(Clone, Copy, Debug)]
pub enum ScrollbarPlace {
    /// In the row, after the scrolled area.
    Beside,
    /// Over the area, this many logical pixels from its right edge; negative is outside.
    Over(f32),
}

/// A frame with widgets in this layout, which scrolls on overflow.
pub fn scroll_area(
    frame: Node,
    layout: Node,
    scrollbar_place: ScrollbarPlace,
    content: impl Bundle,
) -> impl Bundle {
    let area = (
        Name::new("Area"),
        ScrollArea,
        Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::scroll_y(), ..layout },
        content,
    );
    (
        frame,
        Children::spawn(SpawnWith(move |row: &mut RelatedSpawner<ChildOf>| {
            let area = row.spawn(area).id();
            row.spawn(scrollbar(area, scrollbar_place));
        })),
    )
}

/// The scrollbar of an area, hidden while nothing overflows.
pub fn scrollbar(area: Entity, place: ScrollbarPlace) -> impl Bundle {
    let node = match place {
        ScrollbarPlace::Beside => Node::default(),
        ScrollbarPlace::Over(right) => Node {
            position_type: PositionType::Absolute,
            right: px(right),
            top: px(0),
            bottom: px(0),
            ..default()
        },
    };
    (
        Name::new("Scrollbar"),
        Node { width: px(WIDTH), flex_shrink: 0.0, ..node },
        Scrollbar::new(area, ControlOrientation::Vertical, 24.0),
        Visibility::Hidden,
        children![(
            Name::new("Thumb"),
            ScrollbarThumb { border_radius: BorderRadius::MAX, border: UiRect::ZERO },
            BackgroundColor(palette::BUTTON_HOVER),
        )],
    )
}

fn hide_unneeded_scrollbars(
    mut scrollbars: Query<(&Scrollbar, &mut Visibility)>,
    areas: Query<&ComputedNode>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (scrollbar, mut visibility) in &mut scrollbars {
        let is_needed = areas
            .get(scrollbar.target)
            .is_ok_and(|area| area.content_size().y > area.size().y + 1.0);
        let needed = if is_needed { Visibility::Inherited } else { Visibility::Hidden };
        if visibility.set_if_neq(needed) {
            redraw.write(RequestRedraw);
        }
    }
}

fn scroll_to_focus(
    mut commands: Commands,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
) {
    if let Some(entity) = focus.get()
        && visible.0
    {
        commands.trigger(ScrollIntoView { entity });
    }
}

#[derive(Component, Debug)]
pub struct ListView {
    row_height: f32,
    len: usize,
    selected: Option<usize>,
    /// Rows of another version are replaced.
    version: u32,
    /// The selected row still has to be scrolled into view.
    is_scroll_due: bool,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListRow {
    pub list: Entity,
    /// The row's index in the list.
    pub index: usize,
    version: u32,
}

impl ListView {
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn selected(&self) -> Option<usize> {
        self.selected
    }

    /// Replaces all rows, with this one selected.
    pub fn replace(&mut self, len: usize, selected: Option<usize>) {
        self.len = len;
        self.selected = selected.filter(|&row| row < len);
        self.version += 1;
        self.is_scroll_due = true;
    }

    /// Adds rows at the end.
    pub fn extend(&mut self, len: usize) {
        self.len = len;
    }

    /// Moves the selection down, or up if negative.
    pub fn step(&mut self, rows: isize) {
        let Some(last) = self.len.checked_sub(1) else {
            return;
        };
        self.selected = Some(match self.selected {
            Some(row) => row.saturating_add_signed(rows).min(last),
            None => 0,
        });
        self.is_scroll_due = true;
    }
}

/// A list in this frame. `marker` goes on the entity of its [`ListView`].
pub fn list(frame: Node, row_height: f32, marker: impl Bundle) -> impl Bundle {
    scroll_area(
        frame,
        column(0.0),
        ScrollbarPlace::Beside,
        children![(
            Name::new("Rows"),
            ListView { row_height, len: 0, selected: None, version: 0, is_scroll_due: false },
            Node { width: percent(100), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
            marker,
        )],
    )
}

type Lists<'w, 's> =
    Query<'w, 's, (Entity, &'static mut ListView, &'static mut Node, &'static ChildOf)>;

/// Spawns rows that come into view and removes the others.
fn update_rows(
    mut commands: Commands,
    mut lists: Lists,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition)>,
    rows: Query<(Entity, &ListRow, Has<Checked>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut view, mut node, parent) in &mut lists {
        let Ok((area, mut position)) = areas.get_mut(parent.parent()) else {
            continue;
        };
        let height = area.size().y * area.inverse_scale_factor;
        let content = px(view.row_height * view.len as f32);
        if node.height != content {
            node.height = content;
            redraw.write(RequestRedraw);
        }
        if height <= 0.0 {
            continue;
        }
        if view.is_scroll_due {
            view.is_scroll_due = false;
            let top = view.row_height * view.selected.unwrap_or_default() as f32;
            let y = position.y.clamp((top + view.row_height - height).max(0.0), top);
            if y != position.y {
                position.y = y;
                redraw.write(RequestRedraw);
            }
        }
        let first = (position.y / view.row_height) as usize;
        let last = ((position.y + height) / view.row_height) as usize + 1;
        let (first, last) = (first.saturating_sub(1), last.min(view.len));
        let mut is_there = vec![false; last.saturating_sub(first)];
        for (row, of, is_marked) in rows.iter().filter(|(_, row, _)| row.list == entity) {
            let is_visible = (first..last).contains(&of.index) && of.version == view.version;
            if !is_visible {
                commands.entity(row).despawn();
                continue;
            }
            is_there[of.index - first] = true;
            match (view.selected == Some(of.index), is_marked) {
                (true, false) => {
                    commands.entity(row).insert(Checked);
                    redraw.write(RequestRedraw);
                }
                (false, true) => {
                    commands.entity(row).remove::<Checked>();
                    redraw.write(RequestRedraw);
                }
                _ => {}
            }
        }
        let missing = (first..last).zip(is_there).filter(|(_, is_there)| !is_there);
        for (index, _) in missing {
            let row = ListRow { list: entity, index, version: view.version };
            let button = bare_button("Row", ButtonStyle::Flat, row_node(&view, index));
            // Arrow keys move between rows, Tab between widgets.
            let row = commands.spawn((button, row, ChildOf(entity))).id();
            commands.entity(row).insert(TabIndex(-1));
            if view.selected == Some(index) {
                commands.entity(row).insert(Checked);
            }
            redraw.write(RequestRedraw);
        }
    }
}

fn row_node(view: &ListView, index: usize) -> Node {
    Node {
        position_type: PositionType::Absolute,
        top: px(view.row_height * index as f32),
        left: px(0),
        right: px(6),
        height: px(view.row_height - 4.0),
        padding: UiRect::horizontal(px(8)),
        border_radius: BorderRadius::all(px(7)),
        column_gap: px(12),
        justify_content: JustifyContent::Start,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, scroll_to_focus.run_if(resource_changed::<InputFocus>))
        .add_systems(PostUpdate, hide_unneeded_scrollbars.after(UiSystems::Layout))
        .add_systems(PostUpdate, update_rows.after(UiSystems::Layout));
}
