// The page by keyboard and by ear, and what it leaves to the browser; its links.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { GamePage } from './browser.mjs';
import { folder, in_browser, server } from './harness.mjs';

const focused = (game) => game.page.evaluate(() => document.activeElement.id);

test('the game is started and played by keyboard', () => in_browser(async (game) => {
    await game.open(server.address);
    const position = await game.ask('position');
    assert.equal(await focused(game), 'play', 'not the canvas behind the cover');
    assert.ok(await game.page.evaluate(() => document.getElementById('game').inert));
    // Keys do nothing behind the cover: neither the board nor a step of the keyboard.
    await game.page.keyboard.type('32-28');
    await game.page.keyboard.press('Tab');
    assert.notEqual(await focused(game), 'game');
    await game.page.keyboard.press('Shift+Tab');
    assert.equal(await focused(game), 'play');
    await game.picture('keyboard-cover');
    await game.page.keyboard.press('Enter');
    await game.wait_for(async () => await game.opacity_of_cover() === '0');
    assert.equal(await focused(game), 'game');
    assert.equal(await game.ask('position'), position);
    await game.page.keyboard.type('32-28');
    await game.page.keyboard.press('Enter');
    await game.wait_for(async () => await game.ask('position') !== position);
    await game.picture('keyboard-move');
    assert.match(await game.ask('position'), /28/);
}));

test('the browser keeps its keys and its zoom', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    /** Returns true if the game takes this key from the browser. */
    const takes = (code, key, held = {}) => game.page.evaluate(([code, key, held]) => {
        const pressed = new KeyboardEvent('keydown', { code, key, ...held, bubbles: true, cancelable: true });
        document.getElementById('game').dispatchEvent(pressed);
        const released = new KeyboardEvent('keyup', { code, key, bubbles: true });
        document.getElementById('game').dispatchEvent(released);
        return pressed.defaultPrevented;
    }, [code, key, held]);
    const ctrl = { ctrlKey: true };
    const of_browser = [
        ['F5', 'F5'], ['F12', 'F12'], ['KeyR', 'r', ctrl], ['KeyF', 'f', ctrl], ['KeyP', 'p', ctrl], ['KeyN', 'n', ctrl], ['KeyQ', 'q', ctrl],
        ['Equal', '+', ctrl], ['Minus', '-', ctrl], ['Digit0', '0', ctrl], ['ArrowLeft', 'ArrowLeft', { altKey: true }],
        ['KeyR', 'r', { metaKey: true }],
    ];
    for (const [code, key, held] of of_browser) assert.ok(!await takes(code, key, held), `${JSON.stringify(held)} ${key}`);
    const of_game = [
        ['F1', 'F1'], ['F2', 'F2'], ['F10', 'F10'], ['KeyS', 's', ctrl], ['KeyO', 'o', ctrl], ['KeyZ', 'z', ctrl],
        ['Digit3', '3'], ['ArrowLeft', 'ArrowLeft'], ['Tab', 'Tab'],
    ];
    for (const [code, key, held] of of_game) assert.ok(await takes(code, key, held), `${JSON.stringify(held)} ${key}`);
    assert.doesNotMatch(await game.page.getAttribute('meta[name=viewport]', 'content'), /user-scalable|maximum-scale/);
}));

test('the browser asks for the text of a field that is tapped', () => in_browser(async (game) => {
    await game.open(server.address);
    await game.play();
    for (const words of ['New game', 'A friend elsewhere', 'Join a game…']) await game.press(words, true);
    /** Taps the field beside *Paste*, and types this text into the dialog. Returns what the dialog said and had in it. */
    const fill = async (text) => {
        const asked = new Promise((resolve) => {
            game.page.once('dialog', (dialog) => {
                resolve([dialog.message(), dialog.defaultValue()]);
                if (text === null) dialog.dismiss();
                else dialog.accept(text);
            });
        });
        const paste = await game.wait_for(async () => (await game.ask('buttons')).find((button) => button.endsWith(' Paste')));
        const [x, y] = paste.split(' ').map(Number);
        const box = await game.page.locator('#game').boundingBox();
        await game.page.touchscreen.tap(box.x + x - 150, box.y + y);
        const answer = await asked;
        await game.frames(2);
        return answer;
    };
    assert.deepEqual(await fill('FWKQSA'), ['Link, or six letters', '']);
    assert.deepEqual(await fill(null), ['Link, or six letters', 'FWKQSA']);
    assert.deepEqual(await fill('A'.repeat(400)), ['Link, or six letters', 'FWKQSA']);
    assert.deepEqual(await fill(''), ['Link, or six letters', 'A'.repeat(300)]);
    assert.deepEqual(await fill(null), ['Link, or six letters', '']);
}, { context: { hasTouch: true } }));

