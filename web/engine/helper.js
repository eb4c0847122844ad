// A helper of a worker: it receives the worker's module and memory, and searches with it from then on.

onmessage = async ({ data: { module, memory } }) => {
    const { BUILD, default: load, help } = await import('./threads/engine.js');
    // The name of the helper is the build of its worker.
    if (BUILD !== self.name) throw new Error('the helper is of another version');
    await load({ module_or_path: module, memory });
    postMessage('ready');
    help();
};
