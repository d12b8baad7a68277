import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LOCALES, REGIONS } from '../../../src/domain/locale/locale.ts';
import { readOnlyShop } from '../../support/built-shop.ts';

const { url, ask } = await readOnlyShop();
const PRODUCTS = 163;
/** The rest is for rent. */
const GOODS_MIN = 140;

const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(
    v.union([v.array(item), item]),
    v.transform((value): v.InferOutput<T>[] => (Array.isArray(value) ? value : [value])),
  );
const alternate = v.object({ '@_hreflang': v.string(), '@_href': v.string() });
const urlSet = v.object({
  urlset: v.object({ url: list(v.object({ loc: v.string(), 'xhtml:link': v.array(alternate) })) }),
});
const index = v.object({ sitemapindex: v.object({ sitemap: list(v.object({ loc: v.string() })) }) });
const feed = v.object({
  rss: v.object({
    channel: v.object({
      item: list(
        v.object({
          'g:id': v.number(),
          'g:title': v.string(),
          'g:link': v.string(),
          'g:image_link': v.string(),
          'g:price': v.string(),
          'g:availability': v.picklist(['in_stock', 'out_of_stock']),
          // What is delivered at a quoted price has none.
          'g:shipping': v.optional(v.object({ 'g:country': v.string(), 'g:price': v.string() })),
        }),
      ),
    }),
  }),
});

const parser = new XMLParser({ ignoreAttributes: false });

/** Asks for a document and takes it apart; it has to be well formed. */
async function read<T extends v.GenericSchema>(path: string, schema: T): Promise<v.InferOutput<T>> {
  const response = await ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return v.parse(schema, parser.parse(text));
}

const pathOf = (address: string) => {
  expect(address.startsWith(url)).toBe(true);
  return address.slice(url.length);
};

async function addresses() {
  const { sitemapindex } = await read('/sitemap.xml', index);
  const sets = await Promise.all(sitemapindex.sitemap.map(({ loc }) => read(pathOf(loc), urlSet)));
  return sets.flatMap(({ urlset }) => urlset.url);
}

describe('the site maps', () => {
  test('know every product once in each language, and tell each page of the others', async () => {
    const all = await addresses();
    const locs = all.map(({ loc }) => loc);
    expect(new Set(locs).size).toBe(locs.length);
    for (const region of REGIONS) {
      expect(locs.filter((loc) => loc.startsWith(`${url}/${region}/product/`))).toHaveLength(PRODUCTS);
    }
    for (const { 'xhtml:link': links } of all) {
      expect(links.map((link) => link['@_hreflang'])).toEqual([...LOCALES, 'x-default']);
      for (const link of links) expect(locs).toContain(link['@_href']);
    }
  });

  test('list pages that are there, under their own addresses', async () => {
    const pages = (await read('/sitemaps/pages.xml', urlSet)).urlset.url.filter(({ loc }) =>
      new URL(loc).pathname.startsWith('/pl'),
    );
    expect(pages.length).toBeGreaterThan(40);
    for (const { loc } of pages) {
      const response = await ask(pathOf(loc));
      const html = await response.text();
      expect([response.status, html.match(/rel="canonical" href="([^"]+)"/)?.[1]]).toEqual([200, loc]);
      expect(html).not.toContain('noindex');
    }
  });

  test('end where the products do', async () => {
    expect((await ask('/sitemaps/products-77.xml')).status).toBe(404);
    expect((await ask('/sitemaps/products-99999999999.xml')).status).toBe(404);
  });
});

describe('the product feeds', () => {
  test.each([
    ['ua', 'UAH', 'UA'],
    ['pl', 'PLN', 'PL'],
    ['en', 'UAH', 'UA'],
  ])('sell the goods in %s for %s, with tax', async (region, currency, country) => {
    const { item } = (await read(`/feeds/google/${region}.xml`, feed)).rss.channel;
    expect(item.length).toBeGreaterThan(GOODS_MIN);
    for (const each of item) {
      expect(each['g:price']).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`));
      expect(each['g:link']).toBe(`${url}/${region}/product/${each['g:id']}`);
    }
    const countries = item.flatMap((each) => each['g:shipping']?.['g:country'] ?? []);
    expect(new Set(countries)).toEqual(new Set([country]));
    const [first] = item;
    const page = await (await ask(pathOf(first?.['g:link'] ?? ''))).text();
    expect(page).toContain(`"price":"${first?.['g:price'].split(' ')[0]}"`);
    expect((await ask(pathOf(first?.['g:image_link'] ?? ''))).status).toBe(200);
  });

  test('there is none for another region', async () => {
    expect((await ask('/feeds/google/de.xml')).status).toBe(404);
  });
});

test('robots are told of the site maps and kept from what is a visitor’s own', async () => {
  const text = await (await ask('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(text).toContain('Disallow: /pl/checkout');
});

test.each(LOCALES)('the shop can stand on a home screen in %s', async (locale) => {
  const response = await ask(`/manifest.${locale}.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = v.parse(
    v.object({
      start_url: v.string(),
      icons: v.array(v.object({ src: v.string() })),
      shortcuts: v.array(v.object({ url: v.string() })),
    }),
    await response.json(),
  );
  const files = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map((shortcut) => shortcut.url),
  ];
  const statuses = await Promise.all(files.map(async (path) => (await ask(path)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await ask(manifest.start_url)).status).toBe(200);
});
