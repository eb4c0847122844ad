// The page in a browser, as it is played.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { GamePage, first_page, open_browser } from './browser.mjs';
import { PHONE, folder, in_browser, pictures, server } from './harness.mjs';
import { serve } from './server.mjs';

/** Plays until the game is over, White by clicks or touches. Returns the number of moves. */
async function play_to_the_end(game, touches, most = 400) {
    for (let moves = 0; moves < most; moves += 1) {
        const legal = await game.wait_for_turn();
        if (!legal) return moves;
        // Captures are longest, and the game ends sooner with them.
        const move = legal.toSorted((a, b) => b.length - a.length)[0];
        await game.move(move, touches);
    }
    throw new Error(`not over after ${most} moves`);
}

const against_computer = (level) => ({
    players: {
        dames3d: ['person', { computer: level }],
        international: ['person', { computer: level }],
    },
});

test('the first visit shows a picture at once and can be played soon', async () => {
    const slow = await serve(folder, { bytes_per_second: 10_000_000 / 8 });
    const profile = mkdtempSync(path.join(tmpdir(), 'dames3d-'));
    const browser = await open_browser(profile);
    const game = new GamePage(await first_page(browser), pictures);
    const opened = game.open(slow.address);
    await game.page.waitForFunction(() => document.querySelector('#cover img'));
    // Not its first words: the board.
    const painted = await game.page.evaluate(() => new Promise((resolve) => {
        new PerformanceObserver((paints) => {
            const picture = paints.getEntries().find((paint) => paint.identifier === 'cover');
            if (picture) resolve(picture.startTime);
        }).observe({ type: 'element', buffered: true });
    }));
    console.log(`first picture after ${Math.round(painted)} ms, at 10 Mbit/s`);
    await game.picture('cover');
    const bar = await game.page.locator('#loaded').evaluate((bar) => bar.value);
    assert.ok(bar < 1, 'the bar follows what is loaded');
    console.log(`to be played after ${Math.round(await opened)} ms, on a software renderer`);
    await game.play();
    await game.picture('start');
    assert.equal((await game.ask('legal_moves')).length, 9);
    await browser.close();
    slow.close();
    rmSync(profile, { recursive: true, force: true });
});

test('a whole game by mouse, and nothing is lost when the tab is killed', () => in_browser(async (game, browser, profile) => {
    await game.open(server.address);
    await game.play();
    const man = await game.brightness(32);
    const wood = await game.brightness(28);
    assert.ok(man > wood + 60, `a white man on 32, none on 28: ${man} ${wood}`);
    await game.move('32-28');
    await game.frames(2);
    const moved = await game.brightness(28);
    assert.ok(moved > wood + 60, `a white man on 28: ${moved}, before ${wood}`);
    for (let moves = 0; moves < 3; moves += 1) {
        const legal = await game.wait_for_turn();
        await game.move(legal[0]);
    }
    await game.wait_for_turn();
    const position = await game.ask('position');
    await game.picture('game');
    // The browser's process of the tab, without a word to the page.
    await game.crash();
    const again = new GamePage(await browser.newPage(), pictures);
    await again.open(server.address);
    await again.play();
    // The unfinished game is offered, and Enter goes on with it.
    await again.frames(2);
    await again.picture('offered');
    await again.page.keyboard.press('Enter');
    await again.wait_for(async () => await again.ask('position') === position, 60_000);
    const moves = await play_to_the_end(again, false);
    console.log(`by mouse: ${moves} moves, ${await again.ask('outcome')}`);
    await again.rest(3);
    await again.picture('result');
    assert.deepEqual(again.errors, []);
}, { settings: against_computer(2), keep_errors: true }));

test('a game goes on after its graphics were lost', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await game.move('19-23');
    const position = await game.ask('position');
    await game.page.evaluate(() => {
        document.getElementById('game').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
    });
    await game.page.waitForFunction(() => document.documentElement.dataset.state === 'lost');
    await game.page.waitForFunction(() => getComputedStyle(document.getElementById('cover')).opacity === '1');
    await game.picture('lost');
    const reloaded = game.page.waitForEvent('load');
    await game.page.click('#play');
    await reloaded;
    await game.wait_until_ready();
    await game.play();
    await game.frames(2);
    await game.page.keyboard.press('Enter');
    await game.wait_for(async () => await game.ask('position') === position, 60_000);
}, { keep_errors: true }));

