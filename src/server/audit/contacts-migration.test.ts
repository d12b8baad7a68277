import { readFileSync } from 'node:fs';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { auditEntries } from './tables.ts';

const MIGRATION = 'src/server/database/migrations/0123_no-contacts-in-audit.sql';

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
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint'))
    await database.execute(sql.raw(statement));
  const rows = await database.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(rows.map(({ changes, why }) => [changes, why])).toEqual([
    [{ order: ['', 'ORD-1'], carrier: ['', 'dpd'], trackingNumber: ['', 'written'] }, ''],
    [{}, 'Дзвінок з …, пише … про ORD-10001'],
    [{ number: ['1', '2'] }, 'NIP 5252248481, 2026-11-05'],
  ]);
  await expect(database.execute(sql`update ${auditEntries} set why = ''`)).rejects.toThrow('Failed query');
});
