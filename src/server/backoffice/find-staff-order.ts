import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { documentsKeptUntil } from '../../domain/account/retention.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { actorKindOf } from '../../domain/orders/actor.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { lastDayOf } from '../account/deletion/old-orders.ts';
import { telephoneOrders } from '../checkout/tables.ts';
import type { Database } from '../database/database.ts';
import { isActor, shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import { withdrawals } from '../returns/tables.ts';
import { exchangeOfReplacement } from '../returns/exchanges/find-exchanges.ts';
import { findGoodsReturn } from '../returns/find-goods-return.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orderViewsOf } from '../orders/order-views-of.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { orders } from '../orders/tables.ts';
import { apiKeys } from '../partners/tables.ts';
import { hasOpenDispute, isHeldByDispute } from '../payments/cases/payment-cases.ts';
import { isByHand, refundableMoneyOf } from '../payments/create-refund.ts';
import { leasesOfOrder } from './leases-of-order.ts';
import { casesOf, refundsOf } from './payments-of-order.ts';
import { paymentCases, payments, refunds } from '../payments/tables.ts';
import { transfers } from '../payments/transfers/tables.ts';

/** The newest statement of withdrawal that nobody has dealt with, before others one about the whole order; null without one. */
async function openWithdrawalOf(database: Database, orderId: string) {
  const [open] = await database
    .select({ statedAt: withdrawals.statedAt, goods: withdrawals.goods })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.closedAt)))
    .orderBy(sql`${withdrawals.goods} is not null`, desc(withdrawals.statedAt))
    .limit(1);
  return open ?? null;
}

/** What happened to an order, and who of its people or which key of the API did it; null for the shop itself and for providers. */
async function historyOf(database: Database, orderId: string) {
  const events = await database
    .select({
      toStatus: orderEvents.toStatus,
      actor: orderEvents.actor,
      reason: orderEvents.reason,
      at: orderEvents.at,
      name: sql<string | null>`coalesce(${apiKeys.name}, ${shownName})`,
    })
    .from(orderEvents)
    .leftJoin(users, isActor(orderEvents.actor))
    .leftJoin(apiKeys, sql`'program:' || ${apiKeys.id} = ${orderEvents.actor}`)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return events.map(({ actor, ...event }) => ({ ...event, actor: actorKindOf(actor) }));
}

/** Who took an order on the telephone, and what was agreed; null for one that its customer placed. */
async function telephoneOf(database: Database, orderId: string) {
  const [taken] = await database
    .select({
      staffName: shownName,
      note: telephoneOrders.note,
      areTermsReadOut: telephoneOrders.areTermsReadOut,
    })
    .from(telephoneOrders)
    .leftJoin(users, eq(users.id, telephoneOrders.staffId))
    .where(eq(telephoneOrders.orderId, orderId));
  return taken ?? null;
}

/** What staff wrote down of the account's statement for an order. */
const linesOf = (database: Database, orderId: string) =>
  database
    .select({
      id: transfers.id,
      direction: transfers.direction,
      amountMinor: transfers.amountMinor,
      day: transfers.day,
      reference: transfers.reference,
      note: transfers.note,
      kind: transfers.kind,
      isStanding: transfers.isStanding,
      recordedAt: transfers.recordedAt,
      recordedBy: shownName,
    })
    .from(transfers)
    .innerJoin(users, eq(users.id, transfers.recordedBy))
    .where(eq(transfers.orderId, orderId))
    .orderBy(asc(transfers.recordedAt), asc(transfers.id));

const ofPayment = sql`from ${refunds} where ${refunds.paymentId} = ${payments.id}`;

const latestDispute = sql`select case when ${paymentCases.outcome} in ('won', 'lost') then ${paymentCases.outcome} else 'open' end
  from ${paymentCases} where ${paymentCases.paymentId} = ${payments.id} and ${paymentCases.kind} = 'dispute'
  order by ${paymentCases.openedAt} desc limit 1`;
/** One that is open comes before every later one. */
const dispute = sql`case when ${hasOpenDispute(payments.id)} then 'open' else (${latestDispute}) end`;

/** The pages that an order was to be paid on by card, and how their money goes back. */
const cardPaymentsOf = (database: Database, orderId: string) =>
  database
    .select({
      id: payments.id,
      provider: payments.provider,
      status: payments.status,
      updatedAt: payments.updatedAt,
      returnedMinor: sql<number>`(select coalesce(sum(${refunds.amountMinor}), 0)::float8 ${ofPayment} and ${refunds.doneAt} is not null)`,
      isOwed: sql<boolean>`exists (select 1 ${ofPayment} and ${refunds.doneAt} is null)`,
      /** Whether a refund of it waits for the end of a dispute. */
      isHeld: sql<boolean>`exists (select 1 ${ofPayment} and ${refunds.doneAt} is null and ${isHeldByDispute})`,
      failure: sql<
        string | null
      >`(select ${refunds.failure} ${ofPayment} and ${refunds.doneAt} is null order by ${refunds.createdAt} limit 1)`,
      /** Whether a dispute about it is open, else how the latest was decided; null without one. */
      dispute: sql<'open' | 'won' | 'lost' | null>`(${dispute})`,
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt));

async function emailOf(database: Database, userId: string): Promise<string | null> {
  const [account] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return account?.email ?? null;
}

/** The last day of the documents of an order that has some. */
async function keptUntil(database: Database, { id, currency }: OrderView): Promise<string | null> {
  const [found] = await database.select({ day: lastDayOf }).from(orders).where(eq(orders.id, id));
  return found ? documentsKeptUntil(marketOf(currency), found.day) : null;
}

/** An order with all that staff know of it; null for an unknown one. The back office's door has let the reader in. */
export const findStaffOrder = (database: Database) => async (orderId: string) => {
  if (!isOrderId(orderId)) return null;
  const [row] = await database.select().from(orders).where(eq(orders.id, orderId));
  if (!row) return null;
  const [order] = await orderViewsOf(database, [row]);
  if (!order) return null;
  const isErased = row.erasedAt !== null;
  const returnable = await refundableMoneyOf(database, row);
  const { paidMinor, refundsMinor } = returnable;
  const leftMinor = Math.max(0, paidMinor - refundsMinor);
  const goodsReturn = await findGoodsReturn(database, row, { items: order.items, leftMinor });
  return {
    order,
    accountEmail: row.userId === null || isErased ? null : await emailOf(database, row.userId),
    documentsKeptUntil: isErased && order.documents.length > 0 ? await keptUntil(database, order) : null,
    notice: row.paymentNotice,
    telephone: await telephoneOf(database, orderId),
    history: await historyOf(database, orderId),
    lines: await linesOf(database, orderId),
    cardPayments: await cardPaymentsOf(database, orderId),
    cases: await casesOf(database, orderId),
    refunds: await refundsOf(database, orderId),
    leases: await leasesOfOrder(database, row),
    goodsReturn,
    replaces: await exchangeOfReplacement(database)(orderId),
    withdrawal: await openWithdrawalOf(database, orderId),
    returnable: { leftMinor, byHand: isByHand(returnable) },
  };
};

/** An order on its own page of the back office. */
export type StaffOrderDetails = NonNullable<Awaited<ReturnType<ReturnType<typeof findStaffOrder>>>>;
