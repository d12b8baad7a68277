import { describe, expect, test } from 'vitest';
import { noteProducts, noteTag } from '../../changes/tags.ts';
import { createResponseCache, type Made } from './response-cache.ts';
import { packAnswer, plainBodies } from './cached-response.ts';

const page = async (text: string): Promise<Made> => ({
  kept: await packAnswer(Buffer.from(text), { 'content-type': 'text/plain' }, plainBodies(1 << 20)),
});
const textOf = (made: Made) => String('kept' in made ? made.kept.answer({}).body : made.plain.body);

function cacheOf(maxBytes = 1 << 20) {
  const state = { isCurrent: true, made: 0 };
  const cache = createResponseCache({ maxBytes, isCurrent: () => state.isCurrent });
  const ask = async (key: string, read: () => void | Promise<void> = () => {}) =>
    textOf(
      await cache.findOrMake(key, async () => {
        const number = ++state.made;
        await read();
        return page(`${key} ${number}`);
      }),
    );
  return { cache, state, ask };
}

const promiseOf = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve: () => resolve() };
};

describe('an answer', () => {
  test('is made once, and again when anything has changed', async () => {
    const { cache, ask } = cacheOf();
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a 1', 'a 1', 'b 2']);
    cache.apply('everything');
    expect([await ask('a'), await ask('b')]).toEqual(['a 3', 'b 4']);
  });

  test('is made once for all who ask at the same time', async () => {
    const { cache, state, ask } = cacheOf();
    const gate = promiseOf();
    const asked = Array.from({ length: 50 }, () => ask('a', () => gate.promise));
    gate.resolve();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['a 1']));
    expect(state.made).toBe(1);
    expect(cache.metrics()).toMatchObject({ hits: 0, misses: 50, entries: 1 });
  });

  test('goes when a product that it shows changes its stock, and stays when another does', async () => {
    const { cache, ask } = cacheOf();
    const ask12 = () => ask('12', () => noteProducts([12, 13]));
    await ask12();
    cache.apply(new Set(['product:14', 'stock']));
    expect(await ask12()).toBe('12 1');
    cache.apply(new Set(['product:13', 'stock']));
    expect(await ask12()).toBe('12 2');
  });

  test('made from what is in stock goes when a product sells out', async () => {
    const { cache, ask } = cacheOf();
    const home = () => ask('home', () => noteTag('availability'));
    await home();
    cache.apply(new Set(['product:1', 'stock']));
    expect(await home()).toBe('home 1');
    cache.apply(new Set(['product:1', 'stock', 'availability']));
    expect(await home()).toBe('home 2');
  });
});

describe('a change while an answer is made', () => {
  test('is not overtaken by what was read before it', async () => {
    const { cache, ask } = cacheOf();
    const gate = promiseOf();
    const before = ask('a', async () => {
      noteProducts([1]);
      await gate.promise;
    });
    cache.apply(new Set(['product:1']));
    const after = ask('a', () => noteProducts([1]));
    gate.resolve();
    expect([await before, await after]).toEqual(['a 1', 'a 2']);
    expect(await ask('a')).toBe('a 2');
  });

  test('that does not concern it leaves it worth keeping', async () => {
    const { cache, ask } = cacheOf();
    const gate = promiseOf();
    const made = ask('a', async () => {
      noteProducts([1]);
      await gate.promise;
    });
    cache.apply(new Set(['product:2']));
    gate.resolve();
    expect([await made, await ask('a')]).toEqual(['a 1', 'a 1']);
  });
});

test('while changes may go unnoticed, nothing is kept, found or shared', async () => {
  const { state, ask } = cacheOf();
  await ask('a');
  state.isCurrent = false;
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 2', 'a 3']);
  state.isCurrent = true;
  expect(await ask('a')).toBe('a 1'); // whoever comes back says `everything` first
});

test('an answer that may not be kept is given to all who wait for it, and forgotten', async () => {
  const { cache } = cacheOf();
  let made = 0;
  const fail = () =>
    cache.findOrMake('a', async () => ({
      plain: { status: 500, headers: {}, body: Buffer.from(String(++made)) },
    }));
  expect((await Promise.all([fail(), fail()])).map(textOf)).toEqual(['1', '1']);
  expect(textOf(await fail())).toBe('2');
});

test('a failure reaches all who wait and leaves nothing behind', async () => {
  const { cache, ask } = cacheOf();
  const fail = () => cache.findOrMake('a', () => Promise.reject(new Error('gone')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('gone');
  expect(await ask('a')).toBe('a 1');
});

test('memory is bounded; what was used last stays', async () => {
  const { cache, ask } = cacheOf(20_000);
  for (let number = 0; number < 100; number++) {
    await ask(`page ${number}`);
    await ask('home');
  }
  const { entries, bytes } = cache.metrics();
  expect(bytes).toBeLessThanOrEqual(20_000);
  expect(entries).toBeGreaterThan(2);
  expect(entries).toBeLessThan(12);
  expect(await ask('home')).toBe('home 2');
});

test('a cache without memory keeps nothing', async () => {
  const { cache, ask } = cacheOf(0);
  expect([await ask('a'), await ask('a'), cache.metrics().entries]).toEqual(['a 1', 'a 2', 0]);
});
