import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import type { Role, StaffArea } from '../../domain/account/role.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { changeStaff, listPeople } from './change-staff.ts';

const { database } = await openTestDatabase();
const change = changeStaff(database);
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
