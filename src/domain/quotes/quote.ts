import type { Country } from '../contact-data/countries.ts';
import type { CheckoutTotals } from '../checkout/totals-of.ts';
import type { Locale } from '../locale/locale.ts';
import { type Currency, money, type Money } from '../money/money.ts';
import type { ActorKind } from '../orders/actor.ts';

/** What a request for a bulk price is known by: `Q-` and its number in the sequence of requests. */
export const quoteNumber = (sequence: number): string => `Q-${sequence}`;

/** How a request for a bulk price stands. Printed names are the messages `quote.status.{status}`. */
export const QUOTE_STATUSES = [
  'REQUESTED',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * From each status the ones that may follow (R10). An offer may be followed by a better one, also when it has expired;
 * what was accepted is an order, and nothing here changes it any more.
 */
export const QUOTE_TRANSITIONS = {
  REQUESTED: ['OFFERED', 'DECLINED', 'WITHDRAWN'],
  OFFERED: ['OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'],
  EXPIRED: ['OFFERED', 'DECLINED', 'WITHDRAWN'],
  ACCEPTED: [],
  DECLINED: [],
  WITHDRAWN: [],
} as const satisfies Readonly<Record<QuoteStatus, readonly QuoteStatus[]>>;

/** Characters of what staff and customers write beside a quote. */
export const NOTE_MAX_LENGTH = 1000;

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
interface QuoteEvent {
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

/**
 * The lines of a quote, each with its unit price in the offer. Throws a RangeError unless the offer prices every line:
 * a missing price must never be read as zero.
 */
export function offeredLines<Line extends Pick<QuoteLine, 'quantity'>>(
  { currency, lines }: { readonly currency: Currency; readonly lines: readonly Line[] },
  { unitsMinor, version }: Pick<OfferTerms, 'unitsMinor' | 'version'>,
): (Line & { readonly unit: Money })[] {
  if (unitsMinor.length !== lines.length) {
    throw new RangeError(`Offer ${version} has ${unitsMinor.length} prices for ${lines.length} lines`);
  }
  return lines.map((line, index) => {
    const minor = unitsMinor[index];
    if (minor === undefined) throw new RangeError(`Offer ${version} has no price for line ${index}`);
    return { ...line, unit: money(minor, currency) };
  });
}

/** The same with the shop's own prices of the day of the request while there is no offer. */
export const pricedLines = <Line extends Pick<QuoteLine, 'quantity' | 'listMinor'>>(
  quote: { readonly currency: Currency; readonly lines: readonly Line[] },
  offer: Pick<OfferTerms, 'unitsMinor' | 'version'> | null,
): (Line & { readonly unit: Money })[] =>
  offer === null
    ? quote.lines.map((line) => ({ ...line, unit: money(line.listMinor, quote.currency) }))
    : offeredLines(quote, offer);
