import fc from 'fast-check';
import qs from 'qs';
import { afterAll, describe, expect, test } from 'vitest';
import type { ProductRecord } from '../../../src/server/api/serializers/product-record.ts';
import { allProducts } from '../../support/all-products.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, close } = await openTestShop();
afterAll(close);

const everything = await allProducts(api, 'populate=*&locale=uk&currency=UAH');
const plain = (text: string) => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');

/** What a filter looks at in a record; it holds when it holds for any of these. */
const TEXTS: Readonly<Record<string, (record: ProductRecord) => readonly string[]>> = {
  sku: ({ sku }) => [sku],
  brand: ({ general_information: { brand } }) => [brand],
  'general_information.name': ({ general_information: { name } }) => [name],
  'general_information.description': ({ general_information: { description } }) => [description],
  'localizations.general_information.name': ({ localizations = [] }) =>
    localizations.map((each) => each.general_information.name),
  'categories.name': ({ categories = [] }) => categories.map(({ name }) => name),
  'categories.slug': ({ categories = [] }) => categories.map(({ slug }) => slug),
  type: ({ categories = [] }) => categories.map(({ name }) => name),
  'tags.name': ({ tags = [] }) => tags.map(({ name }) => name),
  'specifications.value': ({ specifications = [] }) => specifications.map(({ value }) => plain(value)),
};
const NUMBERS: Readonly<Record<string, (record: ProductRecord) => readonly number[]>> = {
  id: ({ id }) => [id],
  documentId: ({ id }) => [id],
  categoryId: ({ categories = [] }) => categories.map(({ id }) => id),
  'pricing_and_inventory.stock': ({ pricing_and_inventory: { stock } }) => [stock],
  'pricing_and_inventory.price': ({ pricing_and_inventory: { price } }) => (price === null ? [] : [price]),
  'pricing_and_inventory.day_price': ({ pricing_and_inventory: { day_price } }) =>
    day_price === null ? [] : [day_price],
};

type Test = (record: ProductRecord) => boolean;
interface Filter {
  readonly query: Readonly<Record<string, unknown>>;
  readonly holds: Test;
}

const nest = (path: string, value: unknown): Readonly<Record<string, unknown>> =>
  path.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), value) as Record<
    string,
    unknown
  >;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const TEXT_TESTS: Readonly<Record<string, (text: string, value: string) => boolean>> = {
  $eq: (text, value) => text === value,
  $eqi: same,
  $ne: (text, value) => text !== value,
  $contains: (text, value) => text.includes(value),
  $containsi: (text, value) => text.toLowerCase().includes(value.toLowerCase()),
};
const NUMBER_TESTS: Readonly<Record<string, (number: number, value: number) => boolean>> = {
  $eq: (number, value) => number === value,
  $ne: (number, value) => number !== value,
  $lt: (number, value) => number < value,
  $lte: (number, value) => number <= value,
  $gt: (number, value) => number > value,
  $gte: (number, value) => number >= value,
};

/** A comparison with a value, or a part of one, that some product has. */
const comparison = <T extends string | number>(
  fields: Readonly<Record<string, (record: ProductRecord) => readonly T[]>>,
  tests: Readonly<Record<string, (own: T, value: T) => boolean>>,
  part: (value: T, seed: number) => T,
): fc.Arbitrary<Filter> =>
  fc
    .record({
      field: fc.constantFrom(...Object.keys(fields)),
      operator: fc.constantFrom(...Object.keys(tests), '$in'),
      donors: fc.tuple(fc.constantFrom(...everything), fc.constantFrom(...everything)),
      seed: fc.nat(1000),
    })
    .map(({ field, operator, donors, seed }) => {
      const read = fields[field] ?? (() => []);
      const offered = donors.flatMap((donor) => read(donor).slice(0, 1)).map((value) => part(value, seed));
      const values = offered.length > 0 ? offered : everything.flatMap(read).slice(0, 1);
      const [value] = values;
      const test = tests[operator];
      // Types are compared in any case: the specification writes them otherwise than the categories' names.
      const isOfAnyCase = field === 'type' && (operator === '$eq' || operator === '$in');
      const isOne = (own: T) =>
        isOfAnyCase
          ? (operator === '$in' ? values : values.slice(0, 1)).some((each) => same(String(own), String(each)))
          : values.includes(own);
      return {
        query: nest(field, { [operator]: operator === '$in' ? values : value }),
        holds: (record) =>
          read(record).some((own) =>
            test && value !== undefined && !isOfAnyCase ? test(own, value) : isOne(own),
          ),
      };
    });

const leaf = fc.oneof(
  comparison(TEXTS, TEXT_TESTS, (value, seed) =>
    seed % 3 === 0
      ? value
      : seed % 3 === 1
        ? value.toUpperCase()
        : value.slice(seed % 5, (seed % 5) + 3 + (seed % 4)),
  ),
  comparison(NUMBERS, NUMBER_TESTS, (value) => value),
);

