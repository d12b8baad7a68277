import { eq, sql, type InferSelectModel } from 'drizzle-orm';
import * as v from 'valibot';
import { uniqueKeyOf } from '../../domain/cart/cart-item.ts';
import {
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentStatus,
} from '../../domain/orders/payment-status.ts';
import { transition } from '../../domain/orders/transition.ts';
import { releaseOrdered } from '../cart/release-ordered.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { changeStatus } from '../orders/change-status.ts';
import { settleBill } from '../rental/bills/settle-bill.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { termsOfItem } from '../orders/terms-of-item.ts';

type OrderRow = InferSelectModel<typeof orders>;

const paymentStatus = v.picklist(PAYMENT_STATUSES);

/** Moves an order's payment status where the table leads; elsewhere it stays as it is. */
export async function movePaymentStatus(
  transaction: Database,
  order: { readonly id: string; readonly paymentStatus: string },
  to: PaymentStatus,
): Promise<void> {
  const from = v.parse(paymentStatus, order.paymentStatus);
  if (!transition(PAYMENT_TRANSITIONS, from, to).ok) return;
  await transaction
    .update(orders)
    .set({ paymentStatus: to, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
}

const release = statement('release_paid', releaseOrdered);

/** Takes what is paid out of the account's cart (R17a), wherever the customer is meanwhile. */
async function emptyCart(transaction: Database, order: OrderRow): Promise<void> {
  if (order.userId === null) return; // a guest's cart is in the browser
  const items = await transaction.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const orderedKeys = items.map((item) => uniqueKeyOf(item.productId, termsOfItem(item)));
  const orderedPieces = items.map(({ quantity }) => quantity);
  await release(transaction, { userId: order.userId, orderedKeys, orderedPieces });
}

/**
 * What follows when all of an order's money is there, however it came, inside the transaction that locked the order: it
 * is paid, and prepared if it only waited for that, and has its invoice. The cart of a card order is emptied now; others were when placed.
 */
export async function takeMoney(
  transaction: Database,
  {
    order,
    actor,
    isToldElsewhere = false,
  }: {
    order: OrderRow;
    actor: string;
    /** Whether its cause tells the customer that it is paid; absent for no. */
    isToldElsewhere?: boolean;
  },
): Promise<void> {
  await movePaymentStatus(transaction, order, 'PAID');
  await transaction.update(orders).set({ paymentDueAt: null }).where(eq(orders.id, order.id));
  if (order.status === 'PENDING') {
    const locked = { ...order, paymentStatus: 'PAID' };
    await changeStatus(transaction, locked, { to: 'PROCESSING', actor, reason: 'paid', isToldElsewhere });
    await settleBill(transaction, order.id, actor);
  }
  if (order.paymentMethod === 'card') await emptyCart(transaction, order);
  await issueInvoice(transaction, order, 'paid');
}
