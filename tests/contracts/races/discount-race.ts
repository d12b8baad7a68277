import { and, count, countDistinct, eq, gt } from 'drizzle-orm';
import { products } from '../../../src/server/catalogue/tables.ts';
import { discountCodes, discountRedemptions } from '../../../src/server/discounts/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import type { TestShop } from '../../support/test-shop.ts';

const CUSTOMERS = 10;
const USES = 7;
const CODE = 'RACE';

/**
 * Ten customers send two orders each at the same moment with a code that seven may use, once each. Every order is for
 * other goods, so that nothing but the code makes one wait for another. Runs on any database; closes the shop.
 */
export async function raceForDiscount(openShop: () => Promise<TestShop>) {
  const { api, database, signedIn, close } = await openShop();
  try {
    const goods = await database
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.kind, 'purchase'), gt(products.stock, 0)))
      .limit(2 * CUSTOMERS);
    await database
      .insert(discountCodes)
      .values({ code: CODE, kind: 'percentage', percent: 10, maxUses: USES, maxUsesPerCustomer: 1 });
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => signedIn()));
    const statuses = await Promise.all(
      [...customers, ...customers].map(async ({ headers }, order) => {
        const lines = [{ id: goods[order]?.id, quantity: 1 }];
        const body = JSON.stringify(checkoutBody(lines, { discountCode: CODE }));
        const { status } = await api('/create-checkout-session', { method: 'POST', headers, body });
        return status;
      }),
    );
    const [code] = await database.select().from(discountCodes).where(eq(discountCodes.code, CODE));
    const [redeemed] = await database
      .select({ orders: count(), customers: countDistinct(discountRedemptions.userId) })
      .from(discountRedemptions);
    const [written] = await database
      .select({ total: count() })
      .from(orders)
      .where(eq(orders.discountCode, CODE));
    return {
      placed: statuses.filter((status) => status === 201).length,
      refused: statuses.filter((status) => status === 409).length,
      uses: code?.uses,
      redeemed,
      ordersWritten: written?.total,
    };
  } finally {
    await close();
  }
}
