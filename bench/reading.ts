import { seedProducts } from '../src/content/seed/products.ts';
import { sessionCookies } from '../src/server/account/session-cookie.ts';
import { SECRET, startShop, type Running, type ShopOptions } from '../tests/support/shop-process.ts';
import { besideBare, rawAnswer } from './bare-process.ts';
import { load, type Load } from './measure.ts';
import type { Row } from './row.ts';
import { withCpu } from './cpu-time.ts';

/** Something that is read, over and over or in turn. */
export interface Reading extends Load {
  readonly name: string;
}

const LISTINGS = [
  'solar-panels',
  'batteries',
  'inverters',
  'mounting-systems',
  'cables-adapters',
  'generators',
];
const PRODUCTS = [101, 102, 103, 201, 202, 203, 301, 302, 303, 501];

/** What is kept is asked for by ten visitors at a time. */
export const KEPT: readonly Reading[] = [
  { name: 'home page, kept', paths: ['/ua'], connections: 10 },
  { name: 'category page, kept', paths: ['/ua/solar-panels'], connections: 10 },
  { name: 'product page, kept', paths: ['/ua/product/101'], connections: 10 },
  { name: 'list API, repeated', paths: ['/api/products?pagination[pageSize]=24'], connections: 10 },
];

const search = (terms: readonly string[]) =>
  terms.map((term) => `/api/search/suggestions?q=${encodeURIComponent(term)}`);
/** A term as it is typed, letter by letter. */
const typed = (term: string) =>
  Array.from(term, (_, index) =>
    Array.from(term)
      .slice(0, index + 1)
      .join(''),
  );

/** Every product in every language: more than the shop remembers of what stands beside products. */
const ALL_PRODUCTS = ['ua', 'pl', 'en'].flatMap((region) =>
  seedProducts.map(({ id }) => `/${region}/product/${id}`),
);

/** What has to be made is asked for by one visitor without a pause, from a shop that keeps no pages. */
export const MADE: readonly Reading[] = [
  { name: 'category page, made', paths: LISTINGS.map((slug) => `/ua/${slug}`), connections: 1 },
  { name: 'product page, made', paths: PRODUCTS.map((id) => `/pl/product/${id}`), connections: 1 },
  { name: 'product page, each of all in turn', paths: ALL_PRODUCTS, connections: 1 },
  {
    name: 'list API, first time',
    paths: LISTINGS.map((_, index) => `/api/products?pagination[pageSize]=24&pagination[page]=${index + 1}`),
    connections: 1,
  },
  {
    name: 'search page, a word',
    paths: ['deye', '450 Вт', 'панель'].map((term) => `/ua/search?q=${encodeURIComponent(term)}`),
    connections: 1,
  },
  {
    name: 'suggestions, as words are typed',
    paths: search(['інвертор', 'panel', 'deye 12'].flatMap(typed)),
    connections: 1,
  },
  { name: 'suggestions, a typo', paths: search(['інвентор', 'pylonteh', 'сонячан панель']), connections: 1 },
  { name: 'suggestions, no hit', paths: search(['zzzzqqq', 'ґґґґ', 'xwvxwv 99']), connections: 1 },
  { name: 'cart sync', paths: ['/ua/cart/lines.data?ids=101,201,301,508'], connections: 1 },
];

/** Loads the shop, then a bare server that sends what it sent, in the same way. */
export async function readRow(shop: Running, { name, ...reading }: Reading): Promise<Row> {
  const measure = async (server: Running) => {
    await load(server.url, { ...reading, warmUp: true });
    return withCpu(server, () => load(server.url, reading));
  };
  const measured = await measure(shop);
  const answer = await rawAnswer(shop.url + (reading.paths[0] ?? '/'), reading.headers);
  return { name, shop: measured, bare: await besideBare(answer, measure) };
}

/** Reads pages as somebody who is signed in, whose session's token is `token`, in a shop of its own: one at a time without a pause. */
export async function readSignedIn(
  options: ShopOptions,
  token: string,
  pages: Readonly<Record<string, readonly string[]>>,
): Promise<Row[]> {
  const shop = await startShop(options);
  const [cookie = ''] = sessionCookies(SECRET, false).write(token, true).split(';', 1);
  try {
    const rows: Row[] = [];
    for (const [name, paths] of Object.entries(pages))
      rows.push(await readRow(shop, { name, paths, connections: 1, headers: { cookie } }));
    return rows;
  } finally {
    await shop.stop();
  }
}
