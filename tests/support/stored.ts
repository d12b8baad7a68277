import { count, eq, sum } from 'drizzle-orm';
import { products } from '../../src/server/catalogue/tables.ts';
import { idempotencyKeys } from '../../src/server/checkout/tables.ts';
import type { Database } from '../../src/server/database/database.ts';
import { orderAddresses } from '../../src/server/orders/address-tables.ts';
import { orderEvents } from '../../src/server/orders/event-tables.ts';
import { orderItems, orders } from '../../src/server/orders/tables.ts';
import { emails } from '../../src/server/outbox/tables.ts';

/** How much of everything that an order writes is in the database; equal before and after means: nothing written. */
export async function storedCounts(database: Database): Promise<Readonly<Record<string, number>>> {
  const tables = { orders, orderItems, orderAddresses, orderEvents, emails: emails, idempotencyKeys };
  const counted: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await database.select({ total: count() }).from(table);
    counted[name] = row?.total ?? 0;
  }
  const [stock] = await database.select({ total: sum(products.stock) }).from(products);
  return { ...counted, stock: Number(stock?.total) };
}

export async function setStock(database: Database, id: number, stock: number): Promise<void> {
  await database.update(products).set({ stock }).where(eq(products.id, id));
}

export async function stockOf(database: Database, id: number): Promise<number | undefined> {
  const [row] = await database.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock;
}
