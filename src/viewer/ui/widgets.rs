//! Widgets: functions that return bundles of texts, buttons, rows and columns.
//!
//! A label is any bundle that fills the widget's [`Text`], such as a [`BoundText`].

use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::FontSize;

use super::bindings::BoundText;
use super::button::Button;
use super::icons::{Icon, Icons};
use super::letter_size::{Fonts, LetterSize};
use super::palette;
use super::style::ButtonStyle;
use crate::rules::Variant;

/// The handles that widgets need.
#[derive(Resource, Clone, Default)]
pub struct UiAssets {
    bold: Handle<Font>,
    icons: Icons,
}

impl UiAssets {
    /// The image of an icon: white, to be tinted.
    pub fn icon(&self, icon: Icon) -> Handle<Image> {
        self.icons.get(icon)
    }
}

/// A text in the regular font.
pub fn text(name: &'static str, size: LetterSize, color: Color, label: impl Bundle) -> impl Bundle {
    text_in(TextFont { font_size: size.into(), ..default() }, name, color, label)
}

/// A text in the bold font.
pub fn title<L: Bundle>(
    assets: &UiAssets,
    name: &'static str,
    size: LetterSize,
    color: Color,
    label: L,
) -> impl Bundle + use<L> {
    let font = TextFont { font: assets.bold.clone().into(), font_size: size.into(), ..default() };
    text_in(font, name, color, label)
}

fn text_in<L: Bundle>(
    font: TextFont,
    name: &'static str,
    color: Color,
    label: L,
) -> impl Bundle + use<L> {
    (Name::new(name), Text::default(), font, TextColor(color), label, Pickable::IGNORE)
}

/// The text beside a widget or its parent, other than the words of a button.
pub fn label_nearby(
    entity: Entity,
    parents: &Query<&ChildOf>,
    children: &Query<&Children>,
    texts: &Query<&Text>,
    buttons: &Query<(), With<Button>>,
) -> Option<String> {
    let is_in_button =
        |part: Entity| parents.iter_ancestors(part).any(|parent| buttons.contains(parent));
    let around = parents.iter_ancestors(entity).take(5);
    let parts = around.flat_map(|parent| children.iter_descendants_depth_first(parent));
    let mut labels = parts.filter(|&part| !is_in_button(part)).flat_map(|part| texts.get(part));
    let label = labels.find(|text| !text.trim().is_empty())?;
    Some(label.0.clone())
}

/// The label of a control, in one line.
pub fn label_text(size: LetterSize, words: impl Bundle) -> impl Bundle {
    (text("Label", size, palette::TEXT, words), TextLayout::no_wrap())
}

/// The name of the game, in letters of this height in logical pixels.
pub fn name_of_game(assets: &UiAssets, letters: f32) -> impl Bundle + use<> {
    let font = assets.bold.clone().into();
    let font = TextFont { font, font_size: FontSize::Px(letters), ..default() };
    let words = BoundText::new(|ui| ui.localizer().variant(Variant::Dames3d));
    text_in(font, "Title", palette::ACCENT, words)
}

/// A button without a label.
pub fn bare_button(name: &'static str, style: ButtonStyle, node: Node) -> impl Bundle {
    (
        Name::new(name),
        Node {
            justify_content: match node.justify_content {
                JustifyContent::DEFAULT => JustifyContent::Center,
                other => other,
            },
            align_items: AlignItems::Center,
            border: UiRect::all(px(1)),
            ..node
        },
        Button,
        style,
        Hovered::default(),
        TabIndex(0),
        BackgroundColor::default(),
        BorderColor::default(),
        Outline { width: px(2), offset: px(1), color: Color::NONE },
    )
}

/// A button with a label; it takes its share of the row's width.
pub fn button(name: &'static str, style: ButtonStyle, label: impl Bundle) -> impl Bundle {
    (
        bare_button(
            name,
            style,
            Node {
                height: px(34),
                padding: UiRect::horizontal(px(10)),
                flex_grow: 1.0,
                flex_basis: px(0),
                border_radius: BorderRadius::all(px(7)),
                ..default()
            },
        ),
        children![label_text(LetterSize::Body, label)],
    )
}

