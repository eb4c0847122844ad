// Loads the game behind its cover: the module with a progress bar, the stored files, and the game of a link.

import { BUILD as STORAGE_BUILD, NAME, borrow_settings, open_storage } from './storage.js';
import { BUILD as WORDS_BUILD, language, words } from './words.js';

export const BUILD = '';

/** The size of the module, which web/build writes here: a server that compresses it sends another length. */
const MODULE_BYTES = 0;

/** Timeout for the answer of a tab, in milliseconds: one that a phone has put to sleep does not answer. */
const PATIENCE = 2_000;
/** Timeout for the presence of another tab, for which every start waits where there are no locks. */
const SHORT_PATIENCE = 300;
/** Milliseconds until the next frame of a tab in the background. */
const BACKGROUND_PAUSE = 250;

const root = document.documentElement;
const game = document.getElementById('game');
const cover = document.getElementById('cover');
const play = document.getElementById('play');
const bar = document.getElementById('loaded');
const state = document.getElementById('state');

root.lang = language;
document.getElementById('about').textContent = words().about;
bar.setAttribute('aria-label', words().loading);
play.textContent = words().play;
play.hidden = false;

/** A link to a game needs no click on the button. */
let is_wanted = is_to_friend(location.hash);
let is_ready = false;
/** There is no game here any longer, or none yet; the cover shows the reason. */
let is_over = false;
/** Another tab has the game, though it may be asleep. */
let is_second = false;
/** Another tab may have the game, and writes its files then. */
let is_released = false;
/** Releases the lock with which this tab has the game. */
let release_lock = () => { };
let storage = null;

/** The action of the button on the cover. */
let press = () => {
    is_wanted = true;
    uncover();
};
play.addEventListener('click', () => press());
play.focus();

/** Shows the game once it is loaded and the player has started it. */
function uncover() {
    if (!is_wanted || !is_ready || is_over) return;
    cover.classList.add('gone');
    cover.inert = true;
    game.inert = false;
    game.focus();
}

/** Shows the cover in place of the game, with the reason, and a button that loads the page again. */
function cover_again(name, reason, reload = () => location.reload()) {
    // The first reason counts: others follow from it.
    if (is_over) return;
    is_over = true;
    // After the changes that are about to be stored.
    setTimeout(() => {
        is_released = true;
        release_lock();
    });
    root.dataset.state = name;
    bar.hidden = true;
    state.textContent = reason;
    play.textContent = words().again;
    press = reload;
    game.inert = true;
    cover.inert = false;
    cover.classList.remove('gone');
    play.focus();
}

/** The state of the game in progress. */
function kept_or_not() {
    return storage?.failure ? words().not_kept : words().kept;
}

/** Reports that the game has stopped, or did not start. */
function fail(error) {
    console.error(error);
    const reason = is_ready ? `${words().broke} ${kept_or_not()}` : words().failed;
    cover_again('failed', `${reason} (${error})`);
}

/** Returns true for an error that has ended the game. */
function is_end(error) {
    // A refusal of the browser ends nothing; a late ResizeObserver is no error.
    if (!error || error instanceof DOMException) return false;
    return !is_control_flow(error);
}

/** Returns true for the exception that leaves the game's main function; the game goes on in the browser. */
function is_control_flow(error) {
    return `${error}`.includes('Using exceptions for control flow');
}

addEventListener('error', ({ error }) => {
    if (is_end(error)) fail(error);
});
addEventListener('unhandledrejection', ({ reason }) => {
    if (is_end(reason)) fail(reason);
});

// Closing the tab would lose changes that are not stored.
addEventListener('beforeunload', (event) => {
    if (is_ready && !is_over && storage.failure) event.preventDefault();
});

/** Shows the cover again when the browser takes the graphics away, as phones do with tabs in the background. */
function notice_loss() {
    game.addEventListener('webglcontextlost', () => cover_again('lost', `${words().lost} ${kept_or_not()}`));
}

const can_draw = has_graphics();

/** Returns true if the browser can draw the game. */
function has_graphics() {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
}

/**
 * Gives frames to a tab in the background, too, where browsers give none: the game acts on turns, answers and alarms in
 * its frames. A game at rest requests none.
 */
function run_in_background() {
    const request = requestAnimationFrame.bind(globalThis);
    const cancel = cancelAnimationFrame.bind(globalThis);
    /** The callbacks of the pending requests, by handle. */
    const pending = new Map();
    let timer = null;
    const answer = (handle, time) => {
        const callback = pending.get(handle);
        pending.delete(handle);
        callback?.(time);
    };
    const answer_all = () => {
        timer = null;
        for (const handle of [...pending.keys()]) {
            cancel(handle);
            answer(handle, performance.now());
        }
    };
    // One timer for all: each wake of the game replaces its request, and would put off a timer of its own.
    const start_timer = () => {
        if (document.hidden && pending.size > 0) timer ??= setTimeout(answer_all, BACKGROUND_PAUSE);
    };
    globalThis.requestAnimationFrame = (callback) => {
        const handle = request((time) => answer(handle, time));
        pending.set(handle, callback);
        start_timer();
        return handle;
    };
    globalThis.cancelAnimationFrame = (handle) => {
        pending.delete(handle);
        cancel(handle);
    };
    document.addEventListener('visibilitychange', start_timer);
}

