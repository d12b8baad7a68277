import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../orders/payment-status.ts';
import { decideLine, decideTransfer, type TransferQuestion } from './decide-transfer.ts';
import { dueOf } from './order-money.ts';

const question: fc.Arbitrary<TransferQuestion> = fc
  .record({
    amountMinor: fc.integer({ min: 1, max: 300_00 }),
    status: fc.constantFrom(...Object.keys(PURCHASE_TRANSITIONS)),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    held: fc.tuple(fc.integer({ min: 0, max: 99_00 }), fc.integer({ min: 0, max: 50_00 })),
  })
  .map(({ amountMinor, status, paymentStatus, held: [kept, owedMinor] }) => ({
    amountMinor,
    order: {
      status,
      paymentStatus,
      totalMinor: 100_00,
      heldMinor: kept + owedMinor,
      owedMinor,
      cardMinor: 0,
    },
    refundsMinor: 0,
  }));
const waiting = {
  status: 'PENDING',
  paymentStatus: 'UNPAID',
  totalMinor: 100_00,
  heldMinor: 0,
  owedMinor: 0,
  cardMinor: 0,
};

describe('money on the account', () => {
  test('is kept for the order or owed back, to the last kopiyka, and never kept above the total', () => {
    fc.assert(
      fc.property(question, ({ amountMinor, order }) => {
        const { owedMinor } = decideTransfer({ amountMinor, order, refundsMinor: 0 });
        const kept = order.heldMinor - order.owedMinor + amountMinor - owedMinor;
        return owedMinor >= 0 && owedMinor <= amountMinor && kept <= order.totalMinor;
      }),
      { numRuns: 2000 },
    );
  });

  test('pays an order that waits for money exactly when it fills up its total', () => {
    fc.assert(
      fc.property(question, ({ amountMinor, order }) => {
        const decided = decideTransfer({ amountMinor, order, refundsMinor: 0 });
        const isFull = dueOf(order) <= amountMinor;
        if (decided.effect === 'accept') return isFull;
        if (decided.effect === 'part') return !isFull && decided.missingMinor === dueOf(order) - amountMinor;
        return decided.owedMinor === amountMinor;
      }),
      { numRuns: 2000 },
    );
  });

  test('in any parts comes to the same', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60_00 }), { minLength: 1, maxLength: 8 }), (parts) => {
        let order = { ...waiting };
        for (const amountMinor of parts) {
          const { effect, owedMinor } = decideTransfer({ amountMinor, order, refundsMinor: 0 });
          order = {
            ...order,
            paymentStatus: effect === 'accept' ? 'PAID' : order.paymentStatus,
            heldMinor: order.heldMinor + amountMinor,
            owedMinor: order.owedMinor + owedMinor,
          };
        }
        const sum = parts.reduce((all, part) => all + part);
        expect(order.paymentStatus).toBe(sum >= 100_00 ? 'PAID' : 'UNPAID');
        expect(order.owedMinor).toBe(Math.max(0, sum - 100_00));
      }),
    );
  });

  test.each([
    ['a cancelled order', { status: 'CANCELLED' }, false],
    ['what was returned', { status: 'RETURNED' }, true],
    ['what was returned and refunded', { status: 'RETURNED', paymentStatus: 'REFUNDED' }, false],
    ['what is paid', { status: 'PROCESSING', paymentStatus: 'PAID' }, false],
    ['what was refunded', { status: 'CANCELLED', paymentStatus: 'REFUNDED' }, false],
  ])('for %s goes back whole', (_, differs, settles) => {
    expect(
      decideTransfer({ amountMinor: 100_00, order: { ...waiting, ...differs }, refundsMinor: 0 }),
    ).toEqual({
      effect: 'refund-due',
      owedMinor: 100_00,
      settles,
    });
  });

  test('that a carrier collected at the door pays what is on its way or delivered', () => {
    for (const status of ['SHIPPED', 'DELIVERED', 'COMPLETED']) {
      const decided = decideTransfer({ amountMinor: 100_00, order: { ...waiting, status }, refundsMinor: 0 });
      expect(decided).toEqual({ effect: 'accept', owedMinor: 0 });
    }
  });
});

test('a line stands once on an order, and on a second one only when it is said to be for both', () => {
  const [a, b] = [
    { id: 'a', orderNumber: 'ORD-1' },
    { id: 'b', orderNumber: 'ORD-2' },
  ];
  const asked = { orderId: 'b', standsOn: [], isShared: false };
  expect(decideLine(asked)).toEqual({ ok: true });
  expect(decideLine({ ...asked, standsOn: [a] })).toEqual({
    ok: false,
    reason: 'recorded-elsewhere',
    others: [a],
  });
  expect(decideLine({ ...asked, standsOn: [a], isShared: true })).toEqual({ ok: true });
  for (const isShared of [true, false]) {
    expect(decideLine({ ...asked, standsOn: [a, b], isShared })).toEqual({
      ok: false,
      reason: 'already-recorded',
    });
  }
});
