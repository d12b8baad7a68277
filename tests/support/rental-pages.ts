import { daysAfter } from '../../src/domain/calendar/days.ts';
import type { Region } from '../../src/domain/locale/locale.ts';
import { register } from './http-customer.ts';
import { handOver, openOffice } from './rental-office.ts';
import { rentalStart } from './rental-start.ts';

/** Machines of which no other journey needs as many as are left by those that look at pages. */
const RENTED = {
  ua: { product: 2002, currency: 'UAH' },
  pl: { product: 2002, currency: 'PLN' },
  en: { product: 2004, currency: 'UAH' },
} as const satisfies Record<Region, object>;

/** A machine's page with something that is rented with it. */
export const OPTIONS_PAGE = '/product/2002?option=waiver&days=10';

/** A lease whose machine is with its customer, and the pages of the shop and of the back office on which it stands. */
export async function openRentalPages(url: string, region: Region) {
  const { product, currency } = RENTED[region];
  const customer = await register(url, product);
  const [startDate, days] = [rentalStart(8), 5];
  const lease = await handOver(url, customer, { product, startDate, days, currency, options: ['waiver'] });
  const { leaseId, orderId } = lease;
  const protocol = await (await openOffice(url)).protocolOf(lease, 'return');
  return {
    customer,
    own: [
      `/order/${orderId}`,
      `/lease/${leaseId}`,
      `/lease/${leaseId}/extend`,
      `/lease/${leaseId}/extend?until=${daysAfter(startDate, 12)}`,
      '/returns/initiate',
      `/returns/initiate?leaseId=${leaseId}`,
      `/returns/initiate?leaseId=${leaseId}&returnOn=${daysAfter(startDate, 1)}`,
    ],
    staff: [
      '/admin/depot',
      '/admin/lease-returns',
      `/admin/board?product=${product}`,
      '/admin/board/utilisation',
      '/admin/machines',
      `/admin/machines/${protocol.slice(protocol.lastIndexOf('/') + 1)}`,
      '/admin/replacements',
      `/admin/orders/${orderId}`,
      protocol.replace('/return/', '/handover/'),
      protocol,
    ],
  };
}
