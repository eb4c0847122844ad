//! Links to open in the program: those of the command line, and those followed on a page.

use std::sync::{Mutex, PoisonError};

/// The links not taken yet, and the function called for each.
static FOLLOWED: Mutex<Vec<String>> = Mutex::new(Vec::new());
static ON_LINK: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);

/// Stores a followed link until it is taken.
pub fn follow_link(link: String) {
    let mut followed = FOLLOWED.lock().unwrap_or_else(PoisonError::into_inner);
    followed.push(link);
    drop(followed);
    if let Some(callback) = &*ON_LINK.lock().unwrap_or_else(PoisonError::into_inner) {
        callback();
    }
}

/// Sets the function called for each followed link, in place of the last one.
pub fn on_link(callback: impl Fn() + Send + 'static) {
    *ON_LINK.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(callback));
}

/// Takes the links that were followed, in order.
pub fn take_links() -> Vec<String> {
    std::mem::take(&mut FOLLOWED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// The address of the page without its target, such as `http://192.168.1.5:7171/`: the server of games is that of the
/// page, if it is one. `None` in a window.
pub fn page_address() -> Option<String> {
    #[cfg(target_family = "wasm")]
    {
        let location = web_sys::window()?.location();
        let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
        // Files lie beside the page, which may be named itself.
        let (folder, _) = path.rsplit_once('/')?;
        Some(format!("{origin}{folder}/"))
    }
    #[cfg(not(target_family = "wasm"))]
    None
}

/// The address of the page with its target; `None` without a target, and in a window.
pub fn page_link() -> Option<String> {
    #[cfg(target_family = "wasm")]
    {
        let address = web_sys::window()?.location().href().ok()?;
        address.contains('#').then_some(address)
    }
    #[cfg(not(target_family = "wasm"))]
    None
}

/// Removes a used link from the address of the page: reloading would follow it again. No-op in a window.
pub fn clear_page_link() {
    #[cfg(target_family = "wasm")]
    if let Some(path) = web_sys::window().and_then(|window| window.location().pathname().ok()) {
        set_page_link(&path);
    }
}

/// Puts a link to this page into its address, for reloading to follow it. No-op in a window.
pub fn set_page_link(link: &str) {
    #[cfg(target_family = "wasm")]
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // Fails for a link to another server.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(link));
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = link;
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn links_are_noticed_and_taken_once_in_order() {
        static NOTICED: AtomicUsize = AtomicUsize::new(0);
        follow_link("early".to_owned());
        on_link(|| {
            NOTICED.fetch_add(1, Ordering::Relaxed);
        });
        follow_link("late".to_owned());
        assert_eq!(NOTICED.load(Ordering::Relaxed), 1);
        assert_eq!(take_links(), ["early", "late"]);
        assert!(take_links().is_empty());
    }
}
