import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale/locale.ts';
import { findMessages, type MessageEntry, readMessageQuery, messagesAddress } from './find-messages.ts';
import { messageState } from './message-state.ts';

const entry = (key: string, shipped: readonly (string | null)[], own: readonly (string | null)[] = []) => {
  const [uk, pl, en] = LOCALES.map((locale, index) =>
    messageState({ key, locale, shipped: shipped[index] ?? null, own: own[index] ?? null }),
  );
  if (!uk || !pl || !en) throw new Error('A language is missing');
  return { key, states: { uk, pl, en }, outdated: [] } satisfies MessageEntry;
};
const ENTRIES = [
  entry('cart.title', ['Кошик', 'Koszyk', 'Cart']),
  entry('cart.empty', ['Комп’ютер «Промінь»', 'Pusty', 'Empty'], [null, 'Nic tu nie ma']),
  entry('nav.home', ['Додому, {name}', 'Dom', 'Home'], ['Додому', null, null]),
  entry('old.gone', [], [null, null, 'Forgotten']),
];
const found = (query: string) =>
  findMessages(ENTRIES, readMessageQuery(new URLSearchParams(query))).map(({ key }) => key);

describe('texts', () => {
  test.each([
    ['', ['cart.title', 'cart.empty', 'nav.home', 'old.gone']],
    ['q=CART', ['cart.title', 'cart.empty']],
    ['q=koszyk', ['cart.title']],
    [`q=комп'ютер "промінь"`, ['cart.empty']],
    ['q=pusty', []],
    ['q=nic tu', ['cart.empty']],
    ['group=cart', ['cart.title', 'cart.empty']],
    ['group=car', []],
    ['show=changed', ['cart.empty', 'nav.home', 'old.gone']],
    ['show=ignored', ['nav.home', 'old.gone']],
    ['show=changed&group=cart&q=tu', ['cart.empty']],
  ])('are found by ?%s', (query, keys) => expect(found(query)).toEqual(keys));

  test('of staff are in force unless they do not fit', () => {
    const said = ENTRIES.map(({ states }) => LOCALES.map((locale) => states[locale].inForce));
    expect(said).toEqual([
      ['Кошик', 'Koszyk', 'Cart'],
      ['Комп’ютер «Промінь»', 'Nic tu nie ma', 'Empty'],
      ['Додому, {name}', 'Dom', 'Home'],
      [null, null, null],
    ]);
    expect(ENTRIES[2]?.states.uk.fault).toEqual({ reason: 'places-missing', detail: 'name' });
    expect(ENTRIES[3]?.states.en.fault?.reason).toBe('gone');
  });
});

test('an address says what it was read from, and nothing that goes without saying', () => {
  for (const query of ['', '?q=%D1%86%D1%96%D0%BD%D0%B0&group=cart&show=changed&page=3', '?page=2'])
    expect(messagesAddress(readMessageQuery(new URLSearchParams(query)))).toBe(query);
  const odd = readMessageQuery(new URLSearchParams('q=+a%00+&show=x&page=-1&group='));
  expect(odd).toEqual({ search: 'a', group: null, shown: 'all', page: 1 });
  expect(messagesAddress(odd, 'cart.title')).toBe('?key=cart.title&q=a');
});
