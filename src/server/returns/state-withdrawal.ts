import { createHash } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import {
  isEndedByWithdrawal,
  RECEIPTS_A_DAY,
  WITHDRAWAL_EVENT,
  type WithdrawalForm,
} from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { findOrderId } from '../orders/find-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { afterWithdrawalOf } from './after-withdrawal-of.ts';
import { returnViewOf } from './find-return.ts';
import { returnOfStatement } from './return-of-statement.ts';
import { withdrawals } from './tables.ts';
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-emails.ts';

const digestOf = ({ orderNumber, email, goods }: WithdrawalForm) =>
  createHash('sha256')
    .update(JSON.stringify([orderNumber, email.toLowerCase(), goods]))
    .digest('base64url');

/** Whether a statement about an order, which is kept already, is among those that are acknowledged on its day. */
async function isAmongFirst(transaction: Database, orderId: string): Promise<boolean> {
  const today = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;
  const count = await transaction.$count(
    withdrawals,
    and(eq(withdrawals.orderId, orderId), gte(withdrawals.statedAt, today)),
  );
  return count <= RECEIPTS_A_DAY;
}

/** Cancels an order that ends with the withdrawal from it; where its customer has no receipt, an e-mail says so. */
async function endOrder(
  transaction: Database,
  order: LockedOrder,
  { goods, isAcknowledged }: { goods: string | null; isAcknowledged: boolean },
): Promise<void> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  if (!isEndedByWithdrawal({ ...order, items }, { goods })) return;
  const changed = await changeStatus(transaction, order, {
    to: 'CANCELLED',
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: WITHDRAWAL_EVENT,
    isToldElsewhere: isAcknowledged,
  });
  if (!changed.ok) throw new Error(`The order could not be cancelled: ${changed.reason}`);
}

/**
 * Takes a statement of withdrawal at its moment: keeps it, begins the return of what was sent (`returnOfStatement`), cancels an order that ends with it (`isEndedByWithdrawal`), writes the customer the receipt with date and time and the
 * shop a notice, in one transaction. Stated twice on one day (UTC) it is one, and an order has `RECEIPTS_A_DAY`. Answers nothing: whether number and address
 * belong together only the mailbox of the order learns. `recipient` null is the seller of the order's language.
 */
export const stateWithdrawal =
  (
    database: Database,
    {
      recipient,
      shipping,
    }: { readonly recipient: string | null; readonly shipping: readonly ShippingRule[] },
  ) =>
  (form: WithdrawalForm & { readonly locale: Locale }): Promise<void> =>
    database.transaction(async (transaction) => {
      const orderId = await findOrderId(transaction, form);
      const order = orderId === null ? null : await lockOrder(transaction, orderId); // statements at once count each other
      const [stated] = await transaction
        .insert(withdrawals)
        .values({
          ...form,
          orderId,
          digest: sql`${digestOf(form)} || ':' || (now() at time zone 'utc')::date`,
        })
        .onConflictDoNothing({ target: withdrawals.digest })
        .returning();
      if (!stated) return;
      const isAcknowledged = orderId === null || (await isAmongFirst(transaction, orderId));
      const row = order && (await returnOfStatement(transaction, order, { stated, rules: shipping }));
      if (order) await endOrder(transaction, order, { goods: form.goods, isAcknowledged });
      const notice = withdrawalNotice(stated, { recipient, isAcknowledged });
      const [address] = await transaction
        .select({
          orderId: orderAddresses.orderId,
          recipient: orderAddresses.email,
          currency: orders.currency,
          firstName: orderAddresses.firstName,
          lastName: orderAddresses.lastName,
        })
        .from(orderAddresses)
        .innerJoin(orders, eq(orders.id, orderAddresses.orderId))
        .where(and(eq(orderAddresses.orderId, sql`${orderId}::uuid`), eq(orderAddresses.kind, 'shipping')));
      if (address === undefined || !isAcknowledged) {
        await transaction.insert(emails).values(notice);
        return;
      }
      const receipt = withdrawalReceipt(stated, {
        ...address,
        name: `${address.firstName} ${address.lastName}`,
        next: await afterWithdrawalOf(transaction)(address.orderId, {
          goods: form.goods,
          returnId: row?.id ?? null,
        }),
        found: order && row ? await returnViewOf(transaction, { order, row }) : null,
      });
      await transaction.insert(emails).values([notice, receipt]);
    });
