import type { Translate } from '../../content/translator.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { daysRange } from '../../domain/checkout/days-range.ts';
import { emailPicture } from '../../domain/catalogue/picture.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import type { TaxRule } from '../../domain/checkout/tax.ts';
import type { QuoteLine, QuoteOffer, QuoteView } from '../../domain/quotes/quote.ts';
import { messagesOf } from '../messages/messages.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { fileLink, pageLink, quoteLink } from '../emails/email-links.ts';
import type { EmailPart, GoodsLine } from '../emails/email-part.ts';
import type { Email } from '../outbox/email.ts';
import { columnFormat } from '../../domain/money/format-money.ts';
import { printedLines, printedListLines, printedSums } from './offer-amounts.ts';

/** The steps of a quote that its customer is written of. Texts are the messages `mail.quote.{step}.*`. */
export const QUOTE_STEPS = ['requested', 'offered', 'declined'] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

const goodsLine = (
  { locale }: QuoteView,
  { name, picture, productId }: QuoteLine,
  amounts: Pick<GoodsLine, 'detail' | 'amount' | 'amountNote'>,
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
      amount: sum.gross,
      amountNote: t('cart.withTax'),
    }),
  ),
});

function offerParts(quote: QuoteView, offer: QuoteOffer, t: Translate): readonly EmailPart[] {
  const days = t('page.delivery.daysRange', daysRange({ min: offer.minDays, max: offer.maxDays }));
  return [
    ...(offer.note === null ? [] : [{ kind: 'quote', text: offer.note } as const]),
    goodsPart(quote, printedLines(quote, offer, columnFormat), t),
    {
      kind: 'sums',
      rows: printedSums(quote, offer, { totalLabel: t('mail.order.total'), formatOf: columnFormat }),
    },
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
