/// Has a screen reader say these words where the page has to: it reads what the element `spoken` says. In a window the tree
/// of the window tells it.
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