test('a whole game by touch, upright', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.picture('phone-cover');
    await game.play();
    await game.frames(2);
    await game.picture('phone-start');
    const moves = await play_to_the_end(game, true);
    console.log(`by touch: ${moves} moves, ${await game.ask('outcome')}`);
    await game.rest(3);
    await game.picture('phone-result');
}, { context: PHONE, settings: against_computer(2) }));

test('the computer answers in a tab in the background', () => in_browser(async (game) => {
    await game.can_be_hidden();
    await game.open(server.address);
    await game.play();
    await game.set_hidden(true);
    await game.move('32-28');
    await game.wait_for_turn();
    await game.rest();
}, { settings: against_computer(2) }));

test('it is played without a network after the first visit', () => in_browser(async (game, browser) => {
    await game.open(server.address);
    await game.page.waitForFunction(() => navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated'));
    assert.equal(await game.page.locator('#offers p').count(), 0, 'the first version is not offered as a new one');
    await browser.setOffline(true);
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await game.wait_for(async () => (await game.ask('position')).includes('28'));
    await game.wait_for_turn();
    await browser.setOffline(false);
}, { settings: against_computer(2), keep_errors: true }));

test('it is played without a network after it was loaded anew, too', () => in_browser(async (game, browser) => {
    const is_installed = () => game.page.evaluate(
        () => navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated'),
    );
    const cached = () => game.page.evaluate(async () => {
        const caches_of_page = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        return (await Promise.all(caches_of_page.map((cache) => cache.keys()))).flat().length;
    });
    await game.open(server.address);
    await game.wait_for(is_installed);
    // Now with the service worker.
    await game.open(server.address);
    const number = await cached();
    const renew = async () => {
        const reloaded = game.page.waitForEvent('load');
        await game.page.evaluate(() => dispatchEvent(new Event('renew')));
        await reloaded;
        await game.wait_until_ready();
    };
    await browser.setOffline(true);
    await renew();
    assert.equal(await cached(), number, 'without a network everything stays');
    await browser.setOffline(false);
    const loads = () => server.served.filter((file) => file === 'page_bg.wasm').length;
    const before = loads();
    await renew();
    assert.ok(loads() > before, 'past the service worker');
    await game.wait_for(is_installed);
    assert.equal(await cached(), number);
    await browser.setOffline(true);
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await browser.setOffline(false);
}, { keep_errors: true }));

test('the engine searches with helpers where the host lets workers share memory', async () => {
    const isolating = await serve(folder, { isolates: true, processors: 4 });
    const steps = async (game) => {
        // A position of no opening.
        await game.open(`${isolating.address}#fen=${encodeURIComponent('W:W27,32,33,37,38,43:B8,12,13,18,19,24')}`);
        await game.play();
        await game.move((await game.wait_for_turn())[0]);
        await game.wait_for_turn();
        for (const file of ['helper.js', 'threads/engine.js', 'threads/engine_bg.wasm']) {
            assert.ok(isolating.served.includes(`engine/${file}`), file);
        }
        assert.ok(!isolating.served.includes('engine/engine_bg.wasm'));
    };
    await in_browser(steps, { settings: against_computer(10), host: isolating }).finally(isolating.close);
});

test('a game goes out as PDN and comes in again', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    const first = await game.ask('position');
    await game.move('32-28');
    await game.move('19-23');
    const position = await game.ask('position');
    const download = game.page.waitForEvent('download');
    await game.page.keyboard.press('Control+Shift+KeyS');
    const file = await (await download).path();
    assert.match(readFileSync(file, 'utf8'), /1\. ?32-28 19-23/);
    await game.move('28x19');
    await game.choose_file({ name: 'game.pdn', mimeType: 'application/x-pdn', buffer: readFileSync(file) });
    // An opened game shows its first position.
    await game.wait_for(async () => await game.ask('position') === first);
    await game.page.keyboard.press('End');
    await game.wait_for(async () => await game.ask('position') === position);
}));

test('the copies of opened files are stored as long as they are recent', () => in_browser(async (game) => {
    const kept = ['/opened/recent.pdn', '/opened/old.pdn'];
    for (const file of kept) await game.keep(server.address, file, '1. 32-28 *');
    await game.keep(server.address, '/settings/settings.json', JSON.stringify({ 'recent-files': kept.slice(0, 1) }));
    await game.open(`${server.address}#dames3d:W:W32:B5`);
    await game.wait_for(async () => (await game.ask('position')).includes('W32'));
    const stored = () => game.page.evaluate(async () => {
        const { open_storage } = await import('./storage.js');
        return (await open_storage('/opened/')).take_files().map(([path]) => path).join();
    });
    await game.wait_for(async () => await stored() === '/opened/link.pdn,/opened/recent.pdn');
}));

