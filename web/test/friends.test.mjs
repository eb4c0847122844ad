// Two friends who play over `dames3d serve`, on pages: DAMES3D_PROGRAM is the program.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

import { GamePage, first_page, open_browser } from './browser.mjs';
import { PHONE, folder, pictures } from './harness.mjs';

const program = path.resolve(process.env.DAMES3D_PROGRAM ?? 'target/release/dames3d');

/** A server of games with the page, whose process can be killed and started again. */
class Host {
    constructor() {
        this.data = mkdtempSync(path.join(tmpdir(), 'dames3d-'));
        this.port = 0;
    }

    async start() {
        const listen = ['--listen', `127.0.0.1:${this.port}`];
        const { LANG = 'C', PATH } = process.env;
        this.process = spawn(program, ['serve', ...listen, '--data', this.data, '--page', folder], {
            env: { LANG, PATH, HOME: this.data },
            stdio: ['ignore', 'pipe', 'inherit'],
        });
        for await (const line of createInterface({ input: this.process.stdout })) {
            const [, port] = line.match(/^listening on http:\/\/[^:]*:(\d+)/) ?? [];
            if (!port) continue;
            this.port = Number(port);
            this.address = `http://localhost:${port}/`;
            return;
        }
        throw new Error(`${program} serve has ended`);
    }

    async kill() {
        const ended = new Promise((resolve) => this.process.once('exit', resolve));
        this.process.kill('SIGKILL');
        await ended;
    }

    async remove() {
        await this.kill();
        rmSync(this.data, { recursive: true, force: true });
    }
}

/** A network between a page and its server that can be cut. */
class Cable {
    constructor(host) {
        this.host = host;
        this.ends = new Set();
        this.is_cut = false;
    }

    async lay() {
        this.server = createServer((near) => {
            const far = connect(this.host.port, '127.0.0.1');
            for (const [end, other] of [[near, far], [far, near]]) {
                this.ends.add(end);
                end.on('data', (bytes) => this.is_cut || other.write(bytes));
                end.on('error', () => { });
                end.on('close', () => {
                    this.ends.delete(end);
                    // Over a network that is cut nobody hears of it.
                    if (!this.is_cut) other.destroy();
                });
            }
        });
        await new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
        this.address = `http://localhost:${this.server.address().port}/`;
    }

    /** What is sent from now on is lost, and nobody is told. */
    cut() {
        this.is_cut = true;
    }

    /** New connections are good again; those of before are not. */
    mend() {
        this.is_cut = false;
        for (const end of this.ends) end.destroy();
    }

    take_up() {
        this.mend();
        this.server.close();
    }
}

/** Runs the steps with two pages in browsers of their own, the second one behind a cable. */
async function with_friends(steps, context = PHONE) {
    const host = new Host();
    await host.start();
    const cable = new Cable(host);
    await cable.lay();
    const profiles = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'dames3d-')));
    const browsers = await Promise.all(profiles.map((profile) => open_browser(profile, context)));
    try {
        const friends = [];
        for (const [browser, site] of [[browsers[0], host], [browsers[1], cable]]) {
            await browser.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address });
            const friend = new GamePage(await first_page(browser), pictures);
            await friend.listen();
            await friend.keep(site.address, '/settings/settings.json', '{}');
            friends.push(friend);
        }
        await steps(...friends, { host, cable, browsers });
    } finally {
        await Promise.all(browsers.map((browser) => browser.close()));
        cable.take_up();
        await host.remove();
        profiles.forEach((profile) => rmSync(profile, { recursive: true, force: true }));
    }
}

/** Offers a game on the server of the page, and returns the link of the invitation. */
async function invite(game, touches, choices = []) {
    // Upright, it is in the sheet.
    if (touches) await game.press('Handle of the sheet', touches);
    await game.press('New game', touches);
    for (const words of ['A friend elsewhere', ...choices]) await game.press(words, touches);
    await game.press('Begin', touches);
    await game.press('Invite', touches);
    await game.picture('friend-invitation');
    await game.press('Copy the link', touches);
    return game.wait_for(() => game.page.evaluate(() => navigator.clipboard.readText()), 20_000);
}

/** Follows the link of an invitation on the page of the guest, and takes the seat. The game is on both boards then. */
async function join([host_page, guest], link, side, touches) {
    await guest.page.goto(link);
    // An address that differs only behind its # is not loaded anew.
    await guest.page.reload();
    await guest.wait_until_ready();
    await guest.picture('friend-asked');
    await guest.press(`Join as ${side}`, touches);
    for (const game of [host_page, guest]) await game.hears(/friend: connected/i);
    await host_page.stand_still();
    await guest.stand_still();
}

/** Plays the game of both pages, White on the first, for a number of moves or to its end. Returns the moves played. */
async function play(friends, most, touches) {
    for (let moves = 0; moves < most; moves += 1) {
        const position = await friends[0].ask('position');
        const mover = position.startsWith('W') ? friends[0] : friends[1];
        const legal = await mover.wait_for_turn(position[0]);
        if (!legal) return moves;
        await mover.move(legal.toSorted((a, b) => b.length - a.length)[0], touches);
        await agree(friends);
    }
    return most;
}

/** Waits until both pages show the same position. */
async function agree([first, second]) {
    const state = async (game) => `${await game.ask('position')} ${await game.ask('outcome')}`;
    await first.wait_for(async () => await state(first) === await state(second), 60_000);
}

