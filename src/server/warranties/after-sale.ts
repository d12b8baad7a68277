import { eq } from 'drizzle-orm';
import type { AfterSale } from '../../domain/warranties/warranty-view.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { installationsOf } from './installations.ts';
import { warrantyViews } from './warranty-views.ts';

/** No order has so many lines. */
const LINES_MAX = 500;

/** The warranties of an order's goods and the records of their installation, for whom the caller has found to be a reader of the order. */
export const afterSaleOf =
  (database: Database) =>
  async (orderId: string): Promise<AfterSale> => {
    const warranties = await warrantyViews(database, eq(orders.id, orderId), { limit: LINES_MAX });
    const installations = await installationsOf(database, [orderId]);
    return { warranties, installations: installations(orderId) };
  };
