import { sellerIn } from '../../content/pages/sellers.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { times, type Money } from '../../domain/money/money.ts';
import { offeredLines, type QuoteOffer, type QuoteView } from '../../domain/quotes/quote.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part, PrintedDocument } from '../documents/document.ts';
import { sampleParts, sellerRows } from '../documents/seller-parts.ts';

function goodsPart(quote: QuoteView, offer: QuoteOffer): Part {
  const { locale } = quote;
  const { translate: t } = messagesOf(locale);
  const print = (amount: Money) => formatMoney(amount, locale);
  return {
    kind: 'table',
    columns: [
      { title: t('quote.item'), share: 4.4 },
      { title: t('quote.quantity'), align: 'right' },
      { title: t('quote.unit'), align: 'right', share: 1.9 },
      { title: t('quote.sum'), align: 'right', share: 2.1 },
    ],
    rows: offeredLines(quote, offer).map(({ name, articleNumber, quantity, unit }) => [
      `${tieUnits(name)}\n${articleNumber}`,
      String(quantity),
      print(unit),
      print(times(unit, quantity)),
    ]),
  };
}

function totalsPart(quote: QuoteView, offer: QuoteOffer): Part {
  const { translate: t } = messagesOf(quote.locale);
  const { subtotal, tax, shipping, total } = offer.totals;
  const print = (amount: Money) => formatMoney(amount, quote.locale);
  const taxLabel = offer.taxMode === 'added' ? 'totals.taxAt' : 'totals.taxWithin';
  return {
    kind: 'totals',
    rows: [
      [t('totals.subtotal'), print(subtotal)],
      [t(taxLabel, { rate: formatPercent(offer.taxRatePercent, quote.locale) }), print(tax)],
      [t('totals.shipping'), shipping.minor === 0 ? t('page.delivery.free') : print(shipping)],
      [t('totals.total'), print(total)],
    ],
  };
}

/** An offer as a PDF, in the quote's language: number, version, validity, goods, tax, delivery, both parties (R10). */
export function quoteDocument(quote: QuoteView, offer: QuoteOffer): PrintedDocument {
  const { locale, currency, quoteNumber: number, name, email, phone, city } = quote;
  const { translate: t } = messagesOf(locale);
  const market = marketOf(currency);
  const seller = sellerIn(market, locale);
  const day = dayIn(timeZoneOf(market), offer.createdAt);
  const date = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  const country = COUNTRIES.find((each) => each === quote.country);
  const place = [city, country && t(`country.${country}`)].filter(Boolean).join(', ');
  const days = t('page.delivery.daysRange', daysRange({ min: offer.minDays, max: offer.maxDays }));
  return {
    locale,
    title: t('quote.document.title', { number }),
    author: seller.name,
    day,
    byline: [
      t('quote.document.version', { version: offer.version, date: date(day) }),
      t('quote.document.valid', { date: date(offer.validUntil) }),
    ],
    parts: [
      {
        kind: 'facts',
        rows: [
          [t('quote.document.for'), `${name}, ${printPhone(phone)}, ${email}`],
          [t('quote.place'), place],
          [t('order.quoted.days'), days],
        ],
      },
      ...(offer.note === null ? [] : [{ kind: 'paragraph', text: offer.note } as const]),
      goodsPart(quote, offer),
      totalsPart(quote, offer),
      { kind: 'paragraph', text: t('quote.document.terms') },
      { kind: 'heading', text: t('document.seller', { market }) },
      { kind: 'facts', rows: sellerRows(seller, locale) },
      ...sampleParts(seller, locale),
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
