import type { Translate } from '../../../content/translator.ts';
import { emailPicture } from '../../../domain/catalogue/picture.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { formatPrice } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { EXCHANGE_NEWS, type ExchangeNews } from '../../../domain/returns/exchange-news.ts';
import { shownDifference, type ExchangeSummary } from '../../../domain/returns/exchange-view.ts';
import { returnOutcomeText } from '../../../content/return-outcome-text.ts';
import { returnOutcome } from '../../../domain/returns/return-outcome.ts';
import { wayText } from '../../../domain/returns/return-way.ts';
import { partAcceptedParts } from '../../emails/goods-return-parts.ts';
import { composeEmail } from '../../emails/compose-email.ts';
import { documentLink, exchangeLink, fileLink, pageLink } from '../../emails/email-links.ts';
import type { EmailOrder } from '../../emails/email-order.ts';
import type { EmailPart, EmailRow } from '../../emails/email-part.ts';
import { payButton, transferParts } from '../../emails/payment-parts.ts';
import { PREVIEWED_ID, type EmailPreviews } from '../../emails/email-preview.ts';
import { sampleOrder } from '../../emails/preview-order-emails.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { Email } from '../../outbox/email.ts';
import { sampleReturn, type EmailReturn } from '../return-emails.ts';

/** What e-mails tell of an exchange. */
interface EmailExchange {
  readonly found: EmailReturn;
  readonly exchange: ExchangeSummary;
  /** Which one it is of those that may be written more than once. */
  readonly turn: number;
  /** The order of the replacement while it is to be paid, by the account that the e-mail names; null for nothing to pay. */
  readonly replacement: EmailOrder | null;
}

const SENDS: ReadonlySet<ExchangeNews> = new Set(['approved', 'reminder']);
const ENDS: ReadonlySet<ExchangeNews> = new Set(['rejected', 'sent-back', 'called-off', 'lapsed']);
/** What may be written more than once. */
const MAY_REPEAT: ReadonlySet<ExchangeNews> = new Set(['choose-again', 'credit-changed', 'credit-lost']);
/** What asks for the rest of a replacement. */
const ASKS: ReadonlySet<ExchangeNews> = new Set(['settled', 'credit-lost']);
const HAS_NOTE: ReadonlySet<ExchangeNews> = new Set(['approved', 'rejected', 'sent-back', 'called-off']);

/** What is paid in addition or goes back; or that neither is. */
function differenceRow(exchange: ExchangeSummary, order: EmailOrder, t: Translate): EmailRow {
  const minor = shownDifference(exchange);
  const amount = formatPrice(money(Math.abs(minor), order.currency), order.locale);
  if (minor === 0) return [t('exchange.difference'), t('exchange.difference.none')];
  return [t(minor > 0 ? 'exchange.toPay' : 'exchange.toRefund'), amount];
}

/** The facts of an exchange: its numbers, how the goods are sent and until when, what comes in their place, and the difference. */
function factRows({ found, exchange }: EmailExchange, order: EmailOrder, news: ExchangeNews, t: Translate) {
  const { way, returnBy } = found;
  const { number, replacement } = exchange;
  const isOver = ENDS.has(news);
  const rows: readonly EmailRow[] = [
    [t('exchange.number'), number],
    [t('exchange.replacement'), `${replacement.pieces} × ${replacement.name}`],
    ...(isOver ? [] : [differenceRow(exchange, order, t)]),
    ...(way === null || isOver ? [] : [[t('return.wayLabel'), t(`return.way.${way}`)] as const]),
    ...(returnBy === null || !SENDS.has(news)
      ? []
      : [[t('return.returnBy'), formatDate(returnBy, order.locale, 'UTC', 'short')] as const]),
  ];
  return rows;
}

/** What was settled: what pays the replacement, and what is still to be paid of it. */
function settledText(
  { exchange, replacement: unpaid }: EmailExchange,
  order: EmailOrder,
  t: Translate,
): string {
  const { creditedMinor, order: replacement } = exchange;
  const print = (minor: number) => formatPrice(money(minor, order.currency), order.locale);
  const values = { amount: print(creditedMinor ?? 0), number: replacement?.orderNumber ?? '' };
  const due = replacement?.due ?? null;
  if (due === null) return t('mail.exchange.settled.paid', values);
  return t(unpaid?.takesCard === true ? 'mail.exchange.settled.dueCard' : 'mail.exchange.settled.due', {
    ...values,
    due: print(due.minor),
    date: due.until === null ? '' : formatDate(due.until, order.locale, 'UTC', 'short'),
  });
}

