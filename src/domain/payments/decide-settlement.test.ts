import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS } from '../orders/order-status.ts';
import { PAYMENT_STATUSES } from '../orders/payment-status.ts';
import {
  decideSettlement,
  isOrderMoney,
  REFUND_AT_ONCE_REASONS,
  type SettlementQuestion,
} from './decide-settlement.ts';
import { coversDue } from './order-money.ts';
import { PAYMENT_EVENT_KINDS, type PaymentEventKind } from './payment-event.ts';
import { SESSION_STATUSES, type SessionStatus } from './session-status.ts';

const question = fc.record({
  event: fc.record({
    kind: fc.constantFrom(...PAYMENT_EVENT_KINDS),
    amountMinor: fc.constantFrom(100_00, 100_01, 1),
    currency: fc.constantFrom('UAH', 'PLN', 'USD'),
  }),
  session: fc.constantFrom(...SESSION_STATUSES),
  payment: fc.record({
    amountMinor: fc.constantFrom(100_00, 100_01),
    currency: fc.constantFrom('UAH', 'PLN'),
  }),
  order: fc.record({
    status: fc.constantFrom(...Object.keys(PURCHASE_TRANSITIONS)),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    totalMinor: fc.constant(100_00),
    heldMinor: fc.constantFrom(0, 30_00),
    owedMinor: fc.constantFrom(0, 30_00),
    cardMinor: fc.constant(0),
    currency: fc.constantFrom('UAH', 'PLN'),
  }),
});
const DISPUTES: ReadonlySet<string> = new Set(['disputed', 'dispute-won', 'dispute-lost']);
/** What can only be told of money that came, but for a refund. */
const AFTER_MONEY: ReadonlySet<string> = new Set([...DISPUTES, 'refund-failed']);
/** Of an order that nobody has paid anything for. */
const NOTHING = { heldMinor: 0, owedMinor: 0, cardMinor: 0 };
const waiting: SettlementQuestion = {
  event: { kind: 'paid', amountMinor: 100_00, currency: 'UAH' },
  session: 'OPEN',
  payment: { amountMinor: 100_00, currency: 'UAH' },
  order: { status: 'PENDING', paymentStatus: 'UNPAID', totalMinor: 100_00, ...NOTHING, currency: 'UAH' },
};

