import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Currency, Money } from '../../domain/money/money.ts';
import type { CheckoutDraft } from './draft.ts';
import { orderKeyFor } from './order-key.ts';
import type { SentLine } from './parse-order-form.ts';

/** What of a cart's line an order needs: never its remembered name or price (R17). */
export function sentLine({ id, quantity, rentalDuration, rentalCount }: CartItem): SentLine {
  const rental =
    rentalDuration === null || rentalCount === null ? null : { duration: rentalDuration, count: rentalCount };
  return { productId: id, quantity, rental };
}

/** The form that places the order; `total` is what the customer was shown. */
export function orderForm(order: {
  readonly items: readonly CartItem[];
  readonly draft: CheckoutDraft;
  readonly currency: Currency;
  readonly total: Money;
  /** The code that the total reckons with; null without one. */
  readonly discountCode: string | null;
}): FormData {
  const { shipping, payment } = order.draft;
  const { discountCode } = order;
  const form = new FormData();
  const cart = JSON.stringify(order.items.map(sentLine));
  for (const [field, value] of Object.entries(shipping)) form.set(field, value);
  form.set('cart', cart);
  form.set('payment', payment ?? '');
  if (discountCode !== null) form.set('discountCode', discountCode);
  form.set('seenTotal', String(order.total.minor));
  form.set(
    'idempotencyKey',
    orderKeyFor(JSON.stringify([cart, shipping, payment, order.currency, discountCode])),
  );
  return form;
}
