import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { isPartlySent } from '../../domain/orders/shipments.ts';
import { NOT_SENT } from '../../domain/returns/return-status.ts';
import type { Database } from '../database/database.ts';
import { changeStatus, type StatusChanged } from '../orders/change-status.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { shipmentsOf, unsentOf } from '../orders/shipments.ts';
import type { StaffStep } from '../orders/staff-steps.ts';
import { returns } from './tables.ts';
import { takeGoodsReturn } from './take-goods-return.ts';

/** `sent-meanwhile`: another parcel was handed over since the form was shown; `unpaid`: its money was taken away, so that what it owes would be wrong. */
export type RestKept =
  | { readonly ok: true }
  | Exclude<StatusChanged, { readonly ok: true }>
  | { readonly ok: false; readonly reason: 'order-not-found' | 'sent-meanwhile' | 'unpaid' };

/**
 * Sends nothing more of an order of which a part is with a carrier, because it is sold out, refunded or withdrawn from, and can be cancelled no
 * more: the order is SHIPPED with what was sent, and the rest is written down as goods that are back, restocked and refunded as such, in one
 * transaction. `seen`: how many parcels it had when the form was shown.
 */
export const keepRest =
  (database: Database, rules: { readonly shipping: readonly ShippingRule[] }) =>
  ({ orderId, staffId, seen }: StaffStep & { readonly seen: number }): Promise<RestKept> =>
    database.transaction(async (transaction): Promise<RestKept> => {
      const order = await lockOrder(transaction, orderId);
      if (!order) return { ok: false, reason: 'order-not-found' };
      const shipments = (await shipmentsOf(transaction, [orderId])).get(orderId) ?? [];
      if (!isPartlySent({ ...order, shipments })) return { ok: false, reason: 'transition-not-allowed' };
      if (shipments.length !== seen) return { ok: false, reason: 'sent-meanwhile' };
      if (!HAS_MONEY.has(order.paymentStatus)) return { ok: false, reason: 'unpaid' };
      const moved = await changeStatus(transaction, order, {
        to: 'SHIPPED',
        actor: `staff:${staffId}`,
        reason: 'rest-not-sent',
        keepsRest: true,
        isToldElsewhere: true,
      });
      if (!moved.ok) return moved;
      const rest = await unsentOf(transaction, orderId);
      const taken = await takeGoodsReturn(
        transaction,
        rules,
      )({
        id: randomUUID(),
        orderId,
        staffId,
        reason: NOT_SENT,
        seen: await transaction.$count(
          returns,
          and(eq(returns.orderId, orderId), eq(returns.status, 'COMPLETED')),
        ),
        refund: true,
        lines: rest.map(({ itemId, pieces }) => ({ itemId, back: pieces, sellable: pieces })),
      });
      if (!taken.ok) throw new Error(`The rest of an order could not be taken back: ${taken.reason}`);
      return { ok: true };
    });
