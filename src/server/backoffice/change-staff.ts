import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  printRights,
  STAFF_AREAS,
  worksHere,
  type Role,
  type StaffArea,
  type StaffMember,
} from '../../domain/account/role.ts';
import { dropSecondFactors } from '../account/staff.ts';
import { passkeys } from '../account/passkeys/tables.ts';
import { authenticators } from '../account/second-factor/tables.ts';
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
  /** Whether an authenticator or a passkey keeps others out. */
  readonly hasFactor: boolean;
}

const person = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  areas: users.staffAreas,
  hasFactor: sql<boolean>`(exists (select from ${authenticators} as own where own.user_id = users.id and own.enabled_at is not null)
    or exists (select from ${passkeys} as own where own.user_id = users.id))`,
};

/** Everybody to whom the back office is open (R25), by their addresses. */
export const listPeople = (database: Database) => async (): Promise<readonly StaffPerson[]> =>
  database.select(person).from(users).where(ne(users.role, 'customer')).orderBy(asc(users.email));

/** What is wanted of somebody: named by the id of their account, or, who does not work here yet, by its confirmed address. */
export interface StaffChange {
  /** `seen` are the rights that the page showed (`printRights`). */
  readonly who: { readonly id: string; readonly seen: string } | { readonly email: string };
  readonly role: Role;
  readonly areas: readonly StaffArea[];
  /** The admin who does it. */
  readonly actorId: string;
  /** For the log; empty for no reason. */
  readonly why: string;
}

export type StaffChanged =
  | { readonly ok: true; readonly changed: boolean }
  /** Who works here already is changed in the list, with what they may do before the eyes. */
  | { readonly ok: false; readonly reason: 'nobody' | 'self' | 'not-admin' | 'works-here' }
  | { readonly ok: false; readonly reason: 'changed'; readonly id: string };

const inOrder = (areas: readonly StaffArea[]) => STAFF_AREAS.filter((area) => areas.includes(area));

/** Whether an account is an admin's. Those who change each other follow one another: the caller's transaction holds the staff. */
async function isAdmin(transaction: Database, actorId: string): Promise<boolean> {
  await lockName(transaction, 'staff');
  const [actor] = await transaction.select({ role: users.role }).from(users).where(eq(users.id, actorId));
  return actor?.role === 'admin';
}

/**
 * Gives somebody a role and areas of the back office, unless they have other rights than the page showed. Nobody changes their own, so that an
 * admin is always left. What the sessions of who is changed proved before does not open the back office: the second factor is given once more.
 */
export const changeStaff =
  (database: Database) =>
  ({ who, role, areas, actorId, why }: StaffChange): Promise<StaffChanged> =>
    database.transaction(async (transaction) => {
      if (!(await isAdmin(transaction, actorId))) return { ok: false, reason: 'not-admin' };
      const named = 'id' in who ? eq(users.id, who.id) : eq(users.email, who.email.trim().toLowerCase());
      const [found] = await transaction
        .select(person)
        .from(users)
        .where(and(named, users.emailVerified))
        .for('update');
      if (!found) return { ok: false, reason: 'nobody' };
      if (found.id === actorId) return { ok: false, reason: 'self' };
      const wanted = { role, areas: role === 'staff' ? inOrder(areas) : null };
      const [before, after] = [printRights(found), printRights(wanted)];
      if (before === after) return { ok: true, changed: false };
      if (!('id' in who) && worksHere(found.role)) return { ok: false, reason: 'works-here' };
      if ('id' in who && who.seen !== before) return { ok: false, reason: 'changed', id: found.id };
      await transaction
        .update(users)
        .set({ role, staffAreas: wanted.areas, updatedAt: sql`now()` })
        .where(eq(users.id, found.id));
      await transaction.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, found.id));
      const listed = (member: StaffMember) =>
        member.role === 'staff' ? inOrder(member.areas ?? STAFF_AREAS).join(', ') : '';
      const [from, to] = [listed(found), listed(wanted)];
      await recordChanges(transaction, [
        {
          staffId: actorId,
          action: 'staff-changed',
          subject: 'staff',
          subjectId: found.id,
          why,
          changes: {
            ...(found.role !== role && { role: [found.role, role] as const }),
            ...(from !== to && { areas: [from, to] as const }),
          },
        },
      ]);
      return { ok: true, changed: true };
    });

/** What is wanted of an account whose owner lost the telephone. */
export interface FactorsReset {
  readonly id: string;
  readonly actorId: string;
  /** Why, and how it was made sure who asked. */
  readonly why: string;
}

export type FactorsAreReset =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'nobody' | 'self' | 'not-admin' | 'no-reason' };

/**
 * Takes every second factor off an account (`dropSecondFactors`), for an admin and with a reason, which the log keeps. Not off one's own: whoever
 * finds an admin's browser signed in would be rid of them.
 */
export const resetFactors =
  (database: Database) =>
  ({ id, actorId, why }: FactorsReset): Promise<FactorsAreReset> =>
    database.transaction(async (transaction) => {
      if (!(await isAdmin(transaction, actorId))) return { ok: false, reason: 'not-admin' };
      if (id === actorId) return { ok: false, reason: 'self' };
      if (why === '') return { ok: false, reason: 'no-reason' };
      const [found] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id));
      if (!found) return { ok: false, reason: 'nobody' };
      if (await dropSecondFactors(transaction, { userId: id })) {
        await recordChanges(transaction, [
          { staffId: actorId, action: 'factors-reset', subject: 'staff', subjectId: id, why, changes: {} },
        ]);
      }
      return { ok: true };
    });

/** One account, whether or not its owner works here; null for none. */
export const findPerson =
  (database: Database) =>
  async (id: string): Promise<StaffPerson | null> => {
    const [found] = await database.select(person).from(users).where(eq(users.id, id));
    return found ?? null;
  };
