import { eq } from 'drizzle-orm';
import type { PaymentMethod } from '../../domain/checkout/payment-methods.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import type { OrderRequest } from './order-request.ts';

/** The person, the place and the company of an order, for another order of theirs. */
export async function requestAsOf(
  transaction: Database,
  order: LockedOrder,
  { payment }: { readonly payment: PaymentMethod },
): Promise<OrderRequest> {
  const rows = await transaction.select().from(orderAddresses).where(eq(orderAddresses.orderId, order.id));
  const shipping = rows.find(({ kind }) => kind === 'shipping');
  const billing = rows.find(({ kind }) => kind === 'billing');
  if (!shipping) throw new Error(`Order ${order.orderNumber} has no shipping address`);
  const { firstName, lastName, email, phone, address, city, postalCode, country } = shipping;
  return {
    user: order.userId === null ? null : { id: order.userId },
    network: null,
    locale: order.locale,
    currency: order.currency,
    lines: [],
    shipping: {
      firstName,
      lastName,
      email,
      phone,
      address,
      city,
      postalCode,
      country: country as OrderRequest['shipping']['country'],
      method: 'standard',
    },
    billing:
      billing?.company == null || billing.taxNumber === null
        ? null
        : {
            company: billing.company,
            taxNumber: billing.taxNumber,
            place: {
              address: billing.address,
              city: billing.city,
              postalCode: billing.postalCode,
              country: billing.country as OrderRequest['shipping']['country'],
            },
          },
    payment,
    seenTotalMinor: null,
    discountCode: null,
    idempotencyKey: null,
  };
}
