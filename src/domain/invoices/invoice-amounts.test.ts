import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../checkout/totals-of.ts';
import { allocate, money } from '../money/money.ts';
import { sumOf, orderAmounts, type SoldOrder, amountsOf, type InvoiceAmounts } from './invoice-amounts.ts';
import { correctAmounts, differenceOf } from './correct-amounts.ts';

const NAMES = { delivery: 'Доставка', paymentFee: 'Плата' };
const currency = 'UAH' as const;

/** Pieces at a price in which that of their options is. */
const soldItems = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    aloneMinor: fc.nat(300_000_00),
    options: fc.array(fc.record({ name: fc.constant('Опція'), unitMinor: fc.nat(30_000_00) }), {
      maxLength: 3,
    }),
  })
  .map(({ aloneMinor, ...item }) => ({
    ...item,
    unitMinor: item.options.reduce((sum, { unitMinor }) => sum + unitMinor, aloneMinor),
  }));

/** Orders as the checkout makes them: whatever is agreed there, its invoice has to count. */
const orders: fc.Arbitrary<SoldOrder & { readonly totalMinor: number }> = fc
  .record({
    items: fc.array(soldItems, { minLength: 1, maxLength: 12 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    ratePercent: fc.constantFrom(0, 5, 8, 20, 23),
    mode: fc.constantFrom('added' as const, 'included' as const),
    shippingMinor: fc.option(fc.nat(900_00)),
    isOnDelivery: fc.boolean(),
    depositMinor: fc.constantFrom(0, 600_00),
  })
  .map(({ items, discountPercent, ratePercent, mode, shippingMinor, isOnDelivery, depositMinor }) => {
    const lines = items.map(({ quantity, unitMinor }) => money(quantity * unitMinor, currency));
    const subtotal = lines.reduce((sum, { minor }) => sum + minor, 0);
    const totals = totalsOf({
      lines,
      discount: money(Math.floor((subtotal * discountPercent) / 100), currency),
      deposit: money(depositMinor, currency),
      payment: isOnDelivery ? 'pod' : 'transfer',
      currency,
      taxRule: { ratePercent, mode },
      shippingOf: () => money(shippingMinor ?? 0, currency),
    });
    const shares = allocate(
      totals.discount,
      lines.map(({ minor }) => minor),
    );
    return {
      currency,
      items: items.map(({ quantity, unitMinor, options }, index) => ({
        options,
        name: `№ ${index}`,
        detail: '',
        quantity,
        unitMinor,
        lineMinor: quantity * unitMinor,
        discountMinor: shares[index]?.minor ?? 0,
        isRental: false,
      })),
      taxMinor: totals.tax.minor,
      taxRule: { ratePercent, mode },
      shippingMinor,
      paymentFeeMinor: totals.paymentFee.minor,
      depositMinor,
      totalMinor: totals.total.minor,
    };
  });

describe('the figures of an invoice', () => {
  test('come to what the order came to, to the last minor unit', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const figures = orderAmounts(order, NAMES);
        expect(figures.payableMinor).toBe(order.totalMinor);
        expect(figures.total).toEqual(sumOf(figures.lines));
        expect(sumOf(figures.rates)).toEqual(figures.total);
      }),
      { numRuns: 500 },
    );
  });

  test('share the order’s tax among its goods exactly, and fairly', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines } = orderAmounts(order, NAMES);
        const goods = lines.filter(({ kind }) => kind === 'goods');
        expect(sumOf(goods).taxMinor).toBe(order.taxMinor);
        for (const line of goods) {
          const { ratePercent, mode } = order.taxRule;
          const own =
            mode === 'added'
              ? (line.netMinor * ratePercent) / 100
              : (line.grossMinor * ratePercent) / (100 + ratePercent);
          expect(Math.abs(line.taxMinor - own)).toBeLessThan(1.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('add up in every line, and none is negative', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const line of orderAmounts(order, NAMES).lines) {
          expect(line.netMinor + line.taxMinor).toBe(line.grossMinor);
          expect(Math.min(line.netMinor, line.taxMinor, line.discountMinor)).toBeGreaterThanOrEqual(0);
          // A price that contains its tax leaves fractions in the net price of one piece.
          const isExact = order.taxRule.mode === 'added';
          const counted = line.unitNetMinor * line.quantity - line.discountMinor;
          expect(!isExact || counted === line.netMinor).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('delivery and fee are final amounts with their tax inside; what costs nothing is no line', () => {
  const item = {
    name: 'A',
    detail: 'x',
    quantity: 2,
    unitMinor: 100_00,
    lineMinor: 200_00,
    discountMinor: 0,
  };
  const order: SoldOrder = {
    currency,
    items: [{ ...item, isRental: false }],
    taxMinor: 40_00,
    taxRule: { ratePercent: 20, mode: 'added' },
    shippingMinor: 200_00,
    paymentFeeMinor: 0,
    depositMinor: 0,
  };
  expect(orderAmounts(order, NAMES).lines).toMatchObject([
    { kind: 'goods', unitNetMinor: 100_00, netMinor: 200_00, taxMinor: 40_00, grossMinor: 240_00 },
    { kind: 'delivery', name: 'Доставка', netMinor: 166_67, taxMinor: 33_33, grossMinor: 200_00 },
  ]);
  const free = { ...order, shippingMinor: 0, paymentFeeMinor: 50_00 };
  expect(orderAmounts(free, NAMES).lines.map(({ kind }) => kind)).toEqual(['goods', 'payment-fee']);
});

const figures: fc.Arbitrary<InvoiceAmounts> = fc
  .record({
    lines: fc.array(fc.record({ netMinor: fc.nat(500_000_00), ratePercent: fc.constantFrom(0, 8, 20, 23) }), {
      minLength: 1,
      maxLength: 8,
    }),
    depositMinor: fc.constantFrom(0, 600_00),
  })
  .map(({ lines, depositMinor }) =>
    amountsOf(
      lines.map(({ netMinor, ratePercent }, index) => {
        const taxMinor = Math.round((netMinor * ratePercent) / 100);
        const grossMinor = netMinor + taxMinor;
        return {
          kind: 'goods',
          name: `№ ${index}`,
          detail: null,
          quantity: 1,
          unitNetMinor: netMinor,
          discountMinor: 0,
          netMinor,
          taxMinor,
          grossMinor,
          ratePercent,
        };
      }),
      { currency: 'PLN', depositMinor },
    ),
  );

/** A sale and what goes back of it, in parts. */
const returned = figures.chain((before) =>
  fc.record({
    before: fc.constant(before),
    parts: fc.array(fc.integer({ min: 1, max: Math.max(1, before.payableMinor) }), { maxLength: 6 }),
  }),
);

test('each correction takes off exactly what went back, from every line no more than it had', () => {
  fc.assert(
    fc.property(returned, ({ before, parts }) => {
      let now = before;
      for (const part of parts) {
        const amount = Math.min(part, now.payableMinor);
        const after = correctAmounts(now, amount);
        expect(now.payableMinor - after.payableMinor).toBe(amount);
        expect(after.total).toEqual(sumOf(after.lines));
        after.lines.forEach((line, index) => {
          expect(line.netMinor + line.taxMinor).toBe(line.grossMinor);
          expect(line.unitNetMinor * line.quantity - line.discountMinor).toBe(line.netMinor);
          for (const key of ['netMinor', 'taxMinor', 'grossMinor'] as const) {
            expect(line[key]).toBeGreaterThanOrEqual(0);
            expect(line[key]).toBeLessThanOrEqual(now.lines[index]?.[key] ?? 0);
          }
        });
        const difference = differenceOf(now, after);
        expect(difference.payableMinor + amount).toBe(0);
        expect(difference.total).toEqual(sumOf(difference.rates));
        now = after;
      }
    }),
    { numRuns: 300 },
  );
});

test('all given back leaves nothing, whether at once or in parts', () => {
  fc.assert(
    fc.property(returned, ({ before, parts }) => {
      let now = before;
      for (const part of parts) now = correctAmounts(now, Math.min(part, now.payableMinor));
      now = correctAmounts(now, now.payableMinor);
      expect(now.total).toEqual({ netMinor: 0, taxMinor: 0, grossMinor: 0 });
      expect([now.depositMinor, now.payableMinor]).toEqual([0, 0]);
    }),
  );
});

test('money for some lines is taken off those first, and off the others only when nothing of them is left', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(figures, part, (before, of) => {
      const amount = Math.floor(before.payableMinor * of);
      const places = before.lines.flatMap((_, place) => (place % 2 === 0 ? [place] : []));
      const after = correctAmounts(before, amount, [{ places, amountMinor: amount }]);
      const sum = (now: InvoiceAmounts, isOwn: boolean) =>
        sumOf(now.lines.filter((_, place) => places.includes(place) === isOwn)).grossMinor;
      const rentMinor = Math.min(amount, sum(before, true));
      const saleMinor = Math.min(amount, before.total.grossMinor);
      expect(sum(before, true) - sum(after, true)).toBe(rentMinor);
      expect(sum(before, false) - sum(after, false)).toBe(saleMinor - rentMinor);
      expect(before.payableMinor - after.payableMinor).toBe(amount);
    }),
  );
});

test('more than was invoiced is no correction', () => {
  const before = amountsOf([], { currency: 'UAH', depositMinor: 100 });
  expect(() => correctAmounts(before, 101)).toThrow(RangeError);
});

test('what is rented with a machine is a line of its own, and has its share of a discount', () => {
  const { lines } = orderAmounts(
    {
      currency,
      items: [
        {
          name: 'Підйомник',
          detail: '',
          quantity: 2,
          unitMinor: 300_00,
          lineMinor: 600_00,
          discountMinor: 60_00,
          isRental: true,
          options: [{ name: 'Оператор', unitMinor: 100_00 }],
        },
      ],
      taxMinor: 108_00,
      taxRule: { ratePercent: 20, mode: 'added' },
      shippingMinor: 0,
      paymentFeeMinor: 0,
      depositMinor: 0,
    },
    NAMES,
  );
  expect(lines).toMatchObject([
    {
      name: 'Підйомник',
      quantity: 2,
      unitNetMinor: 200_00,
      discountMinor: 40_00,
      netMinor: 360_00,
      taxMinor: 72_00,
    },
    {
      name: 'Оператор',
      detail: 'Підйомник',
      unitNetMinor: 100_00,
      discountMinor: 20_00,
      netMinor: 180_00,
      taxMinor: 36_00,
    },
  ]);
});
