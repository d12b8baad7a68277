import { expect, test } from 'vitest';
import {
  BANK_ACTIONS,
  BANK_STATES,
  cardYears,
  moveOnBankPage,
  TEST_CARDS,
  type TestCard,
} from './bank-page.ts';

const today = { year: 2026, month: 11 };
const card = (id: TestCard, month = 12, year = 2028) =>
  ({ action: 'pay', card: { id, month, year } }) as const;

test('each card does what it says', () => {
  expect(moveOnBankPage('open', card('approved'), today)).toEqual({ ok: true, to: 'paid' });
  expect(moveOnBankPage('open', card('asks-back'), today)).toEqual({ ok: true, to: 'confirming' });
  expect(moveOnBankPage('open', card('declined'), today)).toEqual({ ok: false, reason: 'card-declined' });
});

test('a card is good through the month that stands on it', () => {
  for (const { id } of TEST_CARDS) {
    expect(moveOnBankPage('open', card(id, 10, 2026), today)).toEqual({ ok: false, reason: 'card-expired' });
  }
  expect(moveOnBankPage('open', card('approved', 11, 2026), today)).toEqual({ ok: true, to: 'paid' });
});

test('money moves only from a page that is open, or by the yes to the bank’s question', () => {
  for (const state of BANK_STATES) {
    for (const action of BANK_ACTIONS) {
      const moved = moveOnBankPage(state, { action, card: null }, today);
      if (!moved.ok || moved.to !== 'paid') continue;
      expect([`${state} ${action}`]).toContain(state === 'open' ? 'open pay' : 'confirming confirm');
    }
  }
});

test('a no to the bank’s question leads back to the cards', () => {
  expect(moveOnBankPage('confirming', { action: 'refuse', card: null }, today)).toEqual({
    ok: true,
    to: 'open',
  });
});

test('cards expire in this year and the nine after it', () => {
  expect(cardYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035]);
});
