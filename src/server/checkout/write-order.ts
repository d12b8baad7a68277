import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { allocate, type Money } from '../../domain/money/money.ts';
import { releaseOrdered } from '../cart/release-ordered.ts';
import type { PricedLine } from '../../domain/orders/order-view.ts';
import { billOf } from '../../domain/rental/lease-bill.ts';
import { hasNothingToPay } from '../../domain/payments/nothing-to-pay.ts';
import { CARD_HOLD_MINUTES } from '../../domain/payments/payment-timeouts.ts';
import { takeStock } from '../catalogue/stock.ts';
import type { Database } from '../database/database.ts';
import { jsonRows } from '../database/sql.ts';
import { statement } from '../database/statement.ts';
import { redeemDiscount } from '../discounts/redeem-discount.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { settleFreeOrder } from '../orders/settle-free-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { orderEvents } from '../orders/event-tables.ts';
import { noteTaken } from '../orders/stock-movements.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { BOOKINGS, LEASES, rentalRows } from '../rental/rental-rows.ts';
import { notificationsOf } from '../notifications/announce.ts';
import { notifications } from '../notifications/tables.ts';
import type { Email } from '../outbox/email.ts';
import { emails } from '../outbox/tables.ts';
import { agreedAmounts, billedTo, type AgreedOrder } from './agreed-order.ts';
import { buyerOf } from './agree-discount.ts';
import { keepOrder, keyOwner } from './idempotency.ts';
import { keyOfLine } from '../../domain/cart/cart-item.ts';
import { openOrderSubjects } from './tables.ts';

const ORDERS = jsonRows(orders, 'orders', [
  'id',
  'orderNumber',
  'userId',
  'paymentMethod',
  'shippingMethod',
  'deliveryMinDays',
  'deliveryMaxDays',
  'currency',
  'locale',
  'subtotalMinor',
  'discountMinor',
  'discountCode',
  'taxMinor',
  'shippingMinor',
  'cheapestShippingMinor',
  'haulageMinor',
  'paymentFeeMinor',
  'depositMinor',
  'totalMinor',
  'taxRatePercent',
  'taxMode',
  'rateE6',
  'rateDate',
  'rateSource',
  'paymentDueAt',
  'heldSince',
  'paymentDueOn',
  'awaitsCredit',
  'isReplacement',
  'takesCard',
  'termsEdition',
]);
const ITEMS = jsonRows(orderItems, 'items', [
  'id',
  'orderId',
  'position',
  'productId',
  'articleNumber',
  'name',
  'brand',
  'picture',
  'quantity',
  'unitMinor',
  'lineMinor',
  'discountMinor',
  'rentalDuration',
  'rentalCount',
  'rentalStart',
  'options',
]);
const ADDRESSES = jsonRows(orderAddresses, 'addresses', [
  'orderId',
  'kind',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
  'company',
  'taxNumber',
]);
const EVENTS = jsonRows(orderEvents, 'events', ['orderId', 'toStatus', 'actor', 'reason']);
const SUBJECTS = jsonRows(openOrderSubjects, 'subjects', ['orderId', 'subject']);
const LETTERS = jsonRows(emails, 'letters', ['occasion', 'recipient', 'locale', 'subject', 'html', 'plain']);
const NOTIFICATIONS = jsonRows(notifications, 'notifications', ['userId', 'orderId', 'kind', 'occasion']);

/** One statement: a round trip for each table would keep the goods locked for longer. */
const write = statement(
  'write_order',
  sql`with taken as (${takeStock}),
    moved as (${noteTaken}),
    placed as (${ORDERS.insert}),
    listed as (${ITEMS.insert}),
    requested as (${LEASES.insert}),
    booked as (${BOOKINGS.insert}),
    addressed as (${ADDRESSES.insert}),
    noted as (${EVENTS.insert}),
    counted as (${SUBJECTS.insert}),
    announced as (${NOTIFICATIONS.insert}),
    kept as (${keepOrder}),
    released as (${releaseOrdered})
    ${LETTERS.insert}`,
);

/** Whether a card is to be paid by at once; before delivery is quoted there is nothing to pay (R10). */
const isAwaited = (order: AgreedOrder): boolean =>
  order.request.payment === 'card' && !order.deliveryToBeQuoted && !hasNothingToPay(agreedAmounts(order));

/** A card order has its first page's time and some grace; of a transfer the customer is reminded. */
const paymentDueAt = (order: AgreedOrder): string | null =>
  isAwaited(order)
    ? (order.payUntil ?? new Date(Date.now() + CARD_HOLD_MINUTES * 60_000).toISOString())
    : (order.transferDue?.nextAt ?? null);

/** What is written of what replaces exchanged goods: its credit is yet to come, and what it misses then may be paid by card. */
const replacing = ({ replaces }: AgreedOrder) => ({
  awaitsCredit: replaces !== undefined,
  isReplacement: replaces !== undefined,
  takesCard: replaces?.takesCard ?? false,
});

