import { expect, test } from 'vitest';
import { manualFeed } from '../../../tests/support/manual-feed.ts';
import { withTags } from './note-tags.ts';
import { rememberEach } from './remember-each.ts';

/** Products of a shop that has no product 9, and how they were asked for. */
function products(max = 99) {
  const { state, feed } = manualFeed();
  const asked: (readonly number[])[] = [];
  const stock = new Map<number, number>();
  const read = rememberEach(
    feed,
    async (ids, scope: 'uk' | 'pl') => {
      asked.push(ids);
      return ids.filter((id) => id !== 9).map((id) => ({ id, scope, stock: stock.get(id) ?? 0 }));
    },
    { max },
  );
  return { state, asked, stock, read };
}

test('only what is not known is asked for, all of it at once, and answered in the order of the question', async () => {
  const { read, asked } = products();
  await read([1, 2], 'uk');
  expect((await read([3, 2, 9, 1, 4], 'uk')).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  expect((await read([2, 2], 'uk')).map(({ id }) => id)).toEqual([2, 2]);
  expect(asked).toEqual([
    [1, 2],
    [3, 9, 4],
  ]);
});

test('each language is known by itself', async () => {
  const { read, asked } = products();
  expect([await read([1], 'uk'), await read([1], 'pl')]).toMatchObject([
    [{ scope: 'uk' }],
    [{ scope: 'pl' }],
  ]);
  expect(asked).toEqual([[1], [1]]);
});

test('a change of a product is seen by the next question, and asks for no other product', async () => {
  const { read, asked, stock, state } = products();
  await read([1, 2], 'uk');
  stock.set(1, 5);
  state.tell(new Set(['product:1', 'stock']));
  expect(await read([1, 2], 'uk')).toMatchObject([{ stock: 5 }, { stock: 0 }]);
  state.tell('everything');
  await read([1, 2], 'uk');
  expect(asked).toEqual([[1, 2], [1], [1, 2]]);
});

test('what a change may have overtaken while it was read is not kept', async () => {
  const { read, stock, state } = products();
  const reading = read([1], 'uk');
  stock.set(1, 5);
  state.tell(new Set(['product:1']));
  await reading;
  expect(await read([1], 'uk')).toMatchObject([{ stock: 5 }]);
});

test('nothing is kept while changes may go unnoticed', async () => {
  const { read, asked, state } = products();
  state.isCurrent = false;
  await read([1], 'uk');
  await read([1], 'uk');
  state.isCurrent = true;
  await read([1], 'uk');
  expect(asked).toEqual([[1], [1], [1]]);
});

test('no more than so many are kept, and all that were asked for are noted', async () => {
  const { read, asked } = products(2);
  await read([1, 2, 3], 'uk');
  const { tags } = await withTags(() => read([1, 3, 9], 'uk'));
  expect(asked).toEqual([
    [1, 2, 3],
    [1, 9],
  ]);
  expect(tags).toEqual(new Set(['product:1', 'product:3', 'product:9']));
});
