// A helper of a worker: it is sent the worker's module and memory, and searches with it from then on.

onmessage = async ({ data: { module, memory } }) => {
    const { default: load, help } = await import('./threads/engine.js');
    await load({ module_or_path: module, memory });
    postMessage('ready');
    help();
};
