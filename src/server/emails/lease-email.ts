import type { Translate } from '../../content/translator.ts';
import { emailPicture } from '../../domain/catalogue/picture.ts';
import { formatDate, formatDays } from '../../domain/locale/format-date.ts';
import { marketOf } from '../../domain/locale/market.ts';
import { columnFormat, formatPrice } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { topicOfNews, type LeaseNews } from '../../domain/rental/lease-news.ts';
import type { LeaseMoney } from '../../domain/rental/settlement.ts';
import type { TerminationView } from '../../domain/rental/termination.ts';
import type { LeaseView } from '../../domain/rental/lease-view.ts';
import { printPeriod } from '../../domain/rental/print-period.ts';
import { returnDay, type RentalPeriod } from '../../domain/rental/rental-days.ts';
import { lookUpIn, messagesOf } from '../messages/messages.ts';
import type { Email } from '../outbox/email.ts';
import { composeEmail } from './compose-email.ts';
import { documentLink, fileLink, leaseLink, pageLink, unsubscribeFrom } from './email-links.ts';
import type { EmailOrder } from './email-order.ts';
import type { EmailPart, EmailRow } from './email-part.ts';
import { moneyText } from './payment-parts.ts';

/** What e-mails tell of a lease, beside its order. */
export interface EmailLease extends Pick<
  LeaseView,
  'id' | 'item' | 'period' | 'priceMinor' | 'depositMinor' | 'contract'
> {
  /** Whether a licence is needed to operate its machines: lifts and cranes. */
  readonly needsLicence: boolean;
}

/** What happened to a lease, as it is told. */
export interface LeaseTold {
  readonly news: LeaseNews;
  /** What tells apart news that come more than once: of other days, which; of a reminder, for which day. */
  readonly each?: string;
  /** Why staff stopped it: the key of the reason's text, `lease.event.{reason}`; for every other news nothing is said. */
  readonly reason?: string;
  /** The days that it had before it was moved. */
  readonly earlier?: RentalPeriod;
  /** What is kept of its price, because nobody took its machines. */
  readonly keptMinor?: number;
  /** Days from today to its return. */
  readonly daysLeft?: number;
  /** The number of the annex that its contract has by it. */
  readonly annex?: number;
  /** The request to give its machines back that was answered. */
  readonly request?: Pick<
    TerminationView,
    'number' | 'returnOn' | 'way' | 'feeMinor' | 'label' | 'answerNote'
  >;
  /** What became of its money; absent where there was nothing to settle. */
  readonly money?: LeaseMoney;
}

const STOPS: ReadonlySet<LeaseNews> = new Set(['rejected', 'cancelled', 'no-show']);
/** What is about its contract. */
const OF_CONTRACT: ReadonlySet<LeaseNews> = new Set(['approved', 'moved']);

const printDay = (day: string, { locale }: EmailOrder) => formatDate(day, locale, 'UTC', 'short');

/** The days that a text names, where a lease has some. */
function daysOf(lease: EmailLease, order: EmailOrder, told: LeaseTold): string {
  const { news } = told;
  const { period } = lease;
  if (told.request !== undefined && news === 'return-approved') return printDay(told.request.returnOn, order);
  if (period === null) return '';
  const isAhead = news === 'approved' || news === 'no-show' || news === 'moved';
  return printDay(isAhead ? period.firstDay : returnDay(period, marketOf(order.currency)), order);
}

/** What a text says in place of its values; the same for a letter and a text message. */
export const leaseTextValues = (lease: EmailLease, order: EmailOrder, told: LeaseTold) => ({
  number: order.orderNumber,
  name: lease.item.name,
  date: daysOf(lease, order, told),
  days: Math.max(0, told.daysLeft ?? 0),
});

/** By which day machines go back, as the days beside it are written; and why that is a later one than the last of them. */
function returnText(period: RentalPeriod, { currency, locale }: EmailOrder, t: Translate): string {
  const last = returnDay(period, marketOf(currency));
  const day = formatDays(last, last, locale, true);
  return last === period.lastDay ? day : t('mail.lease.returnLater', { day });
}

