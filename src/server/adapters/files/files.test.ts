import { randomBytes } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFileStore, temporaryFolder } from '../../../../tests/support/file-store.ts';
import type { Files } from '../../ports/files.ts';
import { filesOnDisk } from './disk.ts';
import { PART_BYTES } from './cut-parts.ts';
import { filesInBucket } from './s3.ts';

interface Store {
  readonly files: Files;
  /** The same store as one that is out of order sees it. */
  readonly outOfOrder: Files;
  readonly close: () => unknown;
}

const STORES: readonly { name: string; open: () => Promise<Store> }[] = [
  {
    name: 'on a disk',
    open: async () => {
      const { folder, remove } = temporaryFolder();
      const loop = join(folder, 'loop');
      symlinkSync(loop, loop);
      return { files: filesOnDisk(join(folder, 'files')), outOfOrder: filesOnDisk(loop), close: remove };
    },
  },
  {
    name: 'in a bucket',
    open: async () => {
      const { bucket, stop } = await startFileStore();
      const patience = { timeoutMs: 60_000, attempts: 1, firstWaitMs: 0 };
      return {
        files: filesInBucket(bucket),
        outOfOrder: filesInBucket({ ...bucket, name: 'there-is-none' }, patience),
        close: stop,
      };
    },
  },
];

