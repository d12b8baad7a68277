import { and, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { QUEUE_COUNT_MAX, QUEUES, WAITING, type Queue, type Waiting } from '../../domain/orders/queue.ts';
import type { Database } from '../database/database.ts';
import { queueConditions } from '../orders/queue-conditions.ts';
import { orders } from '../orders/tables.ts';
import { waitsForStaff } from '../returns/list-returns.ts';
import { returns, withdrawals } from '../returns/tables.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { saleMoney } from '../orders/kept-after-refunds.ts';
import { paymentCases } from '../payments/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { questionsWaiting } from '../reviews/staff-reviews.ts';
import { productQuestions, productReviews } from '../reviews/tables.ts';
import { supportTickets } from '../support/tickets/tables.ts';
import { replacements } from '../rental/replacements/tables.ts';

/** Rows of a table up to QUEUE_COUNT_MAX. In the order of an index: else a table would be read from its oldest rows on. */
const countOf = (table: PgTable, where: SQL | undefined, order: SQLWrapper) =>
  sql`(select count(*)::int from (select from ${table} where ${where} order by ${order} limit ${QUEUE_COUNT_MAX}) as few)`;

/** How much waits for the shop of each kind, up to QUEUE_COUNT_MAX; one query. */
export const countWaiting = (database: Database) => async (): Promise<ReadonlyMap<Waiting, number>> => {
  const conditions = queueConditions(orders, { sale: saleMoney, isWithdrawn: hasOpenWithdrawal });
  const ofOrders = (queue: Queue) =>
    countOf(orders, conditions[queue], queue === 'remit' ? orders.deliveredAt : orders.createdAt);
  const others = {
    delivery: countOf(
      orders,
      and(eq(orders.status, 'PENDING'), isNull(orders.shippingMinor)),
      orders.createdAt,
    ),
    quote: countOf(quotes, eq(quotes.status, 'REQUESTED'), quotes.createdAt),
    // Statements of what was never sent have no return.
    return: sql`least(${QUEUE_COUNT_MAX}, ${countOf(returns, and(isNull(returns.closedAt), waitsForStaff), returns.requestedAt)}
      + ${countOf(withdrawals, and(isNull(withdrawals.closedAt), isNull(withdrawals.returnId)), withdrawals.statedAt)})`,
    replacement: countOf(
      replacements,
      inArray(replacements.status, ['NEEDED', 'OFFERED']),
      replacements.createdAt,
    ),
    ticket: countOf(
      supportTickets,
      and(inArray(supportTickets.status, ['PENDING', 'IN_PROGRESS']), isNotNull(supportTickets.waitingSince)),
      supportTickets.waitingSince,
    ),
    review: countOf(productReviews, eq(productReviews.status, 'PENDING'), productReviews.submittedAt),
    question: countOf(productQuestions, questionsWaiting(database), productQuestions.submittedAt),
    payment: countOf(paymentCases, isNull(paymentCases.closedAt), paymentCases.openedAt),
  };
  const counts = [
    ...QUEUES.map(ofOrders),
    others.delivery,
    others.quote,
    others.return,
    others.payment,
    others.replacement,
    others.ticket,
    others.review,
    others.question,
  ];
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return new Map(WAITING.map((kind, place) => [kind, rows[0]?.counts[place] ?? 0]));
};
