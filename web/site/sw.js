// Keeps the files of this version, so that the game starts without a network. web/build writes the version and the files.

importScripts('engine/choice.js');

const VERSION = 'VERSION';
/** All but the engine. */
const FILES = ['./'];

addEventListener('install', (event) => {
    event.waitUntil((async () => {
        const cache = await caches.open(VERSION);
        await cache.addAll(FILES);
        const { headers } = await cache.match('./');
        const is_isolated = headers.has('Cross-Origin-Opener-Policy') && headers.has('Cross-Origin-Embedder-Policy');
        const { folder } = choose_engine(is_isolated);
        await cache.addAll(['engine.js', 'engine_bg.wasm'].map((file) => `engine/${folder}${file}`));
    })());
});

addEventListener('activate', (event) => {
    event.waitUntil((async () => {
        for (const name of await caches.keys()) {
            if (name !== VERSION) await caches.delete(name);
        }
        await clients.claim();
    })());
});

addEventListener('message', ({ data }) => {
    if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
    event.respondWith((async () => {
        const cache = await caches.open(VERSION);
        return await cache.match(event.request, { ignoreSearch: true }) ?? fetch(event.request);
    })());
});
