//! The page of a browser that shows the game, where one does.

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

/// Returns `true` if the page fills the screen, which the browser ends by itself with Escape. In a window `false`.
pub fn page_fills_screen() -> bool {
    #[cfg(target_family = "wasm")]
    return web_sys::window()
        .and_then(|window| window.document())
        .is_some_and(|document| document.fullscreen_element().is_some());
    #[cfg(not(target_family = "wasm"))]
    false
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
