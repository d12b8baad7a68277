import { afterAll, describe, expect, test } from 'vitest';
import { openRemoteCatalogue } from '../../tests/support/remote-catalogue-server.ts';
import { seedPrice } from '../../tests/support/seed-price.ts';
import { openSeededEmbedded } from '../../tests/support/test-database.ts';
import { remoteCatalogue } from './adapters/remote-catalogue/remote-catalogue.ts';
import { catalogueReads } from './catalogue-reads.ts';
import { remoteReads } from './remote-reads.ts';

const server = await openRemoteCatalogue();
afterAll(server.close);
server.records.set('products', [
  { id: 302, name: 'Another name', price: 1, categoryId: 3 },
  { id: 4711, name: 'Only there', price: 1140, categoryId: 3 },
]);
server.records.set('categories', [{ id: 3, name: 'homeView.inverters', slug: 'inverters' }]);
const connection = await openSeededEmbedded();
const remote = remoteCatalogue({
  url: server.url,
  timeoutMs: 20_000,
  rememberMs: 0,
  hasPicture: () => false,
  onSkipped: () => {},
});
const { catalogue, search } = remoteReads(
  remote,
  catalogueReads((query) => query(connection.database)),
);

describe('with a database of its own, a shop that reads elsewhere', () => {
  test('sells what it keeps too, at its own price, under the name from there', async () => {
    expect(await catalogue.findProduct(302, 'uk')).toMatchObject({
      name: 'Another name',
      prices: { UAH: { sale: seedPrice(302) }, PLN: { sale: seedPrice(302, 'PLN') } },
    });
    expect((await catalogue.findProduct(302, 'uk'))?.stock).toBeGreaterThan(0);
  });

  test('shows what it does not keep, the price that is not stated converted at its rate', async () => {
    const product = await catalogue.findProduct(4711, 'pl');
    expect(product).toMatchObject({ stock: 0, displayOnly: { mark: 'Tylko na zapytanie' } });
    expect([product?.prices.UAH.sale, product?.prices.PLN.sale]).toEqual([114_000, 10_000]);
  });

  test('names categories by the texts that their names are keys of', async () => {
    expect((await catalogue.listCategories('en')).map(({ name }) => name)).toEqual(['Inverters']);
  });

  test('describes products with the groups that were asked for', async () => {
    const found = (await catalogue.productsByIds([4711], 'uk')).filter(({ id }) => id === 4711);
    const described = await catalogue.describeProducts(found, { locale: 'uk', groups: new Set(['tags']) });
    expect(described).toMatchObject([{ product: { id: 4711 }, tags: [], specifications: null }]);
  });

  test('suggests from what search finds, and searches nothing for one character', async () => {
    const asked = server.asked.length;
    expect(
      await search.searchProducts({ term: ' x ', locale: 'uk', onlyInStock: false, page: 1, pageSize: 9 }),
    ).toEqual({ products: [], total: 0, shownFor: null });
    expect(server.asked).toHaveLength(asked);
    const { suggestions } = await search.suggest({ term: 'o', locale: 'uk' });
    expect(suggestions.map(({ name }) => name)).toContain('Only there');
  });
});

test('without its database all can be looked at and nothing be ordered', async () => {
  await connection.close();
  const { products } = await catalogue.listProducts({
    locale: 'uk',
    currency: 'UAH',
    sort: [],
    page: 1,
    pageSize: 24,
  });
  expect(products.map(({ id, stock, displayOnly }) => [id, stock, displayOnly !== undefined])).toEqual([
    [302, 0, true],
    [4711, 0, true],
  ]);
});
