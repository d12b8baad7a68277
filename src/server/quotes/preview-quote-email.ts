import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { offerTotals } from '../../domain/quotes/offer.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import type { Email } from '../outbox/email.ts';
import { QUOTE_STEPS, quoteEmail, shopEmail, type QuoteStep } from './quote-emails.ts';

/** Batteries that the starting catalogue has. */
const PRODUCTS = [201, 203];

/** Every e-mail about a request for a bulk price, in every language; `asked` is the shop's own. */
export const QUOTE_PREVIEWS: readonly { readonly step: QuoteStep | 'asked'; readonly locale: Locale }[] = [
  ...QUOTE_STEPS,
  'asked' as const,
].flatMap((step) => LOCALES.map((locale) => ({ step, locale })));

/** A request of some real products as it would stand at a step; never kept, never sent. */
function sampleQuote(products: readonly Product[], locale: Locale, step: QuoteStep | 'asked'): QuoteView {
  const isPolish = locale === 'pl';
  const currency = isPolish ? 'PLN' : 'UAH';
  const at = new Date().toISOString();
  const lines = products.map(({ id: productId, prices, articleNumber, name, brand, picture }) => {
    const listMinor = prices[currency].sale ?? 0;
    return { productId, articleNumber, name, brand, picture, quantity: 4, listMinor };
  });
  const terms = {
    version: 1,
    unitsMinor: lines.map(({ listMinor }) => Math.round(listMinor * 0.93)),
    shippingMinor: 250_000,
    minDays: 4,
    maxDays: 6,
    validUntil: at.slice(0, 10),
    note: null,
    taxRatePercent: 20,
    taxMode: 'added' as const,
    createdAt: at,
  };
  return {
    id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
    quoteNumber: 'Q-1001',
    status: step === 'offered' ? 'OFFERED' : 'REQUESTED',
    userId: null,
    name: isPolish ? 'Anna Kowalska' : 'Олена Коваль',
    email: isPolish ? 'anna@example.com' : 'olena@example.com',
    phone: isPolish ? '+48512345678' : '+380671234567',
    country: isPolish ? 'PL' : 'UA',
    city: isPolish ? 'Kraków' : 'Львів',
    note: null,
    locale,
    currency,
    orderId: null,
    listMinor: 0,
    createdAt: at,
    lines,
    offers: step === 'offered' ? [{ ...terms, totals: offerTotals({ currency, lines }, terms) }] : [],
    events: [],
  };
}

/** An e-mail about a request as it would arrive, made of products of the catalogue. */
export const previewQuoteEmail =
  (
    productsByIds: (ids: readonly number[], locale: Locale) => Promise<readonly Product[]>,
    seal: (letter: Email) => Email,
  ) =>
  async (step: QuoteStep | 'asked', locale: Locale): Promise<Email> => {
    const quote = sampleQuote(await productsByIds(PRODUCTS, locale), locale, step);
    return seal(step === 'asked' ? shopEmail(quote, null) : quoteEmail(quote, step));
  };
