import { describe, expect, test } from 'vitest';
import { parseExchange, readExchangeWish, readReplacement } from './exchange-request.ts';

const ITEM = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const wish = { itemId: ITEM, pieces: 2, kind: 'withdrawal' } as const;
const form = { id: ITEM, product: '1801', 'seen.1801': '-500', unused: 'on' };

describe('what is exchanged', () => {
  test('is read from an address, or not at all', () => {
    const query = (text: string) => readExchangeWish(new URLSearchParams(text));
    expect(query(`item=${ITEM}&pieces=2&kind=withdrawal`)).toEqual(wish);
    for (const text of ['', `item=x&pieces=2&kind=withdrawal`, `item=${ITEM}&pieces=0&kind=withdrawal`]) {
      expect(query(text)).toBeNull();
    }
    expect(query(`item=${ITEM}&pieces=2&kind=other`)).toBeNull();
  });
});

describe('the form of an exchange', () => {
  test('says the replacement and what was shown for it', () => {
    expect(parseExchange(wish, form)).toEqual({
      ok: true,
      request: {
        ...wish,
        id: ITEM,
        productId: 1801,
        seenMinor: -500,
        reason: null,
        note: null,
        isUnused: true,
      },
    });
    expect(readReplacement({ product: '7' })).toEqual({ productId: 7, seenMinor: Number.NaN });
  });

  test('names what is missing, of a complaint its reason and its words too', () => {
    expect(parseExchange(wish, { id: ITEM })).toEqual({
      ok: false,
      errors: { product: 'exchange.error.product' },
    });
    expect(parseExchange({ ...wish, kind: 'complaint' }, { ...form, note: 'no' })).toEqual({
      ok: false,
      errors: { reason: 'return.error.reason', note: 'return.error.note' },
    });
  });

  test('is none without its id or without what is exchanged', () => {
    expect(parseExchange(null, form)).toEqual({ ok: false, errors: null });
    expect(parseExchange(wish, { ...form, id: 'x' })).toEqual({ ok: false, errors: null });
  });
});
