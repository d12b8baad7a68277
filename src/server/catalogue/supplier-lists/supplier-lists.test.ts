import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addStaffRow } from '../../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import { ROUND_RATE } from '../../../../tests/support/round-rate.ts';
import { money } from '../../../domain/money/money.ts';
import type { ArticleChoice } from '../../../domain/prices/supplier-choices.ts';
import type { Table } from '../../../domain/prices/supplier-list.ts';
import { listAudit } from '../../audit/audit-log.ts';
import { enterPurchase, findPurchases, removePurchase } from '../purchase-prices/purchase-prices.ts';
import { purchasePrices } from '../purchase-prices/tables.ts';
import { productPrices, products } from '../tables.ts';
import { applySupplierList, takeBackSupplierList } from './apply-supplier-list.ts';
import { listLeadTimes, setLeadTime } from './lead-times.ts';
import { matchArticles } from './match-articles.ts';
import { planStoredList, type DigestedPlan, type SupplierRules } from './plan-supplier-list.ts';
import {
  findSupplierList,
  forgetOldSupplierLists,
  keepSupplierList,
  listSupplierLists,
  nameColumns,
  setForeignRates,
} from './supplier-lists.ts';
import { supplierArticles, supplierLists, suppliers } from './tables.ts';

const { database } = await openTestDatabase();
const anna = await addStaffRow(database);
const RULES: SupplierRules = {
  tax: { UAH: { mode: 'added', ratePercent: 20 }, PLN: { mode: 'included', ratePercent: 23 } },
  rate: ROUND_RATE,
};
const FORM = { article: 0, price: 1, currencyColumn: null, currency: 'UAH', firstLine: 2 } as const;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const named = await database
  .select({ id: products.id, articleNumber: products.articleNumber })
  .from(products)
  .orderBy(products.id)
  .limit(5);
const [first, second, third] = named as [(typeof named)[0], (typeof named)[0], (typeof named)[0]];

beforeEach(async () => {
  for (const table of [supplierLists, supplierArticles, suppliers, purchasePrices])
    await database.delete(table);
  await database.update(productPrices).set({ minor: 100_000 }).where(eq(productPrices.term, 'sale'));
});

const HEAD = ['Артикул', 'Ціна'];
const keep = (cells: Table, supplier = 'Deye Europe') =>
  keepSupplierList(database)({ supplier, cells: [HEAD, ...cells], fileName: 'price.csv', staffId: anna });
const nameThem = (id: string) => nameColumns(database)({ id, staffId: anna, form: FORM });
/** A list whose columns are named. */
const send = async (cells: Table, supplier?: string) => {
  const id = await keep(cells, supplier);
  expect(await nameThem(id)).toEqual({ ok: true });
  return id;
};
const stateOf = async (id: string) => {
  const list = await findSupplierList(database)(id);
  if (!list) throw new Error('No such list');
  return planStoredList(database)(list, { ...RULES, locale: 'uk' });
};
const planOf = async (id: string): Promise<DigestedPlan> => {
  const read = await stateOf(id);
  if (read.state !== 'planned') throw new Error(`The list is ${read.state}`);
  return read;
};
const apply = (id: string, digest: string, ticked: 'all' | ReadonlySet<number> = new Set()) =>
  applySupplierList(database)({ id, digest, ticked, staffId: anna, rules: RULES });
const match = (id: string, ...choices: ArticleChoice[]) =>
  matchArticles(database)({ id, staffId: anna, choices });
const enter = (productId: number, amount: number, day: string) =>
  enterPurchase(database)({
    productId,
    amount,
    currency: 'UAH',
    supplier: 'Deye Europe',
    day,
    why: '',
    staffId: anna,
  });
const pricesOf = async (productId: number) => (await findPurchases(database)(productId)).purchases;
const logged = async (subject: 'product' | 'supplier', id: number) =>
  (await listAudit(database)({ subject, subjectId: String(id) })).entries;
