import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/money/money.ts';
import type { InstallationRecord } from '../../domain/warranties/installation.ts';
import type { WarrantyView } from '../../domain/warranties/warranty-view.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { installations } from './tables.ts';
import { orderedOn } from './warranted-lines.ts';
import { warrantyViews } from './warranty-views.ts';

/** What of a row is shown. */
const columns = {
  id: installations.id,
  installedOn: installations.installedOn,
  installer: installations.installer,
  address: installations.address,
  phone: installations.phone,
  note: installations.note,
  updatedAt: installations.updatedAt,
  isByStaff: sql<boolean>`${installations.actor} like 'staff:%'`,
};

/** The records of installation of orders, by the order's id, the earliest first. */
export async function installationsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly InstallationRecord[]> {
  const rows = await database
    .select({ orderId: installations.orderId, record: columns })
    .from(installations)
    .where(inArray(installations.orderId, [...orderIds]))
    .orderBy(asc(installations.installedOn), asc(installations.id));
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return (orderId) => byOrder.get(orderId)?.map(({ record }) => record) ?? [];
}

/** A record of installation in its customer's list, with the goods of its order (C §3). */
export interface OwnInstallation {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly record: InstallationRecord;
  readonly goods: readonly WarrantyView[];
}

/** Records that a list begins with, and so many more each time. */
const PART_SIZE = 10;
/** No customer has so many goods in orders of one list. */
const GOODS_MAX = 2000;

/** A customer's records of installation, the latest day first, and whether there are more of them. */
export const listInstallations =
  (database: Database) =>
  async (userId: string, { parts }: { readonly parts: number }) => {
    const limit = parts * PART_SIZE;
    const rows = await database
      .select({
        orderId: orders.id,
        orderNumber: orders.orderNumber,
        currency: orders.currency,
        record: columns,
      })
      .from(installations)
      .innerJoin(orders, eq(orders.id, installations.orderId))
      .where(eq(orders.userId, userId))
      .orderBy(desc(installations.installedOn), asc(installations.id))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    const ids = [...new Set(shown.map(({ orderId }) => orderId))];
    const goods =
      ids.length === 0 ? [] : await warrantyViews(database, inArray(orders.id, ids), { limit: GOODS_MAX });
    const byOrder = Map.groupBy(goods, ({ orderId }) => orderId);
    const listed = shown.map((row): OwnInstallation => ({ ...row, goods: byOrder.get(row.orderId) ?? [] }));
    return { installations: listed, hasMore: rows.length > limit };
  };

/** Orders that are offered to record an installation of; older ones have it on their own page. */
const OFFERED_MAX = 50;

/** A customer's orders whose goods arrived and can have been installed, the latest first. */
export const installableOrders = (database: Database) => (userId: string) =>
  database
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      orderedOn: sql<string>`${orderedOn}::text`,
      /** What was bought, as the order names it, the dearest line first. */
      goods: sql<string[]>`array(select item.name from order_items as item
        where item.order_id = ${orders}.id and item.rental_duration is null
        order by item.line_minor desc, item.position)`,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), isInstallable))
    .orderBy(desc(orders.deliveredAt), asc(orders.id))
    .limit(OFFERED_MAX);

/** Orders whose goods are with their customer, something bought among them. */
const isInstallable = and(
  isNotNull(orders.deliveredAt),
  inArray(orders.status, ['DELIVERED', 'COMPLETED']),
  sql`exists (select from order_items as item where item.order_id = ${orders.id} and item.rental_duration is null)`,
);
