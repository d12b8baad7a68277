import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orderAddresses } from '../../orders/address-tables.ts';
import { shipmentItems, shipments } from '../../orders/shipment-tables.ts';
import { orderItems, orders } from '../../orders/tables.ts';
import { historyOf } from './order-history.ts';
import { writtenOf } from './review-records.ts';
import { moneyOf } from './order-money.ts';
import { BATCH, byOwner, pages } from './read-pages.ts';

/** The parcels in which goods of orders were sent, with what was in each. */
async function shippedOf(database: Database, ids: readonly string[]) {
  const contentsOf = byOwner(
    await database
      .select({
        ownerId: shipmentItems.shipmentId,
        articleNumber: orderItems.articleNumber,
        name: orderItems.name,
        pieces: shipmentItems.pieces,
      })
      .from(shipmentItems)
      .innerJoin(orderItems, eq(orderItems.id, shipmentItems.orderItemId))
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.position)),
  );
  const parcelsOf = byOwner(
    await database
      .select({
        ownerId: shipments.orderId,
        id: shipments.id,
        position: shipments.position,
        carrier: shipments.carrier,
        trackingNumber: shipments.trackingNumber,
        handedOverAt: shipments.handedOverAt,
      })
      .from(shipments)
      .where(inArray(shipments.orderId, ids))
      .orderBy(asc(shipments.orderId), asc(shipments.position)),
  );
  return {
    parcels: (orderId: string) =>
      parcelsOf(orderId).map(({ id, ...parcel }) => ({ ...parcel, lines: contentsOf(id) })),
  };
}

async function goodsOf(database: Database, ids: readonly string[]) {
  return {
    lines: byOwner(
      await database
        .select({
          ownerId: orderItems.orderId,
          productId: orderItems.productId,
          articleNumber: orderItems.articleNumber,
          brand: orderItems.brand,
          name: orderItems.name,
          quantity: orderItems.quantity,
          unitMinor: orderItems.unitMinor,
          lineMinor: orderItems.lineMinor,
          discountMinor: orderItems.discountMinor,
          rentalDuration: orderItems.rentalDuration,
          rentalCount: orderItems.rentalCount,
          options: orderItems.options,
          warrantyMonths: orderItems.warrantyMonths,
          performanceMonths: orderItems.performanceMonths,
        })
        .from(orderItems)
        .where(inArray(orderItems.orderId, ids))
        .orderBy(asc(orderItems.orderId), asc(orderItems.position)),
    ),
    addresses: byOwner(
      await database
        .select({
          ownerId: orderAddresses.orderId,
          kind: orderAddresses.kind,
          firstName: orderAddresses.firstName,
          lastName: orderAddresses.lastName,
          email: orderAddresses.email,
          phone: orderAddresses.phone,
          address: orderAddresses.address,
          city: orderAddresses.city,
          postalCode: orderAddresses.postalCode,
          country: orderAddresses.country,
          company: orderAddresses.company,
          taxNumber: orderAddresses.taxNumber,
        })
        .from(orderAddresses)
        .where(inArray(orderAddresses.orderId, ids)),
    ),
  };
}

/** A customer's orders with all that belongs to them: lines, addresses, money, documents and history. */
export async function* ordersOf(database: Database, userId: string) {
  const own = pages<{ id: string }>((after) =>
    database
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        paymentMethod: orders.paymentMethod,
        shippingMethod: orders.shippingMethod,
        currency: orders.currency,
        locale: orders.locale,
        subtotalMinor: orders.subtotalMinor,
        discountMinor: orders.discountMinor,
        discountCode: orders.discountCode,
        taxMinor: orders.taxMinor,
        shippingMinor: orders.shippingMinor,
        haulageMinor: orders.haulageMinor,
        paymentFeeMinor: orders.paymentFeeMinor,
        depositMinor: orders.depositMinor,
        totalMinor: orders.totalMinor,
        taxRatePercent: orders.taxRatePercent,
        taxMode: orders.taxMode,
        deliveryMinDays: orders.deliveryMinDays,
        deliveryMaxDays: orders.deliveryMaxDays,
        paymentDueOn: orders.paymentDueOn,
        termsEdition: orders.termsEdition,
        deliveredAt: orders.deliveredAt,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(and(eq(orders.userId, userId), after && gt(orders.id, after.id)))
      .orderBy(asc(orders.id))
      .limit(BATCH),
  );
  for await (const page of own) {
    const ids = page.map(({ id }) => id);
    const parts = Object.entries({
      ...(await goodsOf(database, ids)),
      ...(await shippedOf(database, ids)),
      ...(await moneyOf(database, ids)),
      ...(await historyOf(database, ids)),
      ...(await writtenOf(database, ids)),
    });
    yield page.map((order) => ({
      ...order,
      ...Object.fromEntries(parts.map(([name, rowsOf]) => [name, rowsOf(order.id)])),
    }));
  }
}
