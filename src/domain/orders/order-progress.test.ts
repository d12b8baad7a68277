import { expect, it } from 'vitest';
import { actorKindOf } from './actor.ts';
import { orderProgress } from './order-progress.ts';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from './order-status.ts';

const PATH: PurchaseStatus[] = ['PENDING', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED'];
const events = (upTo: number) =>
  PATH.slice(0, upTo + 1).map((toStatus, day) => ({
    toStatus,
    actor: 'shop' as const,
    reason: 'x',
    at: `2026-11-0${day + 1}T10:00:00.000Z`,
  }));

it.each(PATH)('an order that is %s has reached its steps and no other', (status) => {
  const index = PATH.indexOf(status);
  const steps = orderProgress({ status, events: events(index), items: [] }) ?? [];
  expect(steps.map(({ at }) => at !== null)).toEqual([0, 1, 2, 3].map((step) => step <= index));
  expect(steps.map(({ at }) => at).filter((at) => at !== null)).toEqual(
    events(Math.min(index, 3)).map(({ at }) => at),
  );
});

it('an order that goes nowhere any more shows no way', () => {
  const without = Object.keys(PURCHASE_TRANSITIONS).filter(
    (status) => orderProgress({ status, events: events(2), items: [] }) === null,
  );
  expect(without.toSorted()).toEqual(['CANCELLED', 'RETURNED']);
});

it('a bill of a lease goes nowhere', () => {
  const items = [{ rental: { bill: { leaseId: 'a', kind: 'settlement' as const } } }];
  expect(orderProgress({ status: 'PENDING', events: events(0), items })).toBeNull();
});

it('a history tells the kind of its actors, never who they are', () => {
  expect(
    ['customer:42', 'staff:7', 'program:1', 'payment:stripe', 'shop', 'who knows'].map(actorKindOf),
  ).toEqual(['customer', 'staff', 'program', 'payment', 'shop', 'shop']);
});
