import { readFileSync } from 'node:fs';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { auditEntries } from './tables.ts';

const CONTACTS = 'src/server/database/migrations/0123_no-contacts-in-audit.sql';
const REFERENCES = 'src/server/database/migrations/0127_bank-references-struck.sql';
type Database = Awaited<ReturnType<typeof openTestDatabase>>['database'];

async function run(database: Database, migration: string) {
  for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement));
}

test('what leads to a customer is struck from entries that were written before, and the log stays closed', async () => {
  const { database } = await openTestDatabase();
  const about = { subject: 'order', subjectId: 'one', action: 'order-moved', staffId: null } as const;
  await database.insert(auditEntries).values([
    {
      ...about,
      changes: { order: ['', 'ORD-1'], carrier: ['', 'dpd'], number: ['', '20450000000001'] },
    },
    { ...about, changes: {}, why: 'Дзвінок з +380 67 123-45-67, пише olena@example.com про ORD-10001' },
    { ...about, subject: 'shop-data', changes: { number: ['1', '2'] }, why: 'NIP 5252248481, 2026-11-05' },
  ]);
  await run(database, CONTACTS);
  const rows = await database.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(rows.map(({ changes, why }) => [changes, why])).toEqual([
    [{ order: ['', 'ORD-1'], carrier: ['', 'dpd'], trackingNumber: ['', 'written'] }, ''],
    [{}, 'Дзвінок з …, пише … про ORD-10001'],
    [{ number: ['1', '2'] }, 'NIP 5252248481, 2026-11-05'],
  ]);
  await expect(database.execute(sql`update ${auditEntries} set why = ''`)).rejects.toThrow('Failed query');
});

test('of references of bank lines it stays that there was one, whichever way the line went', async () => {
  const { database } = await openTestDatabase();
  const about = { subject: 'order', subjectId: 'one', staffId: null } as const;
  const line = { order: ['', 'ORD-1'], lineAmount: ['', '10.00 UAH'] } as const;
  await database.insert(auditEntries).values([
    { ...about, action: 'payment-recorded', changes: { ...line, lineReference: ['', 'КОВАЛЬ О.І. 42'] } },
    { ...about, action: 'line-reversed', changes: { ...line, lineReference: ['КОВАЛЬ О.І. 42', ''] } },
    { ...about, action: 'order-moved', changes: line },
  ]);
  await run(database, REFERENCES);
  const rows = await database.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(rows.map(({ changes }) => changes)).toEqual([
    { ...line, lineReference: ['', 'written'] },
    { ...line, lineReference: ['written', ''] },
    line,
  ]);
  await expect(database.execute(sql`update ${auditEntries} set why = ''`)).rejects.toThrow('Failed query');
});
