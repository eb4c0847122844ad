//! The page of a browser that shows the game, where one does.

#[cfg(target_family = "wasm")]
use wasm_bindgen::JsCast;
#[cfg(target_family = "wasm")]
use wasm_bindgen::closure::Closure;

/// Returns `true` on a page; in a window and on a terminal `false`.
pub const fn is_page() -> bool {
    cfg!(target_family = "wasm")
}

/// Has a screen reader say these words where the page has to: it reads what the element `spoken` says. A window has a tree
/// of its own for that.
pub fn announce(words: &str) {
    #[cfg(target_family = "wasm")]
    if let Some(document) = web_sys::window().and_then(|window| window.document())
        && let Some(spoken) = document.get_element_by_id("spoken")
    {
        spoken.set_text_content(Some(words));
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = words;
}

/// Calls `act` each time the page no longer fills the screen, which the browser ends by itself with Escape. In a window
/// never.
pub fn when_page_leaves_full_screen(act: impl Fn() + 'static) {
    #[cfg(target_family = "wasm")]
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        let of_page = document.clone();
        let on_change = Closure::<dyn Fn()>::new(move || {
            if of_page.fullscreen_element().is_none() {
                act();
            }
        });
        // It listens as long as the page is there.
        let on_change = on_change.into_js_value();
        let on_change = on_change.unchecked_ref();
        let _ = document.add_event_listener_with_callback("fullscreenchange", on_change);
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = act;
}

/// The address of the page with a game in PDN, which the page opens with it: `…#pdn=…`. Returns `None` in a window, which
/// has no address.
pub fn page_link(pdn: &str) -> Option<String> {
    #[cfg(target_family = "wasm")]
    {
        let location = web_sys::window()?.location();
        let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
        let game = js_sys::encode_uri_component(pdn);
        Some(format!("{origin}{path}#pdn={game}"))
    }
    #[cfg(not(target_family = "wasm"))]
    {
        let _ = pdn;
        None
    }
}
