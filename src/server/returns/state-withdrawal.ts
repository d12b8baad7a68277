import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { WithdrawalForm } from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { findOrderId } from '../orders/find-order.ts';
import { orderAddresses } from '../orders/tables.ts';
import { withdrawals } from './withdrawal-tables.ts';
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-emails.ts';

const digestOf = ({ orderNumber, email, goods }: WithdrawalForm) =>
  createHash('sha256')
    .update(JSON.stringify([orderNumber, email.toLowerCase(), goods]))
    .digest('base64url');

/**
 * Takes a statement of withdrawal at its moment: keeps it, writes the customer the receipt with date and time and the
 * shop a notice, in one transaction. Stated twice on one day (UTC) it is one. Answers nothing: whether number and address
 * belong together only the mailbox of the order learns. `recipient` null is the seller of the order's language.
 */
export const stateWithdrawal =
  (database: Database, { recipient }: { recipient: string | null }) =>
  (form: WithdrawalForm & { readonly locale: Locale }): Promise<void> =>
    database.transaction(async (transaction) => {
      const orderId = await findOrderId(transaction, form);
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
      const notice = withdrawalNotice(stated, recipient);
      const [address] = await transaction
        .select({ orderId: orderAddresses.orderId, recipient: orderAddresses.email })
        .from(orderAddresses)
        .where(and(eq(orderAddresses.orderId, sql`${orderId}::uuid`), eq(orderAddresses.kind, 'shipping')));
      const receipt = address === undefined ? [] : [withdrawalReceipt(stated, address)];
      await transaction.insert(emails).values([notice, ...receipt]);
    });
