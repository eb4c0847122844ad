// The loader with a game in the place of the page that only notes what it is given: links, tabs, versions. It needs no
// page that has been built.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { GamePage, first_page, open_browser } from './browser.mjs';
import { POLICY, serve } from './server.mjs';

const GAME = `
export const BUILD = '';
globalThis.given = { files: [], game: null, links: [], dropped: [], failure: null };
export default async () => { };
export const start = (files, on_change, game) => {
    Object.assign(given, { files: files.map(([path]) => path), game });
    globalThis.change = on_change;
};
export const follow_link = (link) => given.links.push(link);
export const drop_file = (name, bytes) => given.dropped.push(bytes && new TextDecoder().decode(bytes));
export const note_storage_failure = (failure) => { given.failure = failure; };
export const take_changes = () => (globalThis.changes ?? []).splice(0);
export const change_all = () => { };
export const frames = () => 2;
`;

const folder = mkdtempSync(path.join(tmpdir(), 'dames3d-loader-'));
cpSync(fileURLToPath(new URL('../site', import.meta.url)), folder, { recursive: true });
writeFileSync(path.join(folder, 'page.js'), GAME);
// A module with nothing but the name of its build, which is empty.
writeFileSync(path.join(folder, 'page_bg.wasm'), Buffer.from('\0asm\x01\0\0\0\0\x06\x05build', 'latin1'));
// What the page names beside it.
for (const file of ['cover.webp', 'icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png']) {
    writeFileSync(path.join(folder, file), '');
}
const host = await serve(folder, { policy: POLICY, isolates: true });
after(() => {
    host.close();
    rmSync(folder, { recursive: true, force: true });
});

const GAME_NAME = '0123456789abcdef';
const JOIN = `#join=${GAME_NAME}.00112233445566778899aabbccddeeff`;

/** Runs the steps in a new browser. `script` runs in every tab before the page. */
async function in_browser(steps, script) {
    const profile = mkdtempSync(path.join(tmpdir(), 'dames3d-'));
    const browser = await open_browser(profile);
    try {
        // Without an engine it could not keep what it is to keep.
        await browser.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
        if (script) await browser.addInitScript(script);
        await steps(new GamePage(await first_page(browser)), async () => new GamePage(await browser.newPage()));
    } finally {
        await browser.close();
        rmSync(profile, { recursive: true, force: true });
    }
}

const given = (game) => game.page.evaluate(() => globalThis.given);

test('a link to a game starts it without the button of the cover', () => in_browser(async (game) => {
    for (const hash of [JOIN, '#code=FWKQSA', `#seat=${GAME_NAME}.00`, `#watch=${GAME_NAME}`]) {
        await game.page.goto('about:blank');
        await game.open(`${host.address}?language=fr${hash}`);
        await game.wait_for(async () => await game.opacity_of_cover() === '0');
        const { links, game: opened } = await given(game);
        assert.deepEqual([links, opened], [[`${host.address}?language=fr${hash}`], '']);
    }
    // Another one is followed on the page.
    await game.page.evaluate((hash) => { location.hash = hash; }, JOIN);
    await game.wait_for(async () => (await given(game)).links.length === 2);
    assert.deepEqual((await given(game)).dropped, []);
    // One to a position waits for the button, and is no link to a game over a network.
    await game.page.goto('about:blank');
    await game.open(`${host.address}#dames3d:W:W31:B5`);
    assert.equal(await game.opacity_of_cover(), '1');
    const { links, game: opened } = await given(game);
    assert.deepEqual(links, []);
    assert.match(opened, /W:W31:B5/);
    assert.deepEqual(game.errors, []);
}));

const LOCKS = [
    ['locks', undefined],
    ['no locks, as on a page of the local network', () => { Object.defineProperty(navigator, 'locks', { value: undefined }); }],
];

for (const [name, script] of LOCKS) {
    test(`a link in a second tab goes to the first, with ${name}`, () => in_browser(async (first, open_tab) => {
        await first.open(host.address);
        const second = await open_tab();
        await second.page.goto(`${host.address}${JOIN}`);
        assert.match(await second.wait_until_covered('elsewhere'), /another tab.*open there/);
        assert.equal(await given(second), undefined, 'nothing is loaded there');
        await first.wait_for(async () => (await given(first)).links.length > 0);
        assert.deepEqual((await given(first)).links, [`${host.address}${JOIN}`]);
        // Without a link there is nothing to hand over.
        const third = await open_tab();
        await third.page.goto(host.address);
        assert.doesNotMatch(await third.wait_until_covered('elsewhere'), /open there/);
    }, script));
}