/** The response, with its bytes on the progress bar. */
function followed(response) {
    let loaded = 0;
    const count = new TransformStream({
        transform(chunk, controller) {
            loaded += chunk.byteLength;
            bar.value = Math.min(loaded / MODULE_BYTES, 1);
            controller.enqueue(chunk);
        },
    });
    return new Response(response.body.pipeThrough(count), { headers: { 'content-type': 'application/wasm' } });
}

async function module() {
    const response = await fetch('page_bg.wasm');
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return WebAssembly.compileStreaming(followed(response));
}

/** The build of a module, which is written at its end. */
function build_of(compiled) {
    const [section] = WebAssembly.Module.customSections(compiled, 'build');
    return section && new TextDecoder().decode(section);
}

/**
 * Loads the page again, with files of which the caches may hold another build. The next start then installs the service
 * worker anew, with all files for offline use. Without a network nothing is removed.
 */
async function renew() {
    try {
        const files = ['./', 'loader.js', 'storage.js', 'words.js', 'page.css', 'page.js', 'page_bg.wasm'];
        const loaded = await Promise.all(files.map((file) => fetch(file, { cache: 'reload' })));
        const missing = loaded.find(({ ok }) => !ok);
        if (missing) throw new Error(`${missing.url}: ${missing.status} ${missing.statusText}`);
        const kept = await globalThis.caches?.keys() ?? [];
        await Promise.all(kept.filter((name) => name.startsWith(`${NAME} `)).map((name) => caches.delete(name)));
        const registration = await navigator.serviceWorker?.getRegistration();
        // Another page of the origin may have one for all folders.
        if (registration?.scope === new URL('./', location.href).href) await registration.unregister();
    } catch (error) {
        console.warn(error);
    }
    location.reload();
}

/**
 * The game of a link as PDN: `#pdn=…`, `#fen=…` for international draughts, or `#dames3d:FEN` with any variant; empty
 * without one.
 */
function linked_game(hash) {
    const link = new URLSearchParams(hash.slice(1));
    // A position has no character that needs escaping; some programs escape all the same.
    const [, variant, fen] = /^#([a-z0-9-]+)(?::|%3A)(.+)$/i.exec(hash) ?? [null, 'international', link.get('fen')];
    if (!fen) return link.get('pdn') ?? '';
    const quoted = (text) => `"${text.replaceAll('"', '')}"`;
    return `[Variant ${quoted(variant)}]\n[SetUp "1"]\n[FEN ${quoted(decode(fen))}]\n\n*\n`;
}

/** Returns true for a link to a game over a network: an invitation, a seat, or watching. */
function is_to_friend(hash) {
    return /^#(join|code|seat|watch)=./.test(hash);
}

function is_link(hash) {
    return is_to_friend(hash) || linked_game(hash) !== '';
}

/** Opens the target of a link in the game. */
function follow(page, hash) {
    const linked = linked_game(hash);
    if (is_to_friend(hash)) page.follow_link(new URL(hash, location.href).href);
    else if (linked) page.drop_file('link.pdn', new TextEncoder().encode(linked));
}

/** The text without URL escapes. */
function decode(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

function download(path, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = path.split('/').pop();
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Starts the game with the files of a storage that is being opened, and returns the exports of its module; nothing if
 * the files of the page are of several builds.
 */
async function start(opening) {
    const [page, compiled, opened] = await Promise.all([import('./page.js'), module(), opening]);
    const builds = [BUILD, STORAGE_BUILD, WORDS_BUILD, page.BUILD, build_of(compiled)];
    if (builds.some((build) => build !== root.dataset.build)) {
        console.warn(`several builds: ${root.dataset.build}, ${builds.join(', ')}`);
        cover_again('mixed', words().mixed, renew);
        return null;
    }
    storage = opened;
    await page.default({ module_or_path: compiled });
    const keep = () => {
        const changes = page.take_changes();
        if (is_released) return;
        const is_download = ([, , is_download]) => is_download;
        storage.keep(changes.filter((change) => !is_download(change)));
        for (const [path, bytes] of changes.filter(is_download)) {
            if (bytes) download(path, bytes);
        }
    };
    const note_failure = () => page.note_storage_failure(storage.failure || undefined);
    storage.on_failure = note_failure;
    storage.on_loss = page.change_all;
    note_failure();
    listen_for_languages(page);
    if (is_to_friend(location.hash)) follow(page, location.hash);
    try {
        page.start(storage.take_files(), () => queueMicrotask(keep), linked_game(location.hash));
    } catch (error) {
        if (!is_control_flow(error)) throw error;
    }
    listen_for_files(page);
    return page;
}

function listen_for_files(page) {
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', async (event) => {
        event.preventDefault();
        const files = [...event.dataTransfer.files];
        // A folder, or a file that is gone, cannot be read.
        const contents = await Promise.all(files.map((file) => file.arrayBuffer().catch(() => null)));
        files.forEach(({ name }, index) => page.drop_file(name, contents[index] && new Uint8Array(contents[index])));
    });
}

