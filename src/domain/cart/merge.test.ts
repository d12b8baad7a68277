import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeCarts } from './merge.ts';
import { cartItems, purchase } from './sample-items.test-support.ts';

const cart = fc.uniqueArray(cartItems, { selector: ({ uniqueKey }) => uniqueKey, maxLength: 8 });
const stock = fc.array(fc.nat({ max: 900 }), { minLength: 5, maxLength: 5 });

describe('mergeCarts', () => {
  it('loses no line without saying so, and promises no more than there is', () => {
    fc.assert(
      fc.property(cart, cart, stock, (account, visitor, pieces) => {
        const stockOf = ({ id }: { id: number }) => pieces[id] ?? 0;
        const { items, changes } = mergeCarts(account, visitor, stockOf);
        const removed = changes.filter(({ reason }) => reason === 'removed-out-of-stock');
        const kept = [...items, ...removed].map(({ uniqueKey }) => uniqueKey);
        const wanted = new Set([...account, ...visitor].map(({ uniqueKey }) => uniqueKey));
        expect(kept.toSorted()).toEqual([...wanted].toSorted());
        for (const item of items) expect(item.quantity).toBeLessThanOrEqual(stockOf(item));
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
    const visitor = [purchase({ id: 2, quantity: 3 }), purchase({ id: 3 }), purchase({ id: 1, quantity: 1 })];
    const stockOf = ({ id }: { id: number }) => ({ 1: 10, 2: 4, 3: 0 })[id] ?? 9;
    expect(mergeCarts(account, visitor, stockOf)).toEqual({
      items: [purchase({ id: 1, quantity: 3 }), purchase({ id: 2, quantity: 4 }), purchase({ id: 4 })],
      changes: [
        { uniqueKey: '1', reason: 'added' },
        { uniqueKey: '2', reason: 'capped-by-stock' },
        { uniqueKey: '3', reason: 'removed-out-of-stock' },
      ],
    });
  });
});
