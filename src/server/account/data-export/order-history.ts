import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { telephoneOrders } from '../../checkout/tables.ts';
import type { Database } from '../../database/database.ts';
import { notifications } from '../../notifications/tables.ts';
import { orderEvents } from '../../orders/event-tables.ts';
import { orderItems } from '../../orders/tables.ts';
import { deliveryQuotes } from '../../quotes/tables.ts';
import { exchangeEvents, exchanges } from '../../returns/exchanges/tables.ts';
import { returnEvents, returnLines, returnPhotographs, returns, withdrawals } from '../../returns/tables.ts';
import { installations, itemSerials, warrantyRepairs } from '../../warranties/tables.ts';
import { byOwner, kindOf } from './read-pages.ts';
import { leaseRecordsOf } from './lease-records.ts';

/** What happened to orders: each step, with what kind of person took it and not who; what came back; what their customer was told. */
export async function historyOf(database: Database, ids: readonly string[]) {
  const linesOf = byOwner(
    await database
      .select({
        ownerId: returnLines.returnId,
        productId: orderItems.productId,
        articleNumber: orderItems.articleNumber,
        name: orderItems.name,
        asked: returnLines.asked,
        reason: returnLines.reason,
        pieces: returnLines.pieces,
        refused: returnLines.refused,
        sellable: returnLines.sellable,
      })
      .from(returnLines)
      .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.position)),
  );
  const returnsOf = byOwner(
    await database
      .select({
        ownerId: returns.orderId,
        id: returns.id,
        number: returns.number,
        kind: returns.kind,
        status: returns.status,
        reason: returns.reason,
        note: returns.note,
        answerNote: returns.answerNote,
        way: returns.way,
        returnBy: returns.returnBy,
        carrier: returns.carrier,
        trackingNumber: returns.trackingNumber,
        estimate: returns.estimate,
        refundMinor: returns.refundMinor,
        requestedAt: returns.requestedAt,
        closedAt: returns.closedAt,
        // Files of the archive; the condition is one of its own, in which columns keep the names of their tables.
        photographs: sql<string[]>`array(select ${returnPhotographs.id}::text from ${returnPhotographs}
          where ${eq(returnPhotographs.returnId, returns.id)} order by ${returnPhotographs.createdAt})`,
      })
      .from(returns)
      .where(inArray(returns.orderId, ids))
      .orderBy(asc(returns.requestedAt), asc(returns.id)),
  );
  const stepsOf = byOwner(
    await database
      .select({
        ownerId: returnEvents.returnId,
        at: returnEvents.at,
        fromStatus: returnEvents.fromStatus,
        toStatus: returnEvents.toStatus,
        reason: returnEvents.reason,
        by: kindOf(returnEvents.actor),
      })
      .from(returnEvents)
      .innerJoin(returns, eq(returns.id, returnEvents.returnId))
      .where(and(inArray(returns.orderId, ids), eq(returnEvents.isInternal, false)))
      .orderBy(asc(returnEvents.id)),
  );
  const exchangesOf = byOwner(
    await database
      .select({
        ownerId: exchanges.returnId,
        number: exchanges.number,
        status: exchanges.status,
        productId: exchanges.productId,
        pieces: exchanges.pieces,
        totalMinor: exchanges.totalMinor,
        shippingMinor: exchanges.shippingMinor,
        creditMinor: exchanges.creditMinor,
        creditedMinor: exchanges.creditedMinor,
        priceUntil: exchanges.priceUntil,
        replacementOrderId: exchanges.orderId,
        requestedAt: exchanges.requestedAt,
        closedAt: exchanges.closedAt,
      })
      .from(exchanges)
      .innerJoin(returns, eq(returns.id, exchanges.returnId))
      .where(inArray(returns.orderId, ids)),
  );
  const exchangeStepsOf = byOwner(
    await database
      .select({
        ownerId: exchangeEvents.exchangeId,
        at: exchangeEvents.at,
        fromStatus: exchangeEvents.fromStatus,
        toStatus: exchangeEvents.toStatus,
        reason: exchangeEvents.reason,
        by: kindOf(exchangeEvents.actor),
      })
      .from(exchangeEvents)
      .innerJoin(returns, eq(returns.id, exchangeEvents.exchangeId))
      .where(inArray(returns.orderId, ids))
      .orderBy(asc(exchangeEvents.id)),
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
    takenByTelephone: byOwner(
      await database
        .select({
          ownerId: telephoneOrders.orderId,
          note: telephoneOrders.note,
          areTermsReadOut: telephoneOrders.areTermsReadOut,
        })
        .from(telephoneOrders)
        .where(inArray(telephoneOrders.orderId, ids)),
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
      returnsOf(orderId).map(({ id, ...goods }) => ({
        ...goods,
        lines: linesOf(id),
        history: stepsOf(id),
        exchange:
          exchangesOf(id).map((exchange) => ({ ...exchange, history: exchangeStepsOf(id) }))[0] ?? null,
      })),
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
    repairs: byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          productId: orderItems.productId,
          articleNumber: orderItems.articleNumber,
          serial: warrantyRepairs.serial,
          cameOn: warrantyRepairs.cameOn,
          returnedOn: warrantyRepairs.returnedOn,
          note: warrantyRepairs.note,
        })
        .from(warrantyRepairs)
        .innerJoin(orderItems, eq(orderItems.id, warrantyRepairs.orderItemId))
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.position), asc(warrantyRepairs.cameOn), asc(warrantyRepairs.id)),
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
