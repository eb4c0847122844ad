// What the tests of the page share: DAMES3D_PAGE is the folder of web/build, DAMES3D_SHOTS one for pictures, if they are
// wanted.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

import { GamePage, first_page, open_browser } from './browser.mjs';
import { serve } from './server.mjs';

export const folder = path.resolve(process.env.DAMES3D_PAGE ?? 'target/web');
export const pictures = process.env.DAMES3D_SHOTS;
if (pictures) mkdirSync(pictures, { recursive: true });

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const server = await serve(folder);
after(() => server.close());

/**
 * Runs the steps in a new browser, with these settings if some are given (`null` for a first visit), and looks for errors at
 * the end.
 */
export async function in_browser(steps, { context = {}, settings = {}, host = server, keep_errors = false } = {}) {
    const profile = mkdtempSync(path.join(tmpdir(), 'dames3d-'));
    const browser = await open_browser(profile, context);
    try {
        const game = new GamePage(await first_page(browser), pictures);
        if (settings) await game.keep(host.address, '/settings/settings.json', JSON.stringify(settings));
        await steps(game, browser, profile);
        if (!keep_errors) assert.deepEqual(game.errors, []);
    } finally {
        await browser.close();
        rmSync(profile, { recursive: true, force: true });
    }
}
