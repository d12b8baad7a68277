import type { Translate } from '../../content/translator.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { emailPicture } from '../../domain/catalogue/picture.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money, times } from '../../domain/money/money.ts';
import { pricedLines, type QuoteOffer, type QuoteView } from '../../domain/quotes/quote.ts';
import { messagesOf } from '../messages/messages.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { fileLink, pageLink, quoteLink } from '../emails/email-links.ts';
import type { EmailPart, EmailRow } from '../emails/email-part.ts';
import type { Email } from '../outbox/email.ts';

/** The steps of a quote that its customer is written of. Texts are the messages `mail.quote.{step}.*`. */
export const QUOTE_STEPS = ['requested', 'offered', 'declined'] as const;
export type QuoteStep = (typeof QUOTE_STEPS)[number];

const print = ({ currency, locale }: QuoteView, minor: number) => formatMoney(money(minor, currency), locale);

/** The goods at the offer's prices, or at the shop's own while there is none. */
function goodsPart(quote: QuoteView, offer: QuoteOffer | undefined, t: Translate): EmailPart {
  const net = offer?.taxMode === 'included' ? '' : ` ${t('cart.withoutTax')}`;
  return {
    kind: 'goods',
    title: t('mail.quote.goods'),
    lines: pricedLines(quote, offer ?? null).map(({ name, picture, productId, quantity, unit }) => {
      return {
        name,
        detail: `${quantity} × ${formatMoney(unit, quote.locale)}`,
        amount: `${formatMoney(times(unit, quantity), quote.locale)}${net}`,
        picture: fileLink(emailPicture(picture)),
        href: pageLink(quote.locale, `/product/${productId}`),
      };
    }),
  };
}

function offerParts(quote: QuoteView, offer: QuoteOffer, t: Translate): readonly EmailPart[] {
  const { subtotal, tax, shipping, total } = offer.totals;
  const { locale } = quote;
  const isTaxAdded = offer.taxMode === 'added';
  const days = t('page.delivery.daysRange', { min: offer.minDays, max: offer.maxDays });
  const rows: EmailRow[] = [
    [
      isTaxAdded ? `${t('totals.subtotal')}, ${t('cart.withoutTax')}` : t('totals.subtotal'),
      print(quote, subtotal.minor),
    ],
    [
      t(isTaxAdded ? 'totals.taxAt' : 'totals.taxWithin', {
        rate: formatPercent(offer.taxRatePercent, locale),
      }),
      print(quote, tax.minor),
    ],
    [t('totals.shipping'), shipping.minor === 0 ? t('page.delivery.free') : print(quote, shipping.minor)],
    [t('mail.order.total'), print(quote, total.minor)],
  ];
  return [
    ...(offer.note === null ? [] : [{ kind: 'quote', text: offer.note } as const]),
    goodsPart(quote, offer, t),
    { kind: 'sums', rows },
    {
      kind: 'facts',
      title: t('mail.quote.terms'),
      rows: [
        [t('quote.validUntil'), formatDate(offer.validUntil, locale, 'UTC', 'short')],
        [t('order.quoted.days'), days],
        [t('quote.version'), String(offer.version)],
      ],
    },
  ];
}

/** What an e-mail says of its step. Words that a visitor typed are not in the first: anybody's address may be typed there. */
function stepParts(quote: QuoteView, step: QuoteStep, t: Translate): readonly EmailPart[] {
  const offer = quote.offers.at(-1);
  const text: EmailPart = { kind: 'text', text: t(`mail.quote.${step}.text`) };
  const button: EmailPart = {
    kind: 'button',
    label: t(step === 'offered' ? 'mail.quote.viewOffer' : 'mail.quote.view'),
    href: quoteLink(quote.locale, quote.id),
  };
  if (step === 'offered' && offer) return [text, button, ...offerParts(quote, offer, t)];
  if (step === 'declined') {
    const reason = quote.events.findLast(({ toStatus }) => toStatus === 'DECLINED')?.note ?? null;
    return [text, ...(reason === null ? [] : [{ kind: 'quote', text: reason } as const]), button];
  }
  return [text, button, goodsPart(quote, undefined, t)];
}

/** The e-mail to a customer about a step of a quote, in the quote's language; once for each version of an offer. */
export function quoteEmail(quote: QuoteView, step: QuoteStep): Email {
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
    parts: stepParts(quote, step, t),
    because: t('mail.quote.because', { number }),
  });
}

/** The e-mail that brings a request to the shop; an answer to it goes to the customer. `recipient` null is the seller. */
export function shopEmail(quote: QuoteView, recipient: string | null): Email {
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
      goodsPart(quote, undefined, t),
    ],
    because: t('mail.quote.asked.because'),
  });
}
