// A browser with the page: opened, clicked and photographed.

import { chromium } from 'playwright-core';
import path from 'node:path';

const OPTIONS = [
    '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist',
];

/** Opens a browser with a profile of its own in this folder. */
export function open_browser(profile, context = {}) {
    return chromium.launchPersistentContext(profile, {
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        headless: true,
        args: OPTIONS,
        viewport: { width: 1280, height: 800 },
        locale: 'en-US',
        ...context,
    });
}

/** The page that a browser opens with. */
export async function first_page(browser) {
    return browser.pages()[0] ?? await browser.newPage();
}

/** The game on a page of a browser. */
export class GamePage {
    constructor(page, pictures) {
        this.page = page;
        this.pictures = pictures;
        this.errors = [];
        // A busy machine draws seconds a frame; only a hang takes this long.
        page.setDefaultTimeout(300_000);
        page.on('pageerror', (error) => {
            if (!error.message.includes('Using exceptions for control flow')) this.errors.push(error.message);
        });
        page.on('console', (message) => {
            if (message.type() === 'error') this.errors.push(message.text());
            if (process.env.VERBOSE) console.log('console:', message.text());
        });
    }

    /** Opens the address, and waits until the game can be played. Returns the milliseconds until then. */
    async open(address) {
        const begin = performance.now();
        await this.page.goto(address);
        await this.wait_until_ready();
        return performance.now() - begin;
    }

    /** Waits until the game can be played. */
    async wait_until_ready() {
        const state = await this.wait_for(() => this.state());
        if (state !== 'ready') throw new Error(await this.page.textContent('#state'));
    }

    /** What has become of the game: ready, or the reason why there is none; nothing while it is loaded. */
    state() {
        return this.page.evaluate(() => document.documentElement.dataset.state);
    }

    /** Waits until there is no game for this reason, and the cover shows it. Returns its words. */
    async wait_until_covered(reason) {
        await this.wait_for(async () => await this.state() === reason && await this.opacity_of_cover() === '1');
        const { button, is_game_inert } = await this.page.evaluate(() => ({
            button: document.getElementById('play').textContent,
            is_game_inert: document.getElementById('game').inert,
        }));
        if (button !== 'Reload' || !is_game_inert) throw new Error(`${button}, inert: ${is_game_inert}`);
        return this.page.textContent('#state');
    }

    /** Presses *Reload* on the cover, and waits for the page. */
    async reload() {
        const reloaded = this.page.waitForEvent('load');
        await this.page.click('#play');
        await reloaded;
    }

    opacity_of_cover() {
        return this.page.evaluate(() => getComputedStyle(document.getElementById('cover')).opacity);
    }

    /** Notes what screen readers hear from now on, also on the pages to come. */
    async listen() {
        await this.page.addInitScript(() => {
            globalThis.heard = [];
            addEventListener('DOMContentLoaded', () => {
                const spoken = document.getElementById('spoken');
                const note = () => globalThis.heard.push(spoken.textContent);
                if (spoken) new MutationObserver(note).observe(spoken, { childList: true, characterData: true, subtree: true });
            });
        });
    }

    /** Waits until screen readers have heard this, and returns it. */
    hears(pattern) {
        return this.wait_for(() => this.page.evaluate(
            ([source, flags]) => globalThis.heard.find((words) => new RegExp(source, flags).test(words)),
            [pattern.source, pattern.flags],
        ), 60_000).catch(async () => {
            throw new Error(`${pattern} was not among ${JSON.stringify(await this.page.evaluate(() => globalThis.heard))}`);
        });
    }

    /** Clicks *Play*, and waits until the cover is gone and the game drawn. */
    async play() {
        await this.page.click('#play');
        await this.wait_for(async () => await this.opacity_of_cover() === '0');
    }

    /** Asks the page of the game, by the functions that it exports. */
    ask(name) {
        return this.page.evaluate(async (name) => {
            const page = await import('./page.js');
            const answer = page[name]();
            return typeof answer === 'object' ? Array.from(answer) : answer;
        }, name);
    }

    /** Waits until the game has drawn this number of frames more, or has nothing to draw. */
    async frames(number) {
        const begin = await this.ask('frames');
        const end = performance.now() + 5_000;
        await this.wait_for(async () => await this.ask('frames') >= begin + number || performance.now() > end);
    }

    /** Waits until the game has drawn nothing for some seconds. */
    async rest(seconds = 6) {
        let [frames, since] = [await this.ask('frames'), performance.now()];
        await this.wait_for(async () => {
            const now = await this.ask('frames');
            if (now !== frames) [frames, since] = [now, performance.now()];
            return performance.now() - since > seconds * 1000;
        });
    }

    /** The number of frames drawn within some seconds in which nobody does anything. */
    async frames_within(seconds) {
        const begin = await this.ask('frames');
        await this.page.waitForTimeout(seconds * 1000);
        return await this.ask('frames') - begin;
    }

    /** Waits until this holds, and returns it. */
    async wait_for(condition, limit = 300_000) {
        const end = performance.now() + limit;
        for (;;) {
            const found = await condition();
            if (found) return found;
            if (performance.now() > end) throw new Error(`not within ${limit} ms: ${condition}`);
            await this.page.waitForTimeout(50);
        }
    }

    /** The place of a square in the window. */
    async place(number) {
        const places = await this.ask('places_of_squares');
        const box = await this.page.locator('#game').boundingBox();
        return { x: box.x + places[2 * number - 2], y: box.y + places[2 * number - 1] };
    }