const audited = async () => {
  const rows = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_entries`,
  );
  return rows.rows[0]?.count;
};

describe('columns', () => {
  test('are named once, by whom is in the log, and hold for the next list of the supplier, however its name is written', async () => {
    const id = await keep([[first.articleNumber, '10']]);
    expect(await stateOf(id)).toEqual({ state: 'without-columns' });
    await nameThem(id);
    await nameThem(id);
    const next = await keep([[first.articleNumber, '20']], 'DEYE  europe');
    expect((await planOf(next)).plan.planned).toMatchObject([
      { productId: first.id, price: money(2000, 'UAH') },
    ]);
    expect(await listLeadTimes(database)()).toEqual([{ name: 'Deye Europe', leadDays: null }]);
    const { supplierId = 0 } = (await findSupplierList(database)(id)) ?? {};
    expect(await logged('supplier', supplierId)).toMatchObject([
      {
        action: 'supplier-columns-named',
        subjectName: 'Deye Europe',
        why: 'price.csv',
        changes: { supplierColumns: ['', '“артикул”, “ціна”, UAH, 2'] },
      },
    ]);
  });

  test('are asked for again when a heading is missing', async () => {
    await send([[first.articleNumber, '10']]);
    const next = await keepSupplierList(database)({
      supplier: 'Deye Europe',
      cells: [
        ['SKU', 'Ціна'],
        [first.articleNumber, '10'],
      ],
      fileName: 'next.csv',
      staffId: anna,
    });
    expect(await stateOf(next)).toEqual({ state: 'other-columns' });
    expect(await apply(next, 'any')).toEqual({ ok: false, reason: 'plan-changed' });
  });

  test('of a list that nobody sent are not named', async () => {
    for (const id of [UNKNOWN, 'x', '\0'])
      expect(await nameThem(id)).toEqual({ ok: false, reason: 'list-not-found' });
    const id = await keep([['A', '1']]);
    expect(await nameColumns(database)({ id, staffId: anna, form: { ...FORM, price: 7 } })).toMatchObject({
      reason: 'fields',
    });
  });
});

describe('prices in a foreign currency', () => {
  test('wait for its rate, are entered in hryvnias, and the log keeps the rate', async () => {
    const id = await keep([
      [first.articleNumber, '$10'],
      [second.articleNumber, '7,50'],
    ]);
    expect(await nameColumns(database)({ id, staffId: anna, form: { ...FORM, currency: 'EUR' } })).toEqual({
      ok: true,
    });
    const waiting = await planOf(id);
    expect(waiting.foreign).toEqual(['USD', 'EUR']);
    expect(waiting.plan.planned).toEqual([]);
    expect(waiting.plan.problems.map(({ reason }) => reason)).toEqual(['no-rate', 'no-rate']);
    const rates = { USD: 41_520_000, EUR: 48_000_000 };
    expect(await setForeignRates(database)({ id, rates })).toBe(true);
    const { plan, digest } = await planOf(id);
    expect(plan.planned.map(({ price }) => price)).toEqual([money(41_520, 'UAH'), money(36_000, 'UAH')]);
    expect(await apply(id, waiting.digest)).toEqual({ ok: false, reason: 'plan-changed' });
    expect(await apply(id, digest)).toEqual({ ok: true });
    expect(await pricesOf(first.id)).toMatchObject([{ price: money(41_520, 'UAH') }]);
    expect(await logged('product', first.id)).toMatchObject([{ why: 'price.csv, USD 41.5200, EUR 48.0000' }]);
    expect((await planOf(id)).plan).toMatchObject({ planned: [], unchanged: 2 });
  });

  test('of a list that nobody sent have no rate', async () => {
    for (const id of [UNKNOWN, 'x', '\0'])
      expect(await setForeignRates(database)({ id, rates: {} })).toBe(false);
  });
});

describe('article numbers', () => {
  test('are those of products, in capitals or not, until staff choose another product, for later lists too', async () => {
    const id = await send([
      [first.articleNumber.toLowerCase(), '10'],
      ['X-1', '20'],
    ]);
    expect(await planOf(id)).toMatchObject({
      plan: { planned: [{ productId: first.id }], unknown: [{ line: 3, article: 'X-1' }] },
    });
    expect(
      await match(id, { article: 'x-1', means: { product: third.articleNumber.toLowerCase() } }),
    ).toEqual({ ok: true });
    expect(
      await match(id, { article: first.articleNumber, means: { product: second.articleNumber } }),
    ).toEqual({ ok: true });
    const next = await keep([
      [first.articleNumber, '10'],
      ['X-1', '20'],
    ]);
    const { plan, names } = await planOf(next);
    expect(plan.planned.map(({ productId }) => productId)).toEqual([second.id, third.id]);
    expect(names.get(third.id)?.articleNumber).toBe(third.articleNumber);
  });

  test('that are ignored are only counted, until they are to be found anew; the log has each choice', async () => {
    const id = await send([['X-1', '20']]);
    await match(id, { article: 'X-1', means: 'ignored' });
    await match(id, { article: 'X-1', means: 'ignored' });
    expect((await planOf(id)).plan).toMatchObject({ unknown: [], ignored: 1 });
    await match(id, { article: 'X-1', means: 'unknown' });
    expect((await planOf(id)).plan).toMatchObject({ unknown: [{ line: 2 }], ignored: 0 });
    const { supplierId = 0 } = (await findSupplierList(database)(id)) ?? {};
    expect((await logged('supplier', supplierId)).map(({ changes }) => changes)).toEqual([
      { supplierArticles: ['X-1 = –', ''] },
      { supplierArticles: ['', 'X-1 = –'] },
      { supplierColumns: ['', '“артикул”, “ціна”, UAH, 2'] },
    ]);
  });

  test('of another supplier mean what they mean there', async () => {
    const id = await send([['X-1', '20']]);
    await match(id, { article: 'X-1', means: { product: first.articleNumber } });
    const other = await send([['X-1', '20']], 'Longi');
    expect((await planOf(other)).plan.unknown).toHaveLength(1);
  });

  test('that no product has, or not the list, are refused, and nothing of the form is kept', async () => {
    const id = await send([
      ['X-1', '20'],
      ['X-2', '20'],
    ]);
    const choices = [
      { article: 'X-1', means: { product: first.articleNumber } },
      { article: 'X-2', means: { product: 'no-such' } },
    ];
    expect(await match(id, ...choices)).toEqual({
      ok: false,
      reason: 'unknown-product',
      articles: ['NO-SUCH'],
    });
    expect(await match(id, { article: 'X-3', means: 'ignored' })).toEqual({
      ok: false,
      reason: 'unknown-article',
      articles: ['X-3'],
    });
    expect((await planOf(id)).plan.unknown).toHaveLength(2);
    expect(await match(UNKNOWN, ...choices)).toEqual({ ok: false, reason: 'list-not-found' });
  });

  test('whose product is gone are asked for again', async () => {
    const id = await send([['X-1', '20']]);
    await match(id, { article: 'X-1', means: { product: first.articleNumber } });
    await database.update(supplierArticles).set({ productId: 999_999_999 });
    expect((await planOf(id)).plan.unknown).toEqual([{ line: 2, article: 'X-1' }]);
  });
});

describe('confirmed prices', () => {
  test('are entered from today on and logged with the price before, those with doubts where they are ticked', async () => {
    await enter(first.id, 1000, '2026-01-10');
    await enter(second.id, 1000, '2026-01-10');
    await enter(third.id, 1000, '2026-01-10');
    const id = await send([
      [first.articleNumber, '11'],
      [second.articleNumber, '20'],
      [third.articleNumber, '30'],
      ['X-1', 'x'],
    ]);
    const { digest, today, plan } = await planOf(id);
    expect(plan.problems).toMatchObject([{ line: 5, column: 'B', reason: 'not-an-amount' }]);
    expect(await apply(id, digest, new Set([4]))).toEqual({ ok: true });
    expect(await pricesOf(first.id)).toMatchObject([
      { price: money(1100, 'UAH'), day: today, supplier: 'Deye Europe' },
      {},
    ]);
    expect(await pricesOf(second.id)).toHaveLength(1);
    expect(await pricesOf(third.id)).toMatchObject([{ price: money(3000, 'UAH') }, {}]);
    const [entry] = await logged('product', third.id);
    expect(entry).toMatchObject({ action: 'purchase-price-entered', why: 'price.csv', staffName: 'Анна' });
    expect(entry?.changes['purchase']).toEqual([
      '10.00 UAH, Deye Europe, 2026-01-10',
      `30.00 UAH, Deye Europe, ${today}`,
    ]);
    expect(await listSupplierLists(database)()).toMatchObject([
      { supplier: 'Deye Europe', fileName: 'price.csv', staffName: 'Анна', entered: 2 },
    ]);

    const rest = await planOf(id);
    expect(rest.plan).toMatchObject({ planned: [{ line: 3, doubts: ['large-change'] }], unchanged: 2 });
    expect(await apply(id, rest.digest)).toEqual({ ok: false, reason: 'nothing-chosen' });
    expect(await apply(id, rest.digest, 'all')).toEqual({ ok: true });
    expect(await pricesOf(second.id)).toHaveLength(2);
  });

  test('are not confirmed by what another tab pressed without its ticks', async () => {
    await enter(first.id, 1000, '2026-01-10');
    const id = await send([
      [first.articleNumber, '30'],
      [second.articleNumber, '5'],
    ]);
    const { digest } = await planOf(id);
    expect(await apply(id, digest)).toEqual({ ok: true });
    expect(await apply(id, digest, new Set([2]))).toEqual({ ok: false, reason: 'plan-changed' });
    expect(await apply(id, digest)).toEqual({ ok: true });
  });

  test('are taken away together, once, and can be entered anew', async () => {
    await enter(first.id, 1000, '2026-01-10');
    const id = await send([
      [first.articleNumber, '11'],
      [second.articleNumber, '5'],
    ]);
    expect(await apply(id, (await planOf(id)).digest)).toEqual({ ok: true });
    const takeBack = () => takeBackSupplierList(database)({ id, staffId: anna });
    expect(await Promise.all([takeBack(), takeBack()])).toEqual([true, true]);
    expect(await pricesOf(first.id)).toMatchObject([{ price: money(1000, 'UAH') }]);
    expect(await pricesOf(second.id)).toEqual([]);
    const log = await logged('product', second.id);
    expect(log.filter(({ action }) => action === 'purchase-price-removed')).toHaveLength(1);
    expect(log[0]).toMatchObject({ action: 'purchase-price-removed', why: 'price.csv' });
    expect(await listSupplierLists(database)()).toMatchObject([{ entered: 0 }]);
    expect(await apply(id, (await planOf(id)).digest)).toEqual({ ok: true });
    expect(await pricesOf(second.id)).toHaveLength(1);
    expect(await takeBackSupplierList(database)({ id: 'x', staffId: anna })).toBe(false);
  });

  test('are entered once, however often and wherever it is pressed', async () => {
    const id = await send([[first.articleNumber, '10']]);
    const { digest } = await planOf(id);
    expect(await Promise.all([apply(id, digest), apply(id, digest)])).toEqual([{ ok: true }, { ok: true }]);
    const before = await audited();
    expect(await apply(id, digest)).toEqual({ ok: true });
    expect(await pricesOf(first.id)).toHaveLength(1);
    expect(await audited()).toBe(before);
    expect(await listSupplierLists(database)()).toMatchObject([{ entered: 1 }]);
  });

  test('that were taken away again can be entered again', async () => {
    const id = await send([[first.articleNumber, '10']]);
    await apply(id, (await planOf(id)).digest);
    const [entry] = await pricesOf(first.id);
    await removePurchase(database)({ id: entry?.id ?? 0, productId: first.id, staffId: anna });
    await apply(id, (await planOf(id)).digest);
    expect(await pricesOf(first.id)).toHaveLength(1);
  });

  test.each([
    ['a purchase price', () => enter(first.id, 900, '2026-01-10')],
    [
      'a sale price',
      () => database.update(productPrices).set({ minor: 5000 }).where(eq(productPrices.productId, first.id)),
    ],
    [
      'a match',
      async () => {
        const [list] = await listSupplierLists(database)();
        await match(list?.id ?? '', {
          article: first.articleNumber,
          means: { product: third.articleNumber },
        });
      },
    ],
  ])('are not those any more when %s changes: nothing is written', async (_, change) => {
    const id = await send([
      [first.articleNumber, '10'],
      [second.articleNumber, '20'],
    ]);
    const { digest } = await planOf(id);
    await change();
    const before = await audited();
    expect(await apply(id, digest, 'all')).toEqual({ ok: false, reason: 'plan-changed' });
    expect(await pricesOf(second.id)).toEqual([]);
    expect(await audited()).toBe(before);
    expect(await apply(id, (await planOf(id)).digest, 'all')).toEqual({ ok: true });
  });

  test('are not those any more when the rate changes', async () => {
    const id = await send([[first.articleNumber, '10']]);
    await database.update(productPrices).set({ minor: 1500 }).where(eq(productPrices.currency, 'PLN'));
    const { digest } = await planOf(id);
    const rate = { ...RULES.rate, ratePerUnitE6: 5_000_000 } as NonNullable<SupplierRules['rate']>;
    expect(
      await applySupplierList(database)({
        id,
        digest,
        ticked: 'all',
        staffId: anna,
        rules: { ...RULES, rate },
      }),
    ).toEqual({
      ok: false,
      reason: 'plan-changed',
    });
  });

  test('beside another price of the day are a problem of their line', async () => {
    const id = await send([[first.articleNumber, '10']]);
    const { today } = await planOf(id);
    await enter(first.id, 900, today);
    expect((await planOf(id)).plan).toMatchObject({
      planned: [],
      problems: [{ line: 2, reason: 'day-taken' }],
    });
  });

  test('of two lists at once are those of one of them, and the other enters nothing', async () => {
    const one = await send([
      [first.articleNumber, '10'],
      [second.articleNumber, '20'],
    ]);
    const other = await send(
      [
        [second.articleNumber, '21'],
        [third.articleNumber, '30'],
      ],
      'Longi',
    );
    const [{ digest }, { digest: others }] = [await planOf(one), await planOf(other)];
    const answers = await Promise.all([apply(one, digest), apply(other, others)]);
    expect(answers).toContainEqual({ ok: true });
    expect(answers).toContainEqual({ ok: false, reason: 'plan-changed' });
    const [mine, theirs] = [await pricesOf(first.id), await pricesOf(third.id)];
    expect([mine.length, theirs.length]).toEqual(answers[0]?.ok === true ? [1, 0] : [0, 1]);
    expect(await pricesOf(second.id)).toHaveLength(1);
  });

  test('of a list that nobody sent are not entered', async () => {
    for (const id of [UNKNOWN, 'x', '\0'])
      expect(await apply(id, '')).toEqual({ ok: false, reason: 'list-not-found' });
  });
});

test('thousands of lines are planned and entered together', async () => {
  const cells = Array.from({ length: 19_990 }, (_, at): [string, string] => [`X-${at}`, '1']);
  const id = await send([
    ...cells,
    ...named.map(({ articleNumber }): [string, string] => [articleNumber, '10']),
  ]);
  const { digest, plan } = await planOf(id);
  expect(plan).toMatchObject({ problems: [] });
  expect(plan.unknown).toHaveLength(19_990);
  expect(await apply(id, digest)).toEqual({ ok: true });
  expect(await listSupplierLists(database)()).toMatchObject([{ entered: named.length }]);
});

test('cells are thrown away after a week, lists after a year; how columns are read is kept', async () => {
  const ages = { fresh: '6 days', old: '8 days', gone: '366 days' };
  const ids: Record<string, string> = {};
  for (const [name, age] of Object.entries(ages)) {
    const id = await send([[first.articleNumber, '10']]);
    await database
      .update(supplierLists)
      .set({ createdAt: sql`now() - ${age}::interval` })
      .where(eq(supplierLists.id, id));
    ids[name] = id;
  }
  await forgetOldSupplierLists(database)();
  expect(await stateOf(ids['fresh'] ?? '')).toMatchObject({ state: 'planned' });
  expect(await stateOf(ids['old'] ?? '')).toEqual({ state: 'forgotten' });
  expect(await nameThem(ids['old'] ?? '')).toEqual({ ok: false, reason: 'list-not-found' });
  expect(await findSupplierList(database)(ids['gone'] ?? '')).toBeNull();
  expect(await listLeadTimes(database)()).toEqual([{ name: 'Deye Europe', leadDays: null }]);
});

describe('lead times', () => {
  const set = (supplier: string, days: number | null) =>
    setLeadTime(database)({ supplier, days, staffId: anna });

  test('are of every supplier whom a list or a purchase price names, however it is written', async () => {
    await enter(first.id, 100, '2026-01-01');
    await keep([['X-1', '5']], 'Абетка');
    expect(await listLeadTimes(database)()).toEqual([
      { name: 'Deye Europe', leadDays: null },
      { name: 'Абетка', leadDays: null },
    ]);
    expect(await set('DEYE europe', 21)).toEqual({ ok: true });
    expect(await listLeadTimes(database)()).toContainEqual({ name: 'Deye Europe', leadDays: 21 });
  });

  test('are logged once, by whom and what they were', async () => {
    await keep([['X-1', '5']]);
    await set('Deye Europe', 21);
    await set('Deye Europe', 21);
    await set('Deye Europe', null);
    const [row] = await database.select().from(suppliers);
    expect(await logged('supplier', row?.id ?? 0)).toMatchObject([
      { action: 'supplier-lead-time-set', subjectName: 'Deye Europe', changes: { lead: ['21', ''] } },
      { action: 'supplier-lead-time-set', changes: { lead: ['', '21'] } },
    ]);
  });

  test('of a name that nothing knows are refused', async () => {
    expect(await set('Ніхто', 5)).toEqual({ ok: false, reason: 'supplier-not-found' });
    expect(await database.select().from(suppliers)).toEqual([]);
  });
});
