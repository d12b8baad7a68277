import { eq } from 'drizzle-orm';
import type { LeaseStatus } from '../../src/domain/rental/lease-status.ts';
import { rentalPeriod } from '../../src/domain/rental/rental-days.ts';
import type { ReturnWay } from '../../src/domain/rental/termination.ts';
import { leases } from '../../src/server/rental/tables.ts';
import { leaseTerminations } from '../../src/server/rental/terminations/tables.ts';
import { rentalStart } from './rental-start.ts';
import { takeLeaseSteps } from './sign-protocols.ts';
import { openTransferShop } from './transfer-shop.ts';

/** A line that rents a machine for so many days. */
export const lineOf = (days: number, id = 2001) => ({
  id,
  quantity: 1,
  rental: { duration: 'day' as const, count: days, startDate: rentalStart() },
});

/** A shop with leases that are given back: asked for by their customer, answered by staff. */
export async function openReturnsShop() {
  const transfers = await openTransferShop();
  const { shop, database, staff, customer } = transfers;
  const step = (orderId: string, leaseId: string, ...to: readonly LeaseStatus[]) =>
    takeLeaseSteps(transfers, { orderId, leaseId }, ...to);

  /** A lease whose customer has its machine. */
  async function active(days: number, id = 2001) {
    const { orderId, total } = await transfers.place({ lines: [lineOf(days, id)] });
    await transfers.came(orderId, total);
    const leaseId = (await shop.backoffice.findOrder(orderId))?.leases[0]?.id ?? '';
    await step(orderId, leaseId, 'PROCESSING', 'ACTIVE');
    return { orderId, leaseId, period: rentalPeriod(lineOf(days).rental) };
  }
  const asker = (leaseId: string) => ({ leaseId, userId: customer, guestOrderId: null });
  const form = (returnOn: string, way: ReturnWay = 'bring') =>
    ({ returnOn, reason: 'not-needed', way, note: null }) as const;
  async function request(leaseId: string, returnOn: string, way: ReturnWay = 'bring') {
    const offer = await shop.orders.offerReturn({ ...asker(leaseId), returnOn });
    if (!offer.ok) throw new Error(offer.reason);
    const asked = { ...asker(leaseId), form: form(returnOn, way), seenFeeMinor: offer.feeMinor };
    const requested = await shop.orders.requestReturn(asked);
    if (!requested.ok) throw new Error(requested.reason);
    return offer;
  }
  const leaseRow = async (leaseId: string) =>
    (await database.select().from(leases).where(eq(leases.id, leaseId)))[0];
  const statusOf = async (leaseId: string) =>
    (await database.select().from(leaseTerminations).where(eq(leaseTerminations.leaseId, leaseId)))[0]
      ?.status;
  const answer = (leaseId: string, to: 'APPROVED' | 'REJECTED' | 'IN_PROGRESS' | 'CANCELLED') =>
    shop.orders.answerReturn({ leaseId, to, staffId: staff, answerNote: 'Домовилися телефоном' });
  return { ...transfers, step, active, asker, form, request, leaseRow, statusOf, answer };
}
