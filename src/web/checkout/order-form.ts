import { sentLine, type CartItem } from '../../domain/cart/cart-item.ts';
import type { Currency, Money } from '../../domain/money/money.ts';
import { billingOf } from './billing-of.ts';
import type { CheckoutDraft } from './draft.ts';
import { orderKeyFor } from './order-key.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as JSON that is the same in whatever sequence its keys were written. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** The form that places the order; `total` is what the customer was shown. */
export function orderForm(order: {
  readonly items: readonly CartItem[];
  readonly draft: CheckoutDraft;
  /** Whether it is placed without an account. */
  readonly isGuest: boolean;
  readonly currency: Currency;
  readonly total: Money;
  /** The code that the total reckons with; null without one. */
  readonly discountCode: string | null;
  /** The state of the account's cart that the browser knows; null for a visitor's. */
  readonly cartTag: string | null;
}): FormData {
  const { shipping, payment, isKept, addressId, label } = order.draft;
  const billing = billingOf(order.draft);
  const { discountCode } = order;
  const form = new FormData();
  const cart = JSON.stringify(order.items.map(sentLine));
  for (const [field, value] of Object.entries(shipping)) form.set(field, value);
  form.set('cart', cart);
  form.set('payment', payment ?? '');
  if (order.isGuest) form.set('asGuest', 'on');
  if (billing !== null) form.set('billing', JSON.stringify(billing));
  if (isKept && addressId === null) form.set('saveAs', label);
  if (discountCode !== null) form.set('discountCode', discountCode);
  if (order.cartTag !== null) form.set('cartTag', order.cartTag);
  form.set('seenTotal', String(order.total.minor));
  form.set(
    'idempotencyKey',
    orderKeyFor(canonicalJson([cart, shipping, billing, payment, order.currency, discountCode])),
  );
  return form;
}
