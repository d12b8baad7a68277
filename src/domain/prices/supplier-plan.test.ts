import { describe, expect, test } from 'vitest';
import { ROUND_RATE } from '../../../tests/support/round-rate.ts';
import { money, type Money } from '../money/money.ts';
import type { LineProblem, SupplierLine } from './supplier-lines.ts';
import {
  planSupplierList,
  priceChange,
  takenPrices,
  type ListedProduct,
  type Match,
  type PlanRules,
} from './supplier-plan.ts';

const RULES: PlanRules = {
  supplier: 'Deye Europe',
  today: '2026-11-29',
  tax: { UAH: { mode: 'added', ratePercent: 20 }, PLN: { mode: 'included', ratePercent: 23 } },
  rate: ROUND_RATE,
};
const uah = (minor: number) => money(minor, 'UAH');
const line = (place: number, article: string, price: Money | LineProblem): SupplierLine => ({
  line: place,
  article,
  price,
});
const product = (
  productId: number,
  price: Money | null,
  rest: Partial<ListedProduct> = {},
): ListedProduct => ({
  productId,
  inForce: price && { price, supplier: 'Deye Europe', day: '2026-11-01' },
  sales: [],
  ...rest,
});
const plan = (
  lines: readonly SupplierLine[],
  matches: Readonly<Record<string, Match>>,
  rules: Partial<PlanRules> = {},
) => planSupplierList(lines, (key) => matches[key], { ...RULES, ...rules });
const one = (price: Money, match: ListedProduct, rules: Partial<PlanRules> = {}) =>
  plan([line(2, 'a-1', price)], { 'A-1': match }, rules).planned[0];

describe('a planned price', () => {
  test('has the price before, the change, and the least margin of the sale prices', () => {
    const match = product(101, uah(8000), { sales: [uah(12_000), money(1230, 'PLN')] });
    expect(one(uah(9000), match)).toEqual({
      line: 2,
      article: 'a-1',
      productId: 101,
      price: uah(9000),
      before: { price: uah(8000), supplier: 'Deye Europe', day: '2026-11-01' },
      changeBp: 1250,
      margin: { bp: 1000, currency: 'PLN' },
      doubts: [],
    });
  });

  test('without a price before and without a sale price has neither change nor margin', () => {
    expect(one(uah(9000), product(101, null))).toMatchObject({
      before: null,
      changeBp: null,
      margin: null,
      doubts: [],
    });
  });

  test.each([
    [12_500, []],
    [12_501, ['large-change']],
    [7500, []],
    [7499, ['large-change']],
  ])('of %d after 10 000 has the doubts %j', (minor, doubts) => {
    expect(one(uah(minor), product(101, uah(10_000)))?.doubts).toEqual(doubts);
  });

  test('above a sale price is a loss, by the smallest amount too; at the sale price it is none', () => {
    const match = product(101, uah(9_000_000), { sales: [uah(10_000_000)] });
    expect(one(uah(10_000_001), match)).toMatchObject({ margin: { bp: 0 }, doubts: ['loss'] });
    expect(one(uah(10_000_000), match)?.doubts).toEqual([]);
  });

  test('in another currency is compared by the rate; without one somebody has to look', () => {
    const match = product(101, money(1000, 'PLN'));
    expect(one(uah(11_000), match)?.changeBp).toBe(1000);
    expect(one(uah(11_000), match, { rate: null })).toMatchObject({
      changeBp: null,
      doubts: ['unknown-change'],
    });
  });

  test('stands before those that change less', () => {
    const planned = plan([line(2, 'A', uah(10_100)), line(3, 'B', uah(9000)), line(4, 'C', uah(10_100))], {
      A: product(1, uah(10_000)),
      B: product(2, uah(10_000)),
      C: product(3, uah(10_000)),
    }).planned;
    expect(planned.map((each) => each.line)).toEqual([3, 2, 4]);
  });
});

