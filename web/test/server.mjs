// Serves a folder as a static host does: with the packings of brotli and gzip, and with caching left to the page.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
    '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
    '.webp': 'image/webp', '.png': 'image/png', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the folder on a free port. `bytes_per_second` slows each answer down, as a network does. `isolates` sends the headers
 * with which workers may share memory; `processors` is the number that workers see. `served` has the files that
 * were asked for.
 */
export async function serve(folder, { bytes_per_second = Infinity, isolates = false, processors = 0 } = {}) {
    const served = [];
    /** When the line has sent what it is given, in milliseconds. */
    let line_free = 0;
    const server = createServer((request, response) => {
        const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
        if (name === '/favicon.ico') {
            // Asked for by browsers beside a page without an icon.
            response.writeHead(204).end();
            return;
        }
        let file = path.join(folder, path.normalize(name));
        if (file.endsWith('/')) file += 'index.html';
        if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end();
            return;
        }
        served.push(path.relative(folder, file));
        const headers = { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' };
        if (isolates) {
            headers['cross-origin-opener-policy'] = 'same-origin';
            headers['cross-origin-embedder-policy'] = 'require-corp';
        }
        if (processors && path.basename(file) === 'choice.js') {
            response.writeHead(200, headers);
            response.end(readFileSync(file, 'utf8').replace('navigator.hardwareConcurrency', `${processors}`));
            return;
        }
        const accepted = request.headers['accept-encoding'] ?? '';
        for (const [packing, ending] of [['br', '.br'], ['gzip', '.gz']]) {
            if (accepted.includes(packing) && existsSync(file + ending)) {
                headers['content-encoding'] = packing;
                file += ending;
                break;
            }
        }
        response.writeHead(200, headers);
        const stream = createReadStream(file, { highWaterMark: 16 * 1024 });
        if (bytes_per_second === Infinity) {
            stream.pipe(response);
            return;
        }
        // The line is one, for all that is asked for, and timers that are late do not slow it down.
        stream.on('data', (chunk) => {
            stream.pause();
            line_free = Math.max(line_free, performance.now()) + 1000 * chunk.length / bytes_per_second;
            setTimeout(() => { response.write(chunk); stream.resume(); }, line_free - performance.now());
        });
        stream.on('end', () => setTimeout(() => response.end(), line_free - performance.now()));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { address: `http://localhost:${server.address().port}/`, served, close: () => server.close() };
}
