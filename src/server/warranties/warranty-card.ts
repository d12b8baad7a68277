import { and, eq } from 'drizzle-orm';
import { warrantyTerms } from '../../content/pages/legal/consumer-rights.ts';
import { sellerIn } from '../../content/pages/sellers.ts';
import { warrantyPeriodText } from '../../content/warranty-period-text.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Seller } from '../../domain/invoices/sales-document.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { marketOf, type Market } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { WarrantyView } from '../../domain/warranties/warranty-view.ts';
import type { Database } from '../database/database.ts';
import type { Part, PrintedDocument } from '../documents/document.ts';
import { sampleParts, sellerRows } from '../documents/seller-parts.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItems } from '../orders/tables.ts';
import { warrantyViews } from './warranty-views.ts';

/** The terms of the warranty, numbered, as the page of legal terms has them. */
const termParts = (locale: Locale): readonly Part[] =>
  warrantyTerms[locale].flatMap(([title, ...items], clause): Part[] => [
    { kind: 'heading', text: `${clause + 1}. ${title}` },
    { kind: 'items', items: items.map((text, place) => ({ mark: `${clause + 1}.${place + 1}`, text })) },
  ]);

/** Which card of an order is asked for. */
interface Card {
  /** The line of the goods in the order, from 1. */
  readonly line: number;
  /** Who sold them, as the invoice says; null before there is one. */
  readonly soldBy: Seller | null;
}

/** What names a company. Its telephone, address for e-mails and hours are those of today, for whoever needs the warranty. */
const companyOf = ({ name, address, registration, records = [], isSample = false }: Seller) => ({
  name,
  address,
  registration,
  records,
  isSample,
});

/** The card of some goods with a warranty, in a language. */
function cardDocument(
  view: WarrantyView,
  { locale, market, line, soldBy }: { readonly locale: Locale; readonly market: Market } & Card,
): PrintedDocument {
  const { translate: t } = messagesOf(locale);
  const { orderNumber, name, brand, articleNumber, pieces, serials, repairs, warranties, purchasedOn } = view;
  const day = (iso: string) => formatDate(iso, locale, 'UTC', 'short');
  const receivedOn = warranties[0]?.startsOn ?? purchasedOn;
  const seller = { ...sellerIn(market, locale), ...(soldBy && companyOf(soldBy)) };
  return {
    locale,
    title: t('warranty.card'),
    number: t('invoice.number', { number: `${orderNumber}/${line}` }),
    author: seller.name,
    day: receivedOn,
    byline: [],
    parts: [
      {
        kind: 'facts',
        rows: [
          [t('warranty.product'), tieUnits(name)],
          [t('warranty.model'), `${brand}, ${articleNumber}`],
          [t('warranty.pieces'), String(pieces)],
          ...(serials.length > 0 ? [[t('warranty.serials'), serials.join(', ')] as const] : []),
          [t('warranty.purchasedOn'), day(purchasedOn)],
          [t('warranty.receivedOn'), day(receivedOn)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('warranty.coverage'), share: 3 },
          { title: t('page.warranty.period'), share: 2 },
          { title: t('warranty.expiresOn'), share: 2 },
        ],
        rows: warranties.map(({ coverage, months, repairDays, expiresOn }) => [
          t(`warranty.coverage.${coverage}`),
          repairDays === 0
            ? warrantyPeriodText(months, t)
            : `${warrantyPeriodText(months, t)}, ${t('warranty.repairDays', { days: repairDays })}`,
          day(expiresOn),
        ]),
      },
      ...(repairs.length === 0
        ? []
        : [
            {
              kind: 'table',
              columns: [
                { title: t('warranty.repairs'), share: 3 },
                { title: t('warranty.serials'), share: 2 },
                { title: t('warranty.repairNote'), share: 4 },
              ],
              rows: repairs.map(({ cameOn, returnedOn, serial, note }) => [
                `${day(cameOn)}–${day(returnedOn)}`,
                serial,
                note ?? '',
              ]),
            } as const,
          ]),
      { kind: 'paragraph', text: t('warranty.cardHow') },
      { kind: 'heading', text: t('document.seller', { market }) },
      { kind: 'facts', rows: sellerRows(seller, locale) },
      ...sampleParts(seller, locale),
      ...termParts(locale),
    ],
    pageLabel: (page, count) => t('document.page', { number: page, count }),
  };
}

/**
 * The warranty card of a line of an order, in the order's language: what was bought, its serial numbers, until when it is covered, who
 * sold it, and the terms. It names no buyer, because the warranty goes with the goods. Null for what has no warranty, and once the customer's
 * account is deleted.
 */
export async function warrantyCardOf(
  database: Database,
  order: LockedOrder,
  { line, soldBy }: Card,
): Promise<PrintedDocument | null> {
  if (order.erasedAt !== null) return null;
  const [view] = await warrantyViews(
    database,
    and(eq(orderItems.orderId, order.id), eq(orderItems.position, line - 1)),
    { limit: 1 },
  );
  return view
    ? cardDocument(view, { locale: order.locale, market: marketOf(order.currency), line, soldBy })
    : null;
}
