import { afterAll, expect, test } from 'vitest';
import { listScripts, openBrowser, type ScriptFile } from '../../../bench/script-size.ts';
import { readOnlyShop } from '../../support/built-shop.ts';

const { url } = await readOnlyShop();
const browser = await openBrowser();
afterAll(() => browser.close());

const listed = new Map<string, Promise<readonly ScriptFile[]>>();
/** The scripts of a page, each loaded once for all tests. */
function scriptsOf(path: string): Promise<readonly ScriptFile[]> {
  const scripts = listed.get(path) ?? listScripts(browser, url + path);
  listed.set(path, scripts);
  return scripts;
}

/** In thousands of bytes as sent; React and its router are 93 of them, the manifest of the shop’s routes 2.4. */
test.each([
  ['a category', '/ua/solar-panels', 133.9],
  ['the front page', '/ua', 138.0], // whose sections staff arrange
  ['a product', '/ua/product/101', 136.1], // with the choice between buying and renting
  ['search results', '/ua/search?q=solar', 135.3],
  ['the cart', '/ua/cart', 146.7], // with what says how machines are delivered
])('the script of %s is light', async (_, path, most) => {
  const scripts = await scriptsOf(path);
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(scripts.map((script) => script.path)).toContainEqual(expect.stringMatching(/^\/i18n\/uk\./));
  expect(scripts.map((script) => script.path)).toContainEqual(expect.stringMatching(/^\/assets\/react-/));
  expect(kilobytes < most ? [] : scripts).toEqual([]);
});

test('the scripts of every page ask to be compiled as they arrive', async () => {
  const scripts = await scriptsOf('/ua');
  const big = scripts.filter(({ path }) => /\/(react|shop)-/.test(path));
  expect(big).toHaveLength(2);
  for (const { path } of big) {
    const text = await (await fetch(url + path)).text();
    expect(text.slice(0, text.indexOf('\n'))).toBe('//# allFunctionsCalledOnLoad');
  }
});

test.each(['/ua', '/ua/product/101', '/pl/auth'])(
  'the scripts of %s leave a slow line to what is seen first',
  async (path) => {
    const html = await (await fetch(url + path)).text();
    const links = html.match(/<link [^>]*href="[^"]+\.js"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/ fetchpriority="low"/i.test(link))).toEqual([]);
    const early = links.filter((link) => !link.includes('rel="later"'));
    expect(early.filter((link) => !link.includes('href="/i18n/'))).toEqual([]);
    expect(html).not.toMatch(/<script[^>]* (?:src=|type="module")/);
  },
);

const isTakenOver = () => Object.keys(document.body).some((key) => key.startsWith('__react'));

test('the scripts of a page that opens in the background, which paints nothing, start all the same', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto(`${url}/ua/auth`);
  await expect.poll(() => page.evaluate(isTakenOver), { timeout: 30_000 }).toBe(true);
  await page.close();
});

test('the scripts of a page whose picture hangs start at the first press of a key', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const set = globalThis.setTimeout;
    const withoutDelay = (run: () => void, ms?: number) => (ms === 3000 ? 0 : set(run, ms));
    Object.assign(globalThis, { setTimeout: withoutDelay }); // what starts them without a press
  });
  await page.route('**/pictures/**', () => new Promise(() => {}));
  await page.goto(`${url}/ua/product/101`, { waitUntil: 'domcontentloaded' });
  expect(await page.locator('script[type=later]').count()).toBe(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(isTakenOver), { timeout: 30_000 }).toBe(true);
  await page.close();
});

// But for one in another language, pages that were loaded above.
test.each(['/ua', '/ua/product/101', '/ua/solar-panels', '/ua/cart', '/pl/auth'])(
  'the head of %s names all the texts that its scripts bring, and no others',
  async (path) => {
    const html = await (await fetch(url + path)).text();
    const named = [...html.matchAll(/<link rel="modulepreload" href="(\/i18n\/[^"]+)"/g)].map(
      ([, text]) => text,
    );
    const brought = (await scriptsOf(path))
      .map((script) => script.path)
      .filter((script) => script.startsWith('/i18n/'));
    expect(new Set(named)).toEqual(new Set(brought));
  },
);
