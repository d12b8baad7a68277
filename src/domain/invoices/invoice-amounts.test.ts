import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf } from '../checkout/totals-of.ts';
import { allocate, money } from '../money/money.ts';
import { sumOf, orderAmounts, type SoldOrder } from './invoice-amounts.ts';

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
