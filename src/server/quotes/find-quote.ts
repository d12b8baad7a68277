import { eq } from 'drizzle-orm';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { OrderKeys } from '../orders/order-key.ts';
import { quoteViewOf } from './quote-view-of.ts';
import { quotes } from './tables.ts';

/** A quote for staff; null for an unknown one. */
export const findQuote =
  (database: Database) =>
  async (id: string): Promise<QuoteView | null> => {
    if (!isOrderId(id)) return null;
    const [row] = await database.select().from(quotes).where(eq(quotes.id, id));
    return row ? quoteViewOf(database, row) : null;
  };

/**
 * A quote for its customer: whoever has the link of an e-mail, or the account that it is in. Null for anybody else and
 * for an unknown one, alike.
 */
export const findCustomersQuote =
  (database: Database, keys: Pick<OrderKeys, 'opens'>) =>
  async ({
    id,
    key,
    userId,
  }: {
    readonly id: string;
    readonly key: string | null;
    readonly userId: string | null;
  }): Promise<QuoteView | null> => {
    const isOpened = key !== null && isOrderId(id) && keys.opens(id, key);
    if (!isOpened && userId === null) return null;
    const quote = await findQuote(database)(id);
    return quote && (isOpened || quote.userId === userId) ? quote : null;
  };
