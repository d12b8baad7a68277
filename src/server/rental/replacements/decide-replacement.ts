import { and, eq, ne, sql } from 'drizzle-orm';
import { chooseMachines, type BusyMachine } from '../../../domain/rental/availability.ts';
import { isBeforeHandover } from '../../../domain/rental/booking.ts';
import { blockedDays, rentalPeriod, startFault } from '../../../domain/rental/rental-days.ts';
import { choiceValue, isOffered, type ReplacementChoice } from '../../../domain/rental/replacement.ts';
import { recordLeaseChange } from '../record-lease-changes.ts';
import { lockProducts } from '../../catalogue/stock.ts';
import type { Database } from '../../database/database.ts';
import { orderItems } from '../../orders/tables.ts';
import { annexContract } from '../contracts/write-contract.ts';
import { keepDaysOff } from '../keep-days-off.ts';
import { isBookingClash } from '../is-booking-clash.ts';
import { noteEvent } from '../machine-events.ts';
import { bookings, leaseEvents, leases } from '../tables.ts';
import { todayIn } from '../today.ts';
import { travelDaysOf } from '../travel-days.ts';
import { cancelBookings, machinesAround } from './another-machine.ts';
import { cancelLeaseWhole, type RefundUpTo } from './cancel-lease.ts';
import type { LeasedLine } from './leased-line.ts';
import { isLive, isOpen, lockReplacement, neededFor } from './offer-replacement.ts';
import { replacementOptions } from './replacement-options.ts';
import { replacements } from './tables.ts';

/** Who chooses: the owner of the order, who has what was offered, or a member of staff for them. */
export type Decider =
  | { readonly kind: 'customer'; readonly userId: string | null }
  | { readonly kind: 'staff'; readonly staffId: string };

export type Decided =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'replacement-not-found'
        /** Somebody chose before, something else. */
        | 'replacement-decided'
        /** It is no longer needed, or its lease has gone on. */
        | 'replacement-over'
        | 'offer-expired'
        /** It was not offered, or is taken by now. */
        | 'options-changed';
    };

/** Who chooses what; `leaseId` is the lease whose owner chooses, null for staff. */
interface Asked {
  readonly id: string;
  readonly leaseId: string | null;
  readonly choice: ReplacementChoice;
  readonly decider: Decider;
}

const actorOf = (decider: Decider): string =>
  decider.kind === 'staff' ? `staff:${decider.staffId}` : `customer:${decider.userId ?? 'guest'}`;

/** Books machines for a lease, in the transaction that locked their product. */
async function book(
  transaction: Database,
  line: LeasedLine,
  { chosen, decider }: { chosen: readonly BusyMachine[]; decider: Decider },
): Promise<void> {
  const { leaseId, firstDay, lastDay, blocked, status, order } = line;
  const period = { firstDay, lastDay };
  for (const { id: machineId } of chosen) {
    await transaction.insert(bookings).values({
      machineId,
      purpose: 'lease',
      leaseId,
      status: status === 'PENDING' ? 'HELD' : 'CONFIRMED',
      ...period,
      blockedFrom: blocked.from,
      blockedTo: blocked.to,
    });
    const staffId = decider.kind === 'staff' ? decider.staffId : null;
    await noteEvent(transaction, {
      machineId,
      staffId,
      kind: 'moved-here',
      period,
      detail: order.orderNumber,
    });
  }
}

/** Takes machines of another product for those that the lease lacks; false where too few are free. */
async function takeLike(
  transaction: Database,
  line: LeasedLine,
  { productId, needed, decider }: { productId: number; needed: number; decider: Decider },
): Promise<boolean> {
  await lockProducts(transaction, { ids: [productId] });
  const { market, blocked } = line;
  const around = await machinesAround(transaction, { productIds: [productId], market, days: blocked });
  const chosen = chooseMachines(around.get(productId) ?? [], blocked, { count: needed });
  if (chosen === null) return false;
  await book(transaction, line, { chosen, decider });
  return true;
}

