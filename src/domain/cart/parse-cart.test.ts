import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_RENTAL_COUNT } from './cart-item.ts';
import { isCartItem, parseCart } from './parse-cart.ts';
import { cartItems, chosenOption, purchase, rental } from './sample-items.test-support.ts';

describe('parseCart', () => {
  it('never throws, and answers a valid cart', () => {
    const junk = fc.oneof(
      fc.anything(),
      fc.record({ version: fc.constantFrom(1, 2), items: fc.array(fc.oneof(fc.anything(), cartItems)) }),
    );
    fc.assert(
      fc.property(junk, (stored) => {
        const items = parseCart(stored);
        expect(items.length).toBeLessThanOrEqual(MAX_LINES);
        expect(items.every(isCartItem)).toBe(true);
      }),
    );
  });

  it('gives back what was stored', () => {
    const items = [purchase({ id: 7, quantity: 3 }), rental({ id: 7, rentalStartDate: '2026-12-01' })];
    expect(parseCart(JSON.parse(JSON.stringify({ version: 1, items })))).toEqual(items);
  });

  it('gives back a rental with its options, and drops one whose options are not those of its key', () => {
    const [waiver, cable] = [chosenOption('waiver'), chosenOption('cable-25m')];
    const good = rental({ rentalOptions: ['cable-25m', 'waiver'], options: [cable, waiver] });
    expect(parseCart({ version: 1, items: [good] })).toEqual([good]);
    const bad = [
      { ...good, options: [cable] },
      { ...good, options: undefined },
      { ...good, rentalOptions: ['cable-25m'] },
      rental({ rentalOptions: ['Cable'], options: [{ ...cable, code: 'Cable' }] }),
      rental({ rentalOptions: [], options: [] }),
      { ...good, options: [cable, { ...waiver, tiers: { UAH: waiver.tiers.UAH } }] },
      { ...purchase(), rentalOptions: ['waiver'], options: [waiver] },
    ];
    expect(parseCart({ version: 1, items: bad })).toEqual([]);
  });

  it.each([
    ['no quantity', { quantity: 0 }],
    ['too many pieces', { quantity: 1000 }],
    ['half a piece', { quantity: 1.5 }],
    ['a negative price', { price: { UAH: -1, PLN: 1 } }],
    ['a fraction of a kopiyka', { price: { UAH: 0.5, PLN: 1 } }],
    ['a name that never ends', { name: 'x'.repeat(501) }],
    ['an odd id', { id: 0, uniqueKey: '0' }],
    ['a foreign key', { uniqueKey: '99' }],
    ['a rental without terms', { isRental: true }],
    ['terms without a rental', { rentalDuration: 'day' as const }],
  ])('drops a line with %s', (_, fault) => {
    const good = purchase({ id: 5 });
    expect(parseCart({ version: 1, items: [purchase(fault), good] })).toEqual([good]);
  });

  it.each([
    { rentalCount: 0 },
    { rentalCount: MAX_RENTAL_COUNT.week + 1 },
    { rentalStartDate: 'soon' },
    { rentalTiers: { UAH: { day: 1, week: 2, month: 3 }, PLN: { day: 1, week: 2, month: -3 } } },
    { rentalTiers: null },
  ])('drops a rental with %j', (fault) => {
    expect(parseCart({ version: 1, items: [rental(fault)] })).toEqual([]);
  });

  it('joins lines with the same key', () => {
    const twice = [purchase({ quantity: 2 }), purchase({ quantity: 3 })];
    expect(parseCart({ version: 1, items: twice })).toEqual([purchase({ quantity: 5 })]);
  });
});
