import { describe, expect, test } from 'vitest';
import { PURCHASE_TRANSITIONS } from '../orders/order-status.ts';
import { LEASE_TRANSITIONS, type LeaseStatus } from './lease-status.ts';
import { LEASE_STATUSES, NO_SHOW, leaseSteps, orderFollows, stopReasons } from './lease-steps.ts';

const line = (status: string, leaseId = status) => ({ rental: { status, leaseId } });
const bought = { rental: null };

describe('the steps of a lease', () => {
  test.each(LEASE_STATUSES)('of a paid order from %s are those of the table', (status) => {
    const order = { status: 'PROCESSING', items: [line(status), bought] };
    expect(leaseSteps({ id: status, status }, order)).toEqual(LEASE_TRANSITIONS[status]);
  });

  test('of an order that waits for its money only stop it, and only with the order', () => {
    const own = { id: 'own', status: 'PENDING' };
    const steps = (...others: readonly (typeof bought | ReturnType<typeof line>)[]) =>
      leaseSteps(own, { status: 'PENDING', items: [line('PENDING', 'own'), ...others] });
    expect(steps()).toEqual(['REJECTED', 'CANCELLED']);
    expect(steps(line('CANCELLED', 'other'))).toEqual(['REJECTED', 'CANCELLED']);
    expect(steps(line('PENDING', 'other'))).toEqual([]);
    expect(steps(bought)).toEqual([]);
  });

  test('of an unknown status are none', () => {
    expect(leaseSteps({ id: 'x', status: 'LOST' }, { status: 'PROCESSING', items: [line('LOST')] })).toEqual(
      [],
    );
  });
});

describe('an order of rentals alone', () => {
  test.each<[string, LeaseStatus[], string[]]>([
    ['PENDING', ['PENDING'], []],
    ['PENDING', ['REJECTED'], ['CANCELLED']],
    ['PROCESSING', ['APPROVED'], []],
    ['PROCESSING', ['CANCELLED', 'REJECTED'], ['CANCELLED']],
    ['PROCESSING', ['SHIPPED'], ['SHIPPED']],
    ['PROCESSING', ['SHIPPED', 'PROCESSING'], []],
    ['PROCESSING', ['SHIPPED', 'CANCELLED'], ['SHIPPED']],
    ['PROCESSING', ['ACTIVE'], ['SHIPPED', 'DELIVERED']],
    ['SHIPPED', ['DELIVERED', 'ACTIVE'], ['DELIVERED']],
    ['SHIPPED', ['DELIVERED', 'SHIPPED'], []],
    ['SHIPPED', ['CANCELLED'], ['RETURNED']],
    ['DELIVERED', ['RETURNED', 'COMPLETED'], []],
    ['DELIVERED', ['COMPLETED', 'CANCELLED'], ['COMPLETED']],
    ['COMPLETED', ['COMPLETED'], []],
    ['CANCELLED', ['CANCELLED'], []],
  ])('that is %s with leases %j goes through %j', (status, leases, steps) => {
    const follows = orderFollows({ status, items: leases.map((each, index) => line(each, String(index))) });
    expect(follows).toEqual(steps);
    // Each step is one that the table of orders knows.
    const table: Readonly<Record<string, readonly string[]>> = PURCHASE_TRANSITIONS;
    [status, ...follows].reduce((from, to) => {
      expect(table[from]).toContain(to);
      return to;
    });
  });

  test('of which a machine was not taken is completed, so that its money is not all given back', () => {
    const items = [line('CANCELLED', 'a'), line('REJECTED', 'b')];
    const follows = (status: string, rest = items) =>
      orderFollows({ status, items: rest }, { hasNoShow: true });
    expect(follows('PROCESSING')).toEqual(['SHIPPED', 'DELIVERED', 'COMPLETED']);
    expect(follows('PROCESSING', [...items, line('APPROVED', 'c')])).toEqual([]);
    expect(follows('PROCESSING', [...items, line('SHIPPED', 'c')])).toEqual(['SHIPPED']);
  });

  test('goes by itself where anything was bought', () => {
    expect(orderFollows({ status: 'PROCESSING', items: [line('ACTIVE'), bought] })).toEqual([]);
  });
});

test.each<[LeaseStatus, string | null, boolean]>([
  ['APPROVED', '2026-12-07', true],
  ['PROCESSING', '2026-12-01', true],
  ['APPROVED', '2026-12-08', false],
  ['PENDING', '2026-12-01', false],
  ['SHIPPED', '2026-12-01', false],
  ['APPROVED', null, false],
])('a lease that is %s from %s may be one that nobody took: %s', (status, firstDay, may) => {
  const period = firstDay === null ? null : { firstDay, lastDay: '2026-12-20' };
  const reasons = stopReasons({ status, period }, '2026-12-07');
  expect(reasons.includes(NO_SHOW)).toBe(may);
  expect(reasons).toContain('customer-asked');
});
