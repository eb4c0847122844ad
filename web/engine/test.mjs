// Tries the engine as a worker uses it, in Node: web/engine/test.mjs FOLDER, the folder of web/build. The nodes of its
// searches must be those of `dames3d bench --json`, which is read from standard input.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

const native = JSON.parse(readFileSync(0, 'utf8'));
const DEPTH = 13;

for (const folder of [process.argv[2], path.join(process.argv[2], 'scalar')]) {
    const engine = await import(pathToFileURL(path.resolve(folder, 'engine.js')));
    engine.initSync({ module: readFileSync(path.join(folder, 'engine_bg.wasm')) });

    const start = performance.now();
    const nodes = Array.from(engine.bench(DEPTH), Number);
    const seconds = (performance.now() - start) / 1000;
    const expected = native.boards.map((board) => board.nodes);
    assert.deepEqual(nodes, expected);
    const sum = nodes.reduce((a, b) => a + b);
    const rate = (sum / seconds / 1e6).toFixed(2);
    console.log(`${folder}: ${nodes.join(' + ')} nodes, ${rate} million a second; natively ` +
        `${(native.nodes / native.seconds / 1e6).toFixed(2)}`);

    // A move of each level, from the start.
    for (const level of [1, 5]) {
        const computer = new engine.WebEngine(16);
        const messages = [];
        const begin = performance.now();
        computer.carry_out(engine.first_order(level), (text) => messages.push(JSON.parse(text)));
        const [move] = messages.at(-1).Outcome.Play;
        assert.ok(move.from > 30 && move.to > 25 && move.to < 31, JSON.stringify(move));
        assert.ok(level === 1 || messages.length > 2, `${messages.length} messages`);
        console.log(`level ${level}: ${move.from}-${move.to} after ${Math.round(performance.now() - begin)} ms`);
        assert.throws(() => computer.carry_out('{"tables":null,"job":{"EngineJob":{"Decide":[]}}}', () => { }), /invalid length/);
        computer.free();
    }
}
