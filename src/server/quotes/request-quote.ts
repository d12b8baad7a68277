import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Line } from '../../domain/cart/cart-item.ts';
import type { ShopRules } from '../checkout/shop-rules.ts';
import { bulkGoodsOf, isBulk } from '../../domain/checkout/bulk.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { PricedLine } from '../../domain/orders/order-view.ts';
import { quoteNumber } from '../../domain/quotes/quote.ts';
import type { QuoteRequest } from '../../domain/quotes/quote-forms.ts';
import { productsByIds } from '../catalogue/list-products.ts';
import { freightsOf } from '../catalogue/freights.ts';
import { priceLines } from '../../domain/cart/line-price.ts';
import { freightLines } from '../../domain/checkout/freight.ts';
import type { Database } from '../database/database.ts';
import { fitsInteger } from '../database/columns.ts';
import type { CountEmail } from '../outbox/count-email.ts';
import { emails } from '../outbox/tables.ts';
import { requestedEmail, shopEmail } from './quote-emails.ts';
import { quoteViewOf } from './find-quotes.ts';
import { quoteEvents, quoteLines, quoteNumbers, quotes } from './tables.ts';

/** What is asked for, already parsed. */
export interface PriceQuestion {
  readonly request: QuoteRequest;
  /** All of them bought. */
  readonly lines: readonly Line[];
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Names this sending of the form. */
  readonly key: string;
}

export type QuoteRequested =
  | { readonly ok: true; readonly id: string; readonly repeated: boolean }
  | {
      readonly ok: false;
      /** `not-bulk`: an ordinary cart is ordered at the shop's prices (R10). */
      readonly reason: 'not-bulk' | 'product-unavailable' | 'idempotency-key-reused';
    }
  /** Too many e-mails to one recipient. */
  | { readonly ok: false; readonly reason: 'rate-limited'; readonly retryAfterSeconds: number };

const hashOf = ({ request, lines, currency }: PriceQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([request, lines, currency]))
    .digest('base64url');

/** The request that this sending of the form made before; null for none. */
async function earlier(database: Database, question: PriceQuestion): Promise<QuoteRequested | null> {
  const [found] = await database
    .select({ id: quotes.id, requestHash: quotes.requestHash })
    .from(quotes)
    .where(eq(quotes.requestKey, question.key));
  if (!found) return null;
  return found.requestHash === hashOf(question)
    ? { ok: true, id: found.id, repeated: true }
    : { ok: false, reason: 'idempotency-key-reused' };
}

/** Prices the goods as the shop sells them today; the customer says no price (R17). */
async function price(database: Database, { lines, locale, currency }: PriceQuestion) {
  const ids = [...new Set(lines.map(({ id }) => id))].filter(fitsInteger);
  const found = await productsByIds(database)(ids, locale);
  const products = new Map(found.map((product) => [product.id, product]));
  const priced = priceLines(lines, { products, options: new Map() }, currency);
  if (!priced.ok) return { ok: false, reason: 'product-unavailable' } as const;
  const bulkGoods = bulkGoodsOf(freightLines(lines, await freightsOf(database, ids)));
  return isBulk(bulkGoods) ? priced : ({ ok: false, reason: 'not-bulk' } as const);
}

const lineRow = (
  quoteId: string,
  { unitMinor, lineMinor: _line, rental: _rental, ...line }: PricedLine,
  position: number,
) => ({ ...line, quoteId, position, listMinor: unitMinor });

/** Carries the refusal out of the transaction, which undoes all that was written. */
class TooManyEmails extends Error {
  override readonly name = 'TooManyEmails';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a request is taken in with. */
interface RequestNeeds {
  /** Where the shop is told; null for the seller of the market. */
  readonly recipient: string | null;
  readonly countEmail: CountEmail;
  /** Their tax is that of the prices which both sides read. */
  readonly rules: Pick<ShopRules, 'tax'>;
}

async function write(
  transaction: Database,
  question: PriceQuestion,
  priced: RequestNeeds & { lines: readonly PricedLine[] },
): Promise<QuoteRequested> {
  const { request, userId, locale, currency, key } = question;
  const { rows } = await transaction.execute<{ number: number }>(
    sql`select nextval(${quoteNumbers.seqName ?? ''}::regclass)::int as number`,
  );
  const [row] = await transaction
    .insert(quotes)
    .values({
      ...request,
      quoteNumber: quoteNumber(rows[0]?.number ?? 0),
      userId,
      locale,
      currency,
      requestKey: key,
      requestHash: hashOf(question),
    })
    .onConflictDoNothing({ target: quotes.requestKey })
    .returning();
  if (!row) return (await earlier(transaction, question)) ?? { ok: false, reason: 'idempotency-key-reused' };
  const counted = await priced.countEmail(transaction, { recipient: request.email, userId });
  if (!counted.ok) throw new TooManyEmails(counted.retryAfterSeconds);
  await transaction
    .insert(quoteLines)
    .values(priced.lines.map((line, position) => lineRow(row.id, line, position)));
  const actor = userId === null ? 'visitor' : `customer:${userId}`;
  await transaction.insert(quoteEvents).values({ quoteId: row.id, toStatus: 'REQUESTED', actor });
  const quote = await quoteViewOf(transaction, row);
  const rule = priced.rules.tax[currency];
  await transaction
    .insert(emails)
    .values([requestedEmail(quote, rule), shopEmail(quote, { recipient: priced.recipient, rule })]);
  return { ok: true, id: row.id, repeated: false };
}

/**
 * Takes in a request for a bulk price (R10) with the goods at today's prices, and writes the e-mails to the customer and
 * to the shop, in one transaction. The same form sent twice is one request.
 */
export const requestQuote =
  (database: Database, needs: RequestNeeds) =>
  async (question: PriceQuestion): Promise<QuoteRequested> => {
    const known = await earlier(database, question);
    if (known) return known;
    const priced = await price(database, question);
    if (!priced.ok) return { ok: false, reason: priced.reason };
    try {
      return await database.transaction((transaction) =>
        write(transaction, question, { ...needs, lines: priced.lines }),
      );
    } catch (error) {
      if (error instanceof TooManyEmails) {
        const { retryAfterSeconds } = error;
        return { ok: false, reason: 'rate-limited', retryAfterSeconds };
      }
      throw error;
    }
  };
