import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  creditToGoBack,
  differenceOf,
  isLikeForLike,
  likeForLikePrice,
  lossOfCredit,
  settleExchange,
} from './exchange-money.ts';

const minor = fc.integer({ min: 0, max: 1_000_000_000 });

test('every kopiyka of what goods were worth is moved or goes back, and no more is moved than is missing', () => {
  fc.assert(
    fc.property(minor, minor, (worthMinor, missingMinor) => {
      const { creditMinor, backMinor, dueMinor } = settleExchange({ worthMinor, missingMinor });
      expect(creditMinor + backMinor).toBe(worthMinor);
      expect(creditMinor + dueMinor).toBe(missingMinor);
      expect(Math.min(creditMinor, backMinor, dueMinor)).toBeGreaterThanOrEqual(0);
      // Nobody gets money back and is asked for more at once.
      expect(Math.min(backMinor, dueMinor)).toBe(0);
    }),
  );
});

test('the difference that is shown is what is paid or goes back when all comes as it was asked', () => {
  fc.assert(
    fc.property(minor, minor, (creditMinor, totalMinor) => {
      const settled = settleExchange({ worthMinor: creditMinor, missingMinor: totalMinor });
      expect(differenceOf({ totalMinor, creditMinor })).toBe(settled.dueMinor - settled.backMinor);
    }),
  );
});

test('of money that goes back what was paid goes first, and no more credit than is held', () => {
  expect(creditToGoBack({ heldMinor: 908, owedMinor: 908, creditMinor: 496 })).toBe(496);
  expect(creditToGoBack({ heldMinor: 908, owedMinor: 412, creditMinor: 496 })).toBe(0);
  expect(creditToGoBack({ heldMinor: 908, owedMinor: 500, creditMinor: 496 })).toBe(88);
  expect(creditToGoBack({ heldMinor: 496, owedMinor: 0, creditMinor: 496 })).toBe(0);
  // What was moved on to a further replacement is held there.
  expect(creditToGoBack({ heldMinor: 40, owedMinor: 40, creditMinor: 70 })).toBe(40);
  expect(creditToGoBack({ heldMinor: 0, owedMinor: 0, creditMinor: 70 })).toBe(0);
});

test('the same product is free in place of another unless all money of that went back', () => {
  const order = { paymentStatus: 'PAID', sale: { worthMinor: 1000, keptMinor: 100 } };
  expect(isLikeForLike(1801, { originalId: 1801, order })).toBe(true);
  expect(isLikeForLike(103, { originalId: 1801, order })).toBe(false);
  const refunded = { ...order, sale: { worthMinor: 1000, keptMinor: 0 } };
  expect(isLikeForLike(1801, { originalId: 1801, order: refunded })).toBe(false);
  expect(isLikeForLike(1801, { originalId: 1801, order: { ...order, paymentStatus: 'REFUNDED' } })).toBe(
    false,
  );
});

test('the same product costs what its goods were sold for once their money went back, in whatever steps', () => {
  const open = { paymentStatus: 'PARTIALLY_REFUNDED', sale: { worthMinor: 1000, keptMinor: 150 } };
  const whole = { ...open, sale: { worthMinor: 1000, keptMinor: 0 } };
  const told = (minor: number) => ({ productId: 1801, told: { totalMinor: minor, creditMinor: minor } });
  const now = { originalId: 1801, soldMinor: 1000 };
  expect(likeForLikePrice(told(1000), { ...now, order: open, creditMinor: 150 })).toBe(150);
  expect(likeForLikePrice(told(150), { ...now, order: whole, creditMinor: 0 })).toBe(1000);
  expect(likeForLikePrice(told(1000), { ...now, order: whole, creditMinor: 0 })).toBe(1000);
  // Chosen since, at the price of the shop.
  const bought = { productId: 1801, told: { totalMinor: 800, creditMinor: 90 } };
  expect(likeForLikePrice(bought, { ...now, order: whole, creditMinor: 0 })).toBeNull();
  expect(
    likeForLikePrice({ ...told(150), productId: 103 }, { ...now, order: whole, creditMinor: 0 }),
  ).toBeNull();
});

test('lost credit is taken from what was not sent, and from what was moved on', () => {
  const loss = { heldMinor: 900, creditMinor: 500, lostMinor: 800 };
  expect(lossOfCredit({ ...loss, status: 'PROCESSING' })).toEqual({ ofHeldMinor: 500, ofMovedMinor: 0 });
  expect(lossOfCredit({ ...loss, status: 'DELIVERED' })).toEqual({ ofHeldMinor: 0, ofMovedMinor: 0 });
  const moved = { ...loss, heldMinor: 200 };
  expect(lossOfCredit({ ...moved, status: 'DELIVERED' })).toEqual({ ofHeldMinor: 0, ofMovedMinor: 300 });
  expect(lossOfCredit({ ...moved, status: 'RETURNED' })).toEqual({ ofHeldMinor: 200, ofMovedMinor: 300 });
  expect(lossOfCredit({ ...moved, status: 'RETURNED', lostMinor: 250 })).toEqual({
    ofHeldMinor: 200,
    ofMovedMinor: 50,
  });
});
