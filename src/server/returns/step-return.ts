import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import { trackingSchema } from '../../domain/orders/tracking-schema.ts';
import {
  mayCallOff,
  staffSteps,
  type ReturnStatus,
  type StaffReturnStep,
} from '../../domain/returns/return-status.ts';
import { isSentByCustomer } from '../../domain/returns/return-way.ts';
import type { ReturnNews } from '../../domain/returns/return-news.ts';
import { recordReturnChange } from './record-return-change.ts';
import type { ShopRules } from '../checkout/shop-rules.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { orderItems } from '../orders/tables.ts';
import { announceReturn } from './announce-return.ts';
import { placeReplacement, type ReplacementPlaced } from './exchanges/place-replacement.ts';
import { exchangeOf } from './exchanges/write-exchange.ts';
import { sendBy } from './open-return.ts';
import { ownReturn, type Asker, type NotTheirReturn } from './own-return.ts';
import { refreshEstimates } from './refresh-estimates.ts';
import { returnEvents, returnLines } from './tables.ts';
import { lockReturn, writeSteps, type ReturnRow } from './write-return.ts';

export type ReturnStepped =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'return-not-found'
        | 'transition-not-allowed'
        | 'reason-missing'
        | 'invalid-tracking'
        | Extract<ReplacementPlaced, { ok: false }>['reason'];
    };

const REFUSED = { ok: false, reason: 'transition-not-allowed' } as const;

const isDropped = (to: StaffReturnStep): to is 'REJECTED' | 'CANCELLED' =>
  to === 'REJECTED' || to === 'CANCELLED';

function newsOf(from: ReturnStatus, to: StaffReturnStep): ReturnNews | null {
  if (to === 'APPROVED') return 'approved';
  if (to === 'RETURNED') return 'received';
  if (to === 'CANCELLED') return 'called-off';
  if (to === 'REJECTED') return from === 'IN_PROGRESS' ? 'sent-back' : 'rejected';
  return null;
}

interface Needs {
  readonly shipping: readonly ShippingRule[];
}

interface StaffStep {
  readonly returnId: string;
  readonly staffId: string;
  readonly to: StaffReturnStep;
  /** What the customer reads of it; asked for where a return is refused. */
  readonly note?: string | null;
  /** What was shown of an exchange that is agreed to (`exchangeSeen`); absent where nothing was. */
  readonly seen?: string;
}

/**
 * Places the replacement of an exchange that staff agree to; any other return, and what was agreed to before, is left as it is. What there is no
 * replacement for is not agreed to.
 */
async function agreeToExchange(
  transaction: Database,
  { row, order }: { readonly row: ReturnRow; readonly order: LockedOrder },
  needs: { readonly actor: string; readonly rules: ShopRules; readonly seen: string | undefined },
): Promise<ReplacementPlaced> {
  const [line] = await transaction
    .select({ itemId: orderItems.id, productId: orderItems.productId })
    .from(returnLines)
    .innerJoin(orderItems, eq(orderItems.id, returnLines.orderItemId))
    .where(eq(returnLines.returnId, row.id))
    .limit(1);
  return line === undefined ? { ok: true } : placeReplacement(transaction, { order, row, line }, needs);
}

/**
 * A step of a return that a member of staff takes, by the table (R23), with its order locked first; who refuses one says why. Agreeing to an
 * exchange places its replacement.
 */
export const stepReturn =
  (database: Database, { rules }: { readonly rules: ShopRules }) =>
  ({ returnId, staffId, to, note = null, seen }: StaffStep): Promise<ReturnStepped> =>
    database.transaction(async (transaction): Promise<ReturnStepped> => {
      const found = await lockReturn(transaction, returnId);
      if (!found) return { ok: false, reason: 'return-not-found' };
      const { row, order } = found;
      const exchange = await exchangeOf(transaction, row.id);
      const steps = staffSteps(row.status, to, { isAskedAgain: exchange?.askedAgainAt != null });
      if (steps === null) return REFUSED;
      if (isDropped(to) && note === null) return { ok: false, reason: 'reason-missing' };
      const actor = `staff:${staffId}`;
      if (steps.includes('APPROVED')) {
        const agreed = await agreeToExchange(transaction, found, { actor, rules, seen });
        if (!agreed.ok) return agreed;
      }
      await writeSteps(transaction, row, steps, {
        actor,
        note,
        set: {
          ...(note === null ? {} : { answerNote: note }),
          ...(to === 'APPROVED' ? { returnBy: sendBy(order, row.way) } : {}),
        },
        ...(to === 'REJECTED' && row.status === 'IN_PROGRESS' ? { reason: 'sent-back' } : {}),
        ...(to === 'CANCELLED' ? { reason: 'called-off-by-shop' } : {}),
      });
      if (isDropped(to)) await refreshEstimates(transaction, order.id, rules.shipping);
      const news = newsOf(row.status, to);
      if (news !== null) await announceReturn(transaction, row.id, news);
      return { ok: true };
    });

