import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { manualsFor, type ManualName } from '../../content/pages/published-documents.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { hasStorage } from './warranty-views.ts';

/** So many of a customer's latest lines are looked at. */
const LINES_MAX = 200;

/** The manual of a kind of equipment, with what of it a customer has. */
export interface OwnManual {
  readonly name: ManualName;
  /** What it goes with, the latest first, each once. */
  readonly goods: readonly string[];
}

/** The manuals that go with what a customer bought or rented, cancelled orders aside: of the latest goods first. */
export const ownManuals =
  (database: Database) =>
  async (userId: string): Promise<readonly OwnManual[]> => {
    const rows = await database
      .select({
        name: orderItems.name,
        rentalDuration: orderItems.rentalDuration,
        categoryId: products.categoryId,
        hasStorage,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(and(eq(orders.userId, userId), ne(orders.status, 'CANCELLED'), isNull(orders.erasedAt)))
      .orderBy(desc(orders.createdAt), orderItems.position)
      .limit(LINES_MAX);
    const goods = new Map<ManualName, Set<string>>();
    for (const { name, rentalDuration, categoryId, hasStorage: stores } of rows) {
      const manuals = manualsFor({
        kind: rentalDuration === null ? 'purchase' : 'rental',
        categoryId,
        specifications: stores ? [{ key: 'energyKwh' }] : [],
      });
      for (const manual of manuals) goods.set(manual, (goods.get(manual) ?? new Set()).add(name));
    }
    return [...goods].map(([name, names]) => ({ name, goods: [...names] }));
  };
