import { expect, test } from 'vitest';
import { messagesOf } from '../server/messages/messages.ts';
import { paidTerm, rentedTerm } from './rented-term.ts';

const { translate: t } = messagesOf('en');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const long = { duration: 'day', count: 75, startDate: '2026-11-27' } as const;

test('a long rental is said to be paid for its first days, with those days on an invoice', () => {
  expect(plain(rentedTerm(t, long, 'en'))).toMatch(/^75 days, .*2027, price for the first 30 days of 75$/u);
  const invoiced = plain(paidTerm(t, long, 'en'));
  expect(invoiced).toMatch(/^the first 30 days of 75, .*26.*2026$/u);
  expect(invoiced).not.toContain('2027');
});

test('a rental that is paid as a whole, and a bill of further days, state their own', () => {
  const short = { ...long, count: 60 };
  const bill = { ...long, bill: { leaseId: 'lease', kind: 'month' } as const };
  for (const rental of [short, bill, { duration: 'month', count: 2 } as const]) {
    expect(paidTerm(t, rental, 'en')).toBe(rentedTerm(t, rental, 'en'));
    expect(rentedTerm(t, rental, 'en')).not.toContain('first');
  }
});
