import type { Translate } from '../../content/translator.ts';
import { emailPicture } from '../../domain/catalogue/picture.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { RETURN_NEWS, type ReturnNews } from '../../domain/returns/return-news.ts';
import { wayText } from '../../domain/returns/return-way.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { documentLink, fileLink, pageLink, returnLink } from '../emails/email-links.ts';
import type { EmailOrder } from '../emails/email-order.ts';
import type { EmailPart, EmailRow } from '../emails/email-part.ts';
import { PREVIEWED_ID, type EmailPreviews } from '../emails/email-preview.ts';
import { sampleOrder } from '../emails/preview-order-emails.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';

/** What e-mails tell of a return. */
export type EmailReturn = Pick<
  ReturnView,
  | 'id'
  | 'number'
  | 'order'
  | 'way'
  | 'payer'
  | 'returnBy'
  | 'estimate'
  | 'answerNote'
  | 'label'
  | 'lines'
  | 'corrections'
>;

const SENDS: ReadonlySet<ReturnNews> = new Set(['approved', 'reminder']);
const ENDS: ReadonlySet<ReturnNews> = new Set(['rejected', 'sent-back', 'called-off', 'delivery-back']);

/** The facts of a return: its number, how it is sent and until when, and what is refunded. */
export function returnRows(
  found: Pick<EmailReturn, 'number' | 'way' | 'payer' | 'returnBy' | 'estimate'>,
  { locale, currency }: Pick<EmailOrder, 'locale' | 'currency'>,
  t: Translate,
): readonly EmailRow[] {
  const { number, way, payer, returnBy, estimate } = found;
  return [
    [t('return.number'), number],
    ...(way === null ? [] : [[t('return.wayLabel'), t(`return.way.${way}`)] as const]),
    ...(payer === null ? [] : [[t('return.paysLabel'), t(`return.pays.${payer}`)] as const]),
    ...(returnBy === null
      ? []
      : [[t('return.returnBy'), formatDate(returnBy, locale, 'UTC', 'short')] as const]),
    ...(estimate === null
      ? []
      : [[t('return.estimate.total'), formatPrice(money(estimate.totalMinor, currency), locale)] as const]),
  ];
}

/** The label of a parcel and the page of its return. */
export function returnButtons(
  found: Pick<EmailReturn, 'id' | 'label'>,
  { id: orderId, locale }: Pick<EmailOrder, 'id' | 'locale'>,
  t: Translate,
): readonly EmailPart[] {
  return [
    { kind: 'button', label: t('mail.return.view'), href: returnLink(locale, found.id) },
    ...(found.label === null
      ? []
      : [
          {
            kind: 'button',
            label: t('return.label'),
            href: documentLink(orderId, found.label),
            quiet: true,
          } as const,
        ]),
  ];
}

/** The e-mail about a step of a return, in its order's language, once for each. `amountMinor` is what goes back of its delivery. */
export function returnEmail(found: EmailReturn, order: EmailOrder, news: ReturnNews, amountMinor = 0): Email {
  const { id: orderId, locale, orderNumber, currency, shippingAddress } = order;
  const t = messagesOf(locale).translate;
  const { number, answerNote, way, returnBy, lines } = found;
  const date = returnBy === null ? '' : formatDate(returnBy, locale, 'UTC', 'short');
  const amount = formatPrice(money(amountMinor, currency), locale);
  const values = { number, order: orderNumber, date, amount };
  const text = t(`mail.return.${news}.text`, values);
  const told = news === 'received' ? { ...found, returnBy: null } : found;
  const rows = returnRows(ENDS.has(news) ? { ...found, estimate: null, returnBy: null } : told, order, t);
  return composeEmail({
    occasion: `return-${news}:${orderId}:${found.id}`,
    recipient: shippingAddress.email,
    locale,
    market: marketOf(currency),
    subject: t(`mail.return.${news}.subject`, values),
    preheader: text,
    title: t(`mail.return.${news}.title`, values),
    topic: t('order.title', { number: orderNumber }),
    parts: [
      { kind: 'text', text },
      ...(SENDS.has(news) && way !== null
        ? [{ kind: 'text', text: t(`return.wayText.${wayText(way, found.payer)}`) } as const]
        : []),
      ...(answerNote === null || news === 'reminder' || news === 'received' || news === 'delivery-back'
        ? []
        : [{ kind: 'quote', text: answerNote } as const]),
      ...returnButtons(found, order, t),
      { kind: 'facts', title: t('return.facts'), rows },
      ...(lines.length === 0
        ? []
        : [
            {
              kind: 'goods',
              title: t('return.lines'),
              lines: lines.map(({ name, articleNumber, asked, picture, productId }) => ({
                name,
                detail: articleNumber,
                amount: t('invoice.pieces', { count: asked }),
                picture: fileLink(emailPicture(picture)),
                href: pageLink(locale, `/product/${productId}`),
              })),
            } as const,
          ]),
    ],
    because: t('mail.return.because', { number: orderNumber }),
  });
}

/** A return of two products of the catalogue, for looking at its e-mails; never kept, never sent. */
export function sampleReturn(products: readonly Product[], news: ReturnNews): EmailReturn {
  const isOver = ENDS.has(news);
  return {
    id: PREVIEWED_ID,
    number: 'RET-10001',
    order: { id: PREVIEWED_ID, orderNumber: 'ORD-10001', status: 'DELIVERED', currency: 'UAH' },
    way: 'label',
    payer: 'deducted',
    returnBy: '2026-12-10',
    estimate: {
      goodsMinor: 140_000,
      deliveryMinor: 0,
      feeMinor: 0,
      wayMinor: 20_000,
      lessMinor: 0,
      totalMinor: 120_000,
    },
    answerNote: isOver ? 'Серійний номер не збігається з проданим.' : null,
    label: isOver || news === 'asked' ? null : 'label-RET-10001',
    corrections: [],
    lines: products
      .filter(({ kind }) => kind === 'purchase')
      .map(({ id, name, articleNumber, picture }) => ({
        itemId: PREVIEWED_ID,
        productId: id,
        name,
        articleNumber,
        picture,
        ordered: 2,
        asked: 1,
        pieces: 0,
        refused: 0,
        sellable: 0,
        reason: null,
      })),
  };
}

/** Every e-mail about a return. */
export const RETURN_PREVIEWS: EmailPreviews = Object.fromEntries(
  RETURN_NEWS.map((news) => [
    `return-${news}`,
    (products: readonly Product[], locale: Locale) =>
      returnEmail(
        sampleReturn(products, news),
        sampleOrder(
          products.filter(({ kind }) => kind === 'purchase'),
          { locale, step: 'delivered' },
        ),
        news,
        20_000,
      ),
  ]),
);
