import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The columns of an order that tell whether its customer waits for something of it. */
interface Columns {
  readonly status: SQLWrapper;
  readonly paymentStatus: SQLWrapper;
  readonly paymentMethod: SQLWrapper;
}

/** The orders that are under way; in the words of the index that knows them, so that it is used. */
export const isUnderWay = ({ status }: Columns): SQL =>
  sql`(${status} in ('PENDING', 'PROCESSING', 'SHIPPED'))`;

/** The orders whose goods were bought: paid, or to be paid at the door and taken in hand by the shop, and not given back whole. */
export const isBought = ({ status, paymentStatus }: Pick<Columns, 'status' | 'paymentStatus'>): SQL =>
  sql`(${paymentStatus} <> 'REFUNDED' and (${status} <> 'PENDING' or ${paymentStatus} in ('PAID', 'PARTIALLY_REFUNDED')))`;

/** The orders of which something may have to be paid; `orderDue` of the domain says whether it has. */
export const mayBeDue = ({ status, paymentStatus, paymentMethod }: Columns): SQL =>
  sql`(${paymentStatus} in ('UNPAID', 'FAILED') and ${paymentMethod} <> 'pod' and ${status} not in ('CANCELLED', 'RETURNED'))`;
