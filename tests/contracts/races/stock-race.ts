import { count, eq } from 'drizzle-orm';
import { products } from '../../../src/server/catalogue/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import type { TestShop } from '../../support/test-shop.ts';

const CUSTOMERS = 20;
const PRODUCT_ID = 101;

export interface RaceOutcome {
  readonly placed: number;
  readonly outOfStock: number;
  readonly customers: number;
  readonly ordersWritten: number;
  readonly stockLeft: number | undefined;
}

/** Twenty customers order the last unit of a product at the same moment. Runs on any database; closes the shop. */
export async function raceForLastUnit(openShop: () => Promise<TestShop>): Promise<RaceOutcome> {
  const { api, database, signedIn, close } = await openShop();
  try {
    await database.update(products).set({ stock: 1 }).where(eq(products.id, PRODUCT_ID));
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => signedIn()));
    const body = JSON.stringify(checkoutBody([{ id: PRODUCT_ID, quantity: 1 }]));
    const answers = await Promise.all(
      customers.map(({ headers }) => api('/create-checkout-session', { method: 'POST', headers, body })),
    );
    const [written] = await database.select({ total: count() }).from(orders);
    const [product] = await database
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, PRODUCT_ID));
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status).length;
    return {
      placed: withStatus(201),
      outOfStock: withStatus(409),
      customers: CUSTOMERS,
      ordersWritten: written?.total ?? 0,
      stockLeft: product?.stock,
    };
  } finally {
    await close();
  }
}
