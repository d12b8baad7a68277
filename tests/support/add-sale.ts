import type { Database } from '../../src/server/database/database.ts';
import { orderItems, orders } from '../../src/server/orders/tables.ts';

/** A line of a sale; the discount is of the whole line. With days it is rented. */
export interface SoldLine {
  readonly productId: number;
  readonly quantity?: number;
  readonly unitMinor: number;
  readonly discountMinor?: number;
  readonly rentedDays?: number;
}

let number = 50_000;

/** Writes an order as it stands in the database, with express delivery for ₴200; answers its id. */
export async function addSale(
  database: Database,
  createdAt: string,
  lines: readonly SoldLine[],
  more: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  number += 1;
  const subtotalMinor = lines.reduce((sum, { quantity = 1, unitMinor }) => sum + quantity * unitMinor, 0);
  const discountMinor = lines.reduce((sum, line) => sum + (line.discountMinor ?? 0), 0);
  const [order] = await database
    .insert(orders)
    .values({
      orderNumber: `ORD-${number}`,
      paymentMethod: 'pod',
      shippingMethod: 'express',
      currency: 'UAH',
      locale: 'uk',
      subtotalMinor,
      discountMinor,
      taxMinor: 0,
      shippingMinor: 20_000,
      totalMinor: subtotalMinor - discountMinor + 20_000,
      taxRatePercent: '20',
      taxMode: 'added',
      createdAt,
      ...more,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? '';
  await database.insert(orderItems).values(
    lines.map(
      ({ productId, quantity = 1, unitMinor, discountMinor: discount = 0, rentedDays }, position) => ({
        orderId,
        position,
        productId,
        articleNumber: `A-${productId}`,
        name: 'As it was named',
        brand: '',
        picture: '',
        quantity,
        unitMinor,
        lineMinor: unitMinor * quantity,
        discountMinor: discount,
        ...(rentedDays !== undefined && { rentalDuration: 'day' as const, rentalCount: rentedDays }),
      }),
    ),
  );
  return orderId;
}
