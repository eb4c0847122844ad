// The files of the game in the browser's storage: a database of paths and bytes.

const FILES = 'files';

/** Opens the storage. Without one, as in some private windows, nothing is kept. */
export async function open_storage() {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open('dames3d', 1);
        request.onupgradeneeded = () => request.result.createObjectStore(FILES);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(null);
    }).catch(() => null);
    // Where the browser asks, the player decides; without it, files may go when the disk is full. A worker cannot ask.
    globalThis.document && navigator.storage?.persist?.();
    return new Storage(database);
}

class Storage {
    #database;

    constructor(database) {
        this.#database = database;
    }

    /** The files whose paths begin so: an array of path and bytes. */
    async files(beginning = '/') {
        if (!this.#database) return [];
        const store = this.#database.transaction(FILES).objectStore(FILES);
        const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
        const [paths, contents] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
        return paths.map((path, index) => [path, contents[index]]);
    }

    /** Keeps changed files: an array of path and bytes, or null for a file that is gone. */
    keep(changes) {
        if (!this.#database) return;
        // What is kept is on the disk before the browser says so, even if the tab is killed then.
        const transaction = this.#database.transaction(FILES, 'readwrite', { durability: 'relaxed' });
        const store = transaction.objectStore(FILES);
        for (const [path, bytes] of changes) {
            if (bytes) store.put(bytes, path);
            else store.delete(path);
        }
        transaction.commit?.();
    }
}

function done(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
