// What the page says and does when something is missing or breaks: graphics, the module, a consistent set of files, storage.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

import { GamePage } from './browser.mjs';
import { PHONE, folder, in_browser, server } from './harness.mjs';
import { POLICY, serve } from './server.mjs';

const BUILD = /data-build="([0-9a-f]+)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))[1];
const NEXT_BUILD = '0123456789abcdef';

/** A folder with the same page as another build. */
const next_folder = mkdtempSync(path.join(tmpdir(), 'dames3d-next-'));
cpSync(folder, next_folder, { recursive: true });
for (const name of readdirSync(next_folder, { recursive: true })) {
    const file = path.join(next_folder, name);
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else if (/\.(ftl|js|html|wasm)$/.test(name)) {
        writeFileSync(file, readFileSync(file, 'latin1').replaceAll(BUILD, NEXT_BUILD), 'latin1');
    }
}
after(() => rmSync(next_folder, { recursive: true, force: true }));

const is_hidden = (game, id) => game.page.locator(`#${id}`).isHidden();

test('without WebGL 2 the cover says what is missing, and nothing is loaded for it', async () => {
    const host = await serve(folder);
    await in_browser(async (game) => {
        await game.page.addInitScript(() => {
            const original = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
                return globalThis.has_webgl2 || kind !== 'webgl2' ? original.call(this, kind, ...rest) : null;
            };
        });
        await game.page.goto(host.address);
        assert.match(await game.wait_until_covered('failed'), /WebGL 2.*graphics acceleration/);
        assert.ok(await is_hidden(game, 'loaded'));
        await game.picture('no-webgl2');
        for (const file of ['page.js', 'page_bg.wasm', 'sw.js']) assert.ok(!host.served.includes(file), file);
        // Once it has been turned on, the button is enough.
        await game.page.addInitScript(() => { globalThis.has_webgl2 = true; });
        await game.reload();
        await game.wait_until_ready();
    }, { host }).finally(host.close);
});

test('a module that does not start leaves a button that loads the page again', () => in_browser(async (game) => {
    await game.page.addInitScript(() => {
        WebAssembly.compileStreaming = () => Promise.reject(new WebAssembly.CompileError('broken on the way'));
    });
    await game.page.goto(server.address);
    assert.match(await game.wait_until_covered('failed'), /could not start.*broken on the way/);
    await game.picture('not-started');
    await game.reload();
    await game.wait_until_covered('failed');
}, { keep_errors: true }));

test('a game that breaks down is covered, and goes on after a reload', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await game.move('19-23');
    const position = await game.ask('position');
    // What a browser refuses is not the end.
    await game.page.evaluate(() => { Promise.reject(new DOMException('refused', 'NotAllowedError')); });
    await game.frames(1);
    assert.equal(await game.state(), 'ready');
    await game.page.evaluate(() => {
        for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clearBufferfv']) {
            WebGL2RenderingContext.prototype[name] = () => { throw new WebAssembly.RuntimeError('unreachable'); };
        }
    });
    await game.page.keyboard.press('F1');
    assert.match(await game.wait_until_covered('failed'), /stopped because of an error.*saved.*unreachable/);
    await game.picture('broken');
    await game.reload();
    await game.wait_until_ready();
    await game.play();
    await game.frames(2);
    await game.page.keyboard.press('Enter');
    await game.wait_for(async () => await game.ask('position') === position, 60_000);
}, { keep_errors: true }));

test('a promise that the game breaks is its end, too', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    await game.page.evaluate(() => { Promise.reject(new WebAssembly.RuntimeError('unreachable')); });
    assert.match(await game.wait_until_covered('failed'), /stopped/);
}, { keep_errors: true }));

test('an update installs the new files, whatever the host lets browsers keep, and leaves other pages alone', async () => {
    const host = await serve(folder, { caches: true });
    await in_browser(async (game) => {
        await game.open(host.address);
        await game.wait_for(() => game.page.evaluate(async () => (await navigator.serviceWorker.ready).active.state === 'activated'));
        const others = ['another page', 'dames3d', 'dames3d /elsewhere/ 1'];
        await game.page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
        host.folder_of = () => next_folder;
        // The page was loaded before the first version was kept: it offers the next one to those who come again.
        await game.open(host.address);
        assert.equal(await game.page.evaluate(() => document.documentElement.dataset.build), BUILD);
        await game.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        const offer = game.page.locator('#offers p');
        await offer.waitFor();
        await game.picture('offer');
        const reloaded = game.page.waitForEvent('load');
        await offer.locator('button').click();
        await reloaded;
        await game.wait_until_ready();
        const { build, kept } = await game.page.evaluate(async () => {
            const kept = {};
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                kept[name] = await Promise.all((await cache.keys()).map(async (request) => {
                    const response = await cache.match(request);
                    return [new URL(request.url).pathname, new TextDecoder('latin1').decode(await response.arrayBuffer())];
                }));
            }
            return { build: document.documentElement.dataset.build, kept };
        });
        assert.equal(build, NEXT_BUILD);
        assert.deepEqual(Object.keys(kept).toSorted(), [...others, `dames3d / ${NEXT_BUILD}`].toSorted());
        const files = kept[`dames3d / ${NEXT_BUILD}`].filter(([file]) => /\.(js|html|wasm)$|\/$/.test(file));
        assert.ok(files.length > 8, `${files.length}`);
        for (const [file, text] of files) assert.ok(text.includes(NEXT_BUILD) && !text.includes(BUILD), file);
        const databases = await game.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
        assert.deepEqual(databases, ['dames3d /']);
    }, { host }).finally(host.close);
});