/// The layout of a button with an icon or a few letters.
fn square_button() -> Node {
    Node { width: px(36), height: px(34), border_radius: BorderRadius::all(px(7)), ..default() }
}

pub fn icon_button(
    assets: &UiAssets,
    name: &'static str,
    style: ButtonStyle,
    icon: Icon,
) -> impl Bundle + use<> {
    (bare_button(name, style, square_button()), children![self::icon(assets, icon, 20.0)])
}

/// An icon, `size` logical pixels wide.
pub fn icon(assets: &UiAssets, icon: Icon, size: f32) -> impl Bundle + use<> {
    tinted_icon(assets, icon, size, palette::TEXT)
}

/// A tinted icon, `size` logical pixels wide.
pub fn tinted_icon(assets: &UiAssets, icon: Icon, size: f32, color: Color) -> impl Bundle + use<> {
    (
        Name::new("Icon"),
        Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() },
        ImageNode { image: assets.icons.get(icon), color, ..default() },
        Pickable::IGNORE,
    )
}

/// A square button with a few letters.
pub fn letter_button<L: Bundle>(
    assets: &UiAssets,
    name: &'static str,
    style: ButtonStyle,
    label: L,
) -> impl Bundle + use<L> {
    (bare_button(name, style, square_button()), children![letters(assets, label)])
}

/// A few letters as the icon of a button.
pub fn letters<L: Bundle>(assets: &UiAssets, label: L) -> impl Bundle + use<L> {
    title(assets, "Letters", LetterSize::Body, palette::TEXT, label)
}

/// The caption of a button, which repeats its tooltip.
#[derive(Component)]
pub struct Caption;

/// A button with an icon above a caption.
pub fn captioned_button(
    name: &'static str,
    style: ButtonStyle,
    sign: impl Bundle,
    word: impl Bundle,
) -> impl Bundle {
    let node = Node {
        width: auto(),
        height: auto(),
        min_width: px(36),
        min_height: px(34),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(3), px(1)),
        ..square_button()
    };
    (
        bare_button(name, style, node),
        children![
            sign,
            (
                text("Caption", LetterSize::Small, palette::TEXT, word),
                Caption,
                TextLayout::no_wrap(),
            )
        ],
    )
}

/// Makes a button as wide as its row allows.
#[derive(Component)]
#[component(on_add = widen)]
pub struct Wide;

fn widen(mut world: DeferredWorld, context: HookContext) {
    if let Some(mut node) = world.get_mut::<Node>(context.entity) {
        node.flex_grow = 1.0;
    }
}

/// Widgets in this layout, transparent to the pointer.
pub fn group_of(name: &'static str, layout: Node, widgets: impl Bundle) -> impl Bundle {
    (Name::new(name), layout, Pickable::IGNORE, widgets)
}

/// A row with this gap in logical pixels.
pub fn row(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), ..default() }
}

/// A column with this gap in logical pixels.
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

fn load_assets(
    mut commands: Commands,
    fonts: Option<Res<Fonts>>,
    mut images: ResMut<Assets<Image>>,
) {
    commands.insert_resource(UiAssets {
        bold: fonts.map_or_else(Handle::default, |fonts| fonts.bold.clone()),
        icons: Icons::render(&mut images),
    });
}

pub fn card_stack(name: &'static str, cards: impl Bundle) -> impl Bundle {
    (Name::new(name), Node { flex_shrink: 0.0, ..column(8.0) }, Pickable::IGNORE, cards)
}

/// A card with a colored edge. `visible` binds its visibility.
pub fn card(
    name: &'static str,
    color: Color,
    visible: impl Bundle,
    content: impl Bundle,
) -> impl Bundle {
    (
        Name::new(name),
        Node {
            padding: UiRect::axes(px(10), px(8)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..column(6.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(color),
        visible,
        Pickable::IGNORE,
        content,
    )
}

/// Buttons side by side that wrap into several rows.
pub fn button_row(buttons: impl Bundle) -> impl Bundle {
    group_of("Buttons", Node { flex_wrap: FlexWrap::Wrap, row_gap: px(6), ..row(8.0) }, buttons)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load_assets);
}
