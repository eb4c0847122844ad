//! The rules page, in place of the panel, with the board in view.
//!
//! Until it is closed, the board shows demonstrations instead of the game; see
//! [`demonstration`](crate::viewer::board::demonstration).

mod content;

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use content::{ExplainedExample, RulesSection, sections};

use crate::board::Face;
use crate::i18n::Messages;
use crate::pictures::draw_face_picture;
use crate::rules::Variant;
use crate::viewer::board::actions::ViewAction;
use crate::viewer::features::rules::actions::ExplainAction;
use crate::viewer::kernel::messages::View;
use crate::viewer::kernel::session::CurrentSession;
use crate::viewer::kernel::settings::CurrentTheme;
use crate::viewer::shell::actions::{PageAction, RULES, ShellAction};
use crate::viewer::shell::scaffold::AddDialog;
use crate::viewer::ui::action_button::{HasTooltip, bare_button, message_button};
use crate::viewer::ui::bindings::BoundText;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::scroll::{ScrollbarPlace, scroll_area};
use crate::viewer::ui::shape::PanelPlace;
use crate::viewer::ui::slots::UiSlot;
use crate::viewer::ui::small_boards::{OfBoard, rgba_image};
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// Width of a board's picture, in logical pixels.
const PICTURE: f32 = 88.0;

/// Draws a board at twice the window's density.
fn picture_of(face: Face, theme: &CurrentTheme) -> Image {
    let background = palette::channels(palette::PANEL);
    let picture = draw_face_picture(face, (2.0 * PICTURE) as u32, background, theme);
    rgba_image(picture.width, picture.height, picture.pixels)
}

fn page(
    _: In<()>,
    assets: Res<UiAssets>,
    session: Res<CurrentSession>,
    theme: Res<CurrentTheme>,
    mut images: ResMut<Assets<Image>>,
) -> impl Bundle + use<> {
    let variant = session.game().variant();
    let pictures = Face::ALL.map(|face| images.add(picture_of(face, &theme)));
    let frame = Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), ..default() };
    (
        Name::new("Rules page"),
        PanelPlace::Page,
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            bottom: px(0),
            padding: UiRect::all(px(14)),
            border: UiRect::left(px(1)),
            ..column(10.0)
        },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::PANEL_LINE),
        GlobalZIndex(4),
        TabGroup::new(-3),
        children![
            title(
                &assets,
                "Title",
                LetterSize::Title,
                palette::ACCENT,
                BoundText::new(move |ui| ui.localizer().variant(variant))
            ),
            (
                Name::new("Sections"),
                scroll_area(
                    frame,
                    column(14.0),
                    ScrollbarPlace::Over(-10.0),
                    all_sections(variant, UiAssets::clone(&assets), pictures)
                ),
            ),
            (
                Name::new("Foot"),
                row(8.0),
                children![
                    message_button("Keys", ShellAction::ToggleHelp, Messages::rules_keys),
                    (
                        Name::new("Practice"),
                        Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                        UiSlot::RulesAnswers,
                    ),
                    message_button("Close", PageAction::ToggleRules, Messages::close),
                ],
            ),
        ],
    )
}

fn all_sections(variant: Variant, assets: UiAssets, pictures: [Handle<Image>; 5]) -> impl Bundle {
    Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
        for section in sections(variant) {
            parent.spawn(section_of(section, assets.clone(), pictures.clone()));
        }
    }))
}

fn section_of(
    section: RulesSection,
    assets: UiAssets,
    pictures: [Handle<Image>; 5],
) -> impl Bundle {
    group_of(
        "Section",
        Node { flex_shrink: 0.0, ..column(5.0) },
        Children::spawn(SpawnWith(move |parent: &mut RelatedSpawner<ChildOf>| {
            let heading = BoundText::message(section.heading);
            parent.spawn(title(&assets, "Heading", LetterSize::Heading, palette::TEXT, heading));
            if let Some(words) = section.words {
                let words = BoundText::message(words);
                parent.spawn(text("Words", LetterSize::Body, palette::TEXT_QUIET, words));
            }
            if section.has_boards {
                parent.spawn(five_boards(&assets, pictures));
            }
            for example in section.examples {
                parent.spawn(example_of(example));
            }
        })),
    )
}

/// The five boards in their arrangement around the pyramid, the top in the middle.
fn five_boards(assets: &UiAssets, pictures: [Handle<Image>; 5]) -> impl Bundle + use<> {
    let board = |face: Face| board_button(assets, face, pictures[face.index()].clone());
    group_of(
        "Pictures of the boards",
        Node { justify_content: JustifyContent::SpaceBetween, ..row(0.0) },
        children![
            group_of(
                "West",
                column(4.0),
                children![board(Face::NorthWest), board(Face::SouthWest)]
            ),
            board(Face::Top),
            group_of(
                "East",
                column(4.0),
                children![board(Face::NorthEast), board(Face::SouthEast)]
            ),
        ],
    )
}

/// A board with its name; a click shows it.
fn board_button(assets: &UiAssets, face: Face, picture: Handle<Image>) -> impl Bundle + use<> {
    let node = Node {
        padding: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(7)),
        ..column(0.0)
    };
    (
        bare_button("Board", ViewAction::GoTo(View::from(face)), ButtonStyle::Flat, node),
        HasTooltip,
        children![
            (
                Name::new("Picture"),
                Node { width: px(PICTURE), ..default() },
                ImageNode::new(picture),
                Pickable::IGNORE,
            ),
            (
                OfBoard(face),
                title(
                    assets,
                    "Letters",
                    LetterSize::Small,
                    palette::TEXT,
                    BoundText::new(move |ui| ui.localizer().corner(face))
                )
            ),
        ],
    )
}

/// The text of an example, and the button that plays it.
fn example_of(example: ExplainedExample) -> impl Bundle {
    (
        Name::new("Example"),
        Node {
            padding: UiRect::axes(px(10), px(8)),
            border: UiRect::left(px(3)),
            border_radius: BorderRadius::all(px(8)),
            ..column(8.0)
        },
        BackgroundColor(palette::PANEL_RAISED),
        BorderColor::all(palette::ACCENT),
        Pickable::IGNORE,
        children![
            text("Words", LetterSize::Body, palette::TEXT, BoundText::message(example.words)),
            group_of(
                "Buttons",
                row(0.0),
                children![message_button(
                    "Show",
                    ExplainAction::Play(example.shown),
                    Messages::rules_play
                )]
            ),
        ],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_dialog(RULES, page);
}
