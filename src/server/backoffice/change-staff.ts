import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { STAFF_AREAS, type Role, type StaffArea } from '../../domain/account/role.ts';
import { sessions, users } from '../account/tables.ts';
import { recordChanges } from '../audit/audit-log.ts';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lock-name.ts';

/** Somebody who works here; `areas` null while nobody chose: then it is all that can be chosen. */
export interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly areas: readonly StaffArea[] | null;
}

const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  areas: users.staffAreas,
};

/** Everybody to whom the back office is open (R25), by their addresses. */
export const listPeople = (database: Database) => async (): Promise<readonly StaffPerson[]> =>
  database.select(person).from(users).where(ne(users.role, 'customer')).orderBy(asc(users.email));

/** What is wanted of somebody: named by the id of their account, or, who does not work here yet, by its confirmed address. */
export interface StaffChange {
  readonly who: { readonly id: string } | { readonly email: string };
  readonly role: Role;
  readonly areas: readonly StaffArea[];
  /** The admin who does it. */
  readonly actorId: string;
}

export type StaffChanged =
  | { readonly ok: true; readonly changed: boolean }
  | { readonly ok: false; readonly reason: 'nobody' | 'self' | 'not-admin' };

const inOrder = (areas: readonly StaffArea[]) => STAFF_AREAS.filter((area) => areas.includes(area));

/**
 * Gives somebody a role and areas of the back office. Nobody changes their own, so that an admin is always left; admins who change each
 * other follow one another. What the sessions of who is changed proved before does not open the back office: the second factor is given
 * once more.
 */
export const changeStaff =
  (database: Database) =>
  ({ who, role, areas, actorId }: StaffChange): Promise<StaffChanged> =>
    database.transaction(async (transaction) => {
      await lockName(transaction, 'staff');
      const [actor] = await transaction.select({ role: users.role }).from(users).where(eq(users.id, actorId));
      if (actor?.role !== 'admin') return { ok: false, reason: 'not-admin' };
      const named =
        'id' in who
          ? eq(users.id, who.id)
          : and(eq(users.email, who.email.trim().toLowerCase()), users.emailVerified);
      const [found] = await transaction
        .select(person)
        .from(users)
        .where(and(named, users.emailVerified))
        .for('update');
      if (!found) return { ok: false, reason: 'nobody' };
      if (found.id === actorId) return { ok: false, reason: 'self' };
      const chosen = role === 'staff' ? inOrder(areas) : null;
      const said = (member: { role: Role; areas: readonly StaffArea[] | null }) =>
        member.role === 'staff' ? inOrder(member.areas ?? STAFF_AREAS).join(', ') : '';
      const before = said(found);
      const after = said({ role, areas: chosen });
      if (found.role === role && before === after) return { ok: true, changed: false };
      await transaction
        .update(users)
        .set({ role, staffAreas: chosen, updatedAt: sql`now()` })
        .where(eq(users.id, found.id));
      await transaction.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, found.id));
      await recordChanges(transaction, [
        {
          staffId: actorId,
          action: 'staff-changed',
          subject: 'staff',
          subjectId: found.id,
          changes: {
            ...(found.role !== role && { role: [found.role, role] as const }),
            ...(before !== after && { areas: [before, after] as const }),
          },
        },
      ]);
      return { ok: true, changed: true };
    });