/** Calls a return off for its customer, while nothing of it was sent. */
export const callReturnOff =
  (database: Database, rules: Needs) =>
  (asked: Asker & { readonly returnId: string }): Promise<ReturnStepped | NotTheirReturn> =>
    database.transaction(async (transaction): Promise<ReturnStepped | NotTheirReturn> => {
      const found = await ownReturn(transaction, asked, { isLocked: true });
      if (!found.ok) return found;
      const { row, order } = found;
      if (row.status === 'CANCELLED') return { ok: true };
      if (!mayCallOff(row.status)) return REFUSED;
      await writeSteps(transaction, row, ['CANCELLED'], { actor: `customer:${order.userId ?? 'guest'}` });
      await refreshEstimates(transaction, order.id, rules.shipping);
      await announceReturn(transaction, row.id, 'called-off');
      return { ok: true };
    });

/** Writes who carries the goods of a locked return: with that they are on their way. A mistyped number can be written again. */
async function track(
  transaction: Database,
  row: ReturnRow,
  { tracking, actor }: { readonly tracking: unknown; readonly actor: string },
): Promise<ReturnStepped> {
  if (row.status !== 'APPROVED' && row.status !== 'SHIPPED') return REFUSED;
  const parcel = v.safeParse(trackingSchema, tracking);
  if (!parcel.success) return { ok: false, reason: 'invalid-tracking' };
  const { carrier, number } = parcel.output;
  const set = { carrier, trackingNumber: number };
  const isCorrected = row.status === 'SHIPPED';
  await writeSteps(transaction, row, ['SHIPPED'], {
    actor,
    set,
    ...(isCorrected ? { reason: 'number-corrected' } : {}),
  });
  return { ok: true };
}

/** A customer, or a guest with the key, names who carries their goods back. */
export const trackOwnReturn =
  (database: Database) =>
  ({
    tracking,
    ...asked
  }: Asker & { readonly returnId: string; readonly tracking: unknown }): Promise<
    ReturnStepped | NotTheirReturn
  > =>
    database.transaction(async (transaction): Promise<ReturnStepped | NotTheirReturn> => {
      const found = await ownReturn(transaction, asked, { isLocked: true });
      if (!found.ok) return found;
      if (!isSentByCustomer(found.row.way) && found.row.way !== 'agreed') return REFUSED;
      return track(transaction, found.row, { tracking, actor: customerOf(found.order) });
    });

const customerOf = ({ userId }: LockedOrder) => `customer:${userId ?? 'guest'}`;

/** The same by a member of staff, who was told by telephone or has the goods collected. */
export const trackReturn =
  (database: Database) =>
  ({
    returnId,
    staffId,
    tracking,
  }: {
    readonly returnId: string;
    readonly staffId: string;
    readonly tracking: unknown;
  }): Promise<ReturnStepped> =>
    database.transaction(async (transaction): Promise<ReturnStepped> => {
      const found = await lockReturn(transaction, returnId);
      if (!found) return { ok: false, reason: 'return-not-found' };
      return track(transaction, found.row, { tracking, actor: `staff:${staffId}` });
    });

/** Notes something about a return among staff; its customer does not read it. */
export const noteReturn =
  (database: Database) =>
  ({
    returnId,
    staffId,
    note,
  }: {
    readonly returnId: string;
    readonly staffId: string;
    readonly note: string;
  }): Promise<ReturnStepped> =>
    database.transaction(async (transaction): Promise<ReturnStepped> => {
      const found = await lockReturn(transaction, returnId);
      if (!found) return { ok: false, reason: 'return-not-found' };
      const { status } = found.row;
      await transaction.insert(returnEvents).values({
        returnId,
        fromStatus: status,
        toStatus: status,
        actor: `staff:${staffId}`,
        reason: 'noted',
        note,
        isInternal: true,
        at: sql`now()`,
      });
      await recordReturnChange(
        transaction,
        { returnId, actor: `staff:${staffId}`, action: 'return-noted' },
        { note: ['', 'written'] },
      );
      return { ok: true };
    });
