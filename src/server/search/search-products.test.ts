import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countQueries } from '../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { exchangeRate } from '../../content/seed/exchange-rate.ts';
import { seedProducts } from '../../content/seed/products.ts';
import { SEARCH_MIN_LENGTH } from '../../domain/search/search-limits.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { searchSources, searchProducts, type SearchQuery } from './search-products.ts';

const { database } = await openTestDatabase();
const sources = searchSources((query) => query(database));
const search = (term: string, query: Partial<SearchQuery> = {}) =>
  searchProducts(sources)({ term, locale: 'uk', onlyInStock: false, page: 1, pageSize: 200, ...query });
const idsOf = async (term: string, query?: Partial<SearchQuery>) =>
  (await search(term, query)).products.map(({ id }) => id);
const categoryOf = new Map(seedProducts.map(({ id, category }) => [id, category]));

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['інверто', 'inwerter', 'inverter', 'falownik', 'інвентор', 'INVERTER'])(
    '„%s“ finds inverters first',
    async (term) => {
      const first = (await idsOf(term, { locale })).slice(0, 10);
      expect(first.map((id) => categoryOf.get(id))).toEqual(Array.from({ length: 10 }, () => 'inverters'));
    },
  );

  test('names are in the language of the page, whatever language was typed', async () => {
    const [first] = (await search('us5000', { locale })).products;
    expect(first?.name).toBe(seedProducts.find(({ id }) => id === 201)?.text[locale].name);
  });
});

describe('spelling does not decide', () => {
  test.each([
    ['450 Вт', '450W', '450вт', '450 w'],
    ['5,12 кВт·год', '5.12 kWh', '5.12kwh'],
    ['ładowarka', 'ladowarka', 'LADOWARKA'],
    ["роз'єм", 'роз’єм', 'розʼєм', 'розєм'],
    ['2 × 440', '2x440', '2х440'],
    ['акумулятор deye', '  Deye   АКУМУЛЯТОР '],
  ])('%s', async (...spellings) => {
    const found = await Promise.all(spellings.map((term) => idsOf(term)));
    expect(found[0]?.length).toBeGreaterThan(0);
    for (const ids of found) expect(new Set(ids)).toEqual(new Set(found[0]));
  });

  test('a power finds the panels of that power first', async () => {
    const [first = 0, second = 0] = await idsOf('450 Вт');
    for (const id of [first, second])
      expect(seedProducts.find((product) => product.id === id)?.specifications.powerW).toBe(450);
  });

  test('a mistyped maker is found by likeness', async () => {
    const found = (await search('pylonteh')).products;
    expect(new Set(found.map(({ brand }) => brand))).toEqual(new Set(['Pylontech']));
  });
});

describe('a kind of goods with a size', () => {
  const powerOf = new Map(seedProducts.map(({ id, specifications }) => [id, specifications.powerW ?? 0]));
  const match = (term: string) =>
    sources.matchTerm(term, { onlyInStock: false, limit: 24, minLength: SEARCH_MIN_LENGTH });

  test.each(['panel 1000 W', 'панель 1000 Вт', 'panel 1000w', 'сонячна панель 900 вт'])(
    'that nothing has is answered by the nearest, which are called so: %s',
    async (term) => {
      const { ids, nearestBy } = await match(term);
      expect(nearestBy).toBe('power');
      expect(new Set(ids.map((id) => categoryOf.get(id)))).toEqual(new Set(['solar-panels']));
      expect(powerOf.get(ids[0] ?? 0)).toBe(Math.max(...ids.map((id) => powerOf.get(id) ?? 0)));
    },
  );

  test('that some have is answered by these first', async () => {
    const { ids, nearestBy } = await match('зарядна станція 500 Вт');
    expect([powerOf.get(ids[0] ?? 0), nearestBy]).toEqual([500, null]);
  });

  test('of a maker is answered by the goods of this maker', async () => {
    const { ids, nearestBy } = await match('зарядна станція ecoflow 1000 Вт');
    expect([ids, nearestBy]).toEqual([[91, 90, 96], 'power']);
  });

  test('is asked for in one more query', async () => {
    expect(await countQueries(() => search('stacja zasilania 1000 W', { locale: 'pl' }))).toBe(3);
  });
});

describe('when nothing has the text as typed', () => {
  test.each([
    ['cjyzxyf', 'сонячна'],
    ['soniachna', 'сонячна'],
    ['фроніус', 'fronius'],
  ])('„%s“ is shown for „%s“', async (term, shownFor) => {
    const found = await search(term);
    expect(found.shownFor).toBe(shownFor);
    expect(found.products).toEqual((await search(shownFor)).products);
    expect(found.total).toBeGreaterThan(0);
  });

  test('the term itself is never called another spelling', async () => {
    for (const term of ['сонячна', 'inverter', 'pylonteh', 'zzzzqqq']) {
      expect((await search(term)).shownFor).toBeNull();
    }
  });

  test('nothing is found for what nothing is like', async () => {
    for (const term of ['zzzzqqq', 'ґґґґ', '\\\\\\\\']) {
      expect(await search(term)).toEqual({ products: [], total: 0, shownFor: null });
    }
  });
});