// A link that is pasted beside a covered game needs another start.
addEventListener('hashchange', () => {
    if (is_over) location.reload();
});

/** Opens the targets of links: of one followed on the page, and of those that other tabs hand over. */
function listen_for_links(page, handed_over) {
    addEventListener('hashchange', () => {
        if (!is_over) follow(page, location.hash);
    });
    handed_over.open((hash) => follow(page, hash));
}

/** Accepts the links that other tabs hand over, and queues them until they can be opened. */
function take_links(channel) {
    const kept = [];
    let open = (hash) => kept.push(hash);
    channel?.addEventListener('message', ({ data }) => {
        // Without a game here, the other tab has one of its own.
        if (is_over || !(data === 'there?' || is_link(data))) return;
        if (data !== 'there?') open(data);
        channel.postMessage(data === 'there?' ? 'here' : 'opened');
    });
    return {
        open(follow) {
            open = follow;
            kept.splice(0).forEach(follow);
        },
    };
}

/** Sends a message to the other tabs, and returns true if one of them sends this answer in time. */
async function ask(channel, message, answer, patience = PATIENCE) {
    if (!channel) return false;
    return new Promise((resolve) => {
        const listen = ({ data }) => {
            if (data === answer) done(true);
        };
        const done = (is_answered) => {
            channel.removeEventListener('message', listen);
            resolve(is_answered);
        };
        channel.addEventListener('message', listen);
        setTimeout(() => done(false), patience);
        channel.postMessage(message);
    });
}

/** Shows a sentence over the page, with a button for what can be done about it. Returns its element. */
function offer(sentence, label, act) {
    const shown = document.createElement('p');
    shown.lang = root.lang;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    shown.append(sentence, button);
    document.getElementById('offers').append(shown);
    return shown;
}

/** The messages that the game requested last: it includes those in English alone. */
let messages = null;

/** Loads the messages of the language that the game requests. Without them the page says so, and the game stays English. */
function listen_for_languages(page) {
    let wanted = null;
    let is_missing = false;
    let offered = null;
    const withdraw = () => offered?.remove();
    const read = async (code, cache) => {
        const response = await fetch(`languages/${code}.ftl`, { cache });
        if (!response.ok) throw new Error(`${code}: ${response.status} ${response.statusText}`);
        const file = new Uint8Array(await response.arrayBuffer());
        return new TextDecoder().decode(file).endsWith(`# ${BUILD}\n`) ? file : null;
    };
    const load_messages = async (code) => {
        // A cache may hold the file of another build.
        const file = await read(code, 'default') ?? await read(code, 'reload');
        if (!file) throw new Error(`${code} is of another build`);
        page.add_messages(code, file);
    };
    const load_wanted = async () => {
        const code = wanted;
        withdraw();
        is_missing = false;
        try {
            await load_messages(code);
        } catch (error) {
            console.warn(error);
            if (code !== root.lang) return;
            withdraw();
            is_missing = true;
            offered = offer(words().no_texts, words().retry, load_again);
        }
    };
    const load_again = () => { messages = load_wanted(); };
    addEventListener('language', ({ detail }) => {
        wanted = detail;
        load_again();
    });
    addEventListener('online', () => is_missing && load_again());
    // The player goes on in English, or has chosen another language.
    game.addEventListener('pointerdown', withdraw);
    new MutationObserver(withdraw).observe(root, { attributeFilter: ['lang'] });
}

/** Returns true if no other tab has the game: both would write the same files. */
async function is_first_tab(channel) {
    // Only pages that came through TLS, or from this machine, have locks.
    if (!navigator.locks) return !await ask(channel, 'there?', 'here', SHORT_PATIENCE);
    return new Promise((resolve) => {
        navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            // Held until the tab is closed or covered.
            return lock && new Promise((release) => { release_lock = release; });
        }).catch(() => resolve(true));
    });
}

/** Hands the link over to the tab with the game. Returns true if that accepts it. */
async function hand_over(channel) {
    return await ask(channel, 'there?', 'here') && await ask(channel, location.hash, 'opened');
}