test('files of several builds do not start together', async () => {
    const host = await serve(folder, { caches: true });
    host.folder_of = (name) => name === '/page.js' ? next_folder : folder;
    await in_browser(async (game) => {
        await game.page.goto(host.address);
        assert.match(await game.wait_until_covered('mixed'), /new version/);
        await game.picture('mixed');
        assert.equal(await game.page.evaluate(() => navigator.serviceWorker.controller), null, 'nothing is installed either');
        // The host has all of them now, but the browser keeps some for a day.
        host.folder_of = () => next_folder;
        await game.reload();
        await game.wait_until_ready();
        assert.equal(await game.page.evaluate(() => document.documentElement.dataset.build), NEXT_BUILD);
        // Nor does the engine of another one.
        const reason = await game.page.evaluate((name) => new Promise((resolve) => {
            const worker = new Worker('engine/worker.js', { type: 'module', name });
            worker.onerror = (event) => { event.preventDefault(); resolve(event.message); };
            worker.onmessage = () => resolve('it works');
        }), BUILD);
        assert.match(reason, /another version/);
    }, { host, keep_errors: true }).finally(host.close);
});

test('the game goes on without the script of its engine, and says that the computer has failed', async () => {
    const host = await serve(folder);
    host.folder_of = (name) => name === '/engine/worker.js' ? path.join(folder, 'missing') : folder;
    await in_browser(async (game) => {
        await game.listen();
        await game.open(host.address);
        await game.play();
        await game.move('32-28');
        await game.hears(/computer failed/i);
        assert.equal(await game.state(), 'ready');
    }, { host, settings: { players: { dames3d: ['person', { computer: 1 }] } }, keep_errors: true }).finally(host.close);
});

test('a language that the browser keeps of another build is loaded past its cache', async () => {
    const host = await serve(folder, { caches: true });
    await in_browser(async (game) => {
        const is_german = async () => (await game.ask('buttons')).some((button) => button.endsWith(' Einstellungen'));
        await game.open(host.address);
        assert.ok(await is_german());
        host.folder_of = () => next_folder;
        const reloaded = game.page.waitForEvent('load');
        await game.page.evaluate(() => dispatchEvent(new Event('renew')));
        await reloaded;
        await game.wait_until_ready();
        assert.equal(await game.page.evaluate(() => document.documentElement.dataset.build), NEXT_BUILD);
        assert.ok(await is_german());
    }, { context: { locale: 'de-DE' }, host, keep_errors: true }).finally(host.close);
});

test('without the texts of a language the page says so, until they are there', async () => {
    const host = await serve(folder);
    let is_missing = true;
    host.folder_of = (name) => is_missing && name.startsWith('/languages/') ? path.join(folder, 'missing') : folder;
    await in_browser(async (game) => {
        const offer = game.page.locator('#offers p');
        const is_polish = async () => (await game.ask('buttons')).some((button) => button.endsWith(' Ustawienia'));
        await game.open(host.address);
        await game.play();
        assert.match(await offer.textContent(), /polskich tekstów.*po angielsku/);
        assert.ok(!await is_polish());
        await game.picture('no-texts-pl');
        // Once more in vain, then with the texts, which come also once the network is back.
        await offer.locator('button').click();
        await offer.waitFor();
        for (const code of ['de', 'es', 'fr', 'it', 'nl', 'pt', 'ru']) {
            await game.page.evaluate((code) => {
                document.documentElement.lang = code;
                dispatchEvent(new CustomEvent('language', { detail: code }));
            }, code);
            await game.wait_for(async () => await offer.getAttribute('lang') === code);
            const box = await offer.boundingBox();
            assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844, `${code}: ${JSON.stringify(box)}`);
            await game.picture(`no-texts-${code}`);
        }
        await game.page.evaluate(() => { document.documentElement.lang = 'pl'; });
        await game.wait_for(async () => await offer.count() === 0);
        await game.page.evaluate(() => dispatchEvent(new CustomEvent('language', { detail: 'pl' })));
        await offer.waitFor();
        // Whoever goes on does without it.
        await game.page.touchscreen.tap(195, 400);
        assert.equal(await offer.count(), 0);
        is_missing = false;
        await game.page.evaluate(() => dispatchEvent(new Event('online')));
        await game.wait_for(is_polish);
        assert.equal(await offer.count(), 0);
    }, { context: { ...PHONE, locale: 'pl-PL' }, host, keep_errors: true }).finally(host.close);
});

