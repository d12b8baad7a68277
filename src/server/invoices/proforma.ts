import type { InferSelectModel } from 'drizzle-orm';
import { printIban } from '../../domain/contact-data/iban.ts';
import { proformaNumber } from '../../domain/invoices/document-number.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { formatMoney } from '../../domain/money/format-money.ts';
import { money } from '../../domain/money/money.ts';
import { dueOf, keptOf } from '../../domain/payments/order-money.ts';
import { isAmountTyped } from '../../domain/payments/transfer-qr.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { messagesOf } from '../messages/messages.ts';
import type { Database } from '../database/database.ts';
import type { PrintedDocument } from '../documents/document.ts';
import { withCardMoney } from '../orders/kept-after-refunds.ts';
import { orderItemsOf } from '../orders/order-views-of.ts';
import type { orders } from '../orders/tables.ts';
import { transferQr } from '../orders/transfer-qr.ts';
import { feesTaxNote, linesTable, totalsPart, partyBlocks } from './document-parts.ts';
import { amountsOfOrder, partiesOf } from './invoice-contents.ts';

/**
 * The proforma of an order that waits for its transfer: what to pay, to whom, by when, and for what. It is made of the
 * order as it stands and is never kept: it proves nothing.
 */
export async function proformaOf(
  database: Database,
  order: InferSelectModel<typeof orders>,
): Promise<PrintedDocument> {
  const { locale, currency, orderNumber } = order;
  const { translate: t } = messagesOf(locale);
  const figured = await withCardMoney(database, order);
  const parties = await partiesOf(database, order);
  const items = (await orderItemsOf(database, [order.id])).get(order.id) ?? [];
  const figures = amountsOfOrder(order, items);
  const timeZone = timeZoneOf(marketOf(currency));
  const issuedOn = dayIn(timeZone, order.createdAt);
  const day = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  const due = order.paymentDueOn === null ? '' : day(order.paymentDueOn);
  const amount = money(dueOf(figured), currency);
  const qr = transferQr(orderNumber, amount);
  const { name, registration, bank } = parties.seller;
  return {
    locale,
    title: t('invoice.title.proforma'),
    number: t('invoice.number', { number: proformaNumber(orderNumber) }),
    author: name,
    day: issuedOn,
    byline: [],
    parts: [
      {
        kind: 'grid',
        cells: [
          [t('invoice.issuedOn'), day(issuedOn)],
          [t('invoice.dueOn'), due],
          [t('invoice.order'), orderNumber],
        ],
      },
      partyBlocks(parties, locale, { isBankSaid: false }),
      linesTable(figures, locale),
      totalsPart(figures, locale, {
        label: t('invoice.total.due'),
        receivedMinor: keptOf(figured),
      }),
      { kind: 'heading', text: t('order.transfer.title') },
      {
        kind: 'facts',
        code: qr && {
          modules: qr.matrix,
          label: t(isAmountTyped(amount) ? 'invoice.proforma.scanAndType' : 'invoice.proforma.scan'),
        },
        rows: [
          [t('order.transfer.beneficiary'), name],
          [t(`page.seller.${registration.register}`), registration.number],
          [t('order.transfer.bank'), bank.name],
          ['IBAN', printIban(bank.iban)],
          [t('order.transfer.amount'), formatMoney(amount, locale)],
          [t('order.transfer.purposeLabel'), t('order.transfer.purpose', { number: orderNumber })],
        ],
      },
      {
        kind: 'small',
        text: [
          ...feesTaxNote(figures, locale),
          ...(order.status === 'PENDING' && billOf(items) === null
            ? [t('invoice.proforma.delivery', { date: due })]
            : []),
          t('invoice.proforma.note', { market: marketOf(currency) }),
        ].join(' '),
      },
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}
