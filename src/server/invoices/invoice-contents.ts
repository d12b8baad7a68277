import { type InferSelectModel, eq } from 'drizzle-orm';
import {
  orderAmounts,
  placesOfItems,
  sumOf,
  type InvoiceAmounts,
} from '../../domain/invoices/invoice-amounts.ts';
import type { OrderItemView } from '../../domain/orders/order-view.ts';
import { messagesOf } from '../messages/messages.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { type orders } from '../orders/tables.ts';
import { paidTerm } from '../../content/rented-term.ts';
import { sellerIn, type SellerView } from '../../content/pages/sellers.ts';
import type { Buyer, Seller } from '../../domain/invoices/sales-document.ts';
import { marketOf } from '../../domain/locale/market.ts';
import type { Database } from '../database/database.ts';

/** What an order comes to as documents count it, its lines in the order's language. */
export function amountsOfOrder(
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): InvoiceAmounts {
  const { translate: t } = messagesOf(order.locale);
  return orderAmounts(
    {
      ...order,
      taxRule: { ratePercent: Number(order.taxRatePercent), mode: order.taxMode },
      items: items.map(({ articleNumber, brand, rental, ...item }) => ({
        ...item,
        detail: [
          `${brand}, ${articleNumber}`,
          ...(rental
            ? [
                t(rental.bill?.kind === 'settlement' ? 'lease.bill.settlement' : 'checkout.rentedFor', {
                  term: paidTerm(t, rental, order.locale),
                }),
              ]
            : []),
        ].join(', '),
        isRental: rental !== null,
      })),
    },
    { delivery: t('totals.shipping'), paymentFee: t('totals.paymentFee') },
  );
}

/** What each line of an order comes to with tax, its options with it, in minor units, as the order's documents count it. */
export function grossOfItems(
  order: InferSelectModel<typeof orders>,
  items: readonly OrderItemView[],
): readonly number[] {
  const { lines } = amountsOfOrder(order, items);
  return placesOfItems(items).map(
    (places) => sumOf(lines.filter((_, place) => places.includes(place))).grossMinor,
  );
}

/** A seller as a party of a document. */
export function sellerParty(seller: SellerView): Seller {
  const { name, address, registration, records, email, phone, bank, isSample } = seller;
  return {
    name,
    address,
    registration,
    ...(records.length > 0 && { records }),
    email,
    phone,
    bank,
    ...(isSample && { isSample }),
  };
}

/** Who buys: the company, if somebody ordered for one. */
function buyerAt(of: InferSelectModel<typeof orderAddresses>): Buyer {
  const { firstName, lastName, company, taxNumber, address, city, postalCode, country } = of;
  const person = `${firstName} ${lastName}`.trim();
  return {
    name: company ?? person,
    contact: company === null ? null : person,
    taxNumber,
    address,
    city,
    postalCode,
    country,
  };
}

/** Both parties of an order's documents, as they are at this moment. */
export async function partiesOf(
  transaction: Database,
  order: Pick<InferSelectModel<typeof orders>, 'id' | 'currency' | 'locale'>,
): Promise<{ readonly seller: Seller; readonly buyer: Buyer }> {
  const addresses = await transaction
    .select()
    .from(orderAddresses)
    .where(eq(orderAddresses.orderId, order.id));
  const address = addresses.find(({ kind }) => kind === 'billing') ?? addresses[0];
  if (!address) throw new Error(`Order ${order.id} has no address`);
  return { seller: sellerParty(sellerIn(marketOf(order.currency), order.locale)), buyer: buyerAt(address) };
}
