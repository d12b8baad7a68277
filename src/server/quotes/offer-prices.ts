import { count, eq } from 'drizzle-orm';
import type { OfferForm } from '../../domain/quotes/quote-forms.ts';
import type { ShopRules } from '../checkout/shop-rules.ts';
import { isOfferValid, isValidityTooLong } from '../../domain/quotes/offer.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { answerEmail } from './quote-emails.ts';
import { quoteViewOf } from './find-quotes.ts';
import { lockForStep, takeStep } from './step-of-quote.ts';
import { quoteLines, quoteOfferLines, quoteOffers } from './tables.ts';

export type PricesOffered =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false;
      /** `quote-changed`: somebody answered meanwhile; `wrong-lines`: not a price for each line. */
      readonly reason:
        | 'quote-not-found'
        | 'transition-not-allowed'
        | 'quote-changed'
        | 'wrong-lines'
        | 'validity-over'
        | 'validity-too-long';
    };

/**
 * Answers a request with prices (R10): a new version, which supersedes the one before, with today's tax rule frozen in it;
 * status, history and e-mail in one transaction. `offer.version` is the newest that staff saw.
 */
export const offerPrices =
  (database: Database, rules: Pick<ShopRules, 'tax'>) =>
  (asked: { quoteId: string; offer: OfferForm; staffId: string }): Promise<PricesOffered> =>
    database.transaction(async (transaction) => {
      const { quoteId, offer, staffId } = asked;
      const locked = await lockForStep(transaction, { id: quoteId, to: 'OFFERED' });
      if (!locked.ok) return locked;
      const { quote } = locked;
      if (offer.version !== quote.version) return { ok: false, reason: 'quote-changed' };
      const { unitsMinor, validUntil, shippingMinor, minDays, maxDays, note } = offer;
      const validity = { validUntil, currency: quote.currency };
      const now = new Date().toISOString();
      if (!isOfferValid(validity, now)) return { ok: false, reason: 'validity-over' };
      if (isValidityTooLong(validity, now)) return { ok: false, reason: 'validity-too-long' };
      const [lines] = await transaction
        .select({ count: count() })
        .from(quoteLines)
        .where(eq(quoteLines.quoteId, quoteId));
      if (lines?.count !== unitsMinor.length) return { ok: false, reason: 'wrong-lines' };
      const version = quote.version + 1;
      const actor = `staff:${staffId}`;
      const { ratePercent, mode: taxMode } = rules.tax[quote.currency];
      const days = { minDays, maxDays, validUntil };
      const taxed = { taxRatePercent: String(ratePercent), taxMode };
      await transaction
        .insert(quoteOffers)
        .values({ quoteId, version, shippingMinor, ...days, note, ...taxed, actor });
      await transaction
        .insert(quoteOfferLines)
        .values(unitsMinor.map((unitMinor, position) => ({ quoteId, version, position, unitMinor })));
      const row = await takeStep(transaction, quote, {
        to: 'OFFERED',
        actor,
        change: { version, validUntil },
      });
      await transaction.insert(emails).values(answerEmail(await quoteViewOf(transaction, row), 'offered'));
      return { ok: true, version };
    });