function factRows(lease: EmailLease, order: EmailOrder, told: LeaseTold, t: Translate): readonly EmailRow[] {
  const { period, depositMinor } = lease;
  const { news, earlier, request, money: settled } = told;
  const { keptMinor = 0, backMinor = 0, rentBackMinor = 0, billMinor = 0 } = settled ?? {};
  const shown = [depositMinor ?? 0, request?.feeMinor ?? 0, keptMinor, backMinor, rentBackMinor, billMinor];
  const format = columnFormat(shown.map((minor) => money(minor, order.currency)));
  const amount = (minor: number) => format(money(minor, order.currency), order.locale);
  const days = (of: RentalPeriod) => printPeriod(of, order.locale);
  const isMoved = earlier !== undefined && period !== null;
  return [
    ...(isMoved
      ? [[t('mail.lease.earlier'), days(earlier)] as const, [t('mail.lease.now'), days(period)] as const]
      : []),
    ...(!isMoved && period !== null ? [[t('lease.period'), days(period)] as const] : []),
    ...(period === null || STOPS.has(news)
      ? []
      : [[t('contract.returnBy'), returnText(period, order, t)] as const]),
    ...(OF_CONTRACT.has(news) && depositMinor !== null
      ? [[t('contract.deposit'), amount(depositMinor)] as const]
      : []),
    ...(request === undefined
      ? []
      : [
          [t('lease.return.number'), request.number] as const,
          [t('lease.return.wayLabel'), t(`lease.return.way.${request.way}`)] as const,
          ...(request.feeMinor > 0 ? [[t('lease.return.fee'), amount(request.feeMinor)] as const] : []),
        ]),
    ...(settled === undefined ? [] : settledRows(settled, amount, t)),
  ];
}

/** What became of the deposit, and what else goes back or is still to be paid; nothing of what is nothing. */
const settledRows = (
  { depositMinor, keptMinor, backMinor, rentBackMinor, billMinor }: LeaseMoney,
  amount: (minor: number) => string,
  t: Translate,
): readonly EmailRow[] =>
  [
    [t('contract.deposit'), depositMinor] as const,
    [t('mail.lease.completed.kept'), keptMinor] as const,
    [t('mail.lease.completed.before'), depositMinor - keptMinor - backMinor] as const,
    [t('mail.lease.completed.back'), backMinor] as const,
    [t('mail.lease.completed.rentBack'), rentBackMinor] as const,
    [t('mail.lease.completed.bill'), billMinor] as const,
  ].flatMap(([label, minor]) => (minor > 0 ? [[label, amount(minor)] as const] : []));

/** What becomes of the money of a lease that was stopped: with it, of the whole order's, or of a part of it later. */
function moneyParts(order: EmailOrder, { news }: LeaseTold, t: Translate): readonly EmailPart[] {
  if (news !== 'rejected' && news !== 'cancelled') return [];
  const text = order.status === 'CANCELLED' ? moneyText(order, t) : t('mail.order.money.later');
  return [{ kind: 'text', text }];
}

/** What is to be done now that a request is agreed to, and what staff said to their answer. */
function requestParts({ news, request }: LeaseTold, t: Translate): readonly EmailPart[] {
  if (request === undefined) return [];
  const { way, answerNote } = request;
  return [
    ...(news === 'return-approved'
      ? [{ kind: 'text', text: t(`mail.lease.return-approved.${way}`) } as const]
      : []),
    ...(answerNote === null ? [] : [{ kind: 'quote', text: answerNote } as const]),
  ];
}

