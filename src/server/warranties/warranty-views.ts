import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { marketOf } from '../../domain/locale/market.ts';
import { daysInRepair, type Repair } from '../../domain/warranties/repair.ts';
import { warrantyCardName } from '../../domain/warranties/warranty-card.ts';
import { warrantiesOf, warrantedPieces } from '../../domain/warranties/warranty.ts';
import type { WarrantyView } from '../../domain/warranties/warranty-view.ts';
import { products, productSpecifications } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { todayIn } from '../rental/today.ts';
import { itemSerials, warrantyRepairs } from './tables.ts';
import { deliveredOn, isWarranted, orderedOn, piecesBack } from './warranted-lines.ts';

/** The serial numbers of lines, by the line's id, in the order in which staff wrote them. */
export async function serialsOf(
  database: Database,
  itemIds: readonly string[],
): Promise<(itemId: string) => readonly string[]> {
  if (itemIds.length === 0) return () => [];
  const rows = await database
    .select({ itemId: itemSerials.orderItemId, serial: itemSerials.serial })
    .from(itemSerials)
    .where(inArray(itemSerials.orderItemId, [...itemIds]))
    .orderBy(asc(itemSerials.orderItemId), asc(itemSerials.position), asc(itemSerials.serial));
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return (itemId) => byItem.get(itemId)?.map(({ serial }) => serial) ?? [];
}

/** The repairs of lines, by the line's id, the earliest first. */
async function repairsOf(
  database: Database,
  itemIds: readonly string[],
): Promise<(itemId: string) => readonly Repair[]> {
  if (itemIds.length === 0) return () => [];
  const rows = await database
    .select()
    .from(warrantyRepairs)
    .where(inArray(warrantyRepairs.orderItemId, [...itemIds]))
    .orderBy(asc(warrantyRepairs.orderItemId), asc(warrantyRepairs.cameOn), asc(warrantyRepairs.id));
  const byItem = Map.groupBy(rows, ({ orderItemId }) => orderItemId);
  return (itemId) =>
    byItem.get(itemId)?.map(({ id, serial, cameOn, returnedOn, note }) => ({
      id,
      serial,
      cameOn,
      returnedOn,
      note,
    })) ?? [];
}

/** Whether a product's specs say how much energy it stores. */
export const hasStorage = sql<boolean>`exists (select from ${productSpecifications}
  where ${productSpecifications.productId} = ${products.id} and ${productSpecifications.key} = 'energyKwh')`;

/** The bought lines among some that have a warranty, what was received last first, at most `limit`; three queries. */
export async function warrantyViews(
  database: Database,
  which: SQL | undefined,
  { limit }: { readonly limit: number },
): Promise<readonly WarrantyView[]> {
  const rows = await database
    .select({
      itemId: orderItems.id,
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      position: orderItems.position,
      productId: orderItems.productId,
      categoryId: products.categoryId,
      hasStorage,
      name: orderItems.name,
      brand: orderItems.brand,
      articleNumber: orderItems.articleNumber,
      picture: orderItems.picture,
      quantity: orderItems.quantity,
      warrantyMonths: orderItems.warrantyMonths,
      performanceMonths: orderItems.performanceMonths,
      status: orders.status,
      currency: orders.currency,
      back: piecesBack,
      purchasedOn: sql<string>`${orderedOn}::text`,
      deliveredOn: sql<string>`${deliveredOn}::text`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(isWarranted, which))
    .orderBy(desc(orders.deliveredAt), asc(orders.id), asc(orderItems.position))
    .limit(limit);
  const itemIds = rows.map(({ itemId }) => itemId);
  const serials = await serialsOf(database, itemIds);
  const repairs = await repairsOf(database, itemIds);
  return rows.map(
    ({
      position,
      quantity,
      warrantyMonths,
      performanceMonths,
      status,
      currency,
      back,
      deliveredOn: day,
      ...shown
    }) => {
      const line = {
        isRental: false,
        status,
        deliveredOn: day,
        quantity,
        back,
        warrantyMonths,
        performanceMonths,
        repairDays: daysInRepair(repairs(shown.itemId)),
      };
      return {
        ...shown,
        pieces: warrantedPieces(line),
        warranties: warrantiesOf(line, todayIn(marketOf(currency))),
        serials: serials(shown.itemId),
        repairs: repairs(shown.itemId),
        card: warrantyCardName(position + 1),
      };
    },
  );
}
