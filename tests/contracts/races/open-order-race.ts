import { eq } from 'drizzle-orm';
import { OPEN_ORDER_LIMITS } from '../../../src/domain/limits/open-orders.ts';
import { products } from '../../../src/server/catalogue/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { addCustomers, bought, orderRequest } from '../../support/sample-order.ts';
import type { TestShop } from '../../support/test-shop.ts';

const ORDERS = 20;

/**
 * One customer places twenty orders at the same moment, each of other goods, so that only the limit of open orders stands
 * between them. Tells how many were placed beyond the limit, and what the others were told; closes the shop.
 */
export async function raceForOpenOrders(openShop: () => Promise<TestShop>) {
  const { shop, database, close } = await openShop();
  try {
    await addCustomers(database, 'hoarder');
    const goods = await database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.categoryId, 18))
      .orderBy(products.id);
    const results = await Promise.all(
      Array.from({ length: ORDERS }, (_, index) =>
        shop.checkout.placeOrder(
          orderRequest('hoarder', { lines: [bought(goods[index % goods.length]?.id ?? 0)] }),
        ),
      ),
    );
    const placed = results.filter(({ ok }) => ok).length;
    const written = await database.$count(orders, eq(orders.userId, 'hoarder'));
    return {
      beyondLimit: placed - OPEN_ORDER_LIMITS.customer.account.orders,
      unwritten: placed - written,
      reasons: new Set(results.flatMap((result) => (result.ok ? [] : [result.reason]))),
    };
  } finally {
    await close();
  }
}
