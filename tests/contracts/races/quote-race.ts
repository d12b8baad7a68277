import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import { products } from '../../../src/server/catalogue/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { quoteEvents, quotes } from '../../../src/server/quotes/tables.ts';
import { acceptance, offerForm, priceQuestion } from '../../support/asked-quote.ts';
import { addCustomers } from '../../support/sample-order.ts';
import type { TestShop } from '../../support/test-shop.ts';

/**
 * Two customers with the same link accept one offer ten times each at the same moment, while staff offer another version.
 * Runs on any database; closes the shop.
 */
export async function raceForQuote(openShop: () => Promise<TestShop>) {
  const { shop, database, close } = await openShop();
  try {
    const customers = [randomUUID(), randomUUID()];
    await addCustomers(database, ...customers);
    await database.update(products).set({ stock: 500 }).where(eq(products.id, 201));
    const asked = await shop.quotes.requestQuote(priceQuestion());
    if (!asked.ok) throw new Error(asked.reason);
    const { id: quoteId } = asked;
    await shop.quotes.offerPrices({ quoteId, offer: offerForm(), staffId: 'staff' });
    const yes = Array.from({ length: 20 }, (_, index) =>
      shop.quotes.acceptQuote(acceptance(quoteId, customers[index % 2] ?? '')),
    );
    const another = shop.quotes.offerPrices({ quoteId, offer: offerForm({ version: 1 }), staffId: 'staff' });
    const answers = await Promise.all(yes);
    const isSuperseded = (await another).ok;
    const [written] = await database
      .select({ total: count() })
      .from(orders)
      .where(inArray(orders.userId, customers));
    const [product] = await database
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, 201));
    const [accepted] = await database
      .select({ total: count() })
      .from(quoteEvents)
      .where(and(eq(quoteEvents.quoteId, quoteId), eq(quoteEvents.toStatus, 'ACCEPTED')));
    const [quote] = await database.select().from(quotes).where(eq(quotes.id, quoteId));
    const orderIds = new Set(answers.filter((answer) => answer.ok).map(({ orderId }) => orderId));
    return {
      // Whichever came first, the yes or the new version, the other one is refused.
      isEither: isSuperseded ? orderIds.size === 0 : orderIds.size === 1,
      hasAsManyOrders: written?.total === orderIds.size,
      isNotedOnce: accepted?.total === orderIds.size,
      stockTaken: 500 - (product?.stock ?? 0) === 4 * orderIds.size,
      isLinked: isSuperseded ? quote?.orderId === null : orderIds.has(quote?.orderId ?? ''),
    };
  } finally {
    await close();
  }
}
