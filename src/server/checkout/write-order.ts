import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { CheckoutTotals } from '../../domain/checkout/totals.ts';
import type { ExchangeRate } from '../../domain/money/exchange.ts';
import { orderNumber } from '../../domain/orders/order-number.ts';
import type { Database } from '../database/database.ts';
import { leases, orderAddresses, orderEvents, orderItems, orders } from '../orders/tables.ts';
import type { OrderRequest } from './order-request.ts';
import type { PricedLine } from './price-lines.ts';

export interface OrderToWrite {
  readonly request: OrderRequest;
  readonly lines: readonly PricedLine[];
  readonly totals: CheckoutTotals;
  /** The delivery of a bulk order is quoted later (R10). */
  readonly deliveryToBeQuoted: boolean;
  readonly taxRule: TaxRule;
  readonly rate: ExchangeRate | null;
}

async function nextNumber(transaction: Database): Promise<string> {
  const { rows } = await transaction.execute<{ number: string }>(
    sql`select nextval('order_numbers')::text as number`,
  );
  return orderNumber(Number(rows[0]?.number));
}

function itemRow(
  { product, productId, quantity, rental, unit, line }: PricedLine,
  position: number,
  orderId: string,
) {
  return {
    id: randomUUID(),
    orderId,
    position,
    productId,
    articleNumber: product.articleNumber,
    name: product.name,
    brand: product.brand,
    picture: product.picture,
    quantity,
    unitMinor: unit.minor,
    lineMinor: line.minor,
    rentalDuration: rental?.duration ?? null,
    rentalCount: rental?.count ?? null,
  };
}

/** Writes an order with its lines, address, first event and lease requests; inside the placing transaction. */
export async function writeOrder(
  transaction: Database,
  { request, lines, totals, deliveryToBeQuoted, taxRule, rate }: OrderToWrite,
): Promise<{ orderId: string; orderNumber: string }> {
  const orderId = randomUUID();
  const number = await nextNumber(transaction);
  const { method, ...address } = request.shipping;
  await transaction.insert(orders).values({
    id: orderId,
    orderNumber: number,
    userId: request.user.id,
    paymentMethod: request.payment,
    shippingMethod: method,
    currency: request.currency,
    locale: request.locale,
    subtotalMinor: totals.subtotal.minor,
    discountMinor: totals.discount.minor,
    taxMinor: totals.tax.minor,
    shippingMinor: deliveryToBeQuoted ? null : totals.shipping.minor,
    paymentFeeMinor: totals.paymentFee.minor,
    depositMinor: totals.deposit.minor,
    totalMinor: totals.total.minor,
    taxRatePercent: String(taxRule.ratePercent),
    taxMode: taxRule.mode,
    rateE6: rate?.ratePerUnitE6 ?? null,
    rateDate: rate?.date ?? null,
    rateSource: rate?.source ?? null,
  });
  const items = lines.map((line, position) => itemRow(line, position, orderId));
  await transaction.insert(orderItems).values(items);
  const rented = items.filter(({ rentalDuration }) => rentalDuration !== null);
  if (rented.length > 0)
    await transaction.insert(leases).values(rented.map(({ id }) => ({ orderItemId: id })));
  await transaction.insert(orderAddresses).values({ orderId, kind: 'shipping', ...address });
  await transaction.insert(orderEvents).values({
    orderId,
    toStatus: 'PENDING',
    actor: `customer:${request.user.id}`,
    reason: deliveryToBeQuoted ? 'placed-delivery-to-be-quoted' : 'placed',
  });
  return { orderId, orderNumber: number };
}