describe('an event of a payment', () => {
  test('is money only if it is what its own page asked for, and pays only what is due on the order', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { effect } = decideSettlement(asked);
        const { event, payment, order } = asked;
        const isEarly = asked.session !== 'PAID' && asked.session !== 'REFUNDED';
        if (event.kind === 'refunded' || AFTER_MONEY.has(event.kind)) {
          if (isEarly || effect === 'wait') return isEarly && effect === 'wait';
        }
        const isOwn = event.amountMinor === payment.amountMinor && event.currency === payment.currency;
        const isWanted = coversDue(order, payment.amountMinor) && payment.currency === order.currency;
        if (effect === 'accept') return event.kind === 'paid' && isOwn && isWanted;
        if (effect === 'refund-due') return event.kind === 'paid' && isOwn;
        if (event.kind === 'refunded') {
          return effect === (event.currency === payment.currency ? 'refunded' : 'refuse');
        }
        if (DISPUTES.has(event.kind)) {
          return effect === (event.currency === payment.currency ? 'dispute' : 'refuse');
        }
        if (event.kind === 'refund-failed') {
          return effect === (event.currency === payment.currency ? 'refund-failed' : 'refuse');
        }
        return effect !== 'refuse' || (event.kind === 'paid' && !isOwn);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives back what was paid on a page whose order comes to another sum by now', () => {
    const order = { ...waiting.order, totalMinor: 120_00 };
    expect(decideSettlement({ ...waiting, order })).toEqual({
      effect: 'refund-due',
      reason: 'amount-changed',
    });
    expect(decideSettlement({ ...waiting, order: { ...order, status: 'CANCELLED' } })).toEqual({
      effect: 'refund-due',
      reason: 'order-cancelled',
    });
    expect(decideSettlement({ ...waiting, order: { ...order, paymentStatus: 'PAID' } })).toEqual({
      effect: 'refund-due',
      reason: 'paid-twice',
    });
  });

  test('pays what credit leaves of a replacement, and goes back where that is more by now', () => {
    const payment = { amountMinor: 41_00, currency: 'UAH' };
    const event = { ...waiting.event, amountMinor: 41_00 };
    const order = { ...waiting.order, heldMinor: 59_00 };
    expect(decideSettlement({ ...waiting, event, payment, order })).toEqual({ effect: 'accept' });
    // A part of it came by transfer meanwhile, which goes back.
    const paid = { ...order, heldMinor: 70_00 };
    expect(decideSettlement({ ...waiting, event, payment, order: paid })).toEqual({ effect: 'accept' });
    const short = { ...order, owedMinor: 9_00 };
    expect(decideSettlement({ ...waiting, event, payment, order: short })).toEqual({
      effect: 'refund-due',
      reason: 'amount-changed',
    });
  });

  test('counts as the order’s money what pays it, also after its end, and nothing that came besides', () => {
    expect(isOrderMoney({ effect: 'accept' })).toBe(true);
    const refundDue = REFUND_AT_ONCE_REASONS.map((reason) => ({ effect: 'refund-due' as const, reason }));
    const wanted = refundDue.filter((settlement) => isOrderMoney(settlement));
    expect(wanted.map(({ reason }) => reason)).toEqual(['order-cancelled']);
    expect(isOrderMoney({ effect: 'refuse' })).toBe(false);
  });

  test('takes money for an order once', () => {
    fc.assert(
      fc.property(question, (asked) => {
        if (decideSettlement(asked).effect !== 'accept') return true;
        const order = { ...asked.order, paymentStatus: 'PAID' };
        const sameAgain = decideSettlement({ ...asked, session: 'PAID', order }).effect;
        const byAnother = decideSettlement({ ...asked, session: 'OPEN', order });
        return sameAgain === 'none' && byAnother.effect === 'refund-due';
      }),
      { numRuns: 2000 },
    );
  });

  test('changes nothing of what is paid, whatever comes late, but for its money going back', () => {
    const told = (kind: PaymentEventKind, session: SessionStatus) =>
      decideSettlement({ ...waiting, event: { ...waiting.event, kind }, session }).effect;
    expect([told('refunded', 'PAID'), told('refunded', 'OPEN')]).toEqual(['refunded', 'wait']);
    expect(told('refunded', 'REFUNDED')).toBe('refunded');
    for (const kind of PAYMENT_EVENT_KINDS.filter((each) => each !== 'refunded' && !AFTER_MONEY.has(each))) {
      const event = { ...waiting.event, kind };
      expect(decideSettlement({ ...waiting, event, session: 'PAID' })).toEqual({ effect: 'none' });
      expect(decideSettlement({ ...waiting, event, session: 'REFUNDED' })).toEqual({ effect: 'none' });
    }
  });

  test('brings money after a failure or the end of its time all the same', () => {
    for (const session of ['OPEN', 'PROCESSING', 'FAILED', 'EXPIRED'] as const) {
      expect(decideSettlement({ ...waiting, session })).toEqual({ effect: 'accept' });
    }
  });

  test('gives back what comes for a cancelled order', () => {
    const order = { ...waiting.order, status: 'CANCELLED' };
    expect(decideSettlement({ ...waiting, session: 'EXPIRED', order })).toEqual({
      effect: 'refund-due',
      reason: 'order-cancelled',
    });
  });

  test('notes what is not about money', () => {
    const noted = (kind: SettlementQuestion['event']['kind'], session = waiting.session) =>
      decideSettlement({ ...waiting, session, event: { ...waiting.event, kind } });
    expect(noted('processing')).toEqual({ effect: 'note', session: 'PROCESSING' });
    expect(noted('failed', 'PROCESSING')).toEqual({ effect: 'note', session: 'FAILED' });
    expect(noted('expired')).toEqual({ effect: 'note', session: 'EXPIRED' });
    expect(noted('processing', 'FAILED')).toEqual({ effect: 'none' });
  });
});
