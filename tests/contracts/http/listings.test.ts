import { describe, expect, test } from 'vitest';
import uk from '../../../src/content/messages/uk.json' with { type: 'json' };
import { CATEGORIES } from '../../../src/domain/catalogue/categories.ts';
import { categoryPath } from '../../../src/web/catalogue/category-path.ts';
import { readOnlyShop } from '../../support/built-shop.ts';

const { ask } = await readOnlyShop();

const POWER_STATIONS = encodeURI('/ua/портативні-електростанції');

/** Every slug and alias of S §2 and R12, and the page where it ends. */
const PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `solar-panels batteries inverters mounting-systems sets-of-solar-power-plants
      ev-chargers dc-charging-stations ac-charging-stations portable-charging-devices cables-adapters
      charging-stations solar-generators portable-solar-panels folding-panels flexible-panels
      camping-panels marine-panels vehicle-panels generators industrial-generators
      solar-lighting-towers lifts-and-cranes lifts-and-cranes/scissor-lifts lifts-and-cranes/boom-lifts lifts-and-cranes/cranes
      automatic-switches cables-wires electrical-components catalogue categories
      shop`
      .split(/\s+/)
      .map((slug) => [`/ua/${slug}`, `/ua/${slug}`]),
  ),
  [POWER_STATIONS]: POWER_STATIONS,
  '/ua/portable-power-stations': POWER_STATIONS,
  '/ua/Sets-of-solar-power-plants': '/ua/sets-of-solar-power-plants',
  '/ua/solar-sets': '/ua/sets-of-solar-power-plants',
  '/ua/Batteries/': '/ua/batteries',
};

const pageOf = async (path: string) => {
  const answer = await ask(path);
  return { status: answer.status, html: await answer.text() };
};
const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'about:blank').pathname;
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const totalOf = (html: string) => Number(/id="list-count"[^>]*>(\d+)/.exec(html)?.[1]);
const cardsOf = (html: string) => html.split('<article').length - 1;

/** The choices that a page offers: names, values and how many products each would leave. */
const choicesOf = (html: string) =>
  [...html.matchAll(/<label[^>]*group\/box.*?<\/label>/gs)].flatMap(([label]) => {
    const name = /name="([^"]+)"/.exec(label)?.[1];
    const value = /value="([^"]*)"/.exec(label)?.[1]?.replaceAll('&amp;', '&');
    const total = /(\d+)<\/span><\/label>$/.exec(label)?.[1];
    if (name === undefined || value === undefined || total === undefined) return [];
    return { name, value, total: Number(total), isDead: / disabled=""/.test(label) };
  });

/** Stock, brand and the figure that decides. */
const NARROWED_BY = 3;

test.each(Object.entries(PLACES))('%s leads to %s', async (from, to) => {
  const { status, headers } = await ask(from);
  expect([status, headers.get('location')]).toEqual(from === to ? [200, null] : [301, to]);
});

describe.each(CATEGORIES)('$slug', ({ id, slug }) => {
  test('is shown by its id and by its slug, which stand behind its own address', async () => {
    const shown = await Promise.all([id, slug].map((name) => pageOf(`/ua/category/${name}`)));
    const own = encodeURI(`/ua${categoryPath(slug)}`);
    const page = await pageOf(own);
    expect([...shown, page].map(({ html, status }) => [status, canonicalOf(html)])).toEqual(
      Array.from({ length: 3 }, () => [200, own]),
    );
    for (const { html } of shown) {
      expect(headingOf(html)).toBe(uk[`category.${slug}.name`]);
      expect(totalOf(html)).toBe(totalOf(page.html));
    }
    expect(cardsOf(page.html)).toBe(Math.min(24, totalOf(page.html)));
    expect(page.html).toContain(`id="guide-title"`);
  });

  test('shows as many products as its choices promise', async () => {
    const own = `/ua${categoryPath(slug)}`;
    const offered = choicesOf((await pageOf(own)).html);
    expect(offered.map(({ name }) => name)).toContain('inStock');
    expect(offered.filter(({ total, isDead }) => isDead !== (total === 0))).toEqual([]);
    const byName = Map.groupBy(offered, ({ name }) => name);
    for (const [name, choices] of [...byName].slice(0, NARROWED_BY)) {
      const first = choices.find(({ isDead }) => !isDead);
      if (first === undefined) continue;
      const { html } = await pageOf(`${own}?${new URLSearchParams({ [name]: first.value }).toString()}`);
      expect(totalOf(html)).toBe(first.total);
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    }
  });
});

