import { compare, subtract, zero, type Money } from '../money/money.ts';
import { percentOf } from '../money/percentage.ts';
import type { DiscountTerms } from './discount-terms.ts';

/** What a code does to one cart. */
export interface AppliedDiscount {
  readonly code: string;
  /** Taken off the goods, never more than they cost. */
  readonly goods: Money;
  readonly isDeliveryFree: boolean;
}

export type DiscountApplied =
  | { readonly ok: true; readonly discount: AppliedDiscount }
  | { readonly ok: false; readonly reason: 'discount-below-minimum'; readonly missing: Money }
  | { readonly ok: false; readonly reason: 'discount-delivery-quoted' };

/**
 * What a code that may be used gives for goods, all lines before tax (R9). A percentage is rounded half up. Delivery
 * that staff quote cannot be free by a code (R10).
 */
export function applyDiscount(
  { code, kind, percent, amount, minimum }: DiscountTerms,
  { goods, isDeliveryQuoted }: { goods: Money; isDeliveryQuoted: boolean },
): DiscountApplied {
  if (minimum !== null && compare(goods, minimum) < 0) {
    return { ok: false, reason: 'discount-below-minimum', missing: subtract(minimum, goods) };
  }
  const isDeliveryFree = kind === 'free-shipping';
  if (isDeliveryFree && isDeliveryQuoted) return { ok: false, reason: 'discount-delivery-quoted' };
  const wanted = percent === null ? (amount ?? zero(goods.currency)) : percentOf(goods, percent);
  return {
    ok: true,
    discount: { code, goods: compare(wanted, goods) > 0 ? goods : wanted, isDeliveryFree },
  };
}
