import { inArray } from 'drizzle-orm';
import { products } from '../../../src/server/catalogue/tables.ts';
import { checkoutBody } from '../../support/checkout-body.ts';
import type { TestShop } from '../../support/test-shop.ts';

const CUSTOMERS = 10;
const GOODS = [1801, 1802, 1803];

/** Customers order the same goods at once, every other one from the last to the first; tells the answers' statuses. */
export async function orderSameGoodsCrosswise(openShop: () => Promise<TestShop>): Promise<readonly number[]> {
  const { api, database, signedIn, close } = await openShop();
  try {
    await database.update(products).set({ stock: 1000 }).where(inArray(products.id, GOODS));
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => signedIn()));
    const bodyOf = (number: number) => {
      const ids = number % 2 === 0 ? GOODS : GOODS.toReversed();
      return JSON.stringify(checkoutBody(ids.map((id) => ({ id, quantity: 1 }))));
    };
    const answers = await Promise.all(
      [0, 1, 2].flatMap(() =>
        customers.map(({ headers }, number) =>
          api('/create-checkout-session', { method: 'POST', headers, body: bodyOf(number) }),
        ),
      ),
    );
    return answers.map(({ status }) => status);
  } finally {
    await close();
  }
}
