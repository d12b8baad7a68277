import { describe, expect, it, test } from 'vitest';
import { exchangeNext } from './exchange-next.ts';

const found = {
  status: 'APPROVED',
  returnBy: '2026-12-01',
  events: [],
  order: { status: 'DELIVERED' },
} as const;
const exchange = { status: 'APPROVED', creditedMinor: null, isAskedAgain: false, order: null } as const;
const replacement = { isWithdrawn: false, due: null };

test('what comes next of an exchange is said by its status, and by what is missing for it', () => {
  expect(exchangeNext({ found, exchange })).toBe('APPROVED');
  expect(exchangeNext({ found: { ...found, returnBy: null }, exchange })).toBe('APPROVED.wait');
  expect(exchangeNext({ found: { ...found, status: 'SHIPPED' }, exchange })).toBe('SENT');
  const asked = { ...exchange, status: 'PENDING', isAskedAgain: true } as const;
  expect(exchangeNext({ found, exchange: asked })).toBe('again');
  const credited = { ...exchange, status: 'IN_PROGRESS', creditedMinor: 100, order: replacement } as const;
  expect(exchangeNext({ found, exchange: credited })).toBe('paid');
  const due = { ...replacement, due: { minor: 40, until: null } };
  expect(exchangeNext({ found, exchange: { ...credited, order: due } })).toBe('due');
  const withdrawn = { ...replacement, isWithdrawn: true };
  expect(exchangeNext({ found, exchange: { ...credited, order: withdrawn } })).toBe('withdrawn');
  const sent = { ...credited, status: 'SHIPPED', order: withdrawn } as const;
  expect(exchangeNext({ found, exchange: sent })).toBe('withdrawnSent');
});

describe('goods that were not accepted', () => {
  const events = [{ id: 1, toStatus: 'REJECTED', actor: 'staff', reason: 'sent-back', at: '' }] as const;
  const refused = { ...found, status: 'REJECTED', events } as const;
  const over = { ...exchange, status: 'REJECTED' } as const;
  const nextOf = (status: string) =>
    exchangeNext({ found: { ...refused, order: { status } }, exchange: over });

  it('are sent back while their order is open', () => {
    expect(nextOf('DELIVERED')).toBe('sent-back');
  });

  it('were sent back once it is over', () => {
    expect(nextOf('COMPLETED')).toBe('sent-back.over');
  });

  it('are not on their way to anybody once all of it came back', () => {
    expect(nextOf('RETURNED')).toBe('REJECTED');
  });
});
