//! The browser page that shows the game, if any.

#[cfg(target_family = "wasm")]
use std::sync::{Mutex, PoisonError};

#[cfg(target_family = "wasm")]
use wasm_bindgen::JsCast;
#[cfg(target_family = "wasm")]
use wasm_bindgen::closure::Closure;
#[cfg(target_family = "wasm")]
use web_sys::{AddEventListenerOptions, CustomEvent, CustomEventInit, Document, KeyboardEvent};

#[cfg(target_family = "wasm")]
fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// Returns `true` on a page, `false` in a window and on a terminal.
pub const fn is_page() -> bool {
    cfg!(target_family = "wasm")
}

/// Announces words to a screen reader on a page, which reads the element `spoken`. No-op in a window, which has an
/// accessibility tree.
pub fn announce(words: &str) {
    #[cfg(target_family = "wasm")]
    if let Some(document) = document()
        && let Some(spoken) = document.get_element_by_id("spoken")
    {
        spoken.set_text_content(Some(words));
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = words;
}

/// Sets the language of the page, such as `fr`: screen readers choose a voice by it. No-op in a window.
pub fn set_page_language(code: &str) {
    #[cfg(target_family = "wasm")]
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Fails only for invalid names of attributes.
        let _ = root.set_attribute("lang", code);
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = code;
}

/// Sets the title of the page, which the browser shows on its tab. No-op in a window.
pub fn set_page_title(title: &str) {
    #[cfg(target_family = "wasm")]
    if let Some(document) = document() {
        document.set_title(title);
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = title;
}

/// Asks the user for a text in the browser's dialog, which brings up a phone's keyboard. Returns `None` if the user
/// cancels, and in a window.
pub fn ask_for_text(label: &str, text: &str) -> Option<String> {
    #[cfg(target_family = "wasm")]
    {
        web_sys::window()?.prompt_with_message_and_default(label, text).ok()?
    }
    #[cfg(not(target_family = "wasm"))]
    {
        let _ = (label, text);
        None
    }
}

/// Returns `true` if the user has asked the system for less motion, as far as a browser reports it.
pub fn prefers_reduced_motion() -> bool {
    #[cfg(target_family = "wasm")]
    {
        let query = web_sys::window()
            .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
        query.is_some_and(|query| query.matches())
    }
    #[cfg(not(target_family = "wasm"))]
    false
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageKey {
    /// Its place on the keyboard, such as `KeyA` or `F5`.
    pub code: String,
    /// The text that it types, or its name, such as `a`, `é` or `Enter`.
    pub key: String,
    /// `true` while Ctrl is held. AltGr, which types characters, does not count as Ctrl and Alt.
    pub ctrl: bool,
    /// `true` while Shift is held.
    pub shift: bool,
    /// `true` while Alt is held, or the key of the system.
    pub other: bool,
}

/// Leaves the keys to the browser for which `is_used` returns `false`. No-op in a window.
pub fn take_keys_from_browser(is_used: impl Fn(&PageKey) -> bool + 'static) {
    #[cfg(target_family = "wasm")]
    if let Some(window) = web_sys::window() {
        let on_key = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
            let types_sign = event.get_modifier_state("AltGraph");
            let pressed = PageKey {
                code: event.code(),
                key: event.key(),
                ctrl: event.ctrl_key() && !types_sign,
                shift: event.shift_key(),
                other: event.alt_key() && !types_sign || event.meta_key(),
            };
            if !is_used(&pressed) {
                // The window's own listener takes every key.
                event.stop_immediate_propagation();
            }
        });
        let on_key = on_key.into_js_value();
        let options = AddEventListenerOptions::new();
        options.set_capture(true);
        let _ = window.add_event_listener_with_callback_and_add_event_listener_options(
            "keydown",
            on_key.unchecked_ref(),
            &options,
        );
    }
    #[cfg(not(target_family = "wasm"))]
    drop(is_used);
}

/// Calls `act` each time the page leaves full screen, which the browser does by itself on Escape. No-op in a window.
pub fn when_page_leaves_full_screen(act: impl Fn() + 'static) {
    #[cfg(target_family = "wasm")]
    if let Some(document) = document() {
        let of_page = document.clone();
        let on_change = Closure::<dyn Fn()>::new(move || {
            if of_page.fullscreen_element().is_none() {
                act();
            }
        });
        // It listens for the lifetime of the page.
        let on_change = on_change.into_js_value();
        let on_change = on_change.unchecked_ref();
        let _ = document.add_event_listener_with_callback("fullscreenchange", on_change);
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = act;
}

/// Loads the page again in its server's current version, past the browser's caches. No-op in a window.
pub fn renew_page() {
    #[cfg(target_family = "wasm")]
    if let Some(window) = web_sys::window()
        && let Ok(renew) = web_sys::Event::new("renew")
    {
        // The loader of the page listens.
        let _ = window.dispatch_event(&renew);
    }
}

/// Called when the messages of a language have come.
#[cfg(target_family = "wasm")]
static ON_MESSAGES: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);

/// Requests the messages in a language, such as `fr`, from the loader of the page. No-op in a window, which has all.
pub fn request_messages(code: &str) {
    #[cfg(target_family = "wasm")]
    {
        let detail = CustomEventInit::new();
        detail.set_detail(&code.into());
        if let Some(window) = web_sys::window()
            && let Ok(wanted) = CustomEvent::new_with_event_init_dict("language", &detail)
        {
            let _ = window.dispatch_event(&wanted);
        }
    }
    #[cfg(not(target_family = "wasm"))]
    let _ = code;
}

/// Sets the function called when requested messages have come.
pub fn on_messages(callback: impl Fn() + Send + 'static) {
    #[cfg(target_family = "wasm")]
    {
        let mut noticing = ON_MESSAGES.lock().unwrap_or_else(PoisonError::into_inner);
        *noticing = Some(Box::new(callback));
    }
    #[cfg(not(target_family = "wasm"))]
    drop(callback);
}

/// Calls the function that waits for requested messages.
#[cfg(target_family = "wasm")]
pub fn notify_messages() {
    if let Some(callback) = &*ON_MESSAGES.lock().unwrap_or_else(PoisonError::into_inner) {
        callback();
    }
}

/// The target of a link to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLink<'a> {
    /// A game in PDN: `…#pdn=…`.
    Game(&'a str),
    /// A position of a variant as FEN: `…#dames3d:W:W31,50:B21,5`.
    Position {
        variant: &'a str,
        /// The position.
        fen: &'a str,
    },
}

impl PageLink<'_> {
    /// The address of the page with this target. Returns `None` in a window, which has no address.
    pub fn address(self) -> Option<String> {
        #[cfg(target_family = "wasm")]
        {
            let location = web_sys::window()?.location();
            let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
            let opened = match self {
                PageLink::Game(pdn) => format!("pdn={}", js_sys::encode_uri_component(pdn)),
                PageLink::Position { variant, fen } => format!("{variant}:{fen}"),
            };
            Some(format!("{origin}{path}#{opened}"))
        }
        #[cfg(not(target_family = "wasm"))]
        None
    }
}