/** The e-mail about a step of an exchange, in its order's language, once for each. */
export function exchangeEmail(told: EmailExchange, order: EmailOrder, news: ExchangeNews): Email {
  const { found, exchange, turn } = told;
  const { id: orderId, locale, orderNumber, currency, shippingAddress } = order;
  const t = messagesOf(locale).translate;
  const { answerNote, way, returnBy, lines, label } = found;
  const date = returnBy === null ? '' : formatDate(returnBy, locale, 'UTC', 'short');
  const credit = formatPrice(money(exchange.creditMinor, currency), locale);
  const values = { number: exchange.number, order: orderNumber, date, credit };
  const text = news === 'settled' ? settledText(told, order, t) : t(`mail.exchange.${news}.text`, values);
  const isPart = news === 'settled' && returnOutcome(lines).isPart;
  const occasion = `exchange-${news}:${orderId}:${found.id}`;
  const href = exchangeLink(locale, found.id);
  const pay = told.replacement === null ? [] : payButton(told.replacement, t);
  return composeEmail({
    occasion: MAY_REPEAT.has(news) ? `${occasion}:${turn}` : occasion,
    recipient: shippingAddress.email,
    locale,
    market: marketOf(currency),
    subject: t(`mail.exchange.${news}.subject`, values),
    preheader: text,
    title: t(`mail.exchange.${news}.title`, values),
    topic: t('order.title', { number: orderNumber }),
    parts: [
      { kind: 'text', text },
      ...(SENDS.has(news) && way !== null
        ? [{ kind: 'text', text: t(`return.wayText.${wayText(way, found.payer)}`) } as const]
        : []),
      ...(answerNote !== null && HAS_NOTE.has(news) ? [{ kind: 'quote', text: answerNote } as const] : []),
      // The key of an e-mail opens its own order alone: the exchange leads on to that of the replacement.
      ...pay.map((part) => ({ ...part, href })),
      ...(isPart ? partAcceptedParts(lines, { note: answerNote, t }) : []),
      ...(told.replacement === null ? [] : transferParts(told.replacement, t)),
      { kind: 'button', label: t('mail.exchange.view'), href, quiet: pay.length > 0 },
      ...found.corrections.map((number): EmailPart => {
        const label = `${t('order.document.correction', { market: marketOf(currency) })} ${number} (PDF)`;
        return { kind: 'button', label, href: documentLink(orderId, number), quiet: true };
      }),
      ...(label === null || !SENDS.has(news)
        ? []
        : [
            {
              kind: 'button',
              label: t('return.label'),
              href: documentLink(orderId, label),
              quiet: true,
            } as const,
          ]),
      { kind: 'facts', title: t('exchange.facts'), rows: factRows(told, order, news, t) },
      goodsPart(
        t('exchange.original'),
        lines.map((line) => ({
          ...line,
          pieces: isPart ? line.pieces : line.asked,
          ...(isPart && { outcome: returnOutcomeText(line, t) }),
        })),
        { locale, t },
      ),
      goodsPart(t('exchange.replacement'), [exchange.replacement], { locale, t }),
    ],
    because: t('mail.return.because', { number: orderNumber }),
  });
}

const goodsPart = (
  title: string,
  lines: readonly {
    readonly productId: number;
    readonly name: string;
    readonly articleNumber: string;
    readonly picture: string;
    readonly pieces: number;
    /** What became of the pieces, where not all were accepted. */
    readonly outcome?: string;
  }[],
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): EmailPart => ({
  kind: 'goods',
  title,
  lines: lines.map(({ productId, name, articleNumber, picture, pieces, outcome }) => ({
    name,
    detail: outcome === undefined ? articleNumber : `${articleNumber}, ${outcome}`,
    amount: t('invoice.pieces', { count: pieces }),
    picture: fileLink(emailPicture(picture)),
    href: pageLink(locale, `/product/${productId}`),
  })),
});

/** An exchange of a product of the catalogue for another, for looking at its e-mails; never kept, never sent. */
function sampleExchange(
  products: readonly Product[],
  news: ExchangeNews,
  replacement: EmailOrder,
): EmailExchange {
  const isOver = ENDS.has(news);
  const [first, second = first] = products;
  const { id: productId = 1, name = '', articleNumber = '', picture = '' } = second ?? {};
  const found = sampleReturn(products.slice(0, 1), isOver ? 'rejected' : 'approved');
  return {
    turn: 1,
    replacement: ASKS.has(news) ? replacement : null,
    found: {
      ...found,
      way: 'own',
      payer: 'customer',
      lines: found.lines.map((line) => ({ ...line, pieces: news === 'settled' ? line.asked : 0 })),
    },
    exchange: {
      number: 'EXC-10001',
      status: isOver ? 'REJECTED' : 'APPROVED',
      replacement: { productId, name, articleNumber, picture, pieces: 1 },
      totalMinor: 165_000,
      shippingMinor: 20_000,
      creditMinor: 140_000,
      creditedMinor: ASKS.has(news) ? 140_000 : null,
      backMinor: 0,
      priceUntil: '2026-12-10',
      isAskedAgain: news === 'choose-again',
      order: ASKS.has(news)
        ? {
            id: PREVIEWED_ID,
            orderNumber: 'ORD-10002',
            status: 'PENDING',
            isWithdrawn: false,
            tracking: null,
            due: { minor: 25_000, until: '2026-12-15' },
          }
        : null,
    },
  };
}

/** Every e-mail about an exchange. */
export const EXCHANGE_PREVIEWS: EmailPreviews = Object.fromEntries(
  EXCHANGE_NEWS.map((news) => [
    `exchange-${news}`,
    (products: readonly Product[], locale: Locale) => {
      const bought = products.filter(({ kind }) => kind === 'purchase');
      return exchangeEmail(
        sampleExchange(bought, news, sampleOrder(bought, { locale, step: 'payment-part' })),
        sampleOrder(bought, { locale, step: 'delivered' }),
        news,
      );
    },
  ]),
);
