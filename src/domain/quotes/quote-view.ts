import type { Country } from '../contact-data/countries.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import type { Locale } from '../locale/locale.ts';
import type { Currency } from '../money/money.ts';
import type { ActorKind } from '../orders/actor.ts';
import type { QuoteStatus } from './quote-status.ts';

/** Goods that a price is asked for, with the name and the shop's price of that day in minor units. */
export interface QuoteLine {
  readonly productId: number;
  readonly articleNumber: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
  readonly quantity: number;
  readonly listMinor: number;
}

/** What the shop says in one version of its answer; it never changes. Amounts in minor units. */
export interface OfferTerms {
  /** Counts from 1; only the newest can be accepted. */
  readonly version: number;
  /** Of one piece, line by line. */
  readonly unitsMinor: readonly number[];
  readonly shippingMinor: number;
  /** Business days on the way. */
  readonly minDays: number;
  readonly maxDays: number;
  /** Its last day, ISO 8601, in the market's time zone. */
  readonly validUntil: string;
  readonly note: string | null;
  readonly taxRatePercent: number;
  readonly taxMode: 'added' | 'included';
  readonly createdAt: string;
}

/** One version of the answer, with what it comes to. */
export interface QuoteOffer extends OfferTerms {
  readonly totals: CheckoutTotals;
}

/** A step in a quote's life; `note` is why it was declined. */
export interface QuoteEvent {
  readonly toStatus: QuoteStatus;
  readonly actor: ActorKind;
  readonly note: string | null;
  readonly at: string;
}

/** A quote in a list. */
export interface QuoteSummary {
  readonly id: string;
  readonly quoteNumber: string;
  /** OFFERED becomes EXPIRED with the last day of the newest offer. */
  readonly status: QuoteStatus;
  readonly name: string;
  readonly currency: Currency;
  /** The goods by the shop's prices of the day they were asked for, without tax, in minor units. */
  readonly listMinor: number;
  readonly createdAt: string;
}

/** A request for a bulk price and all that was answered. */
export interface QuoteView extends QuoteSummary {
  /** Null while no account is tied to it. */
  readonly userId: string | null;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly country: Country;
  readonly city: string;
  readonly note: string | null;
  readonly locale: Locale;
  /** The order that it became. */
  readonly orderId: string | null;
  readonly lines: readonly QuoteLine[];
  /** Oldest first. */
  readonly offers: readonly QuoteOffer[];
  readonly events: readonly QuoteEvent[];
}
