import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders } from './tables.ts';
import type { CardMoney } from '../../domain/payments/card-money.ts';
import type { PaymentCaseKind } from '../../domain/payments/payment-case.ts';
import { paymentCases, payments, refunds } from '../payments/tables.ts';

/**
 * What the shop keeps of an order's money once every refund has been made, in minor units, for statements that read `orders`:
 * transfers less what is to go back of them, and the card payments that were accepted for the order less every refund of them, made
 * or still to be made. It is what `refundableMoneyOf` leaves.
 */
export const keptAfterRefunds = sql<string>`(${orders.heldMinor} - ${orders.owedMinor}
  + (select coalesce(sum(${payments.amountMinor} - (select coalesce(sum(${refunds.amountMinor}), 0) from ${refunds}
      where ${refunds.paymentId} = ${payments.id})), 0) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${payments.acceptedAt} is not null))`;

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

/** How the money of a paid order stands. */
interface PaidMoney {
  /** What the shop keeps of it (`keptAfterRefunds`). */
  readonly keptMinor: number;
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
      isDisputed: sql<boolean>`${isDisputed}`,
      takenMinor: sql<string>`${takenMinor}`,
      failedMinor: sql<string>`${failedMinor}`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map(({ id, keptMinor, isDisputed: isOpen, takenMinor: taken, failedMinor: failed }) => [
      id,
      {
        keptMinor: Number(keptMinor),
        cardMoney: { isDisputed: isOpen, takenMinor: Number(taken), failedMinor: Number(failed) },
      },
    ]),
  );
}
