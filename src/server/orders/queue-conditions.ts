import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queue } from '../../domain/orders/queue.ts';
import { KEPT_PARTS, type SaleMoney } from '../../domain/orders/refunded-whole.ts';

/** The columns of an order that decide what it waits for. */
interface Columns {
  readonly status: SQLWrapper;
  readonly paymentStatus: SQLWrapper;
  readonly paymentMethod: SQLWrapper;
  readonly paymentNotice: SQLWrapper;
  readonly heldMinor: SQLWrapper;
  readonly owedMinor: SQLWrapper;
  readonly creditMinor: SQLWrapper;
  readonly deliveredAt: SQLWrapper;
}

/** What orders wait for by their own columns alone; `prepared` are those to ship and those to cancel. Each has an index of its own. */
export const waitsByColumns = ({
  status,
  paymentStatus,
  paymentMethod,
  paymentNotice,
  heldMinor,
  owedMinor,
  deliveredAt,
}: Columns): Readonly<Record<Exclude<Queue, 'ship' | 'cancel'> | 'prepared', SQL>> => ({
  confirm: sql`(${status} = 'PENDING' and ${paymentMethod} = 'pod')`,
  prepared: sql`(${status} = 'PROCESSING')`,
  overdue: sql`(${status} = 'PENDING' and ${paymentNotice} = 'warned')`,
  'part-paid': sql`(${status} = 'PENDING' and ${heldMinor} > 0)`,
  owed: sql`(${owedMinor} > 0)`,
  remit: sql`(${paymentMethod} = 'pod' and ${paymentStatus} = 'UNPAID' and ${deliveredAt} is not null)`,
  debt: sql`(${paymentMethod} <> 'pod' and ${paymentStatus} = 'UNPAID' and ${status} in ('SHIPPED', 'DELIVERED', 'COMPLETED'))`,
});

/** The orders that wait for the shop in any way: few of all that ever were. */
export const waitsForShop = (columns: Columns): SQL | undefined =>
  or(...Object.values(waitsByColumns(columns)));

/** What tells whether an order is to be sent: `saleMoney` and `hasOpenWithdrawal`. */
interface Stops {
  readonly sale: { readonly [amount in keyof SaleMoney]: SQLWrapper };
  readonly isWithdrawn: SQLWrapper;
}

/** Whether an order that is not sent yet is not to be: its money went back whole (`isRefundedWhole` in SQL), or its customer withdrew from all of it. */
export const isOrderStopped = (
  { paymentStatus }: Pick<Columns, 'paymentStatus'>,
  { sale, isWithdrawn }: Stops,
): SQL<boolean> =>
  sql`(${paymentStatus} = 'REFUNDED' or (${paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED') and ${sale.keptMinor} * ${KEPT_PARTS} < ${sale.worthMinor}) or ${isWithdrawn})`;

/**
 * Which orders wait for what, by the rules of the domain. Each is in the
 * words of the index that knows such orders, so that it is used.
 */
export function queueConditions(columns: Columns, stops: Stops): Readonly<Record<Queue, SQL>> {
  const { prepared, ...others } = waitsByColumns(columns);
  const { heldMinor, owedMinor, creditMinor } = columns;
  // `owedByTransfer` is above zero: a credit goes back by itself.
  const heldCredit = sql`least(${creditMinor}, ${heldMinor})`;
  const isOwed = sql`(${others.owed} and ${owedMinor} > greatest(0, least(${heldCredit}, ${owedMinor} - ${heldMinor} + ${heldCredit})))`;
  const isStopped = isOrderStopped(columns, stops);
  return {
    ...others,
    owed: isOwed,
    ship: sql`(${prepared} and not ${isStopped})`,
    cancel: sql`(${prepared} and ${isStopped})`,
  };
}