test('on a Mac, Command copies and pastes', () => in_browser(async (game, browser) => {
    await browser.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
    await game.page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
    await game.open(server.address);
    await game.play();
    const read = () => game.page.evaluate(() => navigator.clipboard.readText());
    const press = async (code) => {
        await game.page.keyboard.down('Meta');
        await game.page.keyboard.press(code);
        // A field looks at the keys that are held in the frame.
        await game.frames(2);
        await game.page.keyboard.up('Meta');
        await game.frames(1);
    };
    await press('KeyC');
    const position = await game.ask('position');
    await game.wait_for(async () => await read() === position, 20_000);
    for (const words of ['New game', 'A friend elsewhere', 'Join a game…']) await game.press(words);
    // The field for a link has the focus.
    await game.page.keyboard.type('abc');
    await game.frames(2);
    for (const code of ['KeyA', 'KeyX', 'KeyV', 'KeyV', 'KeyA', 'KeyC']) await press(code);
    await game.wait_for(async () => await read() === 'abcabc', 20_000);
}));

test('screen readers hear moves, what is typed, dialogs and the focused button', () => in_browser(async (game) => {
    await game.listen();
    await game.open(server.address);
    await game.play();
    await game.page.keyboard.type('32');
    await game.hears(/32-28, 32-27/);
    await game.page.keyboard.type('-28');
    await game.page.keyboard.press('Enter');
    await game.hears(/White 32 to 28/);
    await game.page.keyboard.press('F10');
    await game.frames(2);
    const heard = () => game.page.evaluate(() => globalThis.heard.length);
    const before = await heard();
    await game.page.keyboard.press('Tab');
    await game.wait_for(async () => await heard() > before, 20_000);
    await game.page.keyboard.press('Escape');
    await game.page.keyboard.press('x');
    await game.hears(/^Share/);
    await game.page.keyboard.press('Escape');
    await game.frames(2);
    // A walk over the squares.
    await game.page.keyboard.press('Enter');
    await game.hears(/square|man|empty/i);
}));

test('the first card is heard with its choices, and nothing flies for those who want less motion', () => in_browser(async (game) => {
    await game.listen();
    await game.open(server.address);
    await game.play();
    const card = await game.hears(/Learn in six minutes/);
    assert.match(card, /Rules/);
    assert.ok(await game.ask('frames') < 12, `${await game.ask('frames')} frames`);
    await game.picture('first-card');
}, { settings: null, context: { reducedMotion: 'reduce' } }));

test('the language of the page is that of the game, and the bar has a name', () => in_browser(async (game) => {
    await game.page.goto(server.address);
    assert.match(await game.page.getAttribute('#loaded', 'aria-label'), /Loading/);
    await game.wait_until_ready();
    await game.play();
    await game.wait_for(() => game.page.evaluate(() => document.documentElement.lang === 'fr'));
    await game.page.evaluate(() => { Promise.reject(new WebAssembly.RuntimeError('unreachable')); });
    await game.wait_for(() => game.page.evaluate(() => document.getElementById('state').textContent.includes('erreur')));
}, { settings: { language: 'french' }, keep_errors: true }));

test('the game and its cover are in the first language of the browser that they have', () => in_browser(async (game) => {
    await game.page.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { value: ['sv-SE', 'de-DE', 'en-US'] });
    });
    await game.open(server.address);
    assert.equal(await game.page.textContent('#play'), 'Spielen');
    await game.play();
    await game.wait_for(async () => (await game.ask('buttons')).some((button) => button.endsWith(' Einstellungen')));
}));

