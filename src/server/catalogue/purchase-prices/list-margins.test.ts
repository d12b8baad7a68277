import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import type { ExchangeRate } from '../../../domain/money/exchange.ts';
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts';
import { marginRow, MARGINS_PAGE, type MarginsQuery } from '../../../domain/prices/margins-query.ts';
import { productPrices, products } from '../tables.ts';
import { countWithoutPurchase, listMargins } from './list-margins.ts';
import { purchasePrices } from './tables.ts';

const { database } = await openTestDatabase();
const rate: ExchangeRate = {
  base: 'PLN',
  quote: 'UAH',
  ratePerUnitE6: 11_415_003,
  date: '2026-11-20',
  source: 'NBU',
};
const rule: TaxRule = { mode: 'added', ratePercent: 20 };
const list = (query: Partial<MarginsQuery> = {}, options?: { isWhole: boolean }) =>
  listMargins(database)(
    { currency: 'UAH', belowBp: null, isWithout: false, after: null, ...query },
    { rule, rate, locale: 'uk' },
    options,
  );

const onSale = await database
  .select({ id: productPrices.productId, minor: productPrices.minor })
  .from(productPrices)
  .innerJoin(products, eq(products.id, productPrices.productId))
  .where(
    sql`${productPrices.currency} = 'UAH' and ${productPrices.term} = 'sale' and ${products.publishedAt} is not null`,
  )
  .orderBy(productPrices.productId);
const PRICED = 120;
const priced = onSale.slice(0, PRICED);
await database.insert(purchasePrices).values(
  priced.map(({ id, minor }, at) => ({
    productId: id,
    day: '2026-01-01',
    currency: at % 3 === 0 ? ('PLN' as const) : ('UAH' as const),
    minor: at % 3 === 0 ? Math.ceil(minor / 12) + at : Math.ceil(minor * (0.5 + at / 200)),
    supplier: 'Deye Europe',
  })),
);

test('lists the least margin first, page by page, each product once', async () => {
  const seen: (readonly [number, number])[] = [];
  let after: string | null = null;
  do {
    const { rows, next } = await list({ after });
    expect(rows.length).toBeLessThanOrEqual(MARGINS_PAGE);
    seen.push(...rows.map(({ productId, margin }) => [margin?.marginBp ?? Number.NaN, productId] as const));
    after = next;
    expect(next === null || marginRow(next)).toBeTruthy();
  } while (after !== null);
  expect(seen).toHaveLength(PRICED);
  expect(seen).toEqual(seen.toSorted(([a, idA], [b, idB]) => a - b || idA - idB));
  expect(new Set(seen.map(([, id]) => id))).toEqual(new Set(priced.map(({ id }) => id)));
  expect((await list({}, { isWhole: true })).rows).toHaveLength(PRICED);
});

test('shows prices without tax, also of products without a purchase price', async () => {
  const query = { currency: 'UAH', belowBp: null, isWithout: true, after: null } as const;
  const included = { rule: { mode: 'included', ratePercent: 20 }, rate, locale: 'uk' } as const;
  const { rows } = await listMargins(database)(query, included);
  const [row] = rows;
  const price = onSale.find(({ id }) => id === row?.productId)?.minor ?? 0;
  expect(row?.net.minor).toBe(price - Math.round(price / 6));
});

test('narrows to margins below a per cent', async () => {
  const { rows } = await list({ belowBp: 0 }, { isWhole: true });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ margin }) => margin !== null && margin.marginBp < 0)).toBe(true);
});

test('counts and lists the products without a purchase price, and one that is to come counts as none', async () => {
  const [first] = onSale.slice(PRICED);
  await database.insert(purchasePrices).values({
    productId: first?.id ?? 0,
    day: '2099-01-01',
    currency: 'UAH',
    minor: 1,
    supplier: 'x',
  });
  expect(await countWithoutPurchase(database)('UAH')).toBe(onSale.length - PRICED);
  const { rows } = await list({ isWithout: true }, { isWhole: true });
  expect(rows.map(({ productId }) => productId)).toEqual(onSale.slice(PRICED).map(({ id }) => id));
  expect(rows.every(({ margin, purchase }) => margin === null && purchase === null)).toBe(true);
});

test('of several entries the newest whose day has come counts', async () => {
  const [{ id } = { id: 0 }] = priced;
  await database.insert(purchasePrices).values([
    { productId: id, day: '2026-02-01', currency: 'UAH', minor: 7, supplier: 'newer' },
    { productId: id, day: '2099-02-01', currency: 'UAH', minor: 8, supplier: 'later' },
  ]);
  const { rows } = await list({}, { isWhole: true });
  expect(rows.find(({ productId }) => productId === id)?.purchase).toMatchObject({ supplier: 'newer' });
});

test('without a rate a purchase price in another currency has no margin', async () => {
  const rules = { rule, rate: null, locale: 'uk' } as const;
  const query = { currency: 'PLN', belowBp: null, isWithout: false, after: null } as const;
  const { rows } = await listMargins(database)(query, rules, { isWhole: true });
  expect(rows.every(({ purchase }) => purchase?.price.currency === 'PLN')).toBe(true);
});

test('the database computes what the domain does', async () => {
  const [{ id } = { id: 0 }] = priced.slice(5);
  const amount = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 99_999_999_999 }));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        price: amount,
        cost: amount,
        currency: fc.constantFrom<Currency>(...CURRENCIES),
        costCurrency: fc.constantFrom<Currency>(...CURRENCIES),
        mode: fc.constantFrom<TaxRule['mode']>('added', 'included'),
        ratePerUnitE6: fc.integer({ min: 1_000_000, max: 99_999_999 }),
      }),
      async ({ price, cost, currency, costCurrency, mode, ratePerUnitE6 }) => {
        await database.delete(purchasePrices).where(eq(purchasePrices.productId, id));
        await database.insert(purchasePrices).values({
          productId: id,
          day: '2026-01-01',
          currency: costCurrency,
          minor: cost,
          supplier: 'x',
        });
        await database
          .insert(productPrices)
          .values({ productId: id, currency, term: 'sale', minor: price })
          .onConflictDoUpdate({
            target: [productPrices.productId, productPrices.currency, productPrices.term],
            set: { minor: price, referenceMinor: null },
          });
        const rules = {
          rule: { mode, ratePercent: 23 },
          rate: { ...rate, ratePerUnitE6 },
          locale: 'uk',
        } as const;
        const query = { currency, belowBp: null, isWithout: false, after: null };
        const own = async (belowBp: number | null) =>
          (await listMargins(database)({ ...query, belowBp }, rules, { isWhole: true })).rows.find(
            ({ productId }) => productId === id,
          );
        const margin = (await own(null))?.margin;
        expect(margin).toBeTruthy();
        expect(await own(margin?.marginBp ?? 0)).toBeUndefined();
        expect(await own((margin?.marginBp ?? 0) + 1)).toBeDefined();
      },
    ),
    { numRuns: 60 },
  );
});

test('takes one statement', async () => {
  expect(await countQueries(() => list())).toBe(1);
});
