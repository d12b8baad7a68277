import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { quoteShipping } from '../../domain/checkout/quote-shipping.ts';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { money } from '../../domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { type orders } from '../orders/tables.ts';

type OrderRow = InferSelectModel<typeof orders>;

/** Standard delivery to the place of an order, for goods of some worth; 0 where it is not offered. */
async function standardFee(
  database: Database,
  order: OrderRow,
  { goodsMinor, rules }: { readonly goodsMinor: number; readonly rules: readonly ShippingRule[] },
): Promise<number> {
  const { currency } = order;
  const [address] = await database
    .select({ city: orderAddresses.city })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, order.id), eq(orderAddresses.kind, 'shipping')));
  const quoted = quoteShipping({
    goods: money(goodsMinor, currency),
    currency,
    method: 'standard',
    city: address?.city ?? null,
    rules,
  });
  return quoted.ok ? quoted.fee.minor : 0;
}

/** What the express delivery of an order cost more than the cheapest that was offered, in minor units; 0 for any other. */
export async function expressSurplus(
  database: Database,
  order: OrderRow,
  rules: readonly ShippingRule[],
): Promise<number> {
  const { shippingMethod, shippingMinor, cheapestShippingMinor, haulageMinor, subtotalMinor, discountMinor } =
    order;
  if (shippingMethod !== 'express' || shippingMinor === null) return 0;
  const paidMinor = shippingMinor - haulageMinor;
  if (paidMinor === 0) return 0;
  if (cheapestShippingMinor !== null) return Math.max(0, paidMinor - cheapestShippingMinor);
  const goodsMinor = Math.max(0, subtotalMinor - discountMinor);
  return Math.max(0, paidMinor - (await standardFee(database, order, { goodsMinor, rules })));
}

/** What a parcel costs from the place of an order, in minor units: as one of standard delivery that is not free. */
export const parcelFee = (
  database: Database,
  order: OrderRow,
  rules: readonly ShippingRule[],
): Promise<number> => standardFee(database, order, { goodsMinor: 0, rules });
