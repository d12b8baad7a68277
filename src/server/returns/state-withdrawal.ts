import { and, eq, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { ShopRules } from '../checkout/shop-rules.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import {
  CLOSED_BY_SHOP,
  isEndedByWithdrawal,
  WITHDRAWAL_EVENT,
  type WithdrawalForm,
} from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { findOrderId } from '../orders/find-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { shipmentsOf } from '../orders/shipments.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orders } from '../orders/tables.ts';
import { keepStatement, type Stated } from './keep-statement.ts';
import { returnOfStatement } from './return-of-statement.ts';
import { stateReplacements } from './state-replacements.ts';
import { withdrawals } from './tables.ts';
import { isAcknowledged } from './withdrawals.ts';
import { returnsReached, whatFollows } from './what-follows.ts';
import { closeUnjoined, type ReturnRow } from './write-return.ts';
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-emails.ts';

/** Whether a statement that is kept has a receipt; one about no order that is known is told nobody. */
async function hasReceipt(transaction: Database, { id, orderId }: Stated): Promise<boolean> {
  if (orderId === null) return true;
  const [found] = await transaction
    .select({ isAcknowledged: sql<boolean>`${isAcknowledged}` })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  return found?.isAcknowledged ?? false;
}

/** Cancels an order that ends with the withdrawal from it; where its customer has no receipt, an e-mail says so. */
async function endOrder(
  transaction: Database,
  order: LockedOrder,
  { goods, isAcknowledged }: { goods: string | null; isAcknowledged: boolean },
): Promise<void> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  const shipments = (await shipmentsOf(transaction, [order.id])).get(order.id) ?? [];
  if (!isEndedByWithdrawal({ ...order, items, shipments }, { goods })) return;
  const changed = await changeStatus(transaction, order, {
    to: 'CANCELLED',
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: WITHDRAWAL_EVENT,
    isToldElsewhere: isAcknowledged,
  });
  if (!changed.ok) throw new Error(`The order could not be cancelled: ${changed.reason}`);
}

/**
 * Does what a statement about a locked order begins: the return of what was sent (`returnOfStatement`), the end of an order that ends with it (`isEndedByWithdrawal`), and,
 * of a whole order, the same of the orders of what its goods were exchanged for, of which it is stated, too. Answers its return; null without.
 */
async function follow(
  transaction: Database,
  order: LockedOrder,
  needs: {
    readonly stated: Stated;
    readonly isAcknowledged: boolean;
    readonly rules: readonly ShippingRule[];
  },
): Promise<ReturnRow | null> {
  const { stated, isAcknowledged, rules } = needs;
  const { goods, name, email, locale } = stated;
  const row = await returnOfStatement(transaction, order, { stated, rules });
  await endOrder(transaction, order, { goods, isAcknowledged });
  if (goods !== null) return row;
  const reached = await stateReplacements(transaction, order, async (replacement) => {
    const form = { orderNumber: replacement.orderNumber, name, email, goods, locale };
    const again = await keepStatement(transaction, form, replacement);
    // One that was stated before and stands is withdrawn from as well.
    if (again !== null) await follow(transaction, replacement, { ...needs, stated: again });
  });
  // Nothing is left of it but what was stated of those.
  if (reached > 0 && row === null)
    await closeUnjoined(transaction, { orderId: order.id, actor: CLOSED_BY_SHOP });
  return row;
}

/**
 * Takes a statement of withdrawal at its moment: keeps it, does what it begins (`follow`), writes the customer the receipt with date and time and the
 * shop a notice, in one transaction. Stated twice on one day (UTC) it is one while it stands (`isStillStated`), and an order has `RECEIPTS_A_DAY`. Answers nothing: whether number and address
 * belong together only the mailbox of the order learns. `recipient` null is the seller of the order's language.
 */
export const stateWithdrawal =
  (
    database: Database,
    { recipient, rules }: { readonly recipient: string | null; readonly rules: Pick<ShopRules, 'shipping'> },
  ) =>
  (form: WithdrawalForm & { readonly locale: Locale }): Promise<void> =>
    database.transaction(async (transaction) => {
      const orderId = await findOrderId(transaction, form);
      const order = orderId === null ? null : await lockOrder(transaction, orderId); // statements at once count each other
      const stated = await keepStatement(transaction, form, order);
      if (!stated) return;
      const isToldByReceipt = await hasReceipt(transaction, stated);
      const needs = { stated, isAcknowledged: isToldByReceipt, rules: rules.shipping };
      const row = order && (await follow(transaction, order, needs));
      const notice = withdrawalNotice(stated, { recipient, isAcknowledged: isToldByReceipt });
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
      if (address === undefined || !isToldByReceipt) {
        await transaction.insert(emails).values(notice);
        return;
      }
      const about = { goods: form.goods, returnId: row?.id ?? null };
      const receipt = withdrawalReceipt(stated, {
        ...address,
        name: `${address.firstName} ${address.lastName}`,
        follows: await whatFollows(transaction)(address.orderId, about),
        returns: await returnsReached(transaction, address.orderId, about),
      });
      await transaction.insert(emails).values([notice, receipt]);
    });