test('a covered tab forgets the link that it has handed over, and hands over the next', () => in_browser(async (first, open_tab) => {
    await first.open(host.address);
    const second = await open_tab();
    await second.page.goto(`${host.address}${JOIN}`);
    await second.wait_until_covered('elsewhere');
    assert.equal(second.page.url(), host.address);
    const reloaded = second.page.waitForEvent('load');
    await second.page.evaluate(() => { location.hash = '#code=FWKQSA'; });
    await reloaded;
    assert.match(await second.wait_until_covered('elsewhere'), /open there/);
    const links = [JOIN, '#code=FWKQSA'].map((hash) => `${host.address}${hash}`);
    await first.wait_for(async () => (await given(first)).links.length === links.length);
    assert.deepEqual((await given(first)).links, links);
}));

test('a link is handed over while the first tab is still loading', () => in_browser(async (first, open_tab) => {
    let go_on;
    const held = new Promise((resolve) => { go_on = resolve; });
    await first.page.route('**/page.js', async (route) => {
        await held;
        await route.continue();
    });
    await first.page.goto(host.address);
    await first.wait_for(() => first.page.evaluate(() => document.getElementById('state').textContent !== ''));
    const second = await open_tab();
    await second.page.goto(`${host.address}${JOIN}`);
    assert.match(await second.wait_until_covered('elsewhere'), /open there/);
    go_on();
    await first.wait_until_ready();
    assert.deepEqual((await given(first)).links, [`${host.address}${JOIN}`]);
}));

test('a link is played where it was opened if the first tab does not answer', () => in_browser(async (first, open_tab) => {
    for (const path of ['/settings/settings.json', '/data/online.json', '/data/games/one.journal']) {
        await first.keep(host.address, path, '{}');
    }
    await first.open(host.address);
    // As if a phone had put it to sleep.
    await first.page.evaluate(() => { BroadcastChannel.prototype.postMessage = () => { }; });
    const second = await open_tab();
    await second.open(`${host.address}${JOIN}`);
    await second.wait_for(async () => await second.opacity_of_cover() === '0');
    const { links, files, failure } = await given(second);
    assert.deepEqual(links, [`${host.address}${JOIN}`]);
    assert.deepEqual(files.toSorted(), ['/data/online.json', '/settings/settings.json'], 'its settings and seats');
    assert.match(failure, /another tab/);
    assert.deepEqual((await given(first)).files.length, 3);
}));

for (const [name, script] of LOCKS) {
    test(`a covered tab leaves the game to the next one, with ${name}`, () => in_browser(async (first, open_tab) => {
        const change = (tab, path) => tab.page.evaluate((path) => {
            globalThis.changes = [[path, new Uint8Array(1)]];
            globalThis.change();
        }, path);
        await first.open(host.address);
        await change(first, '/data/early.json');
        await first.page.evaluate(() => {
            globalThis.changes = [['/data/last.json', new Uint8Array(1)]];
            globalThis.change();
            dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }));
        });
        await first.wait_until_covered('failed');
        const second = await open_tab();
        await second.open(`${host.address}${JOIN}`);
        const { files, failure } = await given(second);
        assert.deepEqual(files.toSorted(), ['/data/early.json', '/data/last.json']);
        assert.ok(!failure, failure);
        await change(first, '/data/late.json');
        await first.page.waitForTimeout(500);
        await second.page.reload();
        await second.wait_until_ready();
        assert.equal((await given(second)).files.length, 2, 'the covered tab stores nothing');
    }, script));
}

test('a copy of an opened file that finds no room keeps nothing else from being stored', () => in_browser(async (game) => {
    await game.page.goto(`${host.address}manifest.webmanifest`);
    const stored = await game.page.evaluate(async () => {
        const [put, commit] = [IDBObjectStore.prototype.put, IDBTransaction.prototype.commit];
        IDBObjectStore.prototype.put = function (bytes, path) {
            this.transaction.is_full ||= bytes.length > 1_000;
            return put.call(this, bytes, path);
        };
        IDBTransaction.prototype.commit = function () {
            if (this.is_full) this.abort();
            else commit.call(this);
        };
        const { open_storage } = await import('/storage.js');
        const storage = await open_storage();
        const keep = async (files) => {
            storage.keep(files.map(([path, length]) => [path, new Uint8Array(length)]));
            const paths = (await open_storage()).take_files().map(([path]) => path);
            return [paths, storage.failure !== ''];
        };
        return [
            await keep([['/data/one.journal', 1], ['/opened/large.pdn', 2_000], ['/opened/small.pdn', 1]]),
            await keep([['/data/one.journal', 1], ['/data/two.journal', 2_000]]),
        ];
    });
    const paths = ['/data/one.journal', '/opened/small.pdn'];
    assert.deepEqual(stored, [[paths, false], [paths, true]]);
}));

