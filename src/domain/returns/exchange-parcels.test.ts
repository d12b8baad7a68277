import { expect, test } from 'vitest';
import { parcelBack, parcelNew, receivedAt } from './exchange-parcels.ts';
import type { ReturnStatus } from './return-status.ts';
import type { ReturnEventView } from './return-view.ts';

const event = (toStatus: ReturnStatus, reason: string): ReturnEventView => ({
  id: 1,
  toStatus,
  actor: 'staff',
  reason,
  at: '2026-11-26T10:00:00.000Z',
});

test('the parcel back follows its return, whether a number was written down or not', () => {
  const order = { status: 'DELIVERED' };
  expect(parcelBack({ status: 'APPROVED', events: [], order })).toBe('waits');
  expect(parcelBack({ status: 'SHIPPED', events: [], order })).toBe('sent');
  expect(parcelBack({ status: 'COMPLETED', events: [], order })).toBe('arrived');
  expect(parcelBack({ status: 'REJECTED', events: [event('REJECTED', 'rejected')], order })).toBe('none');
  expect(receivedAt({ events: [event('RETURNED', 'received')] })).toBe('2026-11-26T10:00:00.000Z');
});

test('what was not accepted goes back to its customer, until all of the order came back', () => {
  const refused = { status: 'REJECTED', events: [event('REJECTED', 'sent-back')] } as const;
  expect(parcelBack({ ...refused, order: { status: 'DELIVERED' } })).toBe('sent-back');
  expect(parcelBack({ ...refused, order: { status: 'COMPLETED' } })).toBe('sent-back');
  expect(parcelBack({ ...refused, order: { status: 'RETURNED' } })).toBe('arrived');
});

test('the parcel with the replacement follows its order', () => {
  expect(parcelNew({ status: 'IN_PROGRESS', order: null })).toBe('waits');
  expect(parcelNew({ status: 'SHIPPED', order: null })).toBe('sent');
  expect(parcelNew({ status: 'DELIVERED', order: null })).toBe('arrived');
  expect(parcelNew({ status: 'CANCELLED', order: null })).toBe('none');
  const order = {
    id: 'a',
    orderNumber: 'ORD-1',
    status: 'RETURNED',
    isWithdrawn: false,
    tracking: null,
    due: null,
  };
  expect(parcelNew({ status: 'COMPLETED', order })).toBe('sent-back');
});
