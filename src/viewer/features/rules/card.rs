//! The card that explains a rule when it first refuses a move, with the way to the lesson.

use bevy::prelude::*;

use crate::i18n::Messages;
use crate::viewer::features::rules::actions::ExplainAction;
use crate::viewer::features::rules::state::RuleCard;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::parts::action_button::button;
use crate::viewer::parts::slots::UiSlot;
use crate::viewer::shell::over_the_scene::AcrossTheScene;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, title};

/// The distance from the top of the window, below the notes over the scene, in logical pixels.
const TOP: f32 = 46.0;
const WIDTH: f32 = 400.0;

fn heading(ui: &Tracked) -> String {
    let topic = ui
        .of::<RuleCard>()
        .0
        .as_ref()
        .map(|shown| shown.rule.topic());
    topic.map_or_else(String::new, |topic| topic.words(ui.localizer()))
}

fn words(ui: &Tracked) -> String {
    let rule = ui.of::<RuleCard>().0.as_ref().map(|shown| shown.rule);
    rule.map_or_else(String::new, |rule| rule.words(ui.localizer()))
}

pub(crate) fn card(assets: &UiAssets) -> impl Bundle + use<> {
    (
        Name::new("Rule card place"),
        AcrossTheScene { left: 124.0 },
        Node {
            position_type: PositionType::Absolute,
            top: px(TOP),
            justify_content: JustifyContent::Center,
            ..default()
        },
        GlobalZIndex(3),
        Pickable::IGNORE,
        VisibleWhen::new(|ui| ui.of::<RuleCard>().0.as_ref().is_some() && !ui.dialogs().is_modal()),
        children![(
            Name::new("Rule card"),
            Node {
                width: px(WIDTH),
                max_width: percent(100),
                padding: UiRect::all(px(14)),
                border: UiRect::left(px(3)),
                border_radius: BorderRadius::all(px(10)),
                ..column(8.0)
            },
            BackgroundColor(palette::PANEL),
            BorderColor::all(palette::CAPTURE),
            BoxShadow::new(palette::PANEL_SHADE, px(0), px(4), px(0), px(16)),
            // Squares below it can be clicked.
            Pickable::IGNORE,
            children![
                title(
                    assets,
                    "Topic",
                    LetterSize::Heading,
                    palette::ACCENT,
                    BoundText::new(heading)
                ),
                text(
                    "Rule",
                    LetterSize::Body,
                    palette::TEXT,
                    BoundText::new(words)
                ),
                group_of(
                    "Answers",
                    row(8.0),
                    children![
                        (
                            Name::new("Practice"),
                            Node {
                                flex_grow: 1.0,
                                flex_basis: px(0),
                                ..default()
                            },
                            UiSlot::RulesAnswers,
                            Pickable::IGNORE,
                        ),
                        button(
                            "Close",
                            ExplainAction::CloseRuleCard,
                            ButtonStyle::Primary,
                            BoundText::message(Messages::close)
                        ),
                    ]
                ),
            ],
        )],
    )
}
