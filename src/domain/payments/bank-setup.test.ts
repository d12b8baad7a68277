import { expect, test } from 'vitest';
import { chargeOfSaved, moveOnSetupPage, type SetupChoice } from './bank-setup.ts';
import { isStorableFace } from './saved-method.ts';

const TODAY = { year: 2026, month: 11 };
const card = (change: Partial<Extract<SetupChoice, { action: 'card' }>> = {}): SetupChoice => ({
  action: 'card',
  card: 'approved',
  month: 12,
  year: 2028,
  ...change,
});
const move = (choice: SetupChoice) => moveOnSetupPage('open', choice, TODAY);

test('what is saved has four digits of its number and nothing else', () => {
  expect(move(card())).toEqual({
    ok: true,
    to: 'saved',
    fingerprint: 'approved',
    face: { kind: 'card', brand: 'Visa', last4: '4242', account: null, expiryMonth: 12, expiryYear: 2028 },
  });
  for (const choice of [
    card(),
    card({ card: 'asks-back' }),
    { action: 'bank' },
    { action: 'wallet' },
  ] as const) {
    const moved = move(choice);
    expect(moved.ok && moved.to === 'saved' && isStorableFace(moved.face)).toBe(true);
  }
});

test('a declined and an expired card are told at once; a customer may refuse', () => {
  expect(move(card({ card: 'declined' }))).toEqual({ ok: false, reason: 'card-declined' });
  expect(move(card({ month: 10, year: 2026 }))).toEqual({ ok: false, reason: 'card-expired' });
  expect(move(card({ month: 11, year: 2026 })).ok).toBe(true);
  expect(move({ action: 'refuse' })).toEqual({ ok: true, to: 'refused' });
});

test('nothing happens on a page that is over', () => {
  for (const state of ['saved', 'refused'] as const) {
    expect(moveOnSetupPage(state, card(), TODAY)).toEqual({ ok: false, reason: 'closed' });
  }
});

test.each([
  [card(), 'paid'],
  [card({ card: 'asks-back' }), 'failed'],
  [card({ month: 11, year: 2026 }), 'paid'],
  [{ action: 'bank' }, 'processing'],
  [{ action: 'wallet' }, 'paid'],
] as const)('%o, charged without its owner, is %s', (choice, outcome) => {
  const moved = move(choice);
  if (!moved.ok || moved.to !== 'saved') throw new Error('Not saved');
  expect(chargeOfSaved(moved, TODAY)).toBe(outcome);
});

test('a card that has expired since it was saved is refused', () => {
  const moved = move(card());
  if (!moved.ok || moved.to !== 'saved') throw new Error('Not saved');
  expect(chargeOfSaved(moved, { year: 2029, month: 1 })).toBe('failed');
});
