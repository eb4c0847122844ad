// Serves a folder as a static host does: with the packings of brotli and gzip, and with caching left to the page.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const TYPES = {
    '.html': 'text/html', '.ftl': 'text/plain; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
    '.webp': 'image/webp', '.png': 'image/png', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json',
};

/** The policy that web/README.md gives, which a page of a careful host and of `dames3d serve` has. */
export const POLICY = /^Content-Security-Policy: (.*)$/m.exec(
    readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
)[1];

/**
 * Serves the folder on a free port; `folder_of` says from which folder an address comes, and may be replaced.
 * `bytes_per_second` slows each answer down, as a network does. `isolates` sends the headers
 * with which workers may share memory; `processors` is the number that workers see. `caches` lets
 * browsers keep everything for a day, and `policy` is the content security policy. `served` has the files that were asked for.
 */
export async function serve(folder, options = {}) {
    const { bytes_per_second = Infinity, isolates = false, processors = 0, caches = false, policy } = options;
    const served = [];
    const site = { folder_of: () => folder, served };
    /** When the line has sent what it is given, in milliseconds. */
    let line_free = 0;
    const server = createServer(async (request, response) => {
        const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
        if (name === '/favicon.ico') {
            // Asked for by browsers beside a page without an icon.
            response.writeHead(204).end();
            return;
        }
        const root = site.folder_of(name);
        let file = path.join(root, path.normalize(name));
        if (file.endsWith('/')) file += 'index.html';
        if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end();
            return;
        }
        served.push(path.relative(root, file));
        const headers = {
            'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
            'cache-control': caches ? 'max-age=86400' : 'no-cache',
        };
        if (policy) headers['content-security-policy'] = policy;
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
        for await (const chunk of stream) {
            line_free = Math.max(line_free, performance.now()) + 1000 * chunk.length / bytes_per_second;
            await setTimeout(line_free - performance.now());
            response.write(chunk);
        }
        response.end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return Object.assign(site, { address: `http://localhost:${server.address().port}/`, close: () => server.close() });
}
