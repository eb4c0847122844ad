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
    const position = ['Dames3d', {
        side_to_move: 'White', white: range(31, 50), black: range(1, 20), kings: [],
    }];
    for (const level of [1, 5]) {
        const computer = new engine.WebEngine(16);
        const events = [];
        const job = { Decide: [{ Play: {
            position: { history: history(position), bound: null }, huff_options: null, clock: null,
        } }, level] };
        const begin = performance.now();
        const decision = JSON.parse(computer.run(JSON.stringify(job), (event) => events.push(JSON.parse(event))));
        const [move, of] = decision.Play;
        assert.ok(move.from > 30 && move.to > 25 && move.to < 31, JSON.stringify(move));
        assert.deepEqual(of, position);
        assert.ok(level === 1 || events.length > 1, `${events.length} events`);
        console.log(`level ${level}: ${move.from}-${move.to} after ${Math.round(performance.now() - begin)} ms`);
        assert.throws(() => computer.run('{"Decide":[]}', () => { }), /invalid length/);
        computer.free();
    }
}

function range(first, last) {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function history(position) {
    return {
        moves: [],
        positions: [position],
        counters: [{ repetitions: 1, quiet: 0, ending: null }],
        draws: { repetitions: 3, quiet: 50, three_against_king: 32, few_against_king: 'DrawAtOnce' },
    };
}
