import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/file-store.ts';
import { filesOnDisk } from './disk.ts';

function emptyRoot(): string {
  const { folder, remove } = temporaryFolder();
  onTestFinished(remove);
  return join(folder, 'files');
}

const bytes = Buffer.from('{}');
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('only the account of the shop may read files and enter their folders', async () => {
  const root = emptyRoot();
  await filesOnDisk(root).put('avatars/anna/1.webp', bytes);
  for (const folder of ['', '.incoming', 'avatars', 'avatars/anna'])
    expect(modeOf(join(root, folder))).toBe('700');
  expect(modeOf(join(root, 'avatars/anna/1.webp'))).toBe('600');
});

test('a folder goes with its last file, and the folder of all stays', async () => {
  const root = emptyRoot();
  const files = filesOnDisk(root);
  await files.put('avatars/anna/1.webp', bytes);
  await files.put('avatars/borys/1.webp', bytes);
  await files.remove('avatars/anna/1.webp');
  expect(readdirSync(join(root, 'avatars'))).toEqual(['borys']);
  await files.remove('avatars/borys/1.webp');
  expect(readdirSync(root)).toEqual(['.incoming']);
});

test('files are put and removed at the same time in one folder', async () => {
  const files = filesOnDisk(emptyRoot());
  const keys = Array.from({ length: 8 }, (_, index) => `busy/${index}.json`);
  await Promise.all(
    keys.map(async (key) => {
      for (let round = 0; round < 10; round++) {
        await files.put(key, bytes);
        await files.remove(key);
      }
      await files.put(key, bytes);
    }),
  );
  expect((await files.list('busy/', { after: '', limit: 100 })).map(({ key }) => key)).toEqual(keys);
});

test('keys sort as a whole, as in a bucket: a folder between the files beside it', async () => {
  const files = filesOnDisk(emptyRoot());
  const keys = ['a-b.json', 'a.json', 'a/1.json', 'a/b/c.json', 'a0.json'];
  for (const key of keys.toReversed()) await files.put(key, bytes);
  for (const [index, after] of ['', ...keys].entries()) {
    const rest = await files.list('', { after, limit: 100 });
    expect(rest.map(({ key }) => key)).toEqual(keys.slice(index));
  }
});

test('what a crash left half written is removed a day later, and what is being written stays', async () => {
  const root = emptyRoot();
  mkdirSync(join(root, '.incoming'), { recursive: true });
  const [old, fresh] = ['old', 'fresh'].map((name) => join(root, '.incoming', name));
  for (const path of [old, fresh]) writeFileSync(path ?? '', 'half');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  utimesSync(old ?? '', twoDaysAgo, twoDaysAgo);
  const files = filesOnDisk(root);
  await files.put('a.json', bytes);
  expect([old, fresh].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
  expect((await files.list('', { after: '', limit: 9 })).map(({ key }) => key)).toEqual(['a.json']);
});

test('a put that fails leaves nothing behind', async () => {
  const root = emptyRoot();
  const files = filesOnDisk(root);
  await files.put('a.json', bytes);
  // A file stands where a folder would have to be.
  await expect(files.put('a.json/b.json', bytes)).rejects.toThrow('out of order');
  expect(readdirSync(join(root, '.incoming'))).toEqual([]);
});
