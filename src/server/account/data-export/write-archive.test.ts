import { expect, test } from 'vitest';
import { readArchive } from '../../../../tests/support/read-archive.ts';
import { writeArchive } from './write-archive.ts';

async function* pagesOf(...pages: readonly (readonly unknown[])[]) {
  yield* pages;
}

test('pages become one array each, in their order, an empty list too', async () => {
  const archive = await writeArchive(
    [
      { name: 'many.json', pages: pagesOf([{ id: 1 }, { id: 2 }], [{ id: 3, name: 'Їжак' }]) },
      { name: 'none.json', pages: pagesOf() },
    ],
    [{ name: 'avatar.webp', bytes: Buffer.from('picture') }],
  );
  const files = await readArchive(archive);
  expect(JSON.parse(files['many.json'] ?? '')).toEqual([{ id: 1 }, { id: 2 }, { id: 3, name: 'Їжак' }]);
  expect(JSON.parse(files['none.json'] ?? '')).toEqual([]);
  expect(files['avatar.webp']).toBe('picture');
});

test('a list that cannot be read to its end fails the archive, the first and the last alike', async () => {
  async function* broken() {
    yield [{ id: 1 }];
    throw new Error('database gone');
  }
  const whole = () => ({ name: 'whole.json', pages: pagesOf([{ id: 1 }]) });
  const bad = () => ({ name: 'bad.json', pages: broken() });
  await expect(writeArchive([bad(), whole()], [])).rejects.toThrow('database gone');
  await expect(writeArchive([whole(), bad()], [])).rejects.toThrow('database gone');
});