function aboutParts(lease: EmailLease, order: EmailOrder, told: LeaseTold): readonly EmailPart[] {
  const { locale, currency } = order;
  const t = messagesOf(locale).translate;
  const { news, reason, keptMinor = 0, money: settled } = told;
  const text = (value: string): EmailPart => ({ kind: 'text', text: value });
  const values = leaseTextValues(lease, order, told);
  const amount = formatPrice(money(keptMinor, currency), locale);
  const why = STOPS.has(news) && news !== 'no-show' ? lookUpIn(locale)(`lease.event.${reason ?? ''}`) : null;
  const isHandOver = news === 'approved' || news === 'sent';
  return [
    text(
      settled?.backMinor === 0
        ? t('mail.lease.completed.nothingBack')
        : t(`mail.lease.${news}.text`, { ...values, amount }),
    ),
    ...(isHandOver ? [text(t('mail.lease.bring'))] : []),
    ...(isHandOver && lease.needsLicence ? [text(t('mail.lease.licence'))] : []),
    ...(why === null ? [] : [{ kind: 'facts', title: null, rows: [[t('mail.order.reason'), why]] } as const]),
    ...(news === 'no-show' ? [text(t('mail.lease.no-show.again'))] : []),
    ...requestParts(told, t),
    ...(settled !== undefined && settled.billMinor > 0 ? [text(t('mail.lease.completed.billText'))] : []),
    ...moneyParts(order, told, t),
  ];
}

/** The label for the carrier, the contract that came about, and the annex of what changed in it; nothing is drawn of a lease without one. */
function documentParts(lease: EmailLease, { id }: EmailOrder, told: LeaseTold, t: Translate): EmailPart[] {
  const { news, annex, request } = told;
  if (request?.label != null) {
    const href = documentLink(id, request.label);
    return [{ kind: 'button', label: t('lease.return.label'), href, quiet: true }];
  }
  if (lease.contract === null || !OF_CONTRACT.has(news)) return [];
  if (news === 'approved') {
    const href = documentLink(id, lease.contract);
    return [{ kind: 'button', label: t('mail.lease.contract'), href, quiet: true }];
  }
  if (annex === undefined) return [];
  const href = documentLink(id, `${lease.contract}-${annex}`);
  return [{ kind: 'button', label: t('mail.lease.annex', { count: annex }), href, quiet: true }];
}

/**
 * The e-mail about a lease, in its order's language, once for each occasion. The customer of an account (`userId`) may refuse those of
 * steps on the way.
 */
export function leaseEmail(
  lease: EmailLease,
  order: EmailOrder,
  told: LeaseTold & { readonly userId?: string | null },
): Email {
  const { news, each, userId = null } = told;
  const { id, locale, orderNumber: number, shippingAddress } = order;
  const t = messagesOf(locale).translate;
  const values = leaseTextValues(lease, order, told);
  const about = aboutParts(lease, order, told);
  const topic = topicOfNews(news);
  const { item } = lease;
  const [first] = about;
  const rows = factRows(lease, order, told, t);
  return composeEmail({
    occasion: `lease-${news}:${id}:${lease.id}${each === undefined ? '' : `:${each}`}`,
    recipient: shippingAddress.email,
    locale,
    market: marketOf(order.currency),
    subject: t(`mail.lease.${news}.subject`, values),
    preheader: first?.kind === 'text' ? first.text : '',
    title: t(`mail.lease.${news}.title`, values),
    topic: t('order.title', { number }),
    parts: [
      ...about,
      { kind: 'button', label: t('mail.lease.view'), href: leaseLink(locale, lease.id) },
      ...documentParts(lease, order, told, t),
      {
        kind: 'goods',
        title: t('mail.lease.equipment'),
        lines: [
          {
            name: item.name,
            detail: [
              t('invoice.pieces', { count: item.quantity }),
              t('duration.count', { duration: item.rental.duration, count: item.rental.count }),
            ].join(', '),
            amount: formatPrice(money(lease.priceMinor, order.currency), locale),
            amountNote: t('cart.withTax'),
            picture: fileLink(emailPicture(item.picture)),
            href: pageLink(locale, `/product/${item.productId}`),
          },
        ],
      },
      ...(rows.length === 0 ? [] : [{ kind: 'facts', title: t('lease.facts'), rows } as const]),
    ],
    because: t('mail.lease.because', { number }),
    ...(userId === null || topic === 'required' ? {} : { unsubscribe: unsubscribeFrom(topic, userId) }),
  });
}
