import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queue } from '../../domain/orders/queue.ts';

/** The columns of an order that decide what it waits for. */
interface Columns {
  readonly status: SQLWrapper;
  readonly paymentStatus: SQLWrapper;
  readonly paymentMethod: SQLWrapper;
  readonly paymentNotice: SQLWrapper;
  readonly heldMinor: SQLWrapper;
  readonly owedMinor: SQLWrapper;
  readonly deliveredAt: SQLWrapper;
}

/** Which orders wait for what, by the rules of the domain (`isRefundedWhole`); in the words of the index that knows them, so that it finds them. */
export const queueConditions = ({
  status,
  paymentStatus,
  paymentMethod,
  paymentNotice,
  heldMinor,
  owedMinor,
  deliveredAt,
}: Columns): Readonly<Record<Queue, SQL>> => {
  const isRefundedWhole = sql`(${paymentStatus} = 'REFUNDED' or (${paymentMethod} = 'transfer' and ${heldMinor} > 0 and ${owedMinor} = ${heldMinor}))`;
  return {
    confirm: sql`(${status} = 'PENDING' and ${paymentMethod} = 'pod')`,
    ship: sql`(${status} = 'PROCESSING' and not ${isRefundedWhole})`,
    cancel: sql`(${status} = 'PROCESSING' and ${isRefundedWhole})`,
    overdue: sql`(${status} = 'PENDING' and ${paymentNotice} = 'warned')`,
    'part-paid': sql`(${status} = 'PENDING' and ${heldMinor} > 0)`,
    owed: sql`(${owedMinor} > 0)`,
    remit: sql`(${paymentMethod} = 'pod' and ${paymentStatus} = 'UNPAID' and ${deliveredAt} is not null)`,
    debt: sql`(${paymentMethod} <> 'pod' and ${paymentStatus} = 'UNPAID' and ${status} in ('SHIPPED', 'DELIVERED', 'COMPLETED'))`,
  };
};

/** The orders that wait for the shop in any way: few of all that ever were. */
export const waitsForShop = (columns: Columns): SQL | undefined =>
  or(...Object.values(queueConditions(columns)));
