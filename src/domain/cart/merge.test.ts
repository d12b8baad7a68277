import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, MAX_QUANTITY } from './cart-item.ts';
import { mergeCarts } from './merge.ts';
import { cartItems, purchase } from './sample-items.test-support.ts';

const cart = fc.uniqueArray(cartItems, { selector: ({ uniqueKey }) => uniqueKey, maxLength: 8 });
const stock = fc.array(fc.nat({ max: 900 }), { minLength: 5, maxLength: 5 });
const quantities = (items: readonly { uniqueKey: string; quantity: number }[]) =>
  new Map(items.map(({ uniqueKey, quantity }) => [uniqueKey, quantity]));

describe('mergeCarts', () => {
  it('loses no line, adds quantities, and promises no more than there is', () => {
    fc.assert(
      fc.property(cart, cart, stock, (account, visitor, pieces) => {
        const stockOf = ({ id }: { id: number }) => pieces[id] ?? 0;
        const { items } = mergeCarts(account, visitor, stockOf);
        const wanted = new Set([...account, ...visitor].map(({ uniqueKey }) => uniqueKey));
        expect(new Set(items.map(({ uniqueKey }) => uniqueKey))).toEqual(wanted);
        const [mine, theirs] = [quantities(account), quantities(visitor)];
        for (const item of items) {
          const added = (mine.get(item.uniqueKey) ?? 0) + (theirs.get(item.uniqueKey) ?? 0);
          expect(item.quantity).toBe(Math.max(1, Math.min(added, MAX_QUANTITY, stockOf(item))));
        }
      }),
    );
  });

  it('comes to the same quantities whichever cart was the account’s', () => {
    fc.assert(
      fc.property(cart, cart, stock, (one, other, pieces) => {
        const stockOf = ({ id }: { id: number }) => pieces[id] ?? 0;
        expect(quantities(mergeCarts(one, other, stockOf).items)).toEqual(
          quantities(mergeCarts(other, one, stockOf).items),
        );
      }),
    );
  });

  it('names every line that is not as the account had it, and no other', () => {
    fc.assert(
      fc.property(cart, cart, stock, (account, visitor, pieces) => {
        const { items, changes } = mergeCarts(account, visitor, ({ id }) => pieces[id] ?? 0);
        const had = quantities(account);
        const named = new Set(changes.map(({ uniqueKey }) => uniqueKey));
        expect(named.size).toBe(changes.length);
        const other = items.filter(({ uniqueKey, quantity }) => had.get(uniqueKey) !== quantity);
        expect(other.filter(({ uniqueKey }) => !named.has(uniqueKey))).toEqual([]);
      }),
    );
  });

  it('is the account cart if the visitor brought nothing and all is in stock', () => {
    fc.assert(
      fc.property(cart, (account) => {
        expect(mergeCarts(account, [], () => Infinity)).toEqual({ items: account, changes: [] });
      }),
    );
  });

  it('says what happened to each line', () => {
    const account = [purchase({ id: 1, quantity: 2 }), purchase({ id: 2, quantity: 2 }), purchase({ id: 4 })];
    const visitor = [
      purchase({ id: 2, quantity: 3 }),
      purchase({ id: 3, quantity: 5 }),
      purchase({ id: 1, quantity: 1 }),
    ];
    const stockOf = ({ id }: { id: number }) => ({ 1: 10, 2: 4, 3: 0 })[id] ?? 9;
    expect(mergeCarts(account, visitor, stockOf)).toEqual({
      items: [
        purchase({ id: 1, quantity: 3 }),
        purchase({ id: 2, quantity: 4 }),
        purchase({ id: 4 }),
        purchase({ id: 3, quantity: 1 }),
      ],
      changes: [
        { uniqueKey: '1', reason: 'added' },
        { uniqueKey: '2', reason: 'capped-by-stock' },
        { uniqueKey: '3', reason: 'sold-out' },
      ],
    });
  });

  it('keeps the account’s lines when the cart is full, and names what did not fit', () => {
    const account = Array.from({ length: MAX_LINES }, (_, index) => purchase({ id: index + 1 }));
    const { items, changes } = mergeCarts(account, [purchase({ id: 1 }), purchase({ id: 500 })], () => 9);
    expect(items).toEqual([purchase({ id: 1, quantity: 2 }), ...account.slice(1)]);
    expect(changes).toEqual([
      { uniqueKey: '1', reason: 'added' },
      { uniqueKey: '500', reason: 'cart-full' },
    ]);
  });
});
