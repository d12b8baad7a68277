import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { sellerIn } from '../../content/pages/sellers.ts';
import { rentedTerm } from '../../content/rented-term.ts';
import type { ContentsUnit } from '../../domain/catalogue/set-contents.ts';
import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { addressLines } from '../../domain/contact-data/print-address.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { isPacked, linesToPack, packedLines } from '../../domain/orders/packing-slips.ts';
import { isPartlySent } from '../../domain/orders/shipments.ts';
import { productContents, products, productTexts } from '../catalogue/tables.ts';
import type { Database } from '../database/database.ts';
import { barCode } from '../documents/bar-code.ts';
import type { PrintedDocument } from '../documents/document.ts';
import { drawDocuments } from '../documents/draw-document.ts';
import { DrawingBusy } from '../documents/drawn-documents.ts';
import { messagesOf } from '../messages/messages.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { orderAddresses } from './address-tables.ts';
import { saleMoney } from './kept-after-refunds.ts';
import { hasOpenWithdrawal } from './open-withdrawal.ts';
import { orderItemsOf } from './order-views-of.ts';
import { isOrderStopped } from './queue-conditions.ts';
import { shipmentsOf } from './shipments.ts';
import { orders } from './tables.ts';

/** Files that wait while one is drawn; one more is refused. */
const WAITING_MAX = 8;

interface Part {
  readonly name: string;
  readonly quantity: number;
  readonly unit: ContentsUnit;
}

/** The parts of sets by product and language, in one query; a part of the catalogue has its name of today. */
async function partsOf(database: Database, productIds: readonly number[]) {
  const rows =
    productIds.length === 0
      ? []
      : await database
          .select({
            setId: productContents.productId,
            locale: productTexts.locale,
            words: sql<string | null>`${productContents.name} ->> ${productTexts.locale}`,
            name: sql<string | null>`case when ${products.id} is not null then ${productTexts.name} end`,
            articleNumber: productContents.articleNumber,
            quantity: productContents.quantity,
            unit: productContents.unit,
          })
          .from(productContents)
          .leftJoin(products, eq(products.articleNumber, productContents.articleNumber))
          // A part in words has the languages of its set.
          .innerJoin(
            productTexts,
            eq(productTexts.productId, sql`coalesce(${products.id}, ${productContents.productId})`),
          )
          .where(inArray(productContents.productId, [...productIds]))
          .orderBy(asc(productContents.productId), asc(productContents.position));
  return (productId: number, locale: Locale): readonly Part[] =>
    rows
      .filter((row) => row.setId === productId && row.locale === locale)
      .map(({ words, name, articleNumber, quantity, unit }) => ({
        name: [words ?? name, articleNumber].filter((each) => each !== null).join(', '),
        quantity,
        unit,
      }));
}

type Address = typeof orderAddresses.$inferSelect;

interface Packed {
  readonly order: typeof orders.$inferSelect;
  readonly address: Address;
  readonly items: readonly OrderItemView[];
  /** Whether a part of the order was sent before. */
  readonly isRest: boolean;
  readonly parts: (productId: number, locale: Locale) => readonly Part[];
}

/** What stands below the name of a line: its number, its term, and what a set is made of, as many as all its sets have. */
function noteOf({ articleNumber, brand, productId, quantity, rental }: OrderItemView, of: Packed): string {
  const { locale } = of.order;
  const { translate: t } = messagesOf(locale);
  return [
    `${brand}, ${articleNumber}`,
    ...(rental === null ? [] : [rentedTerm(t, rental, locale)]),
    ...of
      .parts(productId, locale)
      .map((part) =>
        tieUnits(
          `• ${part.name} – ${t(`product.contents.${part.unit}`, { count: part.quantity * quantity })}`,
        ),
      ),
  ].join('\n');
}

