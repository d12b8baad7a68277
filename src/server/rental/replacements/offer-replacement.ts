import { and, eq, inArray, sql } from 'drizzle-orm';
import { isBeforeHandover } from '../../../domain/rental/booking.ts';
import { OFFER_HOURS, type ReplacementOffer } from '../../../domain/rental/replacement.ts';
import { recordLeaseChange } from '../record-lease-changes.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../notifications/announce.ts';
import { isOrderId } from '../../orders/find-order.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { orderItems } from '../../orders/tables.ts';
import { leases } from '../tables.ts';
import { leasedLine, type LeasedLine } from './leased-line.ts';
import { replacementEmail } from './replacement-email.ts';
import { replacementOptions } from './replacement-options.ts';
import { replacements } from './tables.ts';

type Replacement = typeof replacements.$inferSelect;

/** How many machines a lease lacks, one that is late counted as lacking. */
export const neededFor = (
  { quantity, standing }: LeasedLine,
  { bookingId }: Pick<Replacement, 'bookingId'>,
) => Math.max(1, quantity - standing + (bookingId === null ? 0 : 1));

/** A search for another machine with its lease, once its order's row is locked; null for one that there is not. */
export async function lockReplacement(transaction: Database, id: string) {
  if (!isOrderId(id)) return null;
  const [known] = await transaction
    .select({ leaseId: replacements.leaseId, orderId: orderItems.orderId })
    .from(replacements)
    .innerJoin(leases, eq(leases.id, replacements.leaseId))
    .innerJoin(orderItems, eq(orderItems.id, leases.orderItemId))
    .where(eq(replacements.id, id));
  if (known === undefined || (await lockOrder(transaction, known.orderId)) === null) return null;
  const [replacement] = await transaction
    .select()
    .from(replacements)
    .where(eq(replacements.id, id))
    .for('update');
  const line = await leasedLine(transaction, known.leaseId);
  return replacement === undefined || line === null ? null : { replacement, line };
}

/** Writes down what is offered and writes to the customer, in the transaction that locked the order. */
export async function writeOffer(
  transaction: Database,
  { replacement, line }: { replacement: Replacement; line: LeasedLine },
  offer: ReplacementOffer,
): Promise<void> {
  const [offered] = await transaction
    .update(replacements)
    .set({
      status: 'OFFERED',
      offer,
      offers: replacement.offers + 1,
      expiresAt: sql`now() + make_interval(hours => ${OFFER_HOURS})` as unknown as string,
      updatedAt: sql`now()` as unknown as string,
    })
    .where(eq(replacements.id, replacement.id))
    .returning();
  if (offered === undefined) return;
  const { order } = line;
  const email = await replacementEmail(transaction, { replacement: offered, line });
  if (email === null) return;
  await announce(transaction, [
    {
      order: { id: order.id, userId: order.userId },
      kind: null,
      occasion: email.occasion,
      email: { ...email, topic: 'required' },
      sms: null,
    },
  ]);
}

export type Offered =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'replacement-not-found' | 'replacement-over' | 'options-changed';
    };

/**
 * Offers the customer of a lease what staff have chosen for a machine that it cannot have. What is free no longer is not offered; the same
 * offer sent twice while it is open is one.
 */
export const offerReplacement =
  (database: Database) =>
  ({
    id,
    staffId,
    ...chosen
  }: ReplacementOffer & { readonly id: string; readonly staffId: string }): Promise<Offered> =>
    database.transaction(async (transaction): Promise<Offered> => {
      const found = await lockReplacement(transaction, id);
      if (found === null) return { ok: false, reason: 'replacement-not-found' };
      const { replacement, line } = found;
      if (!isOpen(replacement) || !isBeforeHandover({ leaseStatus: line.status }))
        return { ok: false, reason: 'replacement-over' };
      const offer = { productIds: chosen.productIds, days: chosen.days };
      if (isLive(replacement) && isSameOffer(replacement.offer, offer)) return { ok: true };
      const needed = neededFor(line, replacement);
      const options = await replacementOptions(transaction, line, { needed, locale: line.order.locale });
      const likes = new Set(options.likes.map(({ productId }) => productId));
      const days = new Set(options.days);
      if (!offer.productIds.every((each) => likes.has(each)) || !offer.days.every((each) => days.has(each)))
        return { ok: false, reason: 'options-changed' };
      await writeOffer(transaction, found, offer);
      await recordLeaseChange(
        transaction,
        { leaseId: line.leaseId, actor: `staff:${staffId}`, action: 'replacement-offered' },
        {
          offeredProducts: [replacement.offer?.productIds.join(', ') ?? '', offer.productIds.join(', ')],
          offeredDays: [replacement.offer?.days.join(', ') ?? '', offer.days.join(', ')],
        },
      );
      return { ok: true };
    });

const isSameOffer = (before: ReplacementOffer | null, after: ReplacementOffer): boolean =>
  before !== null &&
  before.productIds.join() === after.productIds.join() &&
  before.days.join() === after.days.join();

/** Whether another machine is still looked for. */
export const isOpen = ({ status }: Pick<Replacement, 'status'>): boolean =>
  status === 'NEEDED' || status === 'OFFERED';

/** Whether its customer can choose. */
export const isLive = ({ status, expiresAt }: Pick<Replacement, 'status' | 'expiresAt'>): boolean =>
  status === 'OFFERED' && expiresAt !== null && expiresAt > new Date().toISOString();

/** Whether a lease waits for another machine: nothing of it is handed over before. */
export const waitsForMachine = async (database: Database, leaseId: string): Promise<boolean> =>
  (await database.$count(
    replacements,
    and(eq(replacements.leaseId, leaseId), inArray(replacements.status, ['NEEDED', 'OFFERED'])),
  )) > 0;
