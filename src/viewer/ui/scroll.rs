//! Parts of a panel that may hold more than there is room for: the wheel turns them, a scrollbar shows how far, and
//! what the keyboard goes to comes into sight.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, ScrollIntoView, Scrollbar, ScrollbarThumb};
use bevy::window::RequestRedraw;

use crate::viewer::ui::palette;

/// The width of a scrollbar, in logical pixels.
const WIDTH: f32 = 7.0;

/// Where a scrollbar is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ScrollbarPlace {
    /// In the row, after what is scrolled.
    Beside,
    /// Over what is there, so many logical pixels from the right edge; less than 0 is outside.
    Over(f32),
}

/// These parts, laid out like this, in so much room; scrolled where that is not enough.
pub(crate) fn scrolled(
    room: Node,
    layout: Node,
    scrollbar_at: ScrollbarPlace,
    parts: impl Bundle,
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
        parts,
    );
    (
        room,
        Children::spawn(SpawnWith(move |row: &mut RelatedSpawner<ChildOf>| {
            let area = row.spawn(area).id();
            row.spawn(scrollbar(area, scrollbar_at));
        })),
    )
}

/// The scrollbar of an area: in sight when there is something to scroll.
pub(crate) fn scrollbar(area: Entity, place: ScrollbarPlace) -> impl Bundle {
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

fn hide_scrollbars(
    mut scrollbars: Query<(&Scrollbar, &mut Visibility)>,
    areas: Query<&ComputedNode>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (scrollbar, mut visibility) in &mut scrollbars {
        let is_needed = areas
            .get(scrollbar.target)
            .is_ok_and(|area| area.content_size().y > area.size().y + 1.0);
        let needed = match is_needed {
            true => Visibility::Inherited,
            false => Visibility::Hidden,
        };
        if visibility.set_if_neq(needed) {
            redraw.write(RequestRedraw);
        }
    }
}

fn show_focused(mut commands: Commands, focus: Res<InputFocus>, visible: Res<InputFocusVisible>) {
    if let Some(entity) = focus.get()
        && visible.0
    {
        commands.trigger(ScrollIntoView { entity });
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show_focused.run_if(resource_changed::<InputFocus>))
        .add_systems(PostUpdate, hide_scrollbars.after(UiSystems::Layout));
}
