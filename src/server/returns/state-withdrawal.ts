import { createHash } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { sellerIn } from '../../content/pages/sellers.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { AfterWithdrawal } from '../../domain/returns/after-withdrawal.ts';
import { messagesOf } from '../messages/messages.ts';
import { composeEmail } from '../emails/compose-email.ts';
import { orderLink, pageLink } from '../emails/email-links.ts';
import type { EmailPart } from '../emails/email-part.ts';
import type { Email } from '../outbox/email.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { withoutWebAddresses } from '../../domain/contact-data/web-address.ts';
import {
  isEndedByWithdrawal,
  RECEIPTS_A_DAY,
  WITHDRAWAL_EVENT,
  type WithdrawalForm,
} from '../../domain/returns/withdrawal.ts';
import type { Database } from '../database/database.ts';
import { emails } from '../outbox/tables.ts';
import { findOrderId } from '../orders/find-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import { orderAddresses, orders } from '../orders/tables.ts';
import { afterWithdrawalOf } from './after-withdrawal-of.ts';
import { withdrawals } from './tables.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

/** Goods that nobody has to send back. */
const UNSENT: ReadonlySet<string> = new Set<AfterWithdrawal['goods']>([
  'not-sent',
  'not-sent-part',
  'cancelled',
]);

/** An order and where its e-mails go. */
interface OrderMailbox {
  readonly orderId: string;
  readonly recipient: string;
  readonly currency: Currency;
  /** Who ordered. */
  readonly name: string;
  readonly next: AfterWithdrawal | null;
}

const marketOfPage = ({ locale }: Withdrawal) => (locale === 'pl' ? 'PL' : 'UA');

/** What was stated, and when to the minute. */
function statementParts(stated: Withdrawal): readonly EmailPart[] {
  const { locale, name, orderNumber, email, goods } = stated;
  const { translate: t } = messagesOf(locale);
  const at = formatDate(stated.statedAt, locale, timeZoneOf(marketOfPage(stated)), 'sentence');
  return [
    {
      kind: 'facts',
      title: t('mail.withdrawal.statement'),
      rows: [
        [t('order.withdrawal.name'), name],
        [t('order.track.number'), orderNumber],
        [t('order.track.email'), email],
        [t('order.withdrawal.goods'), goods ?? t('order.withdrawal.wholeOrder')],
        [t('mail.withdrawal.statedAt'), at],
      ],
    },
  ];
}

/**
 * The acknowledgement on a durable medium: content, date and time of the statement, and what comes next. It goes to the
 * order's own address, as the page of the statement says; who stated it need not own that, so it names who ordered, and carries
 * none of the statement's links. The law wants the content repeated (Directive 2011/83/EU, article 11a).
 */
function withdrawalReceipt(
  stated: Withdrawal,
  { orderId, recipient, currency, name, next }: OrderMailbox,
): Email {
  const { id, locale, orderNumber: number } = stated;
  const { translate: t } = messagesOf(locale);
  const market = marketOf(currency);
  const { address } = sellerIn(market, locale);
  const goods = stated.goods && withoutWebAddresses(stated.goods);
  const follows =
    next === null
      ? []
      : [t(`order.withdrawal.goods.${next.goods}`, { address }), t(`order.withdrawal.money.${next.money}`)];
  const returns: EmailPart = {
    kind: 'button',
    label: t('mail.withdrawal.returns'),
    href: pageLink(locale, '/returns'),
  };
  const isUnsent = next !== null && UNSENT.has(next.goods);
  return composeEmail({
    occasion: `withdrawal:${id}:${orderId}`,
    recipient,
    locale,
    market,
    subject: t('mail.withdrawal.subject', { number }),
    preheader: t('mail.withdrawal.text'),
    title: t('mail.withdrawal.title'),
    topic: t('order.title', { number }),
    parts: [
      { kind: 'text', text: t('mail.withdrawal.text') },
      ...statementParts({ ...stated, name, email: recipient, goods }),
      ...follows.map((text) => ({ kind: 'text', text }) as const),
      ...(isUnsent ? [] : [returns]),
      { kind: 'button', label: t('mail.order.view'), href: orderLink(locale, orderId), quiet: true },
    ],
    because: t('mail.order.because', { number }),
  });
}

/**
 * Tells the shop; an answer goes to the customer. `recipient` null is the seller of the page's language. `isAcknowledged` false
 * where the order's receipts of the day are used up.
 */
