import type { OrderView } from './order-view.ts';

/** The company that an order is invoiced to, for its reader: its place is null where the goods go there; null for a person. */
export function billedCompany({
  billingAddress: billed,
  shippingAddress: delivery,
}: Pick<OrderView, 'billingAddress' | 'shippingAddress'>) {
  if (billed === null || billed.company === null || billed.taxNumber === null) return null;
  const { company, taxNumber, country, address, city, postalCode } = billed;
  const isSame =
    country === delivery.country &&
    address === delivery.address &&
    city === delivery.city &&
    postalCode === delivery.postalCode;
  return { company, taxNumber, country, place: isSame ? null : { address, city, postalCode } };
}
