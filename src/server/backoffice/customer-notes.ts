import { and, eq } from 'drizzle-orm';
import { readStaffNote, type NoteProblem } from '../../domain/backoffice/staff-note.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { users } from '../account/tables.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { customerNotes } from './tables.ts';

export type NoteWritten =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'nobody' | NoteProblem };

/**
 * Notes something of a customer for all staff, once however often its form is sent; who did it stands in the log, what it says does not.
 * The account is held meanwhile, so that none that is being deleted gets a note.
 */
export const writeCustomerNote =
  (database: Database) =>
  async ({
    userId,
    staffId,
    formKey,
    typed,
  }: {
    readonly userId: string;
    readonly staffId: string;
    /** Came with the form, a UUID. */
    readonly formKey: string;
    readonly typed: string;
  }): Promise<NoteWritten> => {
    const note = readStaffNote(typed);
    if (!note.ok) return note;
    return database.transaction(async (transaction) => {
      const [about] = await transaction
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId))
        .for('share');
      if (!about || about.email.endsWith(`@${STAND_IN_DOMAIN}`)) return { ok: false, reason: 'nobody' };
      const written = await transaction
        .insert(customerNotes)
        .values({ userId, staffId, formKey, text: note.text })
        .onConflictDoNothing()
        .returning({ id: customerNotes.id });
      if (written.length > 0) {
        await recordChanges(transaction, [
          { staffId, action: 'note-written', subject: 'customer', subjectId: userId, changes: {} },
        ]);
      }
      return { ok: true };
    });
  };

/** Takes a note away; one that is gone already stays so. Who did it, and from whom it was taken, stands in the log; what it said does not. */
export const removeCustomerNote =
  (database: Database) =>
  ({
    userId,
    noteId,
    staffId,
  }: {
    readonly userId: string;
    readonly noteId: number;
    readonly staffId: string;
  }) =>
    database.transaction(async (transaction) => {
      const removed = await transaction
        .delete(customerNotes)
        .where(and(eq(customerNotes.id, noteId), eq(customerNotes.userId, userId)))
        .returning({ id: customerNotes.id });
      if (removed.length === 0) return;
      await recordChanges(transaction, [
        { staffId, action: 'note-removed', subject: 'customer', subjectId: userId, changes: {} },
      ]);
    });
