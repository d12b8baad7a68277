import * as v from 'valibot';
import type { OrderItemView } from '../../../domain/orders/order-view.ts';
import { rentalPeriod } from '../../../domain/rental/rental-days.ts';
import { DURATIONS } from '../../../domain/rental/tiers.ts';
import { identityEntries, identityOf, imageRecord, imageSchema } from './record-parts.ts';

/** An amount in major units of the order's currency. */
export const amount = v.pipe(v.number(), v.minValue(0));

/** A line of an order as its owner reads it. */
export const orderItemSchema = v.strictObject({
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
type OrderItemRecord = v.InferOutput<typeof orderItemSchema>;

/** What a rented line says of its lease (C §3). */
function leaseRecord(
  { rental, options: paid = [] }: Pick<OrderItemView, 'rental' | 'options'>,
  major: (minor: number) => number,
): Pick<OrderItemRecord, 'rental' | 'leaseId' | 'leaseStart' | 'leaseEnd'> {
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

/** A line of an order; `major` turns minor units of its currency into major ones. */
export function orderItemRecord(item: OrderItemView, major: (minor: number) => number): OrderItemRecord {
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
