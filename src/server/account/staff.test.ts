import { eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addCustomers } from '../../../tests/support/sample-order.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { listStaff, setRole } from './staff.ts';
import { users } from './tables.ts';

const { database } = await openTestDatabase();
await addCustomers(database, 'olena', 'marek', 'claimant');
await database.update(users).set({ emailVerified: true }).where(ne(users.email, 'claimant@example.com'));
const set = setRole(database);
const staff = async () => (await listStaff(database)()).map(({ email, role }) => [email, role]);

test('the back office is opened to whoever is registered, and closed again', async () => {
  expect(await staff()).toEqual([]);
  expect(await set(' Olena@Example.com ', 'staff')).toBe(true);
  expect(await set('marek@example.com', 'admin')).toBe(true);
  expect(await staff()).toEqual([
    ['marek@example.com', 'admin'],
    ['olena@example.com', 'staff'],
  ]);
  expect(await set('olena@example.com', 'customer')).toBe(true);
  expect(await staff()).not.toContainEqual(['olena@example.com', 'staff']);
});

test('nobody is made staff who is not there, or whose address nobody has confirmed', async () => {
  expect(await set('claimant@example.com', 'staff')).toBe(false);
  await expect(
    database.update(users).set({ role: 'staff' }).where(eq(users.email, 'claimant@example.com')),
  ).rejects.toThrow('Failed query');
  expect(await set('nobody@example.com', 'staff')).toBe(false);
});
