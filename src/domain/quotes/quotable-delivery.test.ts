import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PURCHASE_TRANSITIONS } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../orders/payment-status.ts';
import { mayQuoteDelivery, totalsWithDelivery } from './quotable-delivery.ts';

const status = fc.constantFrom(...Object.keys(PURCHASE_TRANSITIONS));
const paymentStatus = fc.constantFrom(...PAYMENT_STATUSES);

describe('the delivery of an order', () => {
  it('has no new price once somebody paid, or the order went on or ended', () => {
    fc.assert(
      fc.property(
        fc.record({ status, paymentStatus, shippingMinor: fc.option(fc.nat()) }),
        fc.nat({ max: 5 }),
        (order, version) => {
          const isUnpaid = order.paymentStatus === 'UNPAID' || order.paymentStatus === 'FAILED';
          // What was never to be quoted keeps the price of the rules.
          const wasToBeQuoted = order.shippingMinor === null || version > 0;
          const expected = order.status === 'PENDING' && isUnpaid && wasToBeQuoted;
          expect(mayQuoteDelivery(order, version)).toBe(expected);
        },
      ),
    );
  });

  it('changes the total by exactly itself', () => {
    const amount = fc.nat({ max: 5_000_000_00 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), amount, amount, (linesMinor, one, other) => {
        const order = {
          currency: 'PLN',
          paymentMethod: 'transfer',
          shippingMethod: 'standard',
          discountMinor: Math.floor((linesMinor[0] ?? 0) / 3),
          depositMinor: 0,
          paymentFeeMinor: 0,
          taxRatePercent: '23',
          taxMode: 'added',
          linesMinor,
        } as const;
        const a = totalsWithDelivery(order, one);
        const b = totalsWithDelivery(order, other);
        expect(b.total.minor - a.total.minor).toBe(other - one);
        expect(b.tax).toEqual(a.tax);
        expect(b.discount).toEqual(a.discount);
      }),
    );
  });
});
