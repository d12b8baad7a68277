import { expect, test } from 'vitest';
import { NOT_SENT } from './return-status.ts';
import {
  isAsAsked,
  askedRefund,
  formerExchangeStage,
  lineOutcome,
  listedRefund,
  returnOutcome,
  shownRefund,
  shownReturnReason,
  shownReturnSteps,
} from './return-outcome.ts';

test('every piece that was asked for is accepted, refused, or did not come', () => {
  expect(lineOutcome({ asked: 3, pieces: 1, refused: 1 })).toEqual({
    accepted: 1,
    of: 3,
    refused: 1,
    missing: 1,
  });
  expect(lineOutcome({ asked: 0, pieces: 2, refused: 1 })).toEqual({
    accepted: 2,
    of: 3,
    refused: 1,
    missing: 0,
  });
  expect(returnOutcome([{ asked: 1, pieces: 1, refused: 0 }]).isPart).toBe(false);
  expect(returnOutcome([{ asked: 1, pieces: 0, refused: 0 }])).toEqual({
    isPart: true,
    hasRefused: false,
    hasMissing: true,
  });
});

test('a promise stands until the decision, then what is refunded, and nothing beside what was refused', () => {
  const money = { estimate: { totalMinor: 3_384_00 }, refundMinor: 0 };
  expect(shownRefund({ ...money, status: 'IN_PROGRESS' })).toBe(3_384_00);
  expect(askedRefund({ ...money, status: 'IN_PROGRESS' })).toBeNull();
  expect(shownRefund({ ...money, status: 'REJECTED' })).toBeNull();
  expect(askedRefund({ ...money, status: 'REJECTED' })).toBe(3_384_00);
  const done = { ...money, status: 'COMPLETED', refundMinor: 468_00 } as const;
  expect([shownRefund(done), askedRefund(done)]).toEqual([468_00, 3_384_00]);
  expect(askedRefund({ ...done, refundMinor: 3_384_00 })).toBeNull();
  expect(shownRefund({ ...done, refundMinor: 0 })).toBeNull();
});

test('of goods whose exchange came to nothing the words follow the money', () => {
  const found = { status: 'APPROVED', refundMinor: 0, isRefunded: false, waitsForCarrier: false } as const;
  expect(formerExchangeStage(found)).toBe('later');
  const done = { ...found, status: 'COMPLETED' } as const;
  expect(formerExchangeStage({ ...done, refundMinor: 100 })).toBe('now');
  expect(formerExchangeStage({ ...done, waitsForCarrier: true })).toBe('now');
  expect(formerExchangeStage({ ...done, refundMinor: 100, isRefunded: true })).toBe('done');
  expect(formerExchangeStage(done)).toBe('nothing');
});

test('a history promises no refund where there is none', () => {
  expect(shownReturnReason('completed', { refundMinor: 1, isExchanged: false, kind: 'complaint' })).toBe(
    'completed',
  );
  expect(shownReturnReason('completed', { refundMinor: 0, isExchanged: false, kind: 'complaint' })).toBe(
    'completed-without-refund',
  );
  expect(shownReturnReason('completed', { refundMinor: 0, isExchanged: true, kind: 'exchange' })).toBe(
    'completed-exchanged',
  );
  expect(shownReturnReason('completed', { refundMinor: 1, isExchanged: true, kind: 'exchange' })).toBe(
    'completed-exchanged-rest',
  );
  expect(shownReturnReason('completed', { refundMinor: 1, isExchanged: false, kind: NOT_SENT })).toBe(
    NOT_SENT,
  );
  expect(shownReturnSteps(['PENDING', 'SHIPPED', 'COMPLETED'], NOT_SENT)).toEqual(['COMPLETED']);
  expect(shownReturnSteps(['PENDING', 'SHIPPED'], 'complaint')).toEqual(['PENDING', 'SHIPPED']);
  expect(shownReturnReason('received', { refundMinor: 0, isExchanged: true, kind: 'exchange' })).toBe(
    'received',
  );
});

test('what was asked for is said to be sent until it is answered', () => {
  const exchange = { kind: 'exchange', status: 'PENDING', exchange: {} } as const;
  expect(isAsAsked(exchange)).toBe(true);
  expect(isAsAsked({ ...exchange, status: 'APPROVED' })).toBe(false);
  expect(isAsAsked({ kind: 'complaint', status: 'APPROVED', exchange: null })).toBe(false);
  // Nobody answers a withdrawal.
  expect(isAsAsked({ kind: 'withdrawal', status: 'APPROVED', exchange: null })).toBe(true);
  expect(isAsAsked({ kind: 'withdrawal', status: 'COMPLETED', exchange: null })).toBe(false);
});

test('a list says what the way back took off a refund, and nothing of a sum that it cannot explain', () => {
  const estimate = {
    goodsMinor: 792_00,
    deliveryMinor: 0,
    feeMinor: 0,
    wayMinor: 200_00,
    lessMinor: 0,
    totalMinor: 592_00,
  };
  const open = { status: 'APPROVED', estimate, refundMinor: 0 } as const;
  expect(listedRefund(open)).toEqual({ minor: 592_00, wayMinor: 200_00 });
  const whole = { ...estimate, wayMinor: 0, deliveryMinor: 50_00, totalMinor: 842_00 };
  expect(listedRefund({ ...open, estimate: whole })).toEqual({ minor: 842_00, wayMinor: 0 });
  const less = { ...estimate, lessMinor: 92_00, totalMinor: 500_00 };
  expect(listedRefund({ ...open, estimate: less })).toBeNull();
  expect(listedRefund({ status: 'COMPLETED', estimate: null, refundMinor: 1_00 })?.minor).toBe(1_00);
  expect(listedRefund({ ...open, status: 'REJECTED' })).toBeNull();
});