const joined = (depth: number): fc.Arbitrary<Filter> => {
  if (depth === 0) return leaf;
  const all = (list: readonly Filter[]): Filter => ({
    query: { $and: list.map(({ query }) => query) },
    holds: (record) => list.every(({ holds }) => holds(record)),
  });
  const any = (list: readonly Filter[]): Filter => ({
    query: { $or: list.map(({ query }) => query) },
    holds: (record) => list.some(({ holds }) => holds(record)),
  });
  const none = ({ query, holds }: Filter): Filter => ({
    query: { $not: query },
    holds: (record) => !holds(record),
  });
  const parts = fc.array(joined(depth - 1), { minLength: 1, maxLength: 3 });
  return fc.oneof(leaf, parts.map(all), parts.map(any), joined(depth - 1).map(none));
};

const idsOf = (records: readonly ProductRecord[]) => records.map(({ id }) => id);
const answered = async (query: string) => idsOf(await allProducts(api, query));

describe('filters', () => {
  test('find exactly what a walk through all products finds', async () => {
    await fc.assert(
      fc.asyncProperty(joined(2), async ({ query, holds }) => {
        const search = qs.stringify({ filters: query }, { encode: false });
        fc.pre((search.match(/\[\$(eqi|ne|containsi?)\]/g) ?? []).length <= 3);
        fc.pre(search.split('&').every((pair) => pair.split('=', 1).join().split('[').length <= 9));
        const found = await answered(qs.stringify({ filters: query }));
        expect(found).toEqual(idsOf(everything.filter(holds)));
      }),
      { numRuns: 120 },
    );
  });

  test('of the search find a text wherever it may stand', async () => {
    const fields = [
      'general_information.name',
      'general_information.description',
      'localizations.general_information.name',
      'localizations.general_information.description',
      'categories.name',
      'tags.name',
      'specifications.value',
    ];
    const search = (text: string) =>
      answered(qs.stringify({ filters: { $or: fields.map((field) => nest(field, { $containsi: text })) } }));
    const hybrid = await search('гібрид');
    expect(hybrid).toEqual(await search('ГІБРИД'));
    expect(hybrid.length).toBeGreaterThan(0);
    expect((await search('fotowolta')).length).toBeGreaterThan(0); // stands in Polish alone
    expect(await search('немає такого слова')).toEqual([]);
  });

  test('find specs as they are read, without their labels', async () => {
    const spec = (text: string) => answered(qs.stringify({ filters: { specifications: { value: text } } }));
    expect(await spec('435 Вт')).toContain(101);
    expect(await spec('435\u{a0}Вт')).toEqual(await spec('435 Вт'));
    const labelled = qs.stringify({ filters: { specifications: { value: { $contains: ': ' } } } });
    expect(await answered(labelled)).toEqual([]);
  });

  test('take signs of patterns as plain characters', async () => {
    const byName = (text: string) =>
      answered(qs.stringify({ filters: { general_information: { name: { $contains: text } } } }));
    for (const sign of ['%', '_', '\\']) {
      const expected = everything.filter(({ general_information: { name } }) => name.includes(sign));
      expect(await byName(sign)).toEqual(idsOf(expected));
    }
  });

  test('compare prices in the currency of the answer', async () => {
    const zloty = await allProducts(api, 'currency=PLN');
    const limit = 500;
    const found = await answered(`currency=PLN&filters[pricing_and_inventory][price][$lt]=${limit}`);
    expect(found).toEqual(
      idsOf(zloty.filter(({ pricing_and_inventory: { price } }) => price !== null && price < limit)),
    );
  });
});

describe('the short parameters', () => {
  test('are equal to their filters, and join', async () => {
    expect(await answered('categoryId=12')).toEqual(await answered('filters[categoryId][$eq]=12'));
    expect(await answered('categoryId=12')).toEqual(
      idsOf(everything.filter(({ categoryId }) => categoryId >= 12 && categoryId <= 17)),
    );
    expect(await answered('brand=Deye')).toEqual(await answered('filters[brand]=Deye'));
    const type = encodeURIComponent('Інвертори');
    expect(await answered(`type=${type}`)).toEqual(await answered('categoryId=3'));
    expect(await answered(`type=${type}&locale=en`)).toEqual(await answered('categoryId=3'));
    const deyeInverters = everything.filter(
      ({ categoryId, general_information: { brand } }) => categoryId === 3 && brand === 'Deye',
    );
    expect(await answered('categoryId=3&brand=Deye')).toEqual(idsOf(deyeInverters));
    expect(deyeInverters.length).toBeGreaterThan(0);
  });

  test('join with filters', async () => {
    const found = await answered('categoryId=3&filters[id][$gt]=302');
    expect(found).toEqual(idsOf(everything.filter(({ categoryId, id }) => categoryId === 3 && id > 302)));
  });
});
