// Caches the files of this version, so that the game starts offline. web/build writes the version and the files.

importScripts('engine/choice.js');

const BUILD = '';
/** All but the engine. */
const FILES = ['./'];

// Other pages of the origin have caches, too; storage.js names the rest so.
const NAME = `dames3d ${new URL(registration.scope).pathname}`;
const CACHE = `${NAME} ${BUILD}`;

/** Loads a file past the browser's cache, which may hold an older version, and checks that it is of this version. */
async function fresh(file) {
    const response = await fetch(file, { cache: 'reload' });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    // Each script, language and the page name their build somewhere; a module at its end.
    const is_marked = /\.(ftl|js|html|wasm)$|\/$/.test(file);
    const text = new TextDecoder('latin1').decode(file.endsWith('.wasm') ? bytes.subarray(-BUILD.length) : bytes);
    if (is_marked && !text.includes(BUILD)) throw new Error(`${file} is of another version`);
    return response;
}

/** Caches these files, all or none. */
async function keep(files) {
    const cache = await caches.open(CACHE);
    const responses = await Promise.all(files.map(fresh));
    await Promise.all(files.map((file, index) => cache.put(file, responses[index])));
    return cache;
}

addEventListener('install', (event) => {
    event.waitUntil((async () => {
        const cache = await keep(FILES);
        const { headers } = await cache.match('./');
        const is_isolated = headers.has('Cross-Origin-Opener-Policy') && headers.has('Cross-Origin-Embedder-Policy');
        const { folder } = choose_engine(is_isolated);
        await keep(['engine.js', 'engine_bg.wasm'].map((file) => `engine/${folder}${file}`));
    })());
});

addEventListener('activate', (event) => {
    event.waitUntil((async () => {
        const others = (await caches.keys()).filter((name) => name.startsWith(`${NAME} `) && name !== CACHE);
        await Promise.all(others.map((name) => caches.delete(name)));
        await clients.claim();
    })());
});

addEventListener('message', ({ data }) => {
    if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
    // The page is loaded anew past every cache, this one included; but a mere reload needs no network.
    if (event.request.cache === 'reload' && event.request.mode !== 'navigate') return;
    event.respondWith((async () => {
        const cache = await caches.open(CACHE);
        return await cache.match(event.request, { ignoreSearch: true }) ?? fetch(event.request);
    })());
});