test('a file of many games is read while the page goes on', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await game.move('19-23');
    const position = await game.ask('position');
    const games = Array.from({ length: 400_000 }, (_, number) => `[White "${number}"]\n\n1. 32-28 19-23 *\n\n`);
    const frames = await game.ask('frames');
    await game.choose_file({ name: 'many.pdn', mimeType: 'application/x-pdn', buffer: Buffer.from(games.join('')) });
    // Nobody touches the page while it reads.
    await game.rest();
    const meanwhile = await game.ask('frames') - frames;
    assert.ok(meanwhile > 20, `${meanwhile} frames are drawn meanwhile`);
    // The list is open, with the first selected. An opened game shows its first position.
    await game.page.keyboard.press('Enter');
    await game.wait_for(async () => await game.ask('position') !== position);
    await game.page.keyboard.press('End');
    await game.wait_for(async () => await game.ask('position') === position);
}));

test('a file that is dropped on a page at rest is opened', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    await game.rest();
    const position = await game.ask('position');
    await game.page.evaluate(async () => {
        const text = '[SetUp "1"]\n[FEN "W:W31,50:B21,5"]\n\n*\n';
        (await import('./page.js')).drop_file('game.pdn', new TextEncoder().encode(text));
    });
    await game.wait_for(async () => await game.ask('position') !== position);
}));

test('a file that cannot be read is named, also one that was read before', () => in_browser(async (game) => {
    await game.listen();
    await game.open(server.address);
    await game.play();
    const drop = (text) => game.page.evaluate(async (text) => {
        (await import('./page.js')).drop_file('game.pdn', text && new TextEncoder().encode(text));
    }, text);
    await drop('[SetUp "1"]\n[FEN "W:W32:B5"]\n\n*\n');
    await game.wait_for(async () => (await game.ask('position')).includes('W32'));
    await drop(null);
    await game.hears(/game\.pdn could not be opened/);
}));

test('full screen that the browser has left is asked for by one key again', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    const fills_screen = () => game.page.evaluate(() => document.fullscreenElement !== null);
    await game.page.keyboard.press('F11');
    await game.wait_for(fills_screen, 20_000);
    // As Escape does, which browsers keep to themselves.
    await game.page.evaluate(() => document.exitFullscreen());
    await game.wait_for(async () => !await fills_screen(), 20_000);
    await game.frames(2);
    assert.equal(await fills_screen(), false, 'it stays left');
    await game.page.keyboard.press('F11');
    await game.wait_for(fills_screen, 20_000);
}));

test('moves are spoken', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    await game.move('32-28');
    await game.wait_for(async () => /28/.test(await game.page.textContent('#spoken')));
}));

test('nine languages fit a phone', async () => {
    const seen = new Map();
    for (const locale of ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru']) {
        await in_browser(async (game) => {
            const play = game.page.locator('#play');
            await game.open(server.address);
            const box = await play.boundingBox();
            assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.height >= 44, JSON.stringify(box));
            assert.ok(await game.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
            await game.play();
            await game.frames(3);
            await game.picture(`phone-${locale}`);
            const words = (await game.ask('buttons')).map((button) => button.replace(/^\S+ \S+ /, '')).join(', ');
            assert.ok(!seen.has(words), `${locale} has the words of ${seen.get(words)}: ${words}`);
            seen.set(words, locale);
        }, { context: { ...PHONE, locale } });
    }
});

test('two hundred moves take no more memory than a few', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    const memory = () => game.page.evaluate(async () => (await (await import('./page.js')).default()).memory.buffer.byteLength);
    let at_twenty = 0;
    for (let moves = 0; moves < 200; moves += 1) {
        const legal = await game.wait_for_turn('WB');
        if (legal) {
            await game.move(legal[moves % legal.length]);
        } else {
            // Browsers have the key of a new game.
            await game.page.evaluate((link) => { location.hash = link; }, `dames3d:W:W31-50:B1-20:H0:F${moves}`);
            await game.wait_for(async () => !await game.ask('outcome'));
        }
        if (moves === 20) at_twenty = await memory();
    }
    const end = await memory();
    console.log(`memory after 20 moves ${(at_twenty / 2 ** 20).toFixed(0)} MiB, after 200 ${(end / 2 ** 20).toFixed(0)} MiB`);
    assert.ok(end < at_twenty * 1.5, `${at_twenty} ${end}`);
}));
