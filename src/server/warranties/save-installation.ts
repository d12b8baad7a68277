import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { dayIn, marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { installationSchema, MAX_INSTALLATIONS } from '../../domain/warranties/installation.ts';
import type { FieldChange } from '../../domain/catalogue/editing/merge-fields.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.ts';
import { todayIn } from '../rental/today.ts';
import { installations } from './tables.ts';

/** Who writes: the order's customer, or a member of staff, whom the caller has found to be that. */
export type InstallationWriter =
  | { readonly kind: 'customer'; readonly id: string }
  | { readonly kind: 'staff'; readonly id: string };

/** A record as it was sent. */
interface SentInstallation {
  readonly orderId: string;
  /** Came with the form. */
  readonly id: string;
  readonly by: InstallationWriter;
  /** The moment of its latest change that the writer saw; null for a new record. */
  readonly seen: string | null;
  /** As they were typed, by the names of `INSTALLATION_FIELDS`. */
  readonly fields: Readonly<Record<string, string>>;
}

type Refused = {
  readonly ok: false;
  readonly reason:
    | 'order-not-found'
    /** Its goods are not with the customer. */
    | 'not-delivered'
    | 'too-many-installations'
    /** The form's id stands for a record of another order, or of other words. */
    | 'form-used'
    | 'installation-not-found'
    /** Somebody changed it meanwhile. */
    | 'installation-changed'
    /** A customer changes what customers wrote alone. */
    | 'written-by-staff';
};
export type InstallationSaved =
  | { readonly ok: true }
  | Refused
  | {
      readonly ok: false;
      readonly reason: 'invalid-fields';
      readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];
    };

const refuse = (reason: Refused['reason']): Refused => ({ ok: false, reason });

/** Whether who writes may write of an order; a foreign one is no other than one that is not there. */
const mayWrite = (order: LockedOrder | null, by: InstallationWriter): order is LockedOrder =>
  order !== null && order.erasedAt === null && (by.kind === 'staff' || order.userId === by.id);

/** Writes into the log that staff wrote, changed or removed a record. What it says is where somebody lives, and who works there. */
const record = (
  transaction: Database,
  order: LockedOrder,
  { by, change }: { readonly by: InstallationWriter; readonly change: FieldChange },
): Promise<void> =>
  recordOrderChange(transaction, {
    order,
    actor: `${by.kind}:${by.id}`,
    action: change[1] === '' ? 'installation-removed' : 'installation-changed',
    changes: { installation: change },
  });

const rowOf = async (transaction: Database, id: string) =>
  (await transaction.select().from(installations).where(eq(installations.id, id)))[0];

/**
 * Writes a record of installation of an order's goods, or another text in its place (C §3). The same form sent twice writes once; what somebody
 * else changed meanwhile is not overwritten.
 */
export const saveInstallation =
  (database: Database) =>
  ({ orderId, id, by, seen, fields }: SentInstallation): Promise<InstallationSaved> =>
    database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!mayWrite(order, by)) return refuse('order-not-found');
      const market = marketOf(order.currency);
      const known = await rowOf(transaction, id);
      if (known && known.orderId !== orderId) return refuse('form-used');
      if (!known && seen !== null) return refuse('installation-not-found');
      const isDelivered = order.deliveredAt !== null && ['DELIVERED', 'COMPLETED'].includes(order.status);
      if (!known && !isDelivered) return refuse('not-delivered');
      if (known && by.kind === 'customer' && known.actor.startsWith('staff:'))
        return refuse('written-by-staff');
      const orderedOn = dayIn(timeZoneOf(market), order.createdAt);
      const parsed = v.safeParse(installationSchema({ orderedOn, today: todayIn(market), market }), fields);
      if (!parsed.success) return { ok: false, reason: 'invalid-fields', issues: parsed.issues };
      if (known && seen === null) {
        const isSame = isDeepStrictEqual({ ...known, ...parsed.output }, known);
        return isSame ? { ok: true } : refuse('form-used');
      }
      if (known) {
        if (known.updatedAt !== seen) return refuse('installation-changed');
        await transaction
          .update(installations)
          .set({ ...parsed.output, updatedAt: sql`clock_timestamp()` })
          .where(eq(installations.id, id));
        await record(transaction, order, { by, change: ['written', 'changed'] });
        return { ok: true };
      }
      const count = await transaction.$count(installations, eq(installations.orderId, orderId));
      if (count >= MAX_INSTALLATIONS) return refuse('too-many-installations');
      await transaction
        .insert(installations)
        .values({ id, orderId, ...parsed.output, actor: `${by.kind}:${by.id}` });
      await record(transaction, order, { by, change: ['', 'written'] });
      return { ok: true };
    });

/** Removes a record; one that is not there is gone already. */
export const removeInstallation =
  (database: Database) =>
  ({
    orderId,
    id,
    by,
  }: Pick<SentInstallation, 'orderId' | 'id' | 'by'>): Promise<{ readonly ok: true } | Refused> =>
    database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      if (!mayWrite(order, by)) return refuse('order-not-found');
      const own = and(eq(installations.id, id), eq(installations.orderId, orderId));
      const [known] = await transaction.select({ actor: installations.actor }).from(installations).where(own);
      if (known && by.kind === 'customer' && known.actor.startsWith('staff:'))
        return refuse('written-by-staff');
      await transaction.delete(installations).where(own);
      if (known) await record(transaction, order, { by, change: ['written', ''] });
      return { ok: true };
    });