test.each(['pl', 'en'])('Latin letters are the address of the power stations in /%s', async (region) => {
  const { status, html } = await pageOf(`/${region}/portable-power-stations`);
  expect([status, canonicalOf(html)]).toEqual([200, `/${region}/portable-power-stations`]);
  const links = [...html.matchAll(/(?:hrefLang|hreflang)="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href = '']) => [language, new URL(href).pathname],
  );
  expect(Object.fromEntries(links)).toEqual({
    uk: POWER_STATIONS,
    pl: '/pl/portable-power-stations',
    en: '/en/portable-power-stations',
    'x-default': POWER_STATIONS,
  });
  const menu = [...html.matchAll(/<a [^>]*href="(\/(?:pl|en)\/[^"]*)"/g)].map(([, href = '']) =>
    encodeURI(decodeURI(href)),
  );
  expect(menu).toContain(`/${region}/portable-power-stations`);
  expect(menu.filter((href) => href.includes('%'))).toEqual([]);
  const siteMap = await (await ask('/sitemaps/pages.xml')).text();
  expect(siteMap).toContain(`/${region}/portable-power-stations<`);
  expect(siteMap).not.toMatch(new RegExp(`/${region}/%D0`, 'i'));
});

test('one product of a listing is shown by its id', async () => {
  for (const [path, id] of [
    [POWER_STATIONS, 90],
    ['/ua/portable-solar-panels', 1301],
    ['/ua/sets-of-solar-power-plants', 401],
  ] as const) {
    const one = await pageOf(`${path}/${id}`);
    expect([one.status, totalOf(one.html), cardsOf(one.html)]).toEqual([200, 1, 1]);
    expect(canonicalOf(one.html)).toBe(path);
  }
});

test('where nothing is left it says so, and leads back', async () => {
  const { status, html } = await pageOf('/ua/inverters?fromUAH=99999999');
  expect(status).toBe(200);
  expect(html).toContain(uk['listing.empty']);
  expect(html).toContain(uk['filter.clear']);
  expect((await pageOf('/ua/inverters?page=40')).status).toBe(404);
  expect((await pageOf('/ua/category/nothing')).status).toBe(404);
});

test('prices of another currency than the page’s narrow nothing', async () => {
  const [all, other] = await Promise.all([pageOf('/ua/inverters'), pageOf('/ua/inverters?toPLN=1')]);
  expect(totalOf(other.html)).toBe(totalOf(all.html));
});

test('the price filter says and finds the prices with tax, which cards show first', async () => {
  const { html } = await pageOf('/ua/solar-panels');
  expect(html).toContain(`${uk['facet.price']} ${uk['cart.withTax']}`);
  const grossOf = (page: string) =>
    [...page.matchAll(/class="gross"><span[^>]*>([\d\u00a0]+)(?:,\d\d)?\u00a0грн/g)].map(([, figures = '']) =>
      Number(figures.replaceAll('\u00a0', '')),
    );
  const shown = grossOf(html);
  expect(shown).toHaveLength(cardsOf(html));
  const [price = 0] = shown;
  const narrowed = await pageOf(`/ua/solar-panels?fromUAH=${price}&toUAH=${price + 1}`);
  const same = shown.filter((each) => each === price);
  expect(grossOf(narrowed.html).slice(0, same.length)).toEqual(same);
  expect(narrowed.html).toContain(`грн ${uk['cart.withTax']}`);
});

test('machines for rent are put in order by their price of a day, and say so', async () => {
  const { html } = await pageOf('/ua/generators?sort=price-asc');
  expect(html).toContain(uk['facet.priceDay']);
  expect(html).toContain(uk['listing.order.day-price-asc']);
  expect((await pageOf('/ua/inverters')).html).not.toContain(uk['facet.priceDay']);
});

test('another order stands behind the whole listing', async () => {
  const { html } = await pageOf('/ua/inverters?sort=price-desc');
  expect(canonicalOf(html)).toBe('/ua/inverters');
  expect(html).not.toContain('noindex');
});

test('what was found is narrowed alike', async () => {
  const all = await pageOf('/ua/search?q=deye');
  const categories = choicesOf(all.html).filter(({ name }) => name === 'category');
  expect(categories.length).toBeGreaterThan(1);
  for (const { value, total } of categories) {
    const { html } = await pageOf(`/ua/search?q=deye&category=${value}`);
    expect(totalOf(html)).toBe(total);
    for (const choice of choicesOf(html).filter(({ isDead, name }) => !isDead && name === 'brand')) {
      const query = new URLSearchParams({ q: 'deye', category: value, brand: choice.value });
      expect(totalOf((await pageOf(`/ua/search?${query.toString()}`)).html)).toBe(choice.total);
    }
  }
});

test('narrowed pages are kept, each choice once', async () => {
  const isHit = async (path: string) =>
    (await ask(path)).headers.get('server-timing')?.includes('desc=hit') ?? false;
  await (await ask('/pl/batteries?brand=Deye&utm_source=x&fromPLN=&sort=&inStock=1')).text();
  expect(await isHit('/pl/batteries?inStock=1&brand=Deye')).toBe(true);
  expect(await isHit('/pl/batteries?inStock=1')).toBe(false);
});