const STORAGES = {
    missing: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
    denied: () => { IDBFactory.prototype.open = () => { throw new DOMException('not for you', 'SecurityError'); }; },
    failing: () => {
        IDBFactory.prototype.open = () => {
            const request = { error: new DOMException('of the disk', 'UnknownError') };
            setTimeout(() => request.onerror());
            return request;
        };
    },
    silent: () => { IDBFactory.prototype.open = () => ({}); },
};
const REASONS = { missing: /TypeError/, denied: /SecurityError: not for you/, failing: /UnknownError/, silent: /TimeoutError/ };

for (const [kind, stub] of Object.entries(STORAGES)) {
    test(`with a ${kind} storage the game warns, and can be played`, () => in_browser(async (game) => {
        await game.listen();
        await game.page.addInitScript(stub);
        await game.open(server.address);
        const words = await game.page.textContent('#state');
        assert.match(words, /saves nothing here/);
        assert.match(words, REASONS[kind]);
        await game.picture(`storage-${kind}`);
        await game.play();
        assert.match(await game.hears(/cannot be written/), REASONS[kind]);
        // The first card: without a storage each visit is the first.
        await game.page.keyboard.press('Escape');
        // The board turns to the seat meanwhile.
        await game.stand_still();
        await game.move('32-28');
        await game.picture(`storage-${kind}-play`);
        // A file that is downloaded needs no storage.
        const download = game.page.waitForEvent('download');
        await game.page.keyboard.press('Control+Shift+KeyS');
        assert.match(readFileSync(await (await download).path(), 'utf8'), /1\. ?32-28/);
        await game.page.evaluate(() => document.getElementById('game').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
        assert.match(await game.wait_until_covered('lost'), /saves nothing here/);
    }, { settings: null, keep_errors: true }));
}

// The game crashes; the next visit goes on from the same position.
const continue_after_crash = async (game, browser) => {
    const position = await game.ask('position');
    await game.rest(2);
    await game.crash();
    const again = new GamePage(await browser.newPage());
    await again.open(server.address);
    await again.play();
    await again.frames(2);
    await again.page.keyboard.press('Enter');
    await again.wait_for(async () => await again.ask('position') === position, 60_000);
};

test('a storage that is full is reported, and what could not be kept is kept once there is room', () => in_browser(async (game, browser) => {
    await game.listen();
    await game.page.addInitScript(() => {
        const original = IDBDatabase.prototype.transaction;
        IDBDatabase.prototype.transaction = function (...terms) {
            const transaction = original.apply(this, terms);
            if (!globalThis.is_full || terms[1] !== 'readwrite') return transaction;
            transaction.commit = () => transaction.abort();
            return Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
        };
    });
    await game.open(server.address);
    await game.play();
    await game.page.evaluate(() => { globalThis.is_full = true; });
    await game.move('32-28');
    await game.hears(/cannot be written.*QuotaExceededError/);
    await game.picture('quota');
    await game.move('19-23');
    await game.page.evaluate(() => { globalThis.is_full = false; });
    await game.move('28x19');
    await continue_after_crash(game, browser);
}, { keep_errors: true }));

test('a game outlives that the data of the page is cleared', () => in_browser(async (game, browser) => {
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await game.move('19-23');
    const session = await browser.newCDPSession(game.page);
    await session.send('Storage.clearDataForOrigin', { origin: new URL(server.address).origin, storageTypes: 'indexeddb' });
    await game.move('28x19');
    await continue_after_crash(game, browser);
}, { keep_errors: true }));

test('a strict content security policy lets the game be played', async () => {
    const host = await serve(folder, { policy: POLICY });
    assert.ok(readFileSync(new URL('../README.md', import.meta.url), 'utf8').includes(POLICY), 'the policy of the README');
    await in_browser(async (game) => {
        await game.open(host.address);
        await game.play();
        await game.move('32-28');
        await game.wait_for_turn();
        await game.page.keyboard.press('i');
        await game.rest(2);
    }, { host, settings: { players: { dames3d: ['person', { computer: 1 }] } } }).finally(host.close);
});

test('the module names no path of the machine that built it', () => {
    const home = process.env.HOME;
    const module = readFileSync(path.join(folder, 'page_bg.wasm'), 'latin1');
    const paths = [`${home}/.cargo`, `${home}/.rustup`, path.resolve(import.meta.dirname, '../..')];
    for (const built of paths) assert.ok(!module.includes(built), built);
});

test('the evaluation is loaded once, with the engine for workers', () => {
    const weights = path.resolve(import.meta.dirname, '../../crates/engine/assets/evaluation');
    const holds = (module, part) => readFileSync(path.join(folder, module)).includes(part);
    for (const name of readdirSync(weights)) {
        const part = readFileSync(path.join(weights, name)).subarray(1_000, 1_064);
        assert.ok(holds('engine/engine_bg.wasm', part), name);
        assert.ok(!holds('page_bg.wasm', part), `${name} is in the page, too`);
    }
});
