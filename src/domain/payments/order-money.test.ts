import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coversDue, dueOf, keptOf, owedAfterCard, shareRefund, type OrderMoney } from './order-money.ts';

const minor = fc.integer({ min: 0, max: 100_000 });
const money = fc
  .record({
    totalMinor: minor,
    heldMinor: minor,
    owedPart: fc.double({ min: 0, max: 1, noNaN: true }),
    cardMinor: minor,
  })
  .map(({ owedPart, ...order }): OrderMoney => ({
    ...order,
    cardMinor: Math.min(order.cardMinor, order.totalMinor),
    owedMinor: Math.floor(order.heldMinor * owedPart),
  }));

test('is due what is missing of the total, whatever way the rest came', () => {
  const order = { totalMinor: 908, heldMinor: 496, owedMinor: 0, cardMinor: 0 };
  expect(dueOf(order)).toBe(412);
  expect(dueOf({ ...order, cardMinor: 412 })).toBe(0);
  expect(dueOf({ ...order, owedMinor: 96, cardMinor: 400 })).toBe(108);
  fc.assert(
    fc.property(money, (each) => {
      expect(dueOf(each)).toBe(Math.max(0, each.totalMinor - keptOf(each)));
    }),
  );
});

test('a card that is accepted leaves exactly the total, and no more to go back than is held', () => {
  fc.assert(
    fc.property(money, minor, (order, amountMinor) => {
      fc.pre(keptOf(order) <= order.totalMinor && coversDue(order, amountMinor));
      const owedMinor = owedAfterCard(order, amountMinor);
      expect(owedMinor).toBeLessThanOrEqual(order.heldMinor);
      expect(keptOf({ ...order, owedMinor, cardMinor: order.cardMinor + amountMinor })).toBe(
        order.totalMinor,
      );
    }),
  );
});

test('a card does not pay less than is due, nor more than cards may bring', () => {
  const order = { totalMinor: 908, heldMinor: 496, owedMinor: 0, cardMinor: 0 };
  expect([411, 412, 500, 908, 909].map((amount) => coversDue(order, amount))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  // What came by transfer since the page was opened goes back, all of it where the card paid all.
  expect(owedAfterCard(order, 500)).toBe(88);
  expect(owedAfterCard(order, 908)).toBe(496);
});

test('a refund is taken from cards first, from each no more than it has', () => {
  const sources = [
    { paymentId: 'a', leftMinor: 100 },
    { paymentId: null, leftMinor: 50 },
  ];
  expect(shareRefund(sources, 70)).toEqual([{ paymentId: 'a', amountMinor: 70 }]);
  expect(shareRefund(sources, 130)).toEqual([
    { paymentId: 'a', amountMinor: 100 },
    { paymentId: null, amountMinor: 30 },
  ]);
  expect(shareRefund(sources, 0)).toEqual([]);
  fc.assert(
    fc.property(fc.array(minor, { maxLength: 4 }), minor, (lefts, amountMinor) => {
      const shares = shareRefund(
        lefts.map((leftMinor, place) => ({ paymentId: String(place), leftMinor })),
        amountMinor,
      );
      const sum = shares.reduce((all, share) => all + share.amountMinor, 0);
      expect(sum).toBe(
        Math.min(
          amountMinor,
          lefts.reduce((all, left) => all + left, 0),
        ),
      );
      for (const share of shares) {
        expect(share.amountMinor).toBeGreaterThan(0);
        expect(share.amountMinor).toBeLessThanOrEqual(lefts[Number(share.paymentId)] ?? 0);
      }
    }),
  );
});