describe('an article number', () => {
  test('finds its product first, however it is written', async () => {
    for (const { id, article } of seedProducts) {
      expect([article, (await idsOf(article))[0]]).toEqual([article, id]);
      expect((await idsOf(article.toLowerCase().replaceAll('-', ' ')))[0]).toBe(id);
    }
  });

  test('stands before the products that only mention it', async () => {
    const inverter = seedProducts.find(({ id }) => id === 301);
    if (!inverter) throw new Error('The inverter is gone');
    const mention = { name: `${inverter.article} монтаж`, summary: '-', description: '-' };
    const accessory = {
      ...inverter,
      id: 1,
      article: 'TEST-1',
      picturesOf: inverter.article,
      text: { uk: mention, pl: mention, en: mention },
    };
    await database.transaction((transaction) => saveProducts(transaction)([accessory], exchangeRate));
    expect((await idsOf(inverter.article)).slice(0, 2)).toEqual([301, 1]);
    await database.transaction((transaction) =>
      saveProducts(transaction)([{ ...accessory, text: inverter.text }], exchangeRate),
    );
  });
});

describe('what shoppers type of numbers', () => {
  const leadOf = async (term: string, count: number) => (await idsOf(term)).slice(0, count);

  test('kilowatts of peak power find what kilowatts find', async () => {
    for (const locale of LOCALES) {
      const found = await idsOf('10 kWp', { locale });
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(await idsOf('10 kW', { locale }));
    }
  });

  test('millimetres of a cable are its cross-section', async () => {
    for (const [term, square] of [
      ['кабель 6 мм', 'кабель 6 мм2'],
      ['kabel 6 mm', 'kabel 6 mm2'],
      ['cable 6mm', 'cable 6 mm2'],
    ] as const) {
      expect(await idsOf(term)).toEqual(await idsOf(square));
      expect((await search(term)).shownFor).toBeNull();
      for (const id of await leadOf(term, 3))
        expect(seedProducts.find((product) => product.id === id)?.specifications.crossSectionMm2).toBe(6);
    }
  });

  test('a maker and a number find that maker’s goods and no others', async () => {
    const makers = new Set((await search('deye 12')).products.map(({ brand }) => brand));
    expect(makers).toEqual(new Set(['Deye']));
  });

  test('a word for goods finds them without all that mention them', async () => {
    const found = await idsOf('інвертор');
    const inverters = seedProducts.filter(({ category }) => category === 'inverters').map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(inverters));
    expect(found.length).toBeLessThan(2 * inverters.length);
  });

  test('a chemistry is found with its digit written small or not', async () => {
    const found = await idsOf('LiFePO4');
    expect(found.length).toBeGreaterThan(10);
    expect(await idsOf('LiFePO₄')).toEqual(found);
  });
});

describe('a search', () => {
  test('that is too short finds nothing and asks nothing', async () => {
    for (const term of ['', ' ', 'і', '%', '—', '  i ']) {
      expect([...term.trim()].length).toBeLessThan(SEARCH_MIN_LENGTH);
      expect(await search(term)).toEqual({ products: [], total: 0, shownFor: null });
      expect(await countQueries(() => search(term))).toBe(0);
    }
  });

  test('leaves out what is not in stock only when it is asked to', async () => {
    const soldOut = seedProducts.filter(({ stock, category }) => stock === 0 && category === 'inverters');
    expect(soldOut.length).toBeGreaterThan(0);
    const all = await search('inverter');
    const inStock = await search('inverter', { onlyInStock: true });
    expect(inStock.products).toEqual(all.products.filter(({ stock }) => stock > 0));
    expect(all.total).toBeGreaterThan(inStock.total);
  });

  test('is the same whole whatever the size of its pages', async () => {
    const whole = await idsOf('панель');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.length / 7) }, (_, index) =>
        idsOf('панель', { page: index + 1, pageSize: 7 }),
      ),
    );
    expect(pages.flat()).toEqual(whole);
  });

  test('costs one query for the matches and one for their products', async () => {
    expect(await countQueries(() => search('inverter', { pageSize: 5 }))).toBe(2);
    expect(await countQueries(() => search('inverter'))).toBe(2);
  });

  test('takes whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
        async (term) => {
          const { products, total } = await search(term);
          expect(products.length).toBe(Math.min(total, 200));
        },
      ),
      { numRuns: 60, examples: [['a\u0000b'], ['\uD800x'], ['['.repeat(300)], ["o'or 1=1"]] },
    );
    for (const term of ['%%', '__', '\\\\', "'; --"]) expect((await search(term)).total).toBe(0);
  });
});
