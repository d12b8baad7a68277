import { NO_FREIGHT } from '../../../domain/checkout/freight.ts';
import { marketOf } from '../../../domain/locale/market.ts';
import { isOut } from '../../../domain/rental/lease-view.ts';
import {
  returnFault,
  returnWays,
  settleEarlyEnd,
  type ReturnForm,
  type ReturnWay,
} from '../../../domain/rental/termination.ts';
import { freightsOf } from '../../catalogue/freights.ts';
import type { Database } from '../../database/database.ts';
import { openBillsOf } from '../bills/lease-bills.ts';
import { cancelOpenExtension } from '../bills/settle-bill.ts';
import {
  leaseOfOrder,
  locked,
  ownLease,
  unlocked,
  type LeaseAsker,
  type NotTheirs,
  type OwnLease,
} from '../own-lease.ts';
import { todayIn } from '../today.ts';
import { approve } from './answer-return.ts';
import { endOf, openTermination } from './find-termination.ts';
import { leaseTerminations } from './tables.ts';

/** What giving a machine back on a day comes to; amounts in minor units of the order's currency, with tax. */
export interface ReturnOffer {
  readonly ok: true;
  readonly isEarly: boolean;
  readonly feeMinor: number;
  /** What of the rent goes back after the inspection. */
  readonly refundMinor: number;
  /** What is kept of the deposit, because days that were had are not paid. */
  readonly owedMinor: number;
  /** Whether an extension that is not paid yet is cancelled with it. */
  readonly dropsExtension: boolean;
  /** How the machines may come back, by how they travel. */
  readonly ways: readonly ReturnWay[];
}

export type ReturnRefused =
  | NotTheirs
  | {
      readonly ok: false;
      readonly reason:
        | 'lease-not-out'
        | 'return-day-over'
        | 'return-too-late'
        | 'return-asked'
        | 'return-by-staff';
    };

async function agree(
  database: Database,
  found: OwnLease,
  returnOn: string,
): Promise<(ReturnOffer & { readonly lastDay: string }) | Exclude<ReturnRefused, NotTheirs>> {
  const { lease, order } = found;
  const { firstDay, lastDay } = lease;
  if (!isOut(lease) || firstDay === null || lastDay === null) {
    return { ok: false, reason: 'lease-not-out' };
  }
  if ((await openTermination(database, lease.id)) !== null) return { ok: false, reason: 'return-asked' };
  const fault = returnFault({ firstDay, lastDay }, { returnOn, today: todayIn(marketOf(order.currency)) });
  if (fault !== null) return { ok: false, reason: fault };
  const isEarly = returnOn < lastDay;
  const { productId } = found.item;
  const ways = returnWays((await freightsOf(database, [productId])).get(productId) ?? NO_FREIGHT);
  const open = await openBillsOf(database, lease.id);
  const said = { isEarly, ways, lastDay, dropsExtension: open.some(({ kind }) => kind === 'extension') };
  if (!isEarly) return { ok: true, feeMinor: 0, refundMinor: 0, owedMinor: 0, ...said };
  const end = await endOf(database, found, { returnOn, lastDay });
  if (end === null) return { ok: false, reason: 'return-by-staff' };
  return { ok: true, feeMinor: end.feeMinor, ...settleEarlyEnd(end), ...said };
}

/** What it would come to to give the machines of a lease back on a day; nothing is asked for yet. */
export const offerReturn =
  (database: Database) =>
  async (asked: LeaseAsker & { readonly returnOn: string }): Promise<ReturnOffer | ReturnRefused> => {
    const found = await ownLease(database, asked, unlocked(database));
    return found.ok ? agree(database, found, asked.returnOn) : found;
  };

/**
 * Asks to give the machines of a lease back, once: under the lock of its order, and by an index for every other way. An end of term is
 * agreed to at once; an early end waits for staff. A request and an open extension exclude each other: one that is not paid yet is
 * cancelled, and by one that was paid in this very moment the offer is another. `seenFeeMinor` is the fee that was shown.
 */
export const requestReturn =
  (database: Database) =>
  (
    asked: LeaseAsker & { readonly form: ReturnForm; readonly seenFeeMinor: number },
  ): Promise<
    | { readonly ok: true }
    | ReturnRefused
    | { readonly ok: false; readonly reason: 'fee-changed' | 'way-not-offered' }
  > =>
    database.transaction(async (transaction) => {
      const { form, seenFeeMinor, leaseId } = asked;
      const found = await ownLease(transaction, asked, locked(transaction));
      if (!found.ok) return found;
      const agreed = await agree(transaction, found, form.returnOn);
      if (!agreed.ok) return agreed;
      const { isEarly, feeMinor, lastDay: lastDayBefore } = agreed;
      if (feeMinor !== seenFeeMinor) return { ok: false, reason: 'fee-changed' };
      if (!agreed.ways.includes(form.way)) return { ok: false, reason: 'way-not-offered' };
      await cancelOpenExtension(transaction, leaseId);
      const now = await leaseOfOrder(transaction, found.order, leaseId);
      if (now?.lease.lastDay !== lastDayBefore) return { ok: false, reason: 'fee-changed' };
      const actor = `customer:${found.order.userId ?? 'guest'}`;
      const [row] = await transaction
        .insert(leaseTerminations)
        .values({ ...form, leaseId, isEarly, feeMinor, lastDayBefore, actor })
        .returning();
      if (row && !isEarly) await approve(transaction, row, { order: found.order, actor: 'shop' });
      return { ok: true };
    });
