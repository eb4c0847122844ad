// A worker of the page: it is sent orders and answers with messages, both as texts, and sends the files that it writes. The
// engine without SIMD is for browsers that have none.

import { open_storage } from '../storage.js';

const orders = [];
let engine = null;

onmessage = ({ data }) => {
    orders.push(data);
    carry_out();
};

function carry_out() {
    while (engine && orders.length > 0) {
        engine.carry_out(orders.shift(), (message) => {
            const files = take_changes();
            if (files.length > 0) postMessage(files);
            postMessage(message);
        });
    }
}

// The shortest module with an instruction of SIMD.
const SIMD = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

const folder = WebAssembly.validate(SIMD) ? '.' : './scalar';
const { default: load, WebEngine, restore, take_changes, tables_folder } = await import(`${folder}/engine.js`);
const [storage] = await Promise.all([open_storage(), load()]);
// The endgame tables that were solved before.
restore(await storage.files(tables_folder()));
engine = new WebEngine(16);
carry_out();
