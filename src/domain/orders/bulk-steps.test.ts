import { expect, test } from 'vitest';
import {
  BULK_STEPS,
  bulkProblem,
  isChoosable,
  TAKEN_FROM,
  readBulkStep,
  type ChosenOrder,
} from './bulk-steps.ts';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from './order-status.ts';

const ORDER: ChosenOrder = {
  status: 'PENDING',
  paymentMethod: 'pod',
  isStopped: false,
  isPriced: true,
  isOfLeases: false,
  awaitsCredit: false,
  isDisputed: false,
};
const problem = (step: (typeof BULK_STEPS)[number], order: Partial<ChosenOrder>) =>
  bulkProblem(step, { ...ORDER, ...order });

const STATUSES = Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[];

test('a step is offered from the one status that leads to it, and says of every other why it is not', () => {
  const table = BULK_STEPS.map((step) => STATUSES.map((status) => problem(step, { status })));
  expect(Object.fromEntries(BULK_STEPS.map((step, place) => [step, table[place]]))).toEqual({
    confirm: [null, 'done-before', 'done-before', 'done-before', 'done-before', 'ended', 'ended'],
    ship: ['not-confirmed', null, 'done-before', 'done-before', 'done-before', 'ended', 'ended'],
    deliver: ['not-sent', 'not-sent', null, 'done-before', 'done-before', 'ended', 'ended'],
  });
  for (const step of BULK_STEPS)
    expect(STATUSES.filter((status) => problem(step, { status }) === null)).toEqual([TAKEN_FROM[step]]);
});

test('a step that is offered is one of the table of transitions', () => {
  const TO = { confirm: 'PROCESSING', ship: 'SHIPPED', deliver: 'DELIVERED' } as const;
  for (const step of BULK_STEPS) {
    for (const status of STATUSES) {
      if (problem(step, { status }) !== null) continue;
      expect(PURCHASE_TRANSITIONS[status]).toContain(TO[step]);
    }
  }
});

test.each([
  ['confirm', { paymentMethod: 'transfer' }, 'paid-first'],
  ['confirm', { paymentMethod: 'card' }, 'paid-first'],
  ['confirm', { isStopped: true }, 'stopped'],
  ['confirm', { isPriced: false }, 'not-quoted'],
  ['confirm', { isOfLeases: true }, null],
  ['ship', { status: 'PROCESSING', isStopped: true }, 'stopped'],
  ['ship', { status: 'PROCESSING', isOfLeases: true }, 'of-leases'],
  ['ship', { status: 'PROCESSING', awaitsCredit: true }, 'awaits-exchange'],
  ['ship', { status: 'PROCESSING', isDisputed: true }, 'disputed'],
  ['ship', { status: 'PROCESSING', paymentMethod: 'card' }, null],
  ['deliver', { status: 'SHIPPED', isOfLeases: true }, 'of-leases'],
  // What is with the carrier arrives, whatever became of its money.
  ['deliver', { status: 'SHIPPED', isStopped: true, isDisputed: true }, null],
] as const)('%s with %j: %s', (step, order, expected) => {
  expect(problem(step, order)).toBe(expected);
});

test('orders of a list can be chosen while a step is left for them, or for their packing slips', () => {
  expect(STATUSES.filter((status) => !isChoosable({ ...ORDER, status }))).toEqual(['RETURNED', 'CANCELLED']);
  expect(isChoosable({ ...ORDER, paymentMethod: 'transfer' })).toBe(false);
  expect(isChoosable({ ...ORDER, isStopped: true })).toBe(false);
});

test('a step is read by its name', () => {
  expect(readBulkStep('ship')).toBe('ship');
  expect(readBulkStep('cancel')).toBe(null);
  expect(readBulkStep(null)).toBe(null);
});
