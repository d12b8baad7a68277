import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderEvents, orderItems } from '../../orders/tables.ts';
import { deliveryQuotes } from '../../quotes/tables.ts';
import { goodsReturnLines, goodsReturns, withdrawals } from '../../returns/tables.ts';
import { installations, itemSerials } from '../../warranties/tables.ts';
import { byOwner, kindOf } from './read-pages.ts';
import { leaseRecordsOf } from './lease-records.ts';

/** What happened to orders: each step, with what kind of person took it and not who; what came back; what their customer was told. */
export async function historyOf(database: Database, ids: readonly string[]) {
  const linesOf = byOwner(
    await database
      .select({
        ownerId: goodsReturnLines.returnId,
        productId: orderItems.productId,
        articleNumber: orderItems.articleNumber,
        name: orderItems.name,
        pieces: goodsReturnLines.pieces,
        sellable: goodsReturnLines.sellable,
      })
      .from(goodsReturnLines)
      .innerJoin(orderItems, eq(orderItems.id, goodsReturnLines.orderItemId))
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.position)),
  );
  const returnsOf = byOwner(
    await database
      .select({
        ownerId: goodsReturns.orderId,
        id: goodsReturns.id,
        reason: goodsReturns.reason,
        refundMinor: goodsReturns.refundMinor,
        recordedAt: goodsReturns.recordedAt,
      })
      .from(goodsReturns)
      .where(inArray(goodsReturns.orderId, ids))
      .orderBy(asc(goodsReturns.recordedAt), asc(goodsReturns.id)),
  );
  return {
    history: byOwner(
      await database
        .select({
          ownerId: orderEvents.orderId,
          at: orderEvents.at,
          fromStatus: orderEvents.fromStatus,
          toStatus: orderEvents.toStatus,
          reason: orderEvents.reason,
          by: kindOf(orderEvents.actor),
        })
        .from(orderEvents)
        .where(inArray(orderEvents.orderId, ids))
        .orderBy(asc(orderEvents.orderId), asc(orderEvents.id)),
    ),
    deliveryPrices: byOwner(
      await database
        .select({
          ownerId: deliveryQuotes.orderId,
          version: deliveryQuotes.version,
          shippingMinor: deliveryQuotes.shippingMinor,
          minDays: deliveryQuotes.minDays,
          maxDays: deliveryQuotes.maxDays,
          note: deliveryQuotes.note,
          createdAt: deliveryQuotes.createdAt,
        })
        .from(deliveryQuotes)
        .where(inArray(deliveryQuotes.orderId, ids))
        .orderBy(asc(deliveryQuotes.orderId), asc(deliveryQuotes.version)),
    ),
    ...(await leaseRecordsOf(database, ids)),
    returns: (orderId: string) =>
      returnsOf(orderId).map(({ id, ...goods }) => ({ ...goods, lines: linesOf(id) })),
    serials: byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          productId: itemSerials.productId,
          articleNumber: orderItems.articleNumber,
          serial: itemSerials.serial,
        })
        .from(itemSerials)
        .innerJoin(orderItems, eq(orderItems.id, itemSerials.orderItemId))
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.position), asc(itemSerials.position)),
    ),
    installations: byOwner(
      await database
        .select({
          ownerId: installations.orderId,
          installedOn: installations.installedOn,
          installer: installations.installer,
          address: installations.address,
          phone: installations.phone,
          note: installations.note,
          by: kindOf(installations.actor),
          createdAt: installations.createdAt,
          updatedAt: installations.updatedAt,
        })
        .from(installations)
        .where(inArray(installations.orderId, ids))
        .orderBy(asc(installations.installedOn), asc(installations.id)),
    ),
    withdrawals: byOwner(
      await database
        .select({
          ownerId: withdrawals.orderId,
          name: withdrawals.name,
          email: withdrawals.email,
          goods: withdrawals.goods,
          statedAt: withdrawals.statedAt,
          closedAt: withdrawals.closedAt,
        })
        .from(withdrawals)
        .where(inArray(withdrawals.orderId, ids)),
    ),
    notifications: byOwner(
      await database
        .select({
          ownerId: notifications.orderId,
          kind: notifications.kind,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(inArray(notifications.orderId, ids)),
    ),
  };
}
