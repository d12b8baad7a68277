import { sql } from 'drizzle-orm';
import type { AuditAction, AuditChanges, AuditSubject } from '../../domain/audit/audit-entry.ts';
import { users } from '../account/tables.ts';
import { BACK_DATED_TO } from '../database/back-dated.ts';
import type { Database } from '../database/database.ts';
import { auditEntries } from './tables.ts';

/** What was done to one thing. */
interface StaffChange {
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly action: AuditAction;
  /**
   * States, amounts, days, ids and the shop's own names. Nothing of a customer as a person, neither their words nor the numbers of their parcels: the log is
   * never changed, and cannot forget them when they ask for it.
   */
  readonly changes: AuditChanges;
}

/** The member of staff that an actor of a history is, `staff:{id}`; null for customers, programs, providers and the shop itself. */
export const staffOf = (actor: string): string | null => {
  const [kind, staffId = ''] = actor.split(':');
  return kind === 'staff' && staffId !== '' ? staffId : null;
};

/**
 * Writes what an actor did into the log, in the transaction that does it; of whom nobody of the staff is, nothing is written. Who is gone by
 * then is nobody.
 */
export async function recordStaffChanges(
  transaction: Database,
  actor: string,
  changes: readonly StaffChange[],
): Promise<void> {
  const staffId = staffOf(actor);
  if (staffId === null || changes.length === 0) return;
  await transaction.insert(auditEntries).values(
    changes.map((change) => ({
      ...change,
      at: sql`coalesce(nullif(current_setting(${BACK_DATED_TO}, true), '')::timestamptz, now())`,
      staffId: sql`(select ${users.id} from ${users} where ${users.id} = ${staffId})`,
    })),
  );
}

/** What the log says of something that it does not repeat, such as the number of a parcel: only that it was written or changed. */
export const unsaid = (before: string | null, after: string): readonly [string, string] =>
  before === null || before === '' ? ['', 'written'] : before === after ? ['', ''] : ['written', 'changed'];
