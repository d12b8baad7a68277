import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctAmounts, differenceOf } from './correct-amounts.ts';
import { amountsOf, sumOf, type InvoiceAmounts } from './invoice-amounts.ts';

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
