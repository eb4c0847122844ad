//! The dialog's collapsible sections, each summed up in one line: table rules and clocks, with a time control for both
//! sides or each, and the clocks' start.

use bevy::ecs::relationship::RelatedSpawner;
use bevy::ecs::spawn::SpawnWith;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;

use super::choices::{Choice, ClockChoice, ClockOptions, CollapsedSection};
use super::options::{ChosenOptions, NewGameOptions};
use super::rows::{label, label_of, labeled_choice, name, switches, with_options};
use crate::game::clocks::TimeControl;
use crate::i18n::{Localizer, MessageFn, Messages};
use crate::rules::Side;
use crate::viewer::features::play::actions::{NEW_GAME, NewGameAction};
use crate::viewer::kernel::dialogs::OpenDialogs;
use crate::viewer::kernel::frame::FrameSystems;
use crate::viewer::kernel::seats::EngineList;
use crate::viewer::kernel::tracked::Tracked;
use crate::viewer::ui::action_button::bare_button;
use crate::viewer::ui::bindings::{BoundText, VisibleWhen};
use crate::viewer::ui::icons::Icon;
use crate::viewer::ui::letter_size::LetterSize;
use crate::viewer::ui::palette;
use crate::viewer::ui::shape::PortraitLayout;
use crate::viewer::ui::style::ButtonStyle;
use crate::viewer::ui::text_field::TextField;
use crate::viewer::ui::widgets::{UiAssets, column, group_of, row, text, tinted_icon};

const TABLE_RULES: [Choice; 3] = [Choice::TouchMove, Choice::OverTheBoard, Choice::FederationRule];

pub(super) fn table_rules(assets: &UiAssets) -> impl Bundle + use<> {
    section(
        assets,
        CollapsedSection::TableRules,
        Messages::choose_table_rules,
        table_rules_in_words,
        switches(None, TABLE_RULES),
    )
}

pub(super) fn clocks(assets: &UiAssets, options: &ClockOptions) -> impl Bundle + use<> {
    section(
        assets,
        CollapsedSection::Clocks,
        Messages::choose_clock,
        |ui, options| in_words(options, ui.localizer()),
        rows(options),
    )
}

/// The active table rules by name.
fn table_rules_in_words(ui: &Tracked, options: &NewGameOptions) -> String {
    let messages = &ui.localizer().messages;
    let holds = |choice: &&Choice| {
        options.can_choose(**choice, ui.of::<EngineList>()) && options.is_chosen(**choice)
    };
    let chosen = TABLE_RULES.iter().filter(holds);
    let names: Vec<_> = chosen.map(|&choice| name(choice)(messages)).collect();
    if names.is_empty() { messages.table_rules_none() } else { names.join(" · ") }
}

fn section<W, C>(
    assets: &UiAssets,
    kind: CollapsedSection,
    heading: MessageFn,
    in_words: W,
    content: C,
) -> impl Bundle + use<W, C>
where
    W: Fn(&Tracked, &NewGameOptions) -> String + Send + Sync + 'static,
    C: Bundle,
{
    let is_open =
        move || with_options(move |_, options: &NewGameOptions| options.expanded == Some(kind));
    let is_collapsed = move |ui: &Tracked| !is_open()(ui);
    let caret = |icon| tinted_icon(assets, icon, 14.0, palette::TEXT_QUIET);
    let place = || Name::new("Caret");
    (
        Name::new("Section"),
        column(6.0),
        children![
            (
                bare_button(
                    "Expand",
                    NewGameAction::Choose(Choice::Expand(kind)),
                    ButtonStyle::Flat,
                    Node {
                        min_height: px(34),
                        margin: UiRect::horizontal(px(-8)),
                        padding: UiRect::horizontal(px(7)),
                        justify_content: JustifyContent::FlexStart,
                        border_radius: BorderRadius::all(px(7)),
                        ..row(8.0)
                    },
                ),
                children![
                    label(heading),
                    group_of(
                        "Choice in words",
                        Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                        children![text(
                            "Words",
                            LetterSize::Body,
                            palette::TEXT,
                            BoundText::new(with_options(in_words))
                        )]
                    ),
                    (
                        place(),
                        Node::default(),
                        Pickable::IGNORE,
                        VisibleWhen::new(is_collapsed),
                        children![caret(Icon::ChevronRight)],
                    ),
                    (
                        place(),
                        Node::default(),
                        Pickable::IGNORE,
                        VisibleWhen::new(is_open()),
                        children![caret(Icon::ChevronDown)],
                    ),
                ],
            ),
            (
                Name::new("Choices"),
                Node { margin: UiRect::bottom(px(6)), ..column(8.0) },
                VisibleWhen::new(is_open()),
                children![content],
            ),
        ],
    )
}

/// Maximum length of a time control.
const MAX_CHARS: usize = 80;

/// The field for a side's typed control.
#[derive(Component)]
struct ControlField(Side);

