// Keeps the files of this version, so that the game starts without a network. web/build writes the version and the files.

const VERSION = 'VERSION';
const FILES = ['./'];

addEventListener('install', (event) => {
    event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
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
