import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { KEYS_OF_TELEPHONE, requestHash } from './idempotency.ts';
import type { OrderRequest } from './order-request.ts';
import { idempotencyKeys, telephoneOrders } from './tables.ts';

/** For how long an order that is the same in every respect is taken for the one that was placed already: in two tabs, or by two people. */
const TWIN_MINUTES = 10;

/**
 * The order by telephone that is this one, placed minutes ago from another form, in an account or without one: the e-mail is a part of what is
 * the same. Null without one, and for an order that its customer places. True until the end of the transaction that has locked the checkout of that e-mail.
 */
export async function findTwin(transaction: Database, request: OrderRequest) {
  if (!request.telephone) return null;
  const [twin] = await transaction
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(
      and(
        eq(idempotencyKeys.userId, KEYS_OF_TELEPHONE),
        eq(idempotencyKeys.requestHash, requestHash(request)),
        ne(orders.status, 'CANCELLED'),
        sql`${orders.createdAt} > now() - make_interval(mins => ${TWIN_MINUTES})`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return twin ?? null;
}

/** Notes who took an order on the telephone and what was agreed, and writes it into the log, in the transaction that places it; nothing for others. */
export async function noteTelephone(
  transaction: Database,
  { request, orderId, orderNumber }: AgreedOrder,
): Promise<void> {
  if (!request.telephone) return;
  const { staffId, note, areTermsReadOut } = request.telephone;
  await transaction.insert(telephoneOrders).values({ orderId, staffId, note, areTermsReadOut });
  // The log is never changed, so that nothing of the person goes into it.
  await recordChanges(transaction, [
    {
      staffId,
      action: 'order-placed',
      subject: 'order',
      subjectId: orderId,
      changes: {
        order: ['', orderNumber],
        termsReadOut: ['', areTermsReadOut ? 'yes' : 'no'],
      },
    },
  ]);
}
