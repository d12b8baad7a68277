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

/** What orders wait for by their own columns alone; `prepared` are those to ship and those to cancel. */
const byColumns = ({
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
export const waitsForShop = (columns: Columns): SQL | undefined => or(...Object.values(byColumns(columns)));

/** Whose carriers have the money of an order. */
export const unremitted = (columns: Columns): SQL => byColumns(columns).remit;

/**
 * Which orders wait for what, by the rules of the domain: what is said of refunds is `isRefundedWhole` in SQL. Each is in the
 * words of the index that knows such orders, so that it is used. `sale` is `saleMoney`, `isWithdrawn` is `hasOpenWithdrawal`.
 */
export function queueConditions(
  columns: Columns,
  {
    sale,
    isWithdrawn,
  }: {
    readonly sale: { readonly [amount in keyof SaleMoney]: SQLWrapper };
    readonly isWithdrawn: SQLWrapper;
  },
): Readonly<Record<Queue, SQL>> {
  const { prepared, ...others } = byColumns(columns);
  const { paymentStatus, heldMinor, owedMinor, creditMinor } = columns;
  // `owedByTransfer` is above zero: a credit goes back by itself.
  const heldCredit = sql`least(${creditMinor}, ${heldMinor})`;
  const isOwed = sql`(${others.owed} and ${owedMinor} > greatest(0, least(${heldCredit}, ${owedMinor} - ${heldMinor} + ${heldCredit})))`;
  const isRefundedWhole = sql`(${paymentStatus} = 'REFUNDED' or (${paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED') and ${sale.keptMinor} * ${KEPT_PARTS} < ${sale.worthMinor}))`;
  return {
    ...others,
    owed: isOwed,
    ship: sql`(${prepared} and not ${isRefundedWhole} and not ${isWithdrawn})`,
    cancel: sql`(${prepared} and (${isRefundedWhole} or ${isWithdrawn}))`,
  };
}
