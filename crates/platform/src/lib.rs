//! Everything that depends on the operating system or the processor, so that a port to another platform, the web
//! included, replaces this crate alone: folders, files, memory, threads, clocks and connections.
//!
//! No other crate of the program has `unsafe` code.

mod allocator;
mod atomic_file;
#[cfg(feature = "sound")]
pub mod audio;
mod child_process;
mod clock;
#[cfg(feature = "dialogs")]
pub mod dialogs;
mod dot_product;
mod file_system;
mod folders;
pub mod fs;
mod input_file;
mod json_file;
mod json_merge;
mod leftovers;
mod memory;
mod page;
mod page_links;
mod page_returns;
mod plain_file;
mod system;
#[cfg(target_os = "linux")]
mod tagged_processes;
mod temporary_file;
mod threads;
mod web_worker;
#[cfg(feature = "wire")]
mod wire;

pub use allocator::ExitOnOomAllocator;
pub use atomic_file::{
    AtomicFile, check_writable, create_private_file, write_file, write_own_file,
};
pub use child_process::{ChildProcess, end_child_processes};
pub use clock::{Instant, Stopwatch, SystemTime, pdn_date, time_of_day, unix_milliseconds};
pub use dot_product::clipped_dot_product;
pub use file_system::{ExactPath, change_stamp, is_system_folder};
use folders::lock_folder;
pub use folders::{
    FolderLock, data_folder, home_folder, is_download, lock_file, path_from_env, pictures_folder,
    settings_folder,
};
pub use input_file::{open_input, read_input, read_plain_file};
pub use json_file::{JsonFile, JsonFileError, JsonFileErrorKind, UserData, UserFile, known_value};
pub use leftovers::remove_leftovers;
pub use memory::{
    AllocationFailed, NotEnoughMemory, check_memory, large_table, prefetch, save_address_space,
};
#[cfg(target_family = "wasm")]
pub use page::notify_messages;
pub use page::{
    PageKey, PageLink, announce, ask_for_text, is_page, on_messages, prefers_reduced_motion,
    renew_page, request_messages, set_page_language, set_page_title, take_keys_from_browser,
    when_page_leaves_full_screen,
};
pub use page_links::{
    clear_page_link, follow_link, on_link, page_address, page_link, set_page_link, take_links,
};
pub use page_returns::PageReturns;
pub use plain_file::{
    backup_copy, is_still_at, open_own_file, open_plain_file, quarantine_as, sync_folder,
};
pub use system::{exit_at_once, ignores_hangup, system_locales, terminal_size};
pub use threads::{JobThread, Work, available_threads, has_threads, thread};
#[cfg(target_family = "wasm")]
pub use threads::{help, wait_for_helpers};
#[cfg(feature = "thread-priority")]
pub use threads::{lower_thread_priority, lower_thread_priority_slightly, use_thread_priorities};
pub use web_worker::{WebWorker, WorkerFailed};
#[cfg(feature = "wire")]
pub use wire::{Wire, WireError, WireEvent, random_bytes};
