import { expect, test } from 'vitest';
import { isWorkingDay, NO_DAYS_OFF, type DaysOff } from '../calendar/working-days.ts';
import { DEFAULT_PAY_ON_DELIVERY_FEES } from '../checkout/payment-methods.ts';
import { DEFAULT_SHIPPING_RULES } from '../checkout/shipping-rules.ts';
import { DEFAULT_TAX_RULE } from '../checkout/tax.ts';
import { money } from '../money/money.ts';
import {
  changedDays,
  changedMonths,
  exampleArrivals,
  exampleDeliveries,
  exampleGoods,
  onDeliveryShown,
  type ShownTerms,
} from './shown-terms.ts';

const TERMS: ShownTerms = {
  tax: { UAH: DEFAULT_TAX_RULE, PLN: DEFAULT_TAX_RULE },
  shipping: DEFAULT_SHIPPING_RULES,
  haulage: { UAH: null, PLN: null },
  remoteAreas: [],
  payOnDeliveryFees: DEFAULT_PAY_ON_DELIVERY_FEES,
  payOnDeliveryLimits: { UAH: null, PLN: money(100_00, 'PLN') },
  daysOff: NO_DAYS_OFF,
};
const today = '2026-11-30';
const closed = (...days: string[]): DaysOff => ({ ...NO_DAYS_OFF, closed: { UA: days, PL: [] } });

test('an example order pays what the rules say, before and after, and each way that is or was offered is shown', () => {
  const after = {
    ...TERMS,
    shipping: DEFAULT_SHIPPING_RULES.filter(({ method }) => method === 'standard').map((rule) => ({
      ...rule,
      fee: money(rule.fee.minor + 25, rule.currency),
    })),
  };
  const rows = exampleDeliveries(exampleGoods('UAH', { before: TERMS, after })[0] ?? money(0, 'UAH'), {
    before: TERMS,
    after,
  });
  expect(rows.map(({ method, place }) => `${method} ${place}`)).toEqual([
    'standard major-city',
    'standard elsewhere',
    'express major-city',
    'express elsewhere',
  ]);
  expect(rows[0]).toMatchObject({
    before: { delivery: money(200_00, 'UAH'), total: money(3800_00, 'UAH') },
    after: { delivery: money(200_25, 'UAH'), total: money(3800_25, 'UAH') },
  });
  expect(rows[2]?.after).toBeNull();
  expect(exampleDeliveries(money(500_00, 'PLN'), { before: TERMS, after: TERMS })).toHaveLength(2);
});

test('where the sum changes from which delivery is free, orders below it, between and above it are shown', () => {
  const shipping = DEFAULT_SHIPPING_RULES.map((rule) =>
    rule.currency === 'UAH' && rule.method === 'standard'
      ? { ...rule, free: { when: 'above' as const, goods: money(6000_00, 'UAH') } }
      : rule,
  );
  const compared = { before: TERMS, after: { ...TERMS, shipping } };
  const goods = exampleGoods('UAH', compared);
  expect(goods.map(({ minor }) => minor / 100)).toEqual([3000, 5500, 7200]);
  const feesOf = (place: number) => {
    const [first] = exampleDeliveries(goods[place] ?? money(0, 'UAH'), compared);
    return [first?.before?.delivery.minor, first?.after?.delivery.minor];
  };
  expect([0, 1, 2].map(feesOf)).toEqual([
    [200_00, 200_00],
    [0, 200_00],
    [0, 0],
  ]);
  expect(exampleGoods('PLN', compared)).toEqual([money(500_00, 'PLN')]);
  const never = { ...TERMS, shipping: DEFAULT_SHIPPING_RULES.map((rule) => ({ ...rule, free: null })) };
  expect(exampleGoods('PLN', { before: TERMS, after: never }).map(({ minor }) => minor / 100)).toEqual([
    500, 3600,
  ]);
});

test('days that change are those that are worked by the one and not by the other, and nothing that is in force changes', () => {
  const after = closed('2026-12-03', '2026-12-05', '2027-02-01');
  const span = { before: NO_DAYS_OFF, after, today };
  // 5 December is a Saturday.
  expect(changedDays('UA', span)).toEqual(['2026-12-03', '2027-02-01']);
  expect(changedDays('PL', span)).toEqual([]);
  expect(isWorkingDay('2026-12-03', 'UA')).toBe(true);
  const worked = { ...NO_DAYS_OFF, worked: { UA: [], PL: ['2026-12-24'] } };
  expect(changedDays('PL', { ...span, after: worked })).toEqual(['2026-12-24']);
});

test('months with days that change are shown in weeks from Monday, else this one and the next', () => {
  const months = changedMonths('UA', { before: NO_DAYS_OFF, after: closed('2027-02-01'), today });
  expect(months.map(({ month }) => month)).toEqual(['2027-02']);
  const days = months[0]?.weeks.flat() ?? [];
  expect(days).toHaveLength(28);
  expect(days[0]).toEqual({ day: '2027-02-01', isWorked: false, isChanged: true });
  expect(days[1]).toEqual({ day: '2027-02-02', isWorked: true, isChanged: false });
  const unchanged = changedMonths('PL', { before: NO_DAYS_OFF, after: NO_DAYS_OFF, today });
  expect(unchanged.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
  // 1 November 2026 is a Sunday.
  expect(unchanged[0]?.weeks[0]?.slice(0, 6)).toEqual([null, null, null, null, null, null]);
  expect(unchanged[0]?.weeks.flat().filter(Boolean)).toHaveLength(30);
});

test('parcels are promised of today, and of the last working day before the first that changes', () => {
  const after = { ...TERMS, daysOff: closed('2026-12-15', '2026-12-16') };
  const arrivals = exampleArrivals('UA', { before: TERMS, after, today });
  expect([...new Set(arrivals.map(({ orderedOn }) => orderedOn))]).toEqual([today, '2026-12-14']);
  const [now] = arrivals;
  expect(now?.before).toEqual(now?.after);
  const eve = arrivals.find(({ orderedOn, method }) => orderedOn === '2026-12-14' && method === 'standard');
  expect(eve).toMatchObject({
    before: { first: '2026-12-18', last: '2026-12-22' },
    after: { first: '2026-12-22', last: '2026-12-24' },
  });
});

test('payment on delivery is shown with its fee and its limit', () => {
  expect(onDeliveryShown(TERMS)).toEqual([
    { currency: 'UAH', fee: money(50_00, 'UAH'), limit: null },
    { currency: 'PLN', fee: null, limit: money(100_00, 'PLN') },
  ]);
});
