import { add, type Money, money, type Currency, compare, subtract, zero, percentOf } from '../money/money.ts';

/** The longest code that anybody has to type. */
export const MAX_CODE_LENGTH = 40;
/** Typed, a letter may take several characters. */
export const MAX_TYPED_LENGTH = 4 * MAX_CODE_LENGTH;
const CODE = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * A code as the shop knows it, however it was typed: case, spaces and the width of letters make no difference. Null for
 * what cannot be a code: other signs than letters, digits and hyphens between them, or too many.
 */
export function discountCode(typed: string): string | null {
  if (typed.length > MAX_TYPED_LENGTH) return null;
  const plain = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const code = plain.toLowerCase().toUpperCase().normalize('NFKC'); // ẞ becomes SS by way of ß only
  return code.length <= MAX_CODE_LENGTH && CODE.test(code) ? code : null;
}

/** What a code gives: a share of the goods, an amount off them, or their delivery. */
export const DISCOUNT_KINDS = ['percentage', 'amount', 'free-shipping'] as const;
type DiscountKind = (typeof DISCOUNT_KINDS)[number];

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
type DiscountRefusal =
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
 * `usesByCustomer` counts the orders of who asks, 0 for a visitor. Whether an e-mail has used a code is told to its signed-in
 * owner alone: a guest hears the same as when nobody can use it any more.
 */
export function offerDiscount(
  found: DiscountState | null,
  {
    currency,
    now,
    usesByCustomer,
    isSignedIn,
  }: { currency: Currency; now: number; usesByCustomer: number; isSignedIn: boolean },
): OfferedDiscount {
  if (found === null) return refuse('discount-unknown');
  if (now < found.startsAt) return refuse('discount-not-yet');
  if (found.endsAt !== null && now >= found.endsAt) return refuse('discount-over');
  if (reached(usesByCustomer, found.maxUsesPerCustomer)) {
    return refuse(isSignedIn ? 'discount-used-by-you' : 'discount-used-up');
  }
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

/** What a code does to one cart. */
interface AppliedDiscount {
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

/** The least goods of which a code that applies leaves so much; null if it leaves nothing of any. */
function goodsLeaving(left: Money, { percent, amount }: DiscountTerms): Money | null {
  if (percent === null) return add(left, amount ?? zero(left.currency));
  if (percent >= 100) return null;
  const share = 100 / (100 - percent);
  // What is left is rounded, too, by half a minor unit at most: the search begins below that.
  let goods = money(Math.max(0, Math.floor((left.minor - 1) * share)), left.currency);
  while (compare(subtract(goods, percentOf(goods, percent)), left) < 0) {
    goods = add(goods, money(1, left.currency));
  }
  return goods;
}

/**
 * The least that goods must grow by for what a code leaves of them to reach an amount above zero: of what is added the
 * code takes its share, too. Null where no growth is enough. All amounts without tax.
 */
export function growthToReach(
  least: Money,
  { goods, terms }: { readonly goods: Money; readonly terms: DiscountTerms | null },
): Money | null {
  const minimum = terms?.minimum ?? zero(goods.currency);
  const isBelow = compare(goods, minimum) < 0 && compare(least, minimum) < 0;
  const wanted = terms === null || isBelow ? least : goodsLeaving(least, terms);
  if (wanted === null) return null;
  const grown = isBelow || compare(wanted, minimum) > 0 ? wanted : minimum;
  return compare(grown, goods) > 0 ? subtract(grown, goods) : zero(goods.currency);
}

/** Why a code gives nothing, for a cart or at all; the texts are `error.{reason}`. */
export type DiscountReason = Extract<OfferedDiscount | DiscountApplied, { readonly ok: false }>;
