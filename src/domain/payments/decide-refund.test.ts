import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRefund, isSameRefund, refundedElsewhere, refundsMade, splitLoss } from './decide-refund.ts';

const minor = fc.integer({ min: 0, max: 1_000_000_00 });

test('however it is asked for in parts, never more goes back than came in, and all of it can', () => {
  fc.assert(
    fc.property(
      minor,
      fc.array(fc.integer({ min: -5, max: 60_000_000 }), { maxLength: 30 }),
      (paidMinor, parts) => {
        let refundsMinor = 0;
        for (const amountMinor of parts) {
          if (decideRefund({ paidMinor, refundsMinor, amountMinor }).ok) refundsMinor += amountMinor;
        }
        expect(refundsMinor).toBeLessThanOrEqual(paidMinor);
        const rest = paidMinor - refundsMinor;
        expect(decideRefund({ paidMinor, refundsMinor, amountMinor: rest }).ok).toBe(rest > 0);
      },
    ),
  );
});

test.each([
  [{ paidMinor: 0, refundsMinor: 0, amountMinor: 1 }, 'nothing-to-return', 0],
  [{ paidMinor: 100, refundsMinor: 100, amountMinor: 1 }, 'nothing-to-return', 0],
  [{ paidMinor: 100, refundsMinor: 40, amountMinor: 61 }, 'more-than-left', 60],
  [{ paidMinor: 100, refundsMinor: 40, amountMinor: 60, seenLeftMinor: 100 }, 'money-changed', 60],
  [{ paidMinor: 100, refundsMinor: 40, amountMinor: 61, seenLeftMinor: 100 }, 'money-changed', 60],
  [{ paidMinor: 100, refundsMinor: 100, amountMinor: 1, seenLeftMinor: 100 }, 'nothing-to-return', 0],
  [{ paidMinor: 100, refundsMinor: 40, amountMinor: 0 }, 'amount-invalid', 60],
  [{ paidMinor: 100, refundsMinor: 40, amountMinor: 0.5 }, 'amount-invalid', 60],
  [{ paidMinor: 100, refundsMinor: 40, amountMinor: Number.NaN }, 'amount-invalid', 60],
] as const)('%j is refused: %s', (asked, reason, leftMinor) => {
  expect(decideRefund(asked)).toEqual({ ok: false, reason, leftMinor });
});

test('what was seen to be left may go back', () => {
  const asked = { paidMinor: 100, refundsMinor: 40, amountMinor: 60 };
  for (const seenLeftMinor of [60, null])
    expect(decideRefund({ ...asked, seenLeftMinor })).toEqual({ ok: true });
});

test('of a loss all is accounted for: what the shop still had, and what has left twice', () => {
  const minor = fc.nat({ max: 1_000_00 });
  fc.assert(
    fc.property(minor, minor, minor, (paidMinor, returnedMinor, lostMinor) => {
      const { bookedMinor, excessMinor } = splitLoss({ paidMinor, returnedMinor, lostMinor });
      expect(bookedMinor + excessMinor).toBe(lostMinor);
      expect(bookedMinor).toBe(Math.min(lostMinor, Math.max(0, paidMinor - returnedMinor)));
    }),
  );
  expect(splitLoss({ paidMinor: 100, returnedMinor: 70, lostMinor: 100 })).toEqual({
    bookedMinor: 30,
    excessMinor: 70,
  });
});

test.each([
  ['all beyond the shop’s own refunds', { refundsMinor: 300, ownMinor: 300, reportedMinor: 1000 }, 700],
  ['nothing of what the shop asked for itself', { refundsMinor: 300, ownMinor: 300, reportedMinor: 300 }, 0],
  ['nothing when less came back than was sent', { refundsMinor: 800, ownMinor: 800, reportedMinor: 300 }, 0],
  ['no more than a dispute has left', { refundsMinor: 600, ownMinor: 0, reportedMinor: 1000 }, 400],
  ['what comes beside a dispute', { refundsMinor: 600, ownMinor: 0, reportedMinor: 250 }, 250],
])('of what a provider reports as refunded, %s was refunded in its dashboard', (_, reported, expected) => {
  const asked = { paidMinor: 1000, excessMinor: 0, ...reported };
  expect(refundedElsewhere(asked).bookedMinor).toBe(expected);
});

test('what a bank took and a provider refunded has left twice, however often and in whatever order it is reported', () => {
  fc.assert(
    fc.property(
      minor,
      minor,
      fc.array(minor, { minLength: 1 }),
      fc.nat(),
      (paidMinor, lost, reported, at) => {
        let [ownMinor, disputedMinor, excessMinor, lossExcess] = [0, 0, 0, 0];
        const lostMinor = Math.min(lost, paidMinor);
        const events = reported.map((reportedMinor) => () => {
          const refundsMinor = ownMinor + disputedMinor;
          const found = refundedElsewhere({ paidMinor, refundsMinor, ownMinor, excessMinor, reportedMinor });
          ownMinor += found.bookedMinor;
          excessMinor += found.excessMinor;
        });
        events.splice(at % (reported.length + 1), 0, () => {
          const found = splitLoss({ paidMinor, returnedMinor: ownMinor, lostMinor });
          disputedMinor += found.bookedMinor;
          lossExcess += found.excessMinor;
        });
        for (const tell of events) tell();
        const leftMinor = Math.max(...reported) + lostMinor;
        expect(ownMinor + disputedMinor).toBe(Math.min(paidMinor, leftMinor));
        expect(excessMinor + lossExcess).toBe(Math.max(0, leftMinor - paidMinor));
      },
    ),
  );
});

test('a form that is sent again asks for the same money of the same order, for the same reason', () => {
  const asked = { orderId: 'a', amountMinor: 100, note: 'Goodwill' };
  expect(isSameRefund(asked, { ...asked })).toBe(true);
  for (const other of [{ orderId: 'b' }, { amountMinor: 101 }, { note: 'Other' }, { note: null }]) {
    expect(isSameRefund(asked, { ...asked, ...other })).toBe(false);
  }
});

test('a refund that the shop asked for is made when the provider names so much more, and no other', () => {
  const asked = { id: 'a', amountMinor: 300, attempts: 1 };
  const waiting = { id: 'b', amountMinor: 100, attempts: 0 };
  expect(refundsMade([asked, waiting], 300)).toEqual([asked]);
  expect(refundsMade([asked, waiting], 500)).toEqual([asked]);
  expect(refundsMade([asked, waiting], 299)).toEqual([]);
  const later = { id: 'c', amountMinor: 200, attempts: 2 };
  expect(refundsMade([asked, later], 400)).toEqual([asked]);
  expect(refundsMade([asked, later], 500)).toEqual([asked, later]);
});
