import { expect, it } from 'vitest';
import { KEY_DAYS, orderKeys } from './order-key.ts';

const SECRET = 'a secret for tests only, of enough length';
const ID = '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const OTHER = '1f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const DAY_MS = 24 * 60 * 60 * 1000;
const today = 20_000 * DAY_MS;
const at = (day: number, secret = SECRET) => orderKeys(secret, () => today + day * DAY_MS);
const key = at(0).keyOf(ID);

it('opens its own order until its last day', () => {
  expect(at(0).opens(ID, key)).toBe(true);
  expect(at(0).opens(ID.toUpperCase(), key)).toBe(true);
  expect(at(KEY_DAYS - 0.01).opens(ID, key)).toBe(true);
  expect(at(KEY_DAYS).opens(ID, key)).toBe(false);
});

it('opens no other order, and none of a shop with another secret', () => {
  expect(at(0).opens(OTHER, key)).toBe(false);
  expect(at(0, `${SECRET}!`).opens(ID, key)).toBe(false);
});

it('cannot be made to last longer, nor be shortened, changed or made up', () => {
  const [day = '', mark = ''] = key.split('.');
  const later = (Number.parseInt(day, 36) + 1).toString(36);
  const changed = mark.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'));
  const wrong = [
    `${later}.${mark}`,
    `${day}.${changed}`,
    `${day}.${mark.slice(1)}`,
    `${day}.`,
    mark,
    '',
    '.',
    key + key,
  ];
  for (const each of wrong) expect(at(0).opens(ID, each)).toBe(false);
});

it('of a quote opens no order of the same id', () => {
  const ofQuote = orderKeys(SECRET, () => today, 'quote-reading');
  expect(ofQuote.opens(ID, ofQuote.keyOf(ID))).toBe(true);
  expect(ofQuote.opens(ID, key)).toBe(false);
  expect(at(0).opens(ID, ofQuote.keyOf(ID))).toBe(false);
});
