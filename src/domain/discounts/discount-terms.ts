import type { Money } from '../money/money.ts';

/** What a code gives: a share of the goods, an amount off them, or their delivery. */
export const DISCOUNT_KINDS = ['percentage', 'amount', 'free-shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a code that may be used gives in one currency; cart, checkout and order all compute from it. */
export interface DiscountTerms {
  readonly code: string;
  readonly kind: DiscountKind;
  /** Per cent of the goods, for a percentage; else null. */
  readonly percent: number | null;
  /** For an amount; else null. */
  readonly amount: Money | null;
  /** The least that goods must cost, without tax and delivery; null for any. */
  readonly minimum: Money | null;
}
