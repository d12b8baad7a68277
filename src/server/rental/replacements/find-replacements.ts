import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/locale/locale.ts';
import { rentalPeriod } from '../../../domain/rental/rental-days.ts';
import type { ReplacementQuestion } from '../../../domain/rental/replacement.ts';
import { productTexts } from '../../catalogue/tables.ts';
import type { Database } from '../../database/database.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { leases, machines } from '../tables.ts';
import { leasedLine } from './leased-line.ts';
import { isLive, isOpen, neededFor } from './offer-replacement.ts';
import { replacementOptions } from './replacement-options.ts';
import { replacements } from './tables.ts';

/** So many that are open are listed; the shop has no more machines that are broken at once. */
const LISTED = 100;

/** How a search for another machine stands, that its customer has not answered in time told apart. */
const standOf = (row: Pick<typeof replacements.$inferSelect, 'status' | 'expiresAt'>) =>
  row.status === 'OFFERED' && !isLive(row) ? ('EXPIRED' as const) : row.status;

const COLUMNS = {
  id: replacements.id,
  leaseId: replacements.leaseId,
  reason: replacements.reason,
  status: replacements.status,
  expiresAt: replacements.expiresAt,
  choice: replacements.choice,
  machineId: machines.id,
  machineNumber: machines.inventoryNumber,
  firstDay: leases.firstDay,
  lastDay: leases.lastDay,
  productName: orderItems.name,
  orderId: orders.id,
  orderNumber: orders.orderNumber,
};

const rowsWhere = (database: Database) =>
  database
    .select(COLUMNS)
    .from(replacements)
    .innerJoin(leases, eq(leases.id, replacements.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(machines, eq(machines.id, replacements.machineId));

/** The leases that wait for another machine, the next first. */
export const listReplacements = (database: Database) => async () => {
  const rows = await rowsWhere(database)
    .where(inArray(replacements.status, ['NEEDED', 'OFFERED']))
    .orderBy(asc(leases.firstDay), asc(replacements.id))
    .limit(LISTED);
  return rows.map((row) => ({ ...row, status: standOf(row) }));
};

/** One of them with what can be offered, by any text as its id; null for one that there is not. */
export const findReplacement = (database: Database) => async (id: string, locale: Locale) => {
  if (!isOrderId(id)) return null;
  const [row] = await rowsWhere(database).where(eq(replacements.id, id));
  const [kept] = await database.select().from(replacements).where(eq(replacements.id, id));
  const line = row && (await leasedLine(database, row.leaseId));
  if (row === undefined || kept === undefined || line === null || line === undefined) return null;
  const options = isOpen(row)
    ? await replacementOptions(database, line, { needed: neededFor(line, kept), locale })
    : { likes: [], days: [] };
  return { replacement: { ...row, status: standOf(row) }, options };
};

/** What the owner of a lease is asked; null while there is nothing to choose. */
export async function questionOf(
  database: Database,
  leaseId: string,
  locale: Locale,
): Promise<ReplacementQuestion | null> {
  const [row] = await database
    .select()
    .from(replacements)
    .where(and(eq(replacements.leaseId, leaseId), eq(replacements.status, 'OFFERED')))
    .orderBy(desc(replacements.createdAt))
    .limit(1);
  if (row === undefined || !isLive(row) || row.offer === null || row.expiresAt === null) return null;
  const line = await leasedLine(database, leaseId);
  if (line === null) return null;
  const { productIds, days } = row.offer;
  const names =
    productIds.length === 0
      ? []
      : await database
          .select({ productId: productTexts.productId, name: productTexts.name })
          .from(productTexts)
          .where(and(eq(productTexts.locale, locale), inArray(productTexts.productId, [...productIds])))
          .orderBy(sql`array_position(${sql.param([...productIds])}::int[], ${productTexts.productId})`);
  const { duration, count } = line;
  return {
    id: row.id,
    reason: row.reason,
    expiresAt: row.expiresAt,
    likes: names,
    periods: days.map((startDate) => rentalPeriod({ startDate, duration, count })),
  };
}
