//! File dialogs of a page: opened files are copied to the files in memory, and files written to the downloads folder
//! are downloaded.

use std::future::{self, Future};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AbortController, AddEventListenerOptions, Document, File, FileList, HtmlInputElement,
};

use super::FileDialog;
use crate::{fs, pictures_folder};

/// The folder with the files that the user has opened.
const OPENED: &str = "/opened";

pub fn has_dialogs() -> bool {
    true
}

/// Lets the user choose files to open. The answer is `None` if the user cancels.
pub fn choose_files(dialog: FileDialog) -> impl Future<Output = Option<Vec<PathBuf>>> + Send {
    let choice = Choice::default();
    if pick(&dialog, &choice).is_none() {
        choice.complete(None);
    }
    choice
}

/// The name of a new file; the browser lets the user choose another.
pub fn choose_new_file(dialog: FileDialog) -> impl Future<Output = Option<PathBuf>> + Send {
    future::ready(pictures_folder().map(|downloads| downloads.join(dialog.file_name)))
}

/// Copies an opened file to the files in memory. One without bytes, which could not be read, is missing there: the
/// program reports that when it opens it. Returns its path; `None` if its name is invalid.
pub fn opened(name: &str, bytes: Option<&[u8]>) -> Option<PathBuf> {
    let path = Path::new(OPENED).join(Path::new(name).file_name()?);
    if let Some(bytes) = bytes {
        fs::create_dir_all(OPENED).ok()?;
        fs::write(&path, bytes).ok()?;
    } else {
        // There may be an older copy.
        let _ = fs::remove_file(&path);
    }
    Some(path)
}

/// Removes the copies of opened files that are not needed any more.
pub fn remove_opened(is_needed: impl Fn(&Path) -> bool) {
    for entry in fs::read_dir(OPENED).into_iter().flatten().flatten() {
        let path = entry.path();
        if !is_needed(&path) {
            // Fails only for a folder, which there is not.
            let _ = fs::remove_file(path);
        }
    }
}

/// The files dropped on the page, and the function called for them.
static DROPPED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
static ON_DROP: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);

/// Stores a file dropped on the page until it is taken; without bytes, one that could not be read.
pub fn drop_file(name: &str, bytes: Option<&[u8]>) {
    let mut dropped = DROPPED.lock().unwrap_or_else(PoisonError::into_inner);
    dropped.extend(opened(name, bytes));
    drop(dropped);
    if let Some(callback) = &*ON_DROP.lock().unwrap_or_else(PoisonError::into_inner) {
        callback();
    }
}

/// Sets the function called when a file is dropped on the page.
pub fn on_drop(callback: impl Fn() + Send + 'static) {
    *ON_DROP.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(callback));
}

/// Takes the files that were dropped on the page.
pub fn take_dropped() -> Vec<PathBuf> {
    std::mem::take(&mut DROPPED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Shows the browser's dialog. A browser allows that only shortly after a click or a key: on a slow machine the frame
/// that opens the dialog may come later, and the next click or key shows it.
fn pick(dialog: &FileDialog, choice: &Choice) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let input: HtmlInputElement = document.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    input.set_multiple(true);
    let (_, endings) = dialog.filter;
    let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
    input.set_accept(&endings.join(","));
    let (chosen, canceled, picker) = (choice.clone(), choice.clone(), input.clone());
    let on_change = Closure::once_into_js(move || {
        let files = picker.files();
        spawn_local(async move { chosen.complete(read(files).await) });
    });
    let on_cancel = Closure::once_into_js(move || canceled.complete(None));
    input.set_onchange(Some(on_change.unchecked_ref()));
    input.set_oncancel(Some(on_cancel.unchecked_ref()));
    if may_open() {
        input.click();
    } else {
        click_at_next_act(&document, &input)?;
    }
    Some(())
}

/// Returns `true` shortly after a click or a key.
fn may_open() -> bool {
    web_sys::window().is_some_and(|window| window.navigator().user_activation().is_active())
}

/// Clicks the input at the next key, or at the end of the next click or touch.
fn click_at_next_act(document: &Document, input: &HtmlInputElement) -> Option<()> {
    let listening = AbortController::new().ok()?;
    let options = AddEventListenerOptions::new();
    options.set_capture(true);
    options.set_signal(&listening.signal());
    let picker = input.clone();
    let on_act = Closure::<dyn Fn()>::new(move || {
        // Not every key counts.
        if may_open() {
            listening.abort();
            picker.click();
        }
    })
    .into_js_value();
    for act in ["keydown", "pointerup"] {
        document
            .add_event_listener_with_callback_and_add_event_listener_options(
                act,
                on_act.unchecked_ref(),
                &options,
            )
            .ok()?;
    }
    Some(())
}

async fn read(files: Option<FileList>) -> Option<Vec<PathBuf>> {
    let files = files?;
    let mut paths = Vec::new();
    for file in (0..files.length()).filter_map(|index| files.get(index)) {
        let bytes = bytes_of(&file).await;
        paths.extend(opened(&file.name(), bytes.as_deref()));
    }
    (!paths.is_empty()).then_some(paths)
}

async fn bytes_of(file: &File) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// A future answer.
#[derive(Clone, Default)]
struct Choice(Arc<Mutex<Answer>>);

#[derive(Default)]
struct Answer {
    files: Option<Option<Vec<PathBuf>>>,
    waker: Option<Waker>,
}

impl Choice {
    fn complete(&self, files: Option<Vec<PathBuf>>) {
        let mut answer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        answer.files = Some(files);
        if let Some(waker) = answer.waker.take() {
            waker.wake();
        }
    }
}

impl Future for Choice {
    type Output = Option<Vec<PathBuf>>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Vec<PathBuf>>> {
        let mut answer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match answer.files.take() {
            Some(files) => Poll::Ready(files),
            None => {
                answer.waker = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}
