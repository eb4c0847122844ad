//! Scroll areas: the mouse wheel scrolls them, a scrollbar appears where there is something to scroll, and a focused
//! button is scrolled into view.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, ScrollIntoView, Scrollbar, ScrollbarThumb};
use bevy::window::RequestRedraw;

use super::palette;

/// The width of a scrollbar, in logical pixels.
pub const WIDTH: f32 = 7.0;

#[derive(Clone, Copy, Debug)]
pub enum ScrollbarPlace {
    /// In the row, after the scrolled area.
    Beside,
    /// Over the area, this many logical pixels from its right edge; a negative number is outside.
    Over(f32),
}

/// A frame with widgets in this layout, scrolled where they need more room than the frame has.
pub fn scroll_area(
    frame: Node,
    layout: Node,
    scrollbar_place: ScrollbarPlace,
    content: impl Bundle,
) -> impl Bundle {
    let area = (
        Name::new("Area"),
        ScrollArea,
        Node {
            flex_grow: 1.0,
            min_width: px(0),
            overflow: Overflow::scroll_y(),
            ..layout
        },
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

/// The scrollbar of an area, hidden while there is nothing to scroll.
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
        Node {
            width: px(WIDTH),
            flex_shrink: 0.0,
            ..node
        },
        Scrollbar::new(area, ControlOrientation::Vertical, 24.0),
        Visibility::Hidden,
        children![(
            Name::new("Thumb"),
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                border: UiRect::ZERO
            },
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
        let needed = if is_needed {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        };
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        scroll_to_focus.run_if(resource_changed::<InputFocus>),
    )
    .add_systems(
        PostUpdate,
        hide_unneeded_scrollbars.after(UiSystems::Layout),
    );
}
