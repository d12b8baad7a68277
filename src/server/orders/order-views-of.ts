import { and, asc, eq, inArray, isNotNull, sql, type InferSelectModel } from 'drizzle-orm';
import type {
  BillingAddressView,
  OrderAddressView,
  ListedOrder,
  OrderItemView,
  OrderView,
} from '../../domain/orders/order-view.ts';
import type { Database } from '../database/database.ts';
import { unmatchedPaymentsOf } from './unmatched-payments.ts';
import { paidMoneyOf } from './kept-after-refunds.ts';
import { orderAddresses } from './address-tables.ts';
import { orderEvents } from './event-tables.ts';
import { orderItems, orders } from './tables.ts';
import { leaseProtocols } from '../rental/protocols/tables.ts';
import { leaseBills } from '../rental/bills/tables.ts';
import { leases } from '../rental/tables.ts';
import { NO_CARD_MONEY } from '../../domain/payments/card-money.ts';
import { HAS_MONEY } from '../../domain/orders/payment-status.ts';
import { expectedArrival } from '../../domain/orders/expected-arrival.ts';
import { actorKindOf } from '../../domain/orders/actor.ts';
import { shipmentsOf } from './shipments.ts';
import { termsOfItem } from './terms-of-item.ts';
import { documentsOf } from '../invoices/issued-documents.ts';

/** The lines of several orders by order id, in one query. */
export async function orderItemsOf(
  database: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderItemView[]>> {
  const byOrder = new Map<string, OrderItemView[]>(orderIds.map((id) => [id, []]));
  if (orderIds.length === 0) return byOrder;
  const handedOver = database
    .select({ one: sql`1` })
    .from(leaseProtocols)
    .where(
      and(
        eq(leaseProtocols.leaseId, leases.id),
        eq(leaseProtocols.kind, 'handover'),
        isNotNull(leaseProtocols.signedAt),
      ),
    );
  const rows = await database
    .select({
      item: orderItems,
      leaseStatus: leases.status,
      leaseId: leases.id,
      billedId: leaseBills.leaseId,
      billKind: leaseBills.kind,
      isPartlyOut: sql<boolean>`exists (${handedOver})`,
    })
    .from(orderItems)
    .leftJoin(leases, eq(leases.orderItemId, orderItems.id))
    .leftJoin(leaseBills, eq(leaseBills.orderId, orderItems.orderId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));
  for (const { item, leaseStatus, leaseId, billedId, billKind, isPartlyOut } of rows) {
    const {
      orderId,
      position: _,
      rentalDuration: _d,
      rentalCount: _c,
      rentalStart: _s,
      warrantyMonths: _w,
      performanceMonths: _p,
      options,
      ...line
    } = item;
    const terms = termsOfItem(item);
    byOrder.get(orderId)?.push({
      ...line,
      ...(options !== null && { options }),
      rental: terms && {
        ...terms,
        status: leaseStatus ?? 'PENDING',
        leaseId,
        isPartlyOut,
        bill: billedId !== null && billKind !== null ? { leaseId: billedId, kind: billKind } : null,
      },
    });
  }
  return byOrder;
}

type OrderRow = InferSelectModel<typeof orders>;
type AddressRow = InferSelectModel<typeof orderAddresses>;

const toBilling = ({ id: _id, orderId: _orderId, kind: _kind, ...address }: AddressRow): BillingAddressView =>
  address;
function toAddress(row: AddressRow): OrderAddressView {
  const { company: _company, taxNumber: _number, ...address } = toBilling(row);
  return address;
}

/** Only an order that waits for a card, or ended so, can have a payment of another sum in place of its own. */
const mayBeUnmatched = ({ paymentMethod, takesCard, paymentStatus }: OrderRow) =>
  (paymentMethod === 'card' || takesCard) && !HAS_MONEY.has(paymentStatus);
/** What was never paid has no money of a card, but for what credit and a card pay together: it may wait for the rest again. */
const mayHoldCards = ({ paymentStatus, takesCard }: OrderRow) => HAS_MONEY.has(paymentStatus) || takesCard;

/**
 * Order rows with their lines, history, documents and parcels, in the order given; four queries whatever their number, one of those that were
 * paid, and one of those by card that were not.
 */
export async function listedOrdersOf(
  database: Database,
  rows: readonly OrderRow[],
): Promise<readonly ListedOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // One after the other: inside a transaction all go through one connection, which takes one at a time.
  const items = await orderItemsOf(database, ids);
  const events = await database
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const documents = await documentsOf(database, ids);
  const shipments = await shipmentsOf(database, ids);
  const paid = rows.filter(mayHoldCards);
  const kept = await paidMoneyOf(
    database,
    paid.map(({ id }) => id),
  );
  const unmatched = await unmatchedPaymentsOf(
    database,
    rows.filter(mayBeUnmatched).map(({ id }) => id),
  );
  return rows.map((row) => {
    const { rateE6: _rate, rateDate: _date, rateSource: _source, paymentDueAt, ...order } = row;
    const {
      paymentNotice: _notice,
      heldSince: _since,
      processingAt: _processing,
      deliveredAt: _delivered,
      taxRatePercent,
      deliveryMinDays: min,
      deliveryMaxDays: max,
      ...shown
    } = order;
    const onAccount = row.heldMinor - row.owedMinor;
    const deliveryDays = min !== null && max !== null ? { min, max } : null;
    const history = events
      .filter(({ orderId }) => orderId === row.id)
      .map(({ toStatus, actor, reason, at }) => ({ toStatus, actor: actorKindOf(actor), reason, at }));
    const keptMinor = kept.get(row.id)?.keptMinor ?? onAccount;
    return {
      ...shown,
      keptMinor,
      cardMinor: keptMinor - onAccount,
      // Nothing was paid: there is nothing to go back either.
      sale: kept.get(row.id)?.sale ?? { worthMinor: row.totalMinor - row.depositMinor, keptMinor: 0 },
      isOnlyMoved: kept.get(row.id)?.isOnlyMoved ?? false,
      cardMoney: kept.get(row.id)?.cardMoney ?? NO_CARD_MONEY,
      heldUntil: row.status === 'PENDING' && row.paymentMethod === 'card' ? paymentDueAt : null,
      taxRatePercent: Number(taxRatePercent),
      unmatchedPayment: unmatched.get(row.id) ?? null,
      deliveryDays,
      shipments: shipments.get(row.id) ?? [],
      items: items.get(row.id) ?? [],
      documents: documents.get(row.id) ?? [],
      events: history,
    };
  });
}

/** Order rows as `listedOrdersOf` has them, with their addresses: one query more. */
export async function orderViewsOf(
  database: Database,
  rows: readonly OrderRow[],
): Promise<readonly OrderView[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ id }) => id);
  const listed = await listedOrdersOf(database, rows);
  const addresses = await database
    .select()
    .from(orderAddresses)
    .where(inArray(orderAddresses.orderId, orderIds));
  const now = new Date().toISOString();
  return listed.map((order) => {
    const addressOf = (kind: AddressRow['kind']) =>
      addresses.find((address) => address.orderId === order.id && address.kind === kind);
    const shippingAddress = addressOf('shipping');
    const billingAddress = addressOf('billing');
    if (!shippingAddress) throw new Error(`Order ${order.orderNumber} has no shipping address`);
    return {
      ...order,
      arrival: expectedArrival({ ...order, shippingAddress }, now),
      shippingAddress: toAddress(shippingAddress),
      billingAddress: billingAddress ? toBilling(billingAddress) : null,
    };
  });
}