test('the game has the page loaded anew past what is kept', () => in_browser(async (game) => {
    await game.open(`${host.address}${JOIN}`);
    const loaded = () => host.served.filter((file) => file === 'page_bg.wasm').length;
    const before = loaded();
    const reloaded = game.page.waitForEvent('load');
    await game.page.evaluate(() => dispatchEvent(new Event('renew')));
    await reloaded;
    await game.wait_until_ready();
    assert.ok(loaded() >= before + 2, 'once past the cache, and once to start');
}));

test('a new version is offered in the tab with the game alone', () => in_browser(async (game, open_tab) => {
    const button = (tab) => tab.page.locator('#new-version button');
    await game.open(host.address);
    await button(game).waitFor();
    const second = await open_tab();
    await second.page.goto(host.address);
    await second.wait_until_covered('elsewhere');
    await second.page.waitForTimeout(500);
    assert.equal(await button(second).count(), 0);
    await game.page.bringToFront();
    await button(game).click();
    assert.deepEqual(await game.page.evaluate(() => globalThis.told), ['take over']);
    // It has taken over before the click.
    await game.page.evaluate(() => { globalThis.registration.waiting = null; });
    const reloaded = game.page.waitForEvent('load');
    await button(game).click();
    await reloaded;
}, () => {
    globalThis.told = [];
    globalThis.registration = {
        waiting: { postMessage: (message) => globalThis.told.push(message) },
        addEventListener: () => { },
    };
    const workers = { controller: {}, register: async () => globalThis.registration, addEventListener: () => { } };
    Object.defineProperty(navigator, 'serviceWorker', { value: workers });
}));

test('a dropped file that cannot be read is reported, and the others are opened', () => in_browser(async (game) => {
    await game.open(host.address);
    await game.page.evaluate(() => {
        const gone = new File([], 'gone.pdn');
        gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
        const drop = new Event('drop', { cancelable: true });
        drop.dataTransfer = { files: [new File(['one'], 'one.pdn'), gone, new File(['two'], 'two.pdn')] };
        dispatchEvent(drop);
    });
    await game.wait_for(async () => (await given(game)).dropped.length === 3);
    assert.deepEqual((await given(game)).dropped, ['one', null, 'two']);
    assert.equal(await game.state(), 'ready');
}));

test('a text that the clipboard rejects is copied all the same, or by the player', () => in_browser(async (game) => {
    await game.open(host.address);
    const write = (text) => game.page.evaluate((text) => { navigator.clipboard.writeText(text); }, text);
    await write('one');
    await game.wait_for(() => game.page.evaluate(() => globalThis.copied === 'one'));
    await game.page.evaluate(() => { globalThis.can_copy = false; });
    const offered = new Promise((resolve) => {
        game.page.once('dialog', (dialog) => {
            resolve(dialog.defaultValue());
            dialog.dismiss();
        });
    });
    await write('two');
    assert.equal(await offered, 'two');
}, () => {
    globalThis.can_copy = true;
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Document.prototype.execCommand = () => {
        globalThis.copied = document.activeElement.value;
        return globalThis.can_copy;
    };
}));

test('a tab in the background gets the frames that it asks for, a few in a second', () => in_browser(async (game) => {
    await game.can_be_hidden();
    await game.open(host.address);
    const now = () => game.page.evaluate(() => ({ drawn: globalThis.drawn, time: performance.now() }));
    const frames_within = async (milliseconds) => {
        const begin = await now();
        await game.page.waitForTimeout(milliseconds);
        const end = await now();
        return { drawn: end.drawn - begin.drawn, seconds: (end.time - begin.time) / 1_000 };
    };
    // Replaced before it is answered, as the game does.
    await game.page.evaluate(() => {
        globalThis.drawn = 0;
        const draw = () => {
            globalThis.drawn += 1;
            cancelAnimationFrame(requestAnimationFrame(() => { globalThis.drawn = NaN; }));
            requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
    });
    // The request of before is answered as well.
    await game.set_hidden(true);
    await game.wait_for(async () => (await frames_within(500)).drawn > 0);
    const { drawn, seconds } = await frames_within(2_000);
    assert.ok(drawn <= 4 * seconds + 2, `${drawn} frames within ${seconds} seconds`);
    await game.set_hidden(false);
    await game.wait_for(async () => (await frames_within(500)).drawn > 4);
}));
