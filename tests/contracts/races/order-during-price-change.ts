import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { productPrices, products } from '../../../src/server/catalogue/tables.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { orderItems } from '../../../src/server/orders/tables.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import type { TestShop } from '../../support/test-shop.ts';

const placed = v.object({ orderId: v.string() });

const PRODUCT_ID = 107;
const NEW_PRICE = 123_400;

/** Resolves once a statement in this database waits for a lock. */
async function someoneWaits(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.execute(sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
  }
}

/** Changes a price in a transaction that ends only when an order waits for it; tells what the order was priced at. */
export async function orderDuringPriceChange(openShop: () => Promise<TestShop>) {
  const { api, database, signedIn, close } = await openShop();
  try {
    const isProduct = eq(products.id, PRODUCT_ID);
    await database.update(products).set({ stock: 1 }).where(isProduct); // others on this server may have sold it out
    const { headers } = await signedIn();
    const body = JSON.stringify(checkoutBody([{ id: PRODUCT_ID, quantity: 1 }]));
    const ordering = await database.transaction(async (transaction) => {
      await transaction
        .update(products)
        .set({ updatedAt: sql`now()` })
        .where(isProduct);
      const answer = api('/create-checkout-session', { method: 'POST', headers, body });
      await someoneWaits(database);
      await transaction
        .update(productPrices)
        .set({ minor: NEW_PRICE })
        .where(
          and(
            eq(productPrices.productId, PRODUCT_ID),
            eq(productPrices.currency, 'UAH'),
            eq(productPrices.term, 'sale'),
          ),
        );
      return { answer };
    });
    const answer = await ordering.answer;
    const text = await answer.text();
    if (answer.status !== 201) return { status: answer.status, text };
    const { orderId } = v.parse(placed, JSON.parse(text));
    const [item] = await database.select().from(orderItems).where(eq(orderItems.orderId, orderId));
    return { status: answer.status, unitMinor: item?.unitMinor };
  } finally {
    await close();
  }
}
