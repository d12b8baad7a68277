export type InvoiceSubject = 'goods' | 'rental' | 'mixed';

/**
 * What an order's invoice is about, from which of its lines are rentals. In Ukraine the name of the document depends on it:
 * goods are handed over with a «видаткова накладна», services are confirmed by an «акт наданих послуг».
 */
export function invoiceSubject(rentals: readonly boolean[]): InvoiceSubject {
  if (!rentals.includes(true)) return 'goods';
  return rentals.includes(false) ? 'mixed' : 'rental';
}

/** The same of an order whose purchases have `rental: null`. */
export const invoiceSubjectOf = (order: { readonly items: readonly { readonly rental: unknown }[] }) =>
  invoiceSubject(order.items.map(({ rental }) => rental !== null));
