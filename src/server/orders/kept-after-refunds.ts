import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { leases } from '../rental/tables.ts';
import { orderItems, orders } from './tables.ts';
import type { CardMoney } from '../../domain/payments/card-money.ts';
import type { SaleMoney } from '../../domain/orders/refunded-whole.ts';
import { DEPOSIT_REFUND, type RefundReason } from '../../domain/payments/refund-reason.ts';
import { DROPPED } from '../../domain/rental/lease-steps.ts';
import type { PaymentCaseKind } from '../../domain/payments/payment-case.ts';
import { paymentCases, payments, refunds } from '../payments/tables.ts';

/** What the card payments that were accepted for an order leave once every refund of them has been made, for statements that read `orders`. */
export const cardMinor = sql<string>`(select coalesce(sum(${payments.amountMinor} - (select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
      where ${refunds.paymentId} = ${payments.id})), 0) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${payments.acceptedAt} is not null)`;

/** A row of an order with what its cards leave, as `dueOf` asks for it. */
export async function withCardMoney<Row extends { readonly id: string }>(
  database: Database,
  row: Row,
): Promise<Row & { readonly cardMinor: number }> {
  const [found] = await database
    // As a part of another expression: by itself a select of one table would leave out the names of the tables in it.
    .select({ minor: sql<string>`${cardMinor}` })
    .from(orders)
    .where(eq(orders.id, row.id));
  return { ...row, cardMinor: Number(found?.minor ?? 0) };
}

/**
 * What the shop keeps of an order's money once every refund has been made, in minor units, for statements that read `orders`:
 * transfers less what is to go back of them, and the card payments that were accepted for the order less every refund of them, made
 * or still to be made. It is what `refundableMoneyOf` leaves.
 */
export const keptAfterRefunds = sql<string>`(${orders.heldMinor} - ${orders.owedMinor} + ${cardMinor})`;

/** What went back of an order's money by refunds of one reason, made or still to be made. */
const refundedFor = (
  reason: RefundReason,
) => sql`(select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${refunds.reason} = ${reason})`;

/**
 * What of an order's price leases that came to nothing would have cost, with tax, by their lines' share in all lines; with the transport of
 * machines where none of them is left.
 */
const stoppedMinor = (() => {
  const isRented = sql`${orderItems.rentalDuration} is not null`;
  const isStopped = sql`coalesce(${inArray(leases.status, [...DROPPED])}, false)`;
  const lineMinor = sql`(${orderItems.lineMinor} - ${orderItems.discountMinor})`;
  const goodsMinor = sql`(${orders.totalMinor} - ${orders.depositMinor} - coalesce(${orders.shippingMinor}, 0) - ${orders.paymentFeeMinor})`;
  return sql`(select coalesce(round(sum(${lineMinor}) filter (where ${isStopped}) * ${goodsMinor} / nullif(sum(${lineMinor}), 0)), 0)
      + case when bool_or(${isRented}) and not bool_or(${isRented} and not ${isStopped}) then ${orders.haulageMinor} else 0 end
    from ${orderItems} left join ${leases} on ${leases.orderItemId} = ${orderItems.id}
    where ${orderItems.orderId} = ${orders.id})`;
})();

/** What an order sells and what is kept for it (`SaleMoney`), for statements that read `orders`. */
export const saleMoney = {
  worthMinor: sql<string>`(${orders.totalMinor} - ${orders.depositMinor} - ${refundedFor('early-end')} - ${stoppedMinor})`,
  keptMinor: sql<string>`(${keptAfterRefunds} - (${orders.depositMinor} - ${refundedFor(DEPOSIT_REFUND)}))`,
} as const;

/** The open cases of one kind about the payments of an order that were accepted for it, for statements that read `orders`. */
const openCases = (kind: PaymentCaseKind) => sql`${paymentCases}
    inner join ${payments} on ${payments.id} = ${paymentCases.paymentId}
  where ${payments.orderId} = ${orders.id} and ${payments.acceptedAt} is not null
    and ${paymentCases.kind} = ${kind} and ${paymentCases.closedAt} is null`;
const isDisputed = sql<boolean>`exists (select 1 from ${openCases('dispute')})`;
const failedMinor = sql<string>`(select coalesce(sum(${paymentCases.amountMinor}), 0)
  from ${openCases('refund-failed')} and ${paymentCases.currency} = ${payments.currency})`;
const takenMinor = sql<string>`(select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${refunds.reason} = 'dispute')`;

/** Whether what an order's money lost was moved to the orders of what replaces exchanged goods, and none of it went back so far, for statements that read `orders`. */
export const isOnlyMoved = sql<boolean>`(select coalesce(sum(${refunds.amountMinor}) filter (where ${refunds.reason} = 'exchange'), 0) > 0
    and count(*) filter (where ${refunds.reason} <> 'exchange' and ${refunds.doneAt} is not null) = 0 from ${refunds}
  where ${refunds.orderId} = ${orders.id})`;

/** How the money of a paid order stands. */
interface PaidMoney {
  /** What the shop keeps of it (`keptAfterRefunds`). */
  readonly keptMinor: number;
  readonly sale: SaleMoney;
  readonly isOnlyMoved: boolean;
  readonly cardMoney: CardMoney;
}

/** How the money of orders stands, by order id, in one query; none for no ids. */
export async function paidMoneyOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaidMoney>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    // As parts of other expressions: by itself a select of one table would leave out the names of the tables in them.
    .select({
      id: orders.id,
      keptMinor: sql<string>`${keptAfterRefunds}`,
      worthMinor: sql<string>`${saleMoney.worthMinor}`,
      saleKeptMinor: sql<string>`${saleMoney.keptMinor}`,
      isOnlyMoved: sql<boolean>`${isOnlyMoved}`,
      isDisputed: sql<boolean>`${isDisputed}`,
      takenMinor: sql<string>`${takenMinor}`,
      failedMinor: sql<string>`${failedMinor}`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        keptMinor: Number(row.keptMinor),
        sale: { worthMinor: Number(row.worthMinor), keptMinor: Number(row.saleKeptMinor) },
        isOnlyMoved: row.isOnlyMoved,
        cardMoney: {
          isDisputed: row.isDisputed,
          takenMinor: Number(row.takenMinor),
          failedMinor: Number(row.failedMinor),
        },
      },
    ]),
  );
}