test('without scripts the page says what it needs', () => in_browser(async (game) => {
    await game.page.goto(server.address);
    assert.ok(await game.page.locator('noscript p').first().boundingBox());
    assert.ok(await game.page.locator('#play').isHidden(), 'no dead button');
    await game.picture('no-script');
}, { settings: null, context: { javaScriptEnabled: false } }));

test('the page can be installed with an icon of any shape', () => {
    const { icons } = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8'));
    const width = ({ src }) => readFileSync(path.join(folder, src)).readUInt32BE(16);
    const pictures = icons.filter(({ type }) => type === 'image/png');
    for (const icon of pictures) assert.equal(`${width(icon)}x${width(icon)}`, icon.sizes, icon.src);
    for (const purpose of ['any', 'maskable']) {
        assert.ok(pictures.some((icon) => icon.sizes === '512x512' && icon.purpose === purpose), purpose);
    }
});

test('a link carries a position of any game, and is followed on the page', () => in_browser(async (game) => {
    await game.open(`${server.address}#fen=${encodeURIComponent('W:W31,50:B21,5')}`);
    await game.play();
    assert.match(await game.ask('position'), /W31,50/);
    const shows = (squares) => game.wait_for(async () => (await game.ask('position')).includes(squares));
    // A king moves along the sides of the pyramid too.
    await game.page.evaluate(() => { location.hash = '#dames3d:W:WK28:B5'; });
    await shows('WK28');
    const on_pyramid = await game.ask('legal_moves');
    await game.page.evaluate(() => { location.hash = '#international:W:WK28:B5'; });
    await game.wait_for(async () => `${await game.ask('legal_moves')}` !== `${on_pyramid}`);
    await game.page.evaluate(() => { location.hash = `#pdn=${encodeURIComponent('[FEN "W:W33:B2"]\n\n*')}`; });
    await shows('W33');
    await game.page.goto(`${server.address}#dames3d:W:W40:B5`);
    await shows('W40');
}));

test('a reload opens a link again until its game has been played on, then that game', () => in_browser(async (game) => {
    await game.open(`${server.address}#dames3d:W:W32:B5`);
    await game.page.reload();
    await game.wait_until_ready();
    await game.play();
    await game.wait_for(async () => (await game.ask('position')).includes('W32'));
    await game.stand_still();
    await game.move((await game.ask('legal_moves'))[0]);
    await game.wait_for(() => game.page.url() === server.address);
    const position = await game.ask('position');
    await game.page.reload();
    await game.wait_until_ready();
    await game.play();
    await game.frames(2);
    // The unfinished game is offered.
    await game.page.keyboard.press('Enter');
    await game.wait_for(async () => await game.ask('position') === position, 60_000);
}));

test('a link in a second tab goes to the first', () => in_browser(async (game, browser) => {
    await game.open(server.address);
    await game.play();
    const second = new GamePage(await browser.newPage(), game.pictures);
    await second.page.goto(`${server.address}#dames3d:W:W28:B5`);
    await second.wait_for(async () => /another tab.*open there/.test(await second.page.textContent('#state')));
    await second.wait_until_covered('elsewhere');
    await second.picture('second-tab');
    await game.page.bringToFront();
    await game.wait_for(async () => (await game.ask('position')).includes('W28'));
    await second.page.goto(server.address);
    await second.page.reload();
    assert.doesNotMatch(await second.wait_until_covered('elsewhere'), /open there/);
}));

test('a shared link names the game', () => in_browser(async (game, browser) => {
    await browser.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
    await game.listen();
    await game.open(`${server.address}#dames3d:W:W28:B5`);
    await game.play();
    await game.page.keyboard.press('x');
    await game.hears(/^Share/);
    for (let step = 0; step < 12; step += 1) {
        const count = await game.page.evaluate(() => globalThis.heard.length);
        await game.page.keyboard.press('Tab');
        const last = await game.wait_for(() => game.page.evaluate((count) => globalThis.heard[count], count), 20_000);
        if (/link/i.test(last)) break;
    }
    await game.page.keyboard.press('Enter');
    const link = await game.wait_for(() => game.page.evaluate(() => navigator.clipboard.readText()), 20_000);
    assert.equal(link, `${server.address}#dames3d:W:W28:B5`);
}));
