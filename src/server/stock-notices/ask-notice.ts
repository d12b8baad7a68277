import { createHash } from 'node:crypto';
import { and, count, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { STOCK_NOTICE_KEPT_DAYS, STOCK_NOTICES_MAX } from '../../domain/stock-notices/stock-notice.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { stockNotices } from './tables.ts';

export interface NoticeRequest {
  readonly productId: number;
  readonly email: string;
  readonly locale: Locale;
  readonly currency: Currency;
}

export type NoticeAsked =
  | { readonly ok: true }
  /** It can be had already, or there is no such product; the address waits for so much that no more is taken. */
  | { readonly ok: false; readonly reason: 'in-stock' | 'not-found' | 'too-many' };

/**
 * Notes who is to be told when a product can be had again. Once for each address and product: asked twice, or by somebody else for the same
 * address, it is answered alike and stays one row. Nothing is sent now: anybody's address may be typed here. In the account of who is
 * signed in when that is their address.
 */
export const askNotice =
  (database: Database) =>
  (
    { productId, email, locale, currency }: NoticeRequest,
    user: { readonly id: string; readonly email: string } | null,
  ): Promise<NoticeAsked> =>
    database.transaction(async (transaction): Promise<NoticeAsked> => {
      const address = email.toLowerCase();
      // Counted and written by one at a time.
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`stock:${address}`}, 0))`,
      );
      const [product] = await transaction
        .select({ stock: products.stock })
        .from(products)
        .where(
          and(eq(products.id, productId), eq(products.kind, 'purchase'), isNotNull(products.publishedAt)),
        );
      if (!product) return { ok: false, reason: 'not-found' };
      if (product.stock > 0) return { ok: false, reason: 'in-stock' };
      const ofAddress = eq(sql`lower(${stockNotices.email})`, address);
      const [known] = await transaction
        .select({
          all: count(),
          same: sql<number>`count(*) filter (where ${stockNotices.productId} = ${productId})::int`,
        })
        .from(stockNotices)
        .where(ofAddress);
      if (known && known.same > 0) return { ok: true };
      if (known && known.all >= STOCK_NOTICES_MAX) return { ok: false, reason: 'too-many' };
      const userId = user?.email.toLowerCase() === address ? user.id : null;
      await transaction.insert(stockNotices).values({ productId, email, userId, locale, currency });
      return { ok: true };
    });

/** An address as the links of its e-mails name it: they are in the heads of e-mails, and tell nobody who reads it. */
export const addressMark = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Ends all that an address waits for, by the mark that the link of an e-mail names it by. */
export const stopNotices =
  (database: Database) =>
  async (mark: string): Promise<void> => {
    await database
      .delete(stockNotices)
      .where(sql`encode(sha256(convert_to(lower(${stockNotices.email}), 'UTF8')), 'hex') = ${mark}`);
  };

/** Drops requests that never came true; run now and then. */
export const forgetOldNotices = (database: Database) => async (): Promise<void> => {
  await database
    .delete(stockNotices)
    .where(lt(stockNotices.createdAt, sql`now() - make_interval(days => ${STOCK_NOTICE_KEPT_DAYS})`));
};