/** Copies the text without the clipboard; where the browser refuses that as well, the player copies it. */
function copy(text) {
    const focused = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const is_copied = document.execCommand('copy');
    field.remove();
    focused?.focus();
    if (!is_copied) prompt(words().copy, text);
}

/**
 * Substitutes for what the clipboard refuses: browsers deny it to a page from neither TLS nor this machine, and reject a
 * text long after a click.
 */
function complete_clipboard() {
    const clipboard = navigator.clipboard ??= {};
    const write = clipboard.writeText?.bind(clipboard);
    clipboard.writeText = async (text) => {
        const is_written = await write?.(text).then(() => true, () => false);
        if (!is_written) copy(text);
    };
    clipboard.readText ??= async () => {
        const text = prompt(words().paste);
        if (text === null) throw new DOMException('nothing was pasted', 'NotAllowedError');
        return text;
    };
}

/** Lets Command stand for Ctrl with the clipboard's keys on a Mac: the game leaves Command to the browser. */
function take_command_for_ctrl() {
    if (!navigator.platform.startsWith('Mac')) return;
    let is_ctrl_held = false;
    const send = (kind, { key, code }) => {
        const init = { key, code, ctrlKey: kind === 'keydown', bubbles: true, cancelable: true };
        game.dispatchEvent(new KeyboardEvent(kind, init));
    };
    const hold_ctrl = (is_held) => {
        if (is_ctrl_held === is_held) return;
        is_ctrl_held = is_held;
        send(is_held ? 'keydown' : 'keyup', { key: 'Control', code: 'ControlLeft' });
    };
    // Before the listeners of the game.
    addEventListener('keydown', (event) => {
        if (document.activeElement !== game || !event.metaKey || !/^[acvx]$/i.test(event.key)) return;
        event.preventDefault();
        hold_ctrl(true);
        send('keydown', event);
        // A Mac does not report it while Command is held.
        send('keyup', event);
    }, true);
    addEventListener('keyup', ({ key }) => {
        if (key === 'Meta') hold_ctrl(false);
    }, true);
    // Command may be let go in another window: the game would take what is typed later for keys with Ctrl.
    addEventListener('blur', () => hold_ctrl(false));
}

/** Waits until the game has drawn: its first frame prepares the second one, in the language of the player. */
async function first_picture(page) {
    const until = async (frames) => {
        do await new Promise(requestAnimationFrame);
        while (!is_over && page.frames() < frames);
    };
    await until(2);
    if (!messages) return;
    await messages;
    await until(page.frames() + 1);
}

/** Runs the game unless another tab does. A link that the other tab does not accept runs here, without stored files. */
async function load() {
    if (!can_draw) {
        cover_again('failed', words().no_graphics);
        return;
    }
    const channel = globalThis.BroadcastChannel && new BroadcastChannel(NAME);
    is_second = !await is_first_tab(channel);
    if (is_second && !is_link(location.hash)) {
        cover_again('elsewhere', words().other_tab);
        return;
    }
    if (is_second && await hand_over(channel)) {
        // The button of the cover starts the game without it.
        history.replaceState(null, '', location.pathname);
        cover_again('elsewhere', `${words().other_tab} ${words().handed_over}`);
        return;
    }
    const handed_over = take_links(is_second ? null : channel);
    bar.hidden = false;
    state.textContent = words().loading;
    notice_loss();
    run_in_background();
    complete_clipboard();
    take_command_for_ctrl();
    const page = await start(is_second ? borrow_settings(words().other_tab) : open_storage());
    if (!page) return;
    listen_for_links(page, handed_over);
    await first_picture(page);
    if (is_over) return;
    bar.hidden = true;
    // Before the game begins; later changes are reported by the game.
    state.textContent = storage.failure ? `${words().not_kept} (${storage.failure})` : '';
    is_ready = true;
    root.dataset.state = 'ready';
    if (document.activeElement === document.body) play.focus();
    uncover();
}

// The game requests it when the server is of another version.
addEventListener('renew', renew);

/** Offers a new version, which waits for the player; not beside another tab, whose files it would take away. */
async function offer_new_version() {
    if (!('serviceWorker' in navigator) || !can_draw || is_second) return;
    // The first version is nothing new.
    const is_first = !navigator.serviceWorker.controller;
    const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
    const offer_waiting = () => {
        if (is_first || !registration.waiting) return;
        document.getElementById('new-version')?.remove();
        offer(words().new_version, words().reload, () => {
            navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
            // It may have taken over already.
            if (registration.waiting) registration.waiting.postMessage('take over');
            else location.reload();
        }).id = 'new-version';
    };
    offer_waiting();
    registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offer_waiting);
    });
}

load().catch(fail).finally(() => {
    // After the game, which the files for offline use would delay.
    offer_new_version().catch(console.error);
});