function withdrawalNotice(
  stated: Withdrawal,
  { recipient, isAcknowledged }: { recipient: string | null; isAcknowledged: boolean },
): Email {
  const { id, locale, email, orderId, orderNumber: number } = stated;
  const { translate: t } = messagesOf(locale);
  const market = marketOfPage(stated);
  return composeEmail({
    occasion: `withdrawal-notice:${id}`,
    recipient: recipient ?? sellerIn(market, locale).email,
    replyTo: email,
    locale,
    market,
    subject: t('mail.withdrawal.noticeSubject', { number }),
    preheader: t('mail.withdrawal.topic'),
    title: t('mail.withdrawal.noticeSubject', { number }),
    topic: t('mail.withdrawal.topic'),
    parts: [
      ...(orderId === null ? [{ kind: 'text', text: t('mail.withdrawal.unknownOrder') } as const] : []),
      ...(isAcknowledged ? [] : [{ kind: 'text', text: t('mail.withdrawal.noReceipt') } as const]),
      ...statementParts(stated),
    ],
    because: t('mail.withdrawal.because'),
  });
}

const digestOf = ({ orderNumber, email, goods }: WithdrawalForm) =>
  createHash('sha256')
    .update(JSON.stringify([orderNumber, email.toLowerCase(), goods]))
    .digest('base64url');

/** Whether a statement about an order, which is kept already, is among those that are acknowledged on its day. */
async function isAmongFirst(transaction: Database, orderId: string): Promise<boolean> {
  const today = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;
  const count = await transaction.$count(
    withdrawals,
    and(eq(withdrawals.orderId, orderId), gte(withdrawals.statedAt, today)),
  );
  return count <= RECEIPTS_A_DAY;
}

/** Cancels an order that ends with the withdrawal from it; where its customer has no receipt, an e-mail says so. */
async function endOrder(
  transaction: Database,
  order: LockedOrder,
  { goods, isAcknowledged }: { goods: string | null; isAcknowledged: boolean },
): Promise<void> {
  const items = (await orderItemsOf(transaction, [order.id])).get(order.id) ?? [];
  if (!isEndedByWithdrawal({ ...order, items }, { goods })) return;
  const changed = await changeStatus(transaction, order, {
    to: 'CANCELLED',
    actor: `customer:${order.userId ?? 'guest'}`,
    reason: WITHDRAWAL_EVENT,
    isToldElsewhere: isAcknowledged,
  });
  if (!changed.ok) throw new Error(`The order could not be cancelled: ${changed.reason}`);
}

/**
 * Takes a statement of withdrawal at its moment: keeps it, cancels an order that ends with it (`isEndedByWithdrawal`), writes the customer the receipt with date and time and the
 * shop a notice, in one transaction. Stated twice on one day (UTC) it is one, and an order has `RECEIPTS_A_DAY`. Answers nothing: whether number and address
 * belong together only the mailbox of the order learns. `recipient` null is the seller of the order's language.
 */
export const stateWithdrawal =
  (database: Database, { recipient }: { recipient: string | null }) =>
  (form: WithdrawalForm & { readonly locale: Locale }): Promise<void> =>
    database.transaction(async (transaction) => {
      const orderId = await findOrderId(transaction, form);
      const order = orderId === null ? null : await lockOrder(transaction, orderId); // statements at once count each other
      const [stated] = await transaction
        .insert(withdrawals)
        .values({
          ...form,
          orderId,
          digest: sql`${digestOf(form)} || ':' || (now() at time zone 'utc')::date`,
        })
        .onConflictDoNothing({ target: withdrawals.digest })
        .returning();
      if (!stated) return;
      const isAcknowledged = orderId === null || (await isAmongFirst(transaction, orderId));
      if (order) await endOrder(transaction, order, { goods: form.goods, isAcknowledged });
      const notice = withdrawalNotice(stated, { recipient, isAcknowledged });
      const [address] = await transaction
        .select({
          orderId: orderAddresses.orderId,
          recipient: orderAddresses.email,
          currency: orders.currency,
          firstName: orderAddresses.firstName,
          lastName: orderAddresses.lastName,
        })
        .from(orderAddresses)
        .innerJoin(orders, eq(orders.id, orderAddresses.orderId))
        .where(and(eq(orderAddresses.orderId, sql`${orderId}::uuid`), eq(orderAddresses.kind, 'shipping')));
      if (address === undefined || !isAcknowledged) {
        await transaction.insert(emails).values(notice);
        return;
      }
      const receipt = withdrawalReceipt(stated, {
        ...address,
        name: `${address.firstName} ${address.lastName}`,
        next: await afterWithdrawalOf(transaction)(address.orderId, form.goods),
      });
      await transaction.insert(emails).values([notice, receipt]);
    });
