import { expect, onTestFinished, test } from 'vitest';
import { users } from '../../src/server/account/tables.ts';
import { connectPostgres } from '../../src/server/database/connect-postgres.ts';
import { runTool } from '../support/run-tool.ts';
import { serverDatabase } from '../support/test-database.ts';

test('nobody is made staff before the operator has seen who registered the address, and when', async () => {
  const DATABASE_URL = await serverDatabase();
  const { database, close } = connectPostgres(DATABASE_URL, { poolSize: 1 });
  await database.insert(users).values({
    id: 'anna',
    name: 'Anna Nowak',
    email: 'anna@example.com',
    createdAt: new Date('2026-03-04T10:00:00Z'),
  });
  onTestFinished(close);
  const roles = async () => (await database.select({ role: users.role }).from(users)).map(({ role }) => role);
  const command = (verb: string, settings: NodeJS.ProcessEnv = {}) =>
    runTool(['tools/staff.ts', verb, 'Anna@example.com'], { DATABASE_URL, ...settings });
  expect((await command('grant', { CONFIRM: 'grant' })).said).toMatch(/^anna@example\.com is not confirmed/);
  expect(await roles()).toEqual(['customer']);
  await database.update(users).set({ emailVerified: true });
  const asked = await command('grant');
  expect(asked.code).toBe(1);
  expect(asked.said).toMatch(
    /anna@example\.com was registered on 2026-03-04 .*“Anna Nowak”, and its owner has confirmed the address.*CONFIRM=grant/,
  );
  expect(await roles()).toEqual(['customer']);
  const granted = { code: 0, said: 'anna@example.com is staff now.\n' };
  expect(await command('grant', { CONFIRM: 'grant' })).toEqual(granted);
  expect(await roles()).toEqual(['staff']);
});

test('staff are listed while they are staff, until that is revoked', async () => {
  const DATABASE_URL = await serverDatabase();
  const { database, close } = connectPostgres(DATABASE_URL, { poolSize: 1 });
  await database
    .insert(users)
    .values({ id: 'anna', name: 'Anna Nowak', email: 'anna@example.com', emailVerified: true });
  onTestFinished(close);
  const roles = async () => (await database.select({ role: users.role }).from(users)).map(({ role }) => role);
  const command = (verb: string, settings: NodeJS.ProcessEnv = {}) =>
    runTool(['tools/staff.ts', verb, 'Anna@example.com'], { DATABASE_URL, ...settings });
  const list = async () => (await runTool(['tools/staff.ts', 'list'], { DATABASE_URL })).said;
  expect(await list()).not.toContain('anna@example.com');
  expect(await command('grant', { CONFIRM: 'grant' })).toMatchObject({ code: 0 });
  expect(await list()).toContain('staff\tanna@example.com\tAnna Nowak');
  expect(await command('revoke')).toMatchObject({ code: 0 });
  expect(await roles()).toEqual(['customer']);
  expect(await list()).not.toContain('anna@example.com');
});

test.each([
  [['restore'], 'Which backup? npm run db:restore -- <file>\n'],
  [['export', 'somewhere'], 'Where to? npm run db:export -- postgres://user:password@host/database\n'],
])('%o says what is missing', async (parameters, said) => {
  expect(await runTool(['tools/database.ts', ...parameters], {})).toEqual({ code: 1, said });
});
