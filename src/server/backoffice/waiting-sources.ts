import { and, eq, inArray, isNotNull, isNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { daysAfter } from '../../domain/calendar/days.ts';
import { PERIODS, type PeriodName } from '../../domain/backoffice/inbox.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { QUEUES, type Queue, type Waiting } from '../../domain/orders/queue.ts';
import { BEFORE_HANDOVER, RETURN_AHEAD } from '../../domain/rental/lease-steps.ts';
import { returnDay } from '../../domain/rental/rental-days.ts';
import { productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { hasOpenWithdrawal } from '../orders/open-withdrawal.ts';
import { queueConditions } from '../orders/queue-conditions.ts';
import { saleMoney } from '../orders/kept-after-refunds.ts';
import { orderEvents, orderItems, orders } from '../orders/tables.ts';
import { paymentCases, payments, refunds } from '../payments/tables.ts';
import { quotes } from '../quotes/tables.ts';
import { replacements } from '../rental/replacements/tables.ts';
import { bookings, leases } from '../rental/tables.ts';
import { leaseTerminations } from '../rental/terminations/tables.ts';
import { todayIn } from '../rental/today.ts';
import { isExchanged, waitsForStaff } from '../returns/list-returns.ts';
import { returnEvents, returns, withdrawals } from '../returns/tables.ts';
import { questionsWaiting } from '../reviews/staff-reviews.ts';
import { productAnswers, productQuestions, productReviews } from '../reviews/tables.ts';
import { supportTickets } from '../support/tickets/tables.ts';

/** Rows of which each waits for staff: how they are counted, and what the inbox says of one. */
interface WaitingSource {
  /** The table, with what the condition needs. */
  readonly from: SQL;
  readonly where: SQL | undefined;
  /** In the order of an index: else a table would be read from its oldest rows on. */
  readonly order: SQLWrapper;
  /** Tables that only the line needs. */
  readonly joins?: SQL;
  readonly line: Line;
}

/** What a line is made of, each an expression; null where there is none. */
interface Line {
  readonly id: SQLWrapper;
  readonly orderId: SQLWrapper | null;
  readonly number?: SQLWrapper;
  /** Who waits; without it whoever receives the order. */
  readonly name?: SQLWrapper;
  readonly title?: SQLWrapper;
  readonly state: SQLWrapper;
  /** Since when it waits, as a moment. */
  readonly since: SQLWrapper;
  readonly market: SQLWrapper;
  /** The period that it has from `begins` on, or else from `since`. */
  readonly period?: SQLWrapper;
  readonly begins?: SQLWrapper;
  /** The day on which it is due, where that is known by itself. */
  readonly dueOn?: SQLWrapper;
}

const period = (name: PeriodName): SQL => sql`${name}::text`;
const marketOfOrder = sql`case ${orders.currency} when 'PLN' then 'PL' else 'UA' end`;
const marketOfReader = (locale: SQLWrapper) => sql`case ${locale} when 'pl' then 'PL' else 'UA' end`;
/** The day of a moment on the clocks of an order's market. */
const dayOf = (moment: SQLWrapper) =>
  sql`(${moment} at time zone case ${orders.currency} when 'PLN' then 'Europe/Warsaw' else 'Europe/Kyiv' end)::date`;
/** A moment of a day, whatever the market. */
const noonOf = (day: SQLWrapper) => sql`((${day} + time '12:00') at time zone 'UTC')`;
const ofOrder = sql`inner join ${orders} on ${orders.id} =`;

/** When an order came into a status first. */
const reached = (status: string) => sql`(select min(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.toStatus} = ${status})`;

/** What of an order that waits its queue says: since when, and by when. */
const IN_QUEUE: Readonly<Record<Queue, Pick<Line, 'since' | 'begins' | 'period' | 'dueOn'>>> = (() => {
  // Looked up order by order: `exists` would read the whole table for a hash of it.
  const hasGoods = sql`coalesce((select true from ${orderItems}
    where ${orderItems.orderId} = ${orders.id} and ${orderItems.rentalDuration} is null limit 1), false)`;
  const stated = sql`(select min(${withdrawals.statedAt}) from ${withdrawals}
    where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.goods} is null and ${withdrawals.closedAt} is null)`;
  const refunded = sql`(select max(${refunds.createdAt}) from ${refunds} where ${refunds.orderId} = ${orders.id})`;
  const owedSince = sql`(select min(${refunds.createdAt}) from ${refunds}
    where ${refunds.orderId} = ${orders.id} and ${refunds.paymentId} is null and ${refunds.doneAt} is null)`;
  const delivered = sql`coalesce(${orders.deliveredAt}, ${orders.createdAt})`;
  return {
    confirm: { since: orders.createdAt, period: period('answer') },
    ship: {
      since: sql`coalesce(${reached('PROCESSING')}, ${orders.createdAt})`,
      // What is rented alone leaves for the first day of what is still here.
      period: sql`case when ${hasGoods} then ${period('hand-over')} end`,
      dueOn: sql`case when not ${hasGoods} then (select min(${leases.firstDay}) from ${orderItems}
        inner join ${leases} on ${leases.orderItemId} = ${orderItems.id}
        where ${orderItems.orderId} = ${orders.id} and ${inArray(leases.status, [...BEFORE_HANDOVER])}) end`,
    },
    cancel: {
      since: sql`coalesce(${stated}, ${refunded}, ${orders.createdAt})`,
      period: sql`case when ${stated} is not null then ${period('withdrawal')} end`,
    },
    // The next that the shop does about it by itself is to give it up.
    overdue: {
      since: sql`coalesce(${noonOf(sql`${orders.paymentDueOn}::date`)}, ${orders.createdAt})`,
      dueOn: dayOf(orders.paymentDueAt),
    },
    'part-paid': { since: orders.createdAt, dueOn: sql`${orders.paymentDueOn}::date` },
    owed: {
      since: sql`coalesce(${owedSince}, ${reached('CANCELLED')}, ${orders.updatedAt})`,
      period: period('refund'),
    },
    remit: { since: delivered },
    debt: { since: delivered },
  };
})();

/** What of returned goods still has a day: the answer to a request, then the refund of a withdrawal, for which the shop may wait for the goods, or the answer to a complaint. */
const OF_RETURN = (() => {
  const isAnswered = sql`${returns.status} <> 'PENDING'`;
  const arrived = sql`(select min(${returnEvents.at}) from ${returnEvents}
    where ${returnEvents.returnId} = ${returns.id} and ${returnEvents.toStatus} = 'RETURNED')`;
  return {
    id: returns.id,
    orderId: returns.orderId,
    number: returns.number,
    state: returns.status,
    since: returns.requestedAt,
    market: marketOfOrder,
    period: sql`case when ${returns.status} = 'PENDING' then ${period('answer')}
      when ${returns.kind} = 'complaint' then ${period('complaint')} end`,
    dueOn: sql`case when ${returns.kind} = 'withdrawal' and ${isAnswered}
      then greatest(${dayOf(returns.requestedAt)} + ${PERIODS.withdrawal.days}::int, ${dayOf(arrived)}) end`,
  } satisfies Line;
})();

/** The last day of a lease whose machines are due back by a day, in a market. */
function lastDayDueBy(day: string, market: Market): string {
  let last = day;
  while (returnDay({ lastDay: last }, market) > day) last = daysAfter(last, -1);
  return last;
}

/** Leases with a machine that is not back, whose next way is due by tomorrow. */
function leasesDue(): Record<'handover' | 'takeback', WaitingSource> {
  const tomorrow = { UA: daysAfter(todayIn('UA'), 1), PL: daysAfter(todayIn('PL'), 1) };
  const by = (day: (market: Market) => string) =>
    sql`case ${orders.currency} when 'PLN' then ${day('PL')}::date else ${day('UA')}::date end`;
  const from = sql`${leases} inner join ${orderItems} on ${orderItems.id} = ${leases.orderItemId} ${ofOrder} ${orderItems.orderId}`;
  const isOut = sql`exists (select from ${bookings} where ${bookings.leaseId} = ${leases.id} and ${bookings.status} = 'CONFIRMED')`;
  const line = {
    id: leases.id,
    orderId: orders.id,
    title: orderItems.name,
    state: leases.status,
    market: marketOfOrder,
  };
  return {
    handover: {
      from,
      where: and(
        inArray(
          leases.status,
          RETURN_AHEAD.filter((status) => status !== 'ACTIVE'),
        ),
        sql`${leases.firstDay} <= ${by((market) => tomorrow[market])}`,
        isOut,
      ),
      order: leases.firstDay,
      line: { ...line, since: leases.createdAt, dueOn: leases.firstDay },
    },
    takeback: {
      from,
      where: and(
        eq(leases.status, 'ACTIVE'),
        sql`${leases.lastDay} <= ${by((market) => lastDayDueBy(tomorrow[market], market))}`,
        isOut,
      ),
      order: leases.lastDay,
      line: {
        ...line,
        since: noonOf(leases.firstDay),
        begins: noonOf(leases.lastDay),
        period: period('machine-return'),
      },
    },
  };
}

const leased = (leaseId: SQLWrapper) => sql`inner join ${leases} on ${leases.id} = ${leaseId}
  inner join ${orderItems} on ${orderItems.id} = ${leases.orderItemId} ${ofOrder} ${orderItems.orderId}`;

/**
 * All that waits for somebody of the shop, kind by kind: what is counted and what the inbox lists is the same. Names of products are in the
 * language of who looks.
 */
export function waitingSources(
  database: Database,
  locale: Locale,
): Readonly<Record<Waiting, readonly WaitingSource[]>> {
  const conditions = queueConditions(orders, { sale: saleMoney, isWithdrawn: hasOpenWithdrawal });
  const order = { id: orders.id, orderId: orders.id, state: orders.status, market: marketOfOrder };
  const nameOf = (productId: SQLWrapper) => sql`(select ${productTexts.name} from ${productTexts}
    where ${productTexts.productId} = ${productId} and ${productTexts.locale} = ${locale})`;
  const ofQueue = (queue: Queue): readonly WaitingSource[] => [
    {
      from: sql`${orders}`,
      where: conditions[queue],
      order: queue === 'remit' ? orders.deliveredAt : orders.createdAt,
      line: { ...order, ...IN_QUEUE[queue] },
    },
  ];
  const goodsBack = (exchanged: SQL): WaitingSource => ({
    from: sql`${returns}`,
    where: and(isNull(returns.closedAt), waitsForStaff, exchanged),
    order: returns.requestedAt,
    joins: sql`${ofOrder} ${returns.orderId}`,
    line: OF_RETURN,
  });
  const { handover, takeback } = leasesDue();
  return {
    ...(Object.fromEntries(QUEUES.map((queue) => [queue, ofQueue(queue)])) as Record<
      Queue,
      readonly WaitingSource[]
    >),
    delivery: [
      {
        from: sql`${orders}`,
        where: and(eq(orders.status, 'PENDING'), isNull(orders.shippingMinor)),
        order: orders.createdAt,
        line: {
          ...order,
          since: orders.createdAt,
          begins: orders.updatedAt,
          period: sql`case when ${orders.userId} is null then ${period('unanswered-guest')} else ${period('unanswered')} end`,
        },
      },
    ],
    quote: [
      {
        from: sql`${quotes}`,
        where: eq(quotes.status, 'REQUESTED'),
        order: quotes.createdAt,
        line: {
          id: quotes.id,
          orderId: null,
          number: quotes.quoteNumber,
          name: quotes.name,
          state: quotes.status,
          since: quotes.createdAt,
          market: sql`case ${quotes.currency} when 'PLN' then 'PL' else 'UA' end`,
        },
      },
    ],
    return: [
      goodsBack(not(isExchanged)),
      // Statements of what was never sent have no return.
      {
        from: sql`${withdrawals}`,
        where: and(isNull(withdrawals.closedAt), isNull(withdrawals.returnId)),
        order: withdrawals.statedAt,
        line: {
          id: withdrawals.id,
          orderId: withdrawals.orderId,
          number: withdrawals.orderNumber,
          name: withdrawals.name,
          state: sql`'statement'`,
          since: withdrawals.statedAt,
          market: marketOfReader(withdrawals.locale),
          period: period('withdrawal'),
        },
      },
    ],
    exchange: [goodsBack(isExchanged)],
    payment: [
      {
        from: sql`${paymentCases}`,
        where: isNull(paymentCases.closedAt),
        order: paymentCases.openedAt,
        joins: sql`inner join ${payments} on ${payments.id} = ${paymentCases.paymentId} ${ofOrder} ${payments.orderId}`,
        line: {
          id: paymentCases.id,
          orderId: orders.id,
          state: paymentCases.kind,
          since: paymentCases.openedAt,
          market: marketOfOrder,
        },
      },
    ],
    replacement: [
      {
        from: sql`${replacements}`,
        where: inArray(replacements.status, ['NEEDED', 'OFFERED']),
        order: replacements.createdAt,
        joins: leased(replacements.leaseId),
        line: {
          id: replacements.id,
          orderId: orders.id,
          title: orderItems.name,
          state: sql`case when ${replacements.status} = 'OFFERED' and ${replacements.expiresAt} < now() then 'EXPIRED' else ${replacements.status} end`,
          since: replacements.createdAt,
          market: marketOfOrder,
          // A machine that broke while it was rented is missed since then.
          dueOn: sql`case when ${leases.firstDay} >= ${dayOf(replacements.createdAt)} then ${leases.firstDay} end`,
        },
      },
    ],
    termination: [
      {
        from: sql`${leaseTerminations}`,
        where: eq(leaseTerminations.status, 'PENDING'),
        order: leaseTerminations.requestedAt,
        joins: leased(leaseTerminations.leaseId),
        line: {
          id: leaseTerminations.id,
          orderId: orders.id,
          title: orderItems.name,
          state: leaseTerminations.status,
          since: leaseTerminations.requestedAt,
          market: marketOfOrder,
          period: period('answer'),
        },
      },
    ],
    handover: [handover],
    takeback: [takeback],
    ticket: [
      {
        from: sql`${supportTickets}`,
        where: and(
          inArray(supportTickets.status, ['PENDING', 'IN_PROGRESS']),
          isNotNull(supportTickets.waitingSince),
        ),
        order: supportTickets.waitingSince,
        line: {
          id: supportTickets.id,
          orderId: supportTickets.orderId,
          number: supportTickets.ticketNumber,
          name: supportTickets.name,
          title: supportTickets.subject,
          state: supportTickets.status,
          since: supportTickets.waitingSince,
          market: marketOfReader(supportTickets.locale),
        },
      },
    ],
    review: [
      {
        from: sql`${productReviews}`,
        where: eq(productReviews.status, 'PENDING'),
        order: productReviews.submittedAt,
        joins: sql`inner join ${orderItems} on ${orderItems.id} = ${productReviews.orderItemId}`,
        line: {
          id: productReviews.id,
          orderId: orderItems.orderId,
          title: nameOf(productReviews.productId),
          state: productReviews.status,
          since: productReviews.submittedAt,
          market: marketOfReader(productReviews.locale),
          period: period('moderation'),
        },
      },
    ],
    question: [
      {
        from: sql`${productQuestions}`,
        where: questionsWaiting(database),
        order: productQuestions.submittedAt,
        line: {
          id: productQuestions.id,
          orderId: null,
          name: productQuestions.authorName,
          title: nameOf(productQuestions.productId),
          state: productQuestions.status,
          // One that was answered waits since a buyer's answer came that is not shown yet.
          since: sql`coalesce((select min(${productAnswers.submittedAt}) filter (where ${productAnswers.status} = 'PENDING') from ${productAnswers}
            where ${productAnswers.questionId} = ${productQuestions.id} having bool_or(${productAnswers.status} = 'PUBLISHED')), ${productQuestions.submittedAt})`,
          market: marketOfReader(productQuestions.locale),
        },
      },
    ],
  };
}
