// The files of the game in the browser's storage: a database of paths and bytes.

export const BUILD = '';

/** The name of the page's storage, locks and caches, which other pages of its origin have, too. */
export const NAME = `dames3d ${new URL('./', import.meta.url).pathname}`;

const FILES = 'files';

/** Files that come again if they find no room, and may be large: copies of opened files, and endgame tables. */
const SPARE = /^\/(opened|data\/tables)\//;

/** Timeout for an answer of the browser, in milliseconds; without one nothing is stored. */
const PATIENCE = 10_000;

/** Number of attempts to reopen a closed storage, and the milliseconds between. */
const ATTEMPTS = 20;
const PAUSE = 250;

/**
 * Opens the storage, with the files whose paths have this prefix. A browser may have none, or refuse it: then nothing
 * is stored, and `failure` has the reason.
 */
export async function open_storage(beginning = '/') {
    try {
        const database = await in_time(open_database());
        const kept = await in_time(read_files(database, beginning));
        return new Storage(database, kept, '');
    } catch (error) {
        // Unreadable files are not overwritten either.
        return new Storage(null, [], reason_of(error));
    }
}

/** The stored settings and seats in games, for a tab that may store nothing because of another one. */
export async function borrow_settings(failure) {
    const borrowed = await Promise.all(['/settings/', '/data/online.json'].map((beginning) => open_storage(beginning)));
    return new Storage(null, borrowed.flatMap((storage) => storage.take_files()), failure);
}

class Storage {
    /** The reason why something is not stored; empty if everything is. */
    failure;
    /** Called when that changes. */
    on_failure = () => { };
    /** Called when the browser has lost the stored files: everything is to be stored again. */
    on_loss = () => { };

    #database;
    #kept;
    /** The changes that are not stored yet, by path. */
    #changes = new Map();
    #has_asked = false;

    constructor(database, kept, failure) {
        this.#use(database);
        this.#kept = kept;
        this.failure = failure;
    }

    /** Takes the files stored when the storage was opened: an array of path and bytes. */
    take_files() {
        const files = this.#kept;
        this.#kept = [];
        return files;
    }

    /** Stores changed files: an array of path and bytes, or null for a removed file. */
    keep(changes) {
        for (const [path, bytes] of changes) this.#changes.set(path, { bytes, is_sent: false });
        this.#send();
        if (changes.some(([path]) => path.endsWith('.journal'))) this.#ask_to_stay();
    }

    #use(database) {
        this.#database = database;
        // The user has cleared the data of the page.
        if (database) database.onclose = () => this.#open_again('InvalidStateError: the database was closed');
    }

    /** Writes the new changes, and those that could not be stored before: all at once, except for spare files. */
    #send() {
        const unsent = [...this.#changes].filter(([, change]) => !change.is_sent);
        const is_spare = ([path]) => SPARE.test(path);
        this.#write(unsent.filter((change) => !is_spare(change)));
        for (const change of unsent.filter(is_spare)) this.#write([change], true);
    }

    /** Writes these changes, or none of them. Spare ones are given up if that fails. */
    #write(sent, is_spare = false) {
        if (!this.#database || sent.length === 0) return;
        const fail = (error) => {
            for (const [, change] of sent) change.is_sent = false;
            this.#note(reason_of(error));
        };
        try {
            // Changes are on the disk before the browser reports it, even if the tab is killed then.
            const transaction = this.#database.transaction(FILES, 'readwrite', { durability: 'relaxed' });
            const slow = setTimeout(() => this.#note(reason_of(no_answer())), PATIENCE);
            const end = () => {
                clearTimeout(slow);
                for (const [path, change] of sent) {
                    if (this.#changes.get(path) === change) this.#changes.delete(path);
                }
                if ([...this.#changes.values()].every((change) => change.is_sent)) this.#note('');
            };
            transaction.oncomplete = end;
            transaction.onabort = () => {
                if (is_spare) {
                    console.warn(`${sent[0][0]}: ${reason_of(transaction.error)}`);
                    end();
                } else {
                    clearTimeout(slow);
                    fail(transaction.error);
                }
            };
            const store = transaction.objectStore(FILES);
            for (const [path, change] of sent) {
                change.is_sent = true;
                if (change.bytes) store.put(change.bytes, path);
                else store.delete(path);
            }
            transaction.commit?.();
        } catch (error) {
            fail(error);
            // The data was cleared without notice.
            if (error.name === 'InvalidStateError') this.#open_again(reason_of(error));
        }
    }

    /** Reopens the storage that the browser has closed, and stores everything again. */
    async #open_again(reason) {
        if (!this.#database) return;
        this.#database = null;
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
            try {
                this.#use(await in_time(open_database()));
                this.on_loss();
                this.#send();
                return;
            } catch {
                // As long as the browser clears the data, it opens nothing.
                await new Promise((resolve) => setTimeout(resolve, PAUSE));
            }
        }
        this.#note(reason);
    }

    #note(failure) {
        if (this.failure === failure) return;
        this.failure = failure;
        this.on_failure();
    }

    /**
     * Requests persistent storage once, now that there is a game. Some browsers then ask the player. A worker cannot
     * request it.
     */
    #ask_to_stay() {
        if (this.#has_asked || !globalThis.document) return;
        this.#has_asked = true;
        navigator.storage?.persist?.().catch(() => { });
    }
}

function open_database() {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open(NAME, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(FILES);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

async function read_files(database, beginning) {
    const store = database.transaction(FILES).objectStore(FILES);
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [paths, contents] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return paths.map((path, index) => [path, contents[index]]);
}

function done(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

function no_answer() {
    return new DOMException('the storage does not answer', 'TimeoutError');
}

/** The answer, or an error after the timeout. */
function in_time(answer) {
    return Promise.race([answer, new Promise((_, reject) => setTimeout(() => reject(no_answer()), PATIENCE))]);
}

function reason_of(error) {
    return error?.name ? `${error.name}: ${error.message}` : `${error ?? 'AbortError'}`;
}
