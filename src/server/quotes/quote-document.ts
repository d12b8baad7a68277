import { sellerIn } from '../../content/pages/sellers.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import type { QuoteOffer, QuoteView } from '../../domain/quotes/quote.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Part, PrintedDocument } from '../documents/document.ts';
import { printedLines, printedSums, type PrintedAmount } from './offer-amounts.ts';
import { sampleParts, sellerRows } from '../documents/seller-parts.ts';

function goodsPart(quote: QuoteView, offer: QuoteOffer): Part {
  const { translate: t } = messagesOf(quote.locale);
  const [withTax, withoutTax] = [t('cart.withTax'), t('cart.withoutTax')];
  const cell = ({ gross, net }: PrintedAmount) => ({ text: gross, note: `${net} ${withoutTax}` });
  return {
    kind: 'table',
    columns: [
      { title: t('quote.item'), share: 3.6 },
      { title: t('quote.quantity'), align: 'right', share: 0.8 },
      { title: `${t('quote.unit')}, ${withTax}`, align: 'right', share: 2.4 },
      { title: `${t('quote.sum')}, ${withTax}`, align: 'right', share: 2.6 },
    ],
    rows: printedLines(quote, offer).map(({ line, unit, sum }) => [
      `${tieUnits(line.name)}\n${line.articleNumber}`,
      String(line.quantity),
      cell(unit),
      cell(sum),
    ]),
  };
}

/**
 * An offer as a PDF, in the quote's language: number, version, validity, goods with tax and without it, tax, delivery, both
 * parties (R9, R10).
 */
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
      { kind: 'totals', rows: printedSums(quote, offer, { totalLabel: t('totals.total') }) },
      { kind: 'paragraph', text: t('quote.document.terms') },
      { kind: 'heading', text: t('document.seller', { market }) },
      { kind: 'facts', rows: sellerRows(seller, locale) },
      ...sampleParts(seller, locale),
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
