import { eq, sql } from 'drizzle-orm';
import { isDeliveryKept, isDeliveryKeptForNow } from '../../domain/returns/kept-delivery.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { orders } from '../orders/tables.ts';
import { exchanges } from './exchanges/tables.ts';
import { returns } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;

/** What bringing an order cost, its payment's fee counted, in minor units. */
export const deliveryOf = ({ shippingMinor, paymentFeeMinor }: OrderRow): number =>
  (shippingMinor ?? 0) + paymentFeeMinor;

/** The returns of an order, as far as its delivery depends on them. */
const deliveryReturns = (database: Database, orderId: string) =>
  database
    .select({
      id: returns.id,
      kind: returns.kind,
      status: returns.status,
      exchangeStatus: exchanges.status,
      replacementStatus: orders.status,
      isReplacementWithdrawn: sql<boolean>`coalesce(${hasOpenWithdrawal}, false)`,
    })
    .from(returns)
    .leftJoin(exchanges, eq(exchanges.returnId, returns.id))
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    .where(eq(returns.orderId, orderId));

/** Whether what stays of it goes back once replacements that were withdrawn from are cancelled or back (`isDeliveryKeptForNow`). */
export const keepsDeliveryForNow = async (database: Database, orderId: string): Promise<boolean> =>
  isDeliveryKeptForNow(await deliveryReturns(database, orderId));

/**
 * What of that stays with the shop though all goods of the order come back (`isDeliveryKept`), in minor units: for whoever estimates a return, pays it,
 * or asks what is still to go back. `except` are the ids of returns that are about to give way; `last` is that of the return that brings the last piece
 * back: what others still ask for is overtaken by it.
 */
export async function keptDelivery(
  database: Database,
  order: OrderRow,
  { except = [], last }: { readonly except?: readonly string[]; readonly last?: string | undefined } = {},
): Promise<number> {
  const rows = await deliveryReturns(database, order.id);
  const counted = rows.filter(
    ({ id, status }) => !except.includes(id) && (last === undefined || id === last || !isOpenReturn(status)),
  );
  return isDeliveryKept(counted) ? deliveryOf(order) : 0;
}
