import { and, desc, eq } from 'drizzle-orm';
import { mayChangeOf, type StaffPerson } from '../../domain/account/role.ts';
import { readStaffNote, type NoteProblem } from '../../domain/backoffice/staff-note.ts';
import { shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import { recordOrderChange } from '../audit/record-order-change.ts';
import type { Database } from '../database/database.ts';
import { isOrderId } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import { orderNotes } from './tables.ts';

/** A note of staff on an order. */
export interface OrderNote {
  readonly id: number;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** Who wrote it; null for who worked here once, and whose account was deleted. */
  readonly staffId: string | null;
  readonly staffName: string | null;
}

/** `erased`: the customer's account was deleted, and nothing is noted of them any more. */
export type OrderNoteWritten =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'order-not-found' | 'erased' | NoteProblem };

/** `not-author`: it is a colleague's, and whoever asks is no admin. */
export type OrderNoteRemoved =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'order-not-found' | 'not-author' };

/** What staff noted of an order, the newest first. */
export const listOrderNotes =
  (database: Database) =>
  (orderId: string): Promise<OrderNote[]> =>
    database
      .select({
        id: orderNotes.id,
        text: orderNotes.text,
        at: orderNotes.at,
        staffId: orderNotes.staffId,
        staffName: shownName,
      })
      .from(orderNotes)
      .leftJoin(users, eq(users.id, orderNotes.staffId))
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(desc(orderNotes.id));

/** The row of an order, which no deletion of its customer's account takes before the end of the transaction; null where there is none. */
async function holdOrder(transaction: Database, orderId: string) {
  if (!isOrderId(orderId)) return null;
  const [order] = await transaction
    .select({ id: orders.id, orderNumber: orders.orderNumber, erasedAt: orders.erasedAt })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('share');
  return order ?? null;
}

/**
 * Notes something of an order for all staff, once however often its form is sent. Who did it stands in the log, what it says does not: the log is never
 * changed, and the note goes with the customer's account.
 */
export const writeOrderNote =
  (database: Database) =>
  async ({
    orderId,
    staffId,
    formKey,
    typed,
  }: {
    readonly orderId: string;
    readonly staffId: string;
    /** Came with the form, a UUID. */
    readonly formKey: string;
    readonly typed: string;
  }): Promise<OrderNoteWritten> => {
    const note = readStaffNote(typed);
    if (!note.ok) return note;
    return database.transaction(async (transaction) => {
      const order = await holdOrder(transaction, orderId);
      if (order === null) return { ok: false, reason: 'order-not-found' };
      if (order.erasedAt !== null) return { ok: false, reason: 'erased' };
      const written = await transaction
        .insert(orderNotes)
        .values({ orderId, staffId, formKey, text: note.text })
        .onConflictDoNothing()
        .returning({ id: orderNotes.id });
      if (written.length > 0) {
        const actor = `staff:${staffId}`;
        await recordOrderChange(transaction, { order, actor, action: 'note-written', changes: {} });
      }
      return { ok: true };
    });
  };

/** Takes away a note of one's own, an admin any; one that is gone already stays so. Who did it stands in the log, what it said does not. */
export const removeOrderNote =
  (database: Database) =>
  ({
    orderId,
    noteId,
    staff,
  }: {
    readonly orderId: string;
    readonly noteId: number;
    readonly staff: StaffPerson;
  }): Promise<OrderNoteRemoved> =>
    database.transaction(async (transaction) => {
      const order = await holdOrder(transaction, orderId);
      if (order === null) return { ok: false, reason: 'order-not-found' };
      const own = and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, order.id));
      const [note] = await transaction
        .select({ staffId: orderNotes.staffId })
        .from(orderNotes)
        .where(own)
        .for('update');
      if (note === undefined) return { ok: true };
      if (!mayChangeOf(staff, note.staffId)) return { ok: false, reason: 'not-author' };
      await transaction.delete(orderNotes).where(own);
      const actor = `staff:${staff.id}`;
      await recordOrderChange(transaction, { order, actor, action: 'note-removed', changes: {} });
      return { ok: true };
    });