test('two phones play a whole game, with the network cut and the server killed in between', () => with_friends(
    async (host_page, guest, { host, cable }) => {
        await host_page.open(host.address);
        await host_page.play();
        await host_page.frames(2);
        const link = await invite(host_page, true, ['White']);
        assert.match(link, /#join=[0-9a-f]{16}\.[0-9a-f]{32}$/);
        await guest.page.goto(cable.address);
        await guest.wait_until_ready();
        const begin = performance.now();
        await join([host_page, guest], link.replace(host.address, cable.address), 'Black', true);
        console.log(`from the link to the first move: ${Math.round(performance.now() - begin)} ms`);
        const friends = [host_page, guest];
        await play(friends, 4, true);
        await guest.picture('friend-game');
        // The last move has been shown.
        await guest.rest(2);
        // The server says something every four seconds at most. Else nothing begins a frame.
        const frames = await guest.frames_within(15);
        assert.ok(frames <= 12, `${frames} frames while nobody plays`);

        cable.cut();
        const legal = await host_page.wait_for_turn('W');
        await host_page.move(legal[0], true);
        await guest.hears(/connection.*lost|lost.*connection/i);
        await guest.picture('friend-lost');
        cable.mend();
        await agree(friends);
        await play(friends, 3, true);

        await host.kill();
        await host_page.hears(/connection.*lost|lost.*connection/i);
        await host.start();
        await agree(friends);
        const moves = await play(friends, 400, true);
        console.log(`two phones: ${moves} moves more, ${await guest.ask('outcome')}`);
        await agree(friends);
        assert.notEqual(await guest.ask('outcome'), '');
        await guest.rest(3);
        await guest.picture('friend-result');
        await host_page.picture('friend-result-host');
    },
));

test('a phone that slept, was offline or has lost all it kept is in the game again', () => with_friends(
    async (host_page, guest, { host, cable, browsers }) => {
        await host_page.open(host.address);
        await host_page.play();
        await host_page.frames(2);
        const link = await invite(host_page, true, ['White']);
        await join([host_page, guest], link.replace(host.address, cable.address), 'Black', true);
        const friends = [host_page, guest];
        await play(friends, 2, true);
        await guest.press('Links', true);
        await guest.press('Show this link', true);
        await guest.picture('friend-links');
        await guest.press('Copy the link for my other device', true);
        const seat = await guest.wait_for(() => guest.page.evaluate(() => navigator.clipboard.readText()), 20_000);
        assert.match(seat, /#seat=[0-9a-f]{16}\.[0-9a-f]{32}$/);
        await guest.press('Close', true);

        /** White moves while the guest is not there. */
        const move_meanwhile = async () => {
            await host_page.wait_for_turn('W');
            await host_page.move((await host_page.ask('legal_moves'))[0], true);
        };
        const devtools = await browsers[1].newCDPSession(guest.page);
        await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
        await move_meanwhile();
        // Longer than a client takes a silent server for lost.
        await host_page.page.waitForTimeout(12_000);
        await host_page.picture('friend-asleep');
        await devtools.send('Page.setWebLifecycleState', { state: 'active' });
        await agree(friends);
        await play(friends, 1, true);

        cable.cut();
        await browsers[1].setOffline(true);
        await move_meanwhile();
        await guest.hears(/connection.*lost|lost.*connection/i);
        await browsers[1].setOffline(false);
        cable.mend();
        await agree(friends);
        await play(friends, 1, true);

        await guest.page.goto('about:blank');
        await devtools.send('Storage.clearDataForOrigin', { origin: new URL(cable.address).origin, storageTypes: 'all' });
        await move_meanwhile();
        await guest.page.goto(seat);
        await guest.wait_until_ready();
        await agree(friends);
        await guest.picture('friend-back');
        await play(friends, 3, true);
    },
));

/** A player on the terminal, who follows a link. */
class Terminal {
    constructor(link) {
        this.home = mkdtempSync(path.join(tmpdir(), 'dames3d-'));
        const { PATH } = process.env;
        this.process = spawn(program, ['text', '--join', link], {
            env: { LANG: 'C', PATH, HOME: this.home },
            stdio: ['pipe', 'ignore', 'inherit'],
        });
    }

    types(text) {
        this.process.stdin.write(`${text}\n`);
    }

    remove() {
        this.process.kill('SIGKILL');
        rmSync(this.home, { recursive: true, force: true });
    }
}

test('a page plays a whole game on the flat board with a terminal', () => with_friends(async (game, _, { host }) => {
    await game.open(host.address);
    await game.play();
    await game.frames(2);
    const link = await invite(game, false, ['Flat', 'White']);
    const terminal = new Terminal(link);
    try {
        await game.hears(/friend: connected/i);
        await game.stand_still();
        for (let moves = 0; ; moves += 1) {
            const legal = await game.wait_for_turn('WB');
            if (!legal) {
                console.log(`with a terminal: ${moves} moves, ${await game.ask('outcome')}`);
                break;
            }
            assert.ok(moves < 400, 'the game ends');
            const move = legal.toSorted((a, b) => b.length - a.length)[0];
            const position = await game.ask('position');
            if (position.startsWith('W')) {
                await game.move(move);
            } else {
                terminal.types(move);
                await game.wait_for(async () => await game.ask('position') !== position || await game.ask('outcome'), 60_000);
            }
        }
        await game.rest(3);
        await game.picture('friend-terminal-result');
    } finally {
        terminal.remove();
    }
}, {}));
