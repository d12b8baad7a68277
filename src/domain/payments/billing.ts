import type { PaymentMethod } from '../checkout/payment-methods.ts';
import type { Currency } from '../money/money.ts';

/** What a customer's billing history is narrowed by (C §9); without a choice all is shown. */
export const BILLING_TYPES = ['purchase', 'lease', 'refund'] as const;
export type BillingType = (typeof BILLING_TYPES)[number];

/** What a customer's billing history is asked for. */
export interface BillingQuery {
  /** A calendar year of the market's days; null for all. */
  readonly year: number | null;
  /** A payment of an order that sells and rents out is of both types. */
  readonly type: BillingType | 'all';
  /** The entry after which the list begins; null for the newest. */
  readonly from: string | null;
  /** The entry until which the list was shown before: it goes on behind it. Null for its first part. */
  readonly until: string | null;
}

const YEAR = /^2\d{3}$/;

/** Reads the address of the history: what it does not know is all. */
export function readBillingQuery(query: URLSearchParams): BillingQuery {
  const year = query.get('year') ?? '';
  return {
    year: YEAR.test(year) ? Number(year) : null,
    type: BILLING_TYPES.find((type) => type === query.get('type')) ?? 'all',
    from: query.get('from'),
    until: query.get('until'),
  };
}

/** The same as an address's query, `?` and all, without what goes without saying; empty for the whole history. */
export function billingAddress({ year, type, from, until }: BillingQuery): string {
  const pairs = Object.entries({
    year: year === null ? '' : String(year),
    type: type === 'all' ? '' : type,
    from: from ?? '',
    until: until ?? '',
  }).filter(([, value]) => value !== '');
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}

/** The history from its beginning, narrowed otherwise. */
export const otherBilling = (query: BillingQuery, changes: Partial<BillingQuery>): BillingQuery => ({
  ...query,
  from: null,
  until: null,
  ...changes,
});

/** Whether a history is only a part of the customer's entries. */
export const isBillingNarrowed = ({ year, type }: BillingQuery): boolean => year !== null || type !== 'all';

/** So many documents are in one archive at most; of a year that has more there are several. */
export const ARCHIVE_DOCUMENTS = 100;

/** What belongs to an entry: the order's invoice or proforma, or the correction that followed a refund. */
export interface BillingDocument {
  readonly kind: 'invoice' | 'correction' | 'proforma';
  /** What it is asked for by, with the order's id (`orderDocumentPath`). */
  readonly name: string;
  /** As it is printed; null for a proforma, which has none of its own. */
  readonly number: string | null;
}

/** How money went: by a way of paying, or as the worth of exchanged goods from one order to another, of which no bank knows. */
export type BillingMethod = PaymentMethod | 'exchange';

/** The message that names how the money of an entry went. */
export const billingMethodKey = (method: BillingMethod) =>
  method === 'exchange' ? ('profile.billing.exchange' as const) : (`paymentMethod.${method}` as const);

/** Money that a customer paid or got back (C §3). */
export interface BillingEntry {
  readonly id: string;
  /** ISO 8601, in the order's market. */
  readonly day: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly method: BillingMethod;
  /** In minor units; negative for a refund. */
  readonly amountMinor: number;
  readonly currency: Currency;
  /** One, or of a payment for bought goods and machines both. */
  readonly types: readonly BillingType[];
  /** The order's first product, and how many others it has. */
  readonly product: string;
  readonly moreProducts: number;
  readonly documents: readonly BillingDocument[];
}

/** The types of an entry, by its amount and what its order holds. */
export function billingTypesOf({
  amountMinor,
  hasPurchase,
  hasRental,
}: {
  readonly amountMinor: number;
  readonly hasPurchase: boolean;
  readonly hasRental: boolean;
}): readonly BillingType[] {
  if (amountMinor < 0) return ['refund'];
  return [...(hasPurchase ? (['purchase'] as const) : []), ...(hasRental ? (['lease'] as const) : [])];
}
