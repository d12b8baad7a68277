import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/test-database.ts';
import { users } from '../account/tables.ts';
import { recordChanges } from './audit-log.ts';
import { findAuthor } from './find-author.ts';

const { database } = await openTestDatabase();
await database.insert(users).values([
  { id: 'olena', name: 'Олена Савчук', email: 'olena@example.com' },
  { id: 'taras', name: '', email: 'taras@example.com' },
]);
const change = (staffId: string | null, field: string) =>
  recordChanges(database, [
    { staffId, subject: 'product', subjectId: '102', action: 'edited', changes: { [field]: ['1', '2'] } },
  ]);
const author = (fields: readonly string[], staffId = 'me') =>
  findAuthor(database)({ subject: 'product', subjectId: '102', fields, staffId });

test('who else changed one of the fields last has a name, else an address', async () => {
  await change('olena', 'brand');
  await change('taras', 'warranty');
  expect(await author(['brand', 'category'])).toBe('Олена Савчук');
  expect(await author(['brand', 'warranty'])).toBe('taras@example.com');
  expect(await author(['warranty'], 'taras')).toBeNull();
  expect(await author(['category'])).toBeNull();
  expect(await author([])).toBeNull();
  await change(null, 'brand');
  expect(await author(['brand'])).toBeNull();
});
