// Tries the engine as a worker uses it, in Node: web/engine/test.mjs FOLDER, the folder of web/build. The nodes of its
// searches must be those of `dames3d bench --json`, which is read from standard input if it comes from a pipe.

import assert from 'node:assert/strict';
import { existsSync, fstatSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

const DEPTH = 13;
const HELPERS = 1;

const load = (folder) => import(pathToFileURL(path.resolve(folder, 'engine.js')));

/** As helper.js does in a browser. */
async function help({ folder, module, memory }) {
    const engine = await load(folder);
    engine.initSync({ module, memory });
    parentPort.postMessage('ready');
    engine.help();
}

/** Starts a helper. It ends with the program. */
async function start_helper(data) {
    const helper = new Worker(new URL(import.meta.url), { workerData: data });
    helper.unref();
    await new Promise((resolve, reject) => helper.once('message', resolve).once('error', reject));
}

async function check(folder, native) {
    const engine = await load(folder);
    const module = new WebAssembly.Module(readFileSync(path.join(folder, 'engine_bg.wasm')));
    const { memory } = engine.initSync({ module });
    const helpers = memory.buffer instanceof SharedArrayBuffer ? HELPERS : 0;
    for (let helper = 0; helper < helpers; helper += 1) await start_helper({ folder, module, memory });

    const start = performance.now();
    const nodes = Array.from(engine.bench(DEPTH), Number);
    const seconds = (performance.now() - start) / 1000;
    if (native) assert.deepEqual(nodes, native.boards.map((board) => board.nodes));
    const sum = nodes.reduce((a, b) => a + b);
    const rate = (sum / seconds / 1e6).toFixed(2);
    const compared = native ? `; natively ${(native.nodes / native.seconds / 1e6).toFixed(2)}` : '';
    console.log(`${folder}: ${nodes.join(' + ')} nodes, ${rate} million a second${compared}`);

    // A move of some levels, from the start.
    for (const level of [1, 5]) {
        const computer = new engine.WebEngine(16, helpers);
        const messages = [];
        const begin = performance.now();
        computer.carry_out(engine.first_order(level), (text) => messages.push(JSON.parse(text)));
        const [move] = messages.at(-1).Outcome.Play;
        assert.ok(move.from > 30 && move.to > 25 && move.to < 31, JSON.stringify(move));
        assert.ok(level === 1 || messages.length > 2, `${messages.length} messages`);
        console.log(`level ${level}: ${move.from}-${move.to} after ${Math.round(performance.now() - begin)} ms`);
        assert.throws(() => computer.carry_out('{"tables":null,"name":"engine","job":{"Decide":[]}}', () => { }), /expected tuple variant/);
        computer.free();
    }
    if (helpers > 0) {
        // These levels search alone; a hint takes all there are.
        const computer = new engine.WebEngine(16, helpers);
        const order = JSON.parse(engine.first_order(10));
        order.job = { Hint: order.job.Decide[0].Play.position };
        let found = null;
        computer.carry_out(JSON.stringify(order), (text) => { found = JSON.parse(text).Event?.Info ?? found; });
        console.log(`hint with ${helpers} helpers: depth ${found.depth}, ${found.nodes} nodes`);
        assert.ok(found.depth > 0 && found.lines.length > 0, JSON.stringify(found));
        computer.free();
    }
    return nodes;
}

if (isMainThread) {
    const standard_input = fstatSync(0);
    const native = standard_input.isFIFO() || standard_input.isFile() ? JSON.parse(readFileSync(0, 'utf8')) : null;
    const counts = [];
    for (const folder of ['.', 'scalar', 'threads'].map((name) => path.join(process.argv[2], name))) {
        if (existsSync(folder)) counts.push(await check(folder, native));
    }
    counts.forEach((nodes) => assert.deepEqual(nodes, counts[0]));
} else {
    await help(workerData);
}
