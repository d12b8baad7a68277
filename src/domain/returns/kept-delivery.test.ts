import { describe, expect, test } from 'vitest';
import { afterCancelled, isDeliveryKept, isDeliveryKeptForNow } from './kept-delivery.ts';

const exchange = {
  kind: 'exchange',
  status: 'COMPLETED',
  exchangeStatus: 'DELIVERED',
  replacementStatus: 'DELIVERED',
} as const;
const withdrawal = {
  kind: 'withdrawal',
  status: 'APPROVED',
  exchangeStatus: null,
  replacementStatus: null,
} as const;

describe('isDeliveryKept', () => {
  test.each([
    ['nothing was exchanged', [withdrawal], false],
    ['a part is exchanged', [withdrawal, exchange], true],
    ['an exchange is asked for', [{ ...exchange, status: 'PENDING', exchangeStatus: 'PENDING' }], true],
    ['an exchange was refused', [{ ...exchange, status: 'REJECTED', exchangeStatus: 'REJECTED' }], false],
    ['its customer cancelled one too late', [{ ...exchange, exchangeStatus: 'REJECTED' }], true],
    ['one came to nothing', [{ ...exchange, kind: 'other', exchangeStatus: 'REJECTED' }], false],
    ['faulty goods were replaced', [{ ...exchange, kind: 'complaint' }], true],
    [
      'what replaced faulty goods came back',
      [{ ...exchange, kind: 'complaint', replacementStatus: 'RETURNED' }],
      false,
    ],
    ['exchanged goods were withdrawn from', [{ ...exchange, kind: 'withdrawal' }], true],
    [
      'and their replacement is back',
      [{ ...exchange, kind: 'withdrawal', replacementStatus: 'RETURNED' }],
      false,
    ],
    ['a replacement alone was withdrawn from', [{ ...exchange, replacementStatus: 'RETURNED' }], true],
  ] as const)('%s', (_, returns, isKept) => {
    expect(isDeliveryKept(returns)).toBe(isKept);
  });
});

test('what keeps it for now are replacements that were withdrawn from in time alone', () => {
  const withdrawn = { ...exchange, kind: 'withdrawal', isReplacementWithdrawn: true } as const;
  expect(isDeliveryKeptForNow([withdrawn])).toBe(true);
  expect(isDeliveryKeptForNow([withdrawn, { ...exchange, isReplacementWithdrawn: true }])).toBe(false);
  expect(isDeliveryKeptForNow([{ ...withdrawn, isReplacementWithdrawn: false }])).toBe(false);
  expect(isDeliveryKeptForNow([{ ...withdrawn, replacementStatus: 'RETURNED' }])).toBe(false);
});

describe('afterCancelled', () => {
  const late = { kind: 'exchange', isSent: false, isByCustomer: true, isInTime: false } as const;
  test.each([
    ['too late, unsent', late, 'kept'],
    ['too late, sent', { ...late, isSent: true }, 'exchange'],
    ['in time', { ...late, isInTime: true }, 'other'],
    ['by the shop', { ...late, isByCustomer: false }, 'other'],
    ['of goods with a fault', { ...late, kind: 'complaint' }, 'complaint'],
  ] as const)('%s', (_, cancelled, after) => {
    expect(afterCancelled(cancelled)).toBe(after);
  });
});
