import type { Freight } from '../checkout/freight.ts';
import { quotedAnywhere } from '../checkout/quoted-anywhere.ts';
import { methodsFor, ruleAt, type ShippingRule } from '../checkout/shipping-rules.ts';
import type { Currency, Money } from '../money/money.ts';
import type { HaulageRules } from './haulage.ts';

/**
 * What bringing some machines of one kind costs before their place is known: a fee, which is 0 from some rent on (`freeFromMinor`, without tax;
 * null for never), one that depends on the postcode, or one that is quoted.
 */
export type RentCarriage =
  | { readonly kind: 'fee'; readonly fee: Money; readonly freeFromMinor: number | null }
  | { readonly kind: 'unplaced' | 'quoted' };

/** More machines of one kind are rented by a quote. */
const COUNTED_MAX = 20;

/** The carriage of one machine, of two, of three …, by the rules of every cart (R10). */
export function rentCarriages(
  freight: Freight,
  {
    currency,
    shipping,
    haulage,
    stock,
  }: {
    readonly currency: Currency;
    readonly shipping: readonly ShippingRule[];
    readonly haulage: HaulageRules;
    readonly stock: number;
  },
): readonly RentCarriage[] {
  const [method = 'standard'] = methodsFor(currency, { rules: shipping, hasSpeed: false });
  const rule = ruleAt({ currency, method, place: 'elsewhere', rules: shipping });
  const of = (quantity: number): RentCarriage => {
    const quotedFor = quotedAnywhere([{ freight, quantity, isRental: true }], { currency, haulage });
    if (quotedFor === 'unplaced') return { kind: 'unplaced' };
    if (quotedFor !== null || rule === undefined) return { kind: 'quoted' };
    const { fee, free } = rule;
    return { kind: 'fee', fee, freeFromMinor: free && free.goods.minor + (free.when === 'above' ? 1 : 0) };
  };
  return Array.from({ length: Math.min(Math.max(stock, 1), COUNTED_MAX) }, (_, place) => of(place + 1));
}

/** What of `carriages` holds for so many machines whose rent is `goods`; null where its fee is not known. */
export function carriageFee(carriage: RentCarriage | undefined, goods: Money): Money | null {
  if (carriage?.kind !== 'fee') return null;
  const { fee, freeFromMinor } = carriage;
  return freeFromMinor !== null && goods.minor >= freeFromMinor ? { ...fee, minor: 0 } : fee;
}
