//! What panels are made of: texts, buttons, discs, lines.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::LineBreak;

use crate::rules::Side;
use crate::viewer::input::action::Action;
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::button::Button;
use crate::viewer::ui::fonts::Fonts;
use crate::viewer::ui::icons::{Icon, Icons};
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;

/// What the widgets are cut from.
#[derive(Resource, Clone, Default)]
pub(crate) struct UiAssets {
    bold: Handle<Font>,
    icons: Icons,
}

/// What a button asks for.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionButton(pub Action);

/// The ordinary size of text, in logical pixels.
pub(crate) const SIZE: f32 = 14.0;

/// A text in the regular face.
pub(crate) fn text(name: &'static str, size: f32, color: Color, says: BoundText) -> impl Bundle {
    (
        Name::new(name),
        Text::default(),
        TextFont {
            font_size: FontSize::Px(size),
            ..default()
        },
        TextColor(color),
        says,
        Pickable::IGNORE,
    )
}

/// A text in the bold face.
pub(crate) fn title(
    kit: &UiAssets,
    name: &'static str,
    size: f32,
    color: Color,
    says: BoundText,
) -> impl Bundle + use<> {
    (
        Name::new(name),
        Text::default(),
        TextFont {
            font: kit.bold.clone().into(),
            font_size: FontSize::Px(size),
            ..default()
        },
        TextColor(color),
        says,
        Pickable::IGNORE,
    )
}

/// A button without anything on it.
pub(crate) fn bare_button(
    name: &'static str,
    action: Action,
    look: ButtonStyle,
    node: Node,
) -> impl Bundle {
    (
        Name::new(name),
        Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border: UiRect::all(px(1)),
            ..node
        },
        Button,
        ActionButton(action),
        look,
        Hovered::default(),
        TabIndex(0),
        BackgroundColor::default(),
        BorderColor::default(),
        Outline {
            width: px(2),
            offset: px(1),
            color: Color::NONE,
        },
    )
}

/// A button with words on it.
pub(crate) fn button(
    name: &'static str,
    action: Action,
    look: ButtonStyle,
    says: BoundText,
) -> impl Bundle {
    (
        bare_button(
            name,
            action,
            look,
            Node {
                height: px(34),
                padding: UiRect::horizontal(px(10)),
                flex_grow: 1.0,
                flex_basis: px(0),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        children![(
            text("Label", SIZE, palette::TEXT, says),
            TextLayout {
                linebreak: LineBreak::NoWrap,
                ..default()
            },
        )],
    )
}

/// A square button with a drawing on it.
pub(crate) fn icon_button(
    kit: &UiAssets,
    name: &'static str,
    action: Action,
    look: ButtonStyle,
    icon: Icon,
) -> impl Bundle + use<> {
    (
        bare_button(
            name,
            action,
            look,
            Node {
                width: px(36),
                height: px(34),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        children![(
            Name::new("Icon"),
            Node {
                width: px(20),
                height: px(20),
                ..default()
            },
            ImageNode {
                image: kit.icons.get(icon),
                color: palette::TEXT,
                ..default()
            },
            Pickable::IGNORE,
        )],
    )
}

/// A square button with a few letters on it.
pub(crate) fn letter_button(
    kit: &UiAssets,
    name: &'static str,
    action: Action,
    look: ButtonStyle,
    says: BoundText,
) -> impl Bundle + use<> {
    (
        bare_button(
            name,
            action,
            look,
            Node {
                width: px(36),
                height: px(34),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        children![title(kit, "Letters", SIZE, palette::TEXT, says)],
    )
}

/// A piece seen from above.
pub(crate) fn disc(side: Side, size: f32) -> impl Bundle {
    let (body, inlay, rim) = match side {
        Side::White => (
            palette::WHITE_PIECE,
            palette::WHITE_INLAY,
            palette::WHITE_INLAY,
        ),
        Side::Black => (
            palette::BLACK_PIECE,
            palette::BLACK_INLAY,
            palette::BLACK_RIM,
        ),
    };
    (
        Name::new("Disc"),
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border: UiRect::all(px(if size > 14.0 { 2 } else { 1 })),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(body),
        BorderColor::all(rim),
        Pickable::IGNORE,
        children![(
            Name::new("Inlay"),
            Node {
                width: px(size * 0.56),
                height: px(size * 0.56),
                border: UiRect::all(px(if size > 14.0 { 1.5 } else { 1.0 })),
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BorderColor::all(inlay),
            Pickable::IGNORE,
        )],
    )
}

/// A thin line between two things in a row.
pub(crate) fn divider() -> impl Bundle {
    (
        Name::new("Divider"),
        Node {
            width: px(1),
            height: px(20),
            margin: UiRect::horizontal(px(2)),
            ..default()
        },
        BackgroundColor(palette::PANEL_LINE),
        Pickable::IGNORE,
    )
}

/// A row of things.
pub(crate) fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    }
}

/// A column of things.
pub(crate) fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

fn cut(mut commands: Commands, fonts: Option<Res<Fonts>>, mut images: ResMut<Assets<Image>>) {
    commands.insert_resource(UiAssets {
        bold: fonts.map_or_else(Handle::default, |fonts| fonts.bold.clone()),
        icons: Icons::draw(&mut images),
    });
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, cut);
}