function orderRow(order: AgreedOrder) {
  const { request, taxRule, rate, deliveryDays } = order;
  return {
    ...agreedAmounts(order),
    userId: request.user?.id ?? null,
    deliveryMinDays: deliveryDays?.min ?? null,
    deliveryMaxDays: deliveryDays?.max ?? null,
    taxRatePercent: String(taxRule.ratePercent),
    taxMode: taxRule.mode,
    rateE6: rate?.ratePerUnitE6 ?? null,
    rateDate: rate?.date ?? null,
    rateSource: rate?.source ?? null,
    paymentDueAt: paymentDueAt(order),
    heldSince: order.heldSince ?? null,
    ...replacing(order),
  };
}

function itemRow(
  { rental, options = [], ...line }: PricedLine,
  { position, orderId, discount }: { position: number; orderId: string; discount: Money | undefined },
) {
  return {
    ...line,
    id: randomUUID(),
    orderId,
    position,
    discountMinor: discount?.minor ?? 0,
    rentalDuration: rental?.duration ?? null,
    rentalCount: rental?.count ?? null,
    rentalStart: rental?.startDate ?? null,
    options: options.length > 0 ? options : null,
  };
}

/** Who placed an order and how: a month of a lease, what is owed for one, and what replaces exchanged goods are written by the shop. */
function firstStep({ request, lines, deliveryToBeQuoted, replaces }: AgreedOrder) {
  if (replaces) return { actor: 'shop', reason: 'replacement' };
  const bill = billOf(lines);
  if (bill !== null && bill.kind !== 'extension') return { actor: 'shop', reason: 'billed' };
  if (request.telephone) {
    return { actor: `staff:${request.telephone.staffId}`, reason: 'placed-by-telephone' };
  }
  return {
    actor: `customer:${request.user?.id ?? 'guest'}`,
    reason: deliveryToBeQuoted ? 'placed-delivery-to-be-quoted' : 'placed',
  };
}

/** Where the goods go, and the company that is invoiced, at its own address or there. */
function addressRows({ orderId, request }: AgreedOrder) {
  const { method: _, ...delivery } = request.shipping;
  const billing = billedTo(request, delivery);
  return [
    { orderId, kind: 'shipping' as const, ...delivery, company: null, taxNumber: null },
    ...(billing === null ? [] : [{ orderId, kind: 'billing' as const, ...billing }]),
  ];
}

/**
 * Takes the goods and writes the order with its lines, address, first event, lease requests, e-mail, notification and idempotency
 * key, takes what is ordered out of the account's cart, but for a card that is still to be paid by, and redeems the discount
 * code; inside the transaction that locked the goods. An order that comes to nothing is settled.
 */
export async function writeOrder(transaction: Database, order: AgreedOrder, email: Email): Promise<void> {
  const { orderId, request, discount } = order;
  const shares = allocate(
    order.totals.discount,
    order.lines.map(({ lineMinor }) => lineMinor),
  );
  const items = order.lines.map((line, position) =>
    itemRow(line, { position, orderId, discount: shares[position] }),
  );
  // What is in the cart of a customer who telephones is for another order.
  const released = isAwaited(order) || request.telephone ? [] : request.lines;
  const { termsEdition } = order;
  const rented = rentalRows(order.machines, items, { locale: request.locale, termsEdition });
  await write(transaction, {
    orderId,
    userId: request.user?.id ?? null,
    keyOwner: keyOwner(request),
    idempotencyKey: request.idempotencyKey,
    goods: [...order.pieces.keys()],
    quantities: [...order.pieces.values()],
    // A card that is refused leaves the cart as it is (R17a).
    orderedKeys: released.map(keyOfLine),
    orderedPieces: released.map(({ quantity }) => quantity),
    ...ORDERS.of([orderRow(order)]),
    ...ITEMS.of(items),
    ...LEASES.of(rented.leases),
    ...BOOKINGS.of(rented.bookings),
    ...ADDRESSES.of(addressRows(order)),
    ...EVENTS.of([{ orderId, toStatus: 'PENDING', ...firstStep(order) }]),
    ...SUBJECTS.of(order.subjects.map((subject) => ({ orderId, subject }))),
    ...LETTERS.of([email]),
    ...NOTIFICATIONS.of(
      notificationsOf([
        {
          order: { id: orderId, userId: request.user?.id ?? null },
          kind: 'placed',
          occasion: email.occasion,
        },
      ]),
    ),
  });
  if (discount) {
    await redeemDiscount(transaction, { orderId, codeId: discount.codeId, ...buyerOf(request) });
  }
  if (!hasNothingToPay(agreedAmounts(order))) return;
  const written = await lockOrder(transaction, orderId);
  if (written) await settleFreeOrder(transaction, written);
}
