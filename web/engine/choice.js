// Chooses the engine for this browser. A worker imports this, and the service worker reads it as a script: it exports
// nothing.

/** Maximum number of helpers. */
const MAX_HELPERS = 7;

// The shortest module with a SIMD instruction.
const SIMD = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** The folder of the engine, and the number of its helpers, which need shared memory on an isolated page. */
self.choose_engine = (is_isolated) => {
    if (!WebAssembly.validate(SIMD)) return { folder: 'scalar/', helpers: 0 };
    // One processor draws the page, and one is the worker's.
    const helpers = is_isolated ? Math.min(navigator.hardwareConcurrency - 2, MAX_HELPERS) : 0;
    return helpers > 0 ? { folder: 'threads/', helpers } : { folder: '', helpers: 0 };
};
