import * as v from 'valibot';
import { PAYMENT_METHODS } from '../../../domain/checkout/payment-methods.ts';
import { SHIPPING_METHODS } from '../../../domain/checkout/shipping-rules.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { SALES_DOCUMENT_KINDS } from '../../../domain/invoices/document-number.ts';
import { documentName, orderDocumentPath } from '../../../domain/invoices/order-documents.ts';
import { toMajor } from '../../../domain/money/major-units.ts';
import { CURRENCIES, money } from '../../../domain/money/money.ts';
import { ACTOR_KINDS } from '../../../domain/orders/actor.ts';
import { CARRIERS, trackingUrl, type Tracking } from '../../../domain/orders/carriers.ts';
import type { OrderView } from '../../../domain/orders/order-view.ts';
import { lastTracking } from '../../../domain/orders/shipments.ts';
import { amount, orderItemRecord, orderItemSchema } from './order-item-record.ts';
import { instantSchema } from './record-parts.ts';

const addressSchema = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.pipe(v.string(), v.description('E.164.')),
  address: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
});
const billingSchema = v.strictObject({
  ...addressSchema.entries,
  company: v.pipe(v.nullable(v.string()), v.description('The company that is invoiced; null for a person.')),
  taxNumber: v.pipe(v.nullable(v.string()), v.description('EDRPOU or RNOKPP, NIP, or a VAT number.')),
});

const trackingSchema = v.nullable(
  v.strictObject({
    carrier: v.picklist(CARRIERS),
    number: v.string(),
    url: v.pipe(v.string(), v.url()),
  }),
);

/** An order as its owner reads it (S §3, C §3, R24). */
export const orderRecordSchema = v.pipe(
  v.strictObject({
    id: v.string(),
    documentId: v.string(),
    orderNumber: v.string(),
    status: v.string(),
    paymentStatus: v.string(),
    paymentMethod: v.picklist(PAYMENT_METHODS),
    shippingMethod: v.picklist(SHIPPING_METHODS),
    deliveryDays: v.pipe(
      v.nullable(
        v.strictObject({
          min: v.pipe(v.number(), v.integer(), v.minValue(1)),
          max: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.description(
        'The working days on the way that were promised, from hand-over to the carrier; null while the delivery waits for its quote, and for older orders.',
      ),
    ),
    locale: v.picklist(LOCALES),
    currency: v.picklist(CURRENCIES),
    subtotal: amount,
    discount: amount,
    discountCode: v.nullable(v.string()),
    tax: amount,
    taxRatePercent: amount,
    shippingCost: v.pipe(v.nullable(amount), v.description('Null while the delivery waits for its quote.')),
    haulageCost: v.pipe(
      amount,
      v.description(
        'The part of `shippingCost` that is paid for bringing rented machines and taking them back.',
      ),
    ),
    shipping: v.pipe(v.nullable(amount), v.description('The shipping cost, under its other name.')),
    paymentFee: amount,
    deposit: amount,
    total: amount,
    items: v.array(orderItemSchema),
    shippingAddress: addressSchema,
    billingAddress: v.pipe(
      v.nullable(billingSchema),
      v.description('Whom the order is invoiced to; null when it is the recipient at the shipping address.'),
    ),
    user: v.pipe(v.nullable(v.strictObject({ id: v.string() })), v.description('Null for a guest.')),
    tracking: v.pipe(
      trackingSchema,
      v.description(
        'The parcel that was handed over last and the carrier’s own page about it; null before the first.',
      ),
    ),
    parcels: v.pipe(
      v.array(
        v.strictObject({
          number: v.pipe(v.number(), v.integer(), v.minValue(1)),
          handedOverAt: instantSchema,
          tracking: trackingSchema,
          items: v.array(
            v.strictObject({ id: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
          ),
        }),
      ),
      v.description(
        'The parcels in which bought goods were handed to carriers, the first one first, with the ids and pieces of `items` in each. What is in none of them is still to be sent while the order is processed.',
      ),
    ),
    documents: v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(SALES_DOCUMENT_KINDS),
          number: v.string(),
          issuedOn: v.pipe(v.string(), v.isoDate()),
          url: v.pipe(v.string(), v.description('Where it is taken from as PDF, below the shop’s origin.')),
        }),
      ),
      v.description('The invoice, once the order is paid, and the corrections of it.'),
    ),
    history: v.array(
      v.strictObject({
        status: v.string(),
        actor: v.picklist(ACTOR_KINDS),
        reason: v.string(),
        at: instantSchema,
      }),
    ),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  }),
  v.title('Order'),
);
export type OrderRecord = v.InferOutput<typeof orderRecordSchema>;

const trackingRecord = (tracking: Tracking | null): OrderRecord['tracking'] =>
  tracking && { ...tracking, url: trackingUrl(tracking) };

/** An order in major units of its own currency. */
export function orderRecord(order: OrderView): OrderRecord {
  const major = (minor: number) => toMajor(money(minor, order.currency));
  const shipping = order.shippingMinor === null ? null : major(order.shippingMinor);
  return {
    id: order.id,
    documentId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    deliveryDays: order.deliveryDays,
    locale: order.locale,
    currency: order.currency,
    subtotal: major(order.subtotalMinor),
    discount: major(order.discountMinor),
    discountCode: order.discountCode,
    tax: major(order.taxMinor),
    taxRatePercent: order.taxRatePercent,
    shippingCost: shipping,
    haulageCost: major(order.haulageMinor),
    shipping,
    paymentFee: major(order.paymentFeeMinor),
    deposit: major(order.depositMinor),
    total: major(order.totalMinor),
    items: order.items.map((item) => orderItemRecord(item, major)),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    user: order.userId === null ? null : { id: order.userId },
    tracking: trackingRecord(lastTracking(order.shipments)),
    parcels: order.shipments.map(({ position, handedOverAt, tracking, lines }) => ({
      number: position,
      handedOverAt,
      tracking: trackingRecord(tracking),
      items: lines.map(({ itemId, pieces }) => ({ id: itemId, quantity: pieces })),
    })),
    documents: order.documents.map((each) => ({
      ...each,
      url: orderDocumentPath(order.id, documentName(each)),
    })),
    history: order.events.map(({ toStatus, actor, reason, at }) => ({ status: toStatus, actor, reason, at })),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}
