import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { printRights, type Role, type StaffArea } from '../../domain/account/role.ts';
import { authenticators } from '../account/second-factor/tables.ts';
import { sessions, users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { changeStaff, findPerson, listPeople, resetFactors, type StaffChange } from './change-staff.ts';

const { database } = await openTestDatabase();
/** Changes somebody; who is named by an id has the rights that the page shows, unless `seen` says otherwise. */
async function change({
  who,
  why = '',
  ...wanted
}: Omit<StaffChange, 'who' | 'why'> & {
  who: { id: string; seen?: string } | { email: string };
  why?: string;
}) {
  if ('email' in who) return changeStaff(database)({ ...wanted, who, why });
  const shown = await findPerson(database)(who.id);
  const seen = who.seen ?? (shown ? printRights(shown) : '');
  return changeStaff(database)({ ...wanted, who: { id: who.id, seen }, why });
}
const now = new Date();
const add = (id: string, role: Role, emailVerified = true) =>
  database.insert(users).values({
    id,
    name: id,
    email: `${id}@example.com`,
    emailVerified,
    role,
    createdAt: now,
    updatedAt: now,
  });
const roleOf = async (id: string) =>
  (
    await database.select({ role: users.role, areas: users.staffAreas }).from(users).where(eq(users.id, id))
  )[0];

beforeEach(async () => {
  await database.delete(users);
  await add('olha', 'admin');
  await add('petro', 'admin');
  await add('ivan', 'customer');
  await add('guest', 'customer', false);
});

test('an admin makes a customer staff of some areas, and it is in the log', async () => {
  const areas: StaffArea[] = ['support', 'orders'];
  expect(
    await change({ who: { email: ' Ivan@example.com' }, role: 'staff', areas, actorId: 'olha' }),
  ).toEqual({ ok: true, changed: true });
  expect(await roleOf('ivan')).toEqual({ role: 'staff', areas: ['orders', 'support'] });
  expect((await listPeople(database)()).map(({ id }) => id)).toEqual(['ivan', 'olha', 'petro']);
  const { entries } = await listAudit(database)({ subject: 'staff', subjectId: 'ivan' });
  expect(entries).toMatchObject([
    { staffName: 'olha', changes: { role: ['customer', 'staff'], areas: ['', 'orders, support'] } },
  ]);
  expect(await change({ who: { id: 'ivan' }, role: 'staff', areas, actorId: 'olha' })).toEqual({
    ok: true,
    changed: false,
  });
});

test('nobody is made staff whose address is not confirmed, nobody changes themselves, and only admins change anybody', async () => {
  const wanted = { role: 'staff', areas: [] } as const;
  expect(await change({ who: { email: 'guest@example.com' }, ...wanted, actorId: 'olha' })).toMatchObject({
    reason: 'nobody',
  });
  expect(await change({ who: { id: 'olha' }, ...wanted, actorId: 'olha' })).toMatchObject({ reason: 'self' });
  await change({ who: { id: 'ivan' }, ...wanted, actorId: 'olha' });
  expect(await change({ who: { id: 'petro' }, ...wanted, actorId: 'ivan' })).toMatchObject({
    reason: 'not-admin',
  });
});

test('two admins who dismiss each other at once: one of them stays', async () => {
  const dismissed = { role: 'customer', areas: [] } as const;
  await Promise.all([
    change({ who: { id: 'petro' }, ...dismissed, actorId: 'olha' }),
    change({ who: { id: 'olha' }, ...dismissed, actorId: 'petro' }),
  ]);
  expect((await listPeople(database)()).filter(({ role }) => role === 'admin')).toHaveLength(1);
});

test('rights that another admin changed meanwhile are not written over, and who works here is not added again', async () => {
  await change({ who: { id: 'ivan' }, role: 'staff', areas: ['orders', 'payments'], actorId: 'olha' });
  const seen = 'staff orders payments';
  await change({
    who: { id: 'ivan', seen },
    role: 'staff',
    areas: ['orders'],
    actorId: 'petro',
    why: 'Відпустка',
  });
  const late = { role: 'staff', areas: ['orders', 'payments', 'figures'], actorId: 'olha' } as const;
  expect(await change({ who: { id: 'ivan', seen }, ...late })).toEqual({
    ok: false,
    reason: 'changed',
    id: 'ivan',
  });
  expect(await change({ who: { email: 'ivan@example.com' }, ...late })).toMatchObject({
    reason: 'works-here',
  });
  expect(await roleOf('ivan')).toEqual({ role: 'staff', areas: ['orders'] });
  const { entries } = await listAudit(database)({ subject: 'staff', subjectId: 'ivan' });
  expect(entries.slice(0, 2).map(({ staffName, why }) => [staffName, why])).toEqual([
    ['petro', 'Відпустка'],
    ['olha', ''],
  ]);
});

test('what is saved twice from one page counts once, and a dismissal is not taken back by an older page', async () => {
  await change({ who: { id: 'ivan' }, role: 'staff', areas: ['orders'], actorId: 'olha' });
  const seen = 'staff orders';
  const dismissed = { who: { id: 'ivan', seen }, role: 'customer', areas: [], actorId: 'olha' } as const;
  expect(await change(dismissed)).toEqual({ ok: true, changed: true });
  expect(await change(dismissed)).toEqual({ ok: true, changed: false });
  const older = {
    who: { id: 'ivan', seen },
    role: 'staff',
    areas: ['orders', 'figures'],
    actorId: 'petro',
  } as const;
  expect(await change(older)).toMatchObject({ reason: 'changed' });
  expect(await roleOf('ivan')).toEqual({ role: 'customer', areas: null });
});

test('an admin takes the second factor off a colleague who lost it, with a reason that the log keeps', async () => {
  const reset = (actorId: string, why = 'Телефон у сервісі, зателефонував сам') =>
    resetFactors(database)({ id: 'petro', actorId, why });
  await database
    .insert(authenticators)
    .values({ userId: 'petro', sealedSecret: 'sealed', enabledAt: now.toISOString() });
  await database
    .insert(sessions)
    .values({ id: 's', userId: 'petro', token: 's', expiresAt: new Date(Date.now() + 60_000) });
  expect(await reset('ivan')).toMatchObject({ reason: 'not-admin' });
  expect(await reset('petro')).toMatchObject({ reason: 'self' });
  expect(await reset('olha', '')).toMatchObject({ reason: 'no-reason' });
  expect((await findPerson(database)('petro'))?.hasFactor).toBe(true);
  expect(await reset('olha')).toEqual({ ok: true });
  expect((await findPerson(database)('petro'))?.hasFactor).toBe(false);
  expect(await database.$count(sessions, eq(sessions.userId, 'petro'))).toBe(0);
  // A form that is sent again finds nothing to take off, and logs nothing.
  expect(await reset('olha')).toEqual({ ok: true });
  const { entries } = await listAudit(database)({ subject: 'staff', subjectId: 'petro' });
  expect(entries.filter(({ action }) => action === 'factors-reset')).toMatchObject([
    { staffName: 'olha', action: 'factors-reset', why: 'Телефон у сервісі, зателефонував сам' },
  ]);
});
