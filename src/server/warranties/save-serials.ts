import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { hasSerials, readSerials, type SerialsRead } from '../../domain/warranties/serial-numbers.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { VIOLATION, violatedConstraint } from '../database/violated-constraint.ts';
import { isOrderId } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { itemSerials } from './tables.ts';
import { serialsOf } from './warranty-views.ts';

/** A bought line whose goods have serial numbers, as staff write them. */
export interface SerialLine {
  readonly itemId: string;
  readonly name: string;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly serials: readonly string[];
}

const COLUMNS = {
  itemId: orderItems.id,
  name: orderItems.name,
  articleNumber: orderItems.articleNumber,
  quantity: orderItems.quantity,
  productId: orderItems.productId,
  categoryId: products.categoryId,
};

/** The lines of an order whose goods have serial numbers, with those that are known. */
export const serialLinesOf =
  (database: Database) =>
  async (orderId: string): Promise<readonly SerialLine[]> => {
    if (!isOrderId(orderId)) return [];
    const rows = await database
      .select(COLUMNS)
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(and(eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)))
      .orderBy(asc(orderItems.position));
    const lines = rows.filter(({ categoryId }) => hasSerials(categoryId));
    const serials = await serialsOf(
      database,
      lines.map(({ itemId }) => itemId),
    );
    return lines.map(({ itemId, name, articleNumber, quantity }) => ({
      itemId,
      name,
      articleNumber,
      quantity,
      serials: serials(itemId),
    }));
  };

/** What a form saw of a line's serial numbers, as one text. */
export const seenSerials = (serials: readonly string[]): string => serials.join('\n');

export type SerialsSaved =
  | { readonly ok: true }
  | Exclude<SerialsRead, { ok: true }>
  | {
      readonly ok: false;
      /** `serials-changed`: somebody else wrote them down meanwhile. */
      readonly reason: 'item-not-found' | 'serials-changed' | 'order-cancelled';
    }
  /** The same serial number stands with another line. */
  | {
      readonly ok: false;
      readonly reason: 'serials-taken';
      readonly serial: string;
      readonly orderNumber: string;
    };

interface Asked {
  readonly orderId: string;
  readonly itemId: string;
  readonly staffId: string;
  /** As it was typed, pasted or scanned. */
  readonly text: string;
  /** What the form saw, as `seenSerials` has it. */
  readonly seen: string;
}

async function lineOf(transaction: Database, { orderId, itemId }: Asked) {
  if (!isOrderId(itemId)) return null;
  const [line] = await transaction
    .select(COLUMNS)
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(eq(orderItems.id, itemId), eq(orderItems.orderId, orderId), isNull(orderItems.rentalDuration)),
    );
  return line && hasSerials(line.categoryId) ? line : null;
}

/** The first of some serial numbers of a product that another line has. */
async function takenBy(
  transaction: Database,
  { productId, itemId, serials }: { productId: number; itemId: string; serials: readonly string[] },
) {
  if (serials.length === 0) return undefined;
  const [taken] = await transaction
    .select({ serial: itemSerials.serial, orderNumber: orders.orderNumber })
    .from(itemSerials)
    .innerJoin(orderItems, eq(orderItems.id, itemSerials.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(itemSerials.productId, productId),
        inArray(itemSerials.serial, [...serials]),
        ne(itemSerials.orderItemId, itemId),
      ),
    )
    .orderBy(asc(itemSerials.serial))
    .limit(1);
  return taken;
}

/** Puts serial numbers in the place of those of a line; what stays keeps who wrote it down. */
async function write(
  transaction: Database,
  { itemId, staffId }: Asked,
  { productId, serials }: { productId: number; serials: readonly string[] },
): Promise<void> {
  const own = eq(itemSerials.orderItemId, itemId);
  await transaction
    .delete(itemSerials)
    .where(serials.length === 0 ? own : and(own, notInArray(itemSerials.serial, [...serials])));
  if (serials.length === 0) return;
  const rows = serials.map((serial, position) => ({
    orderItemId: itemId,
    productId,
    serial,
    position,
    recordedBy: staffId,
  }));
  await transaction
    .insert(itemSerials)
    .values(rows)
    .onConflictDoUpdate({
      target: [itemSerials.orderItemId, itemSerials.serial],
      set: { position: sql`excluded.position` },
    });
}

async function save(transaction: Database, asked: Asked): Promise<SerialsSaved> {
  const order = await lockOrder(transaction, asked.orderId);
  const line = order && (await lineOf(transaction, asked));
  if (!order || !line) return { ok: false, reason: 'item-not-found' };
  const read = readSerials(asked.text, line.quantity);
  if (!read.ok) return read;
  const now = seenSerials((await serialsOf(transaction, [line.itemId]))(line.itemId));
  const wanted = seenSerials(read.serials);
  if (now === wanted) return { ok: true };
  if (now !== asked.seen.replaceAll('\r', '')) return { ok: false, reason: 'serials-changed' };
  // What was packed for a cancelled order is free for another one.
  if (order.status === 'CANCELLED' && read.serials.length > 0)
    return { ok: false, reason: 'order-cancelled' };
  const { productId, itemId } = line;
  const taken = await takenBy(transaction, { productId, itemId, serials: read.serials });
  if (taken) return { ok: false, reason: 'serials-taken', ...taken };
  await write(transaction, asked, { productId, serials: read.serials });
  // A number leads to whoever has the piece.
  await recordOrderChange(transaction, {
    order,
    actor: `staff:${asked.staffId}`,
    action: 'serials-changed',
    changes: {
      item: ['', line.name],
      serials: [now === '' ? '' : 'written', wanted === '' ? '' : now === '' ? 'written' : 'changed'],
    },
  });
  return { ok: true };
}

/**
 * Writes down the serial numbers of a bought line in place of those that were there: never more than pieces, none that another line of the same
 * product has. The same form sent twice changes nothing.
 */
export const saveSerials =
  (database: Database) =>
  async (asked: Asked): Promise<SerialsSaved> => {
    const attempt = () => database.transaction((transaction) => save(transaction, asked));
    try {
      return await attempt();
    } catch (error) {
      if (violatedConstraint(error, VIOLATION.unique) !== 'item_serials_of_product') throw error;
      return attempt(); // by now the other one can be seen
    }
  };
