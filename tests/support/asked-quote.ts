import { randomUUID } from 'node:crypto';
import type { OfferForm } from '../../src/domain/quotes/quote-forms.ts';
import type { Acceptance } from '../../src/server/quotes/accept-quote.ts';
import type { PriceQuestion } from '../../src/server/quotes/request-quote.ts';
import { orderRequest } from './sample-order.ts';

/** Six batteries, which are a bulk order, and what is to differ. */
export const priceQuestion = (rest: Partial<PriceQuestion> = {}): PriceQuestion => ({
  request: {
    name: 'Олена Шевченко',
    email: 'olena@example.com',
    phone: '+380671234567',
    country: 'UA',
    city: 'Львів',
    note: null,
  },
  lines: [
    { id: 201, quantity: 4, rental: null },
    { id: 203, quantity: 2, rental: null },
  ],
  userId: null,
  locale: 'uk',
  currency: 'UAH',
  key: randomUUID(),
  ...rest,
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day so many days from now, ISO 8601. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** An answer to it, and what is to differ. */
export const offerForm = (rest: Partial<OfferForm> = {}): OfferForm => ({
  version: 0,
  unitsMinor: [40_000_00, 55_000_00],
  shippingMinor: 4_500_00,
  minDays: 4,
  maxDays: 6,
  validUntil: dayFromNow(7),
  note: null,
  ...rest,
});

/** A yes to its first version, by transfer, in the city that was asked for. */
export const acceptance = (quoteId: string, userId: string, rest: Partial<Acceptance> = {}): Acceptance => ({
  quoteId,
  version: 1,
  userId,
  shipping: { ...orderRequest(userId).shipping, city: 'Львів' },
  billing: null,
  payment: 'transfer',
  seenTotalMinor: null,
  ...rest,
});
