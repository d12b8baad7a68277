import { and, eq, inArray, like, ne, sql, sum } from 'drizzle-orm';
import { products } from '../../../src/server/catalogue/tables.ts';
import { orderItems, orders } from '../../../src/server/orders/tables.ts';
import { addCustomers, bought, orderRequest } from '../../support/sample-order.ts';
import type { TestShop } from '../../support/test-shop.ts';

const CUSTOMERS = 200;
const GOODS = 20;
/** Fewer than are wanted in all, so that many a basket is refused. */
const STOCK = 15;
const MOST_LINES = 6;
const MOST_PIECES = 4;

/** Numbers below 2³² that look drawn and are the same each time (a linear congruential generator). */
function* drawn(seed: number): Generator<number, never> {
  for (let number = seed; ;) yield (number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0);
}

function basketsOf(ids: readonly number[]) {
  const numbers = drawn(20_261_121);
  const below = (limit: number) => Math.floor((numbers.next().value / 2 ** 32) * limit);
  return Array.from({ length: CUSTOMERS }, (_, customer) => {
    const shuffled = ids.map((id) => ({ id, place: below(1e9) })).toSorted((a, b) => a.place - b.place);
    const lines = shuffled
      .slice(0, 1 + below(MOST_LINES))
      .map(({ id }) => bought(id, 1 + below(MOST_PIECES)));
    return { userId: `racer-${customer}`, lines, isCancelled: below(4) === 0, isSentTwice: below(4) === 0 };
  });
}

/**
 * Two hundred customers order at the same moment, each a basket of its own of the same twenty goods in an order of its
 * own; every fourth sends the order twice, every fourth cancels what it got. Tells how it went and how the books stand;
 * closes the shop.
 */
export async function raceWithBaskets(openShop: () => Promise<TestShop>) {
  const { shop, database, close } = await openShop();
  try {
    const goods = await database
      .select({ id: products.id })
      .from(products)
      .where(eq(products.kind, 'purchase'))
      .orderBy(products.id)
      .limit(GOODS);
    const ids = goods.map(({ id }) => id);
    await database.update(products).set({ stock: STOCK }).where(inArray(products.id, ids));
    const baskets = basketsOf(ids);
    await addCustomers(database, ...baskets.map(({ userId }) => userId));
    const outcomes = await Promise.all(
      baskets.map(async ({ userId, lines, isCancelled, isSentTwice }) => {
        const request = orderRequest(userId, { lines, idempotencyKey: `key-of-${userId}` });
        const [placed, again] = await Promise.all([
          shop.checkout.placeOrder(request),
          isSentTwice ? shop.checkout.placeOrder(request) : null,
        ]);
        const { ok } = placed;
        if (ok && isCancelled) {
          await shop.orders.cancelOrder({ orderId: placed.orderId, userId, reason: 'mistake' });
        }
        const isSame = !ok || !again?.ok || placed.orderId === again.orderId;
        return { outcome: ok ? 'placed' : placed.reason, isSame };
      }),
    );
    const held = database
      .select({ id: orderItems.productId, pieces: sum(orderItems.quantity).mapWith(Number).as('pieces') })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(ne(orders.status, 'CANCELLED'), like(orders.userId, 'racer-%')))
      .groupBy(orderItems.productId)
      .as('held');
    const books = await database
      .select({ stock: products.stock, held: sql<number>`coalesce(${held.pieces}, 0)`.mapWith(Number) })
      .from(products)
      .leftJoin(held, eq(held.id, products.id))
      .where(inArray(products.id, ids));
    return {
      outcomes: new Set(outcomes.map(({ outcome }) => outcome)),
      placed: outcomes.filter(({ outcome }) => outcome === 'placed').length,
      twins: outcomes.filter(({ isSame }) => !isSame).length,
      goods: books.length,
      unbalanced: books.filter(({ stock, held: pieces }) => stock < 0 || stock + pieces !== STOCK),
    };
  } finally {
    await close();
  }
}