pub(super) fn rows(clocks: &ClockOptions) -> impl Bundle + use<> {
    (
        Name::new("Clocks"),
        column(8.0),
        children![
            controls(Side::White, clocks.texts.white.clone()),
            (
                Name::new("Black's clock"),
                column(8.0),
                VisibleWhen::new(with_options(|_, options| options.clocks.differ)),
                children![controls(Side::Black, clocks.texts.black.clone())],
            ),
            switches(Some(Messages::clock_options), [Choice::ClocksDiffer, Choice::ClocksAtOnce]),
        ],
    )
}

/// The available controls for a side, and the field to type one.
fn controls(side: Side, typed: String) -> impl Bundle {
    (
        Name::new("Clock"),
        Node { align_items: AlignItems::Start, ..row(8.0) },
        PortraitLayout::Wraps,
        children![
            (
                Name::new("Label place"),
                Node { min_height: px(34), ..row(0.0) },
                PortraitLayout::OwnLine,
                children![side_label(side)],
            ),
            (
                Name::new("Controls"),
                Node { flex_grow: 1.0, flex_basis: px(0), ..column(8.0) },
                children![
                    choices(side, 0..3),
                    choices(side, 3..6),
                    choices(side, 6..9),
                    own(side, typed)
                ],
            ),
        ],
    )
}

/// The side's label, if the controls differ.
fn side_label(side: Side) -> impl Bundle {
    label_of(BoundText::new(with_options(move |ui, options| {
        if options.clocks.differ {
            ui.localizer().side_of(options.variant, side)
        } else {
            String::new()
        }
    })))
}

fn choices(side: Side, range: std::ops::Range<usize>) -> impl Bundle {
    (
        Name::new("Choices"),
        Node { flex_wrap: FlexWrap::Wrap, row_gap: px(8), ..row(8.0) },
        Children::spawn(SpawnWith(move |line: &mut RelatedSpawner<ChildOf>| {
            for choice in &ClockChoice::ALL[range] {
                let choice = *choice;
                let name = BoundText::new(move |ui| clock_name(choice, ui.localizer()));
                line.spawn(labeled_choice(Choice::Clock(side, choice), name));
            }
        })),
    )
}

/// The chosen clocks: “no clock”, “5 min + 3 s a move”.
fn in_words(options: &NewGameOptions, localizer: &Localizer) -> String {
    let clocks = &options.clocks;
    let of = |side: Side| match clocks.choice(side) {
        ClockChoice::None => localizer.messages.no_clock(),
        ClockChoice::Own => match clocks.control(side) {
            Ok(TimeControl::Unlimited | TimeControl::Unknown) => localizer.messages.no_clock(),
            Ok(control) => localizer.time_control(&control),
            Err(_) => localizer.messages.clock_choice_own(),
        },
        choice => clock_name(choice, localizer),
    };
    if clocks.differ {
        let of_side = |side| format!("{} {}", localizer.side_of(options.variant, side), of(side));
        Side::BOTH.map(of_side).join(" · ")
    } else {
        of(Side::White)
    }
}

fn clock_name(choice: ClockChoice, localizer: &Localizer) -> String {
    match choice.control() {
        None => localizer.messages.clock_choice_own(),
        Some(control) => localizer.time_control(&control),
    }
}

fn is_own(side: Side) -> impl Fn(&Tracked, &NewGameOptions) -> bool + Send + Sync + 'static {
    move |_, options| options.clocks.choice(side) == ClockChoice::Own
}

/// The field for a typed control, with a format hint or its error.
fn own(side: Side, typed: String) -> impl Bundle {
    let error =
        BoundText::new(with_options(move |ui, options| match options.clocks.control(side) {
            Ok(_) => ui.localizer().messages.clock_own_tip(),
            Err(error) => ui.localizer().clock_parse_error(&error),
        }));
    (
        Name::new("Own control"),
        column(4.0),
        VisibleWhen::new(with_options(is_own(side))),
        children![
            TextField::new(&typed, MAX_CHARS).framed(ControlField(side)),
            text("Words", LetterSize::Small, palette::TEXT_QUIET, error),
        ],
    )
}

/// Applies the typed text.
fn read_fields(
    fields: Query<(&ControlField, Ref<EditableText>)>,
    mut chosen: ResMut<ChosenOptions>,
) {
    for (ControlField(side), field) in &fields {
        let typed = field.value().to_string();
        let is_new = |options: &NewGameOptions| options.clocks.texts[*side] != typed;
        if chosen.0.as_ref().is_some_and(is_new)
            && let Some(options) = &mut chosen.0
        {
            options.clocks.texts[*side] = typed;
        }
    }
}

/// Focuses the field of a control to be typed.
fn focus_field(
    mut actions: MessageReader<NewGameAction>,
    fields: Query<(Entity, &ControlField)>,
    mut focus: ResMut<InputFocus>,
) {
    for action in actions.read() {
        let NewGameAction::Choose(Choice::Clock(side, choice)) = *action else {
            continue;
        };
        let field = fields.iter().find(|(_, field)| field.0 == side);
        match field {
            Some((field, _)) if choice == ClockChoice::Own => {
                focus.set(field, FocusCause::Navigated);
            }
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (read_fields, focus_field)
            .run_if(|dialogs: Res<OpenDialogs>| dialogs.has(NEW_GAME))
            .in_set(FrameSystems::Input),
    );
}
