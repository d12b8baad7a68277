import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { productPrices, products } from '../../../src/server/catalogue/tables.ts';
import { orderItems } from '../../../src/server/orders/tables.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import { someoneWaits } from '../../support/someone-waits.ts';
import type { TestShop } from '../../support/test-shop.ts';

const placed = v.object({ orderId: v.string() });

const PRODUCT_ID = 107;
const NEW_PRICE = 123_400;

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
