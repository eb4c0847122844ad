// Loads the game behind its cover: the module with a bar of what has come, the files that were kept, and the game of a link.

import { open_storage } from './storage.js';
import { words } from './words.js';

/** The bytes of the module, which web/build writes here: a server that compresses it tells another number. */
const MODULE_BYTES = 0;

const cover = document.getElementById('cover');
const play = document.getElementById('play');
const bar = document.getElementById('loaded');
const state = document.getElementById('state');

document.documentElement.lang = words.language;
document.getElementById('about').textContent = words.about;
play.textContent = words.play;

let is_wanted = false;
let is_ready = false;
let is_lost = false;

play.addEventListener('click', () => {
    is_wanted = true;
    uncover();
});
play.focus();

/** Shows the game once it is there and somebody wants to play. */
function uncover() {
    if (!is_wanted || !is_ready) return;
    cover.classList.add('gone');
    cover.inert = true;
    document.getElementById('game').focus();
}

/** Says why there is no game here, and has the button load the page again. */
function offer_again(reason) {
    state.textContent = reason;
    play.textContent = words.again;
    play.addEventListener('click', () => location.reload());
}

/** Shows the cover again when the browser takes the graphics away, as phones do with tabs in the background. */
function notice_loss() {
    document.getElementById('game').addEventListener('webglcontextlost', () => {
        is_lost = true;
        is_ready = false;
        bar.hidden = true;
        cover.classList.remove('gone');
        cover.inert = false;
        offer_again(words.lost);
        document.documentElement.dataset.state = 'lost';
        play.focus();
    }, { once: true });
}

/** The response, with the bar following its bytes. */
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

/** The game of the link as PDN: #pdn=… or #fen=…; empty without one. */
function linked_game() {
    const link = new URLSearchParams(location.hash.slice(1));
    const fen = link.get('fen');
    if (fen) return `[SetUp "1"]\n[FEN "${fen.replaceAll('"', '')}"]\n\n*\n`;
    return link.get('pdn') ?? '';
}

function download(path, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = path.split('/').pop();
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Starts the game, and returns what its module exports. */
async function start() {
    const [page, compiled, storage] = await Promise.all([import('./page.js'), module(), open_storage()]);
    const files = await storage.files();
    await page.default({ module_or_path: compiled });
    const keep = () => {
        const changes = page.take_changes();
        const is_download = ([, , is_download]) => is_download;
        storage.keep(changes.filter((change) => !is_download(change)));
        for (const [path, bytes] of changes.filter(is_download)) {
            if (bytes) download(path, bytes);
        }
    };
    try {
        page.start(files, () => queueMicrotask(keep), linked_game());
    } catch (error) {
        // Leaves the function, in which the game would run: that is how it goes on in a browser.
        if (!`${error}`.includes('Using exceptions for control flow')) throw error;
    }
    listen_for_files(page);
    return page;
}

function listen_for_files(page) {
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', async (event) => {
        event.preventDefault();
        for (const file of event.dataTransfer.files) {
            page.drop_file(file.name, new Uint8Array(await file.arrayBuffer()));
        }
    });
}

/** Waits until the game has drawn: its first frame prepares what the second one shows. */
async function first_picture(page) {
    do await new Promise(requestAnimationFrame);
    while (!is_lost && page.frames() < 2);
}

/** Runs the game unless another tab does: both would write the same files. */
async function load() {
    const is_first = await new Promise((resolve) => {
        if (!navigator.locks) return resolve(true);
        navigator.locks.request('dames3d', { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            // Held until the tab is gone.
            return lock && new Promise(() => { });
        });
    });
    if (!is_first) {
        offer_again(words.other_tab);
        return;
    }
    state.textContent = words.loading;
    notice_loss();
    await first_picture(await start());
    if (is_lost) return;
    bar.hidden = true;
    state.textContent = '';
    is_ready = true;
    document.documentElement.dataset.state = 'ready';
    uncover();
}

/** Offers a new version; it waits until the player wants it. */
async function offer_new_version() {
    if (!('serviceWorker' in navigator)) return;
    // The first version is nothing new.
    const is_first = !navigator.serviceWorker.controller;
    const registration = await navigator.serviceWorker.register('sw.js');
    const offer = () => {
        if (is_first || !registration.waiting) return;
        document.getElementById('offer-text').textContent = words.new_version;
        const reload = document.getElementById('reload');
        reload.textContent = words.reload;
        reload.onclick = () => {
            navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
            registration.waiting.postMessage('take over');
        };
        document.getElementById('offer').hidden = false;
    };
    offer();
    registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offer);
    });
}

load().catch((error) => {
    console.error(error);
    document.documentElement.dataset.state = 'failed';
    state.textContent = `${words.failed} ${error}`;
}).finally(() => {
    // After the game: what is kept for later would be loaded beside it, and delay it.
    offer_new_version().catch(console.error);
});
