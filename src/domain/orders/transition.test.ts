import { describe, expect, it } from 'vitest';
import { PURCHASE_TRANSITIONS, STATUSES } from './order-status.ts';
import { TICKET_TRANSITIONS } from '../support/ticket-status.ts';
import { EXCHANGE_TRANSITIONS } from '../returns/exchange-status.ts';
import { RETURN_TRANSITIONS } from '../returns/return-status.ts';
import { LEASE_TRANSITIONS, TERMINATION_TRANSITIONS } from '../rental/lease-status.ts';
import { PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from './payment-status.ts';
import { transition } from './transition.ts';

const TABLES: Record<string, Readonly<Record<string, readonly string[]>>> = {
  purchase: PURCHASE_TRANSITIONS,
  lease: LEASE_TRANSITIONS,
  return: RETURN_TRANSITIONS,
  exchange: EXCHANGE_TRANSITIONS,
  termination: TERMINATION_TRANSITIONS,
  ticket: TICKET_TRANSITIONS,
  payment: PAYMENT_TRANSITIONS,
};

function reachable(table: Readonly<Record<string, readonly string[]>>, from: string): Set<string> {
  const seen = new Set([from]);
  for (const status of seen) for (const next of table[status] ?? []) seen.add(next);
  return seen;
}

describe.each(Object.entries(TABLES))('%s statuses', (name, table) => {
  it('are all reached from the first, and follow each other within the table', () => {
    const first = name === 'payment' ? 'UNPAID' : 'PENDING';
    expect([...reachable(table, first)].toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it('all come to an end', () => {
    for (const status of Object.keys(table)) {
      const ends = [...reachable(table, status)].filter((reached) => table[reached]?.length === 0);
      expect(ends).not.toEqual([]);
    }
  });

  it('change as the table says and no other way', () => {
    for (const from of Object.keys(table)) {
      for (const to of Object.keys(table)) {
        const answer = transition(table, from, to);
        expect(answer).toEqual(
          table[from]?.includes(to) ? { ok: true, to } : { ok: false, reason: 'transition-not-allowed' },
        );
      }
    }
  });
});

it('names every status of the specification', () => {
  const specified =
    'PENDING PROCESSING SHIPPED DELIVERED ACTIVE RETURNED CANCELLED COMPLETED APPROVED REJECTED IN_PROGRESS RESOLVED';
  expect(STATUSES.toSorted()).toEqual(specified.split(' ').toSorted());
  expect(PAYMENT_STATUSES).toEqual([
    'UNPAID',
    'AUTHORIZED',
    'PAID',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
    'FAILED',
  ]);
});

it('lets a purchase be paid and sent, and not sent unpaid', () => {
  expect(transition(PURCHASE_TRANSITIONS, 'PENDING', 'PROCESSING')).toEqual({ ok: true, to: 'PROCESSING' });
  expect(transition(PURCHASE_TRANSITIONS, 'PENDING', 'SHIPPED').ok).toBe(false);
  expect(transition(LEASE_TRANSITIONS, 'PROCESSING', 'ACTIVE').ok).toBe(true);
  expect(transition(TICKET_TRANSITIONS, 'RESOLVED', 'IN_PROGRESS').ok).toBe(true);
});
