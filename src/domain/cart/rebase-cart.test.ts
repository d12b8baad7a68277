import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differs, quantitiesOf, rebaseCart } from './rebase-cart.ts';
import { cartItems, purchase } from './sample-items.test-support.ts';

const cart = fc.uniqueArray(cartItems, { selector: ({ uniqueKey }) => uniqueKey, maxLength: 8 });
const rebased = (base: Cart, mine: Cart, theirs: Cart, touched: readonly string[] = []) =>
  quantitiesOf(rebaseCart({ base: quantitiesOf(base), touched, mine, theirs }));
type Cart = Parameters<typeof rebaseCart>[0]['mine'];

describe('two carts that grew out of one', () => {
  it('keep what only one side changed', () => {
    fc.assert(
      fc.property(cart, cart, (base, changed) => {
        expect(rebased(base, changed, base)).toEqual(quantitiesOf(changed));
        expect(rebased(base, base, changed)).toEqual(quantitiesOf(changed));
      }),
    );
  });

  it('come to the same whichever side is asked', () => {
    fc.assert(
      fc.property(cart, cart, cart, (base, mine, theirs) => {
        expect(rebased(base, mine, theirs)).toEqual(rebased(base, theirs, mine));
      }),
    );
  });

  it('lose no line that either side added or changed', () => {
    fc.assert(
      fc.property(cart, cart, cart, (base, mine, theirs) => {
        const before = quantitiesOf(base);
        const after = rebased(base, mine, theirs);
        const touched = [...mine, ...theirs].filter((line) => before[line.uniqueKey] !== line.quantity);
        for (const { uniqueKey, quantity } of touched) {
          expect(after[uniqueKey]).toBeGreaterThanOrEqual(quantity);
        }
      }),
    );
  });

  it('are not doubled when the same change arrives twice', () => {
    fc.assert(
      fc.property(cart, cart, (base, changed) => {
        expect(rebased(base, changed, changed)).toEqual(quantitiesOf(changed));
      }),
    );
  });

  it('give up a line that one side removed and the other left alone', () => {
    const [a, b] = [purchase({ id: 1 }), purchase({ id: 2 })];
    expect(rebased([a, b], [b], [a, b])).toEqual(quantitiesOf([b]));
    expect(rebased([a, b], [a, b], [b])).toEqual(quantitiesOf([b]));
  });

  it('keep a line that was removed here, which the account has heard, and put back, which it has not', () => {
    const [a, b] = [purchase({ id: 1 }), purchase({ id: 2 })];
    expect(rebased([a, b], [a, b], [b], [a.uniqueKey])).toEqual(quantitiesOf([a, b]));
  });

  it('are what this side has where only it touched, however often', () => {
    fc.assert(
      fc.property(cart, cart, (base, changed) => {
        const every = [...base, ...changed].map(({ uniqueKey }) => uniqueKey);
        expect(rebased(base, changed, base, every)).toEqual(quantitiesOf(changed));
      }),
    );
  });
});

it('tells a cart from its base by keys and pieces alone', () => {
  fc.assert(
    fc.property(cart, cart, (one, other) => {
      const [a, b] = [one, other].map((lines) => new Map(Object.entries(quantitiesOf(lines))));
      const same = a?.size === b?.size && [...(a ?? [])].every(([key, quantity]) => b?.get(key) === quantity);
      expect(differs(one, quantitiesOf(other))).toBe(!same);
    }),
  );
});
