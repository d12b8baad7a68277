import { and, eq } from 'drizzle-orm';
import { mayRead } from '../../../domain/orders/ownership.ts';
import type { Department } from '../../../domain/support/department.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leases } from '../../rental/tables.ts';

/** What a ticket is asked about, as an address names it; null for nothing. */
export interface AskedAbout {
  readonly orderId: string | null;
  readonly leaseId: string | null;
  readonly orderItemId: string | null;
  readonly requestId: string | null;
}

/** Who asks. */
export interface SubjectAsker {
  readonly userId: string | null;
  /** The order whose key the browser of a guest holds. */
  readonly guestOrderIds: readonly string[];
}

/** What a ticket is about, found and allowed. */
export interface TicketSubject {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly leaseId: string | null;
  readonly orderItemId: string | null;
  /** The goods; null for what is about none, or a whole order. */
  readonly productName: string | null;
  readonly requestId: string | null;
  readonly department: Department;
  /** Who placed the order as a guest: where the shop may answer. Null for orders of accounts. */
  readonly guest: { readonly name: string; readonly email: string } | null;
}

export type SubjectFound =
  | { readonly ok: true; readonly subject: TicketSubject }
  | { readonly ok: false; readonly reason: 'not-signed-in' | 'not-owner' | 'not-found' };

const NOTHING: TicketSubject = {
  orderId: null,
  orderNumber: null,
  leaseId: null,
  orderItemId: null,
  productName: null,
  requestId: null,
  department: 'choosing',
  guest: null,
};

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The line of an order that is meant: of a lease its own, or the one that is named; an order alone has none. */
async function rowsOf(database: Database, asked: AskedAbout) {
  const { orderId, leaseId, orderItemId } = asked;
  const id = leaseId ?? orderItemId ?? orderId;
  if (id === null || !isOrderId(id)) return null;
  const columns = {
    order: {
      id: orders.id,
      userId: orders.userId,
      orderNumber: orders.orderNumber,
      erasedAt: orders.erasedAt,
    },
    item: { id: orderItems.id, name: orderItems.name },
    leaseId: leases.id,
  };
  const found = database
    .select(columns)
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .leftJoin(leases, eq(leases.orderItemId, orderItems.id));
  const which =
    leaseId !== null ? eq(leases.id, id) : orderItemId !== null ? eq(orderItems.id, id) : eq(orders.id, id);
  const [row] = await found.where(which).limit(1);
  return row ?? null;
}

async function guestOf(database: Database, orderId: string) {
  const [row] = await database
    .select({
      firstName: orderAddresses.firstName,
      lastName: orderAddresses.lastName,
      email: orderAddresses.email,
    })
    .from(orderAddresses)
    .where(and(eq(orderAddresses.orderId, orderId), eq(orderAddresses.kind, 'shipping')));
  return row ? { name: `${row.firstName} ${row.lastName}`.trim(), email: row.email } : null;
}

/** What a ticket is to be about, for whoever may read it there (R24): an order, a lease, a line of an order, a request that failed, or nothing. */
export const findTicketSubject =
  (database: Database) =>
  async (asked: AskedAbout, { userId, guestOrderIds }: SubjectAsker): Promise<SubjectFound> => {
    const requestId = asked.requestId !== null && REQUEST_ID.test(asked.requestId) ? asked.requestId : null;
    if (asked.orderId === null && asked.leaseId === null && asked.orderItemId === null) {
      const department = requestId === null ? 'choosing' : 'other';
      return { ok: true, subject: { ...NOTHING, requestId, department } };
    }
    if (userId === null && guestOrderIds.length === 0) return { ok: false, reason: 'not-signed-in' };
    const row = await rowsOf(database, asked);
    if (row === null || row.order.erasedAt !== null) {
      return { ok: false, reason: userId === null ? 'not-signed-in' : 'not-found' };
    }
    const access = mayRead(row.order, userId, guestOrderIds);
    if (!access.ok) return access;
    const isOfLine = asked.leaseId !== null || asked.orderItemId !== null;
    return {
      ok: true,
      subject: {
        orderId: row.order.id,
        orderNumber: row.order.orderNumber,
        leaseId: asked.leaseId !== null ? row.leaseId : null,
        orderItemId: asked.leaseId === null && asked.orderItemId !== null ? row.item.id : null,
        productName: isOfLine ? row.item.name : null,
        requestId,
        department: asked.leaseId !== null ? 'rental' : asked.orderItemId !== null ? 'warranty' : 'order',
        guest: row.order.userId === null ? await guestOf(database, row.order.id) : null,
      },
    };
  };
