import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addStaffRow } from '../../../tests/support/staff-row.ts';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { STAND_IN_DOMAIN } from '../account/stand-in.ts';
import { users } from '../account/tables.ts';
import { listAudit } from '../audit/audit-log.ts';
import { writeCustomerNote, removeCustomerNote } from './customer-notes.ts';
import { findCustomer } from './find-customer.ts';
import { listCustomers } from './list-customers.ts';

const { database } = await openTestDatabase();
const list = listCustomers(database);
const find = findCustomer(database);
const write = writeCustomerNote(database);
const remove = removeCustomerNote(database);

let staffId = '';
const add = (id: string, row: Partial<typeof users.$inferInsert> = {}) =>
  database.insert(users).values({ id, name: id, email: `${id}@example.com`, emailVerified: true, ...row });
const found = async (search: string) =>
  (await list({ search, after: null })).customers.map(({ id }) => id).toSorted();

beforeEach(async () => {
  await database.delete(users);
  staffId = await addStaffRow(database, 'Марія');
  await add('olena', {
    name: 'Олена Коваль',
    firstName: 'Олена',
    lastName: 'Коваль',
    phone: '+380671234567',
  });
  await add('jan', { name: 'Jan Kowalski', email: 'jan_k@example.pl' });
  await add('gone', { name: '', email: `gone@${STAND_IN_DOMAIN}`, emailVerified: false });
});

test.each([
  ['коваль', ['olena']],
  ['ОЛЕНА коваль', ['olena']],
  ['коваль jan', []],
  ['kowal', ['jan']],
  ['jan_k@', ['jan']],
  // No sign of it is a pattern.
  ['jan%k', []],
  ['j_n', []],
  ['067 123-45-67', ['olena']],
  ['+380 (67) 1234567', ['olena']],
  [`gone@${STAND_IN_DOMAIN}`, []],
  ["'; drop table users; --", []],
  ['\\', []],
])('“%s” finds %j', async (search, ids) => {
  expect(await found(search)).toEqual(ids);
});

test('pages follow each other without a gap, and leave out what stands in for erased accounts', async () => {
  await database.delete(users).where(eq(users.id, 'jan'));
  const at = new Date('2026-01-01T10:00:00Z');
  for (let number = 0; number < 65; number += 1) {
    // Many at the same moment, as an import makes them.
    await add(`many-${String(number).padStart(2, '0')}`, { createdAt: at });
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ search: '', after });
    seen.push(...page.customers.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(seen).toHaveLength(67);
  expect(new Set(seen).size).toBe(67);
  expect(seen).not.toContain('gone');
});

test('a person is found with what is known of them, and nobody in place of an erased one', async () => {
  expect(await find('olena', 'uk')).toMatchObject({
    name: 'Олена Коваль',
    isConfirmed: true,
    waysToSignIn: [],
    passkeys: 0,
    hasSecondFactor: false,
    lastSignIn: null,
    deletionDue: null,
    consents: [],
    matters: [],
    notes: [],
  });
  expect(await find('gone', 'uk')).toBe(null);
  expect(await find('nobody', 'uk')).toBe(null);
});

test('a note is written once however often it is sent, read by all staff, and taken away with a trace but without its words', async () => {
  const note = {
    userId: 'olena',
    staffId,
    formKey: randomUUID(),
    typed: '  Телефонувати після 18:00\r\nПитати Олену ',
  };
  expect(await Promise.all([write(note), write(note)])).toEqual([{ ok: true }, { ok: true }]);
  const [first, ...rest] = (await find('olena', 'uk'))?.notes ?? [];
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ text: 'Телефонувати після 18:00\nПитати Олену', staffName: 'Марія' });
  const noteId = first?.id ?? 0;
  // Of another customer it is not.
  await remove({ userId: 'jan', noteId, staffId });
  expect((await find('olena', 'uk'))?.notes).toHaveLength(1);
  await remove({ userId: 'olena', noteId, staffId });
  await remove({ userId: 'olena', noteId, staffId });
  expect((await find('olena', 'uk'))?.notes).toEqual([]);
  const { entries } = await listAudit(database)({ subject: 'customer', subjectId: 'olena' });
  expect(entries).toMatchObject(
    ['note-removed', 'note-written'].map((action) => ({ action, changes: {}, subjectName: 'Олена Коваль' })),
  );
});

test.each([
  ['olena', '  ', 'empty'],
  ['olena', 'x'.repeat(2001), 'too-long'],
  ['nobody', 'x', 'nobody'],
  ['gone', 'x', 'nobody'],
])('of %s a note of “%.5s…” is refused as %s', async (userId, typed, reason) => {
  expect(await write({ userId, staffId, formKey: randomUUID(), typed })).toEqual({ ok: false, reason });
});