const bytesOf = (text: string) => Buffer.from(text);
async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe.each(STORES)('files $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('are read as they were put, with the type of their key', async () => {
    for (const size of [0, 1, 300_000]) {
      const bytes = randomBytes(size);
      await store.files.put(`kept/of-${size}-bytes.webp`, bytes);
      const found = await store.files.get(`kept/of-${size}-bytes.webp`);
      expect(found?.contentType).toBe('image/webp');
      expect(found?.bytes.equals(bytes)).toBe(true);
    }
  });

  test.each([
    ['nothing', 0],
    ['some bytes', 1000],
    ['one part of an upload', PART_BYTES],
    ['two parts and some bytes', 2 * PART_BYTES + 1000],
  ])('are put and read as they come: %s', async (name, size) => {
    const bytes = randomBytes(size);
    const key = `streamed/${name.replaceAll(' ', '-')}.zip`;
    await store.files.put(key, inChunks(bytes, 700_001));
    const found = await store.files.open(key);
    expect([found?.contentType, found?.size]).toEqual(['application/zip', size]);
    expect(found && (await buffer(found.chunks)).equals(bytes)).toBe(true);
    expect((await store.files.get(key))?.bytes.equals(bytes)).toBe(true);
  });

  test.each([
    ['at once', 0],
    ['after some parts', 2 * PART_BYTES],
  ])('are not there when their content breaks off %s, and its own error is told', async (name, size) => {
    const broken = new Error('database gone');
    async function* content() {
      yield* inChunks(randomBytes(size), 1_000_000);
      throw broken;
    }
    const key = `broken/${name.replaceAll(' ', '-')}.zip`;
    await expect(store.files.put(key, content())).rejects.toBe(broken);
    expect(await store.files.get(key)).toBeNull();
    expect(await store.files.list('broken/', { after: '', limit: 10 })).toEqual([]);
  });

  test('that are not there are null, and a folder is no file', async () => {
    await store.files.put('folder.zip/inner.json', bytesOf('{}'));
    for (const key of ['missing.webp', 'missing/too.webp', 'folder.zip', 'folder.zip/inner.json/below.zip']) {
      expect(await store.files.get(key)).toBeNull();
      expect(await store.files.open(key)).toBeNull();
    }
  });

  test('are gone once they are removed, and may be removed again', async () => {
    await store.files.put('gone/a.json', bytesOf('[]'));
    await store.files.put('gone/b.json', bytesOf('[]'));
    await store.files.remove('gone/a.json');
    await store.files.remove('gone/a.json');
    await store.files.remove('never/there.json');
    expect(await store.files.get('gone/a.json')).toBeNull();
    expect(await store.files.get('gone/b.json')).not.toBeNull();
  });

  test('take the place of what had the same key, as a whole', async () => {
    await store.files.put('twice/a.json', bytesOf('a long first one'));
    await store.files.put('twice/a.json', bytesOf('short'));
    expect((await store.files.get('twice/a.json'))?.bytes.toString()).toBe('short');
  });

  test('are listed by folder in the order of their keys, page by page', async () => {
    const keys = [
      'list/a.json',
      'list/b.json',
      'list/c/1.json',
      'list/c/2.json',
      'list/d.json',
      'list0/a.json',
    ];
    const begun = Date.now();
    for (const key of keys.toReversed()) await store.files.put(key, bytesOf('{}'));
    const page = async (prefix: string, after: string, limit: number) =>
      (await store.files.list(prefix, { after, limit })).map(({ key }) => key);
    expect(await page('list/', '', 100)).toEqual(keys.slice(0, 5));
    expect(await page('list/', '', 2)).toEqual(keys.slice(0, 2));
    expect(await page('list/', 'list/b.json', 2)).toEqual(keys.slice(2, 4));
    expect(await page('list/', 'list/c/2.json', 2)).toEqual(keys.slice(4, 5));
    expect(await page('list/', 'list/d.json', 2)).toEqual([]);
    expect(await page('list/c/', '', 100)).toEqual(keys.slice(2, 4));
    expect(await page('none/', '', 100)).toEqual([]);
    const [{ modifiedAt } = { modifiedAt: new Date(0) }] = await store.files.list('list/', {
      after: '',
      limit: 1,
    });
    // Stores tell whole seconds.
    expect(Math.abs(modifiedAt.getTime() - begun)).toBeLessThan(10 * 60_000);
  });

  test.each([
    '../escaped.json',
    'a/../../escaped.json',
    'a/./b.json',
    '/etc/passwd.json',
    'a//b.json',
    'a\\b.json',
    '.incoming/x.json',
    'a/.hidden.json',
    'a\0.json',
    'a%2e.json',
    'a b.json',
    'ключ.json',
    'a.exe',
    'a.json/',
    'a',
    'a.toString',
    '',
    `${'x'.repeat(201)}.json`,
    `${'abcdefgh/'.repeat(50)}x.json`,
  ])('have no key %j', async (key) => {
    await expect(store.files.put(key, bytesOf('{}'))).rejects.toThrow('Not a key');
    await expect(store.files.get(key)).rejects.toThrow('Not a key');
    await expect(store.files.open(key)).rejects.toThrow('Not a key');
    await expect(store.files.remove(key)).rejects.toThrow('Not a key');
  });

  test('are listed of no folder outside', async () => {
    for (const prefix of ['../', '/', 'a/../', 'a', './']) {
      await expect(store.files.list(prefix, { after: '', limit: 1 })).rejects.toThrow('Not a folder');
    }
  });

  test('are unavailable, not gone, where the store is out of order', async () => {
    const unavailable = { name: 'FilesUnavailable', code: 'FILES_UNAVAILABLE' };
    const { outOfOrder } = store;
    await expect(outOfOrder.put('a/b.json', bytesOf('{}'))).rejects.toMatchObject(unavailable);
    await expect(outOfOrder.put('a/b.json', inChunks(bytesOf('{}'), 1))).rejects.toMatchObject(unavailable);
    const long = inChunks(randomBytes(PART_BYTES), 1_000_000);
    await expect(outOfOrder.put('a/b.json', long)).rejects.toMatchObject(unavailable);
    await expect(outOfOrder.get('a/b.json')).rejects.toMatchObject(unavailable);
    await expect(outOfOrder.open('a/b.json')).rejects.toMatchObject(unavailable);
    await expect(outOfOrder.remove('a/b.json')).rejects.toMatchObject(unavailable);
    await expect(outOfOrder.list('a/', { after: '', limit: 1 })).rejects.toMatchObject(unavailable);
  });
});
