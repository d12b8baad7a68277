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
import type { OrderItemView, OrderView } from '../../../domain/orders/order-view.ts';
import { lastTracking } from '../../../domain/orders/shipments.ts';
import { rentalPeriod } from '../../../domain/rental/rental-days.ts';
import { DURATIONS } from '../../../domain/rental/tiers.ts';
import { identityEntries, identityOf, instantSchema, imageRecord, imageSchema } from './record-parts.ts';

const amount = v.pipe(v.number(), v.minValue(0));
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

const itemSchema = v.strictObject({
  id: v.string(),
  product: v.pipe(
    v.strictObject({
      ...identityEntries,
      articleNumber: v.string(),
      general_information: v.strictObject({
        name: v.string(),
        brand: v.string(),
        images: v.array(imageSchema),
      }),
    }),
    v.description('The product as it was when it was ordered.'),
  ),
  name: v.string(),
  price: v.pipe(amount, v.description('Of one piece, or of one machine for its whole rental.')),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  total: amount,
  discount: v.pipe(amount, v.description('The line’s share of the order’s discount.')),
  image: v.nullable(v.string()),
  rental: v.nullable(
    v.strictObject({
      duration: v.picklist(DURATIONS),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      startDate: v.pipe(
        v.nullable(v.string()),
        v.description(
          'The first day, ISO 8601; null for rentals from before machines were booked by calendar.',
        ),
      ),
      status: v.string(),
      options: v.pipe(
        v.array(v.strictObject({ code: v.string(), name: v.string(), price: amount })),
        v.description('What is rented with each machine, and what of `price` that is.'),
      ),
    }),
  ),
  leaseId: v.pipe(v.nullable(v.string()), v.description('The lease of a rented line; null for a purchase.')),
  leaseStart: v.pipe(
    v.nullable(v.string()),
    v.description('The first day of a lease, ISO 8601; null for a purchase.'),
  ),
  leaseEnd: v.pipe(
    v.nullable(v.string()),
    v.description('The last day of a lease, ISO 8601; null for a purchase.'),
  ),
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
    items: v.array(itemSchema),
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

/** What a rented line says of its lease (C §3). */
function leaseRecord(
  { rental, options: paid = [] }: Pick<OrderItemView, 'rental' | 'options'>,
  major: (minor: number) => number,
): Pick<OrderRecord['items'][number], 'rental' | 'leaseId' | 'leaseStart' | 'leaseEnd'> {
  if (rental === null) return { rental, leaseId: null, leaseStart: null, leaseEnd: null };
  const { leaseId, startDate, bill = null, options: _codes, isPartlyOut: _out, ...said } = rental;
  const period = startDate === null ? null : rentalPeriod({ ...said, startDate });
  return {
    rental: {
      ...said,
      startDate,
      options: paid.map(({ code, name, unitMinor }) => ({ code, name, price: major(unitMinor) })),
    },
    leaseId: leaseId ?? bill?.leaseId ?? null,
    leaseStart: period?.firstDay ?? null,
    leaseEnd: period?.lastDay ?? null,
  };
}

function itemRecord(item: OrderItemView, major: (minor: number) => number): OrderRecord['items'][number] {
  const image = imageRecord(item.picture, item.name);
  return {
    id: item.id,
    product: {
      ...identityOf(item.productId),
      articleNumber: item.articleNumber,
      general_information: { name: item.name, brand: item.brand, images: image ? [image] : [] },
    },
    name: item.name,
    price: major(item.unitMinor),
    quantity: item.quantity,
    total: major(item.lineMinor),
    discount: major(item.discountMinor),
    image: image?.url ?? null,
    ...leaseRecord(item, major),
  };
}

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
    items: order.items.map((item) => itemRecord(item, major)),
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
