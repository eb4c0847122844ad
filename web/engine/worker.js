// A worker of the page: it is sent orders and answers with messages, both as texts. The engine without SIMD is for browsers
// that have none.

const orders = [];
let engine = null;

onmessage = ({ data }) => {
    orders.push(data);
    carry_out();
};

function carry_out() {
    while (engine && orders.length > 0) {
        engine.carry_out(orders.shift(), (message) => postMessage(message));
    }
}

// The shortest module with an instruction of SIMD.
const SIMD = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

const folder = WebAssembly.validate(SIMD) ? '.' : './scalar';
const { default: load, WebEngine } = await import(`${folder}/engine.js`);
await load();
engine = new WebEngine(16);
carry_out();
