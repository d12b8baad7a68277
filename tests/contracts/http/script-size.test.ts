import { expect, test } from 'vitest';
import { listScripts } from '../../../bench/script-size.ts';
import { readOnlyShop } from '../../support/built-shop.ts';

const { url } = await readOnlyShop();

/** In thousands of bytes as sent; React and its router are 93 of them. */
test.each([
  ['a category', '/ua/solar-panels', 130],
  ['the front page', '/ua', 133.5],
  ['a product', '/ua/product/101', 131],
  ['search results', '/ua/search?q=solar', 130.5],
  ['the cart', '/ua/cart', 138.5],
])('the script of %s is light', async (_, path, most) => {
  const scripts = await listScripts(url + path);
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(scripts.map((script) => script.path)).toContainEqual(expect.stringMatching(/^\/i18n\/uk\./));
  expect(scripts.map((script) => script.path)).toContainEqual(expect.stringMatching(/^\/assets\/react-/));
  expect(kilobytes < most ? [] : scripts).toEqual([]);
});

test('the scripts of every page ask to be compiled as they arrive', async () => {
  const scripts = await listScripts(`${url}/ua`);
  const big = scripts.filter(({ path }) => /\/(react|shop)-/.test(path));
  expect(big).toHaveLength(2);
  for (const { path } of big) {
    const text = await (await fetch(url + path)).text();
    expect(text.slice(0, text.indexOf('\n'))).toBe('//# allFunctionsCalledOnLoad');
  }
});

test.each(['/ua', '/pl/product/101', '/en/solar-panels', '/ua/cart', '/pl/auth'])(
  'the head of %s names all the texts that its scripts bring, and no others',
  async (path) => {
    const html = await (await fetch(url + path)).text();
    const named = [...html.matchAll(/<link rel="modulepreload" href="(\/i18n\/[^"]+)"/g)].map(
      ([, text]) => text,
    );
    const brought = (await listScripts(url + path))
      .map((script) => script.path)
      .filter((script) => script.startsWith('/i18n/'));
    expect(new Set(named)).toEqual(new Set(brought));
  },
);