    /** Waits until the board has stood still for a second: a click on one that turns would hit another square. */
    async stand_still() {
        const place = async () => JSON.stringify(await this.place(32));
        let [last, since] = [await place(), performance.now()];
        await this.wait_for(async () => {
            const now = await place();
            if (now !== last) [last, since] = [now, performance.now()];
            return performance.now() - since > 1_000;
        });
    }

    /** Plays a move such as 32-28 or 31x22x13 by clicks on its squares, or by touches, and waits until it is played. */
    async move(text, touches = false) {
        const before = await this.ask('position');
        for (const number of text.split(/[-x]/).map(Number)) {
            const { x, y } = await this.place(number);
            if (touches) await this.page.touchscreen.tap(x, y);
            else await this.page.mouse.click(x, y);
            await this.frames(1);
        }
        const is_played = async () => await this.ask('position') !== before || await this.ask('outcome');
        await this.wait_for(is_played, 60_000).catch(async () => {
            await this.picture('not-played');
            throw new Error(`${text} was not played in ${before}`);
        });
    }

    /** Presses a button of the game by its words, once it is there; with touches as in `move`. */
    async press(words, touches = false) {
        const button = await this.wait_for(async () => {
            const buttons = (await this.ask('buttons')).map((text) => text.match(/^(\S+) (\S+) (.*)$/));
            return buttons.find(([, , , named]) => named === words);
        }, 60_000).catch(async () => {
            await this.picture('no-button');
            throw new Error(`no button ${words} among ${await this.ask('buttons')}`);
        });
        const box = await this.page.locator('#game').boundingBox();
        const [x, y] = [box.x + Number(button[1]), box.y + Number(button[2])];
        if (touches) await this.page.touchscreen.tap(x, y);
        else await this.page.mouse.click(x, y);
        await this.frames(2);
    }

    /** Opens a file by the dialog of the browser. */
    async choose_file(file) {
        let chooser = null;
        this.page.once('filechooser', (opened) => { chooser = opened; });
        await this.page.keyboard.press('Control+KeyO');
        let acted = performance.now();
        await this.wait_for(async () => {
            // A frame may come too late for the browser; the next click opens the dialog then. One that comes too late itself
            // closes what the file opens.
            if (!chooser && performance.now() - acted > 6_000) {
                await this.page.mouse.click(4, 4);
                acted = performance.now();
            }
            return chooser;
        });
        await chooser.setFiles(file);
    }

    /** Keeps a file for the game before it is opened, as if it had been written before. */
    async keep(address, file, text) {
        await this.page.goto(`${address}manifest.webmanifest`);
        await this.page.evaluate(async ([file, text]) => {
            const { open_storage } = await import('/storage.js');
            const storage = await open_storage();
            storage.keep([[file, new TextEncoder().encode(text)]]);
            // It reads what was written before.
            await open_storage();
        }, [file, text]);
    }

    /** Waits until one of these sides is to move. Returns the legal moves; null when the game is over. */
    async wait_for_turn(sides = 'W') {
        let legal = null;
        await this.wait_for(async () => {
            // At once: between two questions the computer may have moved.
            const now = await this.page.evaluate(async () => {
                const page = await import('./page.js');
                return { outcome: page.outcome(), position: page.position(), legal: Array.from(page.legal_moves()) };
            });
            legal = now.outcome ? null : now.legal;
            return now.outcome || now.legal.length > 0 && sides.includes(now.position[0]);
        });
        return legal;
    }

    /** The brightness of a square as it is drawn, from 0 to 255: the mean of the middle of what stands there. */
    async brightness(number) {
        const { x, y } = await this.place(number);
        const clip = { x: Math.round(x) - 4, y: Math.round(y) - 4, width: 8, height: 8 };
        const picture = (await this.page.screenshot({ clip })).toString('base64');
        return this.page.evaluate(async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
            const bitmap = await createImageBitmap(new Blob([bytes]));
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            context.drawImage(bitmap, 0, 0);
            const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
            let sum = 0;
            for (let index = 0; index < data.length; index += 4) sum += data[index] + data[index + 1] + data[index + 2];
            return sum / (data.length / 4 * 3);
        }, picture);
    }

    /** Prepares the tab for `set_hidden`: a browser under test shows every tab. */
    async can_be_hidden() {
        await this.page.addInitScript(() => {
            globalThis.is_hidden = false;
            Object.defineProperty(document, 'hidden', { get: () => globalThis.is_hidden });
            // As in a tab in the background, frames wait until it is shown.
            const request = requestAnimationFrame.bind(globalThis);
            globalThis.requestAnimationFrame = (callback) => request(
                (time) => globalThis.is_hidden || callback(time),
            );
        });
    }

    /** Sends the tab to the background, or shows it. */
    async set_hidden(is_hidden) {
        await this.page.evaluate((is_hidden) => {
            globalThis.is_hidden = is_hidden;
            document.dispatchEvent(new Event('visibilitychange'));
        }, is_hidden);
    }

    /** Kills the process of the tab. */
    async crash() {
        const crashed = this.page.waitForEvent('crash');
        this.page.goto('chrome://crash').catch(() => { });
        await crashed;
        await this.page.close();
    }

    async picture(name) {
        if (this.pictures) await this.page.screenshot({ path: path.join(this.pictures, `${name}.png`) });
    }
}