describe('a line enters nothing', () => {
  const bad: LineProblem = { line: 2, column: 'B', reason: 'not-an-amount', detail: 'x' };

  test('when the same supplier has that price already; another supplier is a change', () => {
    const match = product(101, uah(100));
    expect(plan([line(2, 'A', uah(100))], { A: match })).toMatchObject({ planned: [], unchanged: 1 });
    expect(plan([line(2, 'A', uah(100))], { A: match }, { supplier: 'Other' }).planned).toMatchObject([
      { changeBp: 0 },
    ]);
    expect(plan([line(2, 'A', money(100, 'PLN'))], { A: match }).unchanged).toBe(0);
  });

  test('when another price is in force from today', () => {
    const inForce = { price: uah(100), supplier: 'Deye Europe', day: RULES.today };
    expect(plan([line(2, 'A', uah(101))], { A: product(101, null, { inForce }) })).toMatchObject({
      planned: [],
      problems: [{ line: 2, column: '', reason: 'day-taken', detail: 'A' }],
    });
    expect(plan([line(2, 'A', uah(100))], { A: product(101, null, { inForce }) })).toMatchObject({
      problems: [],
      unchanged: 1,
    });
  });

  test('when another line is of the same product, unless that one has no price', () => {
    const matches = { A: product(101, null), B: product(101, null) };
    expect(plan([line(2, 'A', uah(1)), line(3, 'B', uah(1))], matches)).toMatchObject({
      planned: [],
      problems: [
        { line: 2, reason: 'product-twice' },
        { line: 3, reason: 'product-twice' },
      ],
    });
    expect(plan([line(2, 'A', uah(1)), line(3, 'B', bad)], matches)).toMatchObject({
      planned: [{ line: 2 }],
      problems: [bad],
    });
  });

  test('when it is ignored, unknown or wrong; a heading is not even unknown', () => {
    const heading: LineProblem = { line: 4, column: 'B', reason: 'no-price', detail: '' };
    const lines = [
      line(2, 'X', bad),
      line(3, 'Y', uah(1)),
      line(4, 'Heading', heading),
      line(5, 'N', bad),
      line(6, 'A', heading),
    ];
    expect(plan(lines, { N: 'ignored', A: product(101, null) })).toEqual({
      planned: [],
      problems: [bad, heading],
      unknown: [{ line: 3, article: 'Y' }],
      unchanged: 0,
      ignored: 1,
    });
  });
});

test('a change from nothing cannot be computed', () => {
  expect(priceChange(uah(0), uah(1), ROUND_RATE)).toBeNull();
  expect(priceChange(uah(3), uah(2), null)).toBe(-3333);
});

test('prices with doubts are entered when they are ticked', () => {
  const { planned } = plan([line(2, 'A', uah(9000)), line(3, 'B', uah(1)), line(4, 'C', uah(1))], {
    A: product(1, uah(10_000)),
    B: product(2, uah(10_000)),
    C: product(3, uah(10_000)),
  });
  const lines = (ticked: 'all' | ReadonlySet<number>) =>
    takenPrices({ planned }, ticked).map((each) => each.line);
  expect(lines(new Set())).toEqual([2]);
  expect(lines(new Set([4, 99]))).toEqual([4, 2]);
  expect(lines('all')).toEqual([3, 4, 2]);
});

test.each([
  [0.000001, true, null],
  [9.99, true, null],
  [10, false, null],
  [41.3, false, null],
  [200, false, null],
  [413, true, null],
  // Ten hryvnias for a złoty: two złotys for a dollar, and ten.
  [19.99, true, ROUND_RATE],
  [20, false, ROUND_RATE],
  [100, false, ROUND_RATE],
  [100.01, true, ROUND_RATE],
])('a price in dollars at %f hryvnias is to be confirmed: %s, a first one too', (usd, isDoubted, rate) => {
  const price = uah(Math.round(99_999_00 * usd));
  const listed = { minor: 99_999_00, currency: 'USD' } as const;
  const match = { 'A-1': product(101, null) };
  const { planned } = plan([{ ...line(2, 'a-1', price), listed }], match, { rate });
  expect(planned[0]?.doubts).toEqual(isDoubted ? ['far-rate'] : []);
});
