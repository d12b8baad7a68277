import { expect, test } from 'vitest';
import { refundState } from './order-end.ts';

const waiting = { doneAt: null, isByCard: true, isHeld: false, failure: null } as const;

test('a refund is made, waits for staff, for a dispute or for the provider', () => {
  expect(refundState(waiting)).toBe('sending');
  expect(refundState({ ...waiting, failure: 'card_declined' })).toBe('failed');
  expect(refundState({ ...waiting, failure: 'card_declined', isHeld: true })).toBe('held');
  expect(refundState({ ...waiting, isByCard: false })).toBe('to-transfer');
  expect(refundState({ ...waiting, isByCard: false, doneAt: '2026-11-20T10:00:00.000Z' })).toBe('done');
});
