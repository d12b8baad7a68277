import type { Product } from '../../domain/catalogue/product.ts';
import { DEFAULT_TAX_RULE as rule } from '../../domain/checkout/tax.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { offerTotals } from '../../domain/quotes/offer.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import { PREVIEWED_ID, previewReader, type EmailPreviews } from '../emails/email-preview.ts';
import { answerEmail, QUOTE_STEPS, requestedEmail, shopEmail, type QuoteStep } from './quote-emails.ts';

/** A request of some real products as it would stand at a step; never kept, never sent. */
function sampleQuote(products: readonly Product[], locale: Locale, step: QuoteStep | 'asked'): QuoteView {
  const isPolish = locale === 'pl';
  const { name, recipient: email } = previewReader(locale);
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
    id: PREVIEWED_ID,
    quoteNumber: 'Q-1001',
    status: step === 'offered' ? 'OFFERED' : 'REQUESTED',
    userId: null,
    name,
    email,
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

/** Every e-mail about a request for a bulk price; `quote-asked` is the shop's own. */
export const QUOTE_PREVIEWS: EmailPreviews = {
  ...Object.fromEntries(
    QUOTE_STEPS.map((step) => [
      `quote-${step}`,
      (products, locale) => {
        const quote = sampleQuote(products, locale, step);
        return step === 'requested' ? requestedEmail(quote, rule) : answerEmail(quote, step);
      },
    ]),
  ),
  'quote-asked': (products, locale) =>
    shopEmail(sampleQuote(products, locale, 'asked'), { recipient: null, rule }),
};
