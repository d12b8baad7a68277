import type { Translate } from '../../content/translator.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { emailPicture } from '../../domain/catalogue/picture.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { DEFAULT_TAX_RULE, type TaxRule } from '../../domain/checkout/tax.ts';
import type { QuoteLine, QuoteOffer, QuoteView } from '../../domain/quotes/quote.ts';
import { messagesOf } from '../messages/messages.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { fileLink, pageLink, quoteLink } from '../emails/email-links.ts';
import type { EmailPart, GoodsLine } from '../emails/email-part.ts';
import type { Email } from '../outbox/email.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { offerTotals } from '../../domain/quotes/offer.ts';
import { printedLines, printedListLines, printedSums } from './offer-amounts.ts';

/** The steps of a quote that its customer is written of. Texts are the messages `mail.quote.{step}.*`. */
const QUOTE_STEPS = ['requested', 'offered', 'declined'] as const;
type QuoteStep = (typeof QUOTE_STEPS)[number];

const goodsLine = (
  { locale }: QuoteView,
  { name, picture, productId }: QuoteLine,
  amounts: Pick<GoodsLine, 'detail' | 'amount'>,
): GoodsLine => ({
  name,
  ...amounts,
  picture: fileLink(emailPicture(picture)),
  href: pageLink(locale, `/product/${productId}`),
});

/** Goods with tax; under each the price of a piece with it and without it (R9). */
const goodsPart = (quote: QuoteView, lines: ReturnType<typeof printedLines>, t: Translate): EmailPart => ({
  kind: 'goods',
  title: t('mail.quote.goods'),
  lines: lines.map(({ line, unit, sum }) =>
    goodsLine(quote, line, {
      detail: `${line.quantity} × ${unit.gross} ${t('cart.withTax')}, ${unit.net} ${t('cart.withoutTax')}`,
      amount: `${sum.gross} ${t('cart.withTax')}`,
    }),
  ),
});

function offerParts(quote: QuoteView, offer: QuoteOffer, t: Translate): readonly EmailPart[] {
  const days = t('page.delivery.daysRange', daysRange({ min: offer.minDays, max: offer.maxDays }));
  return [
    ...(offer.note === null ? [] : [{ kind: 'quote', text: offer.note } as const]),
    goodsPart(quote, printedLines(quote, offer), t),
    { kind: 'sums', rows: printedSums(quote, offer, t('mail.order.total')) },
    {
      kind: 'facts',
      title: t('mail.quote.terms'),
      rows: [
        [t('quote.validUntil'), formatDate(offer.validUntil, quote.locale, 'UTC', 'short')],
        [t('order.quoted.days'), days],
        [t('quote.version'), String(offer.version)],
      ],
    },
  ];
}

/** Leads to the quote's own page. */
const quoteButton = ({ id, locale }: QuoteView, step: QuoteStep, t: Translate): EmailPart => ({
  kind: 'button',
  label: t(step === 'offered' ? 'mail.quote.viewOffer' : 'mail.quote.view'),
  href: quoteLink(locale, id),
});

/** What follows the first words of an answer: the newest offer, or why there is none. */
function answerParts(quote: QuoteView, step: 'offered' | 'declined', t: Translate): readonly EmailPart[] {
  const button = quoteButton(quote, step, t);
  const offer = quote.offers.at(-1);
  if (step === 'offered') return [button, ...(offer ? offerParts(quote, offer, t) : [])];
  const reason = quote.events.findLast(({ toStatus }) => toStatus === 'DECLINED')?.note ?? null;
  return [...(reason === null ? [] : [{ kind: 'quote', text: reason } as const]), button];
}

/** The e-mail to a customer about a step of a quote, in the quote's language; once for each version of an offer. */
function stepEmail(quote: QuoteView, step: QuoteStep, parts: readonly EmailPart[]): Email {
  const { locale, quoteNumber: number } = quote;
  const t = messagesOf(locale).translate;
  const version = step === 'offered' ? `:${quote.offers.length}` : '';
  return composeEmail({
    occasion: `quote-${step}:${quote.id}${version}`,
    recipient: quote.email,
    locale,
    market: marketOf(quote.currency),
    subject: t(`mail.quote.${step}.subject`, { number }),
    preheader: t(`mail.quote.${step}.text`),
    title: t(`mail.quote.${step}.title`),
    topic: t('quote.title', { number }),
    parts: [{ kind: 'text', text: t(`mail.quote.${step}.text`) }, ...parts],
    because: t('mail.quote.because', { number }),
  });
}

/**
 * The e-mail to a customer that a request has arrived, with the shop's own prices as `rule` taxes them. No words of a visitor's are
 * in it: anybody's address may be typed there.
 */
export function requestedEmail(quote: QuoteView, rule: TaxRule): Email {
  const { translate: t } = messagesOf(quote.locale);
  const goods = goodsPart(quote, printedListLines(quote, rule), t);
  return stepEmail(quote, 'requested', [quoteButton(quote, 'requested', t), goods]);
}

/** The e-mail to a customer that a request was answered, in the quote's language. */
export const answerEmail = (quote: QuoteView, step: 'offered' | 'declined'): Email =>
  stepEmail(quote, step, answerParts(quote, step, messagesOf(quote.locale).translate));

/** The e-mail that brings a request to the shop; an answer to it goes to the customer. `recipient` null is the seller; `rule` taxes the shop's prices. */
export function shopEmail(
  quote: QuoteView,
  { recipient, rule }: { readonly recipient: string | null; readonly rule: TaxRule },
): Email {
  const { locale, quoteNumber: number, name, email, phone, city, note, currency } = quote;
  const t = messagesOf(locale).translate;
  const market = marketOf(currency);
  const country = COUNTRIES.find((each) => each === quote.country);
  const place = [city, country && t(`country.${country}`)].filter(Boolean).join(', ');
  return composeEmail({
    occasion: `quote-asked:${quote.id}`,
    recipient: recipient ?? sellerIn(market, locale).email,
    replyTo: email,
    locale,
    market,
    subject: t('mail.quote.asked.subject', { number, name }),
    preheader: note ?? place,
    title: t('quote.title', { number }),
    topic: t('mail.quote.asked.topic'),
    parts: [
      {
        kind: 'facts',
        title: null,
        rows: [
          [t('contact.field.name'), name],
          [t('contact.field.email'), email],
          [t('page.seller.phone'), printPhone(phone)],
          [t('quote.place'), place],
        ],
      },
      ...(note === null ? [] : [{ kind: 'quote', text: note } as const]),
      {
        kind: 'button',
        label: t('mail.quote.asked.answer'),
        href: pageLink(locale, `/admin/quotes/${quote.id}`),
      },
      goodsPart(quote, printedListLines(quote, rule), t),
    ],
    because: t('mail.quote.asked.because'),
  });
}

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
    seal: (email: Email) => Email,
  ) =>
  async (step: QuoteStep | 'asked', locale: Locale): Promise<Email> => {
    const quote = sampleQuote(await productsByIds(PRODUCTS, locale), locale, step);
    const rule = DEFAULT_TAX_RULE;
    if (step === 'asked') return seal(shopEmail(quote, { recipient: null, rule }));
    return seal(step === 'requested' ? requestedEmail(quote, rule) : answerEmail(quote, step));
  };
