//! The game for scripts of the page: the places of the squares, and the legal moves. The tests play by it.

use std::cell::RefCell;

use bevy::prelude::*;
use dames3d::board::Square;
use dames3d::notation::{fen, move_text};
use dames3d::viewer::kernel::session::CurrentSession;
use dames3d::viewer::kernel::skipped_frame::{ClockTickSystems, SkippedFrame};
use dames3d::viewer::scene::camera::BoardCamera;
use dames3d::viewer::scene::geometry::{Relief, square_top};
use dames3d::viewer::ui::action_button::ActionButton;
use js_sys::{Array, Float32Array};
use wasm_bindgen::prelude::*;

thread_local! {
    static LAST: RefCell<Glimpse> = RefCell::default();
}

#[derive(Default)]
struct Glimpse {
    fen: String,
    moves: Vec<String>,
    outcome: String,
    places: Vec<f32>,
    buttons: Vec<String>,
    frames: u32,
}

/// The position shown as FEN.
#[wasm_bindgen]
pub fn position() -> String {
    LAST.with_borrow(|glimpse| glimpse.fen.clone())
}

/// The legal moves of the game at the table; none when it is over.
#[wasm_bindgen]
pub fn legal_moves() -> Array {
    LAST.with_borrow(|glimpse| glimpse.moves.iter().map(JsValue::from).collect())
}

/// The outcome of the game at the table, or an empty text.
#[wasm_bindgen]
pub fn outcome() -> String {
    LAST.with_borrow(|glimpse| glimpse.outcome.clone())
}

/// The places of the squares 1 to 50 in the canvas, in CSS pixels: x and y of each, NaN for one out of sight.
#[wasm_bindgen]
pub fn places_of_squares() -> Float32Array {
    LAST.with_borrow(|glimpse| Float32Array::from(glimpse.places.as_slice()))
}

/// The buttons in the window, each as `X Y LABEL`, with its center in the canvas, in CSS pixels. One without words is
/// labeled by the name of its entity.
#[wasm_bindgen]
pub fn buttons() -> Array {
    LAST.with_borrow(|glimpse| glimpse.buttons.iter().map(JsValue::from).collect())
}

#[wasm_bindgen]
pub fn frames() -> u32 {
    LAST.with_borrow(|glimpse| glimpse.frames)
}

fn look_at_game(session: Res<CurrentSession>) {
    let game = session.game();
    let position = game.position();
    let moves = match game.outcome() {
        Some(_) => Vec::new(),
        None => position.legal_moves().into_iter().collect(),
    };
    LAST.with_borrow_mut(|glimpse| {
        glimpse.fen = fen::write(&position.setup());
        glimpse.moves = moves.into_iter().map(|mv| move_text::write(position, mv)).collect();
        glimpse.outcome = game.outcome().map(|outcome| format!("{outcome:?}")).unwrap_or_default();
    });
}

fn look_at_board(
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    relief: Res<Relief>,
    skipped: Res<SkippedFrame>,
) {
    let (camera, at) = *camera;
    let place = |number| {
        let square = Square::from_number(number)?;
        let top = square_top(square, relief.get()) + Vec3::Y * 0.05;
        camera.world_to_viewport(at, top).ok()
    };
    let places = (1..=50).map(|number| place(number).unwrap_or(Vec2::NAN));
    LAST.with_borrow_mut(|glimpse| {
        glimpse.places = places.flat_map(|place| [place.x, place.y]).collect();
        glimpse.frames += u32::from(!skipped.is_skipped());
    });
}

fn look_at_buttons(
    window: Single<&Window>,
    buttons: Query<
        (Entity, &Name, &UiGlobalTransform, &ComputedNode, &InheritedVisibility),
        With<ActionButton>,
    >,
    children: Query<&Children>,
    texts: Query<&Text>,
) {
    let shown =
        buttons.iter().filter(|(_, _, _, node, is_visible)| is_visible.get() && !node.is_empty());
    let scale = window.scale_factor();
    let shown = shown.map(|(button, name, at, ..)| {
        let middle = at.translation / scale;
        let mut words = texts.iter_many(children.iter_descendants(button));
        let label = words.find(|words| !words.is_empty());
        let label = label.map_or(name.as_str(), |words| &words.0);
        format!("{:.0} {:.0} {label}", middle.x, middle.y)
    });
    LAST.with_borrow_mut(|glimpse| glimpse.buttons = shown.collect());
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        (
            look_at_game.run_if(resource_changed::<CurrentSession>),
            look_at_board.after(ClockTickSystems),
            look_at_buttons,
        ),
    );
}
