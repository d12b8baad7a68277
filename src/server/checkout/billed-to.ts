import type { BillingAddressView, OrderAddressView } from '../../domain/orders/order-view.ts';
import type { OrderRequest } from './order-request.ts';

/** Whom a request's order is invoiced to: its company, at its own address or where the goods go; null for a person. */
export function billedTo(
  { billing }: Pick<OrderRequest, 'billing'>,
  delivery: OrderAddressView,
): BillingAddressView | null {
  if (billing === null) return null;
  const { place, ...company } = billing;
  return { ...delivery, ...place, ...company };
}
