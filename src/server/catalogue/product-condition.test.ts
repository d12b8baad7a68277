import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { seedProducts } from '../../content/seed/products.ts';
import type { NumberOperator, ProductCondition } from '../../domain/catalogue/product-filter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { messagesOf } from '../messages/messages.ts';
import { listProducts } from './list-products.ts';

const { database } = await openTestDatabase();
const seeded = seedProducts.map(({ id }) => id).toSorted((a, b) => a - b);

const idsWhere = async (condition: ProductCondition, locale: Locale = 'uk') => {
  const query = { locale, currency: 'UAH', sort: [], page: 1, pageSize: 1000 } as const;
  const { products } = await listProducts(database)({ ...query, condition });
  return products.map(({ id }) => id);
};
const inCategory = (id: number): ProductCondition => ({
  kind: 'number',
  field: 'categoryId',
  operator: '$eq',
  values: [id],
});

/** Conditions over fields of every kind: columns, texts, prices, related tables. */
const leaf: fc.Arbitrary<ProductCondition> = fc.oneof(
  fc.constantFrom('Deye', 'deye', 'Promin', 'Nobody').map((brand): ProductCondition => ({
    kind: 'text',
    field: 'brand',
    operator: '$eqi',
    values: [brand],
  })),
  fc.constantFrom('панель', '12', '%', '_', '\\').map((text): ProductCondition => ({
    kind: 'text',
    field: 'name',
    operator: '$containsi',
    values: [text],
  })),
  fc.constantFrom('Inverter', 'akumulator').map((text): ProductCondition => ({
    kind: 'text',
    field: 'localizations.name',
    operator: '$containsi',
    values: [text],
  })),
  fc
    .tuple(
      fc.constantFrom<NumberOperator>('$lt', '$gte', '$eq', '$ne'),
      fc.oneof(fc.nat(60), fc.constantFrom(1.5, -0.5, 2 ** 31, -(2 ** 40), 1e21)),
    )
    .map(([operator, stock]): ProductCondition => ({
      kind: 'number',
      field: 'stock',
      operator,
      values: [stock],
    })),
  fc.nat(10_000_000).map((minor): ProductCondition => ({
    kind: 'number',
    field: 'price',
    operator: '$gt',
    values: [minor],
  })),
  fc.constantFrom(3, 12, 23, 99).map(inCategory),
);

describe('conditions', () => {
  test('join as sets do', async () => {
    await fc.assert(
      fc.asyncProperty(leaf, leaf, async (a, b) => {
        const [inA, inB] = [new Set(await idsWhere(a)), new Set(await idsWhere(b))];
        expect(await idsWhere({ kind: 'and', conditions: [a, b] })).toEqual(
          seeded.filter((id) => inA.has(id) && inB.has(id)),
        );
        expect(await idsWhere({ kind: 'or', conditions: [a, b] })).toEqual(
          seeded.filter((id) => inA.has(id) || inB.has(id)),
        );
        expect(await idsWhere({ kind: 'not', condition: a })).toEqual(seeded.filter((id) => !inA.has(id)));
      }),
      { numRuns: 30 },
    );
  });

  test('compare with any number, whatever the column holds', async () => {
    const ids = (operator: NumberOperator, ...values: number[]) =>
      idsWhere({ kind: 'number', field: 'id', operator, values });
    expect(await ids('$eq', 101.5)).toEqual([]);
    expect(await ids('$lt', 101.5)).toEqual(await ids('$lte', 101));
    expect(await ids('$lt', 2 ** 31)).toEqual(seeded);
    expect(await ids('$gt', 1e21)).toEqual([]);
    expect(await ids('$in', 101, 0.5, 2 ** 40)).toEqual([101]);
  });

  test('take the signs of patterns for what they are', async () => {
    const named = (text: string) =>
      idsWhere({ kind: 'text', field: 'name', operator: '$contains', values: [text] });
    expect(await named('%')).toEqual([]);
    expect(await named('_')).toEqual([]);
    expect((await named('2 × 440')).length).toBeGreaterThan(0);
  });

  test('find a category by its Ukrainian name as type, by its own language’s otherwise, by slug', async () => {
    const inverters = seedProducts.flatMap(({ id, category }) => (category === 'inverters' ? [id] : []));
    const by = (field: 'type' | 'categories.name' | 'categories.slug', value: string) =>
      idsWhere({ kind: 'text', field, operator: '$eq', values: [value] }, 'en');
    expect(await by('type', 'Інвертори')).toEqual(inverters);
    expect(await by('categories.name', 'Inverters')).toEqual(inverters);
    expect(await by('categories.slug', 'inverters')).toEqual(inverters);
    expect(await by('categories.name', 'Інвертори')).toEqual([]);
    expect(await by('type', 'ІНВЕРТОРИ')).toEqual(inverters);
  });

  test.each([
    ['Генератори', ['generators']],
    ['Промислові генератори', ['industrial-generators']],
    ['Освітлювальні вежі', ['solar-lighting-towers']],
    ['Підйомники та Крани', ['scissor-lifts', 'boom-lifts', 'cranes']],
  ])('find machines by the type %s, those of sub-categories too (S §9)', async (type, slugs) => {
    const machines = seedProducts.filter(({ category }) => slugs.includes(category)).map(({ id }) => id);
    expect(machines.length).toBeGreaterThan(2);
    for (const operator of ['$eq', '$in'] as const) {
      const found = await idsWhere({ kind: 'text', field: 'type', operator, values: [type] }, 'en');
      expect(found).toEqual(machines.toSorted((a, b) => a - b));
    }
  });

  test('find products by tag and by printed spec', async () => {
    const by = (field: 'tags.name' | 'specifications.value', value: string) =>
      idsWhere({ kind: 'text', field, operator: '$containsi', values: [value] }, 'en');
    expect(await by('specifications.value', '435 W')).toContain(101);
    const lithium = seedProducts.flatMap(({ id, specifications }) =>
      specifications.chemistry === 'lifepo4' ? [id] : [],
    );
    for (const spelling of ['LiFePO4', 'lifepo₄'])
      expect(await by('specifications.value', spelling)).toEqual(lithium.toSorted((a, b) => a - b));
    const home = seedProducts.flatMap(({ id, tags }) => (tags.includes('home') ? [id] : []));
    expect(await by('tags.name', messagesOf('en').translate('tag.home'))).toEqual(
      home.toSorted((a, b) => a - b),
    );
  });
});