/** The packing slip of an order in its own language, for it lies in the parcel: what is in it and where it goes, without any price. */
function slipOf(of: Packed): PrintedDocument {
  const { order, address, items, isRest } = of;
  const { locale, orderNumber } = order;
  const { translate: t } = messagesOf(locale);
  const market = marketOf(order.currency);
  const seller = sellerIn(market, locale);
  const country = COUNTRIES.find((each) => each === address.country);
  const orderedOn = dayIn(timeZoneOf(market), order.createdAt);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    locale,
    title: t('order.slip.title'),
    number: t('invoice.number', { number: orderNumber }),
    author: seller.name,
    day: orderedOn,
    byline: isRest ? [t('order.slip.rest')] : [],
    pageLabel: (number, count) => t('document.page', { number, count }),
    parts: [
      {
        kind: 'blocks',
        blocks: [
          {
            label: t('order.slip.to'),
            title: `${address.firstName} ${address.lastName}`.trim(),
            lines: [
              ...addressLines(address, country && country !== 'OTHER' ? t(`country.${country}`) : undefined),
              printPhone(address.phone),
            ],
          },
          {
            label: t('order.slip.from'),
            title: seller.name,
            lines: [seller.address, printPhone(seller.phone)],
          },
        ],
      },
      { kind: 'bars', modules: barCode(orderNumber), label: orderNumber },
      {
        kind: 'grid',
        cells: [
          [t('order.slip.orderedOn'), formatDate(orderedOn, locale, 'UTC', 'short')],
          [t('order.slip.delivery'), t(`shippingMethod.${order.shippingMethod}`)],
          [t('order.slip.pieces'), String(pieces)],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: t('order.slip.goods'), share: 5 },
          { title: t('order.slip.quantity'), align: 'right', share: 1 },
          { title: t('order.slip.serials'), share: 2 },
          { title: t('order.slip.packed'), share: 1.5 },
        ],
        rows: items.map((item) => [
          { text: tieUnits(item.name), note: noteOf(item, of) },
          String(item.quantity),
          '',
          '',
        ]),
      },
      {
        kind: 'facts',
        rows: [
          [t('order.slip.packer'), ''],
          [t('order.slip.packedOn'), ''],
        ],
      },
      { kind: 'small', text: t('order.slip.check') },
    ],
  };
}

/**
 * The packing slips of orders as one PDF, each order on pages of its own, the oldest first. Left out are orders that are not to be packed
 * (`isPacked`), those that bring nothing, and those whose customer's account is deleted; of an order in preparation also what was sent. Null
 * where none is left. `locale` is that of the file. Five queries whatever the number of orders.
 */
export function packingSlips(database: Database) {
  const inTurn = oneAtATime({ waitingMax: WAITING_MAX });
  return async ({ ids, locale }: { readonly ids: readonly string[]; readonly locale: Locale }) => {
    if (ids.length === 0) return null;
    const found = await database
      .select({
        order: orders,
        address: orderAddresses,
        isStopped: isOrderStopped(orders, { sale: saleMoney, isWithdrawn: hasOpenWithdrawal }),
      })
      .from(orders)
      .innerJoin(
        orderAddresses,
        and(eq(orderAddresses.orderId, orders.id), eq(orderAddresses.kind, 'shipping')),
      )
      .where(and(inArray(orders.id, [...ids]), isNull(orders.erasedAt)))
      .orderBy(asc(orders.createdAt), asc(orders.id));
    const packed = found.filter(({ order, isStopped }) => isPacked({ ...order, isStopped }));
    const items = await orderItemsOf(
      database,
      packed.map(({ order }) => order.id),
    );
    const sent = await shipmentsOf(
      database,
      packed.map(({ order }) => order.id),
    );
    const lines = packed
      .map((each) => {
        const shipments = sent.get(each.order.id) ?? [];
        const all = packedLines(items.get(each.order.id) ?? []);
        const { status } = each.order;
        const isRest = isPartlySent({ status, shipments });
        return { ...each, isRest, items: linesToPack(all, { status, shipments }) };
      })
      .filter((each) => each.items.length > 0);
    const [first] = lines;
    if (!first) return null;
    const parts = await partsOf(database, [
      ...new Set(lines.flatMap((each) => each.items.map(({ productId }) => productId))),
    ]);
    const { translate: t } = messagesOf(locale);
    const title =
      lines.length === 1
        ? `${t('order.slip.title')} ${first.order.orderNumber}`
        : t('backoffice.orders.slips');
    const documents = lines.map((each) => slipOf({ ...each, parts }));
    const turn = await inTurn(() => drawDocuments(documents, { locale, title }));
    if (!turn.ok) throw new DrawingBusy();
    return { title, bytes: turn.value };
  };
}
