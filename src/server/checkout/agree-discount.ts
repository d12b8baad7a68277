import {
  applyDiscount,
  type DiscountApplied,
  discountCode,
  type DiscountReason,
  offerDiscount,
} from '../../domain/discounts/discount.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { lockDiscount } from '../discounts/find-discount.ts';
import type { OrderRequest } from './order-request.ts';

/** What an order's code gives; its row stays locked until the order is written. Null without a code. */
export type AgreedDiscount =
  | (Extract<DiscountApplied, { readonly ok: true }> & { readonly codeId: number })
  | DiscountReason
  | null;

/** Who uses a code: an account, or for a guest an e-mail; and to which e-mail the order is delivered. */
export function buyerOf({ user, shipping }: OrderRequest) {
  const deliveryEmail = shipping.email.toLowerCase();
  return { userId: user?.id ?? null, guestEmail: user === null ? deliveryEmail : null, deliveryEmail };
}

/** Judges the code that an order names, for its goods before tax, inside the order's transaction. */
export async function agreeDiscount(
  transaction: Database,
  request: OrderRequest,
  cart: { readonly goods: Money; readonly isDeliveryQuoted: boolean },
): Promise<AgreedDiscount> {
  const { discountCode: typed, currency } = request;
  if (typed === null) return null;
  const code = discountCode(typed);
  const found = code === null ? null : await lockDiscount(transaction, { code, ...buyerOf(request) });
  if (found === null) return { ok: false, reason: 'discount-unknown' };
  const { state, now, usesByCustomer, id: codeId } = found;
  const offered = offerDiscount(state, { currency, now, usesByCustomer, isSignedIn: request.user !== null });
  if (!offered.ok) return offered;
  const applied = applyDiscount(offered.terms, cart);
  return applied.ok ? { ...applied, codeId } : applied;
}
