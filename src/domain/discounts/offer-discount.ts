import { money, type Currency } from '../money/money.ts';
import type { DiscountKind, DiscountTerms } from './discount-terms.ts';

/** A code as staff made it, and how often it was used; instants in milliseconds. */
export interface DiscountState {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly percent: number | null;
  /** Minor units by currency; null where the code is not offered in it. */
  readonly amounts: Readonly<Record<Currency, number | null>>;
  /** Minor units by currency; null for any amount of goods. */
  readonly minimums: Readonly<Record<Currency, number | null>>;
  readonly startsAt: number;
  /** The first moment after its time; null for no end. */
  readonly endsAt: number | null;
  /** Null for no limit. */
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  readonly uses: number;
}

/** Why a code gives nothing to anybody, or to this customer, whatever is in the cart. */
export type DiscountRefusal =
  | 'discount-unknown'
  | 'discount-not-yet'
  | 'discount-over'
  | 'discount-used-up'
  | 'discount-used-by-you'
  | 'discount-currency-not-offered';

export type OfferedDiscount =
  | { readonly ok: true; readonly terms: DiscountTerms }
  | { readonly ok: false; readonly reason: DiscountRefusal };

const refuse = (reason: DiscountRefusal): OfferedDiscount => ({ ok: false, reason });
const reached = (uses: number, most: number | null) => most !== null && uses >= most;

/**
 * Whether a code may be used now, and what it then gives in a currency. `found` is null for a code that there is not;
 * `usesByCustomer` counts the orders of who asks, 0 for a visitor.
 */
export function offerDiscount(
  found: DiscountState | null,
  { currency, now, usesByCustomer }: { currency: Currency; now: number; usesByCustomer: number },
): OfferedDiscount {
  if (found === null) return refuse('discount-unknown');
  if (now < found.startsAt) return refuse('discount-not-yet');
  if (found.endsAt !== null && now >= found.endsAt) return refuse('discount-over');
  if (reached(usesByCustomer, found.maxUsesPerCustomer)) return refuse('discount-used-by-you');
  if (reached(found.uses, found.maxUses)) return refuse('discount-used-up');
  const { code, kind, percent } = found;
  const amount = found.amounts[currency];
  if (kind === 'amount' && amount === null) return refuse('discount-currency-not-offered');
  const minimum = found.minimums[currency];
  return {
    ok: true,
    terms: {
      code,
      kind,
      percent,
      amount: amount === null ? null : money(amount, currency),
      minimum: minimum === null ? null : money(minimum, currency),
    },
  };
}
