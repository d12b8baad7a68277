import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { listAudit, recordChanges } from '../audit/audit-log.ts';
import { shownName } from './shown-name.ts';
import { STAND_IN_DOMAIN } from './stand-in.ts';
import { users } from './tables.ts';

const { database } = await openTestDatabase();
const add = (id: string, name: string, email = `${id}@example.com`) =>
  database.insert(users).values({ id, name, email, emailVerified: true, role: 'staff' });

test.each([
  ['named', 'Олена', undefined, 'Олена'],
  ['nameless', '', undefined, 'nameless@example.com'],
  ['stand-in', '', `stand-in@${STAND_IN_DOMAIN}`, null],
])('the account "%s" is shown by its name, or its address, or as nobody', async (id, name, email, shown) => {
  await add(id, name, email);
  const [found] = await database.select({ name: shownName }).from(users).where(eq(users.id, id));
  expect(found?.name).toBe(shown);
});

test('the log names staff without a name by their address, and nobody whose account is gone', async () => {
  await add('olena', '');
  await add('left', 'Петро');
  const change = { action: 'edited', subject: 'rate', subjectId: 'USD/UAH', changes: {} } as const;
  await recordChanges(database, [
    { ...change, staffId: 'olena' },
    { ...change, staffId: 'left' },
  ]);
  await database.delete(users).where(eq(users.id, 'left'));
  const { entries } = await listAudit(database)({});
  expect(entries.map(({ staffName }) => staffName)).toEqual([null, 'olena@example.com']);
});
