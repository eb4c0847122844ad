// A worker of the page: receives orders and answers with messages, both as texts, and sends the files that it writes.

import { BUILD as STORAGE_BUILD, open_storage } from '../storage.js';
import './choice.js';

export const BUILD = '';

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

/** Starts a helper, which shares the memory. */
function start_helper(module, memory) {
    return new Promise((resolve, reject) => {
        const helper = new Worker(new URL('helper.js', import.meta.url), { type: 'module', name: BUILD });
        helper.onmessage = resolve;
        helper.onerror = reject;
        helper.postMessage({ module, memory });
    });
}

/** Checks that all files are of the page's build, the worker's name. If not, they are reloaded for the next one. */
async function require_builds(builds, folder) {
    if (builds.every((build) => build === self.name)) return;
    const files = ['worker.js', 'helper.js', 'choice.js', '../storage.js', `${folder}engine.js`, `${folder}engine_bg.wasm`];
    await Promise.all(files.map((file) => fetch(new URL(file, import.meta.url), { cache: 'reload' })));
    throw new Error('the engine is of another version than the page; reload it');
}

async function load_engine({ folder, helpers }) {
    const code = await import(`./${folder}engine.js`);
    const module = await WebAssembly.compileStreaming(fetch(new URL(`${folder}engine_bg.wasm`, import.meta.url)));
    const [section] = WebAssembly.Module.customSections(module, 'build');
    await require_builds([BUILD, STORAGE_BUILD, code.BUILD, section && new TextDecoder().decode(section)], folder);
    const { memory } = await code.default({ module_or_path: module });
    await Promise.all(Array.from({ length: helpers }, () => start_helper(module, memory)));
    return { code, helpers };
}

/** Loads the engine or, without enough memory to share, the one that searches alone. */
async function load_some_engine() {
    const choice = choose_engine(crossOriginIsolated);
    try {
        return await load_engine(choice);
    } catch (error) {
        if (choice.helpers === 0) throw error;
        return load_engine(choose_engine(false));
    }
}

const { code, helpers } = await load_some_engine();
const { WebEngine, restore, take_changes, tables_folder } = code;
// The endgame tables solved before.
const storage = await open_storage(tables_folder());
restore(storage.take_files());
engine = new WebEngine(16, helpers);
carry_out();
