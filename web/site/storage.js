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
    return new Storage(database);
}

class Storage {
    #database;
    #has_asked = false;

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
        if (changes.some(([path]) => path.endsWith('.journal'))) this.#ask_to_stay();
    }

    /**
     * Asks once that files stay when the disk is full, now that there is a game. Some browsers ask the player then. A worker
     * cannot ask.
     */
    #ask_to_stay() {
        if (this.#has_asked || !globalThis.document) return;
        this.#has_asked = true;
        navigator.storage?.persist?.();
    }
}

function done(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