/** Moves the whole lease to begin on another day; false where too few machines are free then. */
async function takeDays(
  transaction: Database,
  line: LeasedLine,
  { day, decider }: { day: string; decider: Decider },
): Promise<boolean> {
  const { productId, market, leaseId, itemId, duration, count, quantity } = line;
  await lockProducts(transaction, { ids: [productId] });
  const travel = await travelDaysOf(transaction, [productId], market);
  const place = { today: todayIn(market), market, travelDays: travel(productId) };
  if (startFault(day, place) !== null) return false;
  const period = rentalPeriod({ startDate: day, duration, count });
  const blocked = blockedDays(period, place);
  const exceptLeaseIds = [leaseId];
  const around = await machinesAround(transaction, {
    productIds: [productId],
    market,
    days: blocked,
    exceptLeaseIds,
  });
  const chosen = chooseMachines(around.get(productId) ?? [], blocked, { count: quantity });
  if (chosen === null) return false;
  const own = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.leaseId, leaseId), ne(bookings.status, 'CANCELLED')));
  await cancelBookings(
    transaction,
    own.map(({ id }) => id),
  );
  await transaction
    .update(leases)
    // What is billed moves with the days.
    .set({
      ...period,
      billedUntil: sql`${leases.billedUntil} + (${period.firstDay}::date - ${leases.firstDay})`,
      updatedAt: sql`now()`,
    })
    .where(eq(leases.id, leaseId));
  await transaction.update(orderItems).set({ rentalStart: day }).where(eq(orderItems.id, itemId));
  await book(transaction, { ...line, ...period, blocked }, { chosen, decider });
  return true;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockReplacement>>>;

async function apply(
  transaction: Database,
  { replacement, line }: Locked,
  { choice, decider, refundUpTo }: { choice: ReplacementChoice; decider: Decider; refundUpTo: RefundUpTo },
): Promise<boolean> {
  const actor = actorOf(decider);
  if (choice.kind === 'cancel') {
    await cancelLeaseWhole(transaction, line, { actor, refundUpTo });
    return true;
  }
  const needed = neededFor(line, replacement);
  if (choice.kind === 'like') {
    const { likes } = await replacementOptions(transaction, line, { needed, locale: line.order.locale });
    if (!likes.some(({ productId }) => productId === choice.productId)) return false;
    if (replacement.bookingId !== null) await cancelBookings(transaction, [replacement.bookingId]);
    if (!(await takeLike(transaction, line, { ...choice, needed, decider }))) return false;
  } else if (!(await takeDays(transaction, line, { day: choice.day, decider }))) return false;
  const { leaseId, status } = line;
  await transaction.insert(leaseEvents).values({
    leaseId,
    fromStatus: status,
    toStatus: status,
    actor,
    reason: choice.kind === 'like' ? 'machine-replaced' : 'days-changed',
  });
  await annexContract(transaction, line.order, leaseId);
  return true;
}

/** The options went while they were chosen: what was written on the way is undone. */
class OptionsChanged extends Error {
  override readonly name = 'OptionsChanged';
}

async function decide(
  transaction: Database,
  asked: Asked & { readonly refundUpTo: RefundUpTo },
): Promise<Decided> {
  const { id, leaseId, choice, decider, refundUpTo } = asked;
  // What was offered was computed by the days off of then.
  if (choice.kind !== 'cancel' && !(await keepDaysOff(transaction)))
    return { ok: false, reason: 'options-changed' };
  const found = await lockReplacement(transaction, id);
  if (found === null || (leaseId !== null && found.line.leaseId !== leaseId))
    return { ok: false, reason: 'replacement-not-found' };
  const { replacement, line } = found;
  if (replacement.status === 'DECIDED')
    return replacement.choice === choiceValue(choice)
      ? { ok: true }
      : { ok: false, reason: 'replacement-decided' };
  if (!isOpen(replacement) || !isBeforeHandover({ leaseStatus: line.status }))
    return { ok: false, reason: 'replacement-over' };
  if (decider.kind === 'customer') {
    if (!isLive(replacement)) return { ok: false, reason: 'offer-expired' };
    if (!isOffered(choice, replacement.offer ?? { productIds: [], days: [] }))
      return { ok: false, reason: 'options-changed' };
  }
  if (!(await apply(transaction, found, { choice, decider, refundUpTo }))) throw new OptionsChanged();
  await transaction
    .update(replacements)
    .set({
      status: 'DECIDED',
      choice: choiceValue(choice),
      decidedBy: decider.kind,
      decidedAt: sql`now()` as unknown as string,
      updatedAt: sql`now()` as unknown as string,
    })
    .where(eq(replacements.id, id));
  await recordLeaseChange(
    transaction,
    { leaseId: line.leaseId, actor: actorOf(decider), action: 'replacement-decided' },
    { replacement: ['', choiceValue(choice)] },
  );
  return { ok: true };
}

/**
 * Chooses what a lease has in place of a machine that it cannot have, once: who comes second learns that it is decided. Machines and days are
 * taken through the constraint of the database; what is gone by then changes nothing.
 */
export const decideReplacement =
  (database: Database, refundUpTo: RefundUpTo) =>
  async (asked: Asked): Promise<Decided> => {
    try {
      return await database.transaction((transaction) => decide(transaction, { ...asked, refundUpTo }));
    } catch (error) {
      if (error instanceof OptionsChanged || isBookingClash(error))
        return { ok: false, reason: 'options-changed' };
      throw error;
    }
  };
