import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  FilesUnavailable,
  requireKey,
  requirePrefix,
  typeOfKey,
  type Content,
  type Files,
  type ListedFile,
} from '../../ports/files.ts';

/** Where files are written before they get their names; no key begins with a dot. */
const INCOMING = '.incoming';
/** What a crash left there is removed when it is so old. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;
/** A folder may be removed as empty between its making and its use, so often. */
const ATTEMPTS_MAX = 5;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
/** Nothing of this name, a name below a file, or a folder. */
const NO_FILE: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];
const isGone = (error: unknown): boolean => NO_FILE.includes(codeOf(error));

/** What a content that was to be written failed by: no outage of the disk. */
class Unreadable extends Error {}

async function* chunksOf(content: AsyncIterable<Uint8Array>) {
  try {
    yield* content;
  } catch (error) {
    throw new Unreadable('', { cause: error });
  }
}

/** Does something with the disk; whatever it refuses with is an outage. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable) throw error.cause;
    throw new FilesUnavailable('The folder of files is out of order', { cause: error });
  }
}

/** What `work` answers, or null when its file or folder is not there. */
async function ifThere<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Brings to the disk itself what was written into a file, or which names a folder has. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function write(path: string, content: Content): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content instanceof Uint8Array ? content : chunksOf(content));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opens a file for reading; null for a folder, which can be opened as well. */
async function openFile(path: string) {
  const handle = await open(path, 'r');
  const found = await handle.stat();
  if (!found.isFile()) {
    await handle.close();
    return null;
  }
  const chunks = handle.createReadStream();
  return { chunks, close: () => void chunks.destroy(), size: found.size };
}

/** Makes a folder and brings its name, and those of the new ones above, to the disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await sync(dirname(made));
}

/** Gives a written file its name. The folder may go meanwhile, because its last other file is removed. */
async function moveTo(target: string, incoming: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await makeFolder(dirname(target));
      await rename(incoming, target);
      return await sync(dirname(target));
    } catch (error) {
      if (!isGone(error) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

/** Removes the folders that have become empty, below `root`. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let empty = folder; empty.length > root.length; empty = dirname(empty)) {
    try {
      await rmdir(empty);
    } catch {
      return; // not empty, or somebody else's to remove
    }
  }
}

/** Removes what a crash left half written. */
async function removeLeftOver(folder: string): Promise<void> {
  for (const name of (await ifThere(() => readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await ifThere(() => stat(path));
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
  }
}

/** The name of an entry as it sorts among whole keys: a folder's goes on with a slash. */
const sortName = (entry: Dirent): string => (entry.isDirectory() ? `${entry.name}/` : entry.name);

/** The keys below a folder that come behind `after`, in their order. */
async function* keysBehind(root: string, prefix: string, after: string): AsyncGenerator<string> {
  const entries = (await ifThere(() => readdir(join(root, prefix), { withFileTypes: true }))) ?? [];
  const names = entries.map((entry) => `${prefix}${sortName(entry)}`).toSorted();
  for (const name of names) {
    if (!name.endsWith('/')) {
      if (name > after && typeOfKey(name) !== null) yield name;
    } else if (name > after || after.startsWith(name)) yield* keysBehind(root, name, after);
  }
}

/** Files in a folder of this machine. Only the shop's own account may enter it; no key leads out of it. */
export function filesOnDisk(root: string): Files {
  const incoming = join(root, INCOMING);
  let tidied: Promise<void> | null = null;
  return {
    async put(key, content) {
      requireKey(key);
      await ask(async () => {
        await makeFolder(incoming);
        await (tidied ??= removeLeftOver(incoming));
        const written = join(incoming, randomUUID());
        try {
          await write(written, content);
          await moveTo(join(root, key), written);
        } catch (error) {
          await rm(written, { force: true }).catch(() => {}); // of a disk that is full or gone
          throw error;
        }
      });
    },
    async get(key) {
      const contentType = requireKey(key);
      const bytes = await ask(() => ifThere(() => readFile(join(root, key))));
      return bytes && { bytes, contentType };
    },
    async open(key) {
      const contentType = requireKey(key);
      const found = await ask(() => ifThere(() => openFile(join(root, key))));
      return found && { ...found, contentType };
    },
    async remove(key) {
      requireKey(key);
      const path = join(root, key);
      await ask(async () => {
        await ifThere(() => rm(path, { force: true }));
        await removeEmpty(root, dirname(path));
      });
    },
    async list(prefix, { after, limit }) {
      requirePrefix(prefix);
      return ask(async () => {
        const listed: ListedFile[] = [];
        for await (const key of keysBehind(root, prefix, after)) {
          if (listed.length === limit) break;
          const found = await ifThere(() => stat(join(root, key)));
          if (found) listed.push({ key, modifiedAt: found.mtime });
        }
        return listed;
      });
    },
  };
}
